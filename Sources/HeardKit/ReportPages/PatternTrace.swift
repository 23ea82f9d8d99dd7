/// Where each statement of the three patterns that `heard` answers to lands: rules, or a part of the report. The patterns are texts about states in user interfaces
/// (State as Value, Color Only State, Disabled State Explanation); they are told here in our own words.
struct PatternTrace: Sendable {
    var pattern: String
    /// Heading of the pattern under which the sentence stands.
    var section: String
    /// Lines of the section that it is about, from 1, empty ones not counted.
    var lines: ClosedRange<Int>
    /// What the pattern says, in short.
    var says: String
    /// Rules that find the opposite.
    var rules: [String]
    /// Where else it lands: the manual script, the evidence record, the utterance; or why nothing has to be found.
    var part: String

    /// Something to find, or to ask a person; false for what only leads to further texts.
    var isStatement: Bool { part != Self.reading }

    /// One section of a pattern.
    private static func section(_ pattern: String, _ section: String, _ rows: [(ClosedRange<Int>, String, [String], String)]) -> [PatternTrace] {
        rows.map { PatternTrace(pattern: pattern, section: section, lines: $0.0, says: $0.1, rules: $0.2, part: $0.3) }
    }

    private static let spokenOnce = ["state-in-value"]
    private static let nameOnly = ["state-in-label", "role-in-label", "ambiguous-label", "inconsistent-term"]
    private static let counts = ["count-without-plural", "missing-plural-category", "unreachable-plural-category", "implied-quantity", "literal-number", "identical-plural-forms",
                                 "argument-mismatch", "argument-order", "invalid-specifier", "accidental-specifier"]
    private static let localized = ["untranslated-value", "missing-translation", "key-as-value", "empty-value"]
    private static let mirrored = ["unisolated-insert", "wrong-base-direction", "unmirrored-direction", "bidi-override", "unbalanced-bidi-control", "direction-word", "presentation-form"]
    private static let tallText = ["broken-word", "detached-reason", "excess-lines", "expansion-risk"]
    private static let reasons = ["reason-missing", "reason-not-spoken", "reason-mismatch"]
    private static let colorScript = "manual script: Grayscale, Differentiate Without Color"
    private static let record = "testing evidence record"
    private static let reading = "further reading, nothing to find"

    /// In the order of the patterns.
    static let all: [PatternTrace] = stateAsValue + colorOnly + disabled

