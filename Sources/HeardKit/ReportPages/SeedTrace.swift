/// Where each sentence of the three patterns that `heard` stands on lands: rules, source scan, or a part of the report.
public struct SeedTrace: Sendable {
    public var pattern: String
    /// What the pattern says, in short.
    public var says: String
    /// Rules that find the opposite.
    public var rules: [String]
    /// Where else it lands: the manual script, the utterance.
    public var part: String

    init(_ pattern: String, _ says: String, _ rules: [String], part: String = "") {
        self.pattern = pattern
        self.says = says
        self.rules = rules
        self.part = part
    }

    public static let all: [SeedTrace] = [
        SeedTrace("State as Value", "The name is in the label, never the state; the name stays the same.", ["state-in-label", "role-in-label", "ambiguous-label", "inconsistent-term"]),
        SeedTrace("State as Value", "Selected is a trait, not a value: it is spoken once.", ["state-in-value"]),
        SeedTrace("State as Value", "The state is not only in the hint; users can turn hints off.", ["state-in-hint"]),
        SeedTrace("State as Value", "On/off is a Toggle, a rating one adjustable value, progress updates frequently.", ["control-misfit"]),
        SeedTrace("State as Value", "The trait is only on the item that is selected.", ["control-misfit"], part: "manual script: VoiceOver"),
        SeedTrace("State as Value", "Counts, progress and ratings are values.",
                  ["count-without-plural", "missing-plural-category", "unreachable-plural-category", "implied-quantity", "literal-number", "identical-plural-forms",
                   "argument-mismatch", "argument-order", "invalid-specifier", "accidental-specifier"]),
        SeedTrace("State as Value", "Value strings are localized; no hardcoded English.", ["untranslated-value", "missing-translation", "key-as-value"]),
        SeedTrace("State as Value", "In Arabic the values are translated and the indicator mirrors.",
                  ["unisolated-insert", "wrong-base-direction", "unmirrored-direction", "bidi-override", "unbalanced-bidi-control", "direction-word", "presentation-form"],
                  part: "manual script: Arabic"),
        SeedTrace("Color Only State", "Colour is never the only signal, in words.", ["color-only", "sensory-wording"]),
        SeedTrace("Color Only State", "A state is not only a colour in code.", ["color-only"]),
        SeedTrace("Color Only State", "The error text is next to the field and in its value.", ["reason-not-spoken", "reason-mismatch"]),
        SeedTrace("Color Only State", "“Selected” is spoken once, wherever it stands in the phrase.", ["state-in-value"], part: "utterance (its position depends on the iOS version)"),
        SeedTrace("Color Only State", "Grayscale, Differentiate Without Color, 3:1 contrast.", [], part: "manual script: Grayscale, Differentiate Without Color"),
        SeedTrace("Disabled State Explanation", "The reason is spoken and visible and says what to do; the strategy depends on the situation.", ["reason-missing", "reason-not-spoken", "reason-mismatch"]),
        SeedTrace("Disabled State Explanation", "The reason is not only in a tooltip.", ["reason-not-spoken"]),
        SeedTrace("Disabled State Explanation", "At Larger Text AX5 in German the reason wraps and stays next to the button.", ["broken-word", "detached-reason", "excess-lines", "expansion-risk"], part: "manual script: Larger Text AX5, German"),
        SeedTrace("Disabled State Explanation", "One announcement when a known wait ends; none for enabled and disabled.", ["availability-announcement", "long-announcement"]),
        SeedTrace("Disabled State Explanation", "No hardcoded rules such as “16 digits”.", ["hard-coded-rule"]),
        SeedTrace("Disabled State Explanation", "Continue can be pressed with an empty field; focus moves to the error; what was entered stays.", [], part: "manual script: VoiceOver"),
    ]
}
