import HeardCore
import HeardLanguage

/// Broken format specifiers.
public struct InvalidSpecifierRule: UnitRule {
    public init() {}

    public static var concerns: TextClasses? { [.percent, .percentVariant] }

    public static let metadata = RuleMetadata(
        id: "invalid-specifier", family: .arguments, scope: .key, severity: .error,
        summary: "A format specifier is broken, so its argument is not replaced.",
        rationale: """
            “%1@”, “% @”, “%1$”, a full-width ％ or an Arabic ٪ before @, parts in another order (“@$1%”, which editors for right-to-left text leave \
            behind) or an invisible direction mark inside: the formatter does not see an argument, or sees another one. A listener hears “percent at”.
            """,
        falsePositives: "A text that is about format specifiers.",
        falseNegatives: "Specifiers of other systems, such as {0}.",
        wcag: ["4.1.2"], labels: ["VoiceOver"], supersedes: ["argument-mismatch", "accidental-specifier"],
        triggering: [
            Sample("""
                en note.by = Note by %@
                fa note.by = یادداشت از ⟦%\\u{200F}@⟧
                zh-Hans note.by = ⟦％@⟧ 的笔记
                de note.by = Notiz von ⟦% @⟧
                he note.by = ⟦@%⟧ פתק של
                """, title: "split, full-width, with a space, reversed"),
            Sample("""
                en row = %1$@ of %2$@
                ar row = ⟦@$1%⟧ من %2$@
                fr row = ⟦%1@⟧ sur %2$@
                """, title: "reversed, and without its dollar sign"),
            Sample("""
                en count = %lld files
                he count = ⟦lld%⟧ קבצים
                ar count = الملفات: ⟦lld%⟧
                """, title: "a number's specifier, reversed"),
            Sample("""
                en requests = %ld requests
                ko requests = 요청 ⟦%Id⟧건
                uk requests = ⟦%Ід⟧ запитів
                """, title: "letters that are none of a specifier"),
        ],
        nonTriggering: [
            Sample("""
                en sure = 100%
                ko sure = 100%확신
                """, title: "a percent sign before a word, in a text without arguments"),
            Sample("""
                en sale = 50% off
                zh-Hans sale = 五折（50％）
                ar sale = خصم ٪50
                """, title: "percent signs of other scripts"),
            Sample("""
                en left = %lld of the budget is left
                fr left = Il reste %lld, soit un tiers de l'ensemble, de 50 %.
                """, title: "letters before a percent sign in prose"),
            Sample("""
                en row = %5d of %10.2f
                de row = %5d von %10.2f
                """, title: "widths"),
        ])

    public func check(_ unit: UnitView, _ context: RuleContext) {
        let classes = unit.text.classes
        guard classes.hasAny([.percent, .percentVariant]) else { return }
        // What can be text counts only where the source takes arguments.
        var isFormat: Bool?
        var seen: Set<BrokenSpecifier.Kind> = []
        for broken in unit.brokenSpecifiers where !seen.contains(broken.kind) {
            if broken.isAmbiguous {
                if isFormat == nil { isFormat = lacksObject(unit) }
                if isFormat != true { continue }
            } else if let source = unit.source, !source.text.classes.contains(.percent), !unit.entry.isSourceLocale {
                continue
            }
            seen.insert(broken.kind)
            let word = String(unit.text.text(broken.range))
            context.report(self, .error, at: unit, range: broken.range, words: [word], Self.message(broken.kind, word))
        }
    }

    /// The source takes more arguments than the text has sound specifiers for.
    private func lacksObject(_ unit: UnitView) -> Bool {
        guard let source = unit.source else { return false }
        let wanted = source.text.arguments.specifiers.filter { $0.kind.takesArgument && !$0.looksAccidental }.count
        return wanted > unit.text.arguments.specifiers.filter { $0.kind.takesArgument && !$0.looksAccidental }.count
    }

    private static func message(_ kind: BrokenSpecifier.Kind, _ word: String) -> String {
        let what = switch kind {
        case .positionWithoutDollar: "has a number but no $: the number is read as a width, and the next argument is put in, which may be another one; write %1$@"
        case .space: "has a space inside, so that it is not replaced: the signs are shown and read aloud; write it without the space"
        case .reordered: "has its parts in another order, so that it is no specifier: the signs are shown and read aloud; write %@ or %1$@ from left to right"
        case .unfinished: "is not complete: the letter or @ at its end is missing, and nothing is put in its place; add @, d or what the source has"
        case .fullWidth: "is written with full-width characters, so that nothing is put in its place; write it with ASCII characters"
        case .arabic: "is written with Arabic signs, so that nothing is put in its place; write it with %, ASCII digits and @"
        case .letters: "is written with letters that stand for no kind of argument, so that the sign and the letters are shown; write it as the source has it"
        case .split: "has an invisible character inside, so that nothing is put in its place; delete it and type the specifier again"
        }
        return "the specifier \(quoted(word)) \(what)"
    }
}
