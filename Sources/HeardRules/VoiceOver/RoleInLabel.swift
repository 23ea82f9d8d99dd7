import HeardCore
import HeardLanguage

/// A label that names the kind of control.
public struct RoleInLabelRule: UnitRule, LanguageRule {
    public init() {}

    public static let needs = LanguageNeeds(words: [clear])

    public static let metadata = RuleMetadata(
        id: "role-in-label", family: .voiceOver, severity: .warning,
        summary: "A label that names the kind of control: “Pay button”.",
        rationale: "VoiceOver adds the kind by itself, in the user's language: “Pay button, button”. Voice Control users have to say the longer name.",
        falsePositives: "Names of things that happen to be called like a control.",
        falseNegatives: "“image”, “menu” and “list” as the last word, which mostly name a thing; translations of languages without data.",
        roles: [.label, .inputLabel], wcag: ["4.1.2"], labels: ["VoiceOver", "Voice Control"],
        triggering: [
            Sample("// roles: label\nen pay.a11y = Pay ⟦button⟧\nde pay.a11y = ⟦Schaltfläche⟧ Bezahlen\nja pay.a11y = 支払い⟦ボタン⟧", title: "the kind behind or before the name"),
            Sample("// roles: label\nen save.a11y = Save changes ⟦button⟧\nde save.a11y = ⟦Schaltfläche⟧ Änderungen speichern\nko save.a11y = 변경 사항 저장 ⟦버튼⟧", title: "behind a verb and its object"),
            Sample("// roles: label\nen logo.a11y = Company logo ⟦image⟧\nde logo.a11y = Firmenlogo", title: "“image” behind what is a picture already"),
            Sample("// Accessibility label of the picture\n// roles: label\nen team.a11y = Football team ⟦image⟧", title: "“image” in the label of a picture"),
            Sample("// roles: label\nen answer.a11y = Response ⟦slider⟧. Range from %1$lld to %2$lld", title: "in the first of two sentences"),
            Sample("// roles: label\nen record.a11y = Record\ncs record.a11y = ⟦Tlačítko⟧ Nahrát", title: "added by the translation"),
        ],
        nonTriggering: [
            Sample("// roles: label\nen shirts.a11y = Button-down shirts\nde shirts.a11y = Hemden mit Knopfleiste", title: "another thing"),
            Sample("// roles: label\nen link.a11y = Copy link\nde link.a11y = Link kopieren", title: "a verb and its object"),
            Sample("// roles: label\nen pick.a11y = Choose button\nfr pick.a11y = Choisir un bouton", title: "a control as the object"),
            Sample("// roles: label\nen lamp.a11y = Open switch\nnl lamp.a11y = Open schakelaar", title: "a device as the object"),
            Sample("// roles: label\nen note.a11y = The file exists and is not a symbolic link", title: "a sentence"),
            Sample("// roles: label\nen mode.a11y = Activate to toggle\nde mode.a11y = Zum Umschalten aktivieren", title: "the word is a verb"),
            Sample("// roles: label\nen next.a11y = Select the slider. Then move it.", title: "a sentence that tells what to do"),
            Sample("// roles: label\nen mouse.a11y = Mouse left button\nde mouse.a11y = Linke Maustaste", title: "a button of a mouse"),
            Sample("// roles: label\nen care.a11y = Your daily reset button", title: "a phrase about a thing"),
            Sample("// roles: label\nen mail.a11y = Email link\nit mail.a11y = Invia link", title: "another verb and its object"),
            Sample("// roles: label\nen save.a11y = Hide the play button\nde save.a11y = Wiedergabe-Taste ausblenden", title: "a button as the object"),
            Sample("// roles: label\nen panic.a11y = Panic button\nde panic.a11y = Notrufknopf\nsv panic.a11y = Larmknapp", title: "a thing that is called a button"),
            Sample("// roles: label\nen coat.a11y = Coat buttons\nfr coat.a11y = Boutons de manteau\nes coat.a11y = Botones de abrigo", title: "the plural, which VoiceOver never says"),
            Sample("// roles: label\nen pins.a11y = Pins and clips\nru pins.a11y = Кнопки и скрепки", title: "the plural of another thing"),
            Sample("// roles: label\nen ape.a11y = The missing link", title: "a title"),
            Sample("// Accessibility label of the film\n// roles: label\nen film.a11y = The Tale of Ada Button\nit film.a11y = Storia di Ada Button", title: "the name of a work"),
            Sample("// Accessibility label for the contact\n// roles: label\nen person.a11y = Ada Button", title: "the name of a person"),
            Sample("// roles: label\nen mirror.a11y = Mirror image\nde mirror.a11y = Spiegelbild", title: "a compound with “image”"),
            Sample("// roles: label\nit copy.a11y = Copia link", title: "a verb and its object, without English beside it"),
            Sample("// roles: label\nen key.a11y = Send key\nzh-Hans key.a11y = 发送按键", title: "a key"),
            Sample("// roles: label\nen minus.a11y = Disable negative action.\nzh-Hans minus.a11y = 禁用“坏习惯”按钮。\nzh-Hant minus.a11y = 停用「壞習慣」按鈕。", title: "the button is what the verb is done to"),
        ])

