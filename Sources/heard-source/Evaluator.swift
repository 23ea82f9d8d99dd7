/// One text that an expression can stand for.
struct Alternative {
    /// `formed`: a key that is put together when the app runs, as far as its parts are known.
    enum Kind: String { case key, formed, literal, accessor, dynamic }
    var kind: Kind
    /// Key or text; a place where something is inserted is U+FFFC. For accessors the path, joined by points.
    var text: String
    var table: String?
    /// Where the use says so, before any name is followed.
    var span: Span
    var condition: String?
    var isolates = false
    /// Number of names that were followed.
    var hops = 0
    /// The code says itself that the text is not to be looked up: `Text(verbatim:)`, `String("…")`.
    var isVerbatim = false
    /// Of a reason: the text is there only while the control is off.
    var isSure = false
}

/// Follows names through the definitions of all files. One for each thread: what it remembers is about the text that it follows.
final class Evaluator {
    enum Mode {
        /// A literal is text.
        case plain
        /// A literal written here is a key; names mean what they were made of.
        case localizing(table: String?, isolates: Bool)
        /// Whatever text comes out is a key.
        case key(table: String?, isolates: Bool)
    }

    /// A name that is being followed, so that it is not followed in a circle.
    enum Mark: Hashable {
        case local(ObjectIdentifier, String)
        case payload(String, Int)
        case stored(owner: String, String)
    }

    struct Frame {
        var function: ObjectIdentifier
        var arguments: [String: Expression]
    }

    let finder: NameFinder
    /// Types whose declaration was not seen, and global names: what a second wave of files may declare.
    var missing: Set<String> = []
    /// Functions and types whose callers are asked for, with the label that the call begins with ("" for none).
    var wantedCalls: [String: Set<String>] = [:]
    /// Only what is spoken is worth a second wave.
    var notesMissing = true

    var frames: [Frame] = []
    var visiting: Set<ObjectIdentifier> = []
    var visitingParameters: Set<Mark> = []
    var budget = 0
    /// The cases whose members are being followed: what `rawValue` means in them.
    var cases: [Definition] = []
    /// Which value of a tuple is wanted, innermost last.
    var elements: [Int] = []

    var assignedByType: [String: [Substring: [Names.Assignment]]] = [:]

    init(_ names: Names) { finder = NameFinder(names) }

    /// The names that were looked for since this was asked last.
    func takeAsked() -> NameSet {
        defer { finder.asked = NameSet() }
        return finder.asked
    }

    /// What was missing since this was asked last.
    func takeMissing() -> (names: Set<String>, calls: [String: Set<String>]) {
        defer { (missing, wantedCalls) = ([], [:]) }
        return (missing, wantedCalls)
    }

    /// The constants that a symbol's name stands for.
    func symbols(_ facts: FileFacts) -> [(name: String, span: Span)] {
        notesMissing = false
        return facts.namedSymbols.flatMap { value, span in
            start()
            var seen: Set<String> = []
            return evaluate(value, .plain, condition: nil, hops: 0, origin: nil).filter { $0.kind == .literal && $0.hops <= 2 && !SwiftFileReader.namesSide($0.condition) && seen.insert($0.text).inserted }.map { ($0.text, span) }
        }
    }

    /// What the texts of a file can be.
    func resolve(_ facts: FileFacts) -> [ResolvedUse] {
        notesMissing = false
        return facts.uses.map { use in
            let found = evaluate(use).filter { !(use.slot.isShown && $0.isVerbatim && $0.kind == .literal) }
            return ResolvedUse(use: use, alternatives: unique(found))
        }
    }

    func unique(_ list: [Alternative]) -> [Alternative] {
        if list.count == 1 { return list }
        var seen: Set<String> = []
        let kept = list.contains { $0.kind != .dynamic } ? list.filter { $0.kind != .dynamic } : Array(list.prefix(1))
        return kept.filter { seen.insert("\($0.kind.rawValue)|\($0.text)|\($0.table ?? "")|\($0.condition ?? "")").inserted }
    }

