/// Reads one Objective-C file: the same facts as from Swift, found by tokens.
final class ObjectiveCReader {
    private let facts: FileFacts
    private let looks: SwiftExpressions
    private var tokens: [ObjectiveCToken] = []
    private var type: [String] = []
    private var scope: Scope
    private var objects: [String: Int] = [:]
    private var methodNumber = 0
    private var methodName = ""
    /// Conditions that hold, and the token at which each ends.
    private var conditions: [(text: String, end: Int)] = []
    private var lastStart: Int32 = 0

    private init(_ facts: FileFacts, localizers: Set<String>) {
        self.facts = facts
        looks = SwiftExpressions(file: facts.index, localizers: localizers)
        scope = Scope(parent: nil, type: [], file: facts.index)
    }

    static func read(_ facts: FileFacts, localizers: Set<String>) {
        let reader = ObjectiveCReader(facts, localizers: localizers)
        let (tokens, defines) = ObjectiveCLexer.tokens(facts.bytes)
        for define in defines {
            reader.tokens = define.tokens
            if let parameters = define.parameters {
                // A macro that looks its first argument up is a look-up.
                if let first = parameters.first, reader.expression(0, define.tokens.count).lookedUpName == first { facts.localizers.insert(define.name) }
                continue
            }
            facts.definitions.append(Definition(name: define.name, type: [], value: reader.expression(0, define.tokens.count), declaredType: nil, file: facts.index))
        }
        reader.tokens = tokens
        reader.readFile()
    }

    private func text(_ i: Int) -> String { i >= 0 && i < tokens.count ? tokens[i].text : "" }
    private func isMark(_ i: Int, _ m: String) -> Bool { i >= 0 && i < tokens.count && tokens[i].kind == .mark && tokens[i].text == m }

    /// The token that closes the bracket at `i`; the count where nothing does.
    private func closing(_ i: Int) -> Int {
        var depth = 0, j = i
        while j < tokens.count {
            if tokens[j].kind == .mark {
                switch tokens[j].text {
                case "(", "[", "{": depth += 1
                case ")", "]", "}":
                    depth -= 1
                    if depth == 0 { return j }
                default: break
                }
            }
            j += 1
        }
        return tokens.count
    }

    /// End of the expression that starts at `i`: `;`, `,` or a bracket that was not opened in it.
    private func end(from i: Int, limit: Int) -> Int {
        var j = i
        while j < limit {
            if tokens[j].kind == .mark {
                switch tokens[j].text {
                case "(", "[", "{": j = min(limit, closing(j) + 1); continue
                case ")", "]", "}", ";", ",": return j
                default: break
                }
            }
            j += 1
        }
        return limit
    }

    private func span(_ from: Int, _ to: Int) -> Span {
        guard from < tokens.count, to > from else { return Span(file: facts.index, start: lastStart, end: lastStart) }
        return Span(file: facts.index, start: tokens[from].start, end: tokens[min(to, tokens.count) - 1].end)
    }

    private func source(_ from: Int, _ to: Int) -> String {
        var out = ""
        for j in from..<max(from, min(to, tokens.count)) {
            if tokens[j].kind == .string { out += "@\"" + tokens[j].text + "\""; continue }
            if let last = out.unicodeScalars.last, Condition.isWord(last), let first = tokens[j].text.unicodeScalars.first, Condition.isWord(first) { out += " " }
            out += tokens[j].text
        }
        return Condition.normalized(out)
    }

    // MARK: structure

    private func readFile() {
        var i = 0
        while i < tokens.count {
            let t = tokens[i]
            if t.kind == .word, t.text == "@implementation" {
                type = [text(i + 1)]
                i += 2
                continue
            }
            if t.kind == .word, t.text == "@interface" {
                // `@interface Foo : Bar`, `@interface Foo ()`
                if isMark(i + 2, ":") { facts.inheritance.append((text(i + 1), [text(i + 3)])) }
                let name = text(i + 1)
                i += 2
                while i < tokens.count, text(i) != "@end" {
                    if text(i) == "@property" { property(i, name) }
                    i += 1
                }
                continue
            }
            if t.kind == .word, t.text == "@end" { type = []; i += 1; continue }
            if t.kind == .mark, t.text == "-" || t.text == "+", isMark(i + 1, "("), !type.isEmpty {
                i = method(i)
                continue
            }
            if t.kind == .mark, t.text == "{" {
                let close = closing(i)
                let info = function(before: i)
                newScope(info)
                let returns = body(i + 1, close)
                if !info.name.isEmpty, !returns.isEmpty {
                    let value = Expression.choice(returns)
                    if let first = info.parameters.first, value.lookedUpName == first.name { facts.localizers.insert(info.name) }
                    facts.definitions.append(Definition(name: info.name, type: [], value: value, declaredType: "String", function: info, file: facts.index))
                }
                i = close + 1
                continue
            }
            // `static NSString * const kTitle = …;`
            if t.kind == .mark, t.text == "=", i > 0, tokens[i - 1].kind == .word {
                let stop = end(from: i + 1, limit: tokens.count)
                facts.definitions.append(Definition(name: text(i - 1), type: [], value: expression(i + 1, stop), declaredType: nil, file: facts.index))
                i = stop
                continue
            }
            i += 1
        }
    }

