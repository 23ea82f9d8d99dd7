/// One text that an expression can stand for.
struct Alternative {
    enum Kind: String { case key, literal, accessor, dynamic }
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
}

/// Follows names through the definitions of all files.
final class Evaluator {
    enum Mode {
        /// A literal is text.
        case plain
        /// A literal written here is a key; names mean what they were made of.
        case localizing(table: String?, isolates: Bool)
        /// Whatever text comes out is a key.
        case key(table: String?, isolates: Bool)
    }

    private struct Frame {
        var function: ObjectIdentifier
        var arguments: [String: Expression]
    }

    private var definitions: [String: [Definition]] = [:]
    private var calls: [String: [CallSite]] = [:]
    private var functions: [String: [FunctionInfo]] = [:]
    private var assignments: [String: [(receiver: [String], value: Expression, scope: Scope)]] = [:]
    private var inherits: [String: [String]] = [:]
    private var conformers: [String: [String]] = [:]
    private var typeNames: Set<String> = []
    /// Types whose declaration was not seen, and global names: what a second wave of files may declare.
    private(set) var missing: Set<String> = []
    /// Functions and types whose callers are asked for, with the label that the call begins with ("" for none).
    private(set) var wantedCalls: [String: Set<String>] = [:]
    /// Only what is spoken is worth a second wave.
    var notesMissing = true

    private var frames: [Frame] = []
    private var visiting: Set<ObjectIdentifier> = []
    private var visitingParameters: Set<String> = []
    private var budget = 0
    /// Which value of a tuple is wanted, innermost last.
    private var elements: [Int] = []

    init(_ files: [FileFacts]) { for file in files { add(file) } }

    func add(_ file: FileFacts) {
        for d in file.definitions {
            definitions[d.name, default: []].append(d)
            if let last = d.type.last { typeNames.insert(last) }
        }
        for c in file.calls { calls[c.name, default: []].append(c.site) }
        for a in file.assignments { assignments[a.name, default: []].append((a.receiver, a.value, a.scope)) }
        for f in file.functions { functions[f.name, default: []].append(f) }
        for i in file.inheritance {
            inherits[i.type, default: []] += i.from
            for f in i.from { conformers[f, default: []].append(i.type) }
        }
    }

