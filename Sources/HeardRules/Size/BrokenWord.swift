import HeardCore
import HeardLanguage
import HeardLayout

/// A word of a title or reason that is wider than the line at the largest text size.
public struct BrokenWordRule: EntryRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "broken-word", family: .size, severity: .warning,
        summary: "A word is wider than the line at the largest text size.",
        rationale: """
            A word that does not fit on one line is broken inside, without a hyphen: “Rechtsschutzversicher / ung”. People who read at the largest text \
            sizes then have to guess where words end, on the very button that they want to press. Shorten the word, or put a soft hyphen (U+00AD) where \
            it may be broken; in code, hyphenation or a layout that gives the title the whole width helps.
            """,
        falsePositives: "Controls with smaller text than body, or that do not follow the text size. Widths are those of an estimate of the system font.",
        falseNegatives: "Text that is neither a reason nor known to be a control’s title; narrower controls than a button over the whole width.",
        wcag: ["1.4.4", "1.4.10"], labels: ["Larger Text"],
        triggering: [
            Sample("""
                // Title of the button
                en insure.button_title = Insurers
                de insure.button_title = ⟦Rechtsschutzversicherungen⟧
                """, title: "a German compound on a button"),
            Sample("""
                // roles: reason
                en pay.reason = Checking the account
                fi pay.reason = ⟦Maksukorttitietojen⟧ tarkistus
                """, title: "in a reason"),
        ],
        nonTriggering: [
            Sample("""
                // Title of the button
                en pay.button_title = Pay
                de pay.button_title = Bezahlen
                """, title: "short enough"),
            Sample("""
                en terms.body = Insurance
                de terms.body = Rechtsschutzversicherungsgesellschaften
                """, title: "not known to be a control’s title"),
            Sample("""
                // Title of the button
                en insure.button_title = Insurers
                de insure.button_title = Rechts\\u{AD}schutz\\u{AD}versiche\\u{AD}rungen
                """, title: "soft hyphens say where to break"),
            Sample("""
                // Title of the segment
                en map.kind_button = Insurers
                de map.kind_button = Rechtsschutzversicherungen
                en delete-confirmation.button = Insurers
                de delete-confirmation.button = Rechtsschutzversicherungen
                // Label of the button that adds an address
                en addresses.emptyState = No insurers
                de addresses.emptyState = Keine Rechtsschutzversicherungen
                """, title: "a segment, a button of an alert, a comment copied from the text above"),
            Sample("""
                // Used as a text for the link in privacy.text
                en privacy.link = Privacy Notice
                da privacy.link = privatlivserklæringen
                """, title: "a link that is a part of another text"),
            Sample("""
                // Checkbox title
                en updates.checkbox = Automatic updates
                fi updates.checkbox = Päivitystarkistusautomaattisuudet
                // Shown in the menu bar
                en icon.name = Icon
                fi icon.name = Kuvake
                en reveal.name = Show in Finder
                fi reveal.name = Näytä Finderissa
                """, title: "the texts of an app for the Mac"),
        ])

    /// Most words reported for one value.
    private static let limit = 3

    public func check(_ entry: EntryView, _ context: RuleContext) throws {
        guard entry.isEffective, let subject = SizeSubject.of(entry.key, context) else { return }
        let devices = SizeDevices.devices(context)
        guard let narrowest = devices.first else { return }
        // A raw key in the place of a text is another rule's.
        for unit in entry.units where unit.standsAlone && !unit.unit.isAbsent && unit.value != entry.entry.key {
            guard let text = try SizeText(unit, self, context) else { continue }
            let size = subject.control.size(.accessibility5).points, line = subject.control.lineWidth(on: narrowest)
            guard text.prepared.summary(size: size, width: line).hasBrokenWord else { continue }
            let layout = text.prepared.layout(size: size, width: line)
            guard !layout.brokenWords.isEmpty else { continue }
            var reported = 0
            for word in layout.brokenWords where reported < Self.limit {
                guard !text.worstCase.touchesUnknown(word), !text.worstCase.isOnlyArguments(word) else { continue }
                if report(word, text, unit, subject, devices, line, context) { reported += 1 }
            }
        }
    }

    private func report(_ word: Range<Int>, _ text: SizeText, _ unit: UnitView, _ subject: SizeSubject, _ devices: [Device], _ line: Double, _ context: RuleContext) -> Bool {
        let control = subject.control, error = text.prepared.metrics.source.error
        let width = text.prepared.width(word, size: control.size(.accessibility5).points)
        guard width * (1 - error) > line, let narrowest = devices.first else { return false }
        let spelled = text.prepared.string(word)
        let first = DynamicTypeSize.allCases.first { text.prepared.width(word, size: control.size($0).points) * (1 - error) > line } ?? .accessibility5
        let breaking = devices.filter { width * (1 - error) > control.lineWidth(on: $0) }
        let severity: Severity = width * (1 - error) > control.lineWidth(on: .common) && !subject.isUncertain ? .warning : .note
        context.report(
            self, severity, at: unit, range: text.worstCase.original(word), words: [spelled], suggestion: nil,
            details: [
                "word": .string(spelled), "width": .number((width * 10).rounded() / 10), "lineWidth": .number((line * 10).rounded() / 10), "contentSize": .string("AX5"),
                "firstContentSize": .string(first.name), "devices": .list(breaking.map(\.sizeText)), "metrics": .string(text.prepared.metrics.source.name),
            ],
            evidence: subject.evidence,
            "\(quoted(spelled)) is \(points(width)) wide at the largest text size (AX5) and the line of this \(subject.name) holds \(points(line)) on a screen of \(narrowest.sizeText): it is broken inside, without a "
                + "hyphen\(first == .accessibility5 ? "" : " (from content size \(first.name) on)"); use a shorter word, or put a soft hyphen, \(Invisible.spelled([0xAD], unit)), where it may be "
                + "broken\(text.argumentNote)")
        return true
    }
}