    /// A C function that gives back text, by what stands before its body: `NSString *Title(NSString *key) {`; without a name for all others.
    private func function(before brace: Int) -> FunctionInfo {
        let none = FunctionInfo(name: "", type: type)
        guard isMark(brace - 1, ")") else { return none }
        var open = brace - 1, depth = 0
        while open >= 0 {
            if isMark(open, ")") { depth += 1 } else if isMark(open, "(") { depth -= 1; if depth == 0 { break } }
            open -= 1
        }
        guard open >= 3, tokens[open - 1].kind == .word, isMark(open - 2, "*"), text(open - 3) == "NSString" else { return none }
        let names = arguments(open + 1, brace - 1).map { text($0.1 - 1) }
        return FunctionInfo(name: text(open - 1), type: [], parameters: names.map { Parameter(label: nil, name: $0, type: "String", defaultValue: nil) })
    }

    private var kinds: [String: String] = [:]
    private func property(_ start: Int, _ type: String) {
        var j = start + 1
        if isMark(j, "(") { j = closing(j) + 1 }
        var words: [String] = []
        while j < tokens.count, !isMark(j, ";"), text(j) != "@end" { if tokens[j].kind == .word { words.append(tokens[j].text) }; j += 1 }
        words.removeAll { $0 == "IBOutlet" || $0 == "weak" || $0 == "strong" || $0 == "__weak" || $0 == "nullable" || $0 == "nonnull" }
        guard words.count >= 2 else { return }
        facts.definitions.append(Definition(name: words[words.count - 1], type: [type], value: nil, declaredType: words[0] == "NSString" ? "String" : words[0], file: facts.index))
        if let kind = uiKind(type: words[0]) { kinds[type + "/" + words[words.count - 1]] = kind }
    }

    private func newScope(_ info: FunctionInfo) {
        methodNumber += 1
        conditions = []
        scope = Scope(parent: nil, type: type, file: facts.index, function: info)
    }

    private func method(_ start: Int) -> Int {
        let typeEnd = closing(start + 1)
        let result = source(start + 2, typeEnd)
        var j = typeEnd + 1, name = text(j), parameters: [Parameter] = []
        while j < tokens.count, !isMark(j, "{"), !isMark(j, ";") {
            if isMark(j, ":"), isMark(j + 1, "(") {
                let close = closing(j + 1)
                parameters.append(Parameter(label: parameters.isEmpty ? nil : text(j - 1), name: text(close + 1), type: source(j + 2, close).hasPrefix("NSString") ? "String" : "?", defaultValue: nil))
                j = close + 1
            }
            j += 1
        }
        guard isMark(j, "{") else { return j + 1 }
        let close = closing(j)
        name = name.isEmpty ? "?" : name
        methodName = name
        let info = FunctionInfo(name: name, type: type, parameters: parameters)
        facts.functions.append(info)
        newScope(info)
        let returns = body(j + 1, close)
        if result.hasPrefix("NSString") || result.hasPrefix("NSAttributedString") || result == "id" || result.hasPrefix("NSArray"), !returns.isEmpty {
            let value = Expression.choice(returns)
            facts.definitions.append(Definition(name: name, type: type, value: value, declaredType: "String", function: parameters.isEmpty ? nil : info, file: facts.index))
            if let slot = accessibilitySlot(name), !result.hasPrefix("NSArray") {
                facts.uses.append(Use(slot: slot, api: name, value: value, localizes: false, span: span(typeEnd + 1, typeEnd + 2), condition: nil, control: -1, screen: type.joined(), isDeclaration: true))
            }
        }
        return close + 1
    }

