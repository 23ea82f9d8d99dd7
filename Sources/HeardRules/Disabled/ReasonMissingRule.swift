import HeardCore
import HeardLanguage

/// A value or reason that says only that a control cannot be used.
public struct ReasonMissingRule: UnitRule, ProjectRule, LanguageRule {
    public init() {}

    public static let needs = LanguageNeeds(words: [[.unavailable, .disabled, .dimmed, .off, .inactive]])

    public static let metadata = RuleMetadata(
        id: "reason-missing", family: .disabled, severity: .warning,
        summary: "A value or reason says only that a control cannot be used, or nothing does.",
        rationale: """
            A disabled button hides the rule. Who sees guesses from gray and empty fields; who listens hears “dimmed” and has nothing to fix. Keep the button of a form \
            enabled and check on tap; where a control has to be off, say why beside it and in its value: \
            Button("Pay") { … }.disabled(isVerifying).accessibilityValue(isVerifying ? "Verifying card" : "").
            """,
        falsePositives: "A value that tells that a measurement or a person is unavailable; a control that is off because there is nothing for it to do: a note.",
        falseNegatives: "Conditions and reasons that the source reader cannot bring together; reasons that say nothing in more words.",
        roles: [.value, .reason], wcag: ["3.3.2", "4.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("// roles: value\nen pay.value = ⟦Unavailable⟧\nde pay.value = ⟦Nicht verfügbar⟧\nru pay.value = ⟦Недоступно⟧", title: "that, not why"),
        ],
        nonTriggering: [
            Sample("// roles: reason\nen pay.reason = Verifying card. This takes up to 10 seconds.", title: "says why"),
            Sample("// roles: value\nen plan.value = Inactive\nde plan.value = Inaktiv", title: "the state of something else"),
            Sample("// roles: value\nen plug.value = %@ is not enabled.", title: "the state of something named"),
            Sample("""
                // roles: value
                en copyDisabledAccessibilityValue = Disabled
                // roles: value
                en copyEnabledAccessibilityValue = Enabled
                sk copyDisabledAccessibilityValue = Zakázané
                sk copyEnabledAccessibilityValue = Povolené
                """, title: "an option that is off: the text for “on” stands beside it"),
        ])

    private static let states: WordClassSet = [.unavailable, .disabled]

    static let judge = WordJudge(
        classes: states.union([.dimmed, .off, .inactive]),
        strict: { text, _ in whole(text, states) },
        translated: { text, _, _ in
            guard text.segments.count <= 2 else { return nil }
            return text.first(states.union([.dimmed, .off, .inactive]))
        },
        added: { text, _, source in source == nil ? whole(text, [.unavailable]) : nil })

    /// “Inactive” as a value is what a subscription is, and no control.
    private static let valueJudge = WordJudge(
        classes: judge.classes,
        strict: { text, data in judge.strict(text, data).flatMap { $0.classes.contains(.inactive) ? nil : $0 } }, translated: judge.translated, added: judge.added)

    private static func whole(_ text: ScannedText, _ classes: WordClassSet) -> WordHit? {
        guard text.segments.count == 1, let segment = text.segments.first, !segment.isQuestion, let match = text.wholeMatch(segment, classes) else { return nil }
        return WordHit(range: match.range, classes: match.classes)
    }

    public func check(_ unit: UnitView, _ context: RuleContext) throws {
        guard let hit = (unit.roles.contains(.reason) ? Self.judge : Self.valueJudge).hit(unit, self, context) else { return }
        // Of a control that is never off it is data: "Notifications: disabled".
        if let traits = unit.entry.key.traitsOfItsControls, !traits.contains(.notEnabled) { return }
        // The value of an option that is off.
        if !unit.roles.contains(.reason), OtherStateKey.stands(beside: unit.entry.key) { return }
        let word = unit.locale.scan(unit.text).text(hit.range)
        context.report(self, .warning, at: unit, range: hit.range, words: [word],
                       "\(quoted(word)) says that the control cannot be used, which VoiceOver says by itself, but not why: a listener has nothing to fix. Say the reason and what to do, here and beside the control; keep a form’s button enabled, and check the form when it is tapped")
    }

    public func check(_ project: ProjectView, _ context: RuleContext) throws { ReasonMissingInSource.check(self, project, context) }
}
