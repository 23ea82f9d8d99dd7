import HeardCore
import HeardLanguage
import HeardLayout

/// A source text whose translation, not there yet, would probably not fit.
public struct ExpansionRiskRule: KeyRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "expansion-risk", family: .size, scope: .table, severity: .note,
        summary: "The translation that is still missing will probably take too much room.",
        rationale: """
            Translations are longer than their source. For a reason or a control’s title without a translation yet, its size is estimated from the source \
            and from how much longer translations into that language are in real apps (three of four stay below the figure), and put on the narrowest \
            phone at AX5: better to leave room, or to say less, before the text is sent to translators.
            """,
        falsePositives: "It is an estimate from the length alone: the translation may be short.",
        falseNegatives: "Long words: only the number of lines is estimated.",
        wcag: ["1.4.4"], labels: ["Larger Text"],
        triggering: [
            Sample("""
                // roles: reason
                en pay.reason = ⟦Paying is possible when a card is added and its bank has confirmed it.⟧
                // roles: visible
                en a.b = Hello
                de a.b = Hallo
                """, title: "German before there is German"),
        ],
        nonTriggering: [
            Sample("""
                // Title of the button
                en pay.button_title = Pay
                // roles: visible
                en a.b = Hello
                de a.b = Hallo
                """, title: "short"),
        ])

    public func check(_ key: KeyView, _ context: RuleContext) throws {
        guard let source = key.source, source.hasValue, !source.entry.flags.contains(.doNotTranslate), let subject = SizeSubject.of(key, context) else { return }
        // Factors are those of translations from English.
        guard !source.tag.isLanguage || source.tag.language == "en" else { return }
        let missing = missingLocales(key)
        guard !missing.isEmpty, let device = SizeDevices.devices(context).first else { return }
        let button = subject.kind == .reason ? try ReasonButton.find(for: source, self, context) : nil
        let control = subject.control, size = control.size(.accessibility5), width = control.lineWidth(on: device)
        for unit in source.units where unit.standsAlone {
            guard let text = try SizeText(unit, self, context) else { continue }
            let sourceLines = text.prepared.summary(size: size.points, width: width).lines
            let length = text.worstCase.text.unicodeScalars.count
            for (tag, isShipped) in missing {
                let factor = ExpansionTable.factor(language: tag.language, length: length)
                // Wider text needs proportionally more lines; those that are not full stay so.
                let natural = text.prepared.naturalWidth(size: size.points) * factor
                let lines = max(Int((Double(sourceLines) * factor).rounded()), Int((natural / width).rounded(.up)))
                let reasons = problems(lines, sourceLines, button, subject, size, device, context)
                guard !reasons.isEmpty else { continue }
                let language = context.locale(tag).englishName
                context.report(
                    self, .note, at: unit, details: [
                        "factor": .number(factor), "estimatedLines": .integer(lines), "sourceLines": .integer(sourceLines), "device": .string(device.sizeText),
                        "contentSize": .string("AX5"),
                    ], locale: tag, evidence: subject.evidence,
                    "not translated to \(language) yet\(isShipped ? "" : " (no language but the source is shipped)"): a translation of \(length) characters usually needs about "
                        + "\(Int((factor * 100).rounded())) % of their width\(ExpansionTable.isMeasured(tag.language) ? "" : " (an average of all languages)"), so this "
                        + "\(subject.name) would take about \(lines) lines (\(sourceLines) in the source) at the largest text size (AX5) on a screen of \(device.sizeText), "
                        + "\(reasons.joined(separator: ", ")); leave room for it, or shorten the source\(text.argumentNote)")
            }
        }
    }

    /// Shipped locales that lack the text; German where the app is not translated at all.
    private func missingLocales(_ key: KeyView) -> [(LanguageTag, isShipped: Bool)] {
        let table = key.table.table
        let others = table.locales.indices.filter { $0 != table.sourceLocale && table.locales[$0].tag.isLanguage }
        if others.isEmpty { return [(LanguageTag("de"), false)] }
        var missing: [(LanguageTag, isShipped: Bool)] = []
        for index in others where table.locales[index].isShipped && !table.locales[index].isIncomplete {
            let tag = table.locales[index].tag
            // Another English needs no more room.
            if tag.language == "en" { continue }
            let entry = key.effectiveEntry(tag)
            if !(entry?.hasValue ?? false) { missing.append((tag, true)) }
        }
        return missing
    }

    private func problems(_ lines: Int, _ sourceLines: Int, _ button: ReasonButton.Found?, _ subject: SizeSubject, _ size: TextSize, _ device: Device, _ context: RuleContext) -> [String] {
        var found: [String] = []
        if lines > context.settings.maximumLines, sourceLines <= context.settings.maximumLines { found.append("more than \(context.settings.maximumLines)") }
        if lines > 2 * sourceLines, lines > 2 { found.append("more than twice the source") }
        if subject.kind == .reason {
            let buttonSize = ControlModel.button.size(.accessibility5)
            let buttonLines = button?.title.map { $0.summary(size: buttonSize.points, width: ControlModel.button.lineWidth(on: device)).lines } ?? 1
            let height = ControlModel.button.height(lines: buttonLines, size: buttonSize) + ReasonPlacement.spacing + Double(lines) * size.leading
            let screen = device.height - device.safeTop - device.safeBottom - ReasonPlacement.navigationBar - ReasonPlacement.tabBar
            if height > screen { found.append("and no longer fit on it with its button (\(points(height)), the screen shows \(points(screen)))") }
        }
        return found
    }
}
