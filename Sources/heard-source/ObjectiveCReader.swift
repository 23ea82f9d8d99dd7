/// Reads one Objective-C file: the same facts as from Swift, found by tokens.
final class ObjectiveCReader {
    let facts: FileFacts
    let looks: SwiftExpressions
    var tokens: [ObjectiveCToken] = []
    var type: [String] = []
    var scope: Scope
    var objects: [String: Int] = [:]
    var methodNumber = 0
    var methodName = ""
    /// Conditions that hold, and the token at which each ends.
    var conditions: [(text: String, end: Int)] = []
    var lastStart: Int32 = 0

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

    func text(_ i: Int) -> String { i >= 0 && i < tokens.count ? tokens[i].text : "" }
    func isMark(_ i: Int, _ m: String) -> Bool { i >= 0 && i < tokens.count && tokens[i].kind == .mark && tokens[i].text == m }

    /// The token that closes the bracket at `i`; the count where nothing does.
    func closing(_ i: Int) -> Int {
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
    func end(from i: Int, limit: Int) -> Int {
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

    func span(_ from: Int, _ to: Int) -> Span {
        guard from < tokens.count, to > from else { return Span(file: facts.index, start: lastStart, end: lastStart) }
        return Span(file: facts.index, start: tokens[from].start, end: tokens[min(to, tokens.count) - 1].end)
    }

    func source(_ from: Int, _ to: Int) -> String {
        var out = ""
        for j in from..<max(from, min(to, tokens.count)) {
            if tokens[j].kind == .string { out += "@\"" + tokens[j].text + "\""; continue }
            if let last = out.unicodeScalars.last, Condition.isWord(last), let first = tokens[j].text.unicodeScalars.first, Condition.isWord(first) { out += " " }
            out += tokens[j].text
        }
        return Condition.normalized(out)
    }

    // MARK: structure

    func readFile() {
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
    func function(before brace: Int) -> FunctionInfo {
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

    var kinds: [String: String] = [:]
    func property(_ start: Int, _ type: String) {
        var j = start + 1
        if isMark(j, "(") { j = closing(j) + 1 }
        var words: [String] = []
        while j < tokens.count, !isMark(j, ";"), text(j) != "@end" { if tokens[j].kind == .word { words.append(tokens[j].text) }; j += 1 }
        words.removeAll { $0 == "IBOutlet" || $0 == "weak" || $0 == "strong" || $0 == "__weak" || $0 == "nullable" || $0 == "nonnull" }
        guard words.count >= 2 else { return }
        facts.definitions.append(Definition(name: words[words.count - 1], type: [type], value: nil, declaredType: words[0] == "NSString" ? "String" : words[0], file: facts.index))
        if let kind = uiKind(type: words[0]) { kinds[type + "/" + words[words.count - 1]] = kind }
    }

    func newScope(_ info: FunctionInfo) {
        methodNumber += 1
        conditions = []
        scope = Scope(parent: nil, type: type, file: facts.index, function: info)
    }

    func method(_ start: Int) -> Int {
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
    func body(_ from: Int, _ to: Int) -> [(condition: String?, value: Expression)] {
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

    func statementEnd(_ from: Int, _ to: Int) -> Int {
        var j = from
        while j < to, !isMark(j, ";") { j = isMark(j, "(") || isMark(j, "[") || isMark(j, "{") ? closing(j) + 1 : j + 1 }
        return j
    }
}
