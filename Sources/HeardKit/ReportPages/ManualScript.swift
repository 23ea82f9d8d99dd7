import HeardCore

/// What no tool can hear or see: tasks for a person, made from the strings and controls that were found. The form is Profile, Task, Expected.
struct ManualScript: Sendable {
    struct Step: Sendable {
        var profile: String
        var task: Line
        var expected: [Line]
    }

    /// Text with quotations in the app's language.
    struct Line: Sendable, ExpressibleByStringLiteral {
        enum Part: Sendable, Hashable {
            case plain(String)
            case quotation(String)
        }

        var parts: [Part]

        init(_ before: String, _ quotation: String? = nil, _ after: String = "") {
            parts = [.plain(before)] + (quotation.map { [.plain(" "), .quotation($0)] } ?? []) + (after.isEmpty ? [] : [.plain(after)])
        }

        init(_ parts: [Part]) { self.parts = parts }

        init(stringLiteral text: String) { self.init(text) }

        /// `before “a”, “b” after`.
        static func list(_ before: String, _ quotations: [String], _ after: String = "") -> Line {
            var parts: [Part] = [.plain(before)]
            for (i, text) in quotations.enumerated() { parts += [.plain(i == 0 ? " " : ", "), .quotation(text)] }
            return Line(parts + (after.isEmpty ? [] : [.plain(after)]))
        }
    }

    var steps: [Step]

    /// - Parameters:
    ///   - languageName: in English, for people
    ///   - strings: the spoken strings of the locale, in report order
    ///   - controls: what the app's source says; empty without source
    init(locale: LanguageTag, languageName: String, strings: [ReportString], controls: [ReportControl] = []) {
        // A text that should not be there is no text to listen for.
        let wrong = strings.filter { string in string.findings.contains { Self.againstTheText.contains($0.rule) } }
        let refused = Set(wrong.map(\.value))
        func first(_ role: RoleSet, _ limit: Int = 3) -> [String] {
            Self.distinct(strings.filter { $0.roles.contains(role) && !refused.contains($0.value) }.map(\.value), limit)
        }
        let options = Self.distinct(controls.filter(\.isSelectable).compactMap(\.name).filter { !refused.contains($0) }, 4)
        let labels = options.isEmpty ? first(.label) : options
        let values = first(.value), reasons = first(.reason), announcements = first(.announcement)
        var steps = [Self.selection(options, labels, values)]
        steps += Self.validation(controls)
        steps += Self.disabled(controls, reasons)
        if !announcements.isEmpty {
            steps.append(Step(profile: "VoiceOver", task: "wait for what the app is doing to end",
                              expected: announcements.map { Line("spoken once, when it ends:", $0) } + ["nothing is announced while you type, and no “enabled” or “disabled”"]))
        }
        steps.append(Step(profile: "Voice Control", task: "turn on Show Names and press each control by its name",
                          expected: labels.map { Line("the name on the screen is the one that works:", $0) } + ["no two controls of a screen have the same name", "the name does not change with the state"]))
        steps += Self.sight(controls)
        steps.append(Step(profile: "Larger Text AX5, " + (locale.language == "de" || !locale.isLanguage ? "German" : "\(languageName); then German too"), task: "the same screens",
                          expected: reasons.map { Line("wraps and stays next to its button:", $0) } + ["no word is broken, nothing is cut off, nothing overlaps"]))
        steps.append(Self.direction(locale, languageName, values))
        self.steps = steps
    }

    // MARK: Parts

    private static let againstTheText: Set<String> = ["availability-announcement", "state-in-label", "role-in-label", "state-in-value", "reason-missing", "unspeakable-text", "key-as-value"]

    private static func distinct(_ texts: [String], _ limit: Int) -> [String] {
        var seen = Set<String>(), out: [String] = []
        for text in texts where !text.isEmpty && seen.insert(text).inserted {
            out.append(text)
            if out.count == limit { break }
        }
        return out
    }

