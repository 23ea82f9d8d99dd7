/// Assignments, messages and calls: what code does with objects and texts.
extension ObjectiveCReader {
    /// The path of names that ends before token `i`: `self.payButton.enabled`.
    func pathBefore(_ i: Int) -> (path: [String], start: Int)? {
        var j = i - 1, path: [String] = []
        while j >= 0 {
            if isMark(j, "]") {
                // `self.items[0].title`: what is before the bracket.
                var depth = 0
                while j >= 0 { if isMark(j, "]") { depth += 1 } else if isMark(j, "[") { depth -= 1; if depth == 0 { break } }; j -= 1 }
                guard j > 0, tokens[j - 1].kind == .word else { return path.isEmpty ? nil : (path, j) }
                j -= 1
                path.insert(tokens[j].text + "[]", at: 0)
            } else if tokens[j].kind == .word { path.insert(tokens[j].text, at: 0) } else { return nil }
            if isMark(j - 1, ".") || isMark(j - 1, "->") { j -= 2; continue }
            break
        }
        return path.isEmpty ? nil : (path, j)
    }

    func assignment(_ i: Int, _ to: Int, isOr: Bool = false) {
        guard let (path, start) = pathBefore(i) else { return }
        let stop = end(from: i + 1, limit: to)
        guard stop > i + 1, start >= 0 else { return }
        lastStart = tokens[start].start
        let value = expression(i + 1, stop)
        if path.count == 1 {
            let name = path[0]
            // `NSString *title = …`
            let isDeclaration = isMark(start - 1, "*") || (start > 0 && tokens[start - 1].kind == .word && !["return", "else"].contains(text(start - 1)))
            if isDeclaration {
                let declared = isMark(start - 1, "*") ? text(start - 2) : text(start - 1)
                scope.locals[name, default: []].append(LocalValue(value: value, type: declared))
                if let kind = uiKind(type: declared) { kinds["\(methodNumber)#/" + name] = kind }
                // `BOOL open = …` is a condition with a name.
            } else if scope.locals[name] != nil { scope.locals[name, default: []].append(LocalValue(value: value, type: nil)) } else {
                facts.definitions.append(Definition(name: name.hasPrefix("_") ? String(name.dropFirst()) : name, type: type, value: value, declaredType: nil, file: facts.index))
            }
            return
        }
        assign(Array(path.dropLast()), path[path.count - 1], value, i + 1, stop)
    }

    func assign(_ base: [String], _ property: String, _ value: Expression, _ from: Int, _ to: Int) {
        let right = source(from, to)
        let place = span(from, to)
        func use(_ slot: Slot, control: Int) {
            facts.uses.append(Use(slot: slot, api: property, value: value, localizes: false, span: place, condition: conditions.last?.text, control: control, screen: type.joined(), isDeclaration: isForDevelopers(base)))
        }
        if let slot = accessibilitySlot(property) { use(slot, control: object(base)); return }
        switch property {
        case "text", "attributedText", "stringValue":
            let control = object(base)
            use(.visible, control: control)
            signal(control, right)
        case "title", "attributedTitle", "placeholder", "placeholderString", "prompt", "message", "subtitle", "messageText", "informativeText":
            let control = object(base)
            use(base.isEmpty || base == ["self"] || facts.controls[control].kind == "textField" ? .visible : .title, control: control)
            signal(control, right)
        case "toolTip": use(.tooltip, control: object(base))
        case "largeContentTitle": use(.visible, control: object(base))
        case "enabled", "isEnabled":
            guard base.last != "self" else { return }
            let control = object(base)
            facts.controls[control].traits.insert("notEnabled")
            if right == "YES" || right == "true" { return }
            facts.controls[control].disablings.append((right == "NO" || right == "false" ? conditions.last?.text ?? "" : Condition.negated(right), place))
        case "hidden":
            let control = object(base)
            if right == "NO" { if let c = conditions.last { facts.controls[control].hidden.append(Condition.negated(c.text)) } }
            else if right == "YES" { if let c = conditions.last { facts.controls[control].hidden.append(c.text) } } else { facts.controls[control].hidden.append(right) }
        case "accessibilityTraits":
            let control = object(base)
            let lower = right.lowercased()
            for (word, trait) in [("selected", "selected"), ("updatesfrequently", "updatesFrequently"), ("adjustable", "adjustable"), ("header", "header"), ("notenabled", "notEnabled"), ("togglebutton", "toggle")] where contains(lower, "trait" + word) {
                facts.controls[control].traits.insert(trait)
            }
            signal(control, right)
        case "textColor", "backgroundColor", "tintColor", "borderColor":
            let owner = base.last == "layer" || base.last == "titleLabel" || base.last == "textLabel" ? Array(base.dropLast()) : base
            if let question = right.firstIndex(of: "?") {
                facts.controls[object(owner)].colors.append((base.last == "layer" ? "layer." + property : property, Self.condition(String(right[..<question])), place))
            }
        case "image", "accessoryType": signal(object(base), right)
        default: break
        }
    }

