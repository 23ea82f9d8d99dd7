import SwiftSyntax

/// What UIKit and AppKit objects get.
extension SwiftFileReader {
    func assign(_ target: ExprSyntax, _ right: [ExprSyntax]) {
        guard let path = converter.path(target), let last = path.last, let first = right.first else { return }
        lastObjectStart = span(target).start
        let value = converter.sequence(right, scope)
        let rightText = Condition.normalized(right.map(\.description).joined())
        let place = Span(file: facts.index, start: span(first).start, end: span(right[right.count - 1]).end)
        let isSelf = path.count == 1 || (path.count == 2 && path[0] == "self")

        if isSelf, path.count == 1, target.is(DeclReferenceExprSyntax.self), let owner = scope.declaring(last) {
            owner.locals[last, default: []].append(LocalValue(value: conditions.last.map { .choice([($0, value)]) } ?? value, type: nil))
        } else if isSelf, path.count == 1, !types.isEmpty, scope.declaring(last) == nil {
            // `self.title = title` says no more than the initializer's callers do.
            facts.definitions.append(Definition(name: last, type: types, value: value, declaredType: nil, file: facts.index))
        }
        // `titleLabel.text = …`: what `titleLabel.text` gives back in the same type.
        if !isSelf, path.count == 2, ["text", "attributedText", "title", "stringValue", "accessibilityLabel", "accessibilityValue"].contains(last), scope.declaring(path[0]) == nil || enclosingProperty(path[0]) != nil {
            facts.definitions.append(Definition(name: last, type: ["?" + types.joined(separator: ".") + "/" + (enclosingProperty(path[0]) ?? path[0])], value: value, declaredType: nil, file: facts.index))
        }
        if !isSelf, isTextValue(value) { facts.assignments.append((last, base(of: path), value, scope)) }
        guard !definitionsOnly else { return }
        if closureDepth > 0 { facts.chosen[screen, default: []].insert(base(of: path + [""]).joined(separator: ".")) }
        if !isSelf, let head = path.first, accessibilitySlot(last) == nil, visibleProperty(last) == false, path.count == 2, head.unicodeScalars.first?.properties.isUppercase == false {
            facts.definitions.append(Definition(name: last, type: ["?" + head], value: value, declaredType: nil, file: facts.index))
        }
        // Another text in a state is a sign of it, whatever the property is called.
        if !conditions.isEmpty, isText(value) { facts.shown[screen, default: []] += conditions }
        if let slot = accessibilitySlot(last), isExactAccessibility(last) {
            let control = object(path.dropLast().map { $0 })
            add(Use(slot: slot, api: last, value: value, localizes: false, span: place, condition: nil, control: control, screen: screen))
            return
        }
        if let slot = accessibilitySlot(last), case let lower = last.lowercased(), lower.contains("accessib") {
            add(Use(slot: slot, api: last, value: value, localizes: false, span: place, condition: nil, control: -1, screen: screen, isDeclaration: true))
        }
        let base = Array(path.dropLast())
        // A local of that name is no text API; a property of a model only names what may be shown.
        if path.count == 1, target.is(DeclReferenceExprSyntax.self), scope.declaring(last) != nil { return }
        let isModel = !isShownObject(base)
        switch last {
        case "text", "attributedText", "stringValue", "attributedStringValue", "secondaryText", "secondaryAttributedText":
            let control = object(base)
            add(Use(slot: .visible, api: last, value: value, localizes: false, span: place, condition: nil, control: control, screen: screen, isDeclaration: isModel))
            signal(control, right)
        case "backButtonTitle", "searchPlaceholder":
            add(Use(slot: .visible, api: last, value: value, localizes: false, span: place, condition: nil, control: -1, screen: screen))
        case "body" where typeName(base) == "UNMutableNotificationContent":
            add(Use(slot: .visible, api: "UNMutableNotificationContent.body", value: value, localizes: false, span: place, condition: nil, control: -1, screen: screen))
        case "configuration" where first.is(DeclReferenceExprSyntax.self) && right.count == 1:
            if let name = converter.path(first), uiKind(type: typeName(name) ?? "") == "button" { join(object(name), to: object(base)) }
        case "title", "attributedTitle", "placeholder", "attributedPlaceholder", "placeholderString", "prompt", "message", "subtitle", "headerTitle", "informativeText", "messageText", "label":
            guard !isSelf || types.last.map({ $0.hasSuffix("Controller") || $0.hasSuffix("View") || $0.hasSuffix("Cell") || $0.hasSuffix("Button") }) == true, !base.isEmpty || last == "title" || last == "message" else { break }
            if last == "label" && !(base.last ?? "").lowercased().contains("item") { break }
            // `button.configuration?.title`
            let owner = base.last == "configuration" || base.last == "config" ? Array(base.dropLast()) : base
            let control = object(owner.isEmpty ? base : owner)
            add(Use(slot: control >= 0 && facts.controls[control].kind != "textField" ? .title : .visible, api: last, value: value, localizes: false, span: place, condition: nil, control: control, screen: screen, isDeclaration: isModel))
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
        case "alpha", "alphaValue":
            guard !base.isEmpty, case let control = object(base), control >= 0 else { break }
            if let hidden = hiddenCondition(right) { facts.controls[control].hidden.append(hidden) }
            else if let c = conditions.last, ["0", "0.0"].contains(rightText) { facts.controls[control].hidden.append(c) }
            signal(control, right)
        case "accessibilityTraits":
            let control = object(base)
            if control >= 0 { traits(control, rightText) }
            if rightText.contains("elected") { signal(control, right) }
        case "isSelected":
            // UIKit tells the trait by itself.
            guard !base.isEmpty, case let control = object(base), control >= 0, ["button", "cell"].contains(facts.controls[control].kind) else { break }
            traits(control, ".selected")
        case "isOn", "isHighlighted": break
        case "textColor", "backgroundColor", "tintColor", "borderColor", "borderWidth", "fillColor", "strokeColor", "baseForegroundColor", "baseBackgroundColor":
            let owner = base.last == "layer" || base.last == "configuration" || base.last == "titleLabel" || base.last == "textLabel" ? Array(base.dropLast()) : base
            let control = object(owner)
            guard control >= 0, last != "borderWidth" else { break }
            if let condition = ternaryCondition(right) { facts.controls[control].colors.append((base.last == "layer" ? "layer." + last : last, condition, place)) }
            else if let condition = conditions.last, !condition.hasPrefix("let "), !condition.hasPrefix("var ") { branchColors.append(BranchColor(control: control, api: base.last == "layer" ? "layer." + last : last, condition: condition, span: place)) }
        case "image":
            let control = object(base)
            signal(control, right)
        case "accessoryType", "accessoryView", "isChecked", "state", "font":
            let control = object(base)
            if last == "font", control >= 0, conditions.isEmpty { facts.controls[control].font = Self.textStyle(rightText) }
            signal(control, right)
        default: break
        }
    }

