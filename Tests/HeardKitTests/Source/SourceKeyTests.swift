import HeardCore
import HeardRules
import Testing

/// Keys that the code puts together, and names that look like texts of the interface.
@Suite(.enabled(if: SourceProbe.isAvailable, "heard-source is not built"))
struct SourceKeyTests {
    private func roles(_ code: String, keys: [String], path: String = "Sources/Screen.swift", more: String = "") throws -> [String: [String]] {
        let table = keys.map { "\"\($0)\" = \"text of \($0)\";" }.joined(separator: "\n")
        let probe = try SourceProbe("--- \(path)\n\(code)\n\(more)--- en.lproj/Localizable.strings\n\(table)")
        #expect(probe.found(MissingTranslationRule.self) == [], "a piece of a key is no key")
        return Dictionary(uniqueKeysWithValues: keys.map { ($0, probe.roles($0)) })
    }

    @Test func keysThatFitWhatIsPutTogether() throws {
        let found = try roles("""
            class Pin: UIView {
                func show(_ code: String, _ level: String) {
                    accessibilityLabel = NSLocalizedString("pin." + code, comment: "")
                    accessibilityValue = Bundle.main.localizedString(forKey: "level.\\(level).name", value: nil, table: nil)
                    accessibilityHint = NSLocalizedString(String(format: "pin_%@_hint", code), comment: "")
                    titleLabel.text = "depth".appending(code).localized
                }
            }
            """, keys: ["pin.harbour", "pin.harbour.note", "level.high.name", "level.high.text", "pin_lock_hint", "pin_lock_far_hint", "depthLow", "depths of the sea"])
        #expect(found == ["pin.harbour": ["label"], "pin.harbour.note": ["unknown"], "level.high.name": ["value"], "level.high.text": ["unknown"], "pin_lock_hint": ["hint"], "pin_lock_far_hint": ["unknown"],
                          "depthLow": ["visible"], "depths of the sea": ["unknown"]])
    }

    @Test func tooLittleIsKnownToTellKeysApart() throws {
        let found = try roles("""
            struct A: View { let name: String; var body: some View {
                Image("x").accessibilityLabel(NSLocalizedString("\\(name)", comment: "")).accessibilityValue(NSLocalizedString(name + ".v", comment: "")).accessibilityHint(NSLocalizedString("a" + name, comment: ""))
            } }
            """, keys: ["ab", "b.v", "a sentence about it"])
        #expect(found == ["ab": ["unknown"], "b.v": ["unknown"], "a sentence about it": ["unknown"]])
    }

    @Test func everyValueOfAnEnumerationIsKnown() throws {
        let found = try roles("""
            enum Gear: String, CaseIterable { case low, high = "fast" }
            class GearView: UIView {
                var gear = Gear.low
                func show(gear: Gear) {
                    accessibilityValue = NSLocalizedString("gear." + gear.rawValue, comment: "")
                    accessibilityHint = NSLocalizedString("\\(prefix).hint", comment: "")
                }
                private let prefix = "gears"
            }
            """, keys: ["gear.low", "gear.fast", "gear.reverse", "gears.hint", "gear.hint"])
        #expect(found == ["gear.low": ["value"], "gear.fast": ["value"], "gear.reverse": ["unknown"], "gears.hint": ["hint"], "gear.hint": ["unknown"]])
    }

    @Test func whatIsReplacedInATextIsNoTextOfIt() throws {
        let found = try roles("""
            class A: UIView { func show(_ day: String) {
                accessibilityLabel = NSLocalizedString("pass.until", comment: "").replacingOccurrences(of: "{DATE}", with: NSLocalizedString("pass.today", comment: ""))
            } }
            """, keys: ["pass.until", "pass.today"])
        #expect(found == ["pass.until": ["label"], "pass.today": ["label"]])
    }

    @Test func literalsThatAreJoinedAreOneKey() throws {
        let found = try roles("""
            struct A: View { var body: some View {
                Image("x").accessibilityHint(NSLocalizedString("Opens the map, " + "with all stations.", comment: "of " + "maps"))
            } }
            """, keys: ["Opens the map, with all stations."])
        #expect(found == ["Opens the map, with all stations.": ["hint"]])
    }

    @Test func lookUpsOfObjectiveC() throws {
        let found = try roles("""
            #import "Strings.h"
            #define OWN(key) [[NSBundle mainBundle] localizedStringForKey:(key) value:@"" table:nil]
            NSString *Spoken(NSString *key) {
                return NSLocalizedString(key, nil);
            }
            @implementation Lamp
            - (void)showLevel:(NSString *)level {
                self.button.accessibilityLabel = T(@"lamp.name");
                self.button.accessibilityHint = OWN(@"lamp.hint");
                self.button.accessibilityValue = Spoken(@"lamp.value");
                self.field.accessibilityValue = NSLocalizedString([@"lamp.level." stringByAppendingString:level], nil);
            }
            @end
            """, keys: ["lamp.name", "lamp.hint", "lamp.value", "lamp.level.low"], path: "Sources/Lamp.m", more: "--- Sources/Strings.h\n#define T(key) NSLocalizedString(key, @\"\")\n")
        #expect(found == ["lamp.name": ["label"], "lamp.hint": ["hint"], "lamp.value": ["value"], "lamp.level.low": ["value"]])
    }

    @Test func whatIsNotDrawnIsHeardOnly() throws {
        let found = try roles("""
            struct A: View { var body: some View {
                Toggle("a", isOn: $on).labelsHidden()
                Toggle("b", isOn: $on)
                HStack { Slider(value: $v) { Text("c") }; Text("d") }.labelsHidden()
                Button("e", systemImage: "plus") { }.labelStyle(.iconOnly)
                Menu { Button("f", systemImage: "plus") { } } label: { Label("g", systemImage: "plus") }.labelStyle(.iconOnly)
                Group { Label("h", systemImage: "plus"); Label("i", systemImage: "plus").labelStyle(.titleAndIcon) }.labelStyle(.iconOnly)
                Dial().accessibilityRepresentation { Stepper("j", value: $n) }
                Text("k").accessibilityRotor("r") { AccessibilityRotorEntry("l", id: 1, in: space) }
            } }
            """, keys: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
        #expect(found == ["a": ["label"], "b": ["visible"], "c": ["label"], "d": ["visible"], "e": ["label"], "f": ["visible"], "g": ["label"], "h": ["label"], "i": ["visible"], "j": ["label"], "k": ["visible"],
                          "l": ["label"]])
    }

    @Test func textsInListsOfOwnTypes() throws {
        let found = try roles("""
            struct Stop: Identifiable { let id: Int; let spoken: LocalizedStringKey }
            struct StopList: View {
                let stops = [Stop(id: 1, spoken: "a"), Stop(id: 2, spoken: "b")]
                var body: some View { ForEach(stops) { stop in Image("x").accessibilityLabel(stop.spoken) } }
            }
            final class Bar: UIView {
                func setUp() {
                    for (button, name) in [(first, NSLocalizedString("c", comment: "")), (second, NSLocalizedString("d", comment: ""))] { button.accessibilityLabel = name }
                }
            }
            """, keys: ["a", "b", "c", "d"])
        #expect(found == ["a": ["label"], "b": ["label"], "c": ["label"], "d": ["label"]])
    }

    @Test func whatAnotherObjectSays() throws {
        let found = try roles("""
            final class RowCell: UITableViewCell {
                let stateLabel = UILabel(), iconView = UIImageView()
                func show() {
                    stateLabel.text = NSLocalizedString("a", comment: "")
                    iconView.accessibilityLabel = NSLocalizedString("b", comment: "")
                }
                override var accessibilityValue: String? { get { stateLabel.accessibilityLabel } set {} }
                override var accessibilityHint: String? { get { iconView.accessibilityLabel } set {} }
                func tell() { UIAccessibility.post(notification: .announcement, argument: #localize("c")) }
            }
            """, keys: ["a", "b", "c"])
        #expect(found == ["a": ["value", "visible"], "b": ["label", "hint"], "c": ["announcement"]])
    }

    @Test func reasonsThatSurelyTellWhy() throws {
        let table = ["why": "Enter a name first", "none": "No reports yet", "cell": "Turn on the alarm", "other": "The server is away", "stop": "Stop"].map { "\"\($0)\" = \"\($1)\";" }.sorted().joined(separator: "\n")
        let probe = try SourceProbe("""
            --- Sources/A.swift
            struct A: View { var body: some View {
                VStack {
                    Button("stop") { }.disabled(!hasName || isOld)
                    if !hasName { Text("why") }
                    if isOld || isFar { Text("other") }
                    if reports.isEmpty { Text("none") }
                    Button("stop") { }.disabled(reports.isEmpty)
                }
            } }
            --- Sources/B.swift
            import UIKit
            final class B: UITableViewController {
                func show(_ cell: UITableViewCell) {
                    if isOff { cell.textLabel?.text = NSLocalizedString("cell", comment: "") }
                    soundSwitch.isEnabled = !isOff
                }
            }
            --- en.lproj/Localizable.strings
            \(table)
            """)
        #expect(["why", "none", "cell", "other"].filter { probe.roles($0).contains("reason") } == ["why"])
    }

    @Test func chartsForVoiceOver() throws {
        let found = try roles("""
            struct A: AXChartDescriptorRepresentable { func makeChartDescriptor() -> AXChartDescriptor {
                let x = AXNumericDataAxisDescriptor(title: String(localized: "a"), range: 0...1, gridlinePositions: []) { "\\($0)" }
                return AXChartDescriptor(title: String(localized: "b"), summary: String(localized: "c"), xAxis: x, yAxis: nil, series: [AXDataSeriesDescriptor(name: String(localized: "d"), isContinuous: true, dataPoints: [])])
            } }
            """, keys: ["a", "b", "c", "d"])
        #expect(found == ["a": ["label"], "b": ["label"], "c": ["value"], "d": ["label"]])
    }
}

