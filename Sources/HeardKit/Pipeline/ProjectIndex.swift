import HeardCore

/// Files joined into tables: the same keys in all locales.
///
/// A table is the files of one name in the `.lproj` folders of one folder, `.strings` and `.stringsdict` together; a catalog; or the same
/// `<file original>` in the XLIFF files of all target languages.
struct ProjectIndex: Sendable {
    private let files: [LocalizationFile]
    private let developmentLanguage: LanguageTag?
    private let limits: Limits

    /// - Parameter developmentLanguage: as configured; nil to find it
    static func project(_ files: [LocalizationFile], developmentLanguage: LanguageTag?, limits: Limits, jobs: Int) -> Project {
        ProjectIndex(files: files, developmentLanguage: developmentLanguage, limits: limits).make(jobs)
    }

    /// A file's part in a table: all of its entries, or those of one XLIFF `<file original>`.
    private struct Part: Sendable {
        var file: Int
        var original: String?
    }

    private func make(_ jobs: Int) -> Project {
        var parts: [String: [Part]] = [:]
        for (index, file) in files.enumerated() {
            if file.format == .xliff {
                let folder = Self.exportFolder(file)
                for original in Self.originals(file) { parts[folder + original, default: []].append(Part(file: index, original: original)) }
            } else {
                parts[Self.tablePath(file), default: []].append(Part(file: index, original: nil))
            }
        }
        let ordered = parts.sorted { $0.key < $1.key }
        var tables = Parallel.fill(ordered.count, step: 1, jobs: jobs) { table(ordered[$0].key, ordered[$0].value) }
        dropGuesses(&tables)
        var votes: [LanguageTag: Int] = [:]
        for table in tables { if let tag = table.sourceTag, tag.isLanguage { votes[tag, default: 0] += table.rows.count } }
        let found = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return Project(files: files, tables: tables, developmentLanguage: developmentLanguage ?? found)
    }

    /// The path from the scan root without its `.lproj` part and without ending; catalogs keep theirs apart from `.strings` of the same name.
    private static func tablePath(_ file: LocalizationFile) -> String {
        let parts = file.path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropLast().map { Substring($0) }
        let folders = file.format == .xcstrings ? Array(parts) : parts.filter { !$0.hasSuffix(".lproj") }
        return (folders + [Substring(file.table)]).joined(separator: "/") + (file.format == .xcstrings ? ".xcstrings" : "")
    }

    /// Where an export's files lie, without the parts that name its language: `de.xcloc/Localized Contents/de.xliff` and `fr.xcloc/…` are one export.
    private static func exportFolder(_ file: LocalizationFile) -> String {
        let tags = Set([file.targetLanguage, file.sourceLanguage].compactMap { $0?.text.lowercased() })
        func namesLanguage(_ part: Substring) -> Bool {
            var name = part.lowercased()
            for ending in [".xcloc", ".lproj", ".xliff", ".xlf"] where name.hasSuffix(ending) { name.removeLast(ending.utf8.count) }
            return tags.contains(LanguageTag(name).text.lowercased())
        }
        let parts = file.path.split(separator: "/").filter { !namesLanguage($0) && $0 != "Localized Contents" }
        return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
    }

    private static func originals(_ file: LocalizationFile) -> [String] {
        var seen: Set<String> = []
        var list: [String] = []
        for entry in file.entries { if seen.insert(entry.originalTable ?? "").inserted { list.append(entry.originalTable ?? "") } }
        return list.isEmpty ? [""] : list
    }

