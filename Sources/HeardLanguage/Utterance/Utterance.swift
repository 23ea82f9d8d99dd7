/// What VoiceOver says for a control, in the language's own words where they are known.
///
/// The order is that of recent iOS: label, value, states, kind, hint. Where in the phrase "selected" stands depends on the iOS version.
public struct Utterance: Sendable {
    public var label: String
    public var value: String?
    public var isSelected: Bool
    public var isDimmed: Bool
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
        func word(_ kind: WordClass, _ english: String) -> String { data?.voiceOverWord(kind) ?? english }
        var parts: [String] = []
        if isSelected { parts.append(word(.selected, "selected")) }
        parts.append(label)
        if let value { parts.append(value) }
        if isDimmed { parts.append(word(.dimmed, "dimmed")) }
        if let role { parts.append(word(role, "button")) }
        if let hint { parts.append(hint) }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
