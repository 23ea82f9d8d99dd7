import HeardCore
import ICUKit

/// Consecutive lines of one key: a table of that one key.
struct UnitGroup {
    private(set) var lines: [UnitLine] = []
    /// Bytes of the lines.
    private(set) var size = 0

    /// True where the line is of the same key, byte by byte, as engines group lines: so it belongs to this group.
    func holds(_ line: UnitLine) -> Bool {
        guard let first = lines.first else { return true }
        return first.key.utf8.elementsEqual(line.key.utf8) && first.table.utf8.elementsEqual(line.table.utf8)
    }

    mutating func add(_ line: UnitLine, size: Int) {
        lines.append(line)
        self.size += size
    }

    /// The project that rules see: every locale's entry, each with its own source text beside it, as in an XLIFF file.
    func project() -> Project {
        var builder = UnitGroupBuilder(group: self)
        return builder.project()
    }

    /// Roles that the lines give; nil where none does.
    var roles: RoleSet? {
        var found: RoleSet?
        for line in lines { if let roles = line.roles { found = (found ?? []).union(roles) } }
        return found
    }

    /// Place of a unit as its line gave it: by file, entry and variation.
    func position(file: String, locale: LanguageTag?, variation: String?) -> SourcePosition? {
        let own = lines.filter { ($0.file ?? UnitGroupBuilder.noFile) == file && $0.locale == locale ?? .none }
        return (own.first { $0.variation == variation ?? "" } ?? own.first)?.position
    }
}

/// Lines to entries.
private struct UnitGroupBuilder {
    /// Path of units that name no file: standard input.
    fileprivate static let noFile = "-"

    let group: UnitGroup
    /// Values of all units, one behind the other: places in them stand for places in a file.
    private var text: [UInt8] = []
    private var files: [LocalizationFile] = []

    init(group: UnitGroup) { self.group = group }

    mutating func project() -> Project {
        let sourceLanguage = group.lines[0].sourceLanguage
        var tags: Set<LanguageTag> = [sourceLanguage]
        for line in group.lines { tags.insert(line.locale) }
        let sorted = tags.sorted()
        let place = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($0.element, $0.offset) })
        var row = KeyRow(key: group.lines[0].key)

        // Lines of one file and locale are one entry; a variation that comes again starts another one: a duplicate.
        var start = 0
        while start < group.lines.count {
            let first = group.lines[start]
            var seen: Set<String> = [first.variation], end = start + 1
            while end < group.lines.count, group.lines[end].locale == first.locale, group.lines[end].file == first.file,
                  seen.insert(group.lines[end].variation).inserted { end += 1 }
            add(group.lines[start..<end], isSource: first.locale == sourceLanguage, sourceLanguage, place, &row)
            start = end
        }
        row.entries.sort { ($0.locale, $0.file, $0.entry) < ($1.locale, $1.file, $1.entry) }
        let source = SourceText(text, encoding: .binary)
        for index in files.indices { files[index].source = source }
        var locales = sorted.map { TableLocale(tag: $0, keyCount: 1) }
        for index in locales.indices { locales[index].files = files.indices.map { Int32(truncatingIfNeeded: $0) } }
        let name = group.lines[0].table
        let table = Table(name: name, path: name, sourceLocale: place[sourceLanguage], sourceEvidence: .declared, locales: locales, rows: [row], isPartial: true)
        return Project(files: files, tables: [table], developmentLanguage: sourceLanguage)
    }

    private mutating func add(_ lines: ArraySlice<UnitLine>, isSource: Bool, _ sourceLanguage: LanguageTag, _ place: [LanguageTag: Int], _ row: inout KeyRow) {
        guard let first = lines.first, let locale = place[first.locale], let sourceLocale = place[sourceLanguage] else { return }
        let path = first.file ?? Self.noFile
        let number: Int
        if let known = files.firstIndex(where: { $0.path == path }) { number = known } else {
            number = files.count
            files.append(LocalizationFile(path: path, format: FileFormat(fileName: Discovery.name(of: path)) ?? .strings, source: SourceText([], encoding: .binary), table: first.table))
        }
        if !isSource, lines.contains(where: { $0.source != nil }) {
            var entry = entry(first, locale: sourceLanguage, flags: .bilingualSource)
            for line in sourceLines(lines, sourceLanguage) { append(line.text, line.variation, state: nil, to: &entry, number) }
            row.entries.append(EntryReference(file: number, entry: files[number].entries.count, locale: sourceLocale))
            files[number].entries.append(entry)
        }
        var entry = entry(first, locale: first.locale, flags: files[number].format == .stringsdict ? .stringsdict : [])
        entry.comment = lines.lazy.compactMap(\.comment).first
        for line in lines { append(line.value, line.variation, state: line.state, to: &entry, number) }
        row.entries.append(EntryReference(file: number, entry: files[number].entries.count, locale: locale))
        files[number].entries.append(entry)
    }

    /// The source texts of some forms. Forms that the source language lacks carry its general one.
    private func sourceLines(_ lines: ArraySlice<UnitLine>, _ language: LanguageTag) -> [(text: String?, variation: String)] {
        var found: [(text: String?, variation: String)] = []
        let categories = lines.contains { !$0.variation.isEmpty } ? try? PluralTable.cached(language).categories : nil
        for line in lines {
            guard let text = line.source else { continue }
            var variation = line.variation
            if let dot = variation.lastIndex(of: "."), variation.hasPrefix("plural.") || variation.hasBytes(".plural."), let categories,
               let category = PluralCategory(name: variation[variation.index(after: dot)...]), !categories.contains(category) {
                variation = String(variation[...dot]) + "other"
            }
            if !found.contains(where: { $0.variation == variation }) { found.append((text, variation)) }
        }
        return found
    }

    private func entry(_ line: UnitLine, locale: LanguageTag, flags: Entry.Flags) -> Entry {
        Entry(key: line.key, keyRange: .empty, keySyntax: .opaque, locale: locale, comment: line.comment, flags: flags)
    }

    private mutating func append(_ value: String?, _ variation: String, state: String?, to entry: inout Entry, _ file: Int) {
        let start = text.count
        text.append(contentsOf: (value ?? "").utf8)
        let range = ByteRange(start: start, end: text.count)
        // Something between two values, so that places in them don't touch.
        text.append(contentsOf: [0, 0])
        let count = Int32(truncatingIfNeeded: files[file].units.count)
        if entry.units.isEmpty { entry.units = count..<count }
        let (known, other) = TranslationState.named(state)
        files[file].units.append(Unit(value: value ?? "", variation: variation, range: range, syntax: .bareString, state: known, stateText: other, isAbsent: value == nil))
        entry.units = entry.units.lowerBound..<(count + 1)
        if let name = Substitution.name(ofVariation: variation), !entry.substitutions.contains(where: { $0.name == name }) {
            entry.substitutions.append(Substitution(name: name, range: .empty))
        }
    }
}

extension TranslationState {
    /// The state that `scan` prints as this word; `.other` with the word for unknown ones.
    static func named(_ word: String?) -> (TranslationState, String?) {
        switch word {
        case nil: (.unspecified, nil)
        case "": (.empty, nil)
        case "new": (.new, nil)
        case "needs_review": (.needsReview, nil)
        case "translated": (.translated, nil)
        case "machine_translated": (.machineTranslated, nil)
        case "final": (.final, nil)
        case "needs-translation": (.needsTranslation, nil)
        default: (.other, word)
        }
    }
}
