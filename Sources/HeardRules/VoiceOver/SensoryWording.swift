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
            Sample("// roles: visible\nen add.text = Tap the **+** button at the top left.\nen scan.text = Choose the QR code icon on the right.\nde add.text = Tippe oben links auf die Taste „+“.", title: "the control has a name too"),
            Sample("// roles: visible\nen mail.text = Click the link below to go on.", title: "a text in reading order"),
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
                    if let place, isInstruction, !isNamed(noun, place, in: segment, text, data), !isReadInOrder(noun, place, text) { return WordHit(range: place.range, classes: place.classes) }
                }
            }
            return nil
        },
        translated: { text, _, source in
            if source.classes.contains(.shape) { return text.first([.shape]) ?? text.first(places) }
            return text.first(places)
        })

    /// The control is named beside its place: by a word before it ("the scan icon below"), in quotation marks or bold, by a sign, or by an argument.
    private static func isNamed(_ noun: TermMatch, _ place: TermMatch, in segment: Segment, _ text: ScannedText, _ data: LocaleData) -> Bool {
        let start = min(noun.range.lowerBound, place.range.lowerBound), end = max(noun.range.upperBound, place.range.upperBound)
        let before = noun.tokens.lowerBound - 1
        let from = text.tokens.indices.contains(before) ? min(start, text.tokens[before].range.lowerBound) : start
        // A sign stands between tokens: one more byte group on each side is enough to see it.
        let around = text.text(max(segment.range.lowerBound, from - 6)..<segment.range.upperBound).utf8.prefix(end - max(segment.range.lowerBound, from - 6) + 16)
        if String(decoding: around, as: UTF8.self).unicodeScalars.contains(where: { "\"“”„«»‹›「」『』*+`⊕＋".unicodeScalars.contains($0) }) { return true }
        guard data.hasSpaces else { return false }
        for place in [before, noun.tokens.upperBound] where text.tokens.indices.contains(place) && text.tokens[place].kind == .argument { return true }
        guard !data.attributesFollow, before >= segment.tokens.lowerBound, text.tokens.indices.contains(before), text.tokens[before].kind == .word else { return false }
        // "the icon": an article, an order, a colour or a shape is no name.
        return !text.matches.contains { $0.tokens.contains(before) && $0.range != noun.range }
    }

    /// "The link below": texts above and below each other are read in that order.
    private static func isReadInOrder(_ noun: TermMatch, _ place: TermMatch, _ text: ScannedText) -> Bool {
        place.tokens.count == 1 && !place.classes.isDisjoint(with: [.above, .below]) && text.matches.contains { $0.range == noun.range && $0.classes.contains(.link) }
    }

    public func check(_ unit: UnitView, _ context: RuleContext) throws {
        guard let hit = Self.judge.hit(unit, self, context) else { return }
        let word = unit.locale.scan(unit.text).text(hit.range)
        context.report(self, .warning, at: unit, range: hit.range, words: [word],
                       "\(quoted(word)) tells where or how a control looks: who listens cannot find it, and at large sizes or in right-to-left languages it is elsewhere. Use the control’s name")
    }
}
