import HeardCore

/// What `heard init` finds in a project beyond its tables: endings of keys, and functions that look keys up.
struct InitFindings {
    struct Pattern {
        var pattern: String
        /// The role that most keys of the pattern have now.
        var role: String
        var count: Int
    }

    /// The most frequent endings first.
    private(set) var patterns: [Pattern] = []
    /// Names of functions, sorted.
    private(set) var wrappers: [String] = []

    private static let fewest = 3, most = 10, linesBack = 8

    init(_ project: Project, _ folder: String) {
        patterns = Self.patterns(project)
        guard FileAccess.isFolder(folder), let found = try? Discovery(paths: [folder], limits: Limits()) else { return }
        var names = Set<String>()
        for path in found.sources where path.hasSuffix(".swift") {
            guard let bytes = try? FileAccess.read(path, limit: 4 << 20) else { continue }
            names.formUnion(Self.wrappers(in: String(decoding: bytes, as: UTF8.self)))
        }
        wrappers = names.sorted()
    }

    /// `*.title` for keys such as `checkout.pay.title`; sentences as keys have no ending.
    private static func patterns(_ project: Project) -> [Pattern] {
        var roles: [String: [String: Int]] = [:]
        for table in project.tables {
            for row in table.rows {
                let key = row.key
                guard !key.utf8.contains(0x20), let separator = key.lastIndex(where: { $0 == "." || $0 == "_" || $0 == "-" }), separator != key.startIndex else { continue }
                let word = key[key.index(after: separator)...]
                guard (2...30).contains(word.utf8.count), word.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) else { continue }
                roles["*" + key[separator...], default: [:]][row.roles.names.joined(separator: ", "), default: 0] += 1
            }
        }
        let all = roles.map { pattern, counts -> Pattern in
            let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
            let role = usual.isEmpty ? "unknown" : usual
            return Pattern(pattern: pattern, role: role.utf8.contains(0x2C) ? "[\(role)]" : role, count: counts.values.reduce(0, +))
        }
        return Array(all.filter { $0.count >= fewest }.sorted { ($1.count, $0.pattern) < ($0.count, $1.pattern) }.prefix(most))
    }

    /// Functions that hand a name on to a lookup: the last `func` before `NSLocalizedString(key`, where the key is no literal.
    static func wrappers(in text: String) -> Set<String> {
        guard text.hasBytes("NSLocalizedString(") || text.hasBytes("localizedString(forKey:") else { return [] }
        var found = Set<String>(), last: (name: String, line: Int)?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let start = line.firstRange(of: "func ") {
                let name = line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                if !name.isEmpty { last = (String(name), number) }
            }
            for lookup in ["NSLocalizedString(", "localizedString(forKey:"] {
                guard let call = line.firstRange(of: lookup), let first = line[call.upperBound...].first(where: { $0 != " " }), first.isLetter, let last, number - last.line <= linesBack else { continue }
                found.insert(last.name)
            }
        }
        return found
    }
}
