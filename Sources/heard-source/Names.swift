/// What the files that were read declare, by name.
final class Names: @unchecked Sendable {
    typealias Assignment = (receiver: [String], value: Expression, scope: Scope)

    /// The definitions of one name, in the order in which files were added.
    struct Entry {
        /// Those that can be followed: with a value or a type, of no unknown object.
        var known: [Definition] = []
        /// The same without cases of enumerations.
        var plain: [Definition] = []
        /// What objects get whose type is not known.
        var assigned: [Definition] = []
        var all: [Definition] = []

        mutating func add(_ d: Definition, isAssigned: Bool, isFollowed: Bool) {
            all.append(d)
            guard isFollowed else { return }
            if isAssigned { assigned.append(d); return }
            known.append(d)
            if !d.isEnumCase { plain.append(d) }
        }
    }

    private(set) var definitions: [String: Entry] = [:]
    private(set) var calls: [String: [CallSite]] = [:]
    private(set) var functions: [String: [FunctionInfo]] = [:]
    private(set) var assignments: [String: [Assignment]] = [:]
    private(set) var inherits: [String: [String]] = [:]
    private(set) var conformers: [String: [String]] = [:]
    /// Cases of enumerations by the name of the type.
    private(set) var cases: [String: [Definition]] = [:]
    /// Names of types that have a member.
    private(set) var types: Set<String> = []

    init(_ files: [FileFacts]) { for file in files { add(file) } }

    /// Types with members that are not read yet.
    func add(types: some Sequence<String>) { self.types.formUnion(types) }

    func add(_ file: FileFacts) {
        for d in file.definitions {
            let isAssigned = d.type.first?.hasPrefix("?") == true, isFollowed = d.value != nil || d.declaredType != nil
            definitions[d.name, default: Entry()].add(d, isAssigned: isAssigned, isFollowed: isFollowed)
            if let last = d.type.last {
                types.insert(last)
                if d.isEnumCase { cases[last, default: []].append(d) }
            }
        }
        for c in file.calls { calls[c.name, default: []].append(c.site) }
        for a in file.assignments { assignments[a.name, default: []].append((a.receiver, a.value, a.scope)) }
        for f in file.functions { functions[f.name, default: []].append(f) }
        for i in file.inheritance {
            inherits[i.type, default: []] += i.from
            for f in i.from { conformers[f, default: []].append(i.type) }
        }
    }}
