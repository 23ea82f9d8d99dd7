import SwiftParser
import SwiftSyntax

/// Reads one Swift file: definitions, texts given to APIs, controls.
final class SwiftFileReader: SyntaxVisitor {
    let facts: FileFacts
    let converter: SwiftExpressions
    /// Only names are wanted, no uses (wave two).
    let definitionsOnly: Bool
    private var types: [String] = []
    private var scopes: [Scope] = []
    private var conditions: [String] = []
    /// Statement lists: number and place of the statement that is being read.
    private var blocks: [(id: Int, order: Int)] = []
    private var nextBlock = 0
    /// Calls that were read as part of a chain.
    private var chained: Set<SyntaxIdentifier> = []
    /// `Text` that is given to an accessibility modifier.
    private var silent: Set<SyntaxIdentifier> = []
    /// Closures that are the visible content of a control, and other closures of one.
    private var contentClosures: [SyntaxIdentifier: Int] = [:]
    private var owners: [Int] = []
    /// UIKit objects by the name under which the code knows them.
    private var objects: [String: Int] = [:]
    private var functionNumber = 0
    private var functionNumbers: [Int] = []
    private var functionNames: [String] = []
    private var insideDifferentiate = 0
    private var differentiateNames: Set<String> = []
    private var closureDepth = 0
    private var declaredTypes: [String: String] = [:]

    init(facts: FileFacts, localizers: Set<String>, definitionsOnly: Bool) {
        self.facts = facts
        self.definitionsOnly = definitionsOnly
        converter = SwiftExpressions(file: facts.index, localizers: localizers)
        super.init(viewMode: .sourceAccurate)
    }

    /// - Parameter source: the file's bytes, or as many with spaces in place of some; nil for all
    static func read(_ facts: FileFacts, _ source: [UInt8]? = nil, localizers: Set<String>, definitionsOnly: Bool) {
        let tree = (source ?? facts.bytes).withUnsafeBufferPointer { Parser.parse(source: $0) }
        let reader = SwiftFileReader(facts: facts, localizers: localizers, definitionsOnly: definitionsOnly)
        reader.scopes = [Scope(parent: nil, type: [], file: facts.index)]
        reader.walk(tree)
    }

    private var scope: Scope { scopes[scopes.count - 1] }
    private var screen: String { types.isEmpty ? facts.path : types.joined(separator: ".") }
    private func span(_ n: some SyntaxProtocol) -> Span { converter.span(n) }
    private func clean(_ s: String) -> String { SwiftExpressions.clean(s) }

    // MARK: types

    private func enter(_ name: [String], _ inherits: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        let from = inherits?.inheritedTypes.map { baseName($0.type.trimmedDescription) } ?? []
        if from.contains("PreviewProvider") || from.contains("XCTestCase") { return .skipChildren }
        types += name
        scopes.append(Scope(parent: scope, type: types, file: facts.index))
        if !from.isEmpty, let last = name.last { facts.inheritance.append((last, from)) }
        depths.append(name.count)
        typeBases.append(functionNumbers.count)
        return .visitChildren
    }

    private var depths: [Int] = []
    /// How many functions are around the types that are open: what a type declares is no local of them.
    private var typeBases: [Int] = []
    private func leave() {
        guard let count = depths.popLast() else { return }
        typeBases.removeLast()
        types.removeLast(min(count, types.count))
        scopes.removeLast()
    }

    /// Skipped types push nothing; their `visitPost` is still called, so they are remembered.
    private var skipped: Set<SyntaxIdentifier> = []
    private func entering(_ node: some SyntaxProtocol, _ name: [String], _ inherits: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        let kind = enter(name, inherits)
        if case .skipChildren = kind { skipped.insert(node.id) }
        return kind
    }
    private func leaving(_ node: some SyntaxProtocol) { if skipped.remove(node.id) == nil { leave() } }

