import HeardCore
import HeardLanguage

/// Tells a tooltip that says why a control is off ("Add a printer first") from one that says what it does ("Prints the page").
struct TooltipReason {
    let rows: SourceRows
    let control: Control

    /// - Returns: true where the tooltip is chosen by what switches the control off, is called a reason, or reads as one in the source language
    func isReason(_ tip: TextUse) -> Bool {
        isShownWhileOff(tip) || tip.rows.contains { isCalledReason($0) } || rows.texts(of: tip).contains { readsAsReason($0, tip) }
    }

    private func isShownWhileOff(_ tip: TextUse) -> Bool {
        guard let condition = tip.condition else { return false }
        func bare(_ text: String) -> String { text.filter { $0 != "!" && $0 != "(" && $0 != ")" } }
        return control.disablings.contains { bare($0.condition) == bare(condition) }
    }

    private func isCalledReason(_ row: KeyReference) -> Bool {
        guard let key = rows.key(row) else { return false }
        return key.roles.contains(.reason) || ConditionWords.has(key.key, ["reason", "why", "disabled", "unavailable"]) || ConditionWords.has(key.comment ?? "", ["reason", "why ", "disabled", "unavailable"])
    }

    /// What a control does is told with the words of its title; a reason begins with another word, and says "not", or in English "only …", "until", "… first". What is required,
    /// and when, is also said of what a switch does ("Required for older systems").
    private func readsAsReason(_ text: String, _ tip: TextUse) -> Bool {
        let words = ComparableText.words(text)
        let title = (control.titles + control.labels).flatMap { rows.texts(of: $0) }.flatMap { ComparableText.words($0) }
        guard words.count >= 3, let first = words.first, let verb = title.first, !first.hasPrefix(verb), !verb.hasPrefix(first) else { return false }
        guard let entry = tip.rows.lazy.compactMap({ rows.sourceEntry($0) }).first, let unit = entry.plainUnit, entry.locale.words != nil else { return false }
        if unit.locale.scan(unit.text).matches.contains(where: { $0.classes.contains(.negation) }) { return true }
        return (unit.locale.tag == .base || unit.locale.tag.language == "en") && (first == "only" || words.last == "first" || words.contains("until") || words.contains("unless"))
    }
}