    /// Reads statements; gives back what they return.
    @discardableResult
    private func body(_ from: Int, _ to: Int) -> [(condition: String?, value: Expression)] {
        var returns: [(condition: String?, value: Expression)] = []
        var i = from
        var lastIf: String?
        while i < min(to, tokens.count) {
            while let last = conditions.last, i >= last.end { conditions.removeLast() }
            let t = tokens[i]
            if t.kind == .word {
                if t.text == "if" || t.text == "while", isMark(i + 1, "(") {
                    let close = closing(i + 1)
                    let condition = source(i + 2, close)
                    let stop = isMark(close + 1, "{") ? closing(close + 1) : statementEnd(close + 1, to)
                    if t.text == "if" { conditions.append((condition, stop)); lastIf = condition }
                    i += 2
                    continue
                }
                if t.text == "else", let condition = lastIf {
                    if text(i + 1) == "if" { i += 1; continue }
                    let stop = isMark(i + 1, "{") ? closing(i + 1) : statementEnd(i + 1, to)
                    conditions.append((Condition.negated(condition), stop))
                    i += 1
                    continue
                }
                if t.text == "return" {
                    let stop = end(from: i + 1, limit: to)
                    if stop > i + 1 { returns.append((conditions.last?.text, expression(i + 1, stop))) }
                    i += 1
                    continue
                }
                if isMark(i + 1, "(") { function(i, to) }
                // A field is there even where only its text is asked: the error beside it belongs to it.
                if isMark(i - 1, "."), isMark(i + 1, "."), text(i + 2) == "text", uiKind(name: t.text, type: nil) == "textField" { lastStart = t.start; _ = object([t.text]) }
            } else if t.kind == .mark {
                if t.text == "=" { assignment(i, to) } else if t.text == "[" { message(i, to) } else if t.text == "|=" { assignment(i, to, isOr: true) }
            }
            i += 1
        }
        return returns
    }

    private func statementEnd(_ from: Int, _ to: Int) -> Int {
        var j = from
        while j < to, !isMark(j, ";") { j = isMark(j, "(") || isMark(j, "[") || isMark(j, "{") ? closing(j) + 1 : j + 1 }
        return j
    }

    // MARK: statements