    static func condition(_ text: String) -> String { text.hasPrefix("(") && !text.hasSuffix(")") ? String(text.dropFirst()) : text }

    func signal(_ control: Int, _ right: String) {
        if let question = right.firstIndex(of: "?") { facts.controls[control].signals.append(Self.condition(String(right[..<question]))) }
        if let c = conditions.last { facts.controls[control].signals.append(c.text) }
    }

    func object(_ base: [String]) -> Int {
        var base = base
        if base.first == "self" { base.removeFirst() }
        let isLocal = base.first.map { scope.declaring($0) != nil } ?? false
        base = base.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
        let key = (isLocal ? "\(methodNumber)#/" : type.joined() + "/") + base.joined(separator: ".")
        if let known = objects[key] { return known }
        let kind = kinds[key] ?? uiKind(name: base.last ?? "self", type: base.isEmpty ? type.last : nil)
        facts.controls.append(ControlFact(kind: kind, name: base.isEmpty ? type.last ?? "self" : base.joined(separator: "."), span: Span(file: facts.index, start: lastStart, end: lastStart), screen: type.joined(), isUIKit: true))
        objects[key] = facts.controls.count - 1
        return facts.controls.count - 1
    }

    /// `Function(a, b)`.
    func function(_ i: Int, _ to: Int) {
        let name = text(i), close = closing(i + 1)
        let parts = arguments(i + 2, close)
        func use(_ slot: Slot, _ part: (Int, Int)) {
            facts.uses.append(Use(slot: slot, api: name, value: expression(part.0, part.1), localizes: false, span: span(part.0, part.1), condition: conditions.last?.text, control: -1, screen: type.joined()))
        }
        if name == "UIAccessibilityPostNotification", parts.count == 2 {
            let which = source(parts[0].0, parts[0].1)
            let value = expression(parts[1].0, parts[1].1)
            var isText = contains(which, "Announcement")
            if !isText { switch value { case .string, .lookup: isText = true; default: break } }
            if isText { use(.announcement, parts[1]) }
            if ["textFieldDidChange", "textDidChange", "textViewDidChange", "textChanged", "editingChanged", "textField", "searchBar"].contains(where: { methodName.hasPrefix($0) && methodName != "textFieldShouldReturn" && methodName != "textFieldDidEndEditing" && methodName != "textFieldDidBeginEditing" }) {
                facts.observations.append(ObservationFact(kind: "announcementPerKeystroke", detail: methodName, span: span(i, close)))
            }
        }
        if name == "NSAccessibilityPostNotificationWithUserInfo" {
            for j in i..<close where contains(text(j), "AnnouncementKey") && isMark(j + 1, ":") { use(.announcement, (j + 2, end(from: j + 2, limit: close))) }
        }
    }

    func arguments(_ from: Int, _ to: Int) -> [(Int, Int)] {
        var out: [(Int, Int)] = [], j = from
        while j < to {
            let stop = end(from: j, limit: to)
            if stop > j { out.append((j, stop)) }
            j = stop + 1
        }
        return out
    }

    struct Message {
        var receiver: (Int, Int)
        var parts: [(name: String, value: (Int, Int))]
    }

