import HeardCore
import HeardLanguage

/// Two spaces in a row.
public struct DoubleSpaceRule: UnitRule {
    public init() {}

    public static var concerns: TextClasses? { .spaceRun }

    public static let metadata = RuleMetadata(
        id: "double-space", family: .hygiene, severity: .note,
        summary: "Two spaces in a row where the source has one.",
        rationale: "A typing mistake that leaves a gap in the line, and at the largest text sizes an indented line.",
        falsePositives: "Spaces that align columns in the translation only.",
        falseNegatives: "Two spaces that the source has too, anywhere.",
        triggering: [
            Sample("""
                en row = One space here
                nl row = Eén⟦  ⟧spatie hier
                """),
        ],
        nonTriggering: [
            Sample("""
                en code = A  B
                nl code = A  B
                """, title: "as in the source"),
        ])

    public func check(_ unit: UnitView, _ context: RuleContext) {
        guard unit.text.classes.contains(.spaceRun), let source = unit.source, !source.text.classes.contains(.spaceRun) else { return }
        guard let range = Self.interiorRun(unit.text) else { return }
        context.report(self, .note, at: unit, range: range, words: ["  "], "two spaces in a row where the source has one leave a gap in the line; remove one")
    }

    /// The first run of two or more white-space characters with something on both sides.
    private static func interiorRun(_ text: AnalyzedText) -> Range<Int>? {
        let edges = Edges(text)
        if edges.isBlank { return nil }
        var offset = 0, runStart = 0, run = 0
        let end = text.utf8Count - edges.trailing
        for scalar in text.value.unicodeScalars {
            let width = UTF8.width(scalar)
            if offset >= end { break }
            if offset >= edges.leading {
                if scalarClass(scalar.value).hasAny([.space, .tab]) {
                    if run == 0 { runStart = offset }
                    run += 1
                } else {
                    if run >= 2 { return runStart..<offset }
                    run = 0
                }
            }
            offset += width
        }
        return nil
    }
}
