import HeardCore

/// Keys that only translations have.
public struct ExtraKeyRule: KeyRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "extra-key", family: .completeness, scope: .table, severity: .warning,
        summary: "A translation has a key that the source language lacks.",
        rationale: "Most often the key was renamed in the source: the new key has no translation yet, and the old text is never heard again.",
        falsePositives: "Keys that only one language needs.",
        falseNegatives: "InfoPlist.strings, whose source is Info.plist; tables whose source language had to be guessed.",
        triggering: [
            Sample("""
                en room.light = Lamp
                pl room.light = Lampa
                pl ⟦room.lamp⟧ = Lampka
                """, formats: [.strings]),
        ],
        nonTriggering: [
            Sample("""
                en room.light = Lamp
                pl room.light = Lampa
                """, formats: [.strings]),
        ])

    public func check(_ key: KeyView, _ context: RuleContext) {
        guard key.source == nil else { return }
        let table = key.table.table
        guard let index = table.sourceLocale, !table.locales[index].isIncomplete, table.locales[index].keyCount > 0, table.name != "InfoPlist" else { return }
        switch table.sourceEvidence {
        case .configuration, .declared, .base, .english: break
        case .comments, .mostKeys, .onlyLocale, .none: return
        }
        let source = context.locale(table.locales[index].tag)
        let own = key.entries.filter { $0.isEffective && !$0.isSourceLocale && !$0.entry.flags.contains(.bilingualSource) }
        // Base.lproj may hold less than the development language's own table.
        if !source.isLanguage, own.contains(where: { $0.locale.language == key.table.sourceLanguage }) { return }
        let isKnown = isKnownToCode(key, own.count, table, index)
        let name = source.isLanguage ? source.englishName : source.tag.text
        for entry in own {
            // A name that is its own key ("FreeBSD", "10.0.2.2") is shown like this without a table too.
            let isName = entry.units.count == 1 && entry.units[0].value == entry.entry.key
            // Interface Builder's objects stand in its own files.
            let severity: Severity = isKnown || isName || InterfaceBuilderKey.property(of: key.key) != nil ? .note : .warning
            context.report(self, severity, atKeyOf: entry,
                           "\(quoted(entry.entry.key)) is not in the source language (\(name)): " + (severity == .note ? "it was deleted there, or its text stands in the code; delete it, if the app does not use it" : "the key was renamed or deleted there, and nobody sees or hears this text; move it to the new key, or delete it"))
        }
    }

    /// The keys of the table are the source's texts: of up to 40 keys at least half have themselves as value.
    private func showsKeys(_ table: TableView, _ source: Int) -> Bool {
        if let known = table.showsKeys { return known }
        let found = compareKeys(table, source)
        table.showsKeys = found
        return found
    }

    private func compareKeys(_ table: TableView, _ source: Int) -> Bool {
        var seen = 0, same = 0
        let files = table.project.project.files
        for row in table.table.rows.prefix(40) {
            guard let reference = row.entries.first(where: { Int($0.locale) == source }), let file = files[at: Int(reference.file)],
                  let entry = file.entries[at: Int(reference.entry)], let unit = entry.units.first, let value = file.units[at: Int(unit)]?.value else { continue }
            seen += 1
            if value == row.key { same += 1 }
        }
        return seen > 0 && same * 2 >= seen
    }

    /// The source table is far from complete, and the key is a text that is shown as it is, or most locales have it: then the source's text is
    /// probably given in the code.
    private func isKnownToCode(_ key: KeyView, _ count: Int, _ table: Table, _ source: Int) -> Bool {
        if !RawKey.hasShape(key.key), !RawKey.hasOneWordShape(key.key), showsKeys(key.table, source) { return true }
        let translations = table.locales.indices.filter { $0 != source && table.locales[$0].isShipped }.count
        // A text that nearly all translations have: the code has it, and the source language needs no entry.
        if !RawKey.isIdentifier(key.key), count >= 3, count * 4 >= translations * 3 { return true }
        let missing = table.rows.count - table.locales[source].keyCount
        guard missing * 20 > table.rows.count else { return false }
        if !RawKey.isIdentifier(key.key) { return true }
        return count >= 3 && count * 2 > translations
    }
}
