/// What names of APIs, types and variables mean.

/// `accessibilityLabel`, `trendAccessibilityValue`, `accessibilityAttributedHint` …; nil for identifiers and other names.
func accessibilitySlot(_ name: String) -> Slot? {
    switch name {
    case "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityDescription", "accessibilityTitle": return .label
    case "accessibilityValue", "accessibilityAttributedValue", "accessibilityValueDescription": return .value
    case "accessibilityHint", "accessibilityAttributedHint", "accessibilityHelp": return .hint
    case "accessibilityUserInputLabels", "accessibilityAttributedUserInputLabels", "accessibilityInputLabels": return .input
    default: break
    }
    if hasSuffix(name, "AccessibilityLabel") || hasSuffix(name, "A11yLabel") { return .label }
    if hasSuffix(name, "AccessibilityValue") || hasSuffix(name, "A11yValue") { return .value }
    if hasSuffix(name, "AccessibilityHint") || hasSuffix(name, "A11yHint") { return .hint }
    return nil
}

func isExactAccessibility(_ name: String) -> Bool { name.hasPrefix("accessibility") }

private func hasSuffix(_ name: String, _ suffix: String) -> Bool {
    name.utf8.count >= suffix.utf8.count && (name.hasSuffix(suffix) || name == suffix.prefix(1).lowercased() + suffix.dropFirst())
}

func visibleProperty(_ name: String) -> Bool {
    switch name {
    case "text", "title", "placeholder", "stringValue", "attributedText", "message", "prompt", "toolTip": true
    default: false
    }
}

func contains(_ text: String, _ part: String) -> Bool { Condition.firstRange(of: part, in: text) != nil }

/// `Set<Foo>?` → Set; `any Foo` → Foo; `Foo.Bar!` → Foo.Bar.
func plainTypeName(_ type: String) -> String {
    var text = Substring(type)
    for prefix in ["@escaping ", "@autoclosure ", "any ", "some ", "inout ", "@MainActor ", "__owned ", "consuming ", "borrowing "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.utf8.count) }
    while let last = text.last, last == "?" || last == "!" || last == " " { text = text.dropLast() }
    if let angle = text.firstIndex(of: "<") { text = text[..<angle] }
    return String(text)
}

/// Types whose values are text.
func isTextType(_ type: String) -> Bool {
    switch plainTypeName(type) {
    case "String", "LocalizedStringKey", "LocalizedStringResource", "Text", "NSAttributedString", "AttributedString", "NSString", "NSMutableAttributedString", "Any", "Substring",
         "SwiftUI.Text", "StringProtocol", "Optional": true
    default: type.hasPrefix("[String") || type.hasPrefix("[NSAttributedString") || type.hasPrefix("Optional<String") || type.hasPrefix("[LocalizedString")
    }
}

/// Types that can lead to text: text, collections of it, and types that are not known to be something else.
func mayHoldText(_ type: String) -> Bool {
    switch plainTypeName(type) {
    case "Bool", "Int", "Double", "Float", "CGFloat", "URL", "Date", "UIImage", "UIColor", "Color", "Image", "View", "Void", "TimeInterval", "UUID", "Data", "CGRect", "CGSize", "CGPoint",
         "UIView", "UIFont", "Font", "Int64", "UInt", "IndexPath", "NSImage", "NSColor", "Locale", "Calendar": false
    default: !type.hasPrefix("some ")
    }
}

/// Kind of a UIKit, AppKit or WatchKit class.
func uiKind(type: String) -> String? {
    switch type {
    case "UIButton", "UIButton.Configuration", "NSButton", "WKInterfaceButton", "UIBarButtonItem", "NSToolbarItem", "NSPopUpButton": "button"
    case "UISwitch", "NSSwitch", "WKInterfaceSwitch": "toggle"
    case "UITextField", "UITextView", "NSTextField", "NSSecureTextField", "NSSearchField", "UISearchBar", "NSTextView": "textField"
    case "UISlider", "NSSlider", "WKInterfaceSlider": "slider"
    case "UIStepper", "NSStepper": "stepper"
    case "UIPickerView", "UIDatePicker", "UISegmentedControl", "NSSegmentedControl", "NSDatePicker": "picker"
    case "UIProgressView", "UIActivityIndicatorView", "NSProgressIndicator": "progress"
    case "UIImageView", "NSImageView", "WKInterfaceImage": "image"
    case "UILabel", "WKInterfaceLabel": "text"
    default:
        if type.hasSuffix("Button") { "button" } else if type.hasSuffix("Switch") { "toggle" } else if type.hasSuffix("TextField") { "textField" } else if type.hasSuffix("Label") { "text" }
        else if type.hasSuffix("Cell") { "cell" } else if type.hasSuffix("ImageView") { "image" } else { nil }
    }
}

/// Types whose texts are on the screen.
func isShownType(_ type: String) -> Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    if uiKind(type: type) != nil || name == "UNMutableNotificationContent" { return true }
    if ["Int", "String", "Date", "URL"].contains(name) { return false }
    let start = Array(name.utf8.prefix(3))
    if start.count == 3, start[2] >= 0x41, start[2] <= 0x5A, ["UI", "NS", "WK", "CP", "TV"].contains(String(name.prefix(2))), !["NSError", "NSObject", "NSManagedObject"].contains(name) { return true }
    return isShownName(name)
}

