import HeardCore
import HeardLanguage

/// An instruction that rests on shape, size or place.
public struct SensoryWordingRule: UnitRule, LanguageRule {
    public init() {}

    public static let needs = LanguageNeeds(words: [[.below, .above, .side, .shape]], grammar: [[.controlNoun], [.instructionVerb]])

    public static let metadata = RuleMetadata(
        id: "sensory-wording", family: .voiceOver, severity: .warning,
        summary: "An instruction that rests on shape or place: “the round button on the right”.",
        rationale: "Who listens meets no round button and no right side; at large text sizes and in right-to-left languages things stand elsewhere. Use the control's name.",
        falsePositives: "Instructions about a real device.",
        falseNegatives: "Places and shapes without a control's name; “below” of text, which is in reading order.",
        roles: [.label, .value, .hint, .announcement, .reason, .customAction, .inputLabel, .visible], wcag: ["1.3.3"], labels: ["VoiceOver"],
        triggering: [
            Sample("// roles: visible\nen help.text = Tap the icon ⟦below⟧ to start.", title: "a place"),
            Sample("// roles: hint\nen pay.hint = Use the ⟦round⟧ button on the right.", title: "a shape"),
        ],
        nonTriggering: [
            Sample("// roles: label\nen turn.label = Turn right onto Green Street", title: "the real world"),
            Sample("// roles: value\nen temp.value = Below freezing", title: "no place on the screen"),
        ])

    private static let places: WordClassSet = [.below, .above, .side]

    static let judge = WordJudge(
        classes: [.shape, .below, .above, .side],
        strict: { text, data in
            for segment in text.segments {
                for noun in text.matches([.controlNoun]) where segment.range.lowerBound <= noun.range.lowerBound && noun.range.upperBound <= segment.range.upperBound {
                    let isInstruction = text.hasInstruction([.instructionVerb, .tap, .tapPressClick, .click], for: noun, in: segment, data)
                    let shape = text.matches.first { $0.classes.contains(.shape) && $0.range != noun.range && (text.isNext($0, noun, data) || data.attributesFollow && text.isNext(noun, $0, data)) }
                    let place = text.matches.first { match in
                        guard !match.classes.isDisjoint(with: places), match.range != noun.range, segment.range.lowerBound <= match.range.lowerBound, match.range.upperBound <= segment.range.upperBound else { return false }
                        if data.hasSpaces { return abs(match.tokens.lowerBound - noun.tokens.upperBound) <= 2 && match.tokens.lowerBound != noun.tokens.lowerBound }
                        return match.range.lowerBound >= noun.range.upperBound ? match.range.lowerBound - noun.range.upperBound <= 6 : noun.range.lowerBound - match.range.upperBound <= 6
                    }
                    if let shape, place != nil || isInstruction { return WordHit(range: shape.range, classes: shape.classes) }
                    if let place, isInstruction { return WordHit(range: place.range, classes: place.classes) }
                }
            }
            return nil
        },
        translated: { text, _, source in
            if source.classes.contains(.shape) { return text.first([.shape]) ?? text.first(places) }
            return text.first(places)
        })

    public func check(_ unit: UnitView, _ context: RuleContext) throws {
        guard let hit = Self.judge.hit(unit, self, context) else { return }
        let word = unit.locale.scan(unit.text).text(hit.range)
        context.report(self, .warning, at: unit, range: hit.range, words: [word],
                       "\(quoted(word)) tells where or how a control looks: who listens cannot find it, and at large sizes or in right-to-left languages it is elsewhere. Use the control’s name")
    }
}
