import HeardCore

/// Finds the rows that a key in the source can mean.
struct KeyIndex {
    private let tables: [Table]
    private var exact: [String: [KeyReference]] = [:]
    /// Keys with arguments, by their form with U+FFFC for every argument.
    private var patterns: [String: [KeyReference]] = [:]
    /// Keys as identifiers: `close_button` and "Close Button" are `closebutton`. Made when first asked for.
    private var identifiers: [String: [KeyReference]]?
    /// What was found for texts with open places.
    private var formed: [String: [KeyReference]] = [:]

    init(_ tables: [Table]) {
        self.tables = tables
        for (t, table) in tables.enumerated() {
            for (r, row) in table.rows.enumerated() {
                let reference = KeyReference(table: t, row: r)
                exact[row.key, default: []].append(reference)
                if row.key.utf8.contains(0x25) { patterns[Self.pattern(row.key), default: []].append(reference) }
            }
        }
    }

    /// A key with its arguments replaced by U+FFFC and `%%` by `%`.
    static func pattern(_ key: String) -> String {
        let b = Array(key.utf8)
        var out: [UInt8] = [], i = 0
        while i < b.count {
            guard b[i] == 0x25, i + 1 < b.count else { out.append(b[i]); i += 1; continue }
            if b[i + 1] == 0x25 { out.append(0x25); i += 2; continue }
            var j = i + 1
            if b[j] == 0x23, j + 1 < b.count, b[j + 1] == 0x40 {
                j += 2
                while j < b.count, b[j] != 0x40 { j += 1 }
                if j < b.count { out += [0xEF, 0xBF, 0xBC]; i = j + 1; continue }
            }
            j = i + 1
            while j < b.count, (b[j] >= 0x30 && b[j] <= 0x39) || b[j] == 0x24 || b[j] == 0x2E || b[j] == 0x2B || b[j] == 0x2D || b[j] == 0x27 { j += 1 }
            while j < b.count, b[j] == 0x6C || b[j] == 0x68 || b[j] == 0x71 || b[j] == 0x7A || b[j] == 0x74 || b[j] == 0x4C { j += 1 }
            if j < b.count, "@dDiuUxXoOfFeEgGcCsSpaA".utf8.contains(b[j]) {
                out += [0xEF, 0xBF, 0xBC]
                i = j + 1
            } else { out.append(b[i]); i += 1 }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// Rows of the keys that a text with open places can become: `day.` and something is `day.monday`, not `day.of.week`. Believed only where what is known
    /// is the better part of a name: what stands before the open place ends where a part of a name ends, or what stands behind it begins there.
    mutating func rows(formed text: String, table: String?, from file: String) -> [KeyReference] {
        let known = rows(key: text, table: table, from: file)
        if !known.isEmpty { return known }
        let pieces = text.unicodeScalars.split(separator: "\u{FFFC}", omittingEmptySubsequences: false).map { Array(String($0).utf8) }
        guard let pattern = FormedKey(pieces) else { return [] }
        let found: [KeyReference]
        if let before = formed[text] { found = before } else {
            let fitting = exact.filter { pattern.fits($0.key) }
            found = fitting.count > 64 ? [] : fitting.sorted { $0.key < $1.key }.flatMap(\.value)
            formed[text] = found
        }
        let byKey = Dictionary(grouping: found) { tables[$0.table].rows[$0.row].key }
        return byKey.sorted { $0.key < $1.key }.flatMap { nearest(inTable($0.value, table), to: file) }
    }

    /// Rows of a key; the table that the call names, else `Localizable`, else any; of several the nearest to the source file.
    func rows(key: String, table: String?, from file: String) -> [KeyReference] {
        var found = exact[key] ?? []
        if found.isEmpty, key.unicodeScalars.contains("\u{FFFC}") || key.utf8.contains(0x25) {
            found = patterns[key] ?? patterns[Self.pattern(key)] ?? []
        }
        return nearest(inTable(found, table), to: file)
    }

    private func inTable(_ found: [KeyReference], _ table: String?) -> [KeyReference] {
        guard !found.isEmpty else { return [] }
        if let table, table != "?" {
            let named = found.filter { tables[$0.table].name == table || tables[$0.table].name.lowercased() == table.lowercased() }
            return named
        }
        let usual = found.filter { tables[$0.table].name == "Localizable" }
        if !usual.isEmpty, table == nil { return usual }
        return found.filter { tables[$0.table].name != "InfoPlist" }
    }

    private func nearest(_ found: [KeyReference], to file: String) -> [KeyReference] {
        guard found.count > 1 else { return found }
        let folders = file.split(separator: "/").dropLast()
        var best = -1, out: [KeyReference] = []
        for reference in found {
            let other = tables[reference.table].path.split(separator: "/").dropLast()
            let common = zip(folders, other).prefix { $0 == $1 }.count
            if common > best { (best, out) = (common, [reference]) } else if common == best { out.append(reference) }
        }
        return out
    }

    /// Rows whose key reads as a generated accessor does: `L10n.Common.closeButton` is `common.close_button`.
    mutating func rows(accessor path: String, table: String?, from file: String) -> [KeyReference] {
        if identifiers == nil {
            var made: [String: [KeyReference]] = [:]
            for (t, table) in tables.enumerated() {
                for (r, row) in table.rows.enumerated() { made[Self.identifier(row.key), default: []].append(KeyReference(table: t, row: r)) }
            }
            identifiers = made
        }
        let parts = path.split(separator: ".").map(String.init)
        // `L10n.a.b`, `L10n.Table.a.b`, `Strings.Table.a`; the whole path last.
        for start in 0..<min(3, parts.count) {
            let name = Self.identifier(parts[start...].joined(separator: "."))
            guard name.utf8.count >= 2, let found = identifiers?[name] else { continue }
            // A word alone is believed only where it is all of the accessor, or the head is known for it.
            if start > 0 || parts.count == 1 {
                let named = start > 1 ? found.filter { Self.identifier(tables[$0.table].name) == Self.identifier(parts[start - 1]) } : found
                let rows = nearest(inTable(named.isEmpty && start > 1 ? [] : named, table.flatMap { t in tables.contains { $0.name.lowercased() == t.lowercased() } ? t : nil }), to: file)
                if !rows.isEmpty { return rows }
            }
        }
        return []
    }

    /// Letters and digits only, in lower case; arguments out.
    static func identifier(_ text: String) -> String {
        var out = String.UnicodeScalarView()
        for scalar in pattern(text).unicodeScalars where scalar != "\u{FFFC}" {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { out.append(scalar) }
        }
        return String(out).lowercased()
    }
}