    /// Kinds that are the last word of a name only as a kind.
    static let clear: WordClassSet = [.button, .backButton, .toggleButton, .toggle, .slider, .checkbox, .textField, .searchField, .secureTextField]
    /// Kinds that are things too: only behind a name that is no verb.
    static let things: WordClassSet = [.link, .tab, .heading]

    static let judge = WordJudge(
        classes: .roles,
        strict: { text, data in
            // Instructions and sentences name controls; names are short.
            guard text.isOneSentence else { return firstSentence(text, data) }
            guard text.isAtMost(10, data) else { return nil }
            for segment in text.segments where !segment.isQuestion && segment.tokens.count <= 6 {
                let all = clear.union(things)
                if text.segments.count > 1, segment.isSetOff, let match = text.matches.first(where: { $0.range == segment.range && !$0.classes.isDisjoint(with: all.union([.adjustable])) }) {
                    return WordHit(range: match.range, classes: match.classes)
                }
                // "Chemises à boutons" ends with the word in a language that begins with the kind.
                var candidates = data.rolePosition == .initial ? text.initialMatches(segment, clear) : text.finalMatches(segment, all)
                if data.rolePosition == .both { candidates += text.initialMatches(segment, [.button]).filter { !data.verbsAreNouns || $0.range == segment.range } }
                for match in candidates {
                    let isClear = !match.classes.isDisjoint(with: clear)
                    let isAlone = match.range == segment.range
                    // Apple's name of a switch is a verb in some languages ("cambiar").
                    if !isAlone, match.range.lowerBound == segment.range.lowerBound, match.classes.contains(.actionVerb) { continue }
                    if isAlone, !match.isCompound, match.classes.isDisjoint(with: [.button, .searchField, .textField, .checkbox, .slider]) { continue }
                    let before = match.tokens.lowerBound - segment.tokens.lowerBound
                    // "is not a link", "needs a switch"
                    if text.has([.negation, .copula, .device], in: segment) { continue }
                    if isObject(match, segment, text) { continue }
                    // “Double tap to toggle”: a verb.
                    if before > 0, text.follows(match, [.conjunction]) { continue }
                    // "your reset button", "Above the save button", "The missing link": a phrase about a control, a title.
                    if text.matches([.determiner, .above, .below]).contains(where: { $0.tokens.upperBound <= match.tokens.lowerBound && segment.tokens.contains($0.tokens.lowerBound) }) { continue }
                    if !isClear, before < 1 || segment.tokens.count > 4 { continue }
                    return WordHit(range: match.range, classes: match.classes)
                }
            }
            return nil
        },
        translated: { text, _, source in
            var wanted = WordClassSet()
            for kind in source.classes.classes where WordClassSet.roles.contains(kind) { wanted.insert(kind) }
            if !wanted.isDisjoint(with: [.toggle, .toggleButton, .backButton]) { wanted.formUnion([.toggle, .button, .toggleButton]) }
            return text.first(wanted)
        },
        added: { text, data, source in
            if let source, source.contains([.button, .toggle, .toggleButton, .backButton, .radioButton, .tab, .link, .controlNoun, .device]) || source.contains(.gestures) { return nil }
            // “Panic button”, “Action button” are the names of things, with any word for them.
            if let source, !source.hidden.isDisjoint(with: [.button, .toggle, .toggleButton, .device]) { return nil }
            // Without a source nothing tells a sentence from a name but its length.
            if source == nil, !text.isAtMost(3, data) { return nil }
            guard let segment = text.segments.first, text.isAtMost(8, data), text.isOneSentence else { return nil }
            for match in text.matches([.button]) {
                guard match.tokens.count < text.tokens.count || match.isCompound || !data.hasSpaces && match.range != segment.range else { continue }
                let own = text.segment(of: match.range) ?? segment
                if isObjectWithoutSpaces(match, own, text, data) { continue }
                let isFirst = match.range.lowerBound == own.range.lowerBound, isLast = match.range.upperBound == own.range.upperBound
                let fits: Bool
                switch data.rolePosition {
                case .initial: fits = isFirst
                case .final: fits = isLast
                case .both: fits = isFirst || isLast
                }
                // "Press the …" in words of another language is no name.
                if fits, !text.contains(.gestures) || source == nil || !data.hasSpaces { return WordHit(range: match.range, classes: match.classes) }
            }
            return nil
        })

