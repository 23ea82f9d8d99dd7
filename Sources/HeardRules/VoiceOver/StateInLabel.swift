import HeardCore
import HeardLanguage

/// A label whose name changes with the state.
public struct StateInLabelRule: UnitRule, LanguageRule {
    public init() {}

    public static let needs = LanguageNeeds(words: [StateGrammar.finalStates])

    public static let metadata = RuleMetadata(
        id: "state-in-label", family: .voiceOver, severity: .warning,
        summary: "A label that tells the state: “Card selected”.",
        rationale: "The label is the control's name. With the state in it the name changes, VoiceOver says the state twice where the trait is set too, and a Voice Control command stops working.",
        falsePositives: "A label that is a status text and no name of a control.",
        falseNegatives: "States in languages without data; states in front of the name without a comma.",
        roles: [.label, .inputLabel], wcag: ["4.1.2", "2.5.3"], labels: ["VoiceOver", "Voice Control"],
        triggering: [
            Sample("// roles: label\nen card.a11y = Card ⟦selected⟧\nde card.a11y = Karte ⟦ausgewählt⟧", title: "a state behind the name"),
            Sample("// roles: label\nen wifi.a11y = Wi-Fi, ⟦on⟧", title: "set off by a comma"),
            Sample("// Accessibility label for the state of a row\n// roles: label\nen row.chosen = ⟦Selected⟧\nde row.chosen = ⟦Ausgewählt⟧", title: "nothing but the state, and no name"),
            Sample("// Status of an episode that is not selected. Used with accessibility\nen status_not_selected = ⟦Not selected⟧", title: "a state that may be the value: a note"),
            Sample("// roles: label\nen favorite.button.label.active = Show first: ⟦active⟧\nde favorite.button.label.active = Zuerst zeigen: ⟦aktiv⟧", title: "behind a colon, in the name of a button"),
        ],
        nonTriggering: [
            Sample("// roles: label\nen scan.file = The file has been selected\nde scan.file = Datei wurde ausgewählt", title: "something that has happened"),
            Sample("// roles: label\nen state.announce_when_chosen = Federal state %@, selected", title: "an announcement, by its key"),
            Sample("// roles: label\nen list.delete = Delete selected items\nde list.delete = Ausgewählte Objekte löschen", title: "a verb with a selected object"),
            Sample("// roles: label\nen shelf.title = Selected works", title: "a noun phrase"),
            Sample("// roles: label\nen file.error = The archive “%@” is damaged and can't be expanded.", title: "a sentence that ends with a participle"),
            Sample("// roles: label\nen list.count = %@ podcasts selected\nde list.count = %@ Podcasts ausgewählt", title: "a count"),
            Sample("// roles: label\nen scan.mode = Active (uses more battery)\nde scan.mode = Aktiv (braucht mehr Strom)", title: "an option and its explanation"),
            Sample("// roles: label\nen filter.active = Active\nde filter.active = Aktiv", title: "a name that is also a state"),
            Sample("// roles: label\nen plan.row = Plan: active\nde plan.row = Tarif: aktiv", title: "a row that tells what is so"),
            Sample("// roles: label\nen last.check = Last checked: %@", title: "the name of a field"),
            Sample("// roles: label\nfr Remove selected shortcut = Supprimer le raccourci sélectionné", title: "a key that is the source"),
        ])

    /// A text that key or comment call the state of something, or that is named after it, or whose state follows a colon in the name of a control.
    private func named(_ unit: UnitView, _ context: RuleContext) -> WordHit? {
        guard !unit.roles.isVisible, unit.locale.mayHave(.states, in: unit.text) else { return nil }
        let names = names(unit)
        let isState = names.contains(where: Self.stateNames.contains)
        if isState || names.contains(where: Self.choiceNames.contains), let hit = StateGrammar.alone.hit(unit, self, context), isState || !hit.classes.isDisjoint(with: Self.choices) { return hit }
        return names.contains(where: Self.controlNames.contains) ? StateGrammar.behindColon.hit(unit, self, context) : nil
    }

    private func isCalledLabel(_ unit: UnitView) -> Bool {
        unit.entry.key.evidence.contains { !$0.role.isDisjoint(with: [.label, .inputLabel]) && [.configuration, .source, .interfaceBuilder].contains($0.kind) }
            || names(unit).contains { $0 == "label" || $0 == "labels" }
    }

    private func names(_ unit: UnitView) -> [String] { NameWords.of(unit.entry.key.key) + NameWords.of(unit.entry.key.comment ?? "") }

    private static let stateNames: Set<String> = ["state", "status"]
    /// `option_selected`: named after what it says.
    private static let choiceNames: Set<String> = ["selected", "unselected", "deselected", "checked", "unchecked"]
    private static let choices: WordClassSet = [.selected, .unselected, .checked, .unchecked, .chosen]
    private static let controlNames: Set<String> = ["button", "toggle", "switch", "checkbox"]

    public func check(_ unit: UnitView, _ context: RuleContext) throws {
        let grammatical = StateGrammar.label.hit(unit, self, context)
        guard let hit = grammatical ?? named(unit, context) else { return }
        // What has happened is told once, and is no control's name.
        if NameWords.of(unit.entry.key.key).contains(where: ["announce", "announcement", "announcements", "announced"].contains) { return }
        let word = unit.locale.scan(unit.text).text(hit.range)
        let isSelection = hit.classes.contains(.selected)
        let said = Utterance(label: unit.value, isSelected: isSelection, role: .button).text(unit.locale.words)
        let tail = isSelection ? "; with the trait set too VoiceOver says \(quoted(said)), in an order that depends on the iOS version" : ""
        // A state by itself may as well be the value, which is where it belongs, unless somebody calls it a label.
        let severity: Severity = grammatical == nil && hit.range == 0..<unit.text.utf8Count && !isCalledLabel(unit) ? .note : .warning
        context.report(self, severity, at: unit, range: hit.range, words: [word], details: isSelection ? ["utterance": .string(said)] : [:],
                       "\(quoted(word)) tells a state in the name of a control\(unit.evidence([.label, .inputLabel])): the name changes with the state, and so does its Voice Control command\(tail). Write the name only and tell the state by a trait or value")
    }
}
