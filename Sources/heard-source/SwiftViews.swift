import SwiftSyntax

/// SwiftUI views with their modifiers.
extension SwiftFileReader {
    struct Modifier {
        var name: String
        var call: FunctionCallExprSyntax
    }

    func readChain(_ outer: FunctionCallExprSyntax) {
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
            // `func spoken(_ key: …) -> some View { accessibilityLabel(key) }`: on the view that is extended.
            if let own = current.calledExpression.as(DeclReferenceExprSyntax.self), case let name = clean(own.baseName.text), name.hasPrefix("accessibility"), types.last == "View", current.arguments.first?.label == nil, !definitionsOnly {
                modifiers.append(Modifier(name: name, call: current))
            }
            root = ExprSyntax(current)
            break
        }
        modifiers.reverse()
        readPlainCall(outer)
        guard !definitionsOnly else { return }
        let rootCall = root.as(FunctionCallExprSyntax.self)
        let rootName = rootCall.flatMap { converter.path($0.calledExpression)?.last } ?? converter.path(root)?.last ?? ""
        if kindOfUse(rootCall, rootName) { if menus.isEmpty { facts.usedElsewhere.insert(rootName) } else { facts.usedInMenus.insert(rootName) } }
        let isView = rootCall != nil && rootName.unicodeScalars.first?.properties.isUppercase == true
        // A function of the app that makes a `Text` of a key, where a view stands.
        let isMadeText = rootCall != nil && converter.localizers.contains(rootName) && outer.parent?.parent?.is(CodeBlockItemListSyntax.self) == true && !modifiers.contains { $0.name == rootName }
        let kind = isMadeText ? "text" : swiftUIKind(rootName)
        if isView { noteShown(rootName, rootCall, kind, modifiers, isStatement: outer.parent?.parent?.is(CodeBlockItemListSyntax.self) == true) }
        let drawing = self.drawing(modifiers)
        ownDrawing = drawing
        defer { ownDrawing = nil }
        noteCovered(modifiers, root, isWhole: outer.parent?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1)
        if drawing.isCovered, let rootCall { drawingOf[rootCall.id] = drawing }
        if let rootCall, isView { handDrawing(drawing, to: rootCall, rootName) }
        let interesting = kind != nil || modifiers.contains { isControlModifier($0.name) }
        guard interesting, isView || isMadeText || modifiers.contains(where: { isControlModifier($0.name) }) else { return }
        if !isView, modifiers.count == 1, rootCall == nil, let only = modifiers.first, !(only.name.hasPrefix("accessibility") || only.name == "disabled") { return }

