import HeardCore
import HeardLanguage

extension ReasonMismatchRule: TableRule {
    public func check(_ table: TableView, _ context: RuleContext) { ReasonMismatchByKey.check(self, table, context) }
}

/// Without source code: the spoken and the visible reason of one key family, such as `pay.value` and `pay.reason`.
enum ReasonMismatchByKey {
    static func check(_ rule: ReasonMismatchRule, _ table: TableView, _ context: RuleContext) {
        guard table.table.sourceLocale != nil else { return }
        let rows = table.table.rows
        var reasons: [String: Int] = [:]
        for index in rows.indices where rows[index].roles.contains(.reason) {
            if let family = KeyFamily(rows[index].key), family.part == .reason { reasons[family.element] = index }
        }
        guard !reasons.isEmpty else { return }
        // What the app's source says of a control is better than the names of its keys.
        let known = Set(table.project.project.source?.controls.flatMap { $0.values.flatMap(\.rows) } ?? [])
        for index in rows.indices where !rows[index].roles.isDisjoint(with: [.value, .reason]) {
            guard let family = KeyFamily(rows[index].key), family.part == .value || family.part == .spokenReason, let reason = reasons[family.element], reason != index,
                  !known.contains(KeyReference(table: table.index, row: index)) else { continue }
            let spoken = KeyView(table: table, row: index, context), shown = KeyView(table: table, row: reason, context)
            guard let value = spoken.source?.plainUnit?.value, let text = shown.source?.plainUnit?.value, ComparableText.words(value).count >= 2, ComparableText.contains(text, inOrder: value) else { continue }
            for entry in spoken.entries where entry.isEffective && !entry.isSourceLocale && entry.tag.isLanguage {
                guard let unit = entry.plainUnit, let other = shown.effectiveEntry(entry.tag)?.plainUnit, !ComparableText.contains(other.value, inOrder: unit.value) else { continue }
                context.report(rule, .warning, at: unit, words: [shown.key], details: ["visible": .string(other.value), "visibleKey": .string(shown.key)],
                               "this reason is spoken as \(quoted(unit.value)) and shown as \(quoted(other.value)) (\(visible(shown.key))), while in the source both say the same: a listener and a reader get two explanations. Use the words of the visible text")
            }
        }
    }
}
