import HeardCore
import HeardRules
import Testing

// Small apps written from the rules' descriptions, before and after a change that a user of the app would notice.

@Suite(.enabled(if: SourceProbe.isAvailable, "heard-source is not built"))
struct WrittenSourceTests {
    @Test(arguments: writtenSourceCases) func findsWhatIsMarked(_ one: SourceCase) throws {
        let probe = try SourceProbe(one.text)
        #expect(probe.found(one.rule, notes: one.notes, inTables: true) == probe.expected)
    }
}

let writtenSourceCases: [SourceCase] = [
    SourceCase(title: "an upload is no excuse; a value is enough", rule: ReasonMissingRule.self, text: """
        --- Sources/OrderView.swift
        import SwiftUI
        struct OrderView: View {
            var body: some View {
                Button("order.send") { send() }
                    .disabled(isUploadingReceipt)
                Button("order.save") { save() }
                    .disabled(!isSignedIn)
                    .accessibilityValue(isSignedIn ? "" : "order.why")
            }
        }
        --- en.lproj/Localizable.strings
        "⟦order.send⟧" = "Send";
        "order.save" = "Save";
        "order.why" = "Sign in to save";
        """),
    SourceCase(title: "a short wait with an indicator is a note", rule: ReasonMissingRule.self, text: """
        --- Sources/DraftView.swift
        import SwiftUI
        struct DraftView: View {
            var body: some View {
                Button { send() } label: {
                    if isSending { ProgressView() } else { Text("draft.send") }
                }
                .disabled(isSending)
            }
        }
        --- en.lproj/Localizable.strings
        "draft.send" = "Send";
        """),
    SourceCase(title: "a text beside it under the same condition", rule: ReasonMissingRule.self, text: """
        --- Sources/TermsView.swift
        import SwiftUI
        struct TermsView: View {
            var body: some View {
                VStack {
                    Button("terms.next") { next() }.disabled(!acceptsTerms)
                    if !acceptsTerms { Text("terms.why") }
                }
            }
        }
        --- en.lproj/Localizable.strings
        "terms.next" = "Next";
        "terms.why" = "Accept the terms first.";
        """),
    SourceCase(title: "a switch that is off", rule: ReasonMissingRule.self, text: """
        --- Sources/LinkView.swift
        import SwiftUI
        struct LinkView: View {
            var body: some View {
                Toggle("link.share", isOn: $share).disabled(!hasPermission)
            }
        }
        --- en.lproj/Localizable.strings
        "⟦link.share⟧" = "Share";
        """),
    SourceCase(title: "UIKit: isEnabled by a condition", rule: ReasonMissingRule.self, text: """
        --- Sources/UploadController.swift
        import UIKit
        final class UploadController: UIViewController {
            private let uploadButton = UIButton()
            func show() {
                uploadButton.setTitle(NSLocalizedString("upload.title", comment: ""), for: .normal)
                uploadButton.isEnabled = !photos.isEmpty
            }
        }
        --- en.lproj/Localizable.strings
        "⟦upload.title⟧" = "Upload";
        """),
    SourceCase(title: "UIKit: the value says why", rule: ReasonMissingRule.self, text: """
        --- Sources/PickController.swift
        import UIKit
        final class PickController: UIViewController {
            private let pickButton = UIButton()
            func show() {
                pickButton.setTitle(NSLocalizedString("pick.title", comment: ""), for: .normal)
                pickButton.isEnabled = canPick
                pickButton.accessibilityValue = canPick ? nil : NSLocalizedString("pick.why", comment: "")
            }
        }
        --- en.lproj/Localizable.strings
        "pick.title" = "Pick";
        "pick.why" = "Choose an album first";
        """),
    SourceCase(title: "a setter hands the state on", rule: ReasonMissingRule.self, text: """
        --- Sources/WrapperController.swift
        import UIKit
        final class WrapperController: UIViewController {
            private let goButton = UIButton()
            func setGo(enabled: Bool) {
                goButton.setTitle(NSLocalizedString("go.title", comment: ""), for: .normal)
                goButton.isEnabled = enabled
            }
        }
        --- en.lproj/Localizable.strings
        "go.title" = "Go";
        """),
    SourceCase(title: "Objective-C: enabled by a property", rule: ReasonMissingRule.self, text: """
        --- Sources/PayController.m
        @implementation PayController
        - (void)reload {
            [self.payButton setTitle:NSLocalizedString(@"pay.title", nil) forState:UIControlStateNormal];
            self.payButton.enabled = self.cardIsValid;
        }
        @end
        --- en.lproj/Localizable.strings
        "⟦pay.title⟧" = "Pay";
        """),
    SourceCase(title: "AppKit: a button without a word", rule: ReasonMissingRule.self, text: """
        --- Sources/ExportController.swift
        import AppKit
        final class ExportController: NSViewController {
            private let exportButton = NSButton()
            func show() {
                exportButton.title = NSLocalizedString("export.title", comment: "")
                exportButton.isEnabled = isConnected
            }
        }
        --- en.lproj/Localizable.strings
        "⟦export.title⟧" = "Export";
        """),
    SourceCase(title: "the text is beside the button only", rule: ReasonNotSpokenRule.self, text: """
        --- Sources/BookView.swift
        import SwiftUI
        struct BookView: View {
            var body: some View {
                Button("book.title") { book() }.disabled(!hasSeat)
                if !hasSeat { Text("book.why") }
            }
        }
        --- en.lproj/Localizable.strings
        "book.title" = "Book";
        "⟦book.why⟧" = "Choose a seat first.";
        """),
    SourceCase(title: "in a tooltip only", rule: ReasonNotSpokenRule.self, text: """
        --- Sources/RentView.swift
        import SwiftUI
        struct RentView: View {
            var body: some View {
                Button("rent.title") { rent() }
                    .disabled(!isAdult)
                    .help(isAdult ? "" : "rent.why")
            }
        }
        --- en.lproj/Localizable.strings
        "rent.title" = "Rent";
        "⟦rent.why⟧" = "You have to be 18.";
        """),
    SourceCase(title: "titles of bars and dialogs stand beside nothing", rule: ReasonNotSpokenRule.self, text: """
        --- Sources/CallView.swift
        import SwiftUI
        struct CallView: View {
            var body: some View {
                List { Button("call.title") { call() }.disabled(isOffline) }
                    .navigationTitle(isOffline ? "call.bar" : "call.other")
                    .confirmationDialog("call.dialog", isPresented: $isOffline) { }
            }
        }
        --- en.lproj/Localizable.strings
        "call.title" = "Call";
        "call.bar" = "Offline";
        "call.other" = "Calls";
        "call.dialog" = "No connection";
        """),
    SourceCase(title: "the same text is the value", rule: ReasonNotSpokenRule.self, text: """
        --- Sources/VoteView.swift
        import SwiftUI
        struct VoteView: View {
            var body: some View {
                Button("vote.title") { vote() }
                    .disabled(hasVoted)
                    .accessibilityValue(hasVoted ? Text("vote.why") : Text(""))
                if hasVoted { Text("vote.why") }
            }
        }
        --- en.lproj/Localizable.strings
        "vote.title" = "Vote";
        "vote.why" = "You have voted already.";
        """),
    SourceCase(title: "UIKit: the error of a field", rule: ReasonNotSpokenRule.self, text: """
        --- Sources/MailController.swift
        import UIKit
        final class MailController: UIViewController {
            private let mailField = UITextField()
            private let mailErrorLabel = UILabel()
            func check() {
                mailField.placeholder = NSLocalizedString("mail.title", comment: "")
                mailErrorLabel.text = NSLocalizedString("mail.error", comment: "")
                mailErrorLabel.isHidden = isValid
            }
        }
        --- en.lproj/Localizable.strings
        "mail.title" = "Mail";
        "⟦mail.error⟧" = "Enter a mail address.";
        """),
    SourceCase(title: "what the screen shows instead of its content", rule: ReasonNotSpokenRule.self, text: """
        --- Sources/EmptyView2.swift
        import SwiftUI
        struct EmptyView2: View {
            var body: some View {
                VStack {
                    if entries.isEmpty { ContentUnavailableView("log.none", systemImage: "tray") }
                    Button("log.copy") { copy() }.disabled(entries.isEmpty)
                }
            }
        }
        --- en.lproj/Localizable.strings
        "⟦log.none⟧" = "No entries yet";
        "log.copy" = "Copy";
        """, notes: true),
    SourceCase(title: "German says two things", rule: ReasonMismatchRule.self, text: """
        --- Sources/SyncView.swift
        import SwiftUI
        struct SyncView: View {
            var body: some View {
                Button("sync.title") { sync() }
                    .disabled(isOffline)
                    .accessibilityValue(isOffline ? "sync.spoken" : "")
                if isOffline { Text("sync.reason") }
            }
        }
        --- en.lproj/Localizable.strings
        "sync.title" = "Sync";
        "sync.spoken" = "Connect to Wi-Fi";
        "sync.reason" = "Connect to Wi-Fi to sync.";
        --- fr.lproj/Localizable.strings
        "sync.title" = "Synchroniser";
        "sync.spoken" = "⟦Batterie faible⟧";
        "sync.reason" = "Connectez-vous au Wi-Fi pour synchroniser.";
        """),
    SourceCase(title: "UIKit: the German label leaves the title out", rule: LabelNotInNameRule.self, text: """
        --- Sources/ShareController.swift
        import UIKit
        final class ShareController: UIViewController {
            private let shareButton = UIButton()
            func show() {
                shareButton.setTitle(NSLocalizedString("share.title", comment: ""), for: .normal)
                shareButton.accessibilityLabel = NSLocalizedString("share.label", comment: "")
            }
        }
        --- en.lproj/Localizable.strings
        "share.title" = "Share";
        "share.label" = "Share the photo";
        --- de.lproj/Localizable.strings
        "share.title" = "Teilen";
        "share.label" = "⟦Foto senden⟧";
        """),
    SourceCase(title: "a word that is parted by hand", rule: LabelNotInNameRule.self, text: """
        --- Sources/AheadView.swift
        import SwiftUI
        struct AheadView: View {
            var body: some View { Button("ahead.title") { ask() }.accessibilityLabel("ahead.label") }
        }
        --- en.lproj/Localizable.strings
        "ahead.title" = "Ahead";
        "ahead.label" = "Ahead of me";
        --- fi.lproj/Localizable.strings
        "ahead.title" = "Edessä-\\npäin";
        "ahead.label" = "Edessäpäin";
        """),
    SourceCase(title: "a row of stars", rule: ControlMisfitRule.self, text: """
        --- Sources/StarsView.swift
        import SwiftUI
        struct StarsView: View {
            var body: some View {
                HStack {
                    ForEach(1...5, id: \\.self) { n in
                        Button { rating = n } label: { Image(systemName: "star") }.accessibilityLabel(⟦"stars \\(n)"⟧)
                    }
                }
            }
        }
        --- en.lproj/Localizable.strings
        "stars %lld" = "%lld stars";
        """, notes: true),
    SourceCase(title: "on and off as the value of a button", rule: ControlMisfitRule.self, text: """
        --- Sources/SwitchView.swift
        import SwiftUI
        struct SwitchView: View {
            var body: some View {
                Button("mute.title") { mute() }.accessibilityValue(isMuted ? "mute.on" : "mute.off")
            }
        }
        --- en.lproj/Localizable.strings
        "mute.title" = "Mute";
        "⟦mute.on⟧" = "On";
        "mute.off" = "Off";
        """, notes: true),
    SourceCase(title: "progress with the trait", rule: ControlMisfitRule.self, text: """
        --- Sources/LoadView.swift
        import SwiftUI
        struct LoadView: View {
            var body: some View {
                ImportBar().accessibilityValue("load.left \\(percent)").accessibilityAddTraits(.updatesFrequently)
            }
        }
        --- en.lproj/Localizable.strings
        "load.left %lld" = "%lld percent left";
        """, notes: true),
    SourceCase(title: "today by its background", rule: ColorOnlyRule.self, text: """
        --- Sources/DayView.swift
        import SwiftUI
        struct DayView: View {
            var body: some View {
                Text("day.title").⟦background⟧(isCurrentDay ? Color.blue : Color.clear)
            }
        }
        --- en.lproj/Localizable.strings
        "day.title" = "Day";
        """),
    SourceCase(title: "an icon of the app changes too", rule: ColorOnlyRule.self, text: """
        --- Sources/TaskView.swift
        import SwiftUI
        struct TaskView: View {
            var body: some View {
                HStack {
                    TaskIcon(isDone ? \\.check : \\.circle).foregroundStyle(isDone ? .green : .gray)
                    Text("task.title")
                }
            }
        }
        --- en.lproj/Localizable.strings
        "task.title" = "Task";
        """),
    SourceCase(title: "the text changes too", rule: ColorOnlyRule.self, text: """
        --- Sources/PriceView.swift
        import SwiftUI
        struct PriceView: View {
            var body: some View {
                Text(isOverdue ? "price.late" : "price.open").foregroundColor(isOverdue ? .red : .primary)
            }
        }
        --- en.lproj/Localizable.strings
        "price.late" = "Overdue";
        "price.open" = "Open";
        """),
    SourceCase(title: "light and dark are no state", rule: ColorOnlyRule.self, text: """
        --- Sources/ThemeView.swift
        import SwiftUI
        struct ThemeView: View {
            var body: some View {
                Text("theme.title").foregroundStyle(colorScheme == .dark ? .white : .black)
            }
        }
        --- en.lproj/Localizable.strings
        "theme.title" = "Theme";
        """),
    SourceCase(title: "UIKit: textColor by a state", rule: ColorOnlyRule.self, text: """
        --- Sources/SeatCell.swift
        import UIKit
        final class SeatCell: UITableViewCell {
            private let nameLabel = UILabel()
            func show() {
                nameLabel.text = NSLocalizedString("seat", comment: "")
                nameLabel.textColor = ⟦isAvailable ? .label : .systemRed⟧
            }
        }
        --- en.lproj/Localizable.strings
        "seat" = "Seat";
        """),
    SourceCase(title: "UIKit gives the trait by itself", rule: ColorOnlyRule.self, text: """
        --- Sources/OptionButton.swift
        import UIKit
        final class OptionButton: UIButton {
            override var isSelected: Bool { didSet { backgroundColor = isSelected ? .blue : .clear } }
        }
        --- en.lproj/Localizable.strings
        "option" = "Option";
        """),
    SourceCase(title: "Objective-C: textColor by a state", rule: ColorOnlyRule.self, text: """
        --- Sources/RoomCell.m
        @implementation RoomCell
        - (void)show {
            self.nameLabel.text = NSLocalizedString(@"room", nil);
            self.nameLabel.textColor = ⟦self.isPaid ? UIColor.greenColor : UIColor.redColor⟧;
        }
        @end
        --- en.lproj/Localizable.strings
        "room" = "Room";
        """),
    SourceCase(title: "a label that no table has", rule: MissingTranslationRule.self, text: """
        --- Sources/CloseView.swift
        import SwiftUI
        struct CloseView: View {
            var body: some View {
                Image(systemName: "xmark").accessibilityLabel(⟦"Close the map"⟧)
                Image("close").accessibilityLabel("close.known")
                Text(verbatim: "Beta build")
            }
        }
        --- en.lproj/Localizable.strings
        "close.known" = "Close";
        """),
    SourceCase(title: "specifiers and names of products are no words", rule: MissingTranslationRule.self, text: """
        --- Sources/ClockController.swift
        import UIKit
        final class ClockController: UIViewController {
            private let timeLabel = UILabel()
            func show() {
                timeLabel.text = String(format: "%02lu:%02lu", minutes, seconds)
                timeLabel.accessibilityValue = ⟦"Time is up"⟧
                title = "FreshMail"
            }
        }
        --- en.lproj/Localizable.strings
        "clock" = "Clock";
        """),
    SourceCase(title: "Objective-C: a label in one language", rule: MissingTranslationRule.self, text: """
        --- Sources/ZoomView.m
        @implementation ZoomView
        - (void)show {
            self.zoomButton.accessibilityLabel = ⟦@"Zoom in"⟧;
            self.zoomButton.accessibilityHint = NSLocalizedString(@"zoom.hint", nil);
        }
        @end
        --- en.lproj/Localizable.strings
        "zoom.hint" = "Shows more detail";
        """),
    SourceCase(title: "a button says nothing by itself", rule: StateInValueRule.self, text: """
        --- Sources/FollowView.swift
        import SwiftUI
        struct FollowView: View {
            var body: some View {
                AsyncButton { follow() } label: { Image("follow") }
                    .accessibilityLabel("follow.label")
                    .accessibilityValue(isFollowing ? "general.toggle.on" : "general.toggle.off")
            }
        }
        --- en.lproj/Localizable.strings
        "follow.label" = "Follow";
        "general.toggle.on" = "On";
        "general.toggle.off" = "Off";
        """),
]