    private static let stateAsValue: [PatternTrace] =
        section("State as Value", "Intent", [
            (1...1, "Whatever state is seen is heard: selected, on and off, counts, progress, unavailable, invalid, ratings.", ["color-only", "reason-not-spoken", "control-misfit"], "spoken strings of each locale"),
        ]) + section("State as Value", "Problem", [
            (1...1, "A state told by colour, icon, movement or place is silence for a listener.", ["color-only", "sensory-wording"], ""),
            (2...5, "Several options sound alike and none says that it is the chosen one.", ["color-only", "ambiguous-label"], "manual script: VoiceOver"),
        ]) + section("State as Value", "Solution", [
            (1...1, "The name is the label and stays; the state is a trait, or else the value.", nameOnly + ["state-in-value"], ""),
            (2...2, "A trait is spoken in the user’s language; a state in the label breaks the commands of Voice Control.", ["state-in-label", "label-not-in-name"], "utterance; manual script: Voice Control"),
            (3...4, "What is it: the label.", ["unspeakable-text", "label-form", "role-in-label"], ""),
            (5...5, "In what state: selected, not enabled and on or off are traits, the rest is a value.", ["state-in-value", "state-in-label", "control-misfit"], ""),
            (6...6, "What kind of control: a trait, not a word.", ["role-in-label"], ""),
            (7...7, "What happens: a hint, only where it isn’t clear.", ["hint-form", "gesture-in-hint", "state-in-hint"], ""),
            (8...8, "Selected is a trait; the same word as a value is spoken a second time.", spokenOnce, "utterance"),
        ]) + section("State as Value", "Implementation", [
            (1...7, "A selected filter: another icon for the eye, the trait for the ear.", ["color-only", "state-in-value"], ""),
            (8...9, "On and off is a switch, not a button with a word.", ["control-misfit", "state-in-value"], ""),
            (10...12, "A count is the value of its button.", counts, ""),
            (13...15, "A rating is one adjustable value, not five buttons.", ["control-misfit", "unspeakable-text"] + counts, ""),
            (16...18, "A selected cell in UIKit: the trait beside a label that stays.", ["state-in-value", "state-in-label", "color-only"], ""),
            (19...22, "Progress is a value that updates often.", ["control-misfit"] + counts, ""),
            (23...23, "Values are text for people and are localized; the system localizes traits.", localized, "translated share of the spoken strings"),
        ]) + section("State as Value", "Check", [
            (1...5, "VoiceOver: every option keeps its name, only the chosen one says that it is selected, once, at once.", nameOnly + spokenOnce, "manual script: VoiceOver"),
            (6...8, "Grayscale with Differentiate Without Color: the selection is seen by icon, text or shape.", ["color-only"], colorScript),
            (9...11, "Arabic: values are translated, the indicator is mirrored.", localized + mirrored, "manual script: Arabic"),
        ]) + section("State as Value", "Pitfalls", [
            (1...1, "The value repeats the trait.", spokenOnce, ""),
            (2...2, "The label holds the state, so the command changes with it.", ["state-in-label"], "manual script: Voice Control"),
            (3...3, "The state is in the hint alone, which people turn off.", ["state-in-hint"], ""),
            (4...4, "The trait is on what is merely highlighted.", ["control-misfit"], "manual script: VoiceOver"),
            (5...5, "Five buttons for one number.", ["control-misfit"], ""),
            (6...6, "English written into the code as a value.", localized, ""),
        ]) + section("State as Value", "WCAG mapping", [
            (1...1, "4.1.2: the state is exposed.", ["state-in-label", "state-in-value"], record),
            (2...2, "1.4.1: not by colour alone.", ["color-only"], record),
            (3...3, "1.3.1: what is seen is in the semantics.", ["color-only"], record),
            (4...4, "1.4.11: the indicator has a contrast of 3:1.", [], record + "; " + colorScript),
            (5...5, "Color Only State is the neighbour that is traced below.", ["color-only"], ""),
            (6...6, "An error that is silent.", ["reason-not-spoken"], ""),
            (7...7, "Feedback by movement alone.", ["sensory-wording"], "manual script: VoiceOver"),
            (8...8, "Announcements that talk over the user.", ["availability-announcement", "long-announcement"], ""),
            (9...9, "Two controls with one voice command.", ["ambiguous-label"], "manual script: Voice Control"),
            (10...10, "Noise while content loads.", ["availability-announcement"], "manual script: VoiceOver"),
            (11...11, "A control that is off without a reason.", reasons, ""),
            (12...16, "Chapters of the book.", [], reading),
        ]) + section("State as Value", "Sources", [(1...4, "Sources of the pattern.", [], reading)])

    private static let colorOnly: [PatternTrace] =
        section("Color Only State", "Symptom", [
            (1...1, "A filter, a field, an order or a payment method shows its state by colour; VoiceOver reads them alike.", ["color-only"], ""),
            (2...6, "A listener can’t tell which option is the chosen one.", ["color-only", "ambiguous-label"], "manual script: VoiceOver"),
        ]) + section("Color Only State", "Where it shows up", [
            (1...1, "Filters, tabs, forms, status of payments and orders, charts, maps, badges, ratings.", ["color-only", "sensory-wording", "unspeakable-text"], ""),
        ]) + section("Color Only State", "Why it blocks the task", [
            (1...1, "Many people don’t see the colour; what is selected decides what is charged.", ["color-only"], colorScript),
        ]) + section("Color Only State", "Root cause", [
            (1...2, "The code has the state and gives it to the style only.", ["color-only"], ""),
            (3...3, "The selected item has no trait.", ["color-only"], "manual script: VoiceOver"),
            (4...4, "An error is a red border and nothing else.", ["color-only", "reason-not-spoken"], ""),
            (5...5, "A chart is told apart by colour.", ["color-only"], ""),
            (6...6, "Nobody tried Differentiate Without Color.", [], colorScript),
        ]) + section("Color Only State", "Before", [
            (1...3, "A text in another colour sounds the same whether it is selected or not.", ["color-only"], ""),
        ]) + section("Color Only State", "Fix", [
            (1...1, "A second signal for every eye, and the platform’s trait; no value string for a selection.", ["color-only", "state-in-value"], ""),
            (2...2, "The trait is spoken and shown in Braille in the user’s language; a value on top of it is read twice.", spokenOnce, "utterance"),
            (3...9, "A filter in SwiftUI: an icon that changes, and the trait.", ["color-only"], ""),
            (10...10, "“Selected” is in the phrase, wherever the version of iOS puts it.", spokenOnce, "utterance (no order is promised)"),
            (11...11, "Switches for on and off; an error is text at the field and in its value.", ["control-misfit", "reason-not-spoken", "reason-mismatch"], ""),
            (12...14, "A cell in UIKit: the trait beside a label that stays.", ["color-only", "state-in-value"], ""),
            (15...16, "The second signal does not wait for the setting Differentiate Without Color.", ["color-only"], colorScript),
        ]) + section("Color Only State", "Check", [
            (1...5, "VoiceOver: names stay, only the selected option says so, once.", nameOnly + spokenOnce, "manual script: VoiceOver"),
            (6...8, "Grayscale: the selected filter and the invalid field are found without colour.", ["color-only"], colorScript),
        ]) + section("Color Only State", "WCAG mapping", [
            (1...1, "1.4.1: colour isn’t the only signal.", ["color-only"], record),
            (2...2, "1.3.1: the state is there for programs.", ["color-only"], record),
            (3...3, "4.1.2: the selected state is exposed.", ["state-in-value", "color-only"], record),
            (4...4, "1.4.11: 3:1 for the indicator.", [], record + "; " + colorScript),
        ]) + section("Color Only State", "App Store and product risk", [
            (1...1, "The label Differentiate Without Color Alone rests on this.", ["color-only", "sensory-wording"], record),
            (2...4, "Neighbouring patterns.", [], reading),
            (5...8, "Chapters of the book.", [], reading),
        ]) + section("Color Only State", "Sources", [(1...4, "Sources of the pattern.", [], reading)])

