import HeardCore
import HeardLanguage

/// Translations that say nothing.
public struct EmptyValueRule: UnitRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "empty-value", family: .completeness, severity: .warning,
        summary: "A translation is empty, or white space only, while its source is not.",
        rationale: """
            An empty value counts as translated: the app does not fall back to the source language. The text is missing on the screen, and an element with an empty label \
            is announced without a name. For spoken strings it is an error.
            """,
        falsePositives: "A part of a sentence that the language does not need.",
        falseNegatives: "Values of invisible characters other than spaces.",
        wcag: ["4.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("""
                en torch.hint = Turns the light on.
                tr torch.hint = ⟦⟧
                """, formats: [.strings, .xcstrings]),
        ],
        nonTriggering: [
            Sample("""
                en empty =
                tr empty =
                """, formats: [.strings]),
        ])

    public func check(_ unit: UnitView, _ context: RuleContext) {
        guard !unit.entry.isSourceLocale, unit.entry.isEffective, unit.text.isBlank, let source = unit.source, !source.text.isBlank,
              !source.entry.entry.flags.contains(.doNotTranslate) else { return }
        if InterfaceBuilder.isDefaultText(source.value, key: unit.entry.entry.key) { return }
        // A word with a space on both sides (" at ") joins two texts; a language may join them with the space alone.
        if !unit.value.isEmpty, source.value.unicodeScalars.first?.isWhiteSpaceScalar ?? false, source.value.unicodeScalars.last?.isWhiteSpaceScalar ?? false { return }
        // Nothing there yet is missing, not empty.
        if unit.value.isEmpty {
            switch unit.unit.state {
            case .new, .needsTranslation, .empty: return
            case .unspecified, .needsReview, .translated, .machineTranslated, .final, .other: break
            }
        }
        // A full stop between two sentences may be nothing in another language.
        if !source.text.classes.hasAny(.letters), !source.text.classes.contains(.percent) { return }
        let isSpoken = unit.roles.isSpoken
        let nothing = unit.value.isEmpty ? "empty" : "white space only"
        context.report(self, isSpoken ? .error : .warning, at: unit, evidence: isSpoken ? unit.entry.key.evidence : [],
                       "\(nothing), and the source says \(quoted(shortened(source.value))): " + (isSpoken ? "a listener gets nothing" : "the text is missing on the screen"))
    }
}
