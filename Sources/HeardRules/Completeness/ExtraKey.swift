import HeardCore

/// Keys that only translations have.
public struct ExtraKeyRule: KeyRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "extra-key", family: .completeness, severity: .warning,
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
        case .mostKeys, .onlyLocale, .none: return
        }
        let source = context.locale(table.locales[index].tag)
        for entry in key.entries where entry.isEffective && !entry.isSourceLocale && !entry.entry.flags.contains(.bilingualSource) {
            context.report(self, .warning, atKeyOf: entry,
                           "\(quoted(entry.entry.key)) is not in the source language (\(source.tag.isLanguage ? source.englishName : source.tag.text)): the key was renamed or deleted there")
        }
    }
}