    private static func selection(_ options: [String], _ labels: [String], _ values: [String]) -> Step {
        let task: Line = options.first.map { Line("choose", $0, ", then go through the options again") } ?? "choose an option (a payment method, a filter), then go through the options again"
        var expected: [Line] = labels.isEmpty ? [] : [.list("each option keeps its name:", labels)]
        if labels.isEmpty { expected.append("each option keeps the same name") }
        expected += ["only the chosen one says that it is selected, once, wherever it stands in the phrase", "the state changes right after activation"]
        expected += values.map { Line("the value is spoken once:", $0) }
        return Step(profile: "VoiceOver", task: task, expected: expected)
    }

    /// Forms: the button stays enabled and tells on tap what is missing.
    private static func validation(_ controls: [ReportControl]) -> [Step] {
        let buttons = distinct(controls.filter { $0.kind == .button && !$0.disabledWhile.isEmpty && $0.reasons.isEmpty }.compactMap(\.name), 3)
        let errors = distinct(controls.filter { $0.kind == .textField }.flatMap(\.reasons), 3)
        let task: Line = buttons.isEmpty ? "leave a required field (the e-mail) empty and press the button that continues" : .list("leave a required field empty and press", buttons)
        return [Step(profile: "VoiceOver", task: task,
                     expected: ["the button can be pressed", "focus moves to the error of the first field"] + errors.map { Line("the field says its error with its value:", $0) } + ["entered values stay"])]
    }

    private static func disabled(_ controls: [ReportControl], _ reasons: [String]) -> [Step] {
        var covered = Set<String>()
        var steps: [Step] = controls.filter { !$0.disabledWhile.isEmpty && !$0.reasons.isEmpty && $0.kind != .textField }.prefix(5).map { control in
            covered.formUnion(control.reasons)
            let task: Line = control.name.map { Line("reach", $0, " while \(control.disabledWhile.joined(separator: " or ")) (\(control.place))") }
                ?? Line("reach the control of \(control.place) while \(control.disabledWhile.joined(separator: " or "))")
            var expected: [Line] = control.name.map { [Line("it says its name:", $0)] } ?? []
            expected += control.reasons.map { Line("it says why, and “dimmed” in the user’s language:", $0) }
            return Step(profile: "VoiceOver", task: task, expected: expected + ["the same reason is visible next to it"])
        }
        let others = reasons.filter { !covered.contains($0) }
        if steps.isEmpty || !others.isEmpty {
            steps.append(Step(profile: "VoiceOver", task: "reach each control while it can’t be used (a card is being checked, a file is sent)",
                              expected: others.map { Line("it says why, and “dimmed” in the user’s language:", $0) } + ["it says its name, the reason, and that it is dimmed", "the same reason is visible next to it"]))
        }
        return steps
    }

    private static func sight(_ controls: [ReportControl]) -> [Step] {
        let names = distinct(controls.filter { $0.hasColorState || $0.isSelectable }.compactMap(\.name), 4)
        let found: [Line] = names.isEmpty ? [] : [.list("the state is visible on each of", names)]
        return [
            Step(profile: "Grayscale on (Settings → Accessibility → Display & Text Size → Color Filters)", task: "find the selected filter and the invalid field",
                 expected: found + ["both are identifiable without color"]),
            Step(profile: "Grayscale, Differentiate Without Color on", task: "find the selected filter",
                 expected: ["visible without color: icon, text or shape", "the indicator has a contrast of 3:1 against what is beside it"]),
        ]
    }

    private static func direction(_ locale: LanguageTag, _ languageName: String, _ values: [String]) -> Step {
        guard locale.isLanguage, HeardRightToLeft.contains(locale) else {
            return Step(profile: "Arabic locale", task: "the same screens", expected: ["value strings are translated", "the selected indicator mirrors correctly"])
        }
        return Step(profile: "\(languageName) locale", task: "the same screens",
                    expected: values.map { Line("translated and read in the right order:", $0) } + ["the selected indicator mirrors correctly", "numbers, names and punctuation stand where a reader expects them"])
    }
}
