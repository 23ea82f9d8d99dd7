import HeardCore

/// Controls that tell their state by text where the platform has a control for it.
public struct ControlMisfitRule: ProjectRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "control-misfit", family: .voiceOver, scope: .source, severity: .note,
        summary: "A state is told by a text where the platform has a control or trait for it.",
        rationale: """
            On and off belong to a Toggle, which says them in the user’s language. Five buttons “1 star” to “5 stars” are five stops for one number: one adjustable value \
            (Stepper("Rating", value: $rating, in: 1...5).accessibilityValue("\\(rating) of 5")) is one. A value that changes by itself needs .updatesFrequently, \
            or VoiceOver reads the old one.
            """,
        falsePositives: "A button that only looks like a switch; a value that changes rarely.",
        falseNegatives: "Custom controls whose text is made at run time.",
        wcag: ["4.1.2"], labels: ["VoiceOver", "Voice Control"], needsSource: true)

    public func check(_ project: ProjectView, _ context: RuleContext) {
        guard let source = project.project.source else { return }
        let rows = SourceRows(project, context)
        var ratings: [String: [(Control, TextUse)]] = [:]
        for control in source.controls {
            if control.kind == .button, !control.traits.contains(.toggle) { checkSwitch(control, rows, context) }
            if control.kind != .progress, control.kind != .slider, control.kind != .stepper, control.kind != .textField, !control.traits.contains(.updatesFrequently), !control.traits.contains(.adjustable) {
                checkProgress(control, rows, context)
            }
            if control.kind == .button || control.kind == .image {
                for label in control.labels where rows.texts(of: label).contains(where: Self.isRating) { ratings[control.place.file + "/" + control.screen, default: []].append((control, label)) }
            }
        }
        for (_, list) in ratings.sorted(by: { $0.key < $1.key }) where Set(list.flatMap { rows.texts(of: $0.1) }).count >= 3 {
            report(list[0].1, rows, context, "these are \(list.count) controls for one number: make them one adjustable value (a Stepper or .accessibilityAdjustableAction with the value \(quoted("3 of 5")))")
        }
        for seen in source.observations where seen.kind == .ratingButtons {
            context.report(self, .note, file: seen.place.file, start: seen.place.start, end: seen.place.end, words: [seen.detail],
                           "a row of controls for one number: make them one adjustable value (a Stepper or .accessibilityAdjustableAction with the value \(quoted("3 of 5")))")
        }
    }

    private func checkSwitch(_ control: Control, _ rows: SourceRows, _ context: RuleContext) {
        let values = control.values.filter { $0.kind != .dynamic }
        let texts = values.map { rows.texts(of: $0).map { ComparableText.words($0).joined(separator: " ") } }
        guard values.count >= 1, texts.allSatisfy({ $0.contains { $0 == "on" || $0 == "off" } }), let first = values.first else { return }
        report(first, rows, context, "\(quoted(rows.name(of: control))) is a button that says on and off by its value: use a Toggle, which says it in the user’s language and is operated as a switch")
    }

    private func checkProgress(_ control: Control, _ rows: SourceRows, _ context: RuleContext) {
        for value in control.values where value.kind == .key {
            for text in rows.texts(of: value) {
                let lower = text.lowercased()
                guard text.utf8.contains(0x25) || text.unicodeScalars.contains("\u{FFFC}") else { continue }
                guard lower.containsASCII("remaining") || lower.containsASCII(" left") || lower.containsASCII("percent") || lower.containsASCII("%%") || lower.containsASCII("elapsed") || value.key.lowercased().containsASCII("progress") else { continue }
                report(value, rows, context, "this value changes by itself, and \(quoted(rows.name(of: control))) lacks .updatesFrequently: VoiceOver may go on reading the old one")
                return
            }
        }
    }

    private func report(_ use: TextUse, _ rows: SourceRows, _ context: RuleContext, _ message: String) {
        if let row = use.rows.first, let entry = rows.sourceEntry(row) {
            context.report(self, .note, atKeyOf: entry, evidence: [Evidence(role: use.roles, kind: .source, detail: use.api, file: use.place.file, line: use.place.line)], message)
        } else { context.report(self, .note, file: use.place.file, start: use.place.start, end: use.place.end, words: [use.key], message) }
    }

    /// "1 star", "5 stars": a number from 1 to 10 before a word.
    static func isRating(_ text: String) -> Bool {
        let words = ComparableText.words(text)
        guard words.count == 2, let number = Int(words[0]) ?? ["one": 1, "two": 2, "three": 3, "four": 4, "five": 5][words[0]], (1...10).contains(number) else { return false }
        return words[1] == "star" || words[1] == "stars" || words[1] == "point" || words[1] == "points" || words[1] == "heart" || words[1] == "hearts"
    }
}
