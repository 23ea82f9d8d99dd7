import SwiftSyntax

/// What declarations make known: parameters, types, functions that look a key up, texts of accessibility properties.
extension SwiftFileReader {
    func enter(_ name: [String], _ inherits: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        let from = inherits?.inheritedTypes.map { baseName($0.type.trimmedDescription) } ?? []
        if from.contains("PreviewProvider") || from.contains("XCTestCase") { return .skipChildren }
        types += name
        scopes.append(Scope(parent: scope, type: types, file: facts.index))
        if from.contains("Commands") { commandTypes.insert(types.joined(separator: ".")) }
        if !from.isEmpty, let last = name.last { facts.inheritance.append((last, from)) }
        depths.append(name.count)
        typeBases.append(functionNumbers.count)
        return .visitChildren
    }

    func leave() {
        guard let count = depths.popLast() else { return }
        typeBases.removeLast()
        types.removeLast(min(count, types.count))
        scopes.removeLast()
    }

    func entering(_ node: some SyntaxProtocol, _ name: [String], _ inherits: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        let kind = enter(name, inherits)
        if case .skipChildren = kind { skipped.insert(node.id) }
        return kind
    }

    func leaving(_ node: some SyntaxProtocol) { if skipped.remove(node.id) == nil { leave() } }

    /// `Set<Foo>?` → Set; `any Foo` → Foo.
    func baseName(_ type: String) -> String { plainTypeName(type) }

    func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
        clause.parameters.map { p in
            let label = p.firstName.text == "_" ? nil : clean(p.firstName.text)
            return Parameter(label: label, name: clean((p.secondName ?? p.firstName).text), type: p.type.trimmedDescription,
                             defaultValue: p.defaultValue.map { converter.convert($0.value, scope) })
        }
    }

    func push(_ info: FunctionInfo?) {
        scopes.append(Scope(parent: scope, type: types, file: facts.index, function: info))
        functionNumber += 1
        functionNumbers.append(functionNumber)
        pushedConditions.append(conditions)
        conditions = []
    }

    func pop() {
        scopes.removeLast()
        functionNumbers.removeLast()
        conditions = pushedConditions.removeLast()
    }

    /// A function that hands its parameter to a lookup is a lookup itself.
    func noteLocalizer(_ info: FunctionInfo, _ value: Expression) {
        guard info.parameters.count >= 1, let parameter = value.lookedUpName, parameter == info.parameters[0].name else { return }
        facts.localizers.insert(info.name)
    }

    func constructedType(_ e: ExprSyntax) -> String? {
        if let call = e.as(FunctionCallExprSyntax.self) {
            if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.unicodeScalars.first?.properties.isUppercase == true { return name }
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let path = access.base.flatMap({ converter.path($0) }), let base = path.last, base.unicodeScalars.first?.properties.isUppercase == true {
                return path == ["UIButton", "Configuration"] ? "UIButton.Configuration" : base
            }
            // `let button: … = { let b = UIButton(); … return b }()`
            if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
                for item in closure.statements {
                    if case .decl(let d) = item.item, let v = d.as(VariableDeclSyntax.self), let value = v.bindings.first?.initializer?.value, let type = constructedType(value) { return type }
                }
            }
        }
        // A list of things of one type is known by what it holds.
        if let list = e.as(ArrayExprSyntax.self), let first = list.elements.first?.expression, let type = constructedType(first) { return "[" + type + "]" }
        return nil
    }

    /// `var trendAccessibilityLabel: String?`, `override func accessibilityValue() -> Any?`.
    func declarationSlot(_ name: String) -> Slot? { accessibilitySlot(name) }

    func declare(_ slot: Slot, _ name: String, _ value: Expression, _ node: some SyntaxProtocol) {
        add(Use(slot: slot, api: name, value: value, localizes: false, span: span(node), condition: nil, control: -1, screen: screen, isDeclaration: true))
    }

    func add(_ use: Use) {
        guard !definitionsOnly else { return }
        var use = use
        if use.block < 0, let block = blocks.last { (use.block, use.order) = (block.block, block.order) }
        if use.condition == nil { use.condition = conditions.last }
        use.footer = footers.last
        use.function = functionNumbers.last ?? -1
        judge(&use)
        if isForDevelopers { use.isDeclaration = true }
        if use.slot.isShown, !use.isDeclaration, SourceComment.leavesOut(facts.bytes, Int(use.span.start)) { use.isDeclaration = true }
        facts.uses.append(use)
    }
}