    override func visit(_ n: StructDeclSyntax) -> SyntaxVisitorContinueKind { entering(n, [clean(n.name.text)], n.inheritanceClause) }
    override func visitPost(_ n: StructDeclSyntax) { leaving(n) }
    override func visit(_ n: ClassDeclSyntax) -> SyntaxVisitorContinueKind { entering(n, [clean(n.name.text)], n.inheritanceClause) }
    override func visitPost(_ n: ClassDeclSyntax) { leaving(n) }
    override func visit(_ n: ActorDeclSyntax) -> SyntaxVisitorContinueKind { entering(n, [clean(n.name.text)], n.inheritanceClause) }
    override func visitPost(_ n: ActorDeclSyntax) { leaving(n) }
    override func visit(_ n: EnumDeclSyntax) -> SyntaxVisitorContinueKind { entering(n, [clean(n.name.text)], n.inheritanceClause) }
    override func visitPost(_ n: EnumDeclSyntax) { leaving(n) }
    override func visit(_ n: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { entering(n, [clean(n.name.text)], n.inheritanceClause) }
    override func visitPost(_ n: ProtocolDeclSyntax) { leaving(n) }
    override func visit(_ n: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        entering(n, baseName(n.extendedType.trimmedDescription).split(separator: ".").map(String.init), n.inheritanceClause)
    }
    override func visitPost(_ n: ExtensionDeclSyntax) { leaving(n) }
    override func visit(_ n: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { n.macroName.text == "Preview" ? .skipChildren : .visitChildren }
    override func visit(_ n: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { n.macroName.text == "Preview" ? .skipChildren : .visitChildren }

    /// `Set<Foo>?` → Set; `any Foo` → Foo.
    private func baseName(_ type: String) -> String { plainTypeName(type) }

    /// What only debug builds show is for developers.
    override func visit(_ n: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        let condition = n.condition.map { SwiftExpressions.text($0) } ?? ""
        return condition == "DEBUG" || condition.hasPrefix("DEBUG&&") ? .skipChildren : .visitChildren
    }

    // MARK: functions and values

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
        clause.parameters.map { p in
            let label = p.firstName.text == "_" ? nil : clean(p.firstName.text)
            return Parameter(label: label, name: clean((p.secondName ?? p.firstName).text), type: p.type.trimmedDescription,
                             defaultValue: p.defaultValue.map { converter.convert($0.value, scope) })
        }
    }

    override func visit(_ n: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = clean(n.name.text)
        let info = FunctionInfo(name: name, type: types, parameters: parameters(n.signature.parameterClause))
        facts.functions.append(info)
        let result = n.signature.returnClause?.type.trimmedDescription
        if let body = n.body, let result, isTextType(result) || result.hasPrefix("some ") || result.hasPrefix("[") || result.hasPrefix("(") {
            let inner = Scope(parent: scope, type: types, file: facts.index, function: info)
            let value = converter.results(of: body.statements, inner)
            facts.definitions.append(Definition(name: name, type: types, value: value, declaredType: plainTypeName(result), function: info, file: facts.index))
            noteLocalizer(info, value)
            let isStatic = n.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
            if let slot = declarationSlot(name), !definitionsOnly, isTextType(result), !isStatic, info.parameters.isEmpty { declare(slot, "\(name)()", value, n.name) }
        } else if n.body == nil, let result {
            facts.definitions.append(Definition(name: name, type: types, value: nil, declaredType: plainTypeName(result), function: info, file: facts.index))
        }
        push(info)
        functionNames.append(name)
        return .visitChildren
    }
    override func visitPost(_ n: FunctionDeclSyntax) { pop(); functionNames.removeLast() }

    override func visit(_ n: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let info = FunctionInfo(name: "init", type: types, parameters: parameters(n.signature.parameterClause))
        facts.functions.append(info)
        push(info)
        functionNames.append("init")
        return .visitChildren
    }
    override func visitPost(_ n: InitializerDeclSyntax) { pop(); functionNames.removeLast() }

    private func push(_ info: FunctionInfo?) {
        scopes.append(Scope(parent: scope, type: types, file: facts.index, function: info))
        functionNumber += 1
        functionNumbers.append(functionNumber)
        pushedConditions.append(conditions)
        conditions = []
    }
    private var pushedConditions: [[String]] = []
    private func pop() {
        scopes.removeLast()
        functionNumbers.removeLast()
        conditions = pushedConditions.removeLast()
    }

    /// A function that hands its parameter to a lookup is a lookup itself.
    private func noteLocalizer(_ info: FunctionInfo, _ value: Expression) {
        guard info.parameters.count >= 1, let parameter = lookedUp(value), parameter == info.parameters[0].name else { return }
        facts.localizers.insert(info.name)
    }

    private func lookedUp(_ value: Expression) -> String? {
        switch value {
        case .lookup(.name(let path, nil, _, _), _, _, _): path.count == 1 ? path[0] : nil
        case .localizing(let inner, _, _), .verbatim(let inner): lookedUp(inner)
        case .choice(let list): list.lazy.compactMap { self.lookedUp($0.value) }.first
        case .all(let list): list.lazy.compactMap { self.lookedUp($0) }.first
        default: nil
        }
    }

    override func visit(_ n: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for e in n.elements {
            let name = clean(e.name.text)
            let value: Expression = e.rawValue.map { converter.convert($0.value, scope) } ?? .string([.text(name)], span(e.name))
            let carried = e.parameterClause.map { clause in FunctionInfo(name: name, type: types, parameters: clause.parameters.map { Parameter(label: $0.firstName?.text, name: $0.firstName?.text ?? "", type: nil, defaultValue: nil) }) }
            facts.definitions.append(Definition(name: name, type: types, value: value, declaredType: nil, function: carried, file: facts.index, isEnumCase: true))
        }
        return .skipChildren
    }

    override func visit(_ n: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isLocal = functionNumbers.count > (typeBases.last ?? 0) || closureDepth > 0
        let isOverride = n.modifiers.contains { $0.name.text == "override" }
        let isStatic = n.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
        let differentiates = n.attributes.contains { contains($0.trimmedDescription, "ifferentiateWithoutColor") }
        for b in n.bindings {
            if let tuple = b.pattern.as(TuplePatternSyntax.self), let value = b.initializer?.value { scope.bind(tuple, converter.convert(value, scope)) }
            guard let pattern = b.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = clean(pattern.identifier.text)
            if differentiates { differentiateNames.insert(name) }
            let type = b.typeAnnotation?.type.trimmedDescription
            var value: Expression?
            if let initializer = b.initializer { value = converter.convert(initializer.value, scope) }
            var isComputed = false
            if let accessors = b.accessorBlock {
                switch accessors.accessors {
                case .getter(let items):
                    isComputed = true
                    if type.map(mayHoldText) ?? true { value = converter.results(of: items, Scope(parent: scope, type: types, file: facts.index)) }
                case .accessors(let list):
                    for a in list where a.accessorSpecifier.text == "get" {
                        isComputed = true
                        if let body = a.body, type.map(mayHoldText) ?? true { value = converter.results(of: body.statements, Scope(parent: scope, type: types, file: facts.index)) }
                    }
                default: break
                }
            }
            let constructed = b.initializer.flatMap { constructedType($0.value) }
            let declared = type.map(plainTypeName) ?? constructed
            if isLocal {
                scope.locals[name, default: []].append(LocalValue(value: value, type: declared))
                declareObject(name, declared, b.initializer?.value, isLocal: true)
            } else {
                facts.definitions.append(Definition(name: name, type: types, value: value, declaredType: declared, file: facts.index))
                declareObject(name, declared, b.initializer?.value, isLocal: false)
            }
            if !definitionsOnly, !isStatic, let slot = declarationSlot(name), let value, isComputed || isOverride, type.map(isTextType) ?? isComputed { declare(slot, name, value, pattern) }
            else if !definitionsOnly, !isLocal, !isStatic, let slot = declarationSlot(name), let value, !isComputed, name.hasSuffix("ccessibilityLabel") || name.hasSuffix("ccessibilityValue") || name.hasSuffix("ccessibilityHint"), let type, isTextType(type) {
                declare(slot, name, value, pattern)
            }
        }
        return .visitChildren
    }

    /// `var body: some View { let title = … }`: what is declared there is local.
    override func visit(_ n: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter = n.accessors else { return .visitChildren }
        push(nil)
        functionNames.append("get")
        return .visitChildren
    }
    override func visitPost(_ n: AccessorBlockSyntax) {
        guard case .getter = n.accessors else { return }
        pop()
        functionNames.removeLast()
    }

    override func visit(_ n: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        push(nil)
        functionNames.append(n.accessorSpecifier.text)
        return .visitChildren
    }
    override func visitPost(_ n: AccessorDeclSyntax) { pop(); functionNames.removeLast() }

    private func constructedType(_ e: ExprSyntax) -> String? {
        if let call = e.as(FunctionCallExprSyntax.self) {
            if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.unicodeScalars.first?.properties.isUppercase == true { return name }
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base.flatMap({ converter.path($0) })?.last, base.unicodeScalars.first?.properties.isUppercase == true { return base }
            // `let button: … = { let b = UIButton(); … return b }()`
            if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
                for item in closure.statements {
                    if case .decl(let d) = item.item, let v = d.as(VariableDeclSyntax.self), let value = v.bindings.first?.initializer?.value, let type = constructedType(value) { return type }
                }
            }
        }
        return nil
    }

    /// `var trendAccessibilityLabel: String?`, `override func accessibilityValue() -> Any?`.
    private func declarationSlot(_ name: String) -> Slot? { accessibilitySlot(name) }

    private func declare(_ slot: Slot, _ name: String, _ value: Expression, _ node: some SyntaxProtocol) {
        add(Use(slot: slot, api: name, value: value, localizes: false, span: span(node), condition: nil, control: -1, screen: screen, isDeclaration: true))
    }

    private func add(_ use: Use) {
        guard !definitionsOnly else { return }
        var use = use
        if use.block < 0, let block = blocks.last { (use.block, use.order) = (block.id, block.order) }
        if use.condition == nil { use.condition = conditions.last }
        facts.uses.append(use)
    }

    // MARK: statements

    override func visit(_ n: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        nextBlock += 1
        if let parent = blocks.last { facts.blockParents[nextBlock] = (parent.id, parent.order) }
        blocks.append((nextBlock, -1))
        return .visitChildren
    }
    override func visitPost(_ n: CodeBlockItemListSyntax) { if !blocks.isEmpty { blocks.removeLast() } }
    override func visit(_ n: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if !blocks.isEmpty { blocks[blocks.count - 1].order += 1 }
        return .visitChildren
    }

    override func visit(_ n: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if isRatingLoop(n) { ratingLoops.append(n.id) }
        let around = scope
        scopes.append(Scope(parent: around, type: types, file: facts.index))
        bindParameters(n, around)
        closureDepth += 1
        owners.append(contentClosures[n.id] ?? (owners.last ?? -1))
        return .visitChildren
    }
    override func visitPost(_ n: ClosureExprSyntax) { if ratingLoops.last == n.id { ratingLoops.removeLast() }; scopes.removeLast(); closureDepth -= 1; owners.removeLast() }

    private var ratingLoops: [SyntaxIdentifier] = []
    /// `ForEach(1...5, …) { … }`.
    private func isRatingLoop(_ n: ClosureExprSyntax) -> Bool {
        guard let call = n.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ForEach", let first = call.arguments.first else { return false }
        let range = Condition.normalized(first.expression.trimmedDescription)
        return ["1...5", "1..<6", "0..<5", "0...4", "1...10", "1..<11", "0..<10"].contains { range == $0 || range.hasPrefix($0 + ",") || range == "Array(\($0))" || range == "(\($0))" }
    }

    /// `texts.map { text in … }`, `$text.sink { text in … }`: the parameter stands for what the method is called on.
    private func bindParameters(_ n: ClosureExprSyntax, _ around: Scope) {
        guard let call = n.parent?.as(FunctionCallExprSyntax.self) ?? n.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
              let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
              ["map", "compactMap", "flatMap", "sink", "forEach", "filter"].contains(access.declName.baseName.text) else { return }
        var name = "$0"
        switch n.signature?.parameterClause {
        case .simpleInput(let list): name = list.first?.name.text ?? name
        case .parameterClause(let clause): name = clause.parameters.first.map { ($0.secondName ?? $0.firstName).text } ?? name
        default: break
        }
        guard name != "_", case let value = converter.convert(base, around) else { return }
        switch value {
        case .dynamic, .empty: return
        default: scope.locals[clean(name), default: []].append(LocalValue(value: value, type: nil))
        }
    }

    override func visit(_ n: IfExprSyntax) -> SyntaxVisitorContinueKind {
        let condition = SwiftExpressions.condition(n.conditions)
        for element in n.conditions { bind(element) ; walk(element) }
        let differentiates = self.differentiates(condition)
        if differentiates { insideDifferentiate += 1 }
        conditions.append(condition)
        walk(n.body)
        conditions.removeLast()
        if differentiates { insideDifferentiate -= 1 }
        if let elseBody = n.elseBody {
            conditions.append(Condition.negated(condition))
            switch elseBody {
            case .ifExpr(let e): walk(e)
            case .codeBlock(let b): walk(b)
            default: break
            }
            conditions.removeLast()
        }
        return .skipChildren
    }

    override func visit(_ n: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        for element in n.conditions { bind(element); walk(element) }
        conditions.append(Condition.negated(SwiftExpressions.condition(n.conditions)))
        walk(n.body)
        conditions.removeLast()
        return .skipChildren
    }

    override func visit(_ n: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        let subject = n.parent?.parent?.as(SwitchExprSyntax.self)?.subject
        var condition = subject.map { SwiftExpressions.text($0) } ?? ""
        if let label = n.label.as(SwitchCaseLabelSyntax.self) {
            condition += "==" + label.caseItems.map { SwiftExpressions.text($0.pattern) }.joined(separator: ",")
            for item in label.caseItems { scope.bind(payload: item.pattern, converter) }
        }
        conditions.append(condition)
        return .visitChildren
    }
    override func visitPost(_ n: SwitchCaseSyntax) { if !conditions.isEmpty { conditions.removeLast() } }

    private func bind(_ element: ConditionElementSyntax) {
        if let match = element.condition.as(MatchingPatternConditionSyntax.self) { scope.bind(payload: match.pattern, converter) }
        guard let b = element.condition.as(OptionalBindingConditionSyntax.self), let name = b.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
              let value = b.initializer?.value else { return }
        scope.locals[clean(name), default: []].append(LocalValue(value: converter.convert(value, scope), type: nil))
    }

    private func differentiates(_ condition: String) -> Bool {
        contains(condition, "ifferentiateWithoutColor") || Condition.atoms(condition).contains { differentiateNames.contains($0.text) }
    }

    /// A state also chooses something that is no colour. What only Differentiate Without Color brings does not count.
    private func note(_ condition: String, on controls: Int...) {
        guard insideDifferentiate == 0, !differentiates(condition) else {
            for c in controls where c >= 0 { facts.controls[c].signalsWithoutColor.append(condition) }
            return
        }
        for c in controls where c >= 0 { facts.controls[c].signals.append(condition) }
    }

    // MARK: assignments

    override func visit(_ n: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(n.elements)
        guard elements.count >= 3 else { return .visitChildren }
        let isPlus = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
        guard elements[1].is(AssignmentExprSyntax.self) || isPlus else { return .visitChildren }
        assign(elements[0], Array(elements[2...]))
        return .visitChildren
    }

    private func assign(_ target: ExprSyntax, _ right: [ExprSyntax]) {
        guard let path = converter.path(target), let last = path.last, let first = right.first else { return }
        lastObjectStart = span(target).start
        let value = converter.sequence(right, scope)
        let rightText = Condition.normalized(right.map(\.description).joined())
        let place = Span(file: facts.index, start: span(first).start, end: span(right[right.count - 1]).end)
        let isSelf = path.count == 1 || (path.count == 2 && path[0] == "self")

        if isSelf, scope.declaring(last) != nil, path.count == 1, let owner = scope.declaring(last) {
            owner.locals[last, default: []].append(LocalValue(value: conditions.last.map { .choice([($0, value)]) } ?? value, type: nil))
        } else if isSelf, path.count == 1, !types.isEmpty {
            facts.definitions.append(Definition(name: last, type: types, value: value, declaredType: nil, file: facts.index))
        }
        // `titleLabel.text = …`: what `titleLabel.text` gives back in the same type.
        if !isSelf, path.count == 2, last == "text" || last == "attributedText" || last == "title" || last == "stringValue", scope.declaring(path[0]) == nil || enclosingProperty(path[0]) != nil {
            facts.definitions.append(Definition(name: last, type: ["?" + types.joined(separator: ".") + "/" + (enclosingProperty(path[0]) ?? path[0])], value: value, declaredType: nil, file: facts.index))
        }
        if !isSelf, isTextValue(value) { facts.assignments.append((last, base(of: path), value, scope)) }
        guard !definitionsOnly else { return }
        if !isSelf, let head = path.first, accessibilitySlot(last) == nil, visibleProperty(last) == false, path.count == 2, head.unicodeScalars.first?.properties.isUppercase == false {
            facts.definitions.append(Definition(name: last, type: ["?" + head], value: value, declaredType: nil, file: facts.index))
        }
        if let slot = accessibilitySlot(last), isExactAccessibility(last) {
            let control = object(path.dropLast().map { $0 })
            add(Use(slot: slot, api: last, value: value, localizes: false, span: place, condition: nil, control: control, screen: screen))
            return
        }
        if let slot = accessibilitySlot(last), case let lower = last.lowercased(), lower.contains("accessib") {
            add(Use(slot: slot, api: last, value: value, localizes: false, span: place, condition: nil, control: -1, screen: screen, isDeclaration: true))
        }
        let base = Array(path.dropLast())
        switch last {
        case "text", "attributedText", "stringValue", "attributedStringValue":
            let control = object(base)
            add(Use(slot: .visible, api: last, value: value, localizes: false, span: place, condition: nil, control: control, screen: screen))
            signal(control, right)
        case "title", "attributedTitle", "placeholder", "attributedPlaceholder", "placeholderString", "prompt", "message", "subtitle", "headerTitle", "informativeText", "messageText", "label":
            guard !isSelf || types.last.map({ $0.hasSuffix("Controller") || $0.hasSuffix("View") || $0.hasSuffix("Cell") || $0.hasSuffix("Button") }) == true, !base.isEmpty || last == "title" || last == "message" else { break }
            if last == "label" && !(base.last ?? "").lowercased().contains("item") { break }
            // `button.configuration?.title`
            let owner = base.last == "configuration" || base.last == "config" ? Array(base.dropLast()) : base
            let control = object(owner.isEmpty ? base : owner)
            add(Use(slot: control >= 0 && facts.controls[control].kind != "textField" ? .title : .visible, api: last, value: value, localizes: false, span: place, condition: nil, control: control, screen: screen))
            signal(control, right)
        case "toolTip":
            add(Use(slot: .tooltip, api: last, value: value, localizes: false, span: place, condition: nil, control: object(base), screen: screen))
        case "largeContentTitle":
            add(Use(slot: .visible, api: last, value: value, localizes: false, span: place, condition: nil, control: object(base), screen: screen))
        case "isEnabled", "isUserInteractionEnabled":
            guard last == "isEnabled", !base.isEmpty else { break }
            let control = object(base)
            guard control >= 0 else { break }
            facts.controls[control].traits.insert("notEnabled")
            if rightText == "true" { break }
            let condition = rightText == "false" ? (conditions.last ?? "") : Condition.negated(rightText)
            facts.controls[control].disablings.append((condition, place))
        case "isHidden":
            guard !base.isEmpty else { break }
            let control = object(base)
            guard control >= 0 else { break }
            if rightText == "false" { if let c = conditions.last { facts.controls[control].hidden.append(Condition.negated(c)) } }
            else if rightText == "true" { if let c = conditions.last { facts.controls[control].hidden.append(c) } }
            else { facts.controls[control].hidden.append(rightText) }
        case "accessibilityTraits":
            let control = object(base)
            if control >= 0 { traits(control, rightText) }
            if rightText.contains("elected") { signal(control, right) }
        case "isSelected", "isOn", "isHighlighted": break
        case "textColor", "backgroundColor", "tintColor", "borderColor", "borderWidth", "fillColor", "strokeColor", "baseForegroundColor", "baseBackgroundColor":
            let owner = base.last == "layer" || base.last == "configuration" || base.last == "titleLabel" || base.last == "textLabel" ? Array(base.dropLast()) : base
            let control = object(owner)
            guard control >= 0, last != "borderWidth" else { break }
            if let condition = ternaryCondition(right) { facts.controls[control].colors.append((base.last == "layer" ? "layer." + last : last, condition, place)) }
        case "image":
            let control = object(base)
            signal(control, right)
        case "accessoryType", "accessoryView", "isChecked", "state", "font":
            let control = object(base)
            signal(control, right)
        default: break
        }
    }

    private func base(of path: [String]) -> [String] { path.dropLast().filter { $0 != "self" } }

    /// Worth following to its text.
    private func isTextValue(_ value: Expression) -> Bool {
        switch value {
        case .dynamic, .empty, .accessor: false
        default: true
        }
    }

    /// A text, trait, icon or shape chosen by a state is a signal that is no colour.
    private func signal(_ control: Int, _ right: [ExprSyntax]) {
        guard control >= 0 else { return }
        if let chosen = ternaryCondition(right) { note(chosen, on: control) }
        if let c = conditions.last { note(c, on: control) }
    }

    /// The parts of an expression that operators join; the expression itself where there is none.
    private func elements(_ e: ExprSyntax) -> [ExprSyntax] { e.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [e] }

    private func ternaryCondition(_ elements: [ExprSyntax]) -> String? {
        var elements = elements
        if elements.count == 1 {
            // `(cond ? a : b).cgColor`
            var e = elements[0]
            while let access = e.as(MemberAccessExprSyntax.self), let base = access.base { e = base }
            if let t = e.as(TupleExprSyntax.self), t.elements.count == 1, let inner = t.elements.first?.expression.as(SequenceExprSyntax.self) { elements = Array(inner.elements) }
        }
        guard let at = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else { return nil }
        return Condition.normalized(elements[..<at].map(\.description).joined())
    }

    // MARK: UIKit objects

    private func declareObject(_ name: String, _ type: String?, _ value: ExprSyntax?, isLocal: Bool) {
        guard !definitionsOnly, let type, let kind = uiKind(type: type) else { return }
        declaredTypes[objectKey([name], isLocal: isLocal)] = kind
        // `UIButton(type:)` closures set properties on a local name: they belong to the property.
    }

    private func objectKey(_ base: [String], isLocal: Bool) -> String {
        (isLocal ? "\(functionNumbers.last ?? 0)#" : "") + types.joined(separator: ".") + "/" + base.joined(separator: ".")
    }

    /// The object that a path names, made on first sight.
    private func object(_ base: [String]) -> Int {
        guard !definitionsOnly else { return -1 }
        var base = base
        if base.first == "self" { base.removeFirst() }
        var isLocal = base.first.map { scope.declaring($0) != nil || $0.hasPrefix("$") } ?? false
        // The body of `let button: UIButton = { let b = UIButton() … }()`: the property itself.
        if isLocal, base.count == 1, let property = enclosingProperty(base[0]) {
            base = [property]
            isLocal = false
        }
        let key = objectKey(base, isLocal: isLocal)
        if let known = objects[key] { return known }
        let name = base.last ?? "self"
        let kind = declaredTypes[key] ?? uiKind(name: name, type: base.isEmpty ? types.last : nil)
        facts.controls.append(ControlFact(kind: kind, name: base.isEmpty ? (types.last ?? "self") : base.joined(separator: "."), span: Span(file: facts.index, start: lastObjectStart, end: lastObjectStart + Int32(truncatingIfNeeded: base.joined(separator: ".").utf8.count)), screen: screen, isUIKit: true))
        objects[key] = facts.controls.count - 1
        return facts.controls.count - 1
    }
    private var lastObjectStart: Int32 = 0

    private func enclosingProperty(_ local: String) -> String? { propertyClosures.last.flatMap { $0.local == local ? $0.property : nil } }
    private var propertyClosures: [(property: String, local: String)] = []

    override func visit(_ n: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = n.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let call = n.initializer?.value.as(FunctionCallExprSyntax.self), let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            for item in closure.statements {
                if case .decl(let d) = item.item, let v = d.as(VariableDeclSyntax.self), let local = v.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
                    propertyClosures.append((clean(name), clean(local)))
                    propertyClosureNodes.insert(n.id)
                    break
                }
            }
        }
        return .visitChildren
    }
    override func visitPost(_ n: PatternBindingSyntax) { if propertyClosureNodes.remove(n.id) != nil { propertyClosures.removeLast() } }
    private var propertyClosureNodes: Set<SyntaxIdentifier> = []

    private func traits(_ control: Int, _ text: String) {
        let lower = text.lowercased()
        for (word, trait) in [("selected", "selected"), ("updatesfrequently", "updatesFrequently"), ("adjustable", "adjustable"), ("header", "header"), ("notenabled", "notEnabled"), ("button", "button"), ("toggle", "toggle")] where lower.contains("." + word) || lower.contains("is" + word) || lower.contains("trait" + word) {
            facts.controls[control].traits.insert(trait)
        }
    }

    // MARK: calls

    override func visit(_ n: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if silent.contains(n.id) { return .visitChildren }
        lastObjectStart = span(n).start
        if chained.contains(n.id) { readPlainCall(n); return .visitChildren }
        readChain(n)
        return .visitChildren
    }

    private struct Modifier {
        var name: String
        var call: FunctionCallExprSyntax
    }

    private func readChain(_ outer: FunctionCallExprSyntax) {
        var modifiers: [Modifier] = []
        var current = outer
        var root: ExprSyntax = ExprSyntax(outer)
        while true {
            if let access = current.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
                modifiers.append(Modifier(name: clean(access.declName.baseName.text), call: current))
                var inner = base
                while let m = inner.as(MemberAccessExprSyntax.self), let b = m.base, !b.is(DeclReferenceExprSyntax.self) { inner = b }
                if let next = inner.as(FunctionCallExprSyntax.self) {
                    chained.insert(next.id)
                    current = next
                    root = ExprSyntax(next)
                    continue
                }
                root = base
                break
            }
            root = ExprSyntax(current)
            break
        }
        modifiers.reverse()
        readPlainCall(outer)
        guard !definitionsOnly else { return }
        let rootCall = root.as(FunctionCallExprSyntax.self)
        let rootName = rootCall.flatMap { converter.path($0.calledExpression)?.last } ?? converter.path(root)?.last ?? ""
        let isView = rootCall != nil && rootName.unicodeScalars.first?.properties.isUppercase == true
        // A function of the app that makes a `Text` of a key, where a view stands.
        let isMadeText = rootCall != nil && converter.localizers.contains(rootName) && outer.parent?.parent?.is(CodeBlockItemListSyntax.self) == true && !modifiers.contains { $0.name == rootName }
        let kind = isMadeText ? "text" : swiftUIKind(rootName)
        let interesting = kind != nil || modifiers.contains { isControlModifier($0.name) }
        guard interesting, isView || isMadeText || modifiers.contains(where: { isControlModifier($0.name) }) else { return }
        if !isView, modifiers.count == 1, rootCall == nil, let only = modifiers.first, !(only.name.hasPrefix("accessibility") || only.name == "disabled") { return }

        facts.controls.append(ControlFact(kind: kind ?? "other", name: rootName, span: span(rootCall.map { Syntax($0.calledExpression) } ?? Syntax(root)), screen: screen))
        let index = facts.controls.count - 1
        if let block = blocks.last { (facts.controls[index].block, facts.controls[index].order) = (block.id, block.order) }
        facts.controls[index].condition = conditions.last
        let owner = owners.last ?? -1
        facts.controls[index].isInsideControl = owner >= 0
        if kind == "toggle" { facts.controls[index].traits.insert("toggle") }
        if kind == "button" { facts.controls[index].traits.insert("button") }
        if kind == "slider" || kind == "stepper" { facts.controls[index].traits.insert("adjustable") }
        if let rootCall, let kind { readRoot(rootCall, rootName, kind, index, owner) }
        // `AppIcon(isDone ? \.check : \.circle)`: a view that is given another thing to show.
        if let rootCall, isView { for a in rootCall.arguments where !isColorLabel(a.label?.text) { if let s = a.expression.as(SequenceExprSyntax.self), let c = ternaryCondition(Array(s.elements)) { note(c, on: index, owner) } } }
        for m in modifiers { readModifier(m, index, owner) }
    }

    private func readRoot(_ call: FunctionCallExprSyntax, _ name: String, _ kind: String, _ index: Int, _ owner: Int) {
        let hasAction = call.arguments.contains { $0.label?.text == "action" }
        // Which closure is what is seen.
        switch name {
        case "Button", "NavigationLink", "Menu", "Toggle", "Picker", "Link", "ShareLink", "Stepper", "Slider", "Section", "LabeledContent", "ControlGroup", "GroupBox", "EditButton", "Gauge", "ProgressView", "SettingsLink", "OpenSettingsButton", "PasteButton", "AsyncButton", "TextField":
            let labelled = call.additionalTrailingClosures.first { $0.label.text == "label" }
            if let labelled { contentClosures[labelled.closure.id] = index }
            if let argument = call.arguments.first(where: { $0.label?.text == "label" })?.expression.as(ClosureExprSyntax.self) { contentClosures[argument.id] = index }
            let titled = call.arguments.first.map { $0.label == nil } ?? false
            if labelled == nil, let trailing = call.trailingClosure, !titled {
                if hasAction || (name != "Button" && name != "Menu" && name != "Section" && name != "Picker") { contentClosures[trailing.id] = index }
            }
        default: break
        }
        let first = call.arguments.first
        if let first, first.label == nil, kind != "image" {
            if ["Text", "Label", "Button", "Toggle", "Link", "NavigationLink", "Menu", "Picker", "TextField", "SecureField", "Stepper", "ProgressView", "Section", "Slider", "DatePicker", "ColorPicker", "LabeledContent", "DisclosureGroup", "GroupBox", "Gauge", "ShareLink", "ControlGroup", "TextEditor", "ContentUnavailableView", "Tab", "NavigationSplitView", "Window", "CommandMenu"].contains(name) {
                let value = converter.convert(name == "Text" ? ExprSyntax(call) : first.expression, scope)
                let isTitle = kind != "text" && kind != "other"
                let use = Use(slot: isTitle ? .title : .visible, api: name, value: value, localizes: true, span: span(first.expression), condition: nil, control: index, screen: screen, isInsideControl: owner >= 0)
                add(use)
                if owner >= 0, owner != index, !isTitle {
                    var copy = use
                    copy.slot = .title
                    copy.control = owner
                    copy.api = facts.controls[owner].name + " { " + name + " }"
                    add(copy)
                }
                if let c = ternaryCondition([first.expression]) ?? (first.expression.as(SequenceExprSyntax.self).flatMap { ternaryCondition(Array($0.elements)) }) {
                    note(c, on: index, owner)
                }
            }
        }
        let isMade = converter.localizers.contains(name)
        if (name == "Text" && first?.label != nil) || isMade {
            let use = Use(slot: .visible, api: name, value: converter.convert(ExprSyntax(call), scope), localizes: true, span: span(call), condition: nil, control: index, screen: screen, isInsideControl: owner >= 0)
            add(use)
            if owner >= 0, owner != index {
                var copy = use
                copy.slot = .title
                copy.control = owner
                copy.api = facts.controls[owner].name + " { " + name + " }"
                add(copy)
            }
        }
        if name == "ProgressView", owner >= 0 { facts.controls[owner].showsProgress = true }
        for a in call.arguments where ["systemImage", "systemName", "symbol", "image"].contains(a.label?.text ?? "") {
            if let sequence = a.expression.as(SequenceExprSyntax.self), let c = ternaryCondition(Array(sequence.elements)) {
                note(c, on: index, owner)
            }
        }
        if name == "Image" || name == "Label", let c = conditions.last {
            note(c, on: index, owner)
        }
        if name == "Image", let first, first.label == nil, let c = (first.expression.as(SequenceExprSyntax.self)).flatMap({ ternaryCondition(Array($0.elements)) }) {
            note(c, on: index, owner)
        }
        // Images that name what they show: `Image("x", label: Text("…"))`.
        if name == "Image", let label = call.arguments.first(where: { $0.label?.text == "label" }) {
            add(Use(slot: .label, api: "Image(_:label:)", value: converter.convert(label.expression, scope), localizes: true, span: span(label.expression), condition: nil, control: index, screen: screen))
        }
        if name == "TextField" || name == "SecureField", let prompt = call.arguments.first(where: { $0.label?.text == "prompt" }) {
            add(Use(slot: .visible, api: "prompt", value: converter.convert(prompt.expression, scope), localizes: true, span: span(prompt.expression), condition: nil, control: -1, screen: screen))
        }
    }

    private func isColorLabel(_ label: String?) -> Bool {
        guard let lower = label?.lowercased() else { return false }
        return ["color", "colour", "tint", "foreground", "background", "fill", "style", "opacity", "alpha"].contains { contains(lower, $0) }
    }

    private func isControlModifier(_ name: String) -> Bool {
        name.hasPrefix("accessibility") || ["disabled", "help", "setAccessibilityLabel"].contains(name) || colorModifiers.contains(name)
    }

    private let colorModifiers: Set<String> = ["foregroundStyle", "foregroundColor", "border", "stroke", "strokeBorder", "tint", "background", "fill", "backgroundStyle", "accentColor", "listRowBackground"]

    private func readModifier(_ m: Modifier, _ index: Int, _ owner: Int) {
        let call = m.call
        let first = call.arguments.first
        if m.name.hasPrefix("accessibility") || m.name == "help" {
            // Text that is made to be spoken is not on the screen.
            let finder = TextFinder(viewMode: .sourceAccurate)
            finder.walk(call.arguments)
            if m.name == "accessibilityLabel" || m.name == "accessibilityAction", let closure = call.trailingClosure { finder.walk(closure) }
            for closure in call.additionalTrailingClosures where closure.label.text == "label" { finder.walk(closure) }
            silent.formUnion(finder.found.map(\.id))
        }
        func use(_ slot: Slot, _ e: ExprSyntax, _ api: String? = nil, localizes: Bool = true) {
            add(Use(slot: slot, api: api ?? m.name, value: converter.convert(e, scope), localizes: localizes, span: span(e), condition: nil, control: index, screen: screen))
        }
        func useClosure(_ slot: Slot, _ closure: ClosureExprSyntax?) {
            guard let closure else { return }
            let finder = TextFinder(viewMode: .sourceAccurate)
            finder.walk(closure.statements)
            for text in finder.found { add(Use(slot: slot, api: m.name, value: converter.convert(ExprSyntax(text), scope), localizes: true, span: span(text), condition: nil, control: index, screen: screen)) }
        }
        switch m.name {
        case "accessibilityLabel", "accessibilityValue", "accessibilityHint":
            let slot: Slot = m.name.hasSuffix("Label") ? .label : m.name.hasSuffix("Value") ? .value : .hint
            if let first, first.label?.text != "isEnabled" {
                use(slot, first.expression)
                if slot == .label, !ratingLoops.isEmpty, facts.controls[index].kind == "button" || facts.controls[index].kind == "image" || facts.controls[index].kind == "other" {
                    let text = first.expression.trimmedDescription.lowercased()
                    if contains(text, "star") || contains(text, "rat") { facts.observations.append(ObservationFact(kind: "ratingButtons", detail: facts.controls[index].name, span: span(first.expression))) }
                }
                // `accessibilityLabel("a", isEnabled: …)` has one text too.
            }
            if first == nil { useClosure(slot, call.trailingClosure) }
        case "accessibilityInputLabels": if let first { use(.input, first.expression) }
        case "accessibilityAction":
            if let named = call.arguments.first(where: { $0.label?.text == "named" }) { use(.action, named.expression) }
            useClosure(.action, call.additionalTrailingClosures.first { $0.label.text == "label" }?.closure)
        case "accessibilityActions":
            // Its buttons are custom actions, not controls.
            guard let closure = call.trailingClosure else { break }
            let finder = ButtonFinder(viewMode: .sourceAccurate)
            finder.walk(closure.statements)
            for button in finder.found {
                silent.insert(button.id)
                if let title = button.arguments.first, title.label == nil { use(.action, title.expression) } else { useClosure(.action, button.additionalTrailingClosures.first { $0.label.text == "label" }?.closure ?? button.trailingClosure) }
                for closure in button.additionalTrailingClosures where closure.label.text == "label" {
                    let texts = TextFinder(viewMode: .sourceAccurate)
                    texts.walk(closure)
                    silent.formUnion(texts.found.map(\.id))
                }
            }
        case "accessibilityRotor": if let first, first.label == nil { use(.rotor, first.expression) }
        case "accessibilityCustomContent":
            if let first, first.label == nil { use(.content, first.expression) }
            if call.arguments.count > 1, let second = call.arguments.dropFirst().first, second.label == nil { use(.content, second.expression) }
        case "accessibility":
            for a in call.arguments {
                switch a.label?.text {
                case "label": use(.label, a.expression, "accessibility(label:)")
                case "value": use(.value, a.expression, "accessibility(value:)")
                case "hint": use(.hint, a.expression, "accessibility(hint:)")
                case "inputLabels": use(.input, a.expression, "accessibility(inputLabels:)")
                case "addTraits": traits(index, a.expression.trimmedDescription)
                default: break
                }
            }
        case "accessibilityAddTraits":
            if let first {
                traits(index, first.expression.trimmedDescription)
                if owner >= 0 { traits(owner, first.expression.trimmedDescription) }
                if let sequence = first.expression.as(SequenceExprSyntax.self), let c = ternaryCondition(Array(sequence.elements)) { note(c, on: index, owner) }
            }
        case "accessibilityRepresentation", "accessibilityElement": break
        case "disabled":
            guard let first else { break }
            facts.controls[index].traits.insert("notEnabled")
            let text = Condition.normalized(first.expression.trimmedDescription)
            if text != "false" { facts.controls[index].disablings.append((text, span(first.expression))) }
        case "help": if let first { use(.tooltip, first.expression) }
        case "symbol":
            // Charts.
            if first?.label?.text == "by" { facts.controls[index].signals.append("chart") }
        case "symbolVariant", "overlay", "opacity", "strikethrough", "underline", "bold", "fontWeight", "italic", "symbolEffect", "badge", "scaleEffect", "offset", "rotationEffect", "lineStyle":
            if let sequence = first?.expression.as(SequenceExprSyntax.self), let c = ternaryCondition(Array(sequence.elements)) { note(c, on: index, owner) }
        default: break
        }
        if colorModifiers.contains(m.name), let first {
            if first.label?.text == "by" {
                facts.controls[index].colors.append((m.name + "(by:)", "chart", span(first.expression)))
            } else {
                for a in call.arguments {
                    let c = a.expression.as(SequenceExprSyntax.self).flatMap { ternaryCondition(Array($0.elements)) } ?? ternaryCondition([a.expression])
                    if let c { facts.controls[index].colors.append((m.name, c, span(call.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? DeclReferenceExprSyntax(baseName: .identifier("x"))))); break }
                }
            }
        }
    }

    private func readPlainCall(_ n: FunctionCallExprSyntax) {
        lastObjectStart = span(n).start
        let path = converter.path(n.calledExpression) ?? (n.calledExpression.as(MemberAccessExprSyntax.self).map { ["", clean($0.declName.baseName.text)] } ?? [])
        guard let name = path.last else { return }
        let args = n.arguments
        // Call sites, for parameters that are followed to their callers.
        let closures = converter.trailing(n, scope)
        if !closures.isEmpty || args.contains(where: { mayBeText($0.expression) }) {
            let called = name == "init" && path.count > 1 && !path[path.count - 2].isEmpty ? path[path.count - 2] : name
            if called != "Text", called != "NSLocalizedString" {
                let arguments = args.map { Argument(label: $0.label?.text, value: mayBeText($0.expression) ? converter.convert($0.expression, scope) : .dynamic(span($0.expression))) }
                facts.calls.append((called, CallSite(arguments: arguments + closures, type: types, receiver: receiver(n, path), scope: scope)))
            }
        }
        // `append` on members and locals.
        if name == "append" || name == "insert" || name == "replace", path.count == 2, let owner = scope.declaring(path[0]), let added = args.first(where: { $0.label?.text == "with" }) ?? args.first {
            owner.locals[path[0], default: []].append(LocalValue(value: converter.convert(added.expression, scope), type: nil))
        }
        guard !definitionsOnly else { return }
        func use(_ slot: Slot, _ e: ExprSyntax, _ api: String, localizes: Bool = false, control: Int = -1) {
            add(Use(slot: slot, api: api, value: converter.convert(e, scope), localizes: localizes, span: span(e), condition: nil, control: control, screen: screen))
        }
        func argument(_ label: String) -> ExprSyntax? { args.first { $0.label?.text == label }?.expression }
        let base = Array(path.dropLast())
        switch name {
        case "post" where base.last == "UIAccessibility" || base.last == "NSAccessibility":
            if let e = argument("argument"), let notification = argument("notification") {
                let which = notification.trimmedDescription
                if which.hasSuffix("announcement") || isTextual(e) { use(.announcement, e, "UIAccessibility.post(" + which + ")") }
            }
            if let info = argument("userInfo")?.as(DictionaryExprSyntax.self), case .elements(let list) = info.content {
                for e in list where e.key.trimmedDescription.hasSuffix("announcement") || e.key.trimmedDescription.contains("announcementKey") { use(.announcement, e.value, "NSAccessibility.post") }
            }
            noteKeystroke(n)
        case "UIAccessibilityPostNotification", "NSAccessibilityPostNotificationWithUserInfo":
            if args.count == 2, let e = args.last?.expression, args.first?.expression.trimmedDescription.contains("Announcement") == true { use(.announcement, e, name) }
            noteKeystroke(n)
        case "Announcement" where base.last == "AccessibilityNotification", "LayoutChanged" where base.last == "AccessibilityNotification", "ScreenChanged" where base.last == "AccessibilityNotification":
            if let e = args.first?.expression, name == "Announcement" || isTextual(e) { use(.announcement, e, "AccessibilityNotification." + name, localizes: true) }
            noteKeystroke(n)
        case "UIAccessibilityCustomAction", "NSAccessibilityCustomAction": if let e = argument("name") ?? argument("attributedName") { use(.action, e, name) }
        case "UIAccessibilityCustomRotor", "NSAccessibilityCustomRotor": if let e = argument("name") ?? argument("label") ?? argument("attributedName") { use(.rotor, e, name) }
        case "AXCustomContent":
            if let e = argument("label") ?? argument("attributedLabel") { use(.content, e, name) }
            if let e = argument("value") ?? argument("attributedValue") { use(.content, e, name) }
        case "AccessibilityCustomContentKey": if let e = args.first?.expression { use(.content, e, name, localizes: true) }
        case "setAccessibilityLabel", "setAccessibilityTitle": if let e = args.first?.expression { use(.label, e, name, control: object(base)) }
        case "setAccessibilityValue", "setAccessibilityValueDescription": if let e = args.first?.expression { use(.value, e, name, control: object(base)) }
        case "setAccessibilityHelp", "setAccessibilityHint": if let e = args.first?.expression { use(.hint, e, name, control: object(base)) }
        case "setAccessibilityUserInputLabels": if let e = args.first?.expression { use(.input, e, name, control: object(base)) }
        case "setTitle", "setAttributedTitle":
            if let e = args.first?.expression {
                let control = object(base)
                use(.title, e, name, control: control)
                signal(control, elements(e))
            }
        case "setImage", "setBackgroundImage":
            if let e = args.first?.expression { signal(object(base), elements(e)) }
        case "setTitleColor", "setBackgroundColor":
            if let e = args.first?.expression, let c = e.as(SequenceExprSyntax.self).flatMap({ ternaryCondition(Array($0.elements)) }) {
                let control = object(base)
                if control >= 0 { facts.controls[control].colors.append((name, c, span(e))) }
            }
        case "insert" where base.last == "accessibilityTraits", "formUnion" where base.last == "accessibilityTraits":
            let control = object(Array(base.dropLast()))
            if control >= 0, let e = args.first?.expression {
                traits(control, e.trimmedDescription.replacingDotted())
                if e.trimmedDescription.contains("elected") { signal(control, elements(e)) }
            }
        case "navigationTitle", "navigationBarTitle", "navigationSubtitle", "alert", "confirmationDialog", "tabItem", "searchable", "toast", "actionSheet":
            if let e = args.first?.expression, args.first?.label == nil || args.first?.label?.text == "prompt" { use(.visible, e, name, localizes: true) }
        case "UIAlertController", "UIAlertAction", "UIContextualAction", "UIAction", "UIBarButtonItem", "UITabBarItem", "UIMenu", "NSMenuItem", "UIKeyCommand", "UICommand", "UISegmentedControl", "UIApplicationShortcutItem", "NSButton", "NSTextField":
            for label in ["title", "message", "labelWithString", "string", "checkboxWithTitle", "radioButtonWithTitle"] {
                if let e = argument(label) { use(.visible, e, name) }
            }
            if name == "UIBarButtonItem" || name == "NSButton", let title = argument("title"), let key = assignedName(n) {
                add(Use(slot: .title, api: name, value: converter.convert(title, scope), localizes: false, span: span(title), condition: nil, control: object([key]), screen: screen))
            }
        case "addItem", "addAction", "addButton", "insertSegment", "setLabel", "setText", "showAlert":
            for label in ["withTitle", "title", "withText"] { if let e = argument(label) { use(.visible, e, name) } }
        default: break
        }
        // `image(…, accessibilityLabel: …)`, `NSImage(systemSymbolName:accessibilityDescription:)`, of whatever function.
        if !(name == "init" && path.count == 1), name != "accessibilityLabel" {
            for a in args {
                guard let label = a.label?.text, let slot = accessibilitySlot(label), !a.expression.is(ClosureExprSyntax.self), !a.expression.is(NilLiteralExprSyntax.self) else { continue }
                use(slot, a.expression, "\(name)(\(label):)", localizes: false)
            }
        }
        // SF Symbols.
        for a in args {
            guard let label = a.label?.text, ["systemName", "systemImage", "systemSymbolName", "systemImageName"].contains(label), !isMirroredByHand(a) else { continue }
            let finder = LiteralFinder(viewMode: .sourceAccurate)
            finder.walk(a.expression)
            for literal in finder.found { if let text = literal.representedLiteralValue { facts.symbols.append((text, span(literal))) } }
        }
    }

    /// What a method is called on: names, or the type that is made there (`Announcer().say(…)`).
    private func receiver(_ n: FunctionCallExprSyntax, _ path: [String]) -> [String] {
        if let made = n.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self), let name = converter.path(made.calledExpression)?.last,
           name.unicodeScalars.first?.properties.isUppercase == true { return [name] }
        return Array(path.dropLast())
    }

    /// `.flipsForRightToLeftLayoutDirection(true)` on the image, or a choice by the layout's direction.
    private func isMirroredByHand(_ argument: LabeledExprSyntax) -> Bool {
        if contains(argument.expression.trimmedDescription, "ayoutDirection") || contains(argument.expression.trimmedDescription, "RightToLeft") { return true }
        if conditions.contains(where: { contains($0, "ayoutDirection") || contains($0, "RightToLeft") || contains($0, "isRTL") }) { return true }
        var node: Syntax? = argument.parent
        for _ in 0..<24 {
            guard let one = node else { return false }
            if let access = one.as(MemberAccessExprSyntax.self), ["flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection", "scaleEffect", "rotationEffect"].contains(access.declName.baseName.text) { return true }
            if one.is(CodeBlockItemSyntax.self) || one.is(ClosureExprSyntax.self) { return false }
            node = one.parent
        }
        return false
    }

    private func assignedName(_ n: FunctionCallExprSyntax) -> String? {
        var node: Syntax? = n.parent
        for _ in 0..<3 {
            if let binding = node?.as(PatternBindingSyntax.self) { return binding.pattern.as(IdentifierPatternSyntax.self).map { clean($0.identifier.text) } }
            node = node?.parent
        }
        return nil
    }

    /// An announcement in what is called for every letter typed.
    private func noteKeystroke(_ n: FunctionCallExprSyntax) {
        let typed = ["textFieldDidChange", "textDidChange", "textViewDidChange", "textChanged", "editingChanged", "textFieldEditingChanged", "controlTextDidChange", "textFieldTextDidChange", "textFieldDidChangeSelection"]
        if let name = functionNames.last(where: { f in typed.contains { f.lowercased().hasPrefix($0.lowercased()) } || f == "shouldChangeCharactersIn" }) {
            facts.observations.append(ObservationFact(kind: "announcementPerKeystroke", detail: name, span: span(n)))
            return
        }
        var node: Syntax? = n.parent
        var depth = 0
        while let one = node, depth < 40 {
            if let call = one.as(FunctionCallExprSyntax.self), let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "onChange",
               let of = call.arguments.first?.expression.trimmedDescription {
                let lower = of.lowercased()
                if ["text", "email", "password", "query", "name", "code", "number", "input", "draft", "message", "search", "username", "phone"].contains(where: { lower.hasSuffix($0) }) || lower.hasSuffix("isvalid") || lower.hasSuffix("canpay") || lower.contains("cansubmit") || lower.contains("cancontinue") || lower.hasSuffix("isempty") {
                    facts.observations.append(ObservationFact(kind: "announcementPerKeystroke", detail: "onChange(of: \(of))", span: span(n)))
                }
                return
            }
            node = one.parent
            depth += 1
        }
    }

    private func mayBeText(_ e: ExprSyntax) -> Bool {
        switch e.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr, .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .sequenceExpr, .ternaryExpr, .forceUnwrapExpr, .arrayExpr: true
        default: false
        }
    }

    private func isTextual(_ e: ExprSyntax) -> Bool {
        switch converter.convert(e, scope) {
        case .string, .lookup, .localizing, .all, .choice, .member(.string, _, _, _), .member(.lookup, _, _, _), .member(.choice, _, _, _): true
        case .name(let path, _, _, _): path.count > 1 && path[0].unicodeScalars.first?.properties.isUppercase == true || ["message", "announcement", "text", "title", "string"].contains { path.last?.lowercased().hasSuffix($0) == true }
        default: false
        }
    }
}

/// `Text(…)` calls in the closure of a modifier.
final class TextFinder: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []
    override func visit(_ n: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if n.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Text" { found.append(n); return .skipChildren }
        if n.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Label" { found.append(n); return .skipChildren }
        return .visitChildren
    }
}

final class ButtonFinder: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []
    override func visit(_ n: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if n.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Button" { found.append(n); return .skipChildren }
        return .visitChildren
    }
}

final class LiteralFinder: SyntaxVisitor {
    var found: [StringLiteralExprSyntax] = []
    override func visit(_ n: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { found.append(n); return .skipChildren }
}

extension String {
    /// `UIAccessibilityTraitSelected` reads as a member too.
    func replacingDotted() -> String { Condition.replace(self, "UIAccessibilityTrait", ".") }
}