    /// The path of names that ends before token `i`: `self.payButton.enabled`.
    private func pathBefore(_ i: Int) -> (path: [String], start: Int)? {
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

    private func assignment(_ i: Int, _ to: Int, isOr: Bool = false) {
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

    private func assign(_ base: [String], _ property: String, _ value: Expression, _ from: Int, _ to: Int) {
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

    private static func condition(_ text: String) -> String { text.hasPrefix("(") && !text.hasSuffix(")") ? String(text.dropFirst()) : text }

    private func signal(_ control: Int, _ right: String) {
        if let question = right.firstIndex(of: "?") { facts.controls[control].signals.append(Self.condition(String(right[..<question]))) }
        if let c = conditions.last { facts.controls[control].signals.append(c.text) }
    }

    private func object(_ base: [String]) -> Int {
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
    private func function(_ i: Int, _ to: Int) {
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

    private func arguments(_ from: Int, _ to: Int) -> [(Int, Int)] {
        var out: [(Int, Int)] = [], j = from
        while j < to {
            let stop = end(from: j, limit: to)
            if stop > j { out.append((j, stop)) }
            j = stop + 1
        }
        return out
    }

    private struct Message {
        var receiver: (Int, Int)
        var parts: [(name: String, value: (Int, Int))]
    }

    private func parseMessage(_ open: Int) -> Message? {
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

    private func message(_ open: Int, _ to: Int) {
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
    private func isForDevelopers(_ base: [String]) -> Bool {
        contains(methodName, "ebug") && SwiftFileReader.isDeveloperName(methodName) || base.contains { contains($0, "ebug") && SwiftFileReader.isDeveloperName($0) }
    }

    private func symbol(_ part: (Int, Int)) -> [(name: String, span: Span)] {
        guard part.1 == part.0 + 1, tokens[part.0].kind == .string else { return [] }
        return [(tokens[part.0].text, span(part.0, part.1))]
    }

    private func path(_ from: Int, _ to: Int) -> [String]? {
        var out: [String] = [], j = from
        while j < to {
            guard tokens[j].kind == .word else { return nil }
            out.append(tokens[j].text)
            j += 1
            if j < to { guard isMark(j, ".") || isMark(j, "->") else { return nil }; j += 1 }
        }
        return out.isEmpty ? nil : out
    }

    // MARK: expressions

    private func expression(_ from: Int, _ to: Int) -> Expression {
        guard from < to, from < tokens.count else { return .empty }
        let place = span(from, to)
        // `a ? b : c`
        var j = from
        while j < to {
            if isMark(j, "(") || isMark(j, "[") || isMark(j, "{") { j = closing(j) + 1; continue }
            if isMark(j, "?") { break }
            j += 1
        }
        if j < to, isMark(j, "?") {
            var k = j + 1, depth = 0
            while k < to {
                if isMark(k, "(") || isMark(k, "[") || isMark(k, "{") { k = closing(k) + 1; continue }
                if isMark(k, "?") { depth += 1 } else if isMark(k, ":") { if depth == 0 { break }; depth -= 1 }
                k += 1
            }
            let condition = source(from, j)
            let first: Expression = k == j + 1 ? expression(from, j) : expression(j + 1, k)
            return .choice([(condition, first), (Condition.negated(condition), expression(k + 1, to))])
        }
        if to == from + 1 {
            let t = tokens[from]
            if t.kind == .string { return t.text.isEmpty ? .empty : .string([.text(t.text)], place) }
            if t.kind == .word {
                if t.text == "nil" || t.text == "NULL" || t.text == "Nil" { return .empty }
                return .name([t.text.hasPrefix("_") ? String(t.text.dropFirst()) : t.text], arguments: nil, scope, place)
            }
            return .dynamic(place)
        }
        if isMark(from, "("), closing(from) == to - 1 { return expression(from + 1, to - 1) }
        // A cast.
        if isMark(from, "("), closing(from) < to - 1 { return expression(closing(from) + 1, to) }
        if isMark(from, "@"), isMark(from + 1, "["), closing(from + 1) == to - 1 {
            return .choice(arguments(from + 2, to - 1).map { (nil, expression($0.0, $0.1)) })
        }
        if tokens[from].kind == .word, isMark(from + 1, "("), closing(from + 1) == to - 1 {
            let name = tokens[from].text
            let parts = arguments(from + 2, to - 1)
            if name.hasPrefix("NSLocalizedString") || looks.looksUp(name), let key = parts.first {
                var table: String?
                if name.contains("FromTable"), parts.count > 1 { table = tokens[parts[1].0].kind == .string ? tokens[parts[1].0].text : "?" }
                if name.contains("WithDefaultValue"), parts.count > 1, tokens[parts[1].0].kind == .string { table = tokens[parts[1].0].text }
                return .lookup(expression(key.0, key.1), table: table, isolates: false, place)
            }
            return .name([name], arguments: parts.map { Argument(label: nil, value: expression($0.0, $0.1)) }, scope, place)
        }
        if isMark(from, "["), closing(from) == to - 1, let m = parseMessage(from), let first = m.parts.first {
            switch first.name {
            case "stringWithFormat", "localizedStringWithFormat", "initWithFormat", "stringByAppendingFormat":
                let values = arguments(first.value.0, first.value.1).map { expression($0.0, $0.1) }
                let filled = values.first.map { Expression.format($0, Array(values.dropFirst()), place) } ?? .dynamic(place)
                return first.name.hasPrefix("stringByAppending") ? .joined([expression(m.receiver.0, m.receiver.1), filled], place) : filled
            case "localizedStringForKey":
                let table = m.parts.first { $0.name == "table" }.map { p in tokens[p.value.0].kind == .string ? tokens[p.value.0].text : (text(p.value.0) == "nil" ? nil : "?") } ?? nil
                return .lookup(expression(first.value.0, first.value.1), table: table, isolates: false, place)
            case "stringByAppendingString": return .joined([expression(m.receiver.0, m.receiver.1), expression(first.value.0, first.value.1)], place)
            case "componentsJoinedByString": return .all([expression(m.receiver.0, m.receiver.1)])
            case "stringWithString", "initWithString", "attributedStringWithString", "arrayWithObjects", "arrayWithObject": return expression(first.value.0, end(from: first.value.0, limit: first.value.1))
            case "lowercaseString", "uppercaseString", "capitalizedString", "localizedCapitalizedString", "copy", "autorelease", "localizedUppercaseString": return expression(m.receiver.0, m.receiver.1)
            default:
                let values = m.parts.enumerated().map { Argument(label: $0 == 0 ? nil : $1.name, value: expression($1.value.0, $1.value.1)) }
                if let base = path(m.receiver.0, m.receiver.1) { return .name(base + [first.name], arguments: first.value.0 == first.value.1 ? nil : values, scope, place) }
                return .dynamic(place)
            }
        }
        if let path = path(from, to) { return .name(path, arguments: nil, scope, place) }
        return .dynamic(place)
    }
}
