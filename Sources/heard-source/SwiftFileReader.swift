import SwiftParser
import SwiftSyntax

/// Reads one Swift file: definitions, texts given to APIs, controls.
final class SwiftFileReader: SyntaxVisitor {
    let facts: FileFacts
    let converter: SwiftExpressions
    /// Only names are wanted, no uses (files that are read only for the names in them).
    let definitionsOnly: Bool
    var types: [String] = []
    var scopes: [Scope] = []
    var conditions: [String] = []
    /// Statement lists: number and place of the statement that is being read.
    var blocks: [(block: Int, order: Int)] = []
    var nextBlock = 0
    /// Calls that were read as part of a chain.
    var chained: Set<SyntaxIdentifier> = []
    /// `Text` that is given to an accessibility modifier.
    var silent: Set<SyntaxIdentifier> = []
    /// Closures that are the visible content of a control, and other closures of one.
    var contentClosures: [SyntaxIdentifier: Int] = [:]
    var owners: [Int] = []
    /// UIKit objects by the name under which the code knows them.
    var objects: [String: Int] = [:]
    var functionNumber = 0
    var functionNumbers: [Int] = []
    var functionNames: [String] = []
    var insideDifferentiate = 0
    var differentiateNames: Set<String> = []
    var closureDepth = 0
    /// How views in the closures that are open are drawn, and in those that come.
    var drawings: [Drawing] = []
    var drawingOf: [SyntaxIdentifier: Drawing] = [:]
    /// The drawing of the view that is being read.
    var ownDrawing: Drawing?
    /// Screens and functions whose views are covered while something is loaded.
    var coveredScreens: Set<String> = []
    var coveredMakers: Set<String> = []
    /// Something in the file is called debug.
    lazy var hasDebug = Prefilter.has(facts.bytes, "debug")
    lazy var marks = Self.marks(facts.bytes)
    /// Views that show a model for developers.
    var developerScreens: Set<String> = []
    /// Controls whose action is for developers.
    var developerControls: [Span] = []
    /// How many members called `placeholder` are around.
    var placeholders = 0
    var declaredTypes: [String: String] = [:]
    /// By the name of an object: its type as declared.
    var typeNames: [String: String] = [:]
    /// Structures, enumerations and the like: nothing that is set in them is on the screen by that.
    var valueTypes: Set<String> = []
    /// Types that make the main menu.
    var commandTypes: Set<String> = []
    var depths: [Int] = []
    /// How many functions are around the types that are open: what a type declares is no local of them.
    var typeBases: [Int] = []
    /// Skipped types push nothing; their `visitPost` is still called, so they are remembered.
    var skipped: Set<SyntaxIdentifier> = []
    var pushedConditions: [[String]] = []
    /// Closures whose buttons are items of a menu.
    var menus: [SyntaxIdentifier] = []
    /// Closures whose views stand in a bar.
    var bars: [SyntaxIdentifier] = []
    /// Statements whose footer is being read.
    var footers: [(block: Int, order: Int)] = []
    var ratingLoops: [SyntaxIdentifier] = []
    var lastObjectStart: Int32 = 0
    var propertyClosures: [(property: String, local: String)] = []
    var propertyClosureNodes: Set<SyntaxIdentifier> = []
    /// Properties and variables whose value is being read.
    var propertyNames: [String] = []
    /// What a method is called on, while its arguments are read.
    var receivers: [String] = []
    /// By name, whether it says that users never see what is made there.
    var developerNames: [String: Bool] = [:]
    /// By name, whether it is a skeleton.
    var skeletonNames: [String: Bool] = [:]
    /// By name, whether it is an indicator of a wait.
    var waitNames: [String: Bool] = [:]
    /// By screen and name: what chooses a value, where one condition does.
    var choices: [String: String] = [:]
    /// Text fields of the type, which the code may only ask for their text.
    var fields: [(key: String, name: String, screen: String, span: Span)] = []
    /// Calls that may make a view which is there in a state only, and functions that make one.
    var madeViews: [(name: String, screen: String, conditions: [String])] = []
    var viewMakers: Set<String> = []
    /// Colours given by name.
    var namedColors: [(control: Int, api: String, name: String, span: Span)] = []
    /// Colours that an object gets in branches of `if` and `switch`.
    var branchColors: [BranchColor] = []
    let colorModifiers: Set<String> = ["foregroundStyle", "foregroundColor", "border", "stroke", "strokeBorder", "tint", "background", "fill", "backgroundStyle", "accentColor", "listRowBackground"]

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
        reader.joinColors()
        reader.joinSigns()
    }

    var scope: Scope { scopes[scopes.count - 1] }
    var screen: String { types.isEmpty ? facts.path : types.joined(separator: ".") }
    func span(_ n: some SyntaxProtocol) -> Span { converter.span(n) }
    func clean(_ s: String) -> String { SwiftExpressions.clean(s) }

    // MARK: types

    override func visit(_ n: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = clean(n.name.text)
        valueTypes.insert(name)
        if Self.isPreview(name) { facts.previews.insert(name) }
        return entering(n, [name], n.inheritanceClause)
    }
    override func visitPost(_ n: StructDeclSyntax) { leaving(n) }
    override func visit(_ n: ClassDeclSyntax) -> SyntaxVisitorContinueKind { entering(n, [clean(n.name.text)], n.inheritanceClause) }
    override func visitPost(_ n: ClassDeclSyntax) { leaving(n) }
    override func visit(_ n: ActorDeclSyntax) -> SyntaxVisitorContinueKind { entering(n, [clean(n.name.text)], n.inheritanceClause) }
    override func visitPost(_ n: ActorDeclSyntax) { leaving(n) }
    override func visit(_ n: EnumDeclSyntax) -> SyntaxVisitorContinueKind { valueTypes.insert(clean(n.name.text)); return entering(n, [clean(n.name.text)], n.inheritanceClause) }
    override func visitPost(_ n: EnumDeclSyntax) { leaving(n) }
    override func visit(_ n: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { entering(n, [clean(n.name.text)], n.inheritanceClause) }
    override func visitPost(_ n: ProtocolDeclSyntax) { leaving(n) }
    override func visit(_ n: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        entering(n, baseName(n.extendedType.trimmedDescription).split(separator: ".").map(String.init), n.inheritanceClause)
    }
    override func visitPost(_ n: ExtensionDeclSyntax) { leaving(n) }
    override func visit(_ n: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { n.macroName.text == "Preview" ? .skipChildren : .visitChildren }
    override func visit(_ n: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { n.macroName.text == "Preview" ? .skipChildren : .visitChildren }

    /// What only debug builds show is for developers.
    override func visit(_ n: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        let condition = n.condition.map { SwiftExpressions.text($0) } ?? ""
        // `DEBUG || STAGING`: a build that nobody gets from the store.
        let isDebug = Condition.split(condition, at: [Condition.or]).contains { $0 == "DEBUG" || $0.hasPrefix("DEBUG&&") || $0 == "targetEnvironment(simulator)" }
        return isDebug ? .skipChildren : .visitChildren
    }

    // MARK: functions and values

    override func visit(_ n: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = clean(n.name.text)
        let info = FunctionInfo(name: name, type: types, parameters: parameters(n.signature.parameterClause))
        facts.functions.append(info)
        let result = n.signature.returnClause?.type.trimmedDescription
        if result?.hasSuffix("View") == true { viewMakers.insert(name) }
        if let body = n.body, let result, isTextType(result) || result.hasPrefix("some ") || result.hasPrefix("[") || result.hasPrefix("(") {
            let inner = Scope(parent: scope, type: types, file: facts.index, function: info)
            let value = converter.results(of: body.statements, inner)
            facts.definitions.append(Definition(name: name, type: types, value: value, declaredType: plainTypeName(result), function: info, file: facts.index))
            noteLocalizer(info, value)
            let isStatic = n.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
            if name == "tableView", info.parameters.count == 2, let label = info.parameters[1].label, label == "titleForHeaderInSection" || label == "titleForFooterInSection" {
                add(Use(slot: .visible, api: label, value: value, localizes: false, span: span(n.name), condition: nil, control: -1, screen: screen))
            }
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
            noteChoice(name, b)
            let constructed = b.initializer.flatMap { constructedType($0.value) }
            let declared = type.map(plainTypeName) ?? constructed
            if isLocal {
                scope.locals[name, default: []].append(LocalValue(value: value, type: declared))
                declareObject(name, declared, b.initializer?.value, isLocal: true)
            } else {
                facts.definitions.append(Definition(name: name, type: types, value: value, declaredType: declared, file: facts.index))
                if let declared, declared.hasSuffix("Model"), saysDeveloper(declared) { developerScreens.insert(screen) }
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
        if isPlaceholder(n) { placeholders += 1 }
        push(nil)
        functionNames.append(n.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self).map { clean($0.identifier.text) } ?? "get")
        return .visitChildren
    }
    override func visitPost(_ n: AccessorBlockSyntax) {
        guard case .getter = n.accessors else { return }
        if isPlaceholder(n) { placeholders -= 1 }
        pop()
        functionNames.removeLast()
    }

    override func visit(_ n: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        push(nil)
        functionNames.append(n.accessorSpecifier.text)
        return .visitChildren
    }
    override func visitPost(_ n: AccessorDeclSyntax) { pop(); functionNames.removeLast() }

    // MARK: statements

    override func visit(_ n: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        nextBlock += 1
        if let parent = blocks.last { facts.blockParents[nextBlock] = (parent.block, parent.order) }
        blocks.append((nextBlock, -1))
        return .visitChildren
    }
    override func visitPost(_ n: CodeBlockItemListSyntax) { if !blocks.isEmpty { blocks.removeLast() } }
    override func visit(_ n: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if !blocks.isEmpty { blocks[blocks.count - 1].order += 1 }
        noteShownName(n)
        return .visitChildren
    }

    override func visit(_ n: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if isRatingLoop(n) { ratingLoops.append(n.id) }
        let around = scope
        scopes.append(Scope(parent: around, type: types, file: facts.index))
        bindParameters(n, around)
        closureDepth += 1
        owners.append(contentClosures[n.id] ?? (owners.last ?? -1))
        drawings.append(drawingOf[n.id] ?? drawings.last ?? Drawing())
        if isMenu(n) { menus.append(n.id) }
        if isBar(n) { bars.append(n.id) }
        return .visitChildren
    }
    override func visitPost(_ n: ClosureExprSyntax) { if ratingLoops.last == n.id { ratingLoops.removeLast() }; if menus.last == n.id { menus.removeLast() }; if bars.last == n.id { bars.removeLast() }; scopes.removeLast(); closureDepth -= 1; owners.removeLast(); drawings.removeLast() }

    override func visit(_ n: MultipleTrailingClosureElementSyntax) -> SyntaxVisitorContinueKind {
        if n.label.text == "footer" { footers.append(blocks.last ?? (0, 0)) }
        return .visitChildren
    }
    override func visitPost(_ n: MultipleTrailingClosureElementSyntax) { if n.label.text == "footer" { footers.removeLast() } }
    override func visit(_ n: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if n.label?.text == "footer" { footers.append(blocks.last ?? (0, 0)) }
        return .visitChildren
    }
    override func visitPost(_ n: LabeledExprSyntax) { if n.label?.text == "footer" { footers.removeLast() } }

    override func visit(_ n: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        let value = converter.convert(n.sequence, scope)
        if let tuple = n.pattern.as(TuplePatternSyntax.self) { scope.bind(tuple, value) } else if let name = n.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            switch value {
            case .name, .choice: scope.locals[clean(name), default: []].append(LocalValue(value: value, type: nil, isElement: true))
            default: break
            }
        }
        return .visitChildren
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

    // MARK: assignments

    override func visit(_ n: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(n.elements)
        guard elements.count >= 3 else { return .visitChildren }
        let isPlus = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
        guard elements[1].is(AssignmentExprSyntax.self) || isPlus else { return .visitChildren }
        assign(elements[0], Array(elements[2...]))
        return .visitChildren
    }

    // MARK: UIKit objects

    func enclosingProperty(_ local: String) -> String? { propertyClosures.last.flatMap { $0.local == local ? $0.property : nil } }

    override func visit(_ n: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        propertyNames.append(n.pattern.as(IdentifierPatternSyntax.self).map { clean($0.identifier.text) } ?? "")
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
    override func visitPost(_ n: PatternBindingSyntax) { propertyNames.removeLast(); if propertyClosureNodes.remove(n.id) != nil { propertyClosures.removeLast() } }

    // MARK: calls

    override func visit(_ n: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if silent.contains(n.id) { return .visitChildren }
        lastObjectStart = span(n).start
        if chained.contains(n.id) {
            let around = ownDrawing
            if let drawing = drawingOf[n.id] { ownDrawing = drawing }
            readPlainCall(n)
            ownDrawing = around
            return .visitChildren
        }
        readChain(n)
        return .visitChildren
    }
}
