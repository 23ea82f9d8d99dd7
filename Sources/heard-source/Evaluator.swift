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
    private enum Mark: Hashable {
        case local(ObjectIdentifier, String)
        case payload(String, Int)
        case stored(owner: String, String)
    }

    private struct Frame {
        var function: ObjectIdentifier
        var arguments: [String: Expression]
    }

    private let finder: NameFinder
    /// Types whose declaration was not seen, and global names: what a second wave of files may declare.
    private var missing: Set<String> = []
    /// Functions and types whose callers are asked for, with the label that the call begins with ("" for none).
    private var wantedCalls: [String: Set<String>] = [:]
    /// Only what is spoken is worth a second wave.
    private var notesMissing = true

    private var frames: [Frame] = []
    private var visiting: Set<ObjectIdentifier> = []
    private var visitingParameters: Set<Mark> = []
    private var budget = 0
    /// The cases whose members are being followed: what `rawValue` means in them.
    private var cases: [Definition] = []
    /// Which value of a tuple is wanted, innermost last.
    private var elements: [Int] = []

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

    private func unique(_ list: [Alternative]) -> [Alternative] {
        if list.count == 1 { return list }
        var seen: Set<String> = []
        let kept = list.contains { $0.kind != .dynamic } ? list.filter { $0.kind != .dynamic } : Array(list.prefix(1))
        return kept.filter { seen.insert("\($0.kind.rawValue)|\($0.text)|\($0.table ?? "")|\($0.condition ?? "")").inserted }
    }

    private func start() {
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

    private func evaluate(_ e: Expression, _ mode: Mode, condition: String?, hops: Int, origin: Span?) -> [Alternative] {
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

    private func together(_ list: [Expression], _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span?) -> [Alternative] {
        let inner: Mode = if case .localizing = mode { .plain } else { mode }
        let found = list.flatMap { evaluate($0, inner, condition: condition, hops: hops, origin: origin) }
        return found.contains { $0.kind != .dynamic } ? found.filter { $0.kind != .dynamic } : Array(found.prefix(1))
    }

    private func segments(_ part: Expression) -> [Segment] {
        switch part {
        case .string(let own, _): own
        case .empty: []
        default: [.inserted(part)]
        }
    }

    private func isLocalizedProperty(_ name: String) -> Bool { ["localized", "localizedString", "localised", "loc", "l10n", "i18n"].contains(name) }

    private func isPassingProperty(_ name: String) -> Bool {
        ["capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase", "string", "wrappedValue", "first", "last", "rawValue", "localizedStringKey", "nilIfEmpty", "key", "description", "characters"].contains(name)
    }

    private func string(_ segments: [Segment], _ span: Span, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span?) -> [Alternative] {
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
    private func formed(_ segments: [Segment], _ condition: String?, _ hops: Int, _ origin: Span?) -> [String] {
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

    // MARK: names

    private func byName(_ path: [String], _ arguments: [Argument]?, _ scope: Scope?, _ span: Span, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span?) -> [Alternative] {
        var path = path
        let origin = origin ?? span
        var mode = mode
        var allowsCases = false, isRaw = false
        // What stands behind the name without changing it.
        while path.count > 1, let last = path.last, isLocalizedProperty(last) || isPassingProperty(last), arguments == nil {
            let parent = Array(path.dropLast())
            if isLocalizedProperty(last), !resolves(path, scope) { mode = .key(table: nil, isolates: false) } else if resolves(path, scope) { break }
            if last == "rawValue" { (allowsCases, isRaw) = (true, true) }
            path = parent
        }
        // `rawValue` inside of an enumeration: of the case whose member this is, or of any.
        if path == ["rawValue"], arguments == nil, let type = scope?.type.last {
            let own = cases.last.flatMap { $0.type.last == type ? [$0] : nil } ?? finder.rawCases(ofTypeNamed: type)
            let found = own.compactMap(\.value).flatMap { evaluate($0, mode, condition: condition, hops: hops + 1, origin: origin) }
            if !found.isEmpty { return found }
        }
        func unknown() -> [Alternative] {
            // `kind.rawValue`: of any case.
            if isRaw, let type = finder.typeOf(path, scope)?.split(separator: ".").last {
                let found = finder.rawCases(ofTypeNamed: String(type)).compactMap(\.value).flatMap { evaluate($0, mode, condition: condition, hops: hops + 1, origin: origin) }
                if !found.isEmpty { return found }
            }
            return [Alternative(kind: .dynamic, text: path.last ?? "", span: origin, condition: condition, hops: hops)]
        }
        guard let last = path.last else { return unknown() }

        // Locals and parameters.
        if path.count == 1, let scope, let owner = scope.declaring(last) {
            let mark = Mark.local(ObjectIdentifier(owner), last)
            guard visitingParameters.insert(mark).inserted else { return [] }
            defer { visitingParameters.remove(mark) }
            var out: [Alternative] = []
            if let values = owner.locals[last] {
                for v in values {
                    guard let value = v.value else { continue }
                    // What a list by name holds is asked for its members alone.
                    if v.isElement, case .name = value { continue }
                    out += evaluate(value, inner(mode, v.type), condition: condition, hops: hops + 1, origin: origin)
                }
            }
            if let function = owner.function, let parameter = function.parameters.first(where: { $0.name == last }) {
                out += self.parameter(parameter, of: function, mode, condition, hops, origin)
            }
            return out.isEmpty ? unknown() : out
        }
        var candidates = finder.find(path, arguments, scope, allowsCases: allowsCases)
        if candidates.isEmpty, !allowsCases, case .key = mode, arguments == nil, path.count == 2, path[0].isEmpty || path[0].unicodeScalars.first?.properties.isUppercase == true, let only = finder.rawCase(path) {
            // `tr(.copy)`, `tr(Key.copy)`: a case where a key is asked for.
            candidates = [only]
        }
        if candidates.isEmpty, last == "accessibilityLabel", arguments == nil, path.count == 2, let scope {
            // A label says its text where it has no other name.
            candidates = finder.find([path[0], "text"], nil, scope, allowsCases: false)
        }
        let owner = arguments == nil ? finder.rawCase(Array(path.dropLast())) : nil
        if let owner { cases.append(owner) }
        defer { if owner != nil { cases.removeLast() } }
        if candidates.isEmpty, case .key = mode, path.count == 2, path[0].isEmpty {
            // `tr(.close)`: a constant of the type that the function takes.
            let own = finder.all(last).filter { $0.value != nil && $0.declaredType != nil && $0.declaredType == $0.type.last }
            if Set(own.map(\.type)).count == 1 { candidates = own }
        }
        if candidates.isEmpty, case .key = mode, let arguments, last.unicodeScalars.first?.properties.isUppercase == true,
           let key = arguments.first(where: { ["key", "rawValue", "localizationKey", "stringKey"].contains($0.label ?? "") }) ?? arguments.first(where: { $0.label == nil }) {
            // `Key("close")` where a key is asked for.
            return evaluate(key.value, mode, condition: condition, hops: hops + 1, origin: origin)
        }
        // A method that nobody defines, or that `String` was given, on something that is text: `message.format(…)`.
        func base() -> [Alternative] {
            guard arguments != nil, path.count >= 2, !path[0].isEmpty, path[0] != "?" else { return [] }
            return byName(Array(path.dropLast()), nil, scope, span, mode, condition, hops + 1, origin).filter { $0.kind == .key }
        }
        guard !candidates.isEmpty else {
            let below = base()
            if !below.isEmpty { return below }
            noteMissing(path, scope)
            if path.count >= 2, let head = path.first?.unicodeScalars.first, head.properties.isUppercase, !finder.knows(type: path[path.count - 2]) || path[0] == "L10n" || path[0] == "Strings" {
                return [Alternative(kind: .accessor, text: path.joined(separator: "."), span: origin, condition: condition, isolates: true, hops: hops)]
            }
            // A generated symbol stands where text is asked for, not among the arguments of something else.
            let isKey = if case .key = mode { true } else { false }
            if path.count == 2, path[0].isEmpty, hops == 0 || isKey {
                return [Alternative(kind: .accessor, text: last, span: origin, condition: condition, isolates: true, hops: hops)]
            }
            return unknown()
        }
        var out: [Alternative] = []
        for d in candidates {
            let id = ObjectIdentifier(d)
            guard visiting.insert(id).inserted else { continue }
            defer { visiting.remove(id) }
            if let value = d.value {
                if let function = d.function, let arguments {
                    frames.append(Frame(function: ObjectIdentifier(function), arguments: bind(arguments, to: function)))
                    out += evaluate(value, inner(mode, d.declaredType), condition: condition, hops: hops + 1, origin: origin)
                    frames.removeLast()
                } else {
                    out += evaluate(value, inner(mode, d.declaredType), condition: condition, hops: hops + 1, origin: origin)
                }
            } else if d.function == nil, let type = d.declaredType, isTextType(type), let owner = d.type.last {
                out += stored(d.name, in: owner, type: type, mode, condition, hops, origin)
            }
        }
        // What a call hands to a format is spoken with it.
        if let arguments, !out.isEmpty {
            for a in arguments {
                out += evaluate(a.value, .plain, condition: condition, hops: hops + 1, origin: origin).filter { $0.kind == .key || ($0.kind == .accessor && $0.text.utf8.contains(0x2E)) }
            }
        }
        if !out.contains(where: { $0.kind == .key || $0.kind == .accessor }), candidates.allSatisfy({ ["String", "NSString", "StringProtocol", "Text"].contains($0.type.last ?? "") }) {
            let below = base()
            if !below.isEmpty { return below }
        }
        return out.isEmpty ? unknown() : out
    }

    /// Types whose literals are keys with specifiers for what is inserted.
    private static let formatTypes: Set<String> = [
        "LocalizedStringKey", "LocalizedStringKey?", "SwiftUI.LocalizedStringKey", "[LocalizedStringKey]", "LocalizedStringResource", "LocalizedStringResource?", "[LocalizedStringResource]", "String.LocalizationValue",
    ]

    /// A name that was declared as a key makes keys of literals; one that is followed for a lookup stays one.
    private func inner(_ mode: Mode, _ type: String?) -> Mode {
        let isFormat = type.map { Self.formatTypes.contains($0) } ?? false
        // What is inserted in a `String` is part of the key.
        if case .key(let table, _) = mode { return .key(table: table, isolates: isFormat) }
        return isFormat ? .key(table: nil, isolates: true) : .plain
    }

    private func bind(_ arguments: [Argument], to function: FunctionInfo) -> [String: Expression] {
        var bound: [String: Expression] = [:], position = 0
        for a in arguments {
            if a.isTrailing {
                if let taking = function.parameters.last(where: { p in p.type.map { contains($0, "->") } ?? false && bound[p.name] == nil }) { bound[taking.name] = a.value }
                continue
            }
            while position < function.parameters.count, function.parameters[position].label != a.label { position += 1 }
            guard position < function.parameters.count else { break }
            bound[function.parameters[position].name] = a.value
            position += 1
        }
        return bound
    }

    private func parameter(_ p: Parameter, of function: FunctionInfo, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span) -> [Alternative] {
        for (index, frame) in frames.enumerated().reversed() where frame.function == ObjectIdentifier(function) {
            guard let value = frame.arguments[p.name] ?? p.defaultValue else { return [] }
            // The argument belongs to the caller: only the frames below are its.
            let saved = frames
            frames = Array(frames[..<index])
            defer { frames = saved }
            return evaluate(value, inner(mode, p.type.map(plainTypeName)), condition: condition, hops: hops + 1, origin: origin)
        }
        if let type = p.type, !isTextType(type), plainTypeName(type) != "S", !makesText(type) { return [] }
        let name = function.name == "init" ? function.type.last ?? "" : function.name
        let labels = function.parameters.map(\.label)
        let twins = finder.functions(function.name).filter { $0.name != "init" || $0.type.last == function.type.last }.filter { $0.parameters.map(\.label) == labels }
        let isAmbiguous = function.name != "init" && twins.contains { $0.type != function.type && !finder.isRelated($0.type.last, function.type.last) }
        if notesMissing { wantedCalls[name, default: []].insert(function.parameters.first?.label ?? "") }
        var out: [Alternative] = p.defaultValue.map { evaluate($0, inner(mode, p.type.map(plainTypeName)), condition: condition, hops: hops + 1, origin: origin) } ?? []
        for site in finder.calls(name) {
            if isAmbiguous, !reaches(site, function) { continue }
            guard site.arguments.allSatisfy({ a in a.isTrailing || labels.contains { $0 == a.label } }) else { continue }
            if let value = bind(site.arguments, to: function)[p.name] {
                out += evaluate(value, inner(mode, p.type.map(plainTypeName)), condition: condition, hops: hops + 1, origin: origin)
            }
        }
        return out
    }

    /// `() -> String`, `@escaping (Int) -> String?`.
    private func makesText(_ type: String) -> Bool {
        guard let arrow = Condition.firstRange(of: "->", in: type) else { return false }
        return isTextType(String(type[arrow.upperBound...].drop { $0 == " " }))
    }

    /// The call can mean this function, though others have its name.
    private func reaches(_ site: CallSite, _ function: FunctionInfo) -> Bool {
        if site.receiver.isEmpty || site.receiver == ["self"] { return site.type == function.type || finder.isRelated(site.type.last, function.type.last) }
        guard site.receiver != [""], let type = finder.typeOf(site.receiver, site.scope) else { return false }
        return finder.isRelated(type.split(separator: ".").last.map(String.init), function.type.last)
    }

    /// What cases of the app's enumerations carry at a place, where a single one has the name.
    private func payload(_ name: String, _ index: Int, _ count: Int, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span) -> [Alternative] {
        let cases = finder.all(name).filter { $0.isEnumCase && $0.function?.parameters.count == count }
        guard Set(cases.map(\.type)).count == 1 else { return [] }
        let mark = Mark.payload(name, index)
        guard visitingParameters.insert(mark).inserted else { return [] }
        defer { visitingParameters.remove(mark) }
        if notesMissing { wantedCalls[name, default: []].insert("") }
        var out: [Alternative] = []
        for site in finder.calls(name) where site.arguments.count == count {
            out += evaluate(site.arguments[index].value, inner(mode, nil), condition: condition, hops: hops + 1, origin: origin).filter { $0.kind != .dynamic }
        }
        return out
    }

    /// A stored property without a value: what initializers get for it.
    private func stored(_ name: String, in owner: String, type: String, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span) -> [Alternative] {
        let mark = Mark.stored(owner: owner, name)
        guard visitingParameters.insert(mark).inserted else { return [] }
        defer { visitingParameters.remove(mark) }
        if notesMissing { wantedCalls[owner, default: []].insert("") }
        var out: [Alternative] = []
        for site in finder.calls(owner) {
            for a in site.arguments where a.label == name {
                out += evaluate(a.value, inner(mode, type), condition: condition, hops: hops + 1, origin: origin)
            }
        }
        for a in assigned(name, owner) {
            out += evaluate(a.value, inner(mode, type), condition: condition, hops: hops + 1, origin: origin)
        }
        return out
    }

    /// What members of a name get in objects of a type.
    private func assigned(_ name: String, _ owner: String) -> [Names.Assignment] {
        let known: [Substring: [Names.Assignment]]
        if let found = assignedByType[name] { known = found } else {
            var byType: [Substring: [Names.Assignment]] = [:]
            for a in finder.assignments(name) {
                if let type = finder.typeOf(a.receiver, a.scope)?.split(separator: ".").last { byType[type, default: []].append(a) }
            }
            assignedByType[name] = byType
            known = byType
        }
        return known[Substring(owner)] ?? []
    }
    private var assignedByType: [String: [Substring: [Names.Assignment]]] = [:]

    private func resolves(_ path: [String], _ scope: Scope?) -> Bool { !finder.find(path, nil, scope, allowsCases: false).isEmpty }

    private func noteMissing(_ path: [String], _ scope: Scope?) {
        guard notesMissing, let last = path.last else { return }
        func isType(_ name: String) -> Bool { name.unicodeScalars.first?.properties.isUppercase == true }
        if path.count == 1 {
            missing.insert(last)
            if let own = scope?.type.last { missing.insert(own) }
        } else if let type = path.dropLast().last(where: isType) { missing.insert(type) } else if let type = finder.typeOf(Array(path.dropLast()), scope) { missing.insert(type.split(separator: ".").last.map(String.init) ?? type) }
    }
}
