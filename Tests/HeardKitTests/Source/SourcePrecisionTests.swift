import HeardCore
import HeardRules
import Testing

// What developers would not call a fault: read on apps, written anew.

@Suite(.enabled(if: SourceProbe.isAvailable, "heard-source is not built"))
struct SourcePrecisionTests {
    @Test(arguments: precisionCases) func findsWhatIsMarked(_ one: SourceCase) throws {
        let probe = try SourceProbe(one.text)
        #expect(probe.found(one.rule, notes: one.notes, inTables: true) == probe.expected)
    }
}

let precisionCases: [SourceCase] = [
    SourceCase(title: "a text in the footer of the section may be the reason", rule: ReasonMissingRule.self, text: """
        --- Sources/Form.swift
        import SwiftUI
        struct RecipeForm: View {
            var body: some View {
                Form {
                    Section { Button("share") { }.disabled(photo == nil) } footer: { Text("why") }
                    Section { Button("print") { }.disabled(photo == nil) }
                    Section(footer: Text("why")) { Button("send") { }.disabled(photo == nil) }
                }
            }
        }
        --- en.lproj/Localizable.strings
        "share" = "Share";
        "⟦print⟧" = "Print";
        "send" = "Send";
        "why" = "Sharing needs a photo.";
        """),
    SourceCase(title: "nothing to do, items of menus, a toggle beside it", rule: ReasonMissingRule.self, text: """
        --- Sources/Actions.swift
        import SwiftUI
        struct Actions: View {
            var body: some View {
                VStack {
                    Button("remove") { }.disabled(selection.isEmpty)
                    Button("up") { }.disabled(!model.canIncrement)
                    Button("save") { }.disabled(!model.hasChanges)
                    Menu("more") { Button("copy") { }.disabled(text == nil) }
                    Toggle("on", isOn: $model.isOn)
                    Button("color") { }.disabled(!model.isOn)
                    Button("next") { }.disabled(chosenItems.isEmpty)
                }
            }
        }
        --- en.lproj/Localizable.strings
        "remove" = "Remove";
        "up" = "More";
        "save" = "Save";
        "more" = "More actions";
        "copy" = "Copy";
        "on" = "Frame";
        "color" = "Frame color";
        "⟦next⟧" = "Next";
        """),
    SourceCase(title: "a title that turns into the reason, a banner of the app", rule: ReasonMissingRule.self, text: """
        --- Sources/Pay.swift
        import SwiftUI
        struct Pay: View {
            var body: some View {
                VStack {
                    Button(name.isEmpty ? "enter" : "pay") { }.disabled(name.isEmpty)
                    if !isSignedIn { SignInBanner() }
                    Button("book") { }.disabled(!isSignedIn)
                }
            }
        }
        --- en.lproj/Localizable.strings
        "enter" = "Enter a name first";
        "pay" = "Pay now";
        "book" = "Book";
        """),
    SourceCase(title: "a name or unit is no reason", rule: ReasonNotSpokenRule.self, text: """
        --- Sources/Rows.swift
        import SwiftUI
        struct Rows: View {
            var body: some View {
                VStack {
                    if !isOn { Text("unit") }
                    Button("start") { }.disabled(!isOn)
                    if entries.isEmpty { Text("none") }
                    Button("edit") { }.disabled(entries.isEmpty)
                    if !isReady { Text("wait") }
                    Button("go") { }.disabled(!isReady)
                }
            }
        }
        --- en.lproj/Localizable.strings
        "unit" = "Active";
        "start" = "Start";
        "none" = "There are no entries yet.";
        "edit" = "Edit";
        "⟦wait⟧" = "Finish the form to go on.";
        "go" = "Go";
        """),
    SourceCase(title: "a state that more than a colour shows", rule: ColorOnlyRule.self, text: """
        --- Sources/Row.swift
        import SwiftUI
        struct Indicator: View {
            let isSelected: Bool
            var body: some View {
                ZStack {
                    Circle().stroke(isSelected ? Color.blue : Color.gray)
                    if isSelected { if isMultiple { Image(systemName: "checkmark") } else { Circle() } }
                }
            }
        }
        struct SaveButton: View {
            var body: some View { Button("save") { }.listRowBackground(isFormValid ? Color.blue : Color.gray).disabled(!isFormValid) }
        }
        struct Width: View {
            var body: some View { Text("save").border(.gray, width: isSelected ? 2 : 1) }
        }
        struct Holder: View {
            var body: some View { Text(selectedName ?? "none").foregroundColor(selectedName == nil ? .gray : .black) }
        }
        struct CheckedRow: View {
            var body: some View { HStack { Text("save").foregroundStyle(isSelected ? .primary : .secondary); RowCheckbox() } }
        }
        struct Pill: View {
            var body: some View { HStack { Text("save").⟦foregroundStyle⟧(isSelected ? .white : .black).background(isSelected ? .blue : .gray) } }
        }
        """),
    SourceCase(title: "an app of one language that looks nothing up", rule: MissingTranslationRule.self, text: """
        --- Sources/Screen.swift
        import SwiftUI
        struct Screen: View { var body: some View {
        \((1...60).map { "    Text(\"Not in any table \($0)\")" }.joined(separator: "\n"))
        } }
        --- en.lproj/Localizable.strings
        "other" = "Other";
        """),
    SourceCase(title: "texts for developers", rule: MissingTranslationRule.self, text: """
        --- Sources/DebugMenu/Screen.swift
        import SwiftUI
        struct Screen: View { var body: some View { Text("Crash now please") } }
        --- Sources/Menu/Screen.swift
        import SwiftUI
        struct Other: View { var body: some View {
            Text(⟦"Not in any table"⟧)
            // Not localized: for testers.
            Text("Testers see this")
        } }
        --- en.lproj/Localizable.strings
        "other" = "Other";
        --- de.lproj/Localizable.strings
        "other" = "Anderes";
        """),
]
