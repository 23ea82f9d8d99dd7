import SwiftSyntax

/// A colour that an object gets under a condition.
struct BranchColor {
    var control: Int
    var api: String
    var condition: String
    var span: Span
}

/// Colours that a state chooses one step away from where they are used.
extension SwiftFileReader {
    /// `var tint: Color { isOnline ? .green : .gray }`, also with `if` and `switch`.
    func noteChoice(_ name: String, _ binding: PatternBindingSyntax) {
        guard !definitionsOnly else { return }
        var body: ExprSyntax?
        if let value = binding.initializer?.value { body = value } else if case .getter(let items) = binding.accessorBlock?.accessors, items.count == 1, let item = items.first?.item {
            switch item {
            case .expr(let e): body = e
            case .stmt(let s): body = s.as(ReturnStmtSyntax.self)?.expression ?? s.as(ExpressionStmtSyntax.self)?.expression
            default: break
            }
        }
        guard let body, let condition = chosen(body) else { return }
        // `let image = isSelected ? "checkmark.circle" : "circle"`: a picture, a text, a width.
        let text = body.trimmedDescription
        if !isColorLabel(name), !["olor", ".red", ".green", ".blue", ".gray", ".orange", ".yellow", ".white", ".black", ".clear", ".primary", ".secondary", ".accent"].contains(where: { contains(text, $0) }), !contains(binding.typeAnnotation?.type.trimmedDescription ?? "", "olor") { facts.shown[screen, default: []].append(condition) }
        choices[screen + "/" + name] = condition
    }

    private func chosen(_ e: ExprSyntax) -> String? {
        if let i = e.as(IfExprSyntax.self) { return i.elseBody == nil ? nil : SwiftExpressions.condition(i.conditions) }
        if let s = e.as(SwitchExprSyntax.self), s.cases.count > 1, let label = s.cases.first?.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self), let pattern = label.caseItems.first?.pattern {
            return SwiftExpressions.text(s.subject) + "==" + SwiftExpressions.text(pattern)
        }
        return ternaryCondition(elements(e))
    }

    /// `foregroundStyle(tint)`: known when the whole file is read.
    func noteNamedColor(_ e: ExprSyntax, _ api: String, _ control: Int) {
        guard let path = converter.path(e), let name = path.last, path.count == 1, name.utf8.first.map({ $0 >= 0x61 }) == true else { return }
        namedColors.append((control, api, name, span(e)))
    }

    /// At the end of a file.
    func joinColors() {
        for named in namedColors {
            guard let condition = choices[facts.controls[named.control].screen + "/" + named.name] else { continue }
            facts.controls[named.control].colors.append((named.api, condition, named.span))
        }
        // One of several branches says little: the other may leave the colour as it is for good.
        var seen: Set<String> = []
        for (i, branch) in branchColors.enumerated() {
            let isPart = branchColors[(i + 1)...].contains { other in
                guard other.control == branch.control, other.api == branch.api else { return false }
                if Condition.normalized(other.condition) == Condition.negated(branch.condition) { return true }
                guard let a = Condition.firstRange(of: "==", in: branch.condition), let b = Condition.firstRange(of: "==", in: other.condition) else { return false }
                return branch.condition[..<a.lowerBound] == other.condition[..<b.lowerBound] && branch.condition != other.condition
            }
            guard isPart, seen.insert("\(branch.control)/\(branch.api)").inserted else { continue }
            facts.controls[branch.control].colors.append((branch.api, branch.condition, branch.span))
        }
    }
}