    func start() {
        frames = []
        cases = []
        visiting = []
        visitingParameters = []
        budget = 4000
        elements = []
    }

    func evaluate(_ use: Use) -> [Alternative] {
        start()
        // What is spoken is followed further.
        finder.followsLists = !use.slot.isShown
        return evaluate(use.value, use.localizes ? .localizing(table: nil, isolates: true) : .plain, condition: use.condition, hops: 0, origin: nil)
    }

    // MARK: expressions

    func evaluate(_ e: Expression, _ mode: Mode, condition: String?, hops: Int, origin: Span?) -> [Alternative] {
        budget -= 1
        guard budget > 0, hops < 12 else { return [] }
        switch e {
        case .empty: return []
        case .dynamic(let span): return [Alternative(kind: .dynamic, text: "", span: origin ?? span, condition: condition, hops: hops)]
        case .string(let segments, let span): return string(segments, span, mode, condition, hops, origin)
        case .lookup(let inner, let table, let isolates, let span):
            let found = evaluate(inner, .key(table: table, isolates: isolates), condition: condition, hops: hops, origin: origin)
            return found.map { var a = $0; if hops == 0, origin == nil, a.kind == .key { a.span = Span(file: span.file, start: a.span.start, end: a.span.end) }; return a }
        case .localizing(let inner, let table, let isolates):
            // A literal in it is a format, whatever is made of it.
            if case .key(let asked, _) = mode { return evaluate(inner, .key(table: asked ?? table, isolates: true), condition: condition, hops: hops, origin: origin) }
            return evaluate(inner, .localizing(table: table, isolates: isolates), condition: condition, hops: hops, origin: origin)
        case .verbatim(let inner): return evaluate(inner, .plain, condition: condition, hops: hops, origin: origin).map { var a = $0; a.isVerbatim = true; return a }
        case .choice(let list):
            return list.flatMap { evaluate($0.value, mode, condition: $0.condition ?? condition, hops: hops, origin: origin) }
        case .tuple(let list):
            guard let index = elements.popLast() else { return [] }
            defer { elements.append(index) }
            return index < list.count ? evaluate(list[index], mode, condition: condition, hops: hops, origin: origin) : []
        case .element(let base, let index):
            elements.append(index)
            defer { elements.removeLast() }
            return evaluate(base, mode, condition: condition, hops: hops, origin: origin)
        case .payload(let name, let index, let count, let span):
            let found = payload(name, index, count, mode, condition, hops, origin ?? span)
            return found.isEmpty ? [Alternative(kind: .dynamic, text: name, span: origin ?? span, condition: condition, hops: hops)] : found
        case .all(let list):
            return together(list, mode, condition, hops, origin)
        case .joined(let list, let span):
            guard case .key(let table, _) = mode else { return together(list, mode, condition, hops, origin) }
            return string(list.flatMap(segments), span, .key(table: table, isolates: false), condition, hops, origin)
        case .format(let format, let arguments, let span):
            guard case .key(let table, _) = mode else { return together([format] + arguments, mode, condition, hops, origin) }
            guard case .string(let parts, _) = format else { return [Alternative(kind: .dynamic, text: "", span: origin ?? span, condition: condition, hops: hops)] }
            return string(FormatString.filled(parts, arguments), span, .key(table: table, isolates: false), condition, hops, origin)
        case .accessor(let path, let table, let span):
            return [Alternative(kind: .accessor, text: path.joined(separator: "."), table: table, span: origin ?? span, condition: condition, isolates: true, hops: hops)]
        case .member(let base, let name, let arguments, let span):
            if isLocalizedProperty(name) {
                return evaluate(base, .key(table: nil, isolates: false), condition: condition, hops: hops, origin: origin)
            }
            if isPassingProperty(name) { return evaluate(base, mode, condition: condition, hops: hops, origin: origin) }
            if arguments != nil {
                let below = evaluate(base, mode, condition: condition, hops: hops + 1, origin: origin ?? span).filter { $0.kind == .key }
                if !below.isEmpty { return below }
            }
            // `FindResult(…).message`: a member of the type that is made there.
            if case .name(let path, .some, let scope, _) = base, path.last?.unicodeScalars.first?.properties.isUppercase == true {
                return byName(path + [name], arguments, scope, span, mode, condition, hops, origin ?? span)
            }
            return byName(["?", name], arguments, nil, span, mode, condition, hops, origin)
        case .name(let path, let arguments, let scope, let span):
            return byName(path, arguments, scope, span, mode, condition, hops, origin)
        }
    }

