import HeardCore
import HeardLanguage

/// White space at the edges of a translation, unlike the source.
public struct EdgeSpaceRule: UnitRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "edge-space", family: .hygiene, severity: .warning,
        summary: "A translation begins or ends with a space or line break where the source does not, or the other way round.",
        rationale: """
            A space at the edge is there because the app joins the text with another one: without it two words become one, and a voice reads them \
            as one. A space too many moves text that should be aligned, and makes equal titles unequal.
            """,
        falsePositives: "A language that joins the parts without a space.",
        falseNegatives: "Another number of spaces at the edge.",
        supersedes: ["newline-mismatch", "double-space"],
        triggering: [
            Sample("""
                en size.prefix = Size:\\u{20}
                de size.prefix = ⟦Größe:⟧
                """, title: "the space that joins is lost"),
            Sample("""
                en pay = Pay
                fr pay = Payer⟦ ⟧
                """, title: "a space too many"),
            Sample("""
                en note = Ready
                nl note = ⟦\\n⟧Klaar
                """, title: "a line break too many"),
        ],
        nonTriggering: [
            Sample("""
                en kind = password-protected\\u{20}
                pl kind = \\u{20}chroniony hasłem
                en rest =  and more
                de rest = , und mehr
                """, title: "the space moved with the words"),
            Sample("""
                en size.prefix = Size:\\u{20}
                ja size.prefix = サイズ：
                zh-Hans size.prefix = 尺寸：
                """, title: "full-width punctuation has its space inside"),
        ])

    public func check(_ unit: UnitView, _ context: RuleContext) {
        guard let source = unit.source else { return }
        let spaces: TextClasses = [.space, .newline, .tab]
        guard unit.text.classes.hasAny(spaces) || source.text.classes.hasAny(spaces) else { return }
        let ours = Edges(unit.text), theirs = Edges(source.text)
        if ours.isBlank || theirs.isBlank { return }
        // The space went to the other side with the order of the words: "password-protected " is " chroniony hasłem".
        if ours.leading > 0, ours.trailing == 0, theirs.leading == 0, theirs.trailing > 0 { return }
        if ours.leading == 0, ours.trailing > 0, theirs.leading > 0, theirs.trailing == 0 { return }
        let count = unit.text.utf8Count
        if (ours.leading > 0) != (theirs.leading > 0) {
            report(unit, source, isLeading: true, range: 0..<ours.leading, isNewline: ours.leading > 0 ? ours.hasLeadingNewline : theirs.hasLeadingNewline, context)
        } else if (ours.trailing > 0) != (theirs.trailing > 0) {
            report(unit, source, isLeading: false, range: count - ours.trailing..<count, isNewline: ours.trailing > 0 ? ours.hasTrailingNewline : theirs.hasTrailingNewline, context)
        } else if ours.hasLeadingNewline != theirs.hasLeadingNewline, ours.leading > 0 {
            report(unit, source, isLeading: true, range: 0..<ours.leading, isNewline: true, context)
        } else if ours.hasTrailingNewline != theirs.hasTrailingNewline, ours.trailing > 0 {
            report(unit, source, isLeading: false, range: count - ours.trailing..<count, isNewline: true, context)
        }
    }

    private func report(_ unit: UnitView, _ source: UnitView, isLeading: Bool, range: Range<Int>, isNewline: Bool, _ context: RuleContext) {
        let what = isNewline ? "a line break" : "a space"
        if range.isEmpty {
            if !isNewline, joinsWithoutSpace(unit, isLeading: isLeading) || isPadding(unit, source) { return }
            let severity: Severity = isJoint(unit) || isHabit(unit, isLeading: isLeading) || (!isLeading && !isNewline && endsSentence(source)) ? .note : .warning
            context.report(self, severity, at: unit, words: [isLeading ? "no leading space" : "no trailing space"],
                           "the source \(isLeading ? "begins" : "ends") with \(what), this does not: if the app joins it with other text, two words become one; add it, or leave it out where nothing follows")
        } else {
            context.report(self, isJoint(unit) ? .note : .warning, at: unit, range: range, words: [isLeading ? "leading space" : "trailing space"],
                           "this text \(isLeading ? "begins" : "ends") with \(what) that the source does not have: it leaves a gap; remove it")
        }
    }

    /// The script needs no space there, or full-width or other punctuation with its own space took its place.
    private func joinsWithoutSpace(_ unit: UnitView, isLeading: Bool) -> Bool {
        if unit.locale.writesWithoutSpaces { return true }
        guard let edge = isLeading ? unit.value.unicodeScalars.first : unit.value.unicodeScalars.last else { return false }
        // Behind the text before it, a comma or the like needs no space.
        if isLeading, ",.;:)!?".unicodeScalars.contains(edge) { return true }
        return scalarClass(edge.value).hasAny([.fullWidth, .cjkPunctuation])
    }

    /// " OK " as the title of Interface Builder's button: air around a text that is joined with nothing.
    private func isPadding(_ unit: UnitView, _ source: UnitView) -> Bool {
        let theirs = Edges(source.text), ours = Edges(unit.text)
        return theirs.leading > 0 && theirs.trailing > 0 && ours.leading == 0 && ours.trailing == 0 && InterfaceBuilderKey.property(of: unit.entry.key.key) != nil
    }

    /// A form of a variable among others in its text ("%#@votes@%#@voters@"): where the words meet is each language's own matter.
    private func isJoint(_ unit: UnitView) -> Bool {
        guard unit.variation.hasPrefix("substitutions.") else { return false }
        return unit.entry.units.contains { root in
            !root.variation.hasPrefix("substitutions.") && (root.saysWords || root.text.arguments.arguments.count > 1)
        }
    }

    /// The source is a whole sentence with a space left behind it: more often a slip than a joint.
    private func endsSentence(_ source: UnitView) -> Bool {
        guard let last = source.value.unicodeScalars.reversed().first(where: { !$0.isWhiteSpaceScalar }) else { return false }
        return ".!?…".unicodeScalars.contains(last)
    }

    /// Many locales lack the space: nothing depends on it, and it is the source that is odd.
    private func isHabit(_ unit: UnitView, isLeading: Bool) -> Bool {
        var with = 0, without = 0
        for entry in unit.entry.key.entries where !entry.isSourceLocale && entry.isEffective && !entry.locale.writesWithoutSpaces {
            guard let other = entry.unit(unit.variation) ?? entry.units.first, !other.value.isEmpty else { continue }
            let edges = Edges(other.text)
            if (isLeading ? edges.leading : edges.trailing) > 0 { with += 1 } else { without += 1 }
        }
        return without >= 3 && without * 4 >= with + without
    }
}
