import HeardCore
import HeardLanguage

/// A hint that only tells the state.
public struct StateInHintRule: UnitRule, LanguageRule {
    public init() {}

    public static let needs = LanguageNeeds(words: [StateGrammar.hintStates])

    public static let metadata = RuleMetadata(
        id: "state-in-hint", family: .voiceOver, severity: .warning,
        summary: "A hint that only tells the state: “This account is currently selected.”.",
        rationale: "Hints come last, after a pause, and users can turn them off: whoever does never hears the state.",
        falsePositives: "A hint that tells the state of something else than its own control.",
        falseNegatives: "Hints of two sentences of which one tells the state.",
        roles: [.hint], wcag: ["4.1.2", "1.3.1"], labels: ["VoiceOver"],
        triggering: [
            Sample("// roles: hint\nen account.hint = This account is ⟦currently selected⟧.\nfi account.hint = Tämä tili ⟦on valittu⟧.", title: "only the state"),
            Sample("// roles: hint\nen torch.hint = Flash ⟦activated⟧\nde torch.hint = Blitz ⟦aktiviert⟧", title: "a thing and its state"),
        ],
        nonTriggering: [
            Sample("// roles: hint\nen list.hint = Removes the selected stops.\nhu list.hint = Törli a kijelölt megállókat.", title: "a verb with a selected object"),
            Sample("// roles: hint\nen tell.hint = Tell us what's going on\nnl tell.hint = Vertel ons wat er aan de hand is", title: "a word that is a state elsewhere"),
            Sample("// roles: hint\nen list.hint = %@ filters selected\nsv list.hint = %@ filter valda", title: "a count"),
        ])

    public func check(_ unit: UnitView, _ context: RuleContext) throws {
        guard let hit = StateGrammar.hint.hit(unit, self, context) else { return }
        let word = unit.locale.scan(unit.text).text(hit.range)
        let isSelection = hit.classes.contains(.selected)
        let name = KeyFamily.label(of: unit, context)
        let said = Utterance(label: name ?? "…", isSelected: isSelection, isDimmed: hit.classes.contains(.dimmed), role: .button).text(unit.locale.words)
        let tail = isSelection || hit.classes.contains(.dimmed) ? ": VoiceOver then says \(quoted(said))\(name == nil ? " (… for the control’s name)" : "") at once, in an order that depends on the iOS version" : ""
        context.report(self, .warning, at: unit, range: hit.range, words: [word], details: tail.isEmpty ? [:] : ["utterance": .string(said)],
                       "this hint only tells a state (\(quoted(word)))\(unit.evidence(.hint)): users who turned hints off never hear it. Tell the state by a trait (.isSelected) or the value\(tail); a hint says what will happen")
    }
}
