import HeardCore
import HeardRules
import Testing

/// What traits, switches and tooltips in the code prove about a string.
@Suite(.enabled(if: SourceProbe.isAvailable, "heard-source is not built"))
struct StateEvidenceTests {
    @Test func traitMakesItAnError() throws {
        let project = """
            --- Sources/PlanRow.swift
            import SwiftUI
            struct PlanRow: View {
                var body: some View {
                    Button("plan.title") { choose() }
                        .accessibilityAddTraits(isSelected ? .isSelected : [])
                        .accessibilityValue(isSelected ? "plan.state" : "")
                }
            }
            --- Sources/OtherRow.swift
            import SwiftUI
            struct OtherRow: View {
                var body: some View {
                    Text("other.title").accessibilityValue(isOn ? "other.state" : "")
                }
            }
            --- en.lproj/Localizable.strings
            "plan.title" = "Pro";
            "plan.state" = "⟦Chosen⟧";
            "other.title" = "Basic";
            "other.state" = "Chosen";
            --- de.lproj/Localizable.strings
            "plan.title" = "Pro";
            "plan.state" = "⟦Gewählt⟧";
            "other.title" = "Basis";
            "other.state" = "Gewählt";
            """
        let probe = try SourceProbe(project)
        #expect(probe.found(StateInValueRule.self, inTables: true) == probe.expected)
    }

    @Test func switchesSayOnAndOff() throws {
        let probe = try SourceProbe("""
            --- Sources/AlarmCell.swift
            import UIKit
            final class AlarmCell: UITableViewCell {
                private let alarmSwitch = UISwitch()
                private let modeButton = UIButton(type: .system)
                func show(isOn: Bool) {
                    alarmSwitch.accessibilityValue = isOn ? NSLocalizedString("alarm.on", comment: "") : nil
                    modeButton.accessibilityValue = isOn ? NSLocalizedString("mode.on", comment: "") : nil
                }
            }
            --- en.lproj/Localizable.strings
            "alarm.on" = "⟦On⟧";
            "mode.on" = "On";
            --- sv.lproj/Localizable.strings
            "alarm.on" = "⟦På⟧";
            "mode.on" = "På";
            """)
        #expect(probe.found(StateInValueRule.self, inTables: true) == probe.expected)
    }

    @Test func signalsOfUIKitThatAreNoColour() throws {
        let probe = try SourceProbe("""
            --- Sources/Cells.swift
            import UIKit
            final class TraitCell: UITableViewCell {
                private let title = UILabel()
                func show(isSelected: Bool) {
                    title.textColor = isSelected ? .systemBlue : .label
                    accessibilityTraits = isSelected ? [.button, .selected] : [.button]
                }
            }
            final class CheckCell: UITableViewCell {
                private let title = UILabel()
                func show(isChosen: Bool) {
                    title.textColor = isChosen ? .systemBlue : .label
                    accessoryType = isChosen ? .checkmark : .none
                }
            }
            final class ColourCell: UITableViewCell {
                private let title = UILabel()
                func show(isOverdue: Bool) {
                    title.textColor = ⟦isOverdue ? .systemRed : .label⟧
                }
            }
            --- en.lproj/Localizable.strings
            "a" = "A";
            """)
        #expect(probe.found(ColorOnlyRule.self, notes: false).count == 1)
    }

    @Test func tooltipThatIsTheReason() throws {
        let project = """
            --- Sources/PrintView.swift
            import SwiftUI
            struct PrintView: View {
                var body: some View {
                    Button("print.title") { print() }.disabled(!hasPrinter).help("print.tip")
                    Button("fax.title") { fax() }.disabled(!hasLine).help("fax.tip")
                }
            }
            --- en.lproj/Localizable.strings
            "print.title" = "Print";
            "⟦print.tip⟧" = "Add a printer first.";
            "fax.title" = "Fax";
            "fax.tip" = "Faxes the page that is shown.";
            """
        let probe = try SourceProbe(project)
        #expect(probe.found(ReasonNotSpokenRule.self, notes: false) == probe.expected)
        let missing = try SourceProbe(project.replacing("⟦print.tip⟧", with: "print.tip").replacing("\"fax.title\" =", with: "\"⟦fax.title⟧\" ="))
        #expect(missing.found(ReasonMissingRule.self, notes: false) == missing.expected)
    }
}
