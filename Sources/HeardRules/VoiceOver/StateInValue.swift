import HeardCore
import HeardLanguage

/// A value that VoiceOver says by itself.
public struct StateInValueRule: UnitRule, ProjectRule, LanguageRule {
    public init() {}

    public static let needs = LanguageNeeds(words: [[.selected]], usesVoiceOverWords: true)

    public static let metadata = RuleMetadata(
        id: "state-in-value", family: .voiceOver, severity: .warning,
        summary: "A value that VoiceOver says by itself: “Selected”, “Dimmed”, “On” of a switch.",
        rationale: "VoiceOver adds the word for the trait in the user's language. The same word as a value is spoken twice.",
        falsePositives: "A value “Selected” of an element that really lacks the trait: then the trait is what is missing.",
        falseNegatives: "Languages whose own VoiceOver words are not known: only “selected” is looked for there.",
        roles: [.value], wcag: ["4.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("// roles: value\nen card.value = ⟦Selected⟧\nde card.value = ⟦Ausgewählt⟧\nru card.value = ⟦Выбрано⟧", title: "the whole value"),
            Sample("// roles: value\nen clip.value = ⟦Selected⟧, %1$lld of %2$lld\nes clip.value = %1$lld de %2$lld, ⟦seleccionado⟧", title: "at the beginning or end"),
            Sample("// roles: value\nen send.value = ⟦Dimmed⟧\nes send.value = ⟦Atenuado⟧\nja send.value = ⟦淡色表示⟧", title: "dimmed"),
        ],
        nonTriggering: [
            Sample("// roles: value\nen photos.value = %lld photos selected\nde photos.value = %lld Fotos ausgewählt", title: "a count is data"),
            Sample("// roles: value\nen list.value = Selected:\nde list.value = Ausgewählt:", title: "the name of a field"),
            Sample("// roles: value\nen part.value = Specific\nar part.value = محدد", title: "a word with two meanings"),
            Sample("// roles: value\nen five.value = 5 selected\nde five.value = 5 ausgewählt\nfr five.value = 5 sélectionnées", title: "a count without a noun"),
            Sample("// roles: value\nen train.value = On time\nde train.value = Pünktlich", title: "begins with a state word and is data"),
        ])

    static let selection = WordJudge(
        classes: [.selected, .dimmed],
        strict: { text, data in edge(text, data, wanted: { $0.classes.contains(.selected) && ($0.voiceOver.contains(.selected) || !$0.isInflected) || isDimmed($0) }) },
        translated: { text, _, source in
            text.matches.first { match in
                source.classes.contains(.selected) ? match.classes.contains(.selected) && !match.hasArticle
                    : !match.classes.isDisjoint(with: [.dimmed]) && !match.classes.contains(.unavailable)
            }.map { WordHit(range: $0.range, classes: $0.classes) }
        },
        added: { text, data, source in
            guard text.segments.count == 1, let segment = text.segments.first,
                  let match = text.matches.first(where: { $0.range == segment.range && $0.voiceOver.contains(.selected) && !$0.hasArticle }) else { return nil }
            // "Choose", "Selection" and the like are no states.
            if let source, source.contains([.actionVerb, .instructionVerb, .negation]) || source.contains([.selected]) || !source.contains(stateWords) { return nil }
            return source == nil || data.hasSpaces ? WordHit(range: match.range, classes: match.classes) : nil
        })

    /// What a source may say that a translator turns into VoiceOver's word.
    private static let stateWords: WordClassSet = [.checked, .chosen, .active, .on, .enabled]

    private static func isDimmed(_ match: TermMatch) -> Bool { match.classes.contains(.dimmed) && !match.classes.contains(.unavailable) }

    private static func edge(_ text: ScannedText, _ data: LocaleData, wanted: (TermMatch) -> Bool) -> WordHit? {
        guard let first = text.segments.first, let last = text.segments.last, text.isAtMost(12, data) else { return nil }
        // “Selected:” is the name of a field.
        if text.segments.count == 1, first.isQuestion || first.after == .colon { return nil }
        if let match = text.wholeMatch(first, [.selected, .dimmed]), wanted(match), first.after != .colon { return WordHit(range: match.range, classes: match.classes) }
        if let match = text.wholeMatch(last, [.selected, .dimmed]), wanted(match), last.before != .colon { return WordHit(range: match.range, classes: match.classes) }
        guard last.tokens.count <= 6 else { return nil }
        for match in text.finalMatches(last, [.selected]) where wanted(match) && !match.hasArticle {
            if text.isCountOrChoice(last, before: match.range.lowerBound, argumentsCount: true) || text.has([.conjunction], in: last) || text.isAttribute(match, in: last, data) { continue }
            // "Selected by the editors" is no state.
            if text.has([.agent], in: last) || text.beginsWith([.actionVerb, .instructionVerb], last) && !text.has([.copula], in: last) { continue }
            return WordHit(range: match.range, classes: match.classes)
        }
        return nil
    }

