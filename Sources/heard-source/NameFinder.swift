/// Looks names up for one thread.
final class NameFinder {
    private let names: Names
    /// What is asked of one thing of a list is looked for in the type of things that the list holds.
    var followsLists = true
    /// Every name that was looked for, whether it was found or not.
    var asked = NameSet()

    init(_ names: Names) { self.names = names }

    /// Every definition of a name.
    func all(_ name: String) -> [Definition] {
        asked.assigned.insert(name)
        return names.definitions[name]?.all ?? []
    }

    func calls(_ name: String) -> [CallSite] {
        asked.called.insert(name)
        return names.calls[name] ?? []
    }

    func assignments(_ name: String) -> [Names.Assignment] {
        asked.assigned.insert(name)
        return names.assignments[name] ?? []
    }

    func functions(_ name: String) -> [FunctionInfo] { names.functions[name] ?? [] }

    /// The case of an enumeration with texts as raw values that a path names: `Key.copy`.
    func rawCase(_ path: [String]) -> Definition? {
        guard path.count >= 2, let name = path.last else { return nil }
        let type = path[path.count - 2]
        let found = (names.definitions[name]?.all ?? []).filter { $0.isEnumCase && $0.function == nil && isTextEnum($0.type.last) && (type.isEmpty || $0.type.last == type) }
        return Set(found.map(\.type)).count == 1 ? found[0] : nil
    }

    /// The cases of such an enumeration.
    func rawCases(ofTypeNamed type: String) -> [Definition] {
        guard isTextEnum(type) else { return [] }
        return names.cases[type] ?? []
    }

    private func isTextEnum(_ type: String?) -> Bool { type.map { names.inherits[$0]?.contains("String") == true } ?? false }

    func knows(type: String) -> Bool { names.types.contains(type) }

    /// One inherits from the other, or conforms to it.
    func isRelated(_ a: String?, _ b: String?) -> Bool {
        guard let a, let b else { return false }
        return a == b || names.inherits[a]?.contains(b) == true || names.inherits[b]?.contains(a) == true
    }

    /// The definitions that a path can mean, the nearest only.
    func find(_ path: [String], _ arguments: [Argument]?, _ scope: Scope?, allowsCases: Bool, isForType: Bool = false) -> [Definition] {
        guard let last = path.last else { return [] }
        if !isForType { asked.assigned.insert(last) }
        guard let entry = names.definitions[last] else { return [] }
        var list = allowsCases ? entry.known : entry.plain, assigned = entry.assigned
        if let arguments {
            let labels = arguments.filter { !$0.isTrailing }.map(\.label)
            let exact = list.filter { d in d.function.map { f in fits(labels, f) } ?? false }
            if exact.isEmpty { list = list.filter { $0.function == nil } } else { (list, assigned) = (exact, []) }
        }
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
                let own = here.isEmpty ? list.filter { $0.type.isEmpty } : list.filter { $0.type.last == here.last && endsWith($0.type, here) }
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
        var seen: Set<String> = [last], queue = names.inherits[last] ?? []
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            let found = list.filter { $0.type.last == next && $0.value != nil }
            if !found.isEmpty { return found }
            queue += names.inherits[next] ?? []
        }
        // Below a class of the platform is every class of the app.
        if !upwardsOnly, !isPlatformName(last) {
            let below = names.conformers[last] ?? []
            let found = list.filter { d in d.type.last.map { below.contains($0) } ?? false }
            if !found.isEmpty { return found }
        }
        return own
    }

    /// The type of what a path of names leads to, as far as declarations say.
    func typeOf(_ path: [String], _ scope: Scope?, _ depth: Int = 0) -> String? {
        var type: String?
        var here = scope
        for (index, part) in path.enumerated() {
            if index == 0 {
                if part.unicodeScalars.first?.properties.isUppercase == true { type = part; continue }
                if let owner = here?.declaring(part) {
                    if !followsLists, owner.locals[part]?.first?.isElement == true { return nil }
                    type = owner.locals[part]?.lazy.compactMap(\.type).first ?? owner.function?.parameters.first { $0.name == part }?.type.map(plainTypeName)
                    // `let presence = state.presence`
                    if type == nil, depth < 4, let value = owner.locals[part]?.first?.value, case .name(let other, nil, let scope, _) = value, other != path { type = typeOf(other, scope, depth + 1) }
                    if type == nil { return nil }
                } else {
                    let found = find([part], nil, here, allowsCases: true, isForType: true)
                    type = found.lazy.compactMap(\.declaredType).first
                    // What is assigned in a body says no more than a declaration.
                    if type == nil { asked.assigned.insert(part) }
                    if type == nil, depth < 4, let value = found.first?.value, case .name(let other, nil, let scope, _) = value, other != path { type = typeOf(other, scope, depth + 1) }
                    if type == nil { return nil }
                }
                here = nil
                continue
            }
            guard let owner = type, let entry = names.definitions[part] else { return nil }
            let found = members(entry.known, ofTypeNamed: owner, upwardsOnly: false)
            guard let next = found.lazy.compactMap(\.declaredType).first else {
                // `Key.copy` is a Key.
                if found.first?.isEnumCase == true, found[0].type.last == owner.split(separator: ".").last.map(String.init) { continue }
                // Where no declaration is known, what is assigned has no type either.
                if ["shared", "current", "default", "standard", "main", "instance", "allCases"].contains(part) { continue }
                return nil
            }
            type = next
        }
        // What is asked of a list is asked of what it holds.
        if followsLists, let list = type, list.hasPrefix("["), list.hasSuffix("]") { type = String(list.dropFirst().dropLast()) }
        return type
    }
}