    func base(of path: [String]) -> [String] { path.dropLast().filter { $0 != "self" } }

    /// Written as a text, or looked up.
    func isText(_ value: Expression) -> Bool {
        switch value {
        case .string, .lookup, .localizing, .accessor: true
        case .choice(let list): list.contains { isText($0.value) }
        case .all(let list), .joined(let list, _): list.contains { isText($0) }
        case .format(let format, _, _): isText(format)
        default: false
        }
    }

    /// A text of a table, written in the call.
    func isLookedUp(_ e: ExprSyntax) -> Bool {
        guard e.is(FunctionCallExprSyntax.self) || e.as(MemberAccessExprSyntax.self)?.base?.is(StringLiteralExprSyntax.self) == true else { return false }
        switch converter.convert(e, scope) {
        case .lookup, .accessor: return true
        default: return false
        }
    }

    /// Worth following to its text.
    func isTextValue(_ value: Expression) -> Bool {
        switch value {
        case .dynamic, .empty, .accessor: false
        default: true
        }
    }

    /// A text, trait, icon or shape chosen by a state is a signal that is no colour.
    func signal(_ control: Int, _ right: [ExprSyntax]) {
        guard control >= 0 else { return }
        if let chosen = ternaryCondition(right) { note(chosen, on: control) }
        if let c = conditions.last { note(c, on: control) }
    }

