import HeardCore

/// Spoken and visible reason of one control that part in a translation.
public struct ReasonMismatchRule: ProjectRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "reason-mismatch", family: .disabled, scope: .table, severity: .warning,
        summary: "The spoken reason and the visible reason of one control say different things in this locale.",
        rationale: """
            The value of a disabled control may be shorter than the text beside it, but it has to say the same: who sees and hears, or helps somebody who does, gets two \
            explanations otherwise. In the source language the words of the value stand, in order, in the visible text; here they do not.
            """,
        falsePositives: "Two wordings of the same thing; a translation that has to put the words in another order.",
        falseNegatives: "Texts that differ in the source language too.",
        wcag: ["3.3.1"], labels: ["VoiceOver"],
        triggering: [
            Sample("// roles: reason\nen pay.reason = Verifying card, please wait\nde pay.reason = Karte wird geprüft, bitte warten\n// roles: value\nen pay.value = Verifying card\nde pay.value = ⟦Zahlung läuft⟧"),
        ],
        nonTriggering: [
            Sample("// roles: reason\nen pay.reason = Verifying card, please wait\nde pay.reason = Karte wird geprüft, bitte warten\n// roles: value\nen pay.value = Verifying card\nde pay.value = Karte wird geprüft"),
        ])

    public func check(_ project: ProjectView, _ context: RuleContext) {
        guard let source = project.project.source else { return }
        let rows = SourceRows(project, context)
        var done: Set<[KeyReference]> = []
        for control in source.controls where !control.reasons.isEmpty && !control.values.isEmpty {
            let shown = Array(Set(control.reasons.flatMap(\.rows))).sorted()
            for value in Set(control.values.flatMap(\.rows)).sorted() where !shown.contains(value) {
                guard done.insert([value] + shown).inserted, let spoken = rows.key(value), let spokenSource = rows.sourceText(value) else { continue }
                let partners = shown.filter { row in rows.sourceText(row).map { ComparableText.contains($0, inOrder: spokenSource) } ?? false }
                guard !partners.isEmpty else { continue }
                compare(spoken, partners.compactMap { rows.key($0) }, control, context)
            }
        }
    }

    private func compare(_ spoken: KeyView, _ shown: [KeyView], _ control: Control, _ context: RuleContext) {
        for entry in spoken.entries where entry.isEffective && !entry.isSourceLocale && entry.tag.isLanguage {
            guard let unit = entry.plainUnit else { continue }
            let texts = shown.compactMap { $0.effectiveEntry(entry.tag)?.plainUnit?.value }
            guard let first = texts.first, !texts.contains(where: { ComparableText.contains($0, inOrder: unit.value) }) else { continue }
            context.report(self, .warning, at: unit, words: [shown[0].key], details: ["visible": .string(first), "visibleKey": .string(shown[0].key)],
                           evidence: [Evidence(role: .value, kind: .source, detail: "value of \(control.name)", file: control.place.file, line: control.place.line)],
                           "this control is explained as \(quoted(unit.value)) to a listener and as \(quoted(first)) to a reader; in the source both say the same: use the words of the visible text (\(visible(shown[0].key)))")
        }
    }
}
