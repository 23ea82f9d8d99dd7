import HeardCore
import HeardLanguage

/// A label or hint that tells the gesture.
public struct GestureInHintRule: UnitRule, LanguageRule {
    public init() {}

    public static let needs = LanguageNeeds(words: [.gestures])

    public static let metadata = RuleMetadata(
        id: "gesture-in-hint", family: .voiceOver, severity: .warning,
        summary: "A label or hint that tells the gesture: “Double tap to …”.",
        rationale: "VoiceOver tells its gestures by itself, and people who use Switch Control, Voice Control or a keyboard do not make them. A hint says what happens.",
        falsePositives: "Names of gestures in settings about gestures.",
        falseNegatives: "Gestures in translations whose words are not in the data.",
        roles: [.label, .hint, .inputLabel], wcag: ["4.1.2", "1.3.3"], labels: ["VoiceOver"],
        triggering: [
            Sample("// roles: hint\nen photo.hint = ⟦Double tap⟧ to open the photo.\nde photo.hint = ⟦Doppeltippen⟧, um das Foto zu öffnen.", title: "VoiceOver's own gesture"),
            Sample("// roles: label\nen ride.a11y = ⟦Tap⟧ to start a ride\nnl ride.a11y = ⟦Tik om⟧ een rit te starten", title: "in a name"),
        ],
        nonTriggering: [
            Sample("// roles: label\nen water.a11y = Tap water\nnl water.a11y = Kraanwater", title: "another thing"),
            Sample("// roles: hint\nen photo.hint = Opens the photo.", title: "what happens"),
        ])

    private static let double: WordClassSet = [.doubleTap, .doubleTapAndHold, .doubleTapInHints, .longPress]
    private static let swipes: WordClassSet = [.swipe, .swipeLeft, .swipeRight, .swipeUp, .swipeDown]
    private static let plain: WordClassSet = [.tap, .tapPressClick, .click]

    static let judge = WordJudge(
        classes: .gestures,
        strict: { text, data in
            for match in text.matches(.gestures) {
                let next = match.tokens.upperBound
                let follows = text.matches.filter { $0.tokens.lowerBound == next && $0.tokens.count >= 1 }
                let hasNext = next < text.tokens.count
                let isStart = match.tokens.lowerBound == 0 || text.segments.contains { $0.tokens.lowerBound == match.tokens.lowerBound }
                let isObject = follows.contains { !$0.classes.isDisjoint(with: [.tapObject, .left, .right, .up, .down, .back, .forward]) }
                    || (hasNext && text.tokens[next].kind == .argument)
                let isClear: Bool
                if !match.classes.isDisjoint(with: double) { isClear = hasNext || text.tokens.count > 2 } else if !data.verbsAreNouns {
                    isClear = isStart && hasNext && (!match.classes.isDisjoint(with: swipes) || match.classes.contains(.tap))
                } else if !match.classes.isDisjoint(with: swipes) {
                    isClear = isObject || match.tokens.count > 1
                } else if match.classes.contains(.tap) {
                    isClear = isObject
                } else {
                    isClear = isStart && isObject
                }
                if isClear { return WordHit(range: match.range, classes: match.classes) }
            }
            return nil
        },
        translated: { text, _, _ in text.first(double) ?? text.first(.gestures) },
        added: { text, _, source in
            if let source, source.contains(.gestures) { return nil }
            guard let found = text.first([.doubleTap, .doubleTapInHints, .doubleTapAndHold]), text.tokens.count > 2 || text.value.utf8.count > 24 else { return nil }
            return found
        })

    public func check(_ unit: UnitView, _ context: RuleContext) throws {
        guard let hit = Self.judge.hit(unit, self, context) else { return }
        let word = unit.locale.scan(unit.text).text(hit.range)
        let advice = unit.roles.contains(.hint) ? "Say what happens instead (“Opens the photo.”)" : "A label is the name of the control: leave the gesture out"
        context.report(self, .warning, at: unit, range: hit.range, words: [word],
                       "\(quoted(word)) tells a gesture\(unit.evidence([.label, .hint])): VoiceOver tells its own, and people who use Switch Control, Voice Control or a keyboard cannot make it. \(advice)")
    }
}