    func parseMessage(_ open: Int) -> Message? {
        let close = closing(open)
        guard close > open + 1 else { return nil }
        var j = open + 1
        // The receiver: one unit with its points.
        if isMark(j, "[") || isMark(j, "(") { j = closing(j) + 1 } else { j += 1 }
        while j < close, isMark(j, ".") || isMark(j, "->") { j += 2 }
        while j < close, isMark(j, "[") { j = closing(j) + 1; while j < close, isMark(j, ".") { j += 2 } }
        var message = Message(receiver: (open + 1, j), parts: [])
        while j < close {
            guard tokens[j].kind == .word else { return message.parts.isEmpty ? nil : message }
            let name = text(j)
            guard isMark(j + 1, ":") else {
                message.parts.append((name, (j + 1, j + 1)))
                return message
            }
            // The value goes on to the next `word:` that is not inside brackets and not after `?`.
            var k = j + 2, questions = 0
            while k < close {
                if isMark(k, "(") || isMark(k, "[") || isMark(k, "{") { k = closing(k) + 1; continue }
                if isMark(k, "?") { questions += 1 }
                if tokens[k].kind == .word, isMark(k + 1, ":"), k > j + 2 {
                    if questions > 0 { questions -= 1 } else if !isMark(k - 1, "?") { break }
                }
                k += 1
            }
            message.parts.append((name, (j + 2, min(k, close))))
            j = k
        }
        return message
    }

    func message(_ open: Int, _ to: Int) {
        guard let m = parseMessage(open), let first = m.parts.first else { return }
        lastStart = tokens[open].start
        let base = path(m.receiver.0, m.receiver.1), isForDevelopers = isForDevelopers(base ?? [])
        func use(_ slot: Slot, _ part: (Int, Int), _ api: String, control: Int = -1) {
            guard part.1 > part.0 else { return }
            facts.uses.append(Use(slot: slot, api: api, value: expression(part.0, part.1), localizes: false, span: span(part.0, part.1), condition: conditions.last?.text, control: control, screen: type.joined(), isDeclaration: isForDevelopers))
        }
        facts.calls.append((first.name, CallSite(arguments: m.parts.enumerated().map { Argument(label: $0 == 0 ? nil : $1.name, value: expression($1.value.0, $1.value.1)) }, type: type)))
        switch first.name {
        case "initWithName" where contains(source(m.receiver.0, m.receiver.1), "CustomAction"): use(.action, first.value, "UIAccessibilityCustomAction"); return
        case "initWithName" where contains(source(m.receiver.0, m.receiver.1), "CustomRotor"): use(.rotor, first.value, "UIAccessibilityCustomRotor"); return
        case "customContentWithLabel":
            use(.content, first.value, first.name)
            if m.parts.count > 1 { use(.content, m.parts[1].value, first.name) }
            return
        case "setAccessibilityHelp": if let base { use(.hint, first.value, first.name, control: object(base)) }; return
        case "initWithTitle", "actionWithTitle", "alertControllerWithTitle", "addActionWithTitle", "buttonWithTitle", "labelWithString", "addButtonWithTitle", "addItemWithTitle":
            for part in m.parts where part.name.lowercased().hasSuffix("title") || part.name == "message" || part.name == "labelWithString" { use(.visible, part.value, first.name) }
            return
        case "imageWithSystemSymbolName": if m.parts.count > 1 { use(.label, m.parts[1].value, "accessibilityDescription") }; facts.symbols += symbol(first.value); return
        case "systemImageNamed": facts.symbols += symbol(first.value); return
        default: break
        }
        if let base, first.name.hasPrefix("set"), first.name.utf8.count > 3, first.value.1 > first.value.0 {
            let name = first.name.dropFirst(3)
            let property = name.prefix(1).lowercased() + name.dropFirst()
            assign(base, property, expression(first.value.0, first.value.1), first.value.0, first.value.1)
        }
        for part in m.parts { if let slot = accessibilitySlot(part.name), part.name != first.name || !part.name.hasPrefix("set"), part.value.1 > part.value.0 { use(slot, part.value, part.name) } }
    }

    /// `[debugMenu addItemWithTitle:…]`, or a method that makes such a thing.
    func isForDevelopers(_ base: [String]) -> Bool {
        contains(methodName, "ebug") && SwiftFileReader.isDeveloperName(methodName) || base.contains { contains($0, "ebug") && SwiftFileReader.isDeveloperName($0) }
    }

    func symbol(_ part: (Int, Int)) -> [(name: String, span: Span)] {
        guard part.1 == part.0 + 1, tokens[part.0].kind == .string else { return [] }
        return [(tokens[part.0].text, span(part.0, part.1))]
    }

    func path(_ from: Int, _ to: Int) -> [String]? {
        var out: [String] = [], j = from
        while j < to {
            guard tokens[j].kind == .word else { return nil }
            out.append(tokens[j].text)
            j += 1
            if j < to { guard isMark(j, ".") || isMark(j, "->") else { return nil }; j += 1 }
        }
        return out.isEmpty ? nil : out
    }
}
