import HeardCore
import HeardLanguage

struct InconsistentTermRule: TableRule {
    static let metadata = RuleMetadata(
        id: "inconsistent-term", family: .voiceOver, scope: .table, severity: .note,
        summary: "One spoken text of the source has several translations in a table.",
        rationale: """
            A listener who hears “Warenkorb” on the tab and “Einkaufswagen” on the page takes them for two things, and Voice Control wants another word on each screen. \
            Capital letters and punctuation do not count.
            """,
        falsePositives: "Words of the source with two meanings, or that are verb here and noun there.",
        falseNegatives: "One thing that has two names in the source too.",
        roles: .spoken, wcag: ["3.2.4"], labels: ["VoiceOver", "Voice Control"],
        triggering: [
            Sample("""
                // roles: label
                en tab.cart.label = Cart
                de tab.cart.label = ⟦Warenkorb⟧
                // roles: label
                en page.cart.label = Cart
                de page.cart.label = ⟦Einkaufswagen⟧
                """),
        ],
        nonTriggering: [
            Sample("""
                // roles: label
                en tab.cart.label = Cart
                pl tab.cart.label = Koszyk
                // roles: label
                en page.cart.label = Cart
                pl page.cart.label = Koszyk
                """),
        ])

    func check(_ table: TableView, _ context: RuleContext) {
        guard table.table.sourceLocale != nil, table.table.locales.count > 1 else { return }
        let rows = table.table.rows
        var terms: [String: [KeyView]] = [:]
        var order: [String] = []
        for index in rows.indices where rows[index].roles.isSpoken {
            let key = KeyView(table: table, row: index, context)
            guard let source = key.source?.plainUnit, source.text.classes.hasAny(.letters), source.value.utf8.count <= 120 else { continue }
            let words = ComparableText.words(source.value).joined(separator: " ")
            guard !words.isEmpty else { continue }
            if terms[words] == nil { order.append(words) }
            terms[words, default: []].append(key)
        }
        for term in order { if let keys = terms[term], keys.count > 1 { compare(keys, context) } }
    }

    private func compare(_ keys: [KeyView], _ context: RuleContext) {
        var units: [LanguageTag: [UnitView]] = [:]
        var tags: [LanguageTag] = []
        for key in keys {
            for entry in key.entries where entry.isEffective && !entry.isSourceLocale && entry.tag.isLanguage {
                guard let unit = entry.plainUnit, unit.text.classes.hasAny(.letters) else { continue }
                if units[entry.tag] == nil { tags.append(entry.tag) }
                units[entry.tag, default: []].append(unit)
            }
        }
        for tag in tags {
            guard let all = units[tag], all.count > 1 else { continue }
            let words = all.map { ComparableText.words($0.value) }
            for (index, unit) in all.enumerated() {
                guard let other = words.indices.first(where: { words[$0] != words[index] }), let source = unit.source?.value, unit.value != source, all[other].value != all[other].source?.value else { continue }
                context.report(self, .note, at: unit, range: 0..<unit.value.utf8.count, words: [all[other].value], details: ["otherKey": .string(all[other].entry.entry.key)],
                               .several(source, unit.value, all[other].value, all[other].entry.entry.key))
            }
        }
    }
}

private extension String {
    static func several(_ source: String, _ value: String, _ other: String, _ key: String) -> String {
        "\(quoted(source)) is \(quoted(value)) here and \(quoted(other)) in \(visible(key)): a listener takes them for two things. Use one word, unless two things are meant"
    }
}