        facts.controls.append(ControlFact(kind: kind ?? "other", name: rootName, span: span(rootCall.map { Syntax($0.calledExpression) } ?? Syntax(root)), screen: screen))
        let index = facts.controls.count - 1
        if let block = blocks.last { (facts.controls[index].block, facts.controls[index].order) = (block.block, block.order) }
        facts.controls[index].condition = conditions.last
        let owner = owners.last ?? -1
        facts.controls[index].isInsideControl = owner >= 0
        facts.controls[index].isInMenu = !menus.isEmpty || commandTypes.contains(screen) || isMakingMenu
        facts.controls[index].isInBar = !bars.isEmpty
        facts.controls[index].maker = functionNames.last
        facts.controls[index].isOption = modifiers.contains { $0.name == "tag" }
        if let rootCall { noteBindings(rootName, rootCall) }
        if kind == "toggle", let bound = rootCall?.arguments.first(where: { $0.label?.text == "isOn" }) {
            facts.controls[index].binding = Condition.normalized(bound.expression.trimmedDescription).filter { $0 != "$" }
        }
        if kind == "toggle" { facts.controls[index].traits.insert("toggle") }
        if kind == "button" { facts.controls[index].traits.insert("button") }
        if kind == "slider" || kind == "stepper" { facts.controls[index].traits.insert("adjustable") }
        if kind == "button", let rootCall, isActionForDevelopers(rootCall) { developerControls.append(span(rootCall)) }
        if let rootCall, let kind { readRoot(rootCall, rootName, kind, index, owner, drawing) }
        // `AppIcon(isDone ? \.check : \.circle)`: a view that is given another thing to show.
        if let rootCall, isView { for a in rootCall.arguments where !isColorLabel(a.label?.text) { if let s = a.expression.as(SequenceExprSyntax.self), let c = ternaryCondition(Array(s.elements)) { note(c, on: index, owner) } } }
        for m in modifiers {
            readModifier(m, index, owner)
            guard let shown = shownCondition(m) else { continue }
            if kind == "text" || kind == "progress" { note(shown: shown, index) } else { facts.controls[index].hidden.append(Condition.negated(shown)) }
        }
    }

    /// A view that is there, or marked, in a state only.
    func noteShown(_ name: String, _ call: FunctionCallExprSyntax?, _ kind: String?, _ modifiers: [Modifier], isStatement: Bool) {
        guard insideDifferentiate == 0, kind != nil || isStatement || !modifiers.isEmpty, !["Color", "EmptyView", "Spacer", "Divider", "LinearGradient"].contains(name) else { return }
        if ["Check", "Radio"].contains(where: { contains(name, $0) }) { facts.checks.insert(screen) }
        var here = conditions
        for m in modifiers where ["renderedIf", "isHidden", "hidden", "opacity", "if"].contains(m.name) {
            guard let e = m.call.arguments.first?.expression else { continue }
            if let chosen = ternaryCondition(elements(e)) { here.append(chosen) } else if m.name != "opacity", m.name != "if" { here.append(m.name == "renderedIf" ? SwiftExpressions.text(e) : Condition.negated(SwiftExpressions.text(e))) }
        }
        // `MultiSelectRow(selected: …)`
        if kind == nil, let call { noteTold(call) }
        guard !here.isEmpty else { return }
        facts.shown[screen, default: []] += here
        if kind == nil, isStatement, !Self.layoutViews.contains(name) { facts.ownShown[screen, default: []] += here }
    }

    private static let layoutViews: Set<String> = ["VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "ForEach", "List", "Form", "ScrollView", "Grid", "GridRow", "Rectangle", "RoundedRectangle", "Circle", "Capsule",
                                                   "NavigationStack", "NavigationView", "GeometryReader", "Task", "Timer", "DispatchQueue"]

    /// A text that a view shows; of a control around it (-1: none), whose content it is, it is the title.
    private func show(_ use: Use, partOf owner: Int) {
        add(use)
        guard owner >= 0, owner != use.control else { return }
        var title = use
        if title.slot != .label { title.slot = .title }
        title.control = owner
        title.api = facts.controls[owner].name + " { " + use.api + " }"
        add(title)
    }

    func readRoot(_ call: FunctionCallExprSyntax, _ name: String, _ kind: String, _ index: Int, _ owner: Int, _ drawing: Drawing) {
        let hasIcon = call.arguments.contains { ["systemImage", "image"].contains($0.label?.text ?? "") }
        let isHeardOnly = drawing.hidesTitle(of: name, kind: kind, hasIcon: hasIcon)
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
        if drawing.hidesLabel(of: kind) {
            for closure in [call.trailingClosure].compactMap({ $0 }) + call.additionalTrailingClosures.map(\.closure) where contentClosures[closure.id] == index { drawingOf[closure.id]?.isSpokenOnly = true }
        }
        let first = call.arguments.first
        if let first, first.label == nil, kind != "image" {
            if ["Text", "Label", "Button", "Toggle", "Link", "NavigationLink", "Menu", "Picker", "TextField", "SecureField", "Stepper", "ProgressView", "Section", "Slider", "DatePicker", "ColorPicker", "LabeledContent", "DisclosureGroup", "GroupBox", "Gauge", "ShareLink", "ControlGroup", "TextEditor", "ContentUnavailableView", "Tab", "NavigationSplitView", "Window", "CommandMenu"].contains(name) {
                let value = converter.convert(name == "Text" ? ExprSyntax(call) : first.expression, scope)
                let isTitle = kind != "text" && kind != "other"
                show(Use(slot: isHeardOnly ? .label : isTitle ? .title : .visible, api: name, value: value, localizes: true, span: span(first.expression), condition: nil, control: index, screen: screen, isInsideControl: facts.controls[index].isInsideControl), partOf: isTitle ? -1 : owner)
                if let c = ternaryCondition([first.expression]) ?? (first.expression.as(SequenceExprSyntax.self).flatMap { ternaryCondition(Array($0.elements)) }) {
                    note(c, on: index, owner)
                }
            }
        }
        let isMade = converter.localizers.contains(name)
        if (name == "Text" && first?.label != nil) || isMade {
            show(Use(slot: isHeardOnly ? .label : .visible, api: name, value: converter.convert(ExprSyntax(call), scope), localizes: true, span: span(call), condition: nil, control: index, screen: screen, isInsideControl: facts.controls[index].isInsideControl), partOf: owner)
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

    func isColorLabel(_ label: String?) -> Bool {
        guard let lower = label?.lowercased() else { return false }
        return ["color", "colour", "tint", "foreground", "background", "fill", "style", "opacity", "alpha"].contains { contains(lower, $0) }
    }

    func isControlModifier(_ name: String) -> Bool {
        name.hasPrefix("accessibility") || ["disabled", "help", "setAccessibilityLabel"].contains(name) || colorModifiers.contains(name)
    }

    func readModifier(_ m: Modifier, _ index: Int, _ owner: Int) {
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
        case "accessibilityRepresentation":
            if let closure = call.trailingClosure ?? first?.expression.as(ClosureExprSyntax.self) { drawingOf[closure.id] = Drawing(isSpokenOnly: true) }
        case "accessibilityElement": break
        case "disabled":
            guard let first else { break }
            facts.controls[index].traits.insert("notEnabled")
            var text = Condition.normalized(first.expression.trimmedDescription)
            // `.disabled(true)` in one branch holds for that branch.
            if text == "true", let around = conditions.last { text = around }
            if text != "false" { facts.controls[index].disablings.append((text, span(first.expression))) }
        case "help": if let first { use(.tooltip, first.expression) }
        case "symbol":
            // Charts.
            if first?.label?.text == "by" { facts.controls[index].signals.append("chart") }
        default: break
        }
        if colorModifiers.contains(m.name), let first {
            if first.label?.text == "by" {
                facts.controls[index].colors.append((m.name + "(by:)", "chart", span(first.expression)))
            } else {
                var isChosen = false
                for a in call.arguments {
                    // `border(.gray, width: isSelected ? 2 : 1)`: a width is no colour.
                    if let label = a.label?.text, ["width", "lineWidth", "style", "alignment", "in", "cornerRadius", "antialiased"].contains(label) {
                        for chosen in choices(in: a.expression) { note(chosen, on: index, owner) }
                        continue
                    }
                    if isChosen { continue }
                    let c = a.expression.as(SequenceExprSyntax.self).flatMap { ternaryCondition(Array($0.elements)) } ?? ternaryCondition([a.expression])
                    if let c { facts.controls[index].colors.append((m.name, c, span(call.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? DeclReferenceExprSyntax(baseName: .identifier("x"))))); isChosen = true } else if a.label == nil { noteNamedColor(a.expression, m.name, index) }
                }
            }
        } else { noteSigns(of: m, index, owner) }
    }
}
