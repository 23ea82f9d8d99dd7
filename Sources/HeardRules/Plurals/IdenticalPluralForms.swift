import HeardCore
import HeardLanguage
import ICUKit

struct IdenticalPluralFormsRule: EntryRule {
    static let metadata = RuleMetadata(
        id: "identical-plural-forms", family: .plurals, scope: .key, severity: .note,
        summary: "All plural forms are the same though the language inflects.",
        rationale: """
            Forms are often filled with one text and never finished; a listener then hears the wrong noun for most numbers. Not reported where the source's forms are \
            equal too (units, abbreviations), in languages with one category, and in those whose nouns stay as they are after a number (Persian, Turkish, Hungarian).
            """,
        falsePositives: "Nouns that have one form (Swedish “fönster”, Russian “пальто”).",
        falseNegatives: "Two forms that are equal while a third differs.",
        triggering: [
            Sample("""
                en rooms|plural.one = %lld room
                en rooms|plural.other = %lld rooms
                ru rooms|plural.one = ⟦%lld номеров⟧
                ru rooms|plural.few = %lld номеров
                ru rooms|plural.many = %lld номеров
                ru rooms|plural.other = %lld номеров
                """),
        ],
        nonTriggering: [
            Sample("""
                en rooms|plural.one = %lld room
                en rooms|plural.other = %lld rooms
                tr rooms|plural.one = %lld oda
                tr rooms|plural.other = %lld oda
                hu rooms|plural.one = %lld szoba
                hu rooms|plural.other = %lld szoba
                fa rooms|plural.one = %lld اتاق
                fa rooms|plural.other = %lld اتاق
                """, title: "the noun does not change after a number"),
            Sample("""
                en walk|plural.one = %lld min
                en walk|plural.other = %lld min
                ru walk|plural.one = %lld мин
                ru walk|plural.few = %lld мин
                ru walk|plural.many = %lld мин
                ru walk|plural.other = %lld мин
                """, title: "an abbreviation"),
        ])

    func check(_ entry: EntryView, _ context: RuleContext) throws {
        guard entry.isCheckedForPlurals, let tag = entry.pluralTag, GrammarData.of(tag).afterNumbers != .stays else { return }
        let table = try context.locale(tag).plurals()
        guard table.integerCategories.count > 1 else { return }
        for group in PluralGroup.groups(of: entry) where group.forms.count > 1 {
            let first = group.forms[0].unit
            guard group.forms.allSatisfy({ $0.unit.value == first.value }), first.text.classes.hasAny(.letters) else { continue }
            if let source = group.counterpart(in: entry.source) {
                guard source.forms.contains(where: { $0.unit.value != source.forms[0].unit.value }) else { continue }
            }
            // Judged by its own language: an abbreviation, or no word beside the number at all.
            guard hasInflectedWord(first) else { continue }
            context.report(self, .note, at: first, .identical(group, table, context.locale(tag).englishName))
        }
    }

    /// A word of at least four letters that does not end in a point.
    private func hasInflectedWord(_ unit: UnitView) -> Bool {
        var length = 0, seen = false
        let arguments = unit.text.arguments.specifiers
        var offset = 0
        var skip = 0
        for scalar in unit.value.unicodeScalars {
            let width = UTF8.width(scalar)
            defer { offset += width }
            while skip < arguments.count, arguments[skip].range.upperBound <= offset { skip += 1 }
            if skip < arguments.count, arguments[skip].range.contains(offset) { length = 0; continue }
            if scalar.isAlphabeticScalar { length += 1 } else if !scalar.category.isMark {
                if length >= 4, scalar != "." { seen = true }
                length = 0
            }
        }
        return seen || length >= 4
    }
}

private extension String {
    static func identical(_ group: PluralGroup, _ table: PluralTable, _ language: String) -> String {
        let list = group.forms.filter { table.integerCategories.contains($0.category) }.map { "\($0.category.name) (\(table.examples($0.category, limit: 3)))" }
        return "all plural forms\(group.place) are the same text, \(quoted(group.forms[0].unit.value)), though \(language) has \(list.joined(separator: ", ")): "
            + "most numbers are spoken with the wrong form of the noun. Fill in each form"
    }
}

extension UTF8 {
    static func width(_ scalar: Unicode.Scalar) -> Int { scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x10000 ? 3 : 4 }
}
