import HeardCore

/// A visible title that the spoken label does not contain.
public struct LabelNotInNameRule: ProjectRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "label-not-in-name", family: .voiceOver, scope: .source, severity: .warning,
        summary: "The visible title of a control is not part of its spoken label in this locale.",
        rationale: """
            Voice Control users say what they see. If the screen says “Pay” and the label is “Complete purchase”, the command does nothing. The label may say more, \
            but has to contain the title, best at its start (WCAG 2.5.3).
            """,
        falsePositives: "A title that stands for something else than the control (a price beside an icon).",
        falseNegatives: "Titles that are made at run time.",
        wcag: ["2.5.3"], labels: ["Voice Control"], needsSource: true)

    public func check(_ project: ProjectView, _ context: RuleContext) {
        guard let source = project.project.source else { return }
        let rows = SourceRows(project, context)
        var done: Set<[KeyReference]> = []
        for control in source.controls {
            switch control.kind {
            case .button, .toggle, .link, .picker, .stepper, .slider: break
            default: continue
            }
            guard !control.labels.isEmpty, !control.titles.isEmpty, !control.titles.contains(where: { $0.kind == .dynamic }), !control.labels.contains(where: { $0.kind == .dynamic }) else { continue }
            for label in control.labels {
                // Of several titles those count that are shown under the same condition.
                let titles = control.titles.filter { $0.condition == nil || label.condition == nil || $0.condition == label.condition }
                let titleRows = titles.flatMap(\.rows)
                guard !titleRows.isEmpty, Set(titleRows).count <= 2 else { continue }
                for row in label.rows where Set(titleRows).isDisjoint(with: [row]) && done.insert([row] + titleRows).inserted {
                    guard let spoken = rows.key(row) else { continue }
                    // `String(format: "%@. %@", state, title)`
                    let isFilled = control.labels.contains { !Set($0.rows).isDisjoint(with: titleRows) }
                    compare(spoken, titleRows.compactMap { rows.key($0) }, control, label, isFilledWithTitle: isFilled, context)
                }
            }
        }
    }

    private func compare(_ spoken: KeyView, _ titles: [KeyView], _ control: Control, _ label: TextUse, isFilledWithTitle: Bool, _ context: RuleContext) {
        let sourceTitles = titles.compactMap { $0.source?.plainUnit?.value }
        if !sourceTitles.isEmpty, sourceTitles.allSatisfy(isOfArguments) { return }
        let sourceLabel = spoken.source.flatMap { texts(of: $0).first?.value } ?? ""
        // “Pg Up” is spoken as “Page Up”: what a key is called is the same sign in every language.
        let isShort = sourceTitles.contains { !ComparableText.contains(sourceLabel, run: $0) && ComparableText.contains(sourceLabel, spelledOut: $0) }
        for entry in spoken.entries where entry.isEffective && (entry.tag.isLanguage || entry.isSourceLocale) {
            let forms = texts(of: entry)
            guard let unit = forms.first else { continue }
            let shown = titles.compactMap { $0.effectiveEntry(entry.tag)?.plainUnit?.value }.filter { !isOfArguments($0) }
            guard let first = shown.first, !shown.contains(where: { title in forms.contains { ComparableText.contains($0.value, run: title) || ComparableText.contains($0.value, inflected: title) || ComparableText.contains($0.value, spelledOut: title) } }) else { continue }
            if isShort, shown.allSatisfy({ sourceTitles.contains($0) }) { continue }
            if isFilledWithTitle, unit.value.utf8.contains(0x25) { continue }
            context.report(self, .warning, at: unit, words: [first], details: ["title": .string(first), "titleKey": .string(titles[0].key)],
                           evidence: [Evidence(role: .label, kind: .source, detail: label.api, file: label.place.file, line: label.place.line)],
                           "the screen says \(quoted(first)) and the label \(quoted(unit.value)) does not contain it: the Voice Control command that a user reads off the screen does nothing; begin the label with the visible title")
        }
    }

    /// “%@ of %@” is what the control shows, and no name.
    private func isOfArguments(_ title: String) -> Bool {
        let words = ComparableText.words(title)
        return words.isEmpty || (words.count == 1 && title.utf8.filter { $0 == 0x25 }.count >= 2)
    }

    /// What an entry may say: its forms, not the format that they are filled into, and nothing that is made of arguments alone.
    private func texts(of entry: EntryView) -> [UnitView] {
        entry.units.filter { !$0.unit.isAbsent && !$0.value.containsASCII("%#@") && !ComparableText.words($0.value).isEmpty }
    }
}