    /// “Response slider. Range from 0 to 10”: the name and its kind, and then what else there is to say.
    private static func firstSentence(_ text: ScannedText, _ data: LocaleData) -> WordHit? {
        guard text.isAtMost(14, data), let segment = text.segments.first, segment.after == .sentence, !segment.isQuestion, (2...4).contains(segment.tokens.count),
              !text.has([.negation, .copula, .device, .determiner, .conjunction], in: segment) else { return nil }
        let candidates = data.rolePosition == .initial ? text.initialMatches(segment, clear) : text.finalMatches(segment, clear)
        return candidates.first { $0.range != segment.range && !isObject($0, segment, text) }.map { WordHit(range: $0.range, classes: $0.classes) }
    }

    /// “Choose button”, “Hide the play button”, “Copy link”, “Add light switch”: a verb and its object. “Pay button”, “Save changes button” are a name and its kind.
    private static func isObject(_ match: TermMatch, _ segment: Segment, _ text: ScannedText) -> Bool {
        let before = match.tokens.lowerBound - segment.tokens.lowerBound
        guard before > 0, text.beginsWith([.actionVerb, .instructionVerb, .handlingVerb], segment) else { return false }
        guard match.classes.contains(.button) else { return true }
        if before == 1 { return text.beginsWith([.instructionVerb], segment) }
        // Verbs that are done to controls, and an object with an article: “Use the edit button”.
        return text.beginsWith([.handlingVerb], segment)
            || text.matches([.determiner]).contains { segment.tokens.contains($0.tokens.lowerBound) && $0.tokens.upperBound <= match.tokens.lowerBound }
    }

    /// 禁用“…”按钮: a verb that is done to controls, and the control that it is done to between it and the word.
    private static func isObjectWithoutSpaces(_ match: TermMatch, _ segment: Segment, _ text: ScannedText, _ data: LocaleData) -> Bool {
        guard !data.hasSpaces else { return false }
        return text.initialMatches(segment, [.handlingVerb]).contains { $0.range.upperBound < match.range.lowerBound }
    }

    public func check(_ unit: UnitView, _ context: RuleContext) throws {
        guard let hit = Self.judge.hit(unit, self, context) ?? PictureName.hit(unit, self, context), !CommentSubject.isContent(unit) else { return }
        let word = unit.locale.scan(unit.text).text(hit.range)
        let role = hit.classes.classes.first { WordClassSet.roles.contains($0) } ?? .button
        let said = Utterance(label: unit.value, role: role).text(unit.locale.words)
        context.report(self, .warning, at: unit, range: hit.range, words: [word], details: ["utterance": .string(said)],
                       "\(quoted(word)) names the kind of control\(unit.evidence([.label, .inputLabel])): VoiceOver adds it by itself, so a listener hears \(quoted(said)); write the name only")
    }
}
