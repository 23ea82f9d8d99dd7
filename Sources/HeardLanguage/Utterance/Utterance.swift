/// What VoiceOver says for a control, in the language's own words where they are known: "Auswahl. Pro, ausgewählt, Taste".
///
/// The order is that of recent iOS: the selected trait, label, value, the disabled state, kind, hint. Where in the phrase "selected" stands depends on
/// the iOS version.
public struct Utterance: Sendable, Hashable {
    /// The control's name.
    public var label: String
    public var value: String?
    /// It has the selected trait.
    public var isSelected: Bool
    /// It can't be used.
    public var isDimmed: Bool
    /// The kind of control, said behind the value; nil where it says none.
    public var role: WordClass?
    public var hint: String?

    public init(label: String, value: String? = nil, isSelected: Bool = false, isDimmed: Bool = false, role: WordClass? = nil, hint: String? = nil) {
        self.label = label
        self.value = value
        self.isSelected = isSelected
        self.isDimmed = isDimmed
        self.role = role
        self.hint = hint
    }

    /// The phrase in a language; English words where the language's own are not known.
    public func text(_ data: LocaleData?) -> String {
        func word(_ kind: WordClass) -> String { data?.voiceOverWord(kind) ?? Self.english[kind] ?? "" }
        var parts = [label, value ?? ""]
        if isDimmed { parts.append(word(.dimmed)) }
        if let role { parts.append(word(role)) }
        var out = parts.filter { !$0.isEmpty }.joined(separator: separator(data))
        if isSelected { out = Self.sentence(word(.selected), data) + out }
        if let hint, !hint.isEmpty { out += (Self.ends(out) ? " " : Self.stop(data)) + hint }
        return out
    }

    private func separator(_ data: LocaleData?) -> String {
        guard let data else { return ", " }
        if !data.hasSpaces, data.sentenceEnds.contains("。") { return data.tag.language == "ja" ? "、" : "，" }
        return data.sentenceEnds.contains("؟") ? "، " : ", "
    }

    private static func stop(_ data: LocaleData?) -> String { data?.hasSpaces == false && data?.sentenceEnds.contains("。") == true ? "。" : ". " }
    private static func ends(_ text: String) -> Bool { text.unicodeScalars.last.map { ".!?。！？…".unicodeScalars.contains($0) } ?? false }

    /// A word as a sentence of its own.
    private static func sentence(_ word: String, _ data: LocaleData?) -> String {
        let first = word.unicodeScalars.prefix(1).map { $0.properties.uppercaseMapping }.joined()
        return first + String(String.UnicodeScalarView(word.unicodeScalars.dropFirst())) + stop(data)
    }

    private static let english: [WordClass: String] = [
        .selected: "selected", .dimmed: "dimmed", .button: "button", .toggle: "switch button", .slider: "adjustable", .adjustable: "adjustable", .link: "link",
        .textField: "text field", .searchField: "search field", .secureTextField: "secure text field", .image: "image", .heading: "heading", .tab: "tab",
        .checkbox: "checkbox", .stepper: "stepper", .progressIndicator: "progress indicator", .popUpButton: "pop-up button",
    ]
}
