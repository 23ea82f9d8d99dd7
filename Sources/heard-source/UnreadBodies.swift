/// The bodies of one file that the parser has not seen, and the sources to give it.
struct UnreadBodies {
    private(set) var bodies: [FunctionBodies.Body] = []
    private var types: [FunctionBodies.TypeHead] = []

    /// Names of the types whose members may be assigned in one of the bodies.
    var typeNames: [String] { bodies.compactMap { $0.types.last.map { types[$0].name } } }

    /// Takes what need not be read at first sight.
    ///
    /// - Returns: the source with spaces in its place
    mutating func leave(_ bytes: [UInt8]) -> [UInt8] {
        let found = bytes.withUnsafeBytes { FunctionBodies($0) }
        (bodies, types) = (found.bodies, found.types)
        var source = bytes
        for body in bodies { for i in body.inside { source[i] = 0x20 } }
        return source
    }

    /// The source with spaces everywhere but in some bodies and in the heads of the types around them: what stands there keeps its place.
    func source(of wanted: [FunctionBodies.Body], _ bytes: [UInt8]) -> [UInt8] {
        var source = [UInt8](repeating: 0x20, count: bytes.count)
        func keep(_ range: Range<Int>) { for i in range { source[i] = bytes[i] } }
        for body in wanted {
            keep(body.whole)
            for type in body.types {
                keep(types[type].head)
                keep(types[type].end..<(types[type].end + 1))
            }
        }
        return source
    }
}

/// The unread bodies of all files by the names in them.
final class UnreadIndex {
    private struct Place: Hashable {
        var file: Int
        var body: Int
    }

    private var files: [FileFacts] = []
    private var calls: [String: [Place]] = [:]
    private var assignments: [String: [Place]] = [:]
    private var taken: Set<Place> = []

    func add(_ facts: FileFacts) {
        for (number, body) in facts.unread.bodies.enumerated() {
            let place = Place(file: files.count, body: number)
            for name in body.names.called { calls[name, default: []].append(place) }
            for name in body.names.assigned { assignments[name, default: []].append(place) }
        }
        files.append(facts)
    }

    /// The bodies that hold one of the names, by file; each is handed out once.
    func take(_ asked: [NameSet]) -> [(facts: FileFacts, bodies: [FunctionBodies.Body])] {
        var found: [Int: [Int]] = [:]
        func take(_ places: [Place]?) { for place in places ?? [] where taken.insert(place).inserted { found[place.file, default: []].append(place.body) } }
        for names in asked {
            for name in names.called { take(calls.removeValue(forKey: name)) }
            for name in names.assigned { take(assignments.removeValue(forKey: name)) }
        }
        return found.sorted { $0.key < $1.key }.map { file, numbers in (files[file], numbers.sorted().map { files[file].unread.bodies[$0] }) }
    }
}