/// Names of objects whose texts are on the screen: `saveItem`, `headerView`, `alert`.
func isShownName(_ name: String) -> Bool {
    let lower = name.lowercased()
    if ["vc", "content", "config", "configuration", "self", "tab", "toast", "hud", "dialog", "popup", "snackbar", "navigationitem"].contains(lower) { return true }
    return ["label", "button", "btn", "field", "view", "cell", "controller", "item", "items[]", "bar", "window", "alert", "panel", "menu", "column", "header", "footer", "banner", "title", "subtitle", "caption", "switch", "toggle", "placeholder", "textview",
            "toast", "action", "activity", "configuration", "sheet", "dialog", "tooltip", "row", "badge", "heading", "lbl", "vc", "confirmation", "popover", "prompt", "control", "box", "tab", "hud", "checkbox", "radio", "input", "textbox"]
        .contains { lower.hasSuffix($0) }
}

/// Kind of an object by what the code calls it.
func uiKind(name: String, type: String?) -> String {
    if let type, let kind = uiKind(type: type) { return kind }
    let lower = name.lowercased()
    for (ending, kind) in [("button", "button"), ("btn", "button"), ("switch", "toggle"), ("toggle", "toggle"), ("textfield", "textField"), ("field", "textField"), ("label", "text"), ("slider", "slider"),
                           ("stepper", "stepper"), ("cell", "cell"), ("imageview", "image"), ("progressview", "progress"), ("barbuttonitem", "button"), ("spinner", "progress"), ("indicator", "progress")]
    where lower.hasSuffix(ending) { return kind }
    return "other"
}

/// Kind of a SwiftUI view; nil for containers and views of the app.
func swiftUIKind(_ name: String) -> String? {
    switch name {
    case "Button", "NavigationLink", "Menu", "ShareLink", "EditButton", "PasteButton", "RenameButton", "SettingsLink", "AsyncButton": "button"
    case "Toggle": "toggle"
    case "TextField", "SecureField", "TextEditor": "textField"
    case "Slider": "slider"
    case "Stepper": "stepper"
    case "Picker", "DatePicker", "ColorPicker": "picker"
    case "Link": "link"
    case "ProgressView", "Gauge": "progress"
    case "Image", "AsyncImage": "image"
    case "Text", "Label": "text"
    case "Chart": "chart"
    case "BarMark", "LineMark", "PointMark", "AreaMark", "SectorMark", "RuleMark", "RectangleMark": "chart"
    case "Section", "LabeledContent", "DisclosureGroup", "GroupBox", "ControlGroup", "ContentUnavailableView", "Tab": "other"
    default: name.hasSuffix("Button") ? "button" : name.hasSuffix("Toggle") ? "toggle" : nil
    }
}

/// Names that ``SwiftFileReader`` reads by themselves: code that calls or assigns one is never left unread. What a new `case` there reads belongs here too.
enum Vocabulary {
    static let readAssignments: Set<String> = [
        "text", "attributedText", "stringValue", "attributedStringValue", "title", "attributedTitle", "placeholder", "attributedPlaceholder", "placeholderString", "prompt", "message", "subtitle", "headerTitle",
        "informativeText", "messageText", "label", "toolTip", "secondaryText", "secondaryAttributedText", "backButtonTitle", "largeContentTitle", "isEnabled", "isUserInteractionEnabled", "isHidden", "alpha", "alphaValue", "isSelected", "isOn", "isHighlighted", "textColor", "backgroundColor", "tintColor",
        "borderColor", "borderWidth", "fillColor", "strokeColor", "baseForegroundColor", "baseBackgroundColor", "image", "accessoryType", "accessoryView", "isChecked", "state", "font",
    ]

    static let readCalls: Set<String> = [
        "Announcement", "LayoutChanged", "ScreenChanged", "AXCustomContent", "setTitle", "setAttributedTitle", "setImage", "setBackgroundImage", "setTitleColor", "setBackgroundColor", "setValue",
        "navigationTitle", "navigationBarTitle", "navigationSubtitle", "alert", "confirmationDialog", "tabItem", "searchable", "toast", "actionSheet", "badge", "symbol", "symbolVariant", "overlay", "opacity",
        "UIAlertController", "UIAlertAction", "UIContextualAction", "UIAction", "UIBarButtonItem", "UITabBarItem", "UIMenu", "NSMenuItem", "UIKeyCommand", "UICommand", "UISegmentedControl",
        "UIApplicationShortcutItem", "NSTextField", "AccessibilityRotorEntry", "AXChartDescriptor", "AXNumericDataAxisDescriptor", "AXCategoricalDataAxisDescriptor", "AXDataSeriesDescriptor", "UNMutableNotificationContent", "addItem", "addAction", "insertSegment", "setLabel", "setText", "showAlert", "disabled", "help", "foregroundStyle", "foregroundColor", "border",
        "stroke", "strokeBorder", "tint", "background", "fill", "backgroundStyle", "accentColor", "listRowBackground", "NavigationLink", "Menu", "ShareLink", "TextField", "SecureField", "TextEditor", "Slider", "Stepper",
        "Picker", "DatePicker", "ColorPicker", "Link", "SettingsLink", "ProgressView", "Gauge", "Image", "AsyncImage", "Text", "Label", "Chart", "BarMark", "LineMark", "PointMark", "AreaMark", "SectorMark", "RuleMark",
        "RectangleMark", "Section", "LabeledContent", "DisclosureGroup", "GroupBox", "ControlGroup", "ContentUnavailableView", "Tab",
    ]

    /// `PrimaryButton(…)`, `IconToggle(…)`.
    static func isReadByEnding(_ name: String) -> Bool { name.utf8.first.map { $0 < 0x61 } == true && (name.hasSuffix("Button") || name.hasSuffix("Toggle")) }
}
