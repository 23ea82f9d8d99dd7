import HeardCore
import HeardLanguage

/// Text in which only a colour tells things apart.
public struct ColorOnlyRule: UnitRule, ProjectRule, LanguageRule {
    public init() {}

    public static let needs = LanguageNeeds(words: [.colours], grammar: [[.markNoun], [.meaningVerb], [.markingVerb], [.fieldNoun], [.instructionVerb]])

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
                func isNext(_ first: TermMatch, _ second: TermMatch) -> Bool { text.isNext(first, second, data) }
                func touches(_ other: TermMatch) -> Bool { other.range != match.range && (isNext(other, match) || isNext(match, other)) }
                let isLast = match.range.upperBound == segment.range.upperBound
                for inside in text.matches where inside.classes.contains(.inside) {
                    // "fields in red", "marked in red"; 赤で表示, 以红色标记, 标为红色
                    if isNext(inside, match), text.matches.contains(where: { !$0.classes.isDisjoint(with: [.fieldNoun, .markingVerb]) && isNext($0, inside) }) { return hit(match) }
                    if !data.hasSpaces, isNext(match, inside) || isNext(inside, match),
                       text.matches.contains(where: { $0.classes.contains(.markingVerb) && (isNext(inside, $0) || isNext(match, $0)) }) { return hit(match) }
                }
                // "marked red", "rot markiert"
                if data.hasSpaces, text.matches.contains(where: { $0.classes.contains(.markingVerb) && touches($0) }),
                   isLast || !data.verbsAreNouns || text.has([.fieldNoun], in: segment) { return hit(match) }
                func means(_ subject: TermMatch) -> Bool {
                    text.matches.contains { verb in
                        guard verb.classes.contains(.meaningVerb), !verb.classes.contains(.copula), verb.range != subject.range else { return false }
                        return data.verbLast ? text.isTopic(subject, data) && verb.range.lowerBound >= subject.range.upperBound && verb.range.upperBound <= segment.range.upperBound : isNext(subject, verb)
                    }
                }
                if let noun = text.matches.first(where: { $0.classes.contains(.markNoun) && touches($0) }) {
                    // "the green dot means open"
                    if means(noun.range.lowerBound >= match.range.upperBound ? noun : match) { return hit(match) }
                    // "Tap the green button"
                    if noun.classes.contains(.controlNoun) || noun.classes.contains(.fieldNoun), text.hasInstruction([.instructionVerb], for: match, in: segment, data) { return hit(match) }
                }
                // "Red means late"
                if text.isFirst(match, in: segment, data), means(match) { return hit(match) }
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
