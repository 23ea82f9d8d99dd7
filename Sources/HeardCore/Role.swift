/// What a string is for. A string has a set of roles.
public struct RoleSet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Name of an element.
    public static let label = RoleSet(rawValue: 1 << 0)
    /// What an element holds at the moment.
    public static let value = RoleSet(rawValue: 1 << 1)
    /// What happens when it is used.
    public static let hint = RoleSet(rawValue: 1 << 2)
    /// Spoken without an element: a message, a change of the screen.
    public static let announcement = RoleSet(rawValue: 1 << 3)
    /// Why a control can't be used: spoken and visible.
    public static let reason = RoleSet(rawValue: 1 << 4)
    /// Name of an action of an element, in VoiceOver's rotor.
    public static let customAction = RoleSet(rawValue: 1 << 5)
    /// Another name of an element, for Voice Control.
    public static let inputLabel = RoleSet(rawValue: 1 << 6)
    /// Text on the screen.
    public static let visible = RoleSet(rawValue: 1 << 7)
    /// Nothing tells what the text is for.
    public static let unknown = RoleSet(rawValue: 1 << 8)

    /// The roles that VoiceOver or Voice Control say or listen for.
    public static let spoken: RoleSet = [.label, .value, .hint, .announcement, .reason, .customAction, .inputLabel]

    private static let names: [(RoleSet, String)] = [
        (.label, "label"), (.value, "value"), (.hint, "hint"), (.announcement, "announcement"), (.reason, "reason"),
        (.customAction, "custom-action"), (.inputLabel, "input-label"), (.visible, "visible"), (.unknown, "unknown"),
    ]

    /// The role's names as configuration and JSON write them, in a fixed order.
    public var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

    /// A single role by its name; nil for another word.
    public init?(name: String) {
        guard let found = Self.names.first(where: { $0.1 == name }) else { return nil }
        self = found.0
    }

    /// All names, as configuration and JSON write them.
    public static let allNames: [String] = names.map(\.1)

    /// Has one of the roles in ``spoken``.
    public var isSpoken: Bool { !isDisjoint(with: .spoken) }
    /// Shown on the screen for certain: `visible` or `reason`.
    public var isVisible: Bool { !isDisjoint(with: [.visible, .reason]) }
    /// Counts as shown for files, completeness, arguments, plurals, bidi and hygiene.
    public var isVisibleOrUnknown: Bool { !isDisjoint(with: [.visible, .reason, .unknown]) }
}

/// Why a string has a role.
public struct Evidence: Hashable, Sendable {
    /// Where the role was seen.
    public enum Kind: String, Sendable, CaseIterable {
        // Strongest first.
        case configuration, source, interfaceBuilder = "interface-builder", comment, key
    }

    public var role: RoleSet
    public var kind: Kind
    /// What was seen, in a few words: "the key ends in accessibilityLabel", "Text(…)".
    public var detail: String
    /// Where, for `source` and `configuration`.
    public var file: String?
    public var line: Int?

    public init(role: RoleSet, kind: Kind, detail: String, file: String? = nil, line: Int? = nil) {
        self.role = role
        self.kind = kind
        self.detail = detail
        self.file = file
        self.line = line
    }
}
