import HeardCore
import HeardLanguage
import HeardLayout

/// A title or reason that takes too many lines at the largest text size.
public struct ExcessLinesRule: EntryRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "excess-lines", family: .size, severity: .note,
        summary: "Too many lines at the largest text size.",
        rationale: """
            At AX5 a line of the narrowest phone holds about twelve letters. A title of more than six lines, or one that takes more than twice the lines of \
            the source language, pushes everything else off the screen, and layouts that were tried in the source language were not tried with it.
            """,
        falsePositives: "Screens made for long text.",
        falseNegatives: "Text that is neither a reason nor known to be a control’s title.",
        wcag: ["1.4.4"], labels: ["Larger Text"],
        triggering: [
            Sample("""
                // Title of the button
                en pay.button_title = Pay
                de pay.button_title = ⟦Jetzt mit Karte oder Konto bezahlen⟧
                """, title: "more than twice the lines of the source"),
        ],
        nonTriggering: [
            Sample("""
                // Title of the button
                en pay.button_title = Pay now
                de pay.button_title = Jetzt bezahlen
                """),
        ])

    public func check(_ entry: EntryView, _ context: RuleContext) throws {
        guard entry.isEffective, let subject = SizeSubject.of(entry.key, context), let device = SizeDevices.devices(context).first else { return }
        for unit in entry.units where unit.standsAlone && !unit.unit.isAbsent {
            guard let text = try SizeText(unit, self, context) else { continue }
            let size = subject.control.size(.accessibility5).points, width = subject.control.lineWidth(on: device)
            let lines = text.prepared.summary(size: size, width: width).lines
            guard lines > 2 else { continue }
            var sourceLines: Int?
            if let source = unit.source, let prepared = try SizeText(source, self, context)?.prepared { sourceLines = prepared.summary(size: size, width: width).lines }
            let limit = context.settings.maximumLines
            let isOverLimit = lines > limit, isOverSource = sourceLines.map { lines > 2 * $0 } ?? false
            guard isOverLimit || isOverSource else { continue }
            var details: [String: DetailValue] = [
                "lines": .integer(lines), "limit": .integer(limit), "device": .string(device.sizeText), "contentSize": .string("AX5"),
                "metrics": .string(text.prepared.metrics.source.name),
            ]
            if let sourceLines { details["sourceLines"] = .integer(sourceLines) }
            let compared = sourceLines.map { " (\($0) in the source)" } ?? ""
            context.report(
                self, .note, at: unit, details: details, evidence: subject.evidence,
                "this \(subject.name) takes \(lines) lines\(compared) at the largest text size (AX5) on a screen of \(device.sizeText): "
                    + (isOverLimit ? "more than \(limit)" : "more than twice the source") + "; shorten it, or see whether the screen has room for it\(text.argumentNote)")
        }
    }
}
