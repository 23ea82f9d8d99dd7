import HeardCore

/// A reason that is shown but not in the control's value.
public struct ReasonNotSpokenRule: ProjectRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "reason-not-spoken", family: .disabled, scope: .source, severity: .warning,
        summary: "The reason why a control is off, or the error of a field, is on the screen but not in the control’s value.",
        rationale: """
            Who hears the control hears its name and “dimmed”. The text that explains it is another element, which may come much later or be passed over; a tooltip \
            is not read at all. The same text belongs into the control’s value: \
            Button(…).disabled(isVerifying).accessibilityValue(isVerifying ? "Verifying card" : ""), and for a field the error text beside it.
            """,
        falsePositives: "A value that is set somewhere that the source reader does not follow to.",
        falseNegatives: "A reason that is shown under another name of the same condition.",
        wcag: ["3.3.1", "4.1.2"], labels: ["VoiceOver"], needsSource: true)

    public func check(_ project: ProjectView, _ context: RuleContext) {
        guard let source = project.project.source else { return }
        let rows = SourceRows(project, context)
        let errorFields = Self.errorFields(source), developers = DeveloperCode(source.controls.lazy.map(\.place.file))
        for control in source.controls {
            switch control.kind {
            case .button, .toggle, .link, .picker, .stepper, .slider, .textField: break
            case .progress, .image, .text, .cell, .chart, .other: continue
            }
            let isField = control.kind == .textField && control.disablings.isEmpty
            var candidates = control.reasons
            var isTooltip = false
            if candidates.isEmpty, !control.disablings.isEmpty {
                candidates = control.tooltips.filter(TooltipReason(rows: rows, control: control).isReason)
                isTooltip = true
            }
            guard !candidates.isEmpty, !isSpoken(control) else { continue }
            // What the control itself shows, a listener hears with it.
            if control.isRetitled, !isField, !control.disablings.contains(where: { DisabledStrategy($0.condition) == .wait }) { continue }
            var seen: Set<KeyReference> = []
            for reason in candidates {
                let spokenRows = Set((control.values + control.labels).flatMap(\.rows))
                let hintRows = Set(control.hints.flatMap(\.rows))
                for row in reason.rows where !spokenRows.contains(row) && seen.insert(row).inserted {
                    guard let entry = rows.sourceEntry(row) else { continue }
                    guard isTooltip || isSentence(rows.sourceText(row) ?? "") else { continue }
                    // A screen without content says so in the place of it, and nothing can be done with the button; an error of several fields belongs to one of them.
                    let isDoubtful = !isField && !isTooltip && NothingToDo.asksForContent(reason.condition ?? "") && saysNothingIsThere(entry) || isField && (errorFields[row] ?? 0) > 1 || developers.holds(control.place.file)
                        || control.isInMenu || !isField && !isTooltip && reason.condition == nil && !reason.isCertain
                    let inHint = hintRows.contains(row) || control.hints.contains { $0.condition != nil }
                    context.report(self, inHint || isDoubtful || seen.count > 1 && isField ? .note : .warning, atKeyOf: entry, words: [control.name],
                                   details: ["control": .string(control.name), "file": .string(control.place.file), "line": .integer(control.place.line)],
                                   evidence: [Evidence(role: .reason, kind: .source, detail: reason.api, file: reason.place.file, line: reason.place.line)],
                                   message(control, rows.name(of: control), isField: isField, isTooltip: isTooltip, inHint: inHint))
                }
            }
        }
    }

    /// For each error the number of fields that it may stand beside.
    private static func errorFields(_ source: SourceFacts) -> [KeyReference: Int] {
        source.controls.reduce(into: [:]) { counts, control in
            guard control.kind == .textField, control.disablings.isEmpty else { return }
            for row in Set(control.reasons.flatMap(\.rows)) { counts[row, default: 0] += 1 }
        }
    }

    /// “No entries yet” stands for the entries; “Add a printer first.” says what to do.
    private func saysNothingIsThere(_ entry: EntryView) -> Bool {
        guard let unit = entry.plainUnit, entry.locale.words != nil else { return true }
        return unit.locale.scan(unit.text).matches.contains { !$0.classes.isDisjoint(with: [.negation]) }
    }

    /// More than a name, a unit or a badge.
    private func isSentence(_ text: String) -> Bool {
        let words = ComparableText.words(text)
        if words.count >= 2 { return true }
        return text.unicodeScalars.last.map { ".!?…。！？।؟".unicodeScalars.contains($0) } == true || (words.count == 1 && text.unicodeScalars.count >= 8 && !text.utf8.contains { $0 < 0x80 })
    }

    /// A value that is given while the control is off, or that nothing is known of.
    private func isSpoken(_ control: Control) -> Bool {
        if control.values.contains(where: { $0.kind == .dynamic || $0.kind == .literal }) { return true }
        let reasonRows = Set(control.reasons.flatMap(\.rows))
        // Another text under a condition is a spoken reason of its own.
        return control.values.contains { $0.condition != nil && Set($0.rows).isDisjoint(with: reasonRows) } || (!reasonRows.isEmpty && reasonRows.isSubset(of: Set((control.values + control.labels).flatMap(\.rows))))
    }

    private func message(_ control: Control, _ shown: String, isField: Bool, isTooltip: Bool, inHint: Bool) -> String {
        let name = quoted(shown)
        let place = "\(visible(control.place.file)):\(control.place.line)"
        if inHint { return "this reason is only in the hint of \(name) (\(place)), and hints can be turned off; put it into accessibilityValue too" }
        if isTooltip { return "this reason of \(name) (\(place)) is only in a tooltip: VoiceOver says “dimmed” and no more; show it beside the control and put it into accessibilityValue" }
        if isField { return "this error is shown beside \(name) (\(place)) but is not in the field’s value: who is in the field does not hear it; set accessibilityValue to it too" }
        return "this reason is shown beside \(name) (\(place)) but not spoken with it: a listener hears the name and “dimmed”; set accessibilityValue to it while the control is off"
    }
}
