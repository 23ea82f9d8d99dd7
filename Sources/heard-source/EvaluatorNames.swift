/// What a name stands for: a local, a parameter at its calls, a stored value, a case of an enumeration.
extension Evaluator {
    func byName(_ path: [String], _ arguments: [Argument]?, _ scope: Scope?, _ span: Span, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span?) -> [Alternative] {
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
    static let formatTypes: Set<String> = [
        "LocalizedStringKey", "LocalizedStringKey?", "SwiftUI.LocalizedStringKey", "[LocalizedStringKey]", "LocalizedStringResource", "LocalizedStringResource?", "[LocalizedStringResource]", "String.LocalizationValue",
    ]

    /// A name that was declared as a key makes keys of literals; one that is followed for a lookup stays one.
    func inner(_ mode: Mode, _ type: String?) -> Mode {
        let isFormat = type.map { Self.formatTypes.contains($0) } ?? false
        // What is inserted in a `String` is part of the key.
        if case .key(let table, _) = mode { return .key(table: table, isolates: isFormat) }
        return isFormat ? .key(table: nil, isolates: true) : .plain
    }

    func bind(_ arguments: [Argument], to function: FunctionInfo) -> [String: Expression] {
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

    func parameter(_ p: Parameter, of function: FunctionInfo, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span) -> [Alternative] {
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
    func makesText(_ type: String) -> Bool {
        guard let arrow = Condition.firstRange(of: "->", in: type) else { return false }
        return isTextType(String(type[arrow.upperBound...].drop { $0 == " " }))
    }

    /// The call can mean this function, though others have its name.
    func reaches(_ site: CallSite, _ function: FunctionInfo) -> Bool {
        if site.receiver.isEmpty || site.receiver == ["self"] { return site.type == function.type || finder.isRelated(site.type.last, function.type.last) }
        guard site.receiver != [""], let type = finder.typeOf(site.receiver, site.scope) else { return false }
        return finder.isRelated(type.split(separator: ".").last.map(String.init), function.type.last)
    }

    /// What cases of the app's enumerations carry at a place, where a single one has the name.
    func payload(_ name: String, _ index: Int, _ count: Int, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span) -> [Alternative] {
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
    func stored(_ name: String, in owner: String, type: String, _ mode: Mode, _ condition: String?, _ hops: Int, _ origin: Span) -> [Alternative] {
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
    func assigned(_ name: String, _ owner: String) -> [Names.Assignment] {
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

    func resolves(_ path: [String], _ scope: Scope?) -> Bool { !finder.find(path, nil, scope, allowsCases: false).isEmpty }

    func noteMissing(_ path: [String], _ scope: Scope?) {
        guard notesMissing, let last = path.last else { return }
        func isType(_ name: String) -> Bool { name.unicodeScalars.first?.properties.isUppercase == true }
        if path.count == 1 {
            missing.insert(last)
            if let own = scope?.type.last { missing.insert(own) }
        } else if let type = path.dropLast().last(where: isType) { missing.insert(type) } else if let type = finder.typeOf(Array(path.dropLast()), scope) { missing.insert(type.split(separator: ".").last.map(String.init) ?? type) }
    }
}
