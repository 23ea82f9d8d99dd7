import SwiftSyntax

/// Calls of functions, and of APIs that are no modifiers.
extension SwiftFileReader {
    func readPlainCall(_ n: FunctionCallExprSyntax) {
        lastObjectStart = span(n).start
        let path = converter.path(n.calledExpression) ?? (n.calledExpression.as(MemberAccessExprSyntax.self).map { ["", clean($0.declName.baseName.text)] } ?? [])
        guard let name = path.last else { return }
        let args = n.arguments
        let around = receivers
        receivers = Array(path.dropLast())
        defer { receivers = around }
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
        noteWait(name, n)
        // `pushError(NSLocalizedString("…"))` in a branch: the state is told in words.
        if !conditions.isEmpty, name.utf8.first.map({ $0 >= 0x61 }) == true, !path.dropLast().contains("log"), !path.dropLast().contains("logger"), args.contains(where: { mayBeText($0.expression) && isLookedUp($0.expression) }) { facts.shown[screen, default: []] += conditions }
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
        case "searchable":
            if let e = argument("prompt") ?? (args.first?.label == nil ? args.first?.expression : nil) { use(.visible, e, name, localizes: true) }
        case "badge" where path.count > 1:
            if let e = args.first?.expression, args.first?.label == nil, mayBeText(e), !e.is(DeclReferenceExprSyntax.self) { use(.visible, e, name, localizes: true) }
        case "setValue" where argument("forKey")?.as(StringLiteralExprSyntax.self) != nil:
            // Key-value coding: `setValue(…, forKey: "accessibilityLabel")`.
            if let e = args.first?.expression, let key = argument("forKey")?.as(StringLiteralExprSyntax.self)?.representedLiteralValue, isExactAccessibility(key), let slot = accessibilitySlot(key) {
                use(slot, e, key, control: object(base))
            }
        case "navigationTitle", "navigationBarTitle", "navigationSubtitle", "alert", "confirmationDialog", "tabItem", "toast", "actionSheet":
            if let e = args.first?.expression, args.first?.label == nil || args.first?.label?.text == "prompt" { use(.visible, e, name, localizes: true) }
        case "UIAlertController", "UIAlertAction", "UIContextualAction", "UIAction", "UIBarButtonItem", "UITabBarItem", "UIMenu", "NSMenuItem", "UIKeyCommand", "UICommand", "UISegmentedControl", "UIApplicationShortcutItem", "NSButton", "NSTextField":
            for label in ["title", "message", "labelWithString", "string", "checkboxWithTitle", "radioButtonWithTitle"] {
                if let e = argument(label) { use(.visible, e, name, control: name == "NSTextField" ? assignedName(n).map { object([$0]) } ?? -1 : -1) }
            }
            if name == "UISegmentedControl", let items = argument("items")?.as(ArrayExprSyntax.self) { for item in items.elements { use(.visible, item.expression, name) } }
            if name == "UIBarButtonItem" || name == "NSButton", let title = argument("title"), let key = assignedName(n) {
                add(Use(slot: .title, api: name, value: converter.convert(title, scope), localizes: false, span: span(title), condition: nil, control: object([key]), screen: screen))
            }
        case "UIButton":
            guard let key = assignedName(n) else { break }
            if let configuration = argument("configuration"), let path = converter.path(configuration), path.first != "" { join(object(path), to: object([key])) }
            if let action = argument("primaryAction")?.as(FunctionCallExprSyntax.self), let title = action.arguments.first(where: { $0.label?.text == "title" })?.expression { use(.title, title, "UIAction", control: object([key])) }
        case "AccessibilityRotorEntry": if let e = args.first, e.label == nil { use(.rotor, e.expression, name, localizes: true) }
        case "AXChartDescriptor", "AXNumericDataAxisDescriptor", "AXCategoricalDataAxisDescriptor", "AXDataSeriesDescriptor":
            for label in ["title", "attributedTitle", "name", "attributedName"] { if let e = argument(label) { use(.label, e, name) } }
            if let e = argument("summary") { use(.value, e, name) }
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
            if finder.found.isEmpty, mayBeText(a.expression) { facts.namedSymbols.append((converter.convert(a.expression, scope), span(a.expression))) }
        }
    }

    /// What a method is called on: names, or the type that is made there (`Announcer().say(…)`).
    func receiver(_ n: FunctionCallExprSyntax, _ path: [String]) -> [String] {
        if let made = n.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self), let name = converter.path(made.calledExpression)?.last,
           name.unicodeScalars.first?.properties.isUppercase == true { return [name] }
        return Array(path.dropLast())
    }

    /// `.flipsForRightToLeftLayoutDirection(true)` on the image, or a choice by the layout's direction.
    func isMirroredByHand(_ argument: LabeledExprSyntax) -> Bool {
        if contains(argument.expression.trimmedDescription, "ayoutDirection") || contains(argument.expression.trimmedDescription, "ightToLeft") { return true }
        if conditions.contains(where: { contains($0, "ayoutDirection") || contains($0, "ightToLeft") || contains($0, "isRTL") }) { return true }
        // `side == .topLeft ? "chevron.right" : "chevron.left"`: a side of the screen, not of the text.
        if let chosen = ternaryCondition(elements(argument.expression)) ?? conditions.last, Self.namesSide(chosen) { return true }
        var node: Syntax? = argument.parent
        for _ in 0..<24 {
            guard let one = node else { return false }
            if let access = one.as(MemberAccessExprSyntax.self), ["flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection", "scaleEffect", "rotationEffect"].contains(access.declName.baseName.text) { return true }
            if one.is(CodeBlockItemSyntax.self) || one.is(ClosureExprSyntax.self) { return false }
            node = one.parent
        }
        return false
    }

    func assignedName(_ n: FunctionCallExprSyntax) -> String? {
        var node: Syntax? = n.parent
        for _ in 0..<3 {
            if let binding = node?.as(PatternBindingSyntax.self) { return binding.pattern.as(IdentifierPatternSyntax.self).map { clean($0.identifier.text) } }
            node = node?.parent
        }
        return nil
    }

    /// An announcement in what is called for every letter typed.
    func noteKeystroke(_ n: FunctionCallExprSyntax) {
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

    func mayBeText(_ e: ExprSyntax) -> Bool {
        switch e.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr, .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .macroExpansionExpr, .sequenceExpr, .ternaryExpr, .forceUnwrapExpr, .arrayExpr: true
        default: false
        }
    }

    func isTextual(_ e: ExprSyntax) -> Bool {
        switch converter.convert(e, scope) {
        case .string, .lookup, .localizing, .all, .joined, .format, .choice, .member(.string, _, _, _), .member(.lookup, _, _, _), .member(.choice, _, _, _): true
        case .name(let path, _, _, _): path.count > 1 && path[0].unicodeScalars.first?.properties.isUppercase == true || ["message", "announcement", "text", "title", "string"].contains { path.last?.lowercased().hasSuffix($0) == true }
        default: false
        }
    }
}