    private static let disabled: [PatternTrace] =
        section("Disabled State Explanation", "Intent", [
            (1...1, "Who can’t go on is told why and what to do.", reasons, ""),
        ]) + section("Disabled State Explanation", "Problem", [
            (1...1, "A control that is off hides its rule: grey for the eye, “dimmed” for the ear, nothing to mend.", ["reason-missing", "color-only"], ""),
        ]) + section("Disabled State Explanation", "Solution", [
            (1...1, "Forms stay enabled and are checked on tap; a control that is off shows its reason beside it and says it in its value.", reasons, ""),
            (2...4, "Off is right only where there is nothing to mend yet.", ["reason-missing"], "manual script: VoiceOver"),
            (5...5, "Fields missing or wrong: enabled, checked on tap, focus on the first error.", ["reason-missing"], "manual script: VoiceOver"),
            (6...6, "Something is being checked or sent: off, the reason visible and in the value.", ["reason-missing", "reason-not-spoken"], ""),
            (7...7, "No permission: off, the reason visible, a way to ask for it.", ["reason-missing", "reason-not-spoken"], ""),
            (8...8, "Terms not accepted: off, with the box right above.", ["reason-missing"], "manual script: VoiceOver"),
        ]) + section("Disabled State Explanation", "Implementation", [
            (1...6, "Enabled, with errors that take the focus and are the values of their fields.", ["reason-missing", "reason-not-spoken"], "manual script: VoiceOver"),
            (7...13, "Off, with the same reason as value and as text below.", ["reason-not-spoken", "reason-mismatch"], "pictures of reasons under their buttons"),
            (14...14, "The trait already says “dimmed”; the value adds why.", ["state-in-value", "reason-missing"], "utterance"),
            (15...17, "The same in UIKit.", ["reason-not-spoken", "reason-missing"], ""),
            (18...18, "One announcement when a known wait ends; none for enabled and disabled while the user types.", ["availability-announcement", "long-announcement"], "manual script: VoiceOver"),
        ]) + section("Disabled State Explanation", "Check", [
            (1...5, "VoiceOver: Continue can be pressed with an empty field, focus goes to the error, entries stay.", ["reason-missing"], "manual script: VoiceOver"),
            (6...9, "VoiceOver: the button says its name, its reason and “dimmed”; the reason is visible below.", reasons, "manual script: VoiceOver"),
            (10...12, "Larger Text AX5 in German: the reason wraps and stays by its button.", tallText, "manual script: Larger Text AX5; pictures"),
        ]) + section("Disabled State Explanation", "Pitfalls", [
            (1...1, "Grey is the only explanation.", ["reason-missing", "color-only"], ""),
            (2...2, "The reason is in a tooltip alone.", ["reason-not-spoken"], ""),
            (3...3, "What was entered is gone after the check.", [], "manual script: VoiceOver"),
            (4...4, "The button is explained and the field is not marked.", ["reason-not-spoken"], "manual script: VoiceOver"),
            (5...5, "Rules in the text that are wrong for some, such as the number of digits of a card.", ["hard-coded-rule"], ""),
        ]) + section("Disabled State Explanation", "WCAG mapping", [
            (1...1, "3.3.2, 3.3.1, 3.3.3, 1.4.1: requirements are stated, errors named and mended, grey is not the only signal.", reasons + ["color-only", "hard-coded-rule"], record),
        ])
}
