import HeardCore

/// What no tool can hear or see: tasks for a person, made from the strings that were found. The form is Profile, Task, Expected.
public struct ManualScript: Sendable {
    public struct Step: Sendable {
        public var profile: String
        public var task: String
        public var expected: [Line]
    }

    /// A line with a quotation in the app's language, or without one.
    public struct Line: Sendable {
        public var before: String
        public var quotation: String?
        public var after: String
        init(_ before: String, _ quotation: String? = nil, _ after: String = "") {
            self.before = before
            self.quotation = quotation
            self.after = after
        }
    }

    public var steps: [Step]

    /// - Parameters:
    ///   - strings: the spoken strings of the locale, in report order
    public init(locale: LanguageTag, strings: [ReportString]) {
        func first(_ role: RoleSet, _ limit: Int = 3) -> [ReportString] {
            var seen = Set<String>(), out: [ReportString] = []
            for string in strings where string.roles.contains(role) && !string.value.isEmpty {
                if seen.insert(string.value).inserted { out.append(string) }
                if out.count == limit { break }
            }
            return out
        }
        var steps: [Step] = []
        let labels = first(.label), values = first(.value), reasons = first(.reason), announcements = first(.announcement)
        var choose = labels.map { Line("the name stays", $0.value) }
        choose += values.map { Line("the value is spoken once:", $0.value) }
        steps.append(Step(profile: "VoiceOver", task: "choose an option, then go through the options again",
                          expected: choose + [Line("each option keeps the same name"), Line("only the chosen one says that it is selected, once, wherever it stands in the phrase"), Line("the state changes right after activation")]))
        steps.append(Step(profile: "VoiceOver", task: "leave a required field empty and press the button that continues",
                          expected: [Line("the button can be pressed"), Line("focus moves to the error of the field"), Line("entered values stay")]))
        if !reasons.isEmpty {
            steps.append(Step(profile: "VoiceOver", task: "reach each control while it can't be used",
                              expected: reasons.map { Line("it says why:", $0.value, " and that it is dimmed") } + [Line("the same reason is visible beside it")]))
        }
        if !announcements.isEmpty {
            steps.append(Step(profile: "VoiceOver", task: "wait for what the app is doing",
                              expected: announcements.map { Line("spoken once, when it ends:", $0.value) } + [Line("nothing is announced while typing")]))
        }
        steps.append(Step(profile: "Voice Control", task: "turn on Show names and press each control by its name",
                          expected: labels.map { Line("the name on the screen is the one that works:", $0.value) } + [Line("no two controls of a screen have the same name")]))
        steps.append(Step(profile: "Grayscale on (Settings → Accessibility → Display & Text Size → Color Filters)", task: "find the selected filter and the invalid field",
                          expected: [Line("both are identifiable without color")]))
        steps.append(Step(profile: "Grayscale, Differentiate Without Color on", task: "find the selected filter",
                          expected: [Line("visible without color: icon, text or shape"), Line("the indicator has a contrast of 3:1 against what is beside it")]))
        steps.append(Step(profile: "Larger Text AX5, \(locale.language == "de" ? "German" : locale.isLanguage ? "this language (\(locale.text)); German too" : "German")", task: "the same screens",
                          expected: reasons.map { Line("wraps and stays next to its button:", $0.value) } + [Line("no word is broken, nothing is cut off, nothing overlaps")]))
        if locale.isLanguage, HeardRightToLeft.contains(locale) {
            steps.append(Step(profile: "\(locale.language == "ar" ? "Arabic" : locale.text) locale", task: "the same screens",
                              expected: values.map { Line("translated and read in the right order:", $0.value) } + [Line("the selected indicator mirrors"), Line("numbers, names and punctuation stand where a reader expects them")]))
        } else {
            steps.append(Step(profile: "Arabic locale", task: "the same screens", expected: [Line("value strings are translated"), Line("the selected indicator mirrors correctly")]))
        }
        self.steps = steps
    }
}
