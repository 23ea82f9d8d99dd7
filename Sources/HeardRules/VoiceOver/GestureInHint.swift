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
            Sample("// roles: label\nen filter.a11y = ⟦Tap⟧ to hide the details of the filter\nzh-Hans filter.a11y = ⟦轻点⟧以隐藏过滤器详情", title: "in a name without spaces"),
            Sample("// roles: hint\nen more.hint = ⟦Hold to⟧ see more options.\nde more.hint = ⟦Halten⟧ für weitere Optionen.", title: "a press that lasts"),
            Sample("// roles: label\nen light.a11y = ⟦Tap⟧ to turn on\nzh-Hans light.a11y = ⟦轻按⟧以打开", title: "a short name without spaces"),
            Sample("// roles: hint\nen see.hint = ⟦Double-tap⟧ to see the photo.\nit see.hint = ⟦Toccate due volte⟧ per vedere la foto.\nko see.hint = 사진을 보려면 ⟦두 번 탭하세요⟧.", title: "other forms of the verb"),
        ],
        nonTriggering: [
            Sample("// roles: label, visible\nen shield.text = Tap the shield for more info about this site", title: "a message on the screen"),
            Sample("// roles: label\nen water.a11y = Tap water\nnl water.a11y = Kraanwater", title: "another thing"),
            Sample("// roles: hint\nen photo.hint = Opens the photo.", title: "what happens"),
            Sample("// roles: label\nen next.label = Swipe left\nde next.label = Nach links wischen", title: "the name of a gesture in a setting"),
            Sample("// roles: hint\nen rule.hint = Hold down the Option key to add a nested rule.", title: "a key of the keyboard"),
            Sample("// roles: hint\nen stop.hint = Ends a sentence with a double space.\nel stop.hint = Τελειώνει την πρόταση με διπλό κενό.", title: "“double” without a tap"),
            Sample("// roles: label\nen turn.label = Swipe right\nja turn.label = 右にスワイプ", title: "the name of a gesture without spaces"),
            Sample("// roles: label\nen sites.label = One tap to your sites", title: "a tap that is counted"),
            Sample("// roles: hint\nen print.hint = Prints the ticket twice.\nru print.hint = Печатает билет дважды.\nfa print.hint = بلیت را دو بار چاپ می‌کند.\nar print.hint = يطبع التذكرة مرتين.", title: "“twice” without a tap"),
            Sample("// roles: hint\nen shop.hint = Shows taps and sinks.", title: "taps of a kitchen"),
            Sample("// roles: hint\nes lesson.hint = Toca la guitarra.", title: "a verb that is also a tap"),
            Sample("// roles: hint\nde robot.hint = Wischt den Boden.", title: "a verb that is also a swipe"),
            Sample("// roles: label\nen test.label = Tap for one finger\nde test.label = Für einen Finger tippen\npl test.label = Stuknij dla jednego palca", title: "what is tapped, not how to use it"),
            Sample("// roles: hint\nen sign.hint = Touch the area and move your finger to sign\nhr sign.hint = Dodirnite područje i pomičite prst za potpis", title: "a finger that draws"),
        ])

    private static let double: WordClassSet = [.doubleTap, .doubleTapAndHold, .doubleTapInHints, .longPress]
    private static let swipes: WordClassSet = [.swipe, .swipeLeft, .swipeRight, .swipeUp, .swipeDown]
    private static let plain: WordClassSet = [.tap, .tapPressClick, .click]

    static let judge = WordJudge(
        classes: .gestures,
        strict: { text, data in
            if isDrawing(text, data) { return nil }
            for match in text.matches(.gestures) {
                if !data.hasSpaces {
                    if match.classes.contains(.twice), !isDouble(match, text) { continue }
                    guard let segment = text.segment(of: match.range) ?? text.segments.first, segment.range.upperBound > match.range.upperBound else { continue }
                    // Either an ending makes it a verb, or it begins the sentence.
                    let endings = data.list(.gestureEndings), rest = text.text(match.range.upperBound..<segment.range.upperBound)
                    let isVerb = endings.isEmpty ? match.range.lowerBound == segment.range.lowerBound : endings.contains { rest.hasPrefix($0) || text.text(match.range).hasSuffix($0) }
                    if isVerb { return WordHit(range: match.range, classes: match.classes) }
                    continue
                }
                let next = match.tokens.upperBound
                let follows = text.matches.filter { $0.tokens.lowerBound == next && $0.tokens.count >= 1 }
                let hasNext = next < text.tokens.count
                let isStart = match.tokens.lowerBound == 0 || text.segments.contains { $0.tokens.lowerBound == match.tokens.lowerBound }
                let isObject = follows.contains { !$0.classes.isDisjoint(with: [.tapObject, .left, .right, .up, .down, .back, .forward]) }
                    || (hasNext && text.tokens[next].kind == .argument)
                let isClear: Bool
                if isDouble(match, text) { isClear = hasNext || text.tokens.count > 2 } else if !data.verbsAreNouns {
                    // "왼쪽으로 쓸어넘겨", "nach links wischen": the direction stands before the verb.
                    let isDirected = match.classes.contains(.swipe) && text.matches.contains { !$0.classes.isDisjoint(with: [.left, .right, .up, .down]) && $0.tokens.upperBound == match.tokens.lowerBound }
                        || match.tokens.count > 2 && !match.classes.isDisjoint(with: [.swipeLeft, .swipeRight, .swipeUp, .swipeDown])
                    isClear = isDirected && (hasNext || text.tokens.count > match.tokens.count + 1) || isStart && hasNext && (!match.classes.isDisjoint(with: swipes) || match.classes.contains(.tap)) && isInstruction(match, text)
                } else if !match.classes.isDisjoint(with: swipes) {
                    isClear = isObject || match.tokens.count > 1
                } else if match.classes.contains(.tap) {
                    // “One tap to your sites” counts taps.
                    isClear = isObject && !text.follows(match, [.quantity, .one])
                } else {
                    // “Press %@” is a key.
                    isClear = isStart && isObject && text.tokens[next].kind != .argument
                }
                if isClear, !text.isAboutDevice(match) { return WordHit(range: match.range, classes: match.classes) }
            }
            return nil
        },
        translated: { text, _, _ in text.first(double) ?? text.first(.gestures) },
        added: { text, _, source in
            // “Double-space”, “Hold the key”: the source is about a keyboard.
            if let source, source.contains(.gestures.union([.device])) || !source.hidden.isDisjoint(with: .gestures) { return nil }
            guard let match = text.matches([.doubleTap, .doubleTapInHints, .doubleTapAndHold]).first(where: { isDouble($0, text) }), !text.isAboutDevice(match),
                  text.tokens.count > 2 || text.value.utf8.count > 24 else { return nil }
            return WordHit(range: match.range, classes: match.classes)
        })

    /// “Toca la foto para abrirla”, “Veeg naar links”: not “Toca la guitarra”, “Wischt den Boden”, where the same word and its object tell what happens.
    private static func isInstruction(_ match: TermMatch, _ text: ScannedText) -> Bool {
        guard match.tokens.count == 1, text.matches([.determiner]).contains(where: { $0.tokens.lowerBound == match.tokens.upperBound }) else { return true }
        return text.matches.contains { other in
            other.tokens.lowerBound >= match.tokens.upperBound
                && (!other.classes.isDisjoint(with: [.conjunction, .twice]) || !other.classes.isDisjoint(with: directions))
        }
    }

    private static let directions: WordClassSet = [.left, .right, .up, .down, .back, .forward, .side, .above, .below]

    /// “Touch the screen and move your finger to sign”: the finger draws what the text is about, which no gesture of VoiceOver's does.
    private static func isDrawing(_ text: ScannedText, _ data: LocaleData) -> Bool {
        let fingers = data.list(.fingers), drawing = data.list(.drawing)
        guard !fingers.isEmpty, !drawing.isEmpty else { return false }
        let words = text.tokens.map { text.text($0.range).lowercased() }
        return words.contains { fingers.contains($0) } && words.contains { drawing.contains($0) }
    }

    /// In a name a gesture is how the control is used only where it is said what for: “Tap to start a ride”. “Tap for one finger” and “Tap Me” are names of
    /// what is tapped.
    private static let label = WordJudge(
        classes: judge.classes,
        strict: { text, data in
            guard let hit = judge.strict(text, data) else { return nil }
            let purposes = data.list(.purposes)
            guard !purposes.isEmpty, hit.classes.isDisjoint(with: double) else { return hit }
            return text.tokens.contains { $0.range.lowerBound >= hit.range.upperBound && purposes.contains(text.text($0.range).lowercased()) } ? hit : nil
        },
        translated: judge.translated, added: judge.added)

    /// A word that names a double tap or a long press by itself, or with a word for tapping: “twice” and “hold” alone are other things.
    private static func isDouble(_ match: TermMatch, _ text: ScannedText) -> Bool {
        guard !match.classes.isDisjoint(with: double) else { return false }
        if !match.classes.contains(.twice), match.tokens.count > 1 || !match.voiceOver.isDisjoint(with: double) { return true }
        return text.matches(plain).contains { $0.range != match.range && abs($0.tokens.lowerBound - match.tokens.lowerBound) <= 4 }
    }

    /// “Swipe right”, “Two-finger tap”: a gesture and nothing that it does is the name of a setting.
    ///
    /// - Parameter hasSpaces: false for texts like 轻按以打开, where three characters say what the gesture is for
    private static func isName(_ text: ScannedText, hasSpaces: Bool) -> Bool {
        let parts = text.matches(.gestures.union([.left, .right, .up, .down, .back, .forward]).union(.numbers))
        // A token is no word where words have no spaces between them: the parts have to cover the text.
        let covered = parts.reduce(into: (end: 0, count: 0)) { sum, part in
            let start = max(sum.end, part.range.lowerBound)
            if part.range.upperBound > start { sum = (part.range.upperBound, sum.count + part.range.upperBound - start) }
        }
        if text.tokens.reduce(0, { $0 + $1.range.count }) > covered.count + (hasSpaces ? 12 : 6) { return false }
        return !text.tokens.isEmpty && text.tokens.indices.allSatisfy { index in text.tokens[index].kind == .number || parts.contains { $0.tokens.contains(index) } }
    }

    public func check(_ unit: UnitView, _ context: RuleContext) throws {
        guard let hit = (unit.roles.contains(.hint) ? Self.judge : Self.label).hit(unit, self, context) else { return }
        let scanned = unit.locale.scan(unit.text)
        if !unit.roles.contains(.hint), Self.isName(scanned, hasSpaces: unit.locale.words?.hasSpaces ?? true)
            || Self.judge.sourceScan(unit, context).map({ Self.isName($0, hasSpaces: true) }) == true { return }
        // A message on the screen that is its own label: it tells sighted people, and the gesture is no part of a control's name.
        if !unit.roles.contains(.hint), unit.roles.isVisible, hit.classes.isDisjoint(with: Self.double), scanned.tokens.count >= 5 { return }
        let word = scanned.text(hit.range)
        let advice = unit.roles.contains(.hint) ? "Say what happens instead (“Opens the photo.”)" : "A label is the name of the control: leave the gesture out"
        context.report(self, .warning, at: unit, range: hit.range, words: [word],
                       "\(quoted(word)) tells a gesture\(unit.evidence([.label, .hint])): VoiceOver tells its own, and people who use Switch Control, Voice Control or a keyboard cannot make it. \(advice)")
    }
}
