import HeardCore
import HeardLanguage

struct HintFormRule: TableRule {
    static let metadata = RuleMetadata(
        id: "hint-form", family: .voiceOver, scope: .table, severity: .note,
        summary: "A hint that repeats the label, or that is an order (English).",
        rationale: """
            Apple: a hint is a brief phrase that names the result, begins with a verb and leaves out the subject: “Plays the song.” An order (“Play the song.”) sounds like \
            a command to the listener, and a hint that says the label again only costs time.
            """,
        falsePositives: "Words that are noun and verb (“Updates”).",
        falseNegatives: "Orders in other languages; verbs that the list does not have; labels whose keys are no family with the hint’s.",
        roles: .hint, wcag: ["2.4.6"], labels: ["VoiceOver"],
        triggering: [
            Sample("// roles: hint\nen play.hint = ⟦Play⟧ the song.\nde play.hint = Spielt das Lied."),
            Sample("// roles: label\nen pay.label = Pay\nde pay.label = Bezahlen\n// roles: hint\nen pay.hint = Pays the order.\nde pay.hint = ⟦Bezahlen.⟧", title: "the label again"),
        ],
        nonTriggering: [
            Sample("// roles: hint\nen play.hint = Plays the song.\nde play.hint = Spielt das Lied."),
            Sample("// roles: hint\nen gone.hint = Opens later.\nde gone.hint = Wird später geöffnet."),
        ])

    func check(_ table: TableView, _ context: RuleContext) {
        var labels: [String: Int] = [:]
        let rows = table.table.rows
        let hints = rows.indices.filter { rows[$0].roles.contains(.hint) }
        guard !hints.isEmpty else { return }
        for index in rows.indices where rows[index].roles.contains(.label) {
            if let family = KeyFamily(rows[index].key), family.part == .label { labels[family.element] = index }
        }
        for index in hints {
            let key = KeyView(table: table, row: index, context)
            let label = KeyFamily(rows[index].key).flatMap { labels[$0.element] }.map { KeyView(table: table, row: $0, context) }
            for entry in key.entries where entry.isEffective {
                for unit in entry.units where !unit.unit.isAbsent && !unit.value.isEmpty { check(unit, label?.effectiveEntry(entry.tag)?.plainUnit, context) }
            }
        }
    }

    private func check(_ unit: UnitView, _ label: UnitView?, _ context: RuleContext) {
        let words = ComparableText.words(unit.value)
        guard let first = words.first else { return }
        if let label, unit.text.arguments.isEmpty {
            let name = ComparableText.words(label.value)
            if !name.isEmpty, name == words || (name.count >= 2 && words.starts(with: name) && words.count <= name.count + 1) {
                context.report(self, .note, at: unit, range: 0..<unit.value.utf8.count, words: ["label"], .repeats(label.value))
                return
            }
        }
        guard words.count >= 2, unit.writtenIn(context).orders.contains(first) else { return }
        guard let word = PlainWords(unit.value).first(where: { _ in true }), word.text.lowercased() == first else { return }
        context.report(self, .note, at: unit, range: word.range, words: [first], .order(word.text))
    }
}

private extension String {
    static func repeats(_ label: String) -> String { "this hint says the label (\(quoted(label))) again: a listener waits for it and learns nothing. Say what will happen, or leave the hint out" }
    static func order(_ word: Substring) -> String { "this hint begins with an order (\(quoted(word))); Apple’s form names the result, with a verb in the third person and no subject: “Plays the song.”" }
}
