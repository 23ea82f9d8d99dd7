import HeardCore
import HeardLanguage
import HeardLayout

/// The button that a reason stands under.
enum ReasonButton {
    struct Found {
        /// Title in the reason's locale; nil where that locale has none.
        var title: PreparedText?
        var key: String
        /// Where it is known from, for messages.
        var how: String
    }

    /// By configuration, by the app's source, by key family (`pay.reason` → `pay.button_title`, `pay.title`).
    static func find(for reason: EntryView, _ rule: any Rule, _ context: RuleContext) throws -> Found? {
        if let key = context.settings.reasonButtons[reason.key.key], let row = row(key, reason.table) { return try found(row, reason, "the configuration", rule, context) }
        if let source = reason.table.project.project.source {
            let reference = KeyReference(table: reason.table.index, row: reason.key.index)
            for control in source.controls(of: reference) where control.reasons.contains(where: { $0.rows.contains(reference) }) {
                guard let title = control.titles.lazy.flatMap(\.rows).first(where: { $0.table == reason.table.index }) else { continue }
                return try found(title.row, reason, "\(control.name) in \(control.place.file):\(control.place.line)", rule, context)
            }
        }
        let candidates = titles(of: reason.key.key)
        guard !candidates.isEmpty, let row = candidates.compactMap({ row($0, reason.table) }).min() else { return nil }
        return try found(row, reason, "its key", rule, context)
    }

    private static func row(_ key: String, _ table: TableView) -> Int? { table.rowsByKey[key] }

    private static func found(_ row: Int, _ reason: EntryView, _ how: String, _ rule: any Rule, _ context: RuleContext) throws -> Found? {
        guard reason.table.table.rows.indices.contains(row) else { return nil }
        let view = KeyView(table: reason.table, row: row, context)
        let entry = view.effectiveEntry(reason.tag) ?? view.source
        // The longest form counts.
        let unit = entry?.units.filter { $0.standsAlone && !$0.unit.isAbsent }.max { $0.value.utf8.count < $1.value.utf8.count }
        let title = try unit.flatMap { try SizeText($0, rule, context) }?.prepared
        return Found(title: title, key: view.key, how: how)
    }

    /// Keys that the title of the same control would have.
    static func titles(of key: String) -> Set<String> {
        // The last word of the key, and "disabled" before it, name the reason.
        let endings = ["disabled_reason", "disabledReason", "DISABLED_REASON", "disabled.reason", "DisabledReason", "reason", "Reason", "REASON", "explanation", "Explanation", "EXPLANATION", "why", "Why", "WHY"]
        guard let ending = endings.first(where: { key.hasSuffix($0) }), key.utf8.count > ending.utf8.count else { return [] }
        let stem = String(key.dropLast(ending.count))
        let separator = stem.last.map { [".", "_", "-"].contains($0) ? String($0) : "" } ?? ""
        var found: Set<String> = []
        if separator.isEmpty {
            for title in ["Title", "ButtonTitle", "Button", "ButtonLabel"] { found.insert(stem + title) }
        } else if ending.first?.isUppercase == true, separator != "." {
            for title in ["TITLE", "BUTTON_TITLE", "BUTTON", "BUTTON_LABEL"] { found.insert(stem + title) }
        } else {
            for title in ["title", "button_title", "buttonTitle", "button", "button.title", "button-title", "TITLE", "button_label", "buttonLabel"] { found.insert(stem + title) }
        }
        found.insert(String(stem.dropLast(separator.isEmpty ? 0 : 1)))
        found.remove("")
        return found
    }
}