let sourceTextCases: [SourceCase] = [
    SourceCase(title: "names of locals and models are no text of the screen", rule: MissingTranslationRule.self, text: """
        --- Sources/Report.swift
        import UIKit
        struct Report { var title = "report without name"; var message: String }
        final class ReportController: UIViewController {
            func make(_ report: inout Report, request: UploadRequest) -> String {
                var title = "draft of the report"
                title += " of today"
                report.title = "report of today"
                request.message = "sent by the app"
                self.title = ⟦"All reports"⟧
                saveItem.title = ⟦"Save report"⟧
                alert.message = ⟦"The report is sent."⟧
                return title
            }
        }
        --- en.lproj/Localizable.strings
        "known" = "Known";
        """),
    SourceCase(title: "more ways to show text", rule: MissingTranslationRule.self, text: """
        --- Sources/Shelf.swift
        import UIKit
        import UserNotifications
        final class ShelfController: UITableViewController {
            override func viewDidLoad() {
                navigationItem.backButtonTitle = ⟦"All shelves"⟧
                let kinds = UISegmentedControl(items: [⟦"Old books"⟧, NSLocalizedString("known", comment: "")])
                var content = UIListContentConfiguration.cell()
                content.secondaryText = ⟦"Bought last year"⟧
                let note = UNMutableNotificationContent()
                note.body = ⟦"Bring the book back."⟧
                note.categoryIdentifier = "book note"
            }
            override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { ⟦"Books of the year"⟧ }
        }
        --- en.lproj/Localizable.strings
        "known" = "Known";
        """),
]
