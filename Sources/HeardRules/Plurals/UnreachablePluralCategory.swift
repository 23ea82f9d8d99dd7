import HeardCore
import HeardLanguage
import ICUKit

struct UnreachablePluralCategoryRule: EntryRule {
    static let metadata = RuleMetadata(
        id: "unreachable-plural-category", family: .plurals, scope: .key, severity: .note,
        summary: "A plural form that the language never uses.",
        rationale: """
            No number selects the form, so its text is never seen or heard; the translator may have meant it for something. `zero` is always used for 0 on Apple's \
            systems and is never reported.
            """,
        falsePositives: "Forms kept for systems with other CLDR data.",
        falseNegatives: "Forms that only decimals select, in texts that are called with whole numbers only.",
        triggering: [
            Sample("""
                en files|plural.one = %lld file
                en files|plural.other = %lld files
                ja files|plural.one = ⟦%lldファイル⟧
                ja files|plural.other = %lldファイル
                """, title: "Japanese never selects one"),
        ],
        nonTriggering: [
            Sample("""
                en files|plural.zero = No files
                en files|plural.one = %lld file
                en files|plural.other = %lld files
                ja files|plural.zero = ファイルなし
                ja files|plural.other = %lldファイル
                """, title: "zero is legal everywhere"),
        ])

    func check(_ entry: EntryView, _ context: RuleContext) throws {
        // The source side of an XLIFF file has the forms of its target.
        guard entry.isCheckedForPlurals, !entry.entry.flags.contains(.bilingualSource), let tag = entry.pluralTag else { return }
        let table = try context.locale(tag).plurals()
        for group in PluralGroup.groups(of: entry) {
            for form in group.forms where form.category != .zero && !table.categories.contains(form.category) && !form.unit.value.isEmpty {
                guard !GrammarData.of(tag).uncertainCategories.contains(form.category) else { continue }
                context.report(self, .note, at: form.unit, words: [form.category.name], .never(form.category.name, table, context.locale(tag).englishName))
            }
            for unit in group.unknown {
                context.report(self, .note, at: unit, words: [String(unit.unit.pluralCategory ?? "")], .unknown(String(unit.unit.pluralCategory ?? ""), table))
            }
        }
    }
}

private extension String {
    static func never(_ category: String, _ table: PluralTable, _ language: String) -> String {
        "no number selects the plural form “\(category)” in \(language), which has \(table.categories.categories.map(\.name).joined(separator: ", ")): this text is never shown or spoken. Remove it, or move its text to a form that is used"
    }

    static func unknown(_ category: String, _ table: PluralTable) -> String {
        "\(quoted(category)) is no plural category; Apple's systems ignore the form. The language has \(table.categories.categories.map(\.name).joined(separator: ", "))"
    }
}