    static let onOff = WordJudge(
        classes: [.on, .off, .enabled, .active, .disabled, .inactive],
        strict: { text, _ in whole(text, [.on, .off]) },
        translated: { text, _, source in whole(text, source.classes.contains(.on) ? [.on, .enabled, .active] : [.off, .disabled, .inactive]) },
        added: { text, _, source in source == nil ? whole(text, [.on, .off]) : nil })

    private static func whole(_ text: ScannedText, _ classes: WordClassSet) -> WordHit? {
        guard text.segments.count == 1, let segment = text.segments.first, let match = text.matches.first(where: { $0.range == segment.range && !$0.classes.isDisjoint(with: classes) })
        else { return nil }
        return WordHit(range: match.range, classes: match.classes)
    }

    public func check(_ unit: UnitView, _ context: RuleContext) throws {
        let traits = unit.valueTraits
        if let hit = Self.selection.hit(unit, self, context) {
            if hit.classes.contains(.dimmed), !hit.classes.contains(.selected), isAboutLight(unit) { return }
            let isSelection = hit.classes.contains(.selected)
            return report(unit, hit, isSelection ? "the selected trait" : "the disabled state", isProven: traits.contains(isSelection ? .selected : .notEnabled), context)
        }
        if traits.contains(.toggle) || isSwitch(unit), let hit = Self.onOff.hit(unit, self, context) {
            return report(unit, hit, "a switch", isProven: traits.contains(.toggle), context)
        }
        // Other words of apps count only where the code shows that the trait is there.
        if traits.contains(.selected), let hit = Self.chosen.hit(unit, self, context) { return report(unit, hit, "the selected trait", isProven: true, context) }
        if traits.contains(.notEnabled), let hit = Self.disabled.hit(unit, self, context) { report(unit, hit, "the disabled state", isProven: true, context) }
    }

    private static let chosen = synonyms([.selected, .chosen, .checked]), disabled = synonyms([.dimmed, .disabled, .inactive])

    /// The whole value is one of the words; a translation is one if its source is.
    private static func synonyms(_ classes: WordClassSet) -> WordJudge {
        WordJudge(classes: classes, strict: { text, _ in whole(text, classes) }, translated: { text, _, _ in whole(text, classes) }, added: { text, _, source in source == nil ? whole(text, classes) : nil })
    }

    public func check(_ project: ProjectView, _ context: RuleContext) throws { StateValueInSource.check(self, project, context) }

    private func report(_ unit: UnitView, _ hit: WordHit, _ what: String, isProven: Bool, _ context: RuleContext) {
        let word = unit.locale.scan(unit.text).text(hit.range)
        let name = KeyFamily.label(of: unit, context)
        let said = Utterance(label: name ?? "…", value: unit.value, isSelected: hit.classes.contains(.selected)).text(unit.locale.words)
        context.report(self, isProven ? .error : .warning, at: unit, range: hit.range, words: [word], details: ["utterance": .string(said)],
                       "\(quoted(word)) is what VoiceOver adds by itself for \(what)\(unit.evidence(.value)): a listener hears it twice, as in \(quoted(said)) (\(name == nil ? "… stands for the control’s name; " : "")the order depends on the iOS version). Remove it from the value and set the trait")
    }

    /// on and off count only for a switch.
    private func isSwitch(_ unit: UnitView) -> Bool {
        // The source knows better than a name: a button named toggle says nothing by itself.
        if let traits = unit.entry.key.traitsOfItsControls { return traits.contains(.toggle) }
        // An element that gives its value by itself, and is no switch: who hears it would not know otherwise.
        if unit.entry.key.evidence.contains(where: { $0.kind == .source && $0.role.contains(.value) }) { return false }
        let context = unit.context
        if context.hasBytes("switch") || context.hasBytes("toggle") { return true }
        return unit.entry.key.evidence.contains { $0.detail.contains("Toggle") || $0.detail.contains("UISwitch") }
    }

    /// A lamp can really be dimmed.
    private func isAboutLight(_ unit: UnitView) -> Bool {
        let context = unit.context
        return ["lamp", "light", "bulb", "dimmer", "brightness"].contains { context.contains($0) }
    }
}
