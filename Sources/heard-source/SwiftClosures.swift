import SwiftSyntax

/// What closures and conditions mean for the views in them: menus, bars, loops, names that they bind.
extension SwiftFileReader {
    func isMenu(_ n: ClosureExprSyntax) -> Bool {
        guard let called = n.parent?.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        return ["Menu", "CommandMenu", "CommandGroup", "contextMenu", "commands"].contains(called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "")
    }

    func isBar(_ n: ClosureExprSyntax) -> Bool {
        guard let called = n.parent?.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        return ["oolbar", "opBar", "ottomBar", "navigationBar"].contains { contains(name, $0) }
    }

    /// `ForEach(1...5, …) { … }`.
    func isRatingLoop(_ n: ClosureExprSyntax) -> Bool {
        guard let call = n.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ForEach", let first = call.arguments.first else { return false }
        let range = Condition.normalized(first.expression.trimmedDescription)
        return ["1...5", "1..<6", "0..<5", "0...4", "1...10", "1..<11", "0..<10"].contains { range == $0 || range.hasPrefix($0 + ",") || range == "Array(\($0))" || range == "(\($0))" }
    }

    /// What a closure gets one by one: `texts.map`, `$text.sink`, `ForEach(dishes)`.
    func collection(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return ["map", "compactMap", "flatMap", "sink", "forEach", "filter"].contains(access.declName.baseName.text) ? access.base : nil
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, ["ForEach", "List", "Table", "Picker"].contains(name), let first = call.arguments.first, first.label == nil else { return nil }
        return first.expression
    }

    /// `texts.map { text in … }`, `$text.sink { text in … }`: the parameter stands for what the method is called on.
    func bindParameters(_ n: ClosureExprSyntax, _ around: Scope) {
        guard let call = n.parent?.as(FunctionCallExprSyntax.self) ?? n.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), let base = collection(call) else { return }
        var name = "$0"
        switch n.signature?.parameterClause {
        case .simpleInput(let list): name = list.first?.name.text ?? name
        case .parameterClause(let clause): name = clause.parameters.first.map { ($0.secondName ?? $0.firstName).text } ?? name
        default: break
        }
        guard name != "_", case let value = converter.convert(base, around) else { return }
        switch value {
        case .dynamic, .empty: return
        default: scope.locals[clean(name), default: []].append(LocalValue(value: value, type: nil, isElement: call.calledExpression.is(DeclReferenceExprSyntax.self)))
        }
    }

    func bind(_ element: ConditionElementSyntax) {
        if let match = element.condition.as(MatchingPatternConditionSyntax.self) { scope.bind(payload: match.pattern, converter) }
        guard let b = element.condition.as(OptionalBindingConditionSyntax.self), let name = b.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
              let value = b.initializer?.value else { return }
        scope.locals[clean(name), default: []].append(LocalValue(value: converter.convert(value, scope), type: nil))
    }

    func differentiates(_ condition: String) -> Bool {
        contains(condition, "ifferentiateWithoutColor") || Condition.atoms(condition).contains { differentiateNames.contains($0.text) }
    }

    /// A state also chooses something that is no colour. What only Differentiate Without Color brings does not count.
    func note(_ condition: String, on controls: Int...) {
        guard insideDifferentiate == 0, !differentiates(condition) else {
            for c in controls where c >= 0 { facts.controls[c].signalsWithoutColor.append(condition) }
            return
        }
        for c in controls where c >= 0 { facts.controls[c].signals.append(condition) }
    }
}
