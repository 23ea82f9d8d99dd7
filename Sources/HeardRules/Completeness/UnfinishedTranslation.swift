import HeardCore

/// Values whose state says that they are not done.
public struct UnfinishedTranslationRule: EntryRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "unfinished-translation", family: .completeness, severity: .note,
        summary: "A value is marked as new or in need of review.",
        rationale: """
            Catalogs and XLIFF keep a state for every value. Xcode ships what is marked “needs review” or “new” as it is, and ignores such values of XLIFF on import. \
            For spoken strings it is a warning, since nobody sees them by chance. Machine translations are reported on request.
            """,
        falsePositives: "A team that does not use the states.",
        falseNegatives: "Formats without states; values marked as new in a file that marks most values of the language so.",
        triggering: [
            Sample("""
                en pay = Pay
                // state: needs_review
                de pay = ⟦Zahlen⟧
                """, formats: [.xcstrings, .xliff]),
        ],
        nonTriggering: [
            Sample((1...12).map { "en text\($0) = Text \($0)\n// state: new\nde text\($0) = Der Text \($0)" }.joined(separator: "\n"),
                   title: "a file that marks everything as new", formats: [.xcstrings]),
            Sample("""
                en pay = Pay
                de pay = Zahlen
                """, formats: [.xcstrings, .xliff]),
        ])

    public func check(_ entry: EntryView, _ context: RuleContext) {
        if entry.isSourceLocale || entry.entry.flags.contains(.doNotTranslate) { return }
        for unit in entry.units where !unit.unit.isAbsent {
            let what: String
            switch unit.unit.state {
            case .unspecified, .translated, .final, .other: continue
            case .machineTranslated:
                guard context.settings.reportsMachineTranslated else { continue }
                what = "translated by a machine"
            case .new where unit.value.isEmpty, .needsTranslation where unit.value.isEmpty, .empty where unit.value.isEmpty: continue
            // Where most values of a language are marked so, the tool that wrote the file does not tell.
            case .new where entry.table.marksMostAsNew(entry.reference): continue
            case .new: what = "new"
            case .needsReview: what = "in need of review"
            case .needsTranslation: what = "in need of translation"
            case .empty: what = "without a state"
            }
            let isSpoken = entry.roles.isSpoken
            context.report(self, isSpoken ? .warning : .note, at: unit, words: [what], evidence: isSpoken ? entry.key.evidence : [],
                           "this text is marked as \(what)" + (entry.format == .xliff ? ": Xcode leaves it out when the file is imported; set its state to translated when it is right" : ": the app ships it as it is; check it, and mark it as reviewed"))
            // One finding for all forms.
            return
        }
    }
}
