import HeardCore
import HeardLanguage

/// Text in which only a colour tells things apart.
public struct ColorOnlyRule: UnitRule, ProjectRule, LanguageRule {
    public init() {}

    public static let needs = LanguageNeeds(words: [.colours])

    public static let metadata = RuleMetadata(
        id: "color-only", family: .voiceOver, severity: .warning,
        summary: "The only way to tell is a colour: “fields in red”, “the green dot means open”.",
        rationale: """
            About one man in twelve does not see the difference, nobody does in sunlight or with Grayscale, and VoiceOver reads every option the same. Give the state a second \
            sign for everyone (icon, text, shape) and its meaning for assistive technology: \
            Label("Open now", systemImage: isOn ? "checkmark.circle.fill" : "circle") with .accessibilityAddTraits(isOn ? .isSelected : []).
            """,
        falsePositives: "Colours of real things that are described like a legend; a second sign in another view of the same state.",
        falseNegatives: "Colours chosen in another type; legends without a word such as “means”; languages without grammar words that are the source language.",
        roles: [.label, .value, .hint, .announcement, .reason, .customAction, .inputLabel, .visible], wcag: ["1.4.1"], labels: ["Differentiate Without Color Alone"],
        triggering: [
            Sample("// roles: hint\nen shop.dot = The ⟦green⟧ dot means open.\nes shop.dot = El punto ⟦verde⟧ significa abierto.", title: "a legend"),
            Sample("// roles: visible\nen form.error = Please correct the fields in ⟦red⟧.", title: "an instruction"),
        ],
        nonTriggering: [
            Sample("// roles: label\nen line.label = Green Line\nen shoes.label = Red shoes", title: "the colour is the data"),
            Sample("// roles: hint\nen form.hint = Required fields are red and marked with an asterisk.", title: "a second sign"),
        ])

    static let judge = WordJudge(
        classes: .colours,
        strict: { text, data in
            if text.contains([.cue]) { return nil }
            for match in text.matches(.colours) {
                let own = text.segments.filter { abs($0.tokens.lowerBound - match.tokens.lowerBound) < 40 }
                guard let segment = text.segment(of: match.range) ?? own.first else { continue }
                func near(_ classes: WordClassSet, _ reach: Int) -> Bool {
                    text.matches.contains { !$0.classes.isDisjoint(with: classes) && $0.range != match.range
                        && $0.tokens.lowerBound <= match.tokens.upperBound - 1 + reach && $0.tokens.upperBound >= match.tokens.lowerBound + 1 - reach }
                }
                let before = match.tokens.lowerBound - 1
                let isIn = text.matches.contains { $0.classes.contains(.inside) && $0.tokens.upperBound == match.tokens.lowerBound }
                let isLast = match.range.upperBound == segment.range.upperBound
                // "fields in red", "marked in red"
                if isIn, before > 0, text.matches.contains(where: { $0.tokens.upperBound == before && !$0.classes.isDisjoint(with: [.fieldNoun, .markingVerb]) }) { return hit(match) }
                // "marked red", "rot markiert"
                if near([.markingVerb], 1), isLast || !data.verbsAreNouns || text.has([.fieldNoun], in: segment) { return hit(match) }
                let noun = text.matches.first { $0.classes.contains(.markNoun) && ($0.tokens.lowerBound == match.tokens.upperBound || $0.tokens.upperBound == match.tokens.lowerBound) }
                if let noun {
                    // "the green dot means open"
                    let from = max(noun.tokens.upperBound, match.tokens.upperBound)
                    if text.matches.contains(where: { $0.classes.contains(.meaningVerb) && $0.tokens.lowerBound == from && !$0.classes.contains(.copula) && from < text.tokens.count - 0 }) { return hit(match) }
                    // "Tap the green button"
                    if text.beginsWith([.instructionVerb], segment), noun.classes.contains(.controlNoun) || noun.classes.contains(.fieldNoun) { return hit(match) }
                }
                // "Red means late"
                if match.range.lowerBound == segment.range.lowerBound,
                   text.matches.contains(where: { $0.classes.contains(.meaningVerb) && !$0.classes.contains(.copula) && $0.tokens.lowerBound == match.tokens.upperBound }) { return hit(match) }
            }
            return nil
        },
        translated: { text, _, source in
            var same = WordClassSet()
            for kind in source.classes.classes where WordClassSet.colours.contains(kind) { same.insert(kind) }
            return text.first(same) ?? text.first(.colours)
        })

    private static func hit(_ match: TermMatch) -> WordHit { WordHit(range: match.range, classes: match.classes) }

    public func check(_ unit: UnitView, _ context: RuleContext) throws {
        guard let hit = Self.judge.hit(unit, self, context) else { return }
        let word = unit.locale.scan(unit.text).text(hit.range)
        context.report(self, .warning, at: unit, range: hit.range, words: [word],
                       "only the colour \(quoted(word)) tells what is meant: who does not see it, or listens, cannot follow. Name a second sign too: a word, an icon, a shape")
    }

    public func check(_ project: ProjectView, _ context: RuleContext) throws { ColorOnlyInSource.check(self, project, context) }
}
