import HeardCore
import HeardLanguage

/// Arguments without positions in another order than the source's, and positions on some arguments only.
public struct ArgumentOrderRule: EntryRule {
    public init() {}

    public static var concerns: TextClasses? { .percent }

    public static let metadata = RuleMetadata(
        id: "argument-order", family: .arguments, severity: .error,
        summary: "Arguments of different types stand in another order than in the source, without positions.",
        rationale: """
            The first specifier without a position takes the first argument. If the translation turns “%@ has %lld messages” around and does \
            not number its specifiers, the number is read as text: the app stops. Numbered and unnumbered specifiers in one text take each \
            other's arguments.
            """,
        falsePositives: "None known.",
        falseNegatives: "Two arguments of the same type that changed places: nothing in the text shows it.",
        wcag: ["4.1.2"], labels: ["VoiceOver"], supersedes: ["argument-mismatch"],
        triggering: [
            Sample("""
                en inbox = %@ has %lld messages
                ja inbox = ⟦%lld⟧件のメッセージ（%@）
                """, title: "turned around without positions"),
            Sample("""
                en inbox = %1$@ has %2$lld messages
                de inbox = %1$@ hat ⟦%lld⟧ Nachrichten
                """, title: "a position on one of two"),
        ],
        nonTriggering: [
            Sample("""
                en inbox = %@ has %lld messages
                ja inbox = %2$lld件のメッセージ（%1$@）
                de inbox = %@ hat %lld Nachrichten
                """, title: "positions where the order differs"),
        ])

    public func check(_ entry: EntryView, _ context: RuleContext) {
        guard entry.isEffective else { return }
        guard entry.source != nil else {
            guard EntryArguments.has(entry) else { return }
            let arguments = EntryArguments(entry, includesAccidental: false)
            for unit in entry.units {
                let list = arguments.list(unit)
                if list.isMixed, let first = list.taken.first(where: { !$0.isPositioned }) { reportMixed(unit, first.range, context) }
            }
            return
        }
        guard let comparison = ArgumentComparison(entry, includesAccidental: false) else { return }
        for unit in entry.units where !unit.unit.isAbsent && !PluralNumbers.isNever(unit) {
            for problem in comparison.problems(unit) {
                switch problem.kind {
                case .mixed: reportMixed(unit, problem.range, context)
                case .order:
                    context.report(self, .error, at: unit, range: problem.range, words: problem.range.map { [String(unit.text.text($0))] } ?? [],
                                   "\(quoted(problem.range.map { String(unit.text.text($0)) } ?? "")) takes an argument of another type than in the source, because the order changed: the app shows garbage or stops; number all specifiers (%1$@, %2$lld)")
                default: continue
                }
                break
            }
        }
    }

    private func reportMixed(_ unit: UnitView, _ range: Range<Int>?, _ context: RuleContext) {
        let word = range.map { String(unit.text.text($0)) } ?? ""
        context.report(self, .error, at: unit, range: range, words: [word],
                       "\(quoted(word)) has no position while other specifiers of the text have one: they take each other's arguments; number all of them (%1$@, %2$@)")
    }
}