    func evaluate(_ use: Use) -> [Alternative] {
        frames = []
        visiting = []
        visitingParameters = []
        budget = 4000
        elements = []
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
            if case .key = mode { return evaluate(inner, mode, condition: condition, hops: hops, origin: origin) }
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
            let inner: Mode = if case .localizing = mode { .plain } else { mode }
            let found = list.flatMap { evaluate($0, inner, condition: condition, hops: hops, origin: origin) }
            return found.contains { $0.kind != .dynamic } ? found.filter { $0.kind != .dynamic } : Array(found.prefix(1))
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
            if hasLetters || (inserted.isEmpty && !text.isEmpty) || inserted.count > 1 {
                out.append(Alternative(kind: .key, text: text, table: table, span: origin ?? span, condition: condition, isolates: isolates, hops: hops))
            }
        }
        for e in inserted {
            out += evaluate(e, .plain, condition: condition, hops: hops, origin: origin).filter { $0.kind == .key || $0.kind == .accessor || ($0.kind == .literal && hops == 0 && !hasLetters) }
        }
        if out.isEmpty, !inserted.isEmpty { out.append(Alternative(kind: .dynamic, text: "", span: origin ?? span, condition: condition, hops: hops)) }
        return out
    }

    // MARK: names

    private func byName(_ path: [String], _ arguments: [Argument]?, _ scope: Scope?, _ span: Span, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span?) -> [Alternative] {
        var path = path
        let origin = origin ?? span
        var mode = mode
        var allowsCases = false
        // What stands behind the name without changing it.
        while path.count > 1, let last = path.last, isLocalizedProperty(last) || isPassingProperty(last), arguments == nil {
            let parent = Array(path.dropLast())
            if isLocalizedProperty(last), !resolves(path, scope) { mode = .key(table: nil, isolates: false) } else if resolves(path, scope) { break }
            if last == "rawValue" { allowsCases = true }
            path = parent
        }
        func unknown() -> [Alternative] { [Alternative(kind: .dynamic, text: path.last ?? "", span: origin, condition: condition, hops: hops)] }
        guard let last = path.last else { return unknown() }

        // Locals and parameters.
        if path.count == 1, let scope, let owner = scope.declaring(last) {
            let mark = "\(ObjectIdentifier(owner).hashValue)/\(last)"
            guard visitingParameters.insert(mark).inserted else { return [] }
            defer { visitingParameters.remove(mark) }
            var out: [Alternative] = []
            if let values = owner.locals[last] {
                for v in values {
                    guard let value = v.value else { continue }
                    out += evaluate(value, inner(mode, v.type), condition: condition, hops: hops + 1, origin: origin)
                }
            }
            if let function = owner.function, let parameter = function.parameters.first(where: { $0.name == last }) {
                out += self.parameter(parameter, of: function, mode, condition, hops, origin)
            }
            return out.isEmpty ? unknown() : out
        }
        var candidates = find(path, arguments, scope, allowsCases: allowsCases)
        if candidates.isEmpty, case .key = mode, path.count == 2, path[0].isEmpty {
            // `tr(.close)`: a constant of the type that the function takes.
            let own = (definitions[last] ?? []).filter { $0.value != nil && $0.declaredType != nil && $0.declaredType == $0.type.last }
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
            if path.count >= 2, let head = path.first?.unicodeScalars.first, head.properties.isUppercase, !typeNames.contains(path[path.count - 2]) || path[0] == "L10n" || path[0] == "Strings" {
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

    /// A name that was declared as a key makes keys of literals; one that is followed for a lookup stays one.
    private func inner(_ mode: Mode, _ type: String?) -> Mode {
        if case .key = mode { return mode }
        switch type {
        case "LocalizedStringKey", "LocalizedStringResource", "SwiftUI.LocalizedStringKey", "[LocalizedStringKey]": return .key(table: nil, isolates: true)
        default: return .plain
        }
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
        let twins = (functions[function.name] ?? []).filter { $0.name != "init" || $0.type.last == function.type.last }.filter { $0.parameters.map(\.label) == labels }
        let isAmbiguous = function.name != "init" && twins.contains { $0.type != function.type && !isRelated($0.type.last, function.type.last) }
        if notesMissing { wantedCalls[name, default: []].insert(function.parameters.first?.label ?? "") }
        var out: [Alternative] = p.defaultValue.map { evaluate($0, inner(mode, p.type.map(plainTypeName)), condition: condition, hops: hops + 1, origin: origin) } ?? []
        for site in calls[name] ?? [] {
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

    /// One inherits from the other, or conforms to it.
    private func isRelated(_ a: String?, _ b: String?) -> Bool {
        guard let a, let b else { return false }
        return a == b || inherits[a]?.contains(b) == true || inherits[b]?.contains(a) == true
    }

    /// The call can mean this function, though others have its name.
    private func reaches(_ site: CallSite, _ function: FunctionInfo) -> Bool {
        if site.receiver.isEmpty || site.receiver == ["self"] { return site.type == function.type || isRelated(site.type.last, function.type.last) }
        guard site.receiver != [""], let type = typeOf(site.receiver, site.scope) else { return false }
        return isRelated(type.split(separator: ".").last.map(String.init), function.type.last)
    }

    /// What cases of the app's enumerations carry at a place, where a single one has the name.
    private func payload(_ name: String, _ index: Int, _ count: Int, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span) -> [Alternative] {
        let cases = (definitions[name] ?? []).filter { $0.isEnumCase && $0.function?.parameters.count == count }
        guard Set(cases.map(\.type)).count == 1 else { return [] }
        let mark = "payload/\(name)/\(index)"
        guard visitingParameters.insert(mark).inserted else { return [] }
        defer { visitingParameters.remove(mark) }
        if notesMissing { wantedCalls[name, default: []].insert("") }
        var out: [Alternative] = []
        for site in calls[name] ?? [] where site.arguments.count == count {
            out += evaluate(site.arguments[index].value, inner(mode, nil), condition: condition, hops: hops + 1, origin: origin).filter { $0.kind != .dynamic }
        }
        return out
    }

    /// A stored property without a value: what initializers get for it.
    private func stored(_ name: String, in owner: String, type: String, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span) -> [Alternative] {
        let mark = "stored/\(owner)/\(name)"
        guard visitingParameters.insert(mark).inserted else { return [] }
        defer { visitingParameters.remove(mark) }
        if notesMissing { wantedCalls[owner, default: []].insert("") }
        var out: [Alternative] = []
        for site in calls[owner] ?? [] {
            for a in site.arguments where a.label == name {
                out += evaluate(a.value, inner(mode, type), condition: condition, hops: hops + 1, origin: origin)
            }
        }
        for a in assignments[name] ?? [] where typeOf(a.receiver, a.scope)?.split(separator: ".").last.map({ $0 == owner }) == true {
            out += evaluate(a.value, inner(mode, type), condition: condition, hops: hops + 1, origin: origin)
        }
        return out
    }

    private func resolves(_ path: [String], _ scope: Scope?) -> Bool { !find(path, nil, scope, allowsCases: false).isEmpty }

    private func noteMissing(_ path: [String], _ scope: Scope?) {
        guard notesMissing, let last = path.last else { return }
        func isType(_ name: String) -> Bool { name.unicodeScalars.first?.properties.isUppercase == true }
        if path.count == 1 {
            missing.insert(last)
            if let own = scope?.type.last { missing.insert(own) }
        } else if let type = path.dropLast().last(where: isType) { missing.insert(type) } else if let type = typeOf(Array(path.dropLast()), scope) { missing.insert(type.split(separator: ".").last.map(String.init) ?? type) }
    }

    // MARK: look-up

    /// The definitions that a path can mean, the nearest only.
    private func find(_ path: [String], _ arguments: [Argument]?, _ scope: Scope?, allowsCases: Bool) -> [Definition] {
        guard let last = path.last, var list = definitions[last] else { return [] }
        list = list.filter { ($0.value != nil || $0.declaredType != nil) && (allowsCases || !$0.isEnumCase) }
        if let arguments {
            let labels = arguments.filter { !$0.isTrailing }.map(\.label)
            let exact = list.filter { d in d.function.map { f in fits(labels, f) } ?? false }
            if !exact.isEmpty { list = exact } else { list = list.filter { $0.function == nil } }
        }
        let assigned = list.filter { $0.type.first?.hasPrefix("?") == true }
        list = list.filter { $0.type.first?.hasPrefix("?") != true }
        guard !list.isEmpty || !assigned.isEmpty else { return [] }
        var here = scope?.type ?? []
        var prefix = Array(path.dropLast())
        if prefix == ["self"] || prefix == ["Self"] { prefix = [] }
        if let first = prefix.first, first == "self" || first == "Self" { prefix.removeFirst() }
        if prefix.count == 1, !assigned.isEmpty {
            let own = assigned.filter { $0.type[0] == "?" + here.joined(separator: ".") + "/" + prefix[0] }
            if !own.isEmpty { return own }
        }
        guard !list.isEmpty else { return [] }

        if prefix.isEmpty {
            // Own type and its extensions, then what is around it, then what it inherits, then globals.
            while true {
                let own = list.filter { $0.type == here || (!here.isEmpty && $0.type.last == here.last && endsWith($0.type, here)) }
                if !own.isEmpty { return own }
                if let type = here.last {
                    let inherited = members(list, ofTypeNamed: type, upwardsOnly: true)
                    if !inherited.isEmpty { return inherited }
                }
                if here.isEmpty { break }
                here.removeLast()
            }
            return list.filter { $0.type.isEmpty }
        }
        if prefix == [""] {
            // An implicit member: only where one type has it.
            let candidates = list.filter { $0.declaredType == "LocalizedStringResource" || $0.declaredType == "LocalizedStringKey" || $0.declaredType == "Text" || ["LocalizedStringKey", "LocalizedStringResource", "Text", "String"].contains($0.type.last ?? "") }
            return candidates
        }
        if prefix == ["?"] { return unique(list) }
        // A path of types.
        if prefix[0].unicodeScalars.first?.properties.isUppercase == true {
            let typed = list.filter { endsWith($0.type, prefix) }
            if !typed.isEmpty {
                var around = here
                while !around.isEmpty {
                    let nested = typed.filter { $0.type == around + prefix }
                    if !nested.isEmpty { return nested }
                    around.removeLast()
                }
                if let file = scope?.file {
                    let same = typed.filter { $0.file == file }
                    if !same.isEmpty { return same }
                }
                let exact = typed.filter { $0.type == prefix }
                return exact.isEmpty ? typed : exact
            }
            // `Theme.current.title`, `Foo.shared.name`.
            if let type = typeOf(prefix, scope) { return members(list, ofTypeNamed: type, upwardsOnly: false) }
            let nested = list.filter { $0.type.last == prefix.last }
            if !nested.isEmpty { return nested }
            return members(list, ofTypeNamed: prefix[prefix.count - 1], upwardsOnly: true)
        }
        if let type = typeOf(prefix, scope) { return members(list, ofTypeNamed: type, upwardsOnly: false) }
        return unique(list)
    }

    /// `UILabel`, `NSView`: two letters of a framework, then a word.
    private func isPlatformName(_ name: String) -> Bool {
        let start = Array(name.utf8.prefix(3))
        guard start.count == 3, start[2] >= 0x41, start[2] <= 0x5A else { return false }
        return ["UI", "NS", "CA", "WK", "AV", "MK", "SK"].contains(String(name.prefix(2)))
    }

    /// Every label is one of the function's, and what it needs is there.
    private func fits(_ labels: [String?], _ f: FunctionInfo) -> Bool {
        guard labels.allSatisfy({ l in f.parameters.contains { $0.label == l } }) else { return false }
        if f.parameters.contains(where: { $0.type?.hasSuffix("...") == true }) { return true }
        let needed = f.parameters.filter { p in p.defaultValue == nil && !(p.type.map { contains($0, "->") } ?? false) }.count
        return labels.count <= f.parameters.count && needed <= labels.count
    }

    /// A member by its name alone is believed only where a single type has it, with a value.
    private func unique(_ list: [Definition]) -> [Definition] {
        let valued = list.filter { $0.value != nil }
        guard Set(valued.map { $0.type.joined(separator: ".") }).count == 1, !valued[0].type.isEmpty, !Self.commonNames.contains(valued[0].name) else { return [] }
        return valued
    }

    /// Properties that types of the platform have too.
    private static let commonNames: Set<String> = ["text", "title", "name", "value", "label", "string", "message", "description", "subtitle", "detail", "attributedText", "placeholder", "content", "key",
                                                   "stringValue", "prompt", "caption", "body", "header", "footer", "summary"]

    private func endsWith(_ type: [String], _ path: [String]) -> Bool { type.count >= path.count && type[(type.count - path.count)...].elementsEqual(path) }

    /// Members of a type, of what it inherits, and of what inherits it.
    private func members(_ list: [Definition], ofTypeNamed name: String, upwardsOnly: Bool) -> [Definition] {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let own = list.filter { $0.type.last == last }
        let valued = own.filter { $0.value != nil }
        if !valued.isEmpty { return own }
        var seen: Set<String> = [last], queue = inherits[last] ?? []
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            let found = list.filter { $0.type.last == next && $0.value != nil }
            if !found.isEmpty { return found }
            queue += inherits[next] ?? []
        }
        // Below a class of the platform is every class of the app.
        if !upwardsOnly, !isPlatformName(last) {
            let below = conformers[last] ?? []
            let found = list.filter { d in d.type.last.map { below.contains($0) } ?? false }
            if !found.isEmpty { return found }
        }
        return own
    }

    /// The type of what a path of names leads to, as far as declarations say.
    private func typeOf(_ path: [String], _ scope: Scope?, _ depth: Int = 0) -> String? {
        var type: String?
        var here = scope
        for (index, part) in path.enumerated() {
            if index == 0 {
                if part.unicodeScalars.first?.properties.isUppercase == true { type = part; continue }
                if let owner = here?.declaring(part) {
                    type = owner.locals[part]?.lazy.compactMap(\.type).first ?? owner.function?.parameters.first { $0.name == part }?.type.map(plainTypeName)
                    // `let presence = state.presence`
                    if type == nil, depth < 4, let value = owner.locals[part]?.first?.value, case .name(let other, nil, let scope, _) = value, other != path { type = typeOf(other, scope, depth + 1) }
                    if type == nil { return nil }
                } else {
                    let found = find([part], nil, here, allowsCases: true)
                    type = found.lazy.compactMap(\.declaredType).first
                    if type == nil, depth < 4, let value = found.first?.value, case .name(let other, nil, let scope, _) = value, other != path { type = typeOf(other, scope, depth + 1) }
                    if type == nil { return nil }
                }
                here = nil
                continue
            }
            guard let owner = type, let all = definitions[part] else { return nil }
            let found = members(all.filter { $0.type.first?.hasPrefix("?") != true }, ofTypeNamed: owner, upwardsOnly: false)
            guard let next = found.lazy.compactMap(\.declaredType).first else {
                if ["shared", "current", "default", "standard", "main", "instance"].contains(part) { continue }
                return nil
            }
            type = next
        }
        return type
    }
}
