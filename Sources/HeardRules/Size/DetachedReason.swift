import HeardCore
import HeardLanguage
import HeardLayout

/// A reason that no longer stands on one screen with its button.
public struct DetachedReasonRule: EntryRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "detached-reason", family: .size, scope: .table, severity: .warning,
        summary: "At the largest text size the reason no longer fits on one screen with its button.",
        rationale: """
            A disabled button is right only while its reason can be read next to it. At AX5 a long reason pushes the button off the screen: people see \
            a dimmed button, or a text about something that they can’t see. Say in fewer words what to do, or show the details elsewhere.
            """,
        falsePositives: "Screens without bars, reasons in small type that only the app knows, buttons beside the reason. The assumptions are in the finding.",
        falseNegatives: "Screens with more around the button than two bars.",
        roles: .reason, wcag: ["1.4.4", "1.4.10", "3.3.2"], labels: ["Larger Text"],
        triggering: [
            Sample("""
                // roles: reason
                en pay.reason = Add a card.
                de pay.reason = ⟦Bezahlen ist möglich, sobald eine gültige Karte hinterlegt, die Adresse bestätigt und die Prüfung durch die Bank abgeschlossen ist.⟧
                """, title: "everything at once"),
        ],
        nonTriggering: [
            Sample("""
                // roles: reason
                en pay.reason = Add a card.
                de pay.reason = Karte hinzufügen.
                """),
        ])

    public func check(_ entry: EntryView, _ context: RuleContext) throws {
        guard entry.isEffective, SizeSubject.of(entry.key, context)?.kind == .reason, let style = style(of: entry.key) else { return }
        var button: ReasonButton.Found?, didLook = false
        for unit in entry.units where unit.standsAlone && !unit.unit.isAbsent {
            guard let text = try SizeText(unit, self, context) else { continue }
            let devices = SizeDevices.devices(context)
            // Without its button's title, with one line for it: the cheap look first.
            guard devices.contains(where: { ReasonPlacement(title: nil, reason: text.prepared, device: $0, contentSize: .accessibility5, reasonStyle: style).excess > -3 * 62 }) else { continue }
            if !didLook {
                button = try ReasonButton.find(for: entry, self, context)
                didLook = true
            }
            let placements = devices.map { ReasonPlacement(title: button?.title, reason: text.prepared, device: $0, contentSize: .accessibility5, reasonStyle: style) }
            guard let worst = placements.max(by: { $0.excess < $1.excess }), worst.isDetached else { continue }
            report(worst, placements, text, style, button, unit, context)
        }
    }

    private func report(_ worst: ReasonPlacement, _ placements: [ReasonPlacement], _ text: SizeText, _ style: TextStyle, _ button: ReasonButton.Found?, _ unit: UnitView, _ context: RuleContext) {
        let severity: Severity = worst.excess > worst.reasonLeading ? .warning : .note
        let first = DynamicTypeSize.allCases.first {
            ReasonPlacement(title: button?.title, reason: text.prepared, device: worst.device, contentSize: $0, reasonStyle: style).isDetached
        } ?? .accessibility5
        let detached = placements.filter(\.isDetached).map(\.device.sizeText)
        let title: String
        if let button, let shown = button.title {
            title = "its button \(quoted(shown.string(0..<shown.units.count))) (\(button.key), known from \(button.how)) \(lines(worst.buttonLines))"
        } else {
            title = "its button (not known, taken to have one line) 1 line"
        }
        let beginning = first == .accessibility5 ? "" : " (from content size \(first.name) on)"
        context.report(
            self, severity, at: unit,
            details: [
                "reasonLines": .integer(worst.reasonLines), "reasonHeight": .number(worst.reasonHeight), "buttonLines": .integer(worst.buttonLines),
                "buttonHeight": .number(worst.buttonHeight), "screenHeight": .number(worst.screenHeight), "excess": .number(worst.excess),
                "device": .string(worst.device.sizeText), "devices": .list(detached), "contentSize": .string("AX5"), "firstContentSize": .string(first.name),
                "metrics": .string(text.prepared.metrics.source.name),
            ].merging(button.map { ["button": .string($0.key)] } ?? [:]) { a, _ in a },
            "at the largest text size (AX5) this reason takes \(lines(worst.reasonLines))\(style == .body ? "" : " in " + style.name) and \(title): \(points(worst.excess)) more than a screen of \(worst.device.sizeText) shows "
                + "between its bars, so that who reads the reason does not see the button\(beginning); say it in fewer words\(text.argumentNote)")
    }

    private static let containers: Set<String> = ["Form", "List", "Section", "Group", "GroupBox", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView", "Grid", "TabView", "NavigationStack", "NavigationView", "DisclosureGroup", "Menu"]

    /// What the reason is set in: as the code says, the largest where it is shown more than once, else body. Nil where it always stands beside its button: the
    /// button is in a bar, which stays in sight, or the reason has a size in points, which does not grow; or where it stands elsewhere at any size.
    private func style(of key: KeyView) -> TextStyle? {
        guard let source = key.table.project.project.source else { return .body }
        let reference = KeyReference(table: key.table.index, row: key.index)
        let controls = source.controls(of: reference).filter { $0.reasons.contains { $0.rows.contains(reference) } }
        if controls.isEmpty { return .body }
        // A form that is off as a whole is no button.
        if controls.allSatisfy({ $0.kind == .other && Self.containers.contains($0.name) }) { return nil }
        if controls.allSatisfy(\.isInBar) { return nil }
        let fonts = controls.lazy.filter { !$0.isInBar }.flatMap(\.reasons).filter { $0.rows.contains(reference) && !$0.isApart }.map(\.font).filter { $0 != "fixed" }
        // Styles stand in the order of their size.
        return fonts.map { $0.flatMap { TextStyle(name: $0) } ?? .body }.min { $0.rawValue < $1.rawValue }
    }

    private func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}
