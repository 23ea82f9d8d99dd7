import HeardCore
import HeardLanguage

/// A percent sign that the formatter takes for a specifier.
public struct AccidentalSpecifierRule: EntryRule {
    public init() {}

    public static var concerns: TextClasses? { .percent }

    public static let metadata = RuleMetadata(
        id: "accidental-specifier", family: .arguments, severity: .warning,
        summary: "A percent sign in a formatted text is taken for a specifier.",
        rationale: """
            In a text with arguments “100% sure” holds “% s” and “50 % de” holds “% d”: the formatter takes the next argument for it, shows garbage or \
            stops. A percent sign in such a text is written %%. Texts without arguments are not formatted, and there a single sign is right.
            """,
        falsePositives: "A number that is meant to be printed with a leading space (“% d”) beside other arguments.",
        falseNegatives: "A source that takes no arguments, although the code formats it.",
        wcag: ["4.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("""
                en load = %lld%% of %@
                fr load = %lld ⟦% d⟧e %@
                de load = %lld%% von %@
                """, title: "French puts a space before the sign"),
        ],
        nonTriggering: [
            Sample("""
                en sure = 100% sure
                fr sure = 50 % de plus
                """, title: "a text that is not formatted"),
            Sample("""
                en Ab1-cd-2eF.title = Use %n for the name and %t for the time
                cs Ab1-cd-2eF.title = %n je název, % time čas
                """, title: "texts of Interface Builder are not formatted"),
            Sample("""
                en load = %lld%% full
                de load = Zu %lld %% belegt
                """, title: "written as %%"),
        ])

    public func check(_ entry: EntryView, _ context: RuleContext) {
        guard EntryArguments.has(entry) else { return }
        for unit in entry.units where unit.text.classes.contains(.percent) {
            guard let first = unit.text.arguments.specifiers.first(where: { $0.looksAccidental && $0.kind.takesArgument }) else { continue }
            guard isFormatted(unit), InterfaceBuilderKey.property(of: entry.entry.key) == nil, !isInSource(first, unit) else { continue }
            if entry.source != nil, let literal = ArgumentComparison(entry, includesAccidental: true), literal.problems(unit).isEmpty { continue }
            let word = String(unit.text.text(first.range))
            context.report(self, .warning, at: unit, range: first.range, words: [word],
                           "the formatter takes \(quoted(word)) for an argument: the text gets garbage in its place, or the app stops; write %% for a percent sign")
        }
    }

    /// The source has the same there: an explanation of codes, or a number that is meant.
    private func isInSource(_ specifier: FormatSpecifier, _ unit: UnitView) -> Bool {
        guard let source = unit.source else { return false }
        let word = unit.text.text(specifier.range)
        return source.text.arguments.specifiers.contains { $0.looksAccidental && source.text.text($0.range) == word }
    }

    private func isFormatted(_ unit: UnitView) -> Bool {
        if let source = unit.source { return source.text.arguments.isFormatted }
        return unit.text.arguments.isFormatted
    }
}