    private func table(_ path: String, _ parts: [Part]) -> Table {
        var tags: Set<LanguageTag> = []
        for part in parts {
            let file = files[part.file]
            if file.format == .strings || file.format == .stringsdict { tags.insert(file.folderLocale) }
            if let source = file.sourceLanguage { tags.insert(source) }
            if let target = file.targetLanguage { tags.insert(target) }
            var ring = TagRing()
            for number in file.entries.indices where part.original == nil || (file.entries[number].originalTable ?? "") == part.original {
                if ring.index(of: file.entries[number].locale) == nil { tags.insert(file.entries[number].locale) }
            }
            tags.formUnion(ring.tags)
        }
        let sorted = tags.sorted()
        let position = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($0.element, $0.offset) })
        let counts = keyCounts(parts, position)
        let (source, evidence) = sourceLocale(parts, sorted, counts)

        var rows: [KeyRow] = []
        var index: [String: Int] = [:]
        // Source language first, so that its order is the order of the rows.
        let ordered = parts.enumerated().sorted { a, b in
            let first = isSource(a.element, sorted, source), second = isSource(b.element, sorted, source)
            return first != second ? first : a.offset < b.offset
        }.map(\.element)
        var finder = LocaleFinder(position)
        // A catalog has all locales of a key in one file.
        let largest = parts.map { files[$0.file].format == .xcstrings ? files[$0.file].entries.count / max(1, sorted.count) : files[$0.file].entries.count }.max() ?? 0
        index.reserveCapacity(largest)
        rows.reserveCapacity(largest)
        for part in ordered {
            let entries = files[part.file].entries
            let entriesOfKey = min(files[part.file].format == .xcstrings ? sorted.count : parts.count, 64)
            // The files of a table mostly have the same keys in the same order: the row behind the last one is tried first, which is quicker than hashing.
            var key = "", row = -1, expected = 0
            for number in entries.indices where part.original == nil || (entries[number].originalTable ?? "") == part.original {
                guard let locale = finder.index(of: entries[number].locale) else { continue }
                // A catalog's entries of one key stand together.
                if row < 0 || !Self.isSame(entries[number].key, key) {
                    key = entries[number].key
                    if expected < rows.count, Self.isSame(rows[expected].key, key) { row = expected } else if let known = index[key] { row = known } else {
                        row = rows.count
                        index[key] = row
                        rows.append(KeyRow(key: key))
                        if entriesOfKey > 0 { rows[row].entries.reserveCapacity(entriesOfKey) }
                    }
                    expected = row + 1
                }
                rows[row].entries.append(EntryReference(file: part.file, entry: number, locale: locale))
            }
        }
        for row in rows.indices where !Self.isSorted(rows[row].entries) {
            rows[row].entries.sort { ($0.locale, $0.file, $0.entry) < ($1.locale, $1.file, $1.entry) }
        }

        let isCatalog = parts.allSatisfy { files[$0.file].format == .xcstrings }
        let translatable = isCatalog ? rows.count { row in !row.entries.contains { files[Int($0.file)].entries[Int($0.entry)].flags.contains(.doNotTranslate) } } : rows.count
        let locales = sorted.enumerated().map { place, tag in
            let own = parts.filter { files[$0.file].folderLocale == tag || files[$0.file].targetLanguage == tag || isCatalog || files[$0.file].sourceLanguage == tag }
            let isShipped = !isCatalog || place == source || (counts[place] >= 5 && counts[place] * 10 >= translatable) || (counts[place] > 0 && counts[place] * 2 >= translatable)
            return TableLocale(tag: tag, isShipped: isShipped, isIncomplete: own.contains { files[$0.file].diagnostics.contains(where: \.endsReading) },
                               keyCount: counts[place], files: own.map { Int32(truncatingIfNeeded: $0.file) })
        }
        return Table(name: name(parts[0], path), path: path.hasSuffix(".xcstrings") ? String(path.dropLast(10)) : path, sourceLocale: source, sourceEvidence: evidence,
                     locales: locales, rows: rows)
    }

    /// Keys with a value, by locale.
    private func keyCounts(_ parts: [Part], _ position: [LanguageTag: Int]) -> [Int] {
        var counts = [Int](repeating: 0, count: position.count)
        var finder = LocaleFinder(position)
        for part in parts {
            let entries = files[part.file].entries, units = files[part.file].units
            for number in entries.indices where part.original == nil || (entries[number].originalTable ?? "") == part.original {
                guard let locale = finder.index(of: entries[number].locale) else { continue }
                for index in entries[number].units where units.indices.contains(Int(index)) && !units[Int(index)].value.isEmpty && !units[Int(index)].isAbsent {
                    counts[locale] += 1
                    break
                }
            }
        }
        return counts
    }

    /// Same bytes; quicker than `==`, which compares what the bytes mean.
    private static func isSame(_ a: String, _ b: String) -> Bool {
        a.hasSameBytes(as: b)
    }

    private static func isSorted(_ entries: [EntryReference]) -> Bool {
        var place = 1
        while place < entries.count {
            let a = entries[place - 1], b = entries[place]
            if (b.locale, b.file, b.entry) < (a.locale, a.file, a.entry) { return false }
            place += 1
        }
        return true
    }

    /// The locales of a file's entries: one, or some that come in the same order for each key, so that the tag behind the last one is tried first.
    private struct TagRing {
        private(set) var tags: [LanguageTag] = []
        private var last = -1

        /// The place of a tag, which is added if it is new; nil where there are too many to search through.
        mutating func index(of tag: LanguageTag) -> Int? {
            var probe = last
            for _ in 0..<tags.count {
                probe = probe + 1 < tags.count ? probe + 1 : 0
                if tags[probe].text == tag.text {
                    last = probe
                    return probe
                }
            }
            guard tags.count < 256 else { return nil }
            tags.append(tag)
            last = tags.count - 1
            return last
        }
    }

    /// Locale tag → index in its table.
    private struct LocaleFinder {
        private let position: [LanguageTag: Int]
        private var ring = TagRing()
        /// By place in the ring.
        private var found: [Int?] = []

        init(_ position: [LanguageTag: Int]) { self.position = position }

        mutating func index(of tag: LanguageTag) -> Int? {
            if position.count == 1 { return 0 }
            guard let place = ring.index(of: tag) else { return position[tag] }
            if place == found.count { found.append(position[tag]) }
            return found[place]
        }
    }

    private func isSource(_ part: Part, _ tags: [LanguageTag], _ source: Int?) -> Bool {
        guard let source else { return false }
        return files[part.file].folderLocale == tags[source]
    }

    /// A table without its source's texts that stands beside tables whose source is known has none of its languages as its source: the texts are in the
    /// code, in Interface Builder's files or in a table that was not given. The nearest folder that holds such a table tells.
    private func dropGuesses(_ tables: inout [Table]) {
        guard tables.contains(where: { $0.sourceEvidence == .mostKeys }) else { return }
        var known: [Substring: Set<LanguageTag>] = [:]
        for table in tables {
            switch table.sourceEvidence {
            case .configuration, .declared, .base, .english, .comments: break
            case .mostKeys, .onlyLocale, .none: continue
            }
            guard let tag = table.sourceTag, !table.rows.isEmpty else { continue }
            for folder in Self.folders(of: table.path) { known[folder, default: []].insert(tag) }
        }
        for index in tables.indices where tables[index].sourceEvidence == .mostKeys {
            guard let tag = tables[index].sourceTag, let near = Self.folders(of: tables[index].path).first(where: { known[$0] != nil }), let tags = known[near], !tags.contains(tag) else { continue }
            tables[index].sourceLocale = nil
            tables[index].sourceEvidence = .none
        }
    }

    /// The folders that a path lies in, innermost first, with the one that all paths lie in.
    private static func folders(of path: String) -> [Substring] {
        let folders = PathFolders.above(path)
        return folders.last?.isEmpty == true ? folders : folders + [""]
    }

    /// Catalog and XLIFF declare it; else the configuration, `Base`, `en`, the locale with most keys.
    private func sourceLocale(_ parts: [Part], _ tags: [LanguageTag], _ counts: [Int]) -> (Int?, Table.SourceEvidence) {
        if let declared = parts.lazy.compactMap({ files[$0.file].sourceLanguage }).first, let index = tags.firstIndex(of: declared) { return (index, .declared) }
        if let developmentLanguage, let index = tags.firstIndex(of: developmentLanguage) { return (index, .configuration) }
        if let index = tags.firstIndex(of: .base), counts[index] > 0 { return (index, .base) }
        if let index = english(tags, counts) { return (index, .english) }
        if tags.count == 1 { return tags[0].isLanguage || tags[0].isEmpty ? (0, .onlyLocale) : (nil, .none) }
        let languages = tags.indices.filter { tags[$0].isLanguage }
        guard let most = languages.max(by: { (counts[$0], tags[$1]) < (counts[$1], tags[$0]) }) else { return (nil, .none) }
        return (most, .mostKeys)
    }

    /// `en`; else the English of some region that has most keys.
    private func english(_ tags: [LanguageTag], _ counts: [Int]) -> Int? {
        if let index = tags.firstIndex(of: LanguageTag("en")) { return index }
        return tags.indices.filter { tags[$0].isLanguage && tags[$0].language == "en" }.max { (counts[$0], tags[$1]) < (counts[$1], tags[$0]) }
    }

    private func name(_ part: Part, _ path: String) -> String {
        guard let original = part.original else { return files[part.file].table }
        return original.isEmpty ? files[part.file].table : FileLoader.table(original)
    }
}
