import HeardCore
import Testing

/// Which role a key gets from the code.
@Suite(.enabled(if: SourceProbe.isAvailable, "heard-source is not built"))
struct SourceRoleTests {
    private func roles(_ code: String, keys: [String], path: String = "Sources/Screen.swift") throws -> [String: [String]] {
        let table = keys.map { "\"\($0)\" = \"text of \($0)\";" }.joined(separator: "\n")
        let probe = try SourceProbe("--- \(path)\n\(code)\n--- en.lproj/Localizable.strings\n\(table)")
        return Dictionary(uniqueKeysWithValues: keys.map { ($0, probe.roles($0)) })
    }

    @Test func swiftUIModifiers() throws {
        let found = try roles("""
            struct A: View { var body: some View {
                Image("x").accessibilityLabel("a").accessibilityValue(Text("b")).accessibilityHint("c").accessibilityInputLabels(["d", "e"])
                    .accessibilityAction(named: "f") {}.accessibilityCustomContent("g", "h").accessibilityRotor("i") { }
                Text("j").accessibility(label: Text("k"), hint: Text("l"))
                List {}.accessibilityActions { Button("m") {} }
            } }
            """, keys: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"])
        #expect(found == ["a": ["label"], "b": ["value"], "c": ["hint"], "d": ["input-label"], "e": ["input-label"], "f": ["custom-action"], "g": ["value"], "h": ["value"], "i": ["label"],
                          "j": ["visible"], "k": ["label"], "l": ["hint"], "m": ["custom-action"]])
    }

    @Test func interpolationBecomesSpecifiers() throws {
        let found = try roles("""
            struct A: View { var body: some View { CartButton().accessibilityValue("\\(cart.count) items").accessibilityHint("100% of \\(name)") } }
            """, keys: ["%lld items", "100%% of %@"])
        #expect(found == ["%lld items": ["value"], "100%% of %@": ["hint"]])
    }

    @Test func uiKitAndAppKit() throws {
        let found = try roles("""
            class A: UIView {
                override var accessibilityLabel: String? { get { NSLocalizedString("a", comment: "") } set {} }
                func f() {
                    button.accessibilityAttributedValue = NSAttributedString(string: NSLocalizedString("b", comment: ""))
                    UIAccessibility.post(notification: .announcement, argument: NSLocalizedString("c", comment: ""))
                    accessibilityCustomActions = [UIAccessibilityCustomAction(name: NSLocalizedString("d", comment: ""), target: self, selector: #selector(x))]
                    view.setAccessibilityHelp(NSLocalizedString("e", comment: ""))
                    let image = NSImage(systemSymbolName: "plus", accessibilityDescription: NSLocalizedString("f", comment: ""))
                    label.text = NSLocalizedString("g_accessibility_label", comment: "")
                    AccessibilityNotification.Announcement(String(localized: "h")).post()
                    tabBarItem.accessibilityUserInputLabels = [NSLocalizedString("i", comment: "")]
                }
            }
            """, keys: ["a", "b", "c", "d", "e", "f", "g_accessibility_label", "h", "i"])
        #expect(found == ["a": ["label"], "b": ["value"], "c": ["announcement"], "d": ["custom-action"], "e": ["hint"], "f": ["label"], "g_accessibility_label": ["visible"], "h": ["announcement"],
                          "i": ["input-label"]])
    }

    @Test func constantsAndRawValuesAreKeys() throws {
        let found = try roles("""
            enum Keys { static let a = "a"; static let plain = "plain" }
            enum Key: String { case b, c = "c.raw", d = "d.raw"
                var localized: String { NSLocalizedString(rawValue, comment: "") } }
            struct A: View { var body: some View {
                Image("x").accessibilityLabel(LocalizedStringKey(Keys.a)).accessibilityHint(LocalizedStringKey(Key.d.rawValue))
                Text(Keys.plain)
            } }
            class B: UIView { func f() { button.accessibilityValue = Key.c.localized; button.setValue(NSLocalizedString("e", comment: ""), forKey: "accessibilityHint") } }
            """, keys: ["a", "b", "c.raw", "d.raw", "e", "plain"])
        #expect(found == ["a": ["label"], "b": ["unknown"], "c.raw": ["value"], "d.raw": ["hint"], "e": ["hint"], "plain": ["unknown"]])
    }

    @Test func modifiersOfTheApp() throws {
        let found = try roles("""
            extension View { func spoken(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) } }
            class Helper { func accessibilityLabel(for key: String) -> String { key } }
            struct A: View { var body: some View { Image("x").spoken("a"); Text("b").badge("c"); List {}.searchable(text: $q, prompt: "d") } }
            """, keys: ["a", "b", "c", "d"])
        #expect(found == ["a": ["label"], "b": ["visible"], "c": ["visible"], "d": ["visible"]])
    }

    @Test func bodiesThatAreReadLater() throws {
        let found = try roles("""
            final class Model {
                var hint: String = ""
                private var steps = [String]()
                func load(_ count: Int) async throws {
                    for step in steps where step.count > count { print("a quote \" and a brace }") }
                    self.hint = NSLocalizedString("a", comment: "")
                }
                func send() { Cell.show(status: NSLocalizedString("b", comment: "")); counter += 1; print(counter); print("nothing else") }
            }
            final class Cell: UIView {
                let model = Model()
                func show(status: String) { accessibilityValue = status }
                func update() { accessibilityHint = model.hint }
            }
            """, keys: ["a", "b"])
        #expect(found == ["a": ["hint"], "b": ["value"]])
    }

    @Test func namesAreFollowed() throws {
        let found = try roles("""
            enum Strings { static let a = NSLocalizedString("a", comment: ""); static var b: String { NSLocalizedString("b", comment: "") }
                static func c(_ n: Int) -> String { let format = NSLocalizedString("c", comment: ""); return String(format: format, n) } }
            func tr(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
            struct Model { var isOn = false; var state: String { switch isOn { case true: return tr("d"); case false: return tr("e") } } }
            class A: UIView { let model: Model
                func f() {
                    x.accessibilityLabel = Strings.a
                    let title = isOn ? Strings.b : Strings.c(3)
                    x.accessibilityValue = title
                    y.accessibilityValue = model.state
                    var parts = [tr("f")]
                    if isOn { parts.append(tr("g")) }
                    y.accessibilityHint = parts.joined(separator: ", ")
                    announce(tr("h"))
                }
                func announce(_ message: String) { UIAccessibility.post(notification: .announcement, argument: message) }
            }
            """, keys: ["a", "b", "c", "d", "e", "f", "g", "h"])
        #expect(found == ["a": ["label"], "b": ["value"], "c": ["value"], "d": ["value"], "e": ["value"], "f": ["hint"], "g": ["hint"], "h": ["announcement"]])
    }

    @Test func generatedAccessors() throws {
        let found = try roles("""
            struct A: View { var body: some View { Image("x").accessibilityLabel(L10n.Cart.payNow).accessibilityHint(.cartHint) ; Text("y").accessibilityValue(R.string.localizable.cartValue()) } }
            """, keys: ["cart.pay_now", "cart_hint", "cart.value"])
        #expect(found == ["cart.pay_now": ["label"], "cart_hint": ["hint"], "cart.value": ["value"]])
    }

    @Test func previewsAndTestsAreLeftOut() throws {
        let found = try roles("""
            struct A: View { var body: some View { Image("x").accessibilityLabel("a") } }
            struct A_Previews: PreviewProvider { static var previews: some View { A().accessibilityLabel("b") } }
            #Preview { A().accessibilityLabel("c") }
            """, keys: ["a", "b", "c"])
        #expect(found == ["a": ["label"], "b": [], "c": []].mapValues { $0.isEmpty ? ["unknown"] : $0 })
    }

    @Test func objectiveC() throws {
        let found = try roles("""
            #define kTitle NSLocalizedString(@"a", nil)
            @implementation Cell
            - (NSString *)accessibilityLabel { return kTitle; }
            - (void)show {
                [self.button setAccessibilityHint:NSLocalizedString(@"b", nil)];
                self.row.accessibilityValue = self.on ? NSLocalizedStringFromTable(@"c", nil, nil) : [self stateText];
                UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, NSLocalizedString(@"e", nil));
                UIAccessibilityCustomAction *action = [[UIAccessibilityCustomAction alloc] initWithName:NSLocalizedString(@"f", nil) target:self selector:@selector(x)];
                self.label.text = [NSString stringWithFormat:NSLocalizedString(@"g", nil), 3];
            }
            - (NSString *)stateText { return NSLocalizedString(@"d", nil); }
            @end
            """, keys: ["a", "b", "c", "d", "e", "f", "g"], path: "Sources/Cell.m")
        #expect(found == ["a": ["label"], "b": ["hint"], "c": ["value"], "d": ["value"], "e": ["announcement"], "f": ["custom-action"], "g": ["visible"]])
    }

    @Test func interfaceBuilder() throws {
        let probe = try SourceProbe("""
            --- Main.storyboard
            <document><scenes><scene sceneID="1"><objects><viewController id="vc1"><view id="v1"><subviews>
            <button id="abc-12-xyz"><state key="normal" title="Pay"/><accessibility key="accessibilityConfiguration" hint="Pays" label="Pay &amp; go"/></button>
            </subviews></view></viewController></objects></scene></scenes></document>
            --- en.lproj/Main.strings
            "abc-12-xyz.normalTitle" = "Pay";
            "abc-12-xyz.accessibilityLabel" = "Pay & go";
            "abc-12-xyz.accessibilityHint" = "Pays";
            """)
        #expect(probe.roles("abc-12-xyz.normalTitle") == ["visible"])
        #expect(probe.roles("abc-12-xyz.accessibilityLabel") == ["label"])
        #expect(probe.roles("abc-12-xyz.accessibilityHint") == ["hint"])
        #expect(probe.project.source?.controls.first?.kind == .button)
    }

    @Test func aBrokenFileCostsOnlyItself() throws {
        let probe = try SourceProbe("""
            --- Sources/Broken.swift
            struct A: View { var body: some View { Image("x").accessibilityLabel("a" ((( {{{{
            --- Sources/Whole.swift
            struct B: View { var body: some View { Image("x").accessibilityLabel("b") } }
            --- en.lproj/Localizable.strings
            "b" = "B";
            """)
        #expect(probe.roles("b") == ["label"])
        #expect(probe.project.source?.problems == [])
    }
}
