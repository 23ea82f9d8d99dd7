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
            Sample("// roles: label\nen record.a11y = Record\ncs record.a11y = ⟦Tlačítko⟧ Nahrát", title: "added by the translation"),
        ],
        nonTriggering: [
            Sample("// roles: label\nen shirts.a11y = Button-down shirts\nde shirts.a11y = Hemden mit Knopfleiste", title: "another thing"),
            Sample("// roles: label\nen link.a11y = Copy link\nde link.a11y = Link kopieren", title: "a verb and its object"),
        ])

    /// Kinds that are the last word of a name only as a kind.
    static let clear: WordClassSet = [.button, .backButton, .toggleButton, .toggle, .slider, .checkbox, .textField, .searchField, .secureTextField]
    /// Kinds that are things too: only behind a name that is no verb.
    static let things: WordClassSet = [.link, .tab, .heading]

    static let judge = WordJudge(
        classes: .roles,
        strict: { text, data in
            for segment in text.segments where !segment.isQuestion {
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
                    if isAlone, !match.isCompound, match.classes.isDisjoint(with: [.button, .searchField, .textField]) { continue }
                    let isVerbFirst = text.beginsWith([.actionVerb, .instructionVerb], segment) && match.tokens.lowerBound > segment.tokens.lowerBound
                    let before = match.tokens.lowerBound - segment.tokens.lowerBound
                    // "Pay button" is a name and a kind; "Add light switch", "Copy the link" are a verb and its object.
                    if isVerbFirst, !(isClear && before == 1 && !match.classes.isDisjoint(with: [.button, .toggle, .toggleButton, .slider])) {
                        let isButtonName = match.classes.contains(.button) && before >= 2 && !text.has([.filler, .quantity], in: segment)
                        if !isButtonName { continue }
                    }
                    if !isClear, before < 1 { continue }
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
            if let source, source.contains([.button, .toggle, .toggleButton, .backButton, .radioButton]) { return nil }
            if let source, source.value.lowercased().contains("key") || source.value.lowercased().contains("knob") { return nil }
            guard let segment = text.segments.first else { return nil }
            for match in text.matches([.button]) {
                guard match.tokens.count < text.tokens.count || match.isCompound || !data.hasSpaces && match.range != segment.range else { continue }
                let own = text.segment(of: match.range) ?? segment
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

    public func check(_ unit: UnitView, _ context: RuleContext) throws {
        guard let hit = Self.judge.hit(unit, self, context) else { return }
        let word = unit.locale.scan(unit.text).text(hit.range)
        let role = hit.classes.classes.first { WordClassSet.roles.contains($0) } ?? .button
        let said = Utterance(label: unit.value, role: role).text(unit.locale.words)
        context.report(self, .warning, at: unit, range: hit.range, words: [word], details: ["utterance": .string(said)],
                       "\(quoted(word)) names the kind of control\(unit.evidence([.label, .inputLabel])): VoiceOver adds it by itself, so a listener hears \(quoted(said)). Leave the name alone")
    }
}
