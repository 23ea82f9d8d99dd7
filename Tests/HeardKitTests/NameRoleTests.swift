import HeardCore
@testable import HeardKit
import HeardReaders
import Testing

/// Roles from key names and comments: what each says, and what says nothing.
@Suite struct NameRoleTests {
    @Test(arguments: [
        // The property in the key.
        ("checkout.pay.accessibilityLabel", nil, "Pay", "label"), ("pay_a11y_hint", nil, "Pays the order", "hint"), ("pay.accessibility_value", nil, "Ready", "value"),
        ("accessibility_hint_open_label", "Accessibility hint of the row", "Opens the page", "hint"),
        // The key says that it is spoken, the text as what.
        ("accessibility_close_card", nil, "Close card", "label"), ("cart.accessibility.total", nil, "%@ pieces", "value"), ("cart_voiceover_open", nil, "Opens the cart", "hint"),
        // The comment, however it is spelled.
        ("Shop", "Accesibility label of the tab", "Shop", "label"), ("Shop", "VoiceOver text for the tab", "Shop", "label"), ("Wrapped", "Announced when the search starts again", "Search starts again", "announcement"),
        ("cart_count", "Accessibility label of the badge", "%@ pieces", "value"),
        // A name as a hint: most keys of this kind are labels. The key that is the text was written where it is used.
        ("cart_close", "Accessibility hint to tell that it closes the cart", "Close cart", "label"), ("Close cart", "Accessibility hint of the button", "Close cart", "hint"),
        ("cart_close", "Accessibility hint of the button", "Close the cart", "hint"),
        ("row_open", "Action hint for accessibility", "Opens the row", "hint"), ("day_cell", "Name of the day, used in VoiceOver in the calendar view", "Monday", "label"),
        ("row_edit", "Accessibility instruction for editing", "Edits the text", "hint"), ("a11y_scan_announce_closing", nil, "The scanner is closed", "announcement"),
        // Several properties: none is believed alone, the text decides.
        ("cart_open", "Accessibility label and hint of the cart", "Opens the cart", "hint"), ("cart_open", "Accessibility label/hint of the cart", "Cart", "label"),
        // Pictures.
        ("Welcome_ImageDescription", nil, "Two people look at a map.", "label"), ("Home_LeftBarButton_description", nil, "Shop logo", "label"), ("Step1_AccLabel", nil, "Two people look at a map.", "label"),
        // A reason: the comment tells why a control cannot be used, in whatever words.
        ("next.reason", "Reason shown under the disabled Next button", "Fill in your name.", "reason"), ("pay.why", "Tells why Pay is disabled", "Add a card.", "reason"),
        ("go.note", "Spoken while the Continue button is disabled", "Choose a seat.", "reason"), ("go.note", "Explanation for the greyed out control", "Choose a seat.", "reason"),
        ("save.note", "Message that is shown when the button can't be tapped", "Choose a name.", "reason"), ("next.text", "Text shown below the inactive Next button", "Choose a seat.", "reason visible"),
        // The comment names the property: it goes there. What is no control's reason, and a button's own title.
        ("pay.note", "Accessibility hint that explains why the control is unavailable", "Add a card.", "hint"), ("account.note", "Reason shown to people whose account was disabled", "Too many attempts.", "unknown"),
        ("pay.note2", "Label of the disabled button", "Pay", "unknown"), ("seat.note", "Shown when the flight is unavailable", "Choose another day.", "unknown"),
        // About accessibility, and other things that only look like it.
        ("settings.accessibility", nil, "Accessibility", "unknown"), ("accessibility_permission_text", nil, "Allow access", "unknown"), ("template.ring_image.description", nil, "Shows an image in a ring.", "unknown"),
        ("vision", "Opens the settings for accessibility of this phone", "Vision", "unknown"),
        ("pay.accessibilityIdentifier", nil, "pay", "unknown"), ("support_accessibility", nil, "https://example.com/", "unknown"), ("cart.ButtonDescription", nil, "Shows the cart.", "unknown"),
        ("Section", "Title of the accessibility section", "Vision", "visible"), ("ax_17", nil, "Value", "unknown"),
    ] as [(String, String?, String, String)])
    func role(key: String, comment: String?, text: String, role: String) {
        #expect(Self.roles(of: [(key, comment, text)])[0] == role)
    }

    /// The page of settings that is called "Accessibility" holds what it shows.
    @Test func settingsAboutAccessibilityAreNotSpoken() {
        let found = Self.roles(of: [("settings.accessibility.name", nil, "Accessibility"), ("settings.accessibility.contrast", nil, "High contrast"), ("map.accessibility.pin", nil, "Pin")])
        #expect(found == ["unknown", "unknown", "label"])
    }

    private static func roles(of entries: [(key: String, comment: String?, text: String)]) -> [String] {
        var source = ""
        for entry in entries { source += (entry.comment.map { "/* \($0) */\n" } ?? "") + "\"\(entry.key)\" = \"\(entry.text)\";\n\n" }
        let bytes = Array(source.utf8)
        let memory = SourceText.allocate(count: bytes.count)
        bytes.withUnsafeBytes { if let base = $0.baseAddress { memory.copyMemory(from: base, byteCount: $0.count) } }
        let file = LocalizationReader.read(path: "App/en.lproj/Localizable.strings", format: .strings, folderLocale: LanguageTag("en"), table: "Localizable",
                                           adopting: memory, count: bytes.count, limits: Limits())
        var project = ProjectIndex.project([file], developmentLanguage: nil, limits: Limits(), jobs: 1)
        Roles.fromNames(&project, jobs: 1)
        return entries.map { entry in project.tables.flatMap(\.rows).first { $0.key == entry.key }?.roles.names.joined(separator: " ") ?? "" }
    }
}
