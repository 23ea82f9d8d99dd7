import SwiftSyntax

/// Finds what a body returns, under which conditions.
final class ResultCollector {
    let converter: SwiftExpressions
    let scope: Scope
    var found: [(condition: String?, value: Expression)] = []

    init(_ converter: SwiftExpressions, _ scope: Scope) {
        self.converter = converter
        self.scope = scope
    }

    func read(_ items: CodeBlockItemListSyntax, isWhole: Bool, condition: String?) {
        let isOnly = isWhole && items.count == 1
        for item in items {
            switch item.item {
            case .expr(let e):
                if let i = e.as(IfExprSyntax.self) { read(i, condition: condition, isWhole: isOnly) } else if let s = e.as(SwitchExprSyntax.self) {
                    read(s, condition: condition, isWhole: isOnly)
                } else if isOnly { found.append((condition, converter.convert(e, scope))) } else if let assignment = e.as(SequenceExprSyntax.self) { note(assignment, condition) } else { noteAppend(e, condition) }
            case .stmt(let s): read(s, condition: condition, isWhole: isOnly)
            case .decl(let d): note(d)
            default: break
            }
        }
    }

    private func read(_ s: StmtSyntax, condition: String?, isWhole: Bool) {
        if let r = s.as(ReturnStmtSyntax.self) {
            if let e = r.expression { found.append((condition, converter.convert(e, scope))) }
        } else if let e = s.as(ExpressionStmtSyntax.self) {
            if let i = e.expression.as(IfExprSyntax.self) { read(i, condition: condition, isWhole: isWhole) }
            if let w = e.expression.as(SwitchExprSyntax.self) { read(w, condition: condition, isWhole: isWhole) }
        } else if let g = s.as(GuardStmtSyntax.self) {
            for element in g.conditions { bind(element) }
            read(g.body.statements, isWhole: false, condition: Condition.negated(SwiftExpressions.condition(g.conditions)))
        } else if let d = s.as(DoStmtSyntax.self) {
            read(d.body.statements, isWhole: false, condition: condition)
            for c in d.catchClauses { read(c.body.statements, isWhole: false, condition: condition) }
        } else if let f = s.as(ForStmtSyntax.self) { read(f.body.statements, isWhole: false, condition: condition) } else if let w = s.as(WhileStmtSyntax.self) {
            read(w.body.statements, isWhole: false, condition: condition)
        }
    }

    func read(_ e: IfExprSyntax, condition: String?, isWhole: Bool = true) {
        for element in e.conditions { bind(element) }
        let own = SwiftExpressions.condition(e.conditions)
        read(e.body.statements, isWhole: isWhole, condition: own)
        switch e.elseBody {
        case .ifExpr(let next): read(next, condition: condition, isWhole: isWhole)
        case .codeBlock(let block): read(block.statements, isWhole: isWhole, condition: Condition.negated(own))
        default: break
        }
    }

    func read(_ e: SwitchExprSyntax, condition: String?, isWhole: Bool = true) {
        let subject = SwiftExpressions.text(e.subject)
        for element in e.cases {
            guard let one = element.as(SwitchCaseSyntax.self) else { continue }
            var own = subject
            if let label = one.label.as(SwitchCaseLabelSyntax.self) {
                own += "==" + label.caseItems.map { SwiftExpressions.text($0.pattern) }.joined(separator: ",")
                for item in label.caseItems { scope.bind(payload: item.pattern, converter) }
            }
            read(one.statements, isWhole: isWhole, condition: own)
        }
    }

    private func bind(_ element: ConditionElementSyntax) {
        if let match = element.condition.as(MatchingPatternConditionSyntax.self) { scope.bind(payload: match.pattern, converter) }
        guard let b = element.condition.as(OptionalBindingConditionSyntax.self), let name = b.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        guard let value = b.initializer?.value else { return }
        scope.locals[name, default: []].append(LocalValue(value: converter.convert(value, scope), type: nil))
    }

    private func note(_ d: DeclSyntax) {
        guard let v = d.as(VariableDeclSyntax.self) else { return }
        for b in v.bindings {
            if let tuple = b.pattern.as(TuplePatternSyntax.self), let value = b.initializer?.value { scope.bind(tuple, converter.convert(value, scope)); continue }
            guard let name = b.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            scope.locals[name, default: []].append(LocalValue(value: b.initializer.map { converter.convert($0.value, scope) }, type: b.typeAnnotation?.type.trimmedDescription))
        }
    }

    /// `name = …`, `name += …` of a local.
    private func note(_ sequence: SequenceExprSyntax, _ condition: String?) {
        let elements = Array(sequence.elements)
        guard elements.count >= 3, let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text, scope.locals[name] != nil else { return }
        let isAssignment = elements[1].is(AssignmentExprSyntax.self) || elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
        guard isAssignment else { return }
        scope.locals[name]?.append(LocalValue(value: .choice([(condition, converter.sequence(Array(elements[2...]), scope))]), type: nil))
    }

    /// `parts.append(…)`.
    private func noteAppend(_ e: ExprSyntax, _ condition: String?) {
        guard let call = e.as(FunctionCallExprSyntax.self), let access = call.calledExpression.as(MemberAccessExprSyntax.self), ["append", "insert", "replace"].contains(access.declName.baseName.text),
              let name = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, scope.locals[name] != nil,
              let added = call.arguments.first(where: { $0.label?.text == "with" }) ?? call.arguments.first else { return }
        scope.locals[name]?.append(LocalValue(value: .choice([(condition, converter.convert(added.expression, scope))]), type: nil))
    }
}

extension Scope {
    /// `let (day, text) = …`: each name is one value of the tuple.
    func bind(_ tuple: TuplePatternSyntax, _ value: Expression) {
        for (index, element) in tuple.elements.enumerated() {
            guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            locals[SwiftExpressions.clean(name), default: []].append(LocalValue(value: .element(value, index), type: nil))
        }
    }

    /// `case .row(let title, let detail)`, `case let .row(title, detail)`: the names stand for what the cases carry.
    func bind(payload pattern: PatternSyntax, _ converter: SwiftExpressions) {
        let isBinding = pattern.is(ValueBindingPatternSyntax.self)
        let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
        guard let call = inner.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
              let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return }
        for (index, argument) in call.arguments.enumerated() {
            guard let pattern = argument.expression.as(PatternExprSyntax.self)?.pattern else { continue }
            let bound = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? (isBinding ? pattern : nil)
            guard let local = bound?.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            locals[SwiftExpressions.clean(local), default: []].append(
                LocalValue(value: .payload(SwiftExpressions.clean(name), index: index, count: call.arguments.count, converter.span(argument)), type: nil))
        }
    }
}