    func together(_ list: [Expression], _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span?) -> [Alternative] {
        let inner: Mode = if case .localizing = mode { .plain } else { mode }
        let found = list.flatMap { evaluate($0, inner, condition: condition, hops: hops, origin: origin) }
        return found.contains { $0.kind != .dynamic } ? found.filter { $0.kind != .dynamic } : Array(found.prefix(1))
    }

    func segments(_ part: Expression) -> [Segment] {
        switch part {
        case .string(let own, _): own
        case .empty: []
        default: [.inserted(part)]
        }
    }

    func isLocalizedProperty(_ name: String) -> Bool { ["localized", "localizedString", "localised", "loc", "l10n", "i18n"].contains(name) }

    func isPassingProperty(_ name: String) -> Bool {
        ["capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase", "string", "wrappedValue", "first", "last", "rawValue", "localizedStringKey", "nilIfEmpty", "key", "description", "characters"].contains(name)
    }

    func string(_ segments: [Segment], _ span: Span, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span?) -> [Alternative] {
        var text = "", hasLetters = false, inserted: [Expression] = []
        for s in segments {
            switch s {
            case .text(let t):
                text += t
                if t.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) { hasLetters = true }
            case .inserted(let e):
                text += "\u{FFFC}"
                inserted.append(e)
            }
        }
        var out: [Alternative] = []
        switch mode {
        case .plain:
            if hasLetters { out.append(Alternative(kind: .literal, text: text, span: origin ?? span, condition: condition, hops: hops)) }
        case .localizing(let table, let isolates), .key(let table, let isolates):
            if !inserted.isEmpty, !isolates, hasLetters, case .key = mode {
                out += formed(segments, condition, hops, origin).map { Alternative(kind: .formed, text: $0, table: table, span: origin ?? span, condition: condition, hops: hops) }
            } else if hasLetters || (inserted.isEmpty && !text.isEmpty) || inserted.count > 1 {
                out.append(Alternative(kind: .key, text: text, table: table, span: origin ?? span, condition: condition, isolates: isolates, hops: hops))
            }
        }
        for e in inserted {
            out += evaluate(e, .plain, condition: condition, hops: hops, origin: origin).filter { $0.kind == .key || $0.kind == .accessor || ($0.kind == .literal && hops == 0 && !hasLetters) }
        }
        if out.isEmpty, !inserted.isEmpty { out.append(Alternative(kind: .dynamic, text: "", span: origin ?? span, condition: condition, hops: hops)) }
        return out
    }

    /// The keys that a text with insertions can become when the app runs: an insertion whose every value is known is one of them, others stay open.
    func formed(_ segments: [Segment], _ condition: String?, _ hops: Int, _ origin: Span?) -> [String] {
        var out = [""]
        for segment in segments {
            var values = ["\u{FFFC}"]
            switch segment {
            case .text(let text): values = [text]
            case .inserted(let e):
                let found = evaluate(e, .plain, condition: condition, hops: hops + 1, origin: origin)
                let isKnown = !found.isEmpty && found.allSatisfy { $0.kind == .literal && !$0.text.unicodeScalars.contains("\u{FFFC}") }
                if isKnown, case let known = Set(found.map(\.text)).sorted(), known.count * out.count <= 64 { values = known }
            }
            out = out.flatMap { start in values.map { start + $0 } }
        }
        return out
    }
}