    /// The parts of an expression that operators join; the expression itself where there is none.
    func elements(_ e: ExprSyntax) -> [ExprSyntax] { e.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [e] }

    func ternaryCondition(_ elements: [ExprSyntax]) -> String? {
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

    // MARK: objects

    func declareObject(_ name: String, _ type: String?, _ value: ExprSyntax?, isLocal: Bool) {
        guard !definitionsOnly, let type else { return }
        typeNames[objectKey([name], isLocal: isLocal)] = type
        guard var kind = uiKind(type: type) else { return }
        // A text field of AppKit that is made with a text to show is a label.
        if type == "NSTextField", let label = value?.as(FunctionCallExprSyntax.self)?.arguments.first?.label?.text, ["labelWithString", "wrappingLabelWithString", "labelWithAttributedString"].contains(label) { kind = "text" }
        if kind == "textField", !isLocal, let value { fields.append((objectKey([name], isLocal: false), name, screen, span(value))) }
        declaredTypes[objectKey([name], isLocal: isLocal)] = kind
        // `UIButton(type:)` closures set properties on a local name: they belong to the property.
    }

    func objectKey(_ base: [String], isLocal: Bool) -> String {
        (isLocal ? "\(functionNumbers.last ?? 0)#" : "") + types.joined(separator: ".") + "/" + base.joined(separator: ".")
    }

    /// The type of a local, parameter or property of this type, as far as it was seen.
    func typeName(_ base: [String]) -> String? {
        guard let name = base.first, base.count == 1 else { return nil }
        guard let owner = scope.declaring(name) else { return typeNames[objectKey(base, isLocal: false)] }
        return owner.locals[name]?.lazy.compactMap(\.type).first ?? owner.function?.parameters.first { $0.name == name }?.type.map(plainTypeName)
    }

    /// The object is one of the interface, by its type where that is known, else by its name: what its `title` gets is on the screen.
    func isShownObject(_ base: [String]) -> Bool {
        guard let name = base.last else {
            // `title = …` of the class itself.
            guard let type = types.last else { return false }
            return isShownType(type) && !valueTypes.contains(type)
        }
        if let type = typeName(base) { return isShownType(type) }
        return name.hasPrefix("$") || isShownName(name)
    }

    /// One object is the other: what a configuration gets, its button shows.
    func join(_ part: Int, to whole: Int) {
        guard part >= 0, whole >= 0, part != whole else { return }
        for i in facts.uses.indices where facts.uses[i].control == part { facts.uses[i].control = whole }
        for (key, index) in objects where index == part { objects[key] = whole }
        let other = facts.controls[part]
        if facts.controls[whole].kind == "other" { facts.controls[whole].kind = other.kind }
        facts.controls[whole].disablings += other.disablings
        facts.controls[whole].colors += other.colors
        facts.controls[whole].signals += other.signals
        facts.controls[part].disablings = []
        facts.controls[part].colors = []
    }

    /// The object that a path names, made on first sight.
    func object(_ base: [String]) -> Int {
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
        facts.controls[facts.controls.count - 1].isInBar = name.lowercased().hasSuffix("barbuttonitem")
        return facts.controls.count - 1
    }

    func traits(_ control: Int, _ text: String) {
        let lower = text.lowercased()
        for (word, trait) in [("selected", "selected"), ("updatesfrequently", "updatesFrequently"), ("adjustable", "adjustable"), ("header", "header"), ("notenabled", "notEnabled"), ("button", "button"), ("toggle", "toggle")] where lower.contains("." + word) || lower.contains("is" + word) || lower.contains("trait" + word) {
            facts.controls[control].traits.insert(trait)
        }
    }
}
