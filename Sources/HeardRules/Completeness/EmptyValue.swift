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
                en minutes-plural = minutes
                ja minutes-plural =
                """, title: "a plural in a language without", formats: [.strings]),
            Sample("""
                // The sign before the name. Leave it empty if your language has none.
                en sign = of
                tr sign =
                """, title: "the comment allows it", formats: [.strings]),
            Sample("""
                // Shown while developing. Do not localize.
                en debug = Placeholder
                tr debug =
                """, title: "the comment says that it is not translated", formats: [.strings]),
            Sample("""
                en about.version = v2.9.0
                tr about.version =
                """, title: "a version number", formats: [.strings]),
            Sample("""
                en empty =
                tr empty =
                """, formats: [.strings]),
        ])

    public func check(_ unit: UnitView, _ context: RuleContext) {
        guard !unit.entry.isSourceLocale, unit.entry.isEffective, unit.text.isBlank, let source = unit.source, !source.text.isBlank,
              !source.entry.entry.flags.contains(.doNotTranslate) else { return }
        if InterfaceBuilder.isDefaultText(source.value, key: unit.entry.entry.key) || NotWords.isPlaceholder(source.value) { return }
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
        if [unit.entry.entry.comment, unit.entry.key.comment].contains(where: { $0.map(Self.asksForNothing) ?? false || NotWords.isLeftOnPurpose($0) }) { return }
        // "v2.9.0": the app puts its own there.
        if NotWords.isVersion(source.value) { return }
        let isSpoken = unit.roles.isSpoken
        let nothing = unit.value.isEmpty ? "is empty" : "holds white space only"
        // "minutes-plural" has nothing to say in a language with one form.
        if Self.isPlural(unit.entry.entry.key), let table = try? unit.locale.plurals(), table.integerCategories.count == 1 { return }
        let severity: Severity = Self.isPart(unit.entry.entry.key) ? .note : isSpoken ? .error : .warning
        context.report(self, severity, at: unit, evidence: isSpoken ? unit.entry.key.evidence : [],
                       "this text \(nothing), and the source says \(quoted(shortened(source.value))): " + (isSpoken ? "a listener gets nothing" : "the text is missing on the screen") + "; translate it")
    }

    /// "Just leave an empty string": near each other, so that "Shown when the list is empty" is none.
    private static func asksForNothing(_ comment: String) -> Bool {
        let words = PlainWords(comment.lowercased()).map { String($0.text) }
        return words.indices.contains { index in
            guard words[index] == "empty" || words[index] == "blank" else { return false }
            return words[max(0, index - 3)..<index].contains { ["leave", "left", "keep", "be"].contains($0) } && (words[max(0, index - 4)..<index].contains { ["leave", "keep", "may", "can"].contains($0) })
        }
    }

    /// `past_minutes-plural`, `past_minutes-plural-2`
    private static func isPlural(_ key: String) -> Bool {
        let words = key.lowercased().split { !$0.isLetter }
        return words.last == "plural" || words.last == "plurals"
    }

    /// `privacy_p2`, `count_suffix`: a part of a sentence, which a language may say in another part.
    private static func isPart(_ key: String) -> Bool {
        guard let last = key.lowercased().split(whereSeparator: { $0 == "_" || $0 == "." || $0 == "-" || $0 == " " }).last, last.utf8.count < key.utf8.count else { return false }
        if last == "prefix" || last == "suffix" || last == "postfix" { return true }
        for start in ["p", "part"] where last.hasPrefix(start) { if last.utf8.count == start.utf8.count + 1, last.utf8.last.map({ $0 >= 0x31 && $0 <= 0x39 }) ?? false { return true } }
        return false
    }
}
