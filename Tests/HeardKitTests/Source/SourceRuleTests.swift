import HeardCore
import HeardRules
import Testing

/// What a rule has to find in a small app, and nothing else.
struct SourceCase: Sendable, CustomTestStringConvertible {
    var title: String
    var rule: any Rule.Type
    var text: String
    var notes = false
    var testDescription: String { "\(rule.metadata.id): \(title)" }
}

@Suite(.enabled(if: SourceProbe.isAvailable, "heard-source is not built"))
struct SourceRuleTests {
    @Test(arguments: sourceCases + sourceTextCases) func findsWhatIsMarked(_ one: SourceCase) throws {
        let probe = try SourceProbe(one.text)
        #expect(probe.found(one.rule, notes: one.notes) == probe.expected)
    }
}

let sourceCases: [SourceCase] = [
    // MARK: disabled controls
    SourceCase(title: "a button switched off without a word", rule: ReasonMissingRule.self, text: """
        --- Sources/SendView.swift
        import SwiftUI
        struct SendView: View {
            @State var draft = ""
            var body: some View {
                Button("send.title") { send() }
                    .disabled(draft.isEmpty)
            }
        }
        --- en.lproj/Localizable.strings
        "⟦send.title⟧" = "Send";
        """),
    SourceCase(title: "reason in the value and beside it", rule: ReasonMissingRule.self, text: """
        --- Sources/PayView.swift
        import SwiftUI
        struct PayView: View {
            var body: some View {
                Button("pay.title") { pay() }
                    .disabled(isVerifyingCard)
                    .accessibilityValue(isVerifyingCard ? "pay.reason" : "")
                if isVerifyingCard {
                    Text("pay.reason")
                }
            }
        }
        --- en.lproj/Localizable.strings
        "pay.title" = "Pay";
        "pay.reason" = "Verifying card";
        """),
    SourceCase(title: "verifying is no excuse, an indicator does not help", rule: ReasonMissingRule.self, text: """
        --- Sources/PayView.swift
        import SwiftUI
        struct PayView: View {
            var body: some View {
                Button { pay() } label: {
                    if isVerifying { ProgressView() }
                    Text("pay.title")
                }
                .disabled(isVerifying)
                Button { save() } label: {
                    if isSaving { ProgressView() } else { Text("save.title") }
                }
                .disabled(isSaving)
            }
        }
        --- en.lproj/Localizable.strings
        "⟦pay.title⟧" = "Pay";
        "save.title" = "Save";
        """),
    SourceCase(title: "UIKit", rule: ReasonMissingRule.self, text: """
        --- Sources/FormController.swift
        import UIKit
        final class FormController: UIViewController {
            let nextButton = UIButton(type: .system)
            let backButton = UIButton(type: .system)
            func update() {
                nextButton.setTitle(NSLocalizedString("next.title", comment: ""), for: .normal)
                nextButton.isEnabled = form.isValid
                backButton.setTitle(NSLocalizedString("back.title", comment: ""), for: .normal)
                backButton.isEnabled = true
            }
        }
        --- en.lproj/Localizable.strings
        "⟦next.title⟧" = "Next";
        "back.title" = "Back";
        """),
    SourceCase(title: "shown, not spoken", rule: ReasonNotSpokenRule.self, text: """
        --- Sources/VoteView.swift
        import SwiftUI
        struct VoteView: View {
            var body: some View {
                VStack {
                    Button("vote.title") { vote() }.disabled(!isSignedIn)
                    if !isSignedIn { Text("vote.reason") }
                    Button("share.title") { share() }.disabled(isOffline).accessibilityValue(isOffline ? Text("share.reason") : Text(verbatim: ""))
                    if isOffline { Text("share.reason") }
                }
            }
        }
        --- en.lproj/Localizable.strings
        "vote.title" = "Vote";
        "⟦vote.reason⟧" = "Sign in to vote.";
        "share.title" = "Share";
        "share.reason" = "You are offline.";
        """),
    SourceCase(title: "only in a tooltip", rule: ReasonNotSpokenRule.self, text: """
        --- Sources/ExportView.swift
        import SwiftUI
        struct ExportView: View {
            var body: some View {
                Button("export.title") { export() }
                    .disabled(!hasSelection)
                    .help(hasSelection ? "" : "export.why")
            }
        }
        --- en.lproj/Localizable.strings
        "export.title" = "Export";
        "⟦export.why⟧" = "Select something first.";
        """),
    SourceCase(title: "the error beside a field", rule: ReasonNotSpokenRule.self, text: """
        --- Sources/MailView.swift
        import SwiftUI
        struct MailView: View {
            var body: some View {
                Form {
                    TextField("mail.title", text: $mail)
                    if mailIsInvalid { Text("mail.error").foregroundStyle(.red) }
                    TextField("phone.title", text: $phone)
                        .accessibilityValue(phoneIsInvalid ? Text("phone.error") : Text(phone))
                    if phoneIsInvalid { Text("phone.error").foregroundStyle(.red) }
                }
            }
        }
        --- en.lproj/Localizable.strings
        "mail.title" = "Mail";
        "⟦mail.error⟧" = "Enter a mail address.";
        "phone.title" = "Phone";
        "phone.error" = "Enter a phone number.";
        """),
    SourceCase(title: "Objective-C", rule: ReasonNotSpokenRule.self, text: """
        --- Sources/TradeView.m
        @implementation TradeView
        - (void)reload {
            BOOL open = self.market.open;
            [self.buyButton setTitle:NSLocalizedString(@"buy", nil) forState:UIControlStateNormal];
            self.buyButton.enabled = open;
            self.buyReasonLabel.hidden = open;
            self.buyReasonLabel.text = NSLocalizedString(@"buy.why", nil);
        }
        @end
        --- en.lproj/Localizable.strings
        "buy" = "Buy";
        "⟦buy.why⟧" = "The market is closed.";
        """),
    SourceCase(title: "ear and eye part in a translation", rule: ReasonMismatchRule.self, text: """
        --- Sources/VoteView.swift
        import SwiftUI
        struct VoteView: View {
            var body: some View {
                Button("vote.title") { vote() }
                    .disabled(!isSignedIn)
                    .accessibilityValue(isSignedIn ? "" : "vote.spoken")
                if !isSignedIn { Text("vote.reason") }
            }
        }
        --- en.lproj/Localizable.strings
        "vote.title" = "Vote";
        "vote.spoken" = "Sign in to vote";
        "vote.reason" = "Sign in to vote. It takes a minute.";
        --- de.lproj/Localizable.strings
        "vote.title" = "Abstimmen";
        "vote.spoken" = "⟦Karte wird geprüft⟧";
        "vote.reason" = "Melde dich an, um abzustimmen. Das dauert eine Minute.";
        --- nl.lproj/Localizable.strings
        "vote.title" = "Stemmen";
        "vote.spoken" = "Log in om te stemmen";
        "vote.reason" = "Log in om te stemmen. Dat duurt een minuut.";
        """),
    // MARK: names
    SourceCase(title: "the label leaves the title out", rule: LabelNotInNameRule.self, text: """
        --- Sources/CartView.swift
        import SwiftUI
        struct CartView: View {
            var body: some View {
                Button("pay.title") { pay() }.accessibilityLabel("pay.label")
                Button { call() } label: { Image(systemName: "phone") }.accessibilityLabel("call.label")
            }
        }
        --- en.lproj/Localizable.strings
        "pay.title" = "Pay";
        "pay.label" = "Pay for the order";
        "call.label" = "Call";
        --- de.lproj/Localizable.strings
        "pay.title" = "Zahlen";
        "pay.label" = "⟦Bestellung bezahlen⟧";
        "call.label" = "Anrufen";
        """),
    // MARK: kinds of control
    SourceCase(title: "on and off of a button", rule: ControlMisfitRule.self, text: """
        --- Sources/OptionsView.swift
        import SwiftUI
        struct OptionsView: View {
            var body: some View {
                Button("news.title") { news.toggle() }.accessibilityValue(news ? "state.on" : "state.off")
                Toggle("mail.title", isOn: $mail)
            }
        }
        --- en.lproj/Localizable.strings
        "news.title" = "News";
        "mail.title" = "Mail";
        "⟦state.on⟧" = "On";
        "state.off" = "Off";
        """, notes: true),
    // MARK: colour
    SourceCase(title: "the state as a colour", rule: ColorOnlyRule.self, text: """
        --- Sources/FilterView.swift
        import SwiftUI
        struct FilterView: View {
            var body: some View {
                Text("filter.open")
                    .⟦foregroundStyle⟧(isSelected ? .blue : .primary)
            }
        }
        struct FilterButton: View {
            var body: some View {
                Button { filter.isOpenNow.toggle() } label: {
                    Label("filter.open", systemImage: isOpenNowSelected ? "checkmark.circle.fill" : "circle")
                }
                .foregroundStyle(isOpenNowSelected ? .blue : .primary)
                .accessibilityAddTraits(isOpenNowSelected ? .isSelected : [])
            }
        }
        --- en.lproj/Localizable.strings
        "filter.open" = "Open now";
        """),
    SourceCase(title: "a second sign for those only who turned it on", rule: ColorOnlyRule.self, text: """
        --- Sources/RowView.swift
        import SwiftUI
        struct RowView: View {
            @Environment(\\.accessibilityDifferentiateWithoutColor) private var noColor
            var body: some View {
                HStack {
                    Text("row.title").⟦foregroundStyle⟧(isSelected ? .blue : .primary)
                    if noColor { if isSelected { Image(systemName: "checkmark") } }
                }
            }
        }
        --- en.lproj/Localizable.strings
        "row.title" = "Row";
        """),
    SourceCase(title: "UIKit: a border and a trait", rule: ColorOnlyRule.self, text: """
        --- Sources/CardCell.swift
        import UIKit
        final class CardCell: UITableViewCell {
            func show() {
                layer.borderColor = ⟦(isChosen ? UIColor.blue : UIColor.gray).cgColor⟧
                accessibilityLabel = NSLocalizedString("card", comment: "")
            }
        }
        final class CashCell: UITableViewCell {
            func show() {
                layer.borderColor = (isChosen ? UIColor.blue : UIColor.gray).cgColor
                accessibilityLabel = NSLocalizedString("cash", comment: "")
                accessibilityTraits = isChosen ? [.button, .selected] : [.button]
            }
        }
        --- en.lproj/Localizable.strings
        "card" = "Card";
        "cash" = "Cash";
        """),
    SourceCase(title: "a chart", rule: ColorOnlyRule.self, text: """
        --- Sources/SalesChart.swift
        import SwiftUI
        import Charts
        struct SalesChart: View {
            var body: some View {
                Chart(sales) { one in
                    LineMark(x: .value("Day", one.day), y: .value("Sales", one.sum))
                        .foregroundStyle(by: ⟦.value("Shop", one.shop)⟧)
                    PointMark(x: .value("Day", one.day), y: .value("Sales", one.sum))
                        .foregroundStyle(by: .value("Shop", one.shop))
                        .symbol(by: .value("Shop", one.shop))
                }
            }
        }
        --- en.lproj/Localizable.strings
        "sales" = "Sales";
        """),
    // MARK: texts
    SourceCase(title: "text that no table has", rule: MissingTranslationRule.self, text: """
        --- Sources/CloseView.swift
        import SwiftUI
        struct CloseView: View {
            var body: some View {
                Button { close() } label: { Image(systemName: "xmark") }
                    .accessibilityLabel(⟦"Close window"⟧)
                Text("known.title")
                Text("1/3")
            }
        }
        final class Cell: UITableViewCell {
            func show() {
                accessibilityLabel = ⟦"Favourite"⟧
                accessibilityHint = NSLocalizedString("known.title", comment: "")
            }
        }
        --- en.lproj/Localizable.strings
        "known.title" = "Known";
        """),
    SourceCase(title: "Selected beside the trait", rule: StateInValueRule.self, text: """
        --- Sources/FilterView.swift
        import SwiftUI
        struct FilterView: View {
            var body: some View {
                Button("filter.open") { toggle() }
                    .accessibilityAddTraits(isOn ? .isSelected : [])
                    .accessibilityValue(isOn ? ⟦"Selected"⟧ : "")
            }
        }
        --- en.lproj/Localizable.strings
        "filter.open" = "Open now";
        """),
    SourceCase(title: "enabled with every letter", rule: AvailabilityAnnouncementRule.self, text: """
        --- Sources/FormController.swift
        import UIKit
        final class FormController: UIViewController {
            @objc func textFieldDidChange(_ field: UITextField) {
                UIAccessibility.post(notification: .announcement, argument: NSLocalizedString("pay.enabled", comment: ""))
            }
            func cardVerified() {
                UIAccessibility.post(notification: .announcement, argument: NSLocalizedString("pay.ready", comment: ""))
            }
        }
        --- en.lproj/Localizable.strings
        "⟦pay.enabled⟧" = "Pay enabled";
        "pay.ready" = "Card verified. Pay is available.";
        """),
]
