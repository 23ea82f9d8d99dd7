/// The success criteria of WCAG 2.2 that a string can break, with the clauses of EN 301 549 V3.2.1.
enum WCAG {
    struct Criterion: Sendable {
        var number: String
        var name: String
        var level: String
        /// Clause for the web.
        var web: String
        /// Clause for software that assistive technology can reach (an app on iOS or macOS); "does not apply" where it does not.
        var software: String
        /// What of it shows in an app's strings.
        var inStrings: String
    }

    /// In the order of the numbers. Clauses as in the EN's table of contents; 3.1.2 has none for software in this version.
    static let criteria: [Criterion] = [
        Criterion(number: "1.1.1", name: "Non-text Content", level: "A", web: "9.1.1.1", software: "11.1.1.1.1", inStrings: "pictures and symbols without words"),
        Criterion(number: "1.3.1", name: "Info and Relationships", level: "A", web: "9.1.3.1", software: "11.1.3.1.1", inStrings: "structure only faked in a label"),
        Criterion(number: "1.3.2", name: "Meaningful Sequence", level: "A", web: "9.1.3.2", software: "11.1.3.2.1", inStrings: "text whose order changes when it is shown"),
        Criterion(number: "1.3.3", name: "Sensory Characteristics", level: "A", web: "9.1.3.3", software: "11.1.3.3", inStrings: "instructions by shape, place or colour"),
        Criterion(number: "1.4.1", name: "Use of Color", level: "A", web: "9.1.4.1", software: "11.1.4.1", inStrings: "colour as the only means"),
        Criterion(number: "1.4.4", name: "Resize Text", level: "AA", web: "9.1.4.4", software: "11.1.4.4.1", inStrings: "text that fits at the default size only"),
        Criterion(number: "1.4.10", name: "Reflow", level: "AA", web: "9.1.4.10", software: "11.1.4.10", inStrings: "words wider than the line"),
        Criterion(number: "1.4.11", name: "Non-text Contrast", level: "AA", web: "9.1.4.11", software: "11.1.4.11", inStrings: "nothing: test by eye"),
        Criterion(number: "1.4.12", name: "Text Spacing", level: "AA", web: "9.1.4.12", software: "11.1.4.12", inStrings: "text without room for spacing"),
        Criterion(number: "2.4.4", name: "Link Purpose (In Context)", level: "A", web: "9.2.4.4", software: "11.2.4.4", inStrings: "links that say nothing"),
        Criterion(number: "2.4.6", name: "Headings and Labels", level: "AA", web: "9.2.4.6", software: "11.2.4.6", inStrings: "labels that do not describe"),
        Criterion(number: "2.5.3", name: "Label in Name", level: "A", web: "9.2.5.3", software: "11.2.5.3.1", inStrings: "a spoken label without the visible title"),
        Criterion(number: "3.1.1", name: "Language of Page", level: "A", web: "9.3.1.1", software: "11.3.1.1.1", inStrings: "text in another language than the app's"),
        Criterion(number: "3.1.2", name: "Language of Parts", level: "AA", web: "9.3.1.2", software: "does not apply", inStrings: "an untranslated label in a translated app"),
        Criterion(number: "3.3.1", name: "Error Identification", level: "A", web: "9.3.3.1", software: "11.3.3.1.1", inStrings: "an error that is not named"),
        Criterion(number: "3.3.2", name: "Labels or Instructions", level: "A", web: "9.3.3.2", software: "11.3.3.2", inStrings: "empty or placeholder labels"),
        Criterion(number: "3.3.3", name: "Error Suggestion", level: "AA", web: "9.3.3.3", software: "11.3.3.3", inStrings: "an error without a way out"),
        Criterion(number: "4.1.2", name: "Name, Role, Value", level: "A", web: "9.4.1.2", software: "11.4.1.2.1", inStrings: "state or role frozen into a name"),
        Criterion(number: "4.1.3", name: "Status Messages", level: "AA", web: "9.4.1.3", software: "11.4.1.3", inStrings: "missing or misleading announcements"),
    ]

    static func criterion(_ number: String) -> Criterion? { criteria.first { $0.number == number } }
}
