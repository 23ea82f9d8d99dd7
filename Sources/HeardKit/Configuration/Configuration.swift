import HeardCore
import HeardRules

/// What `.heard.yml` says. The command line wins over it.
public struct Configuration: Sendable {
    /// Strings and findings that an override is about; what is nil is any.
    public struct Selector: Sendable {
        public var rules: Set<String> = []
        public var paths: [Glob] = []
        public var keys: [Glob] = []
        public var locales: Set<LanguageTag> = []
        public var roles: RoleSet = []

        func matches(_ finding: Finding) -> Bool {
            if !rules.isEmpty, !rules.contains(finding.rule) { return false }
            if !roles.isEmpty, roles.isDisjoint(with: finding.roles) { return false }
            if !locales.isEmpty {
                guard let locale = finding.locale else { return false }
                // `de` means `de-AT` too.
                if !locales.contains(locale), !locales.contains(LanguageTag(locale.language)) { return false }
            }
            if !keys.isEmpty {
                guard let key = finding.key, keys.contains(where: { $0.matches(key) }) else { return false }
            }
            return paths.isEmpty || paths.contains { $0.matches(finding.file) }
        }
    }

    /// A level for what a selector matches; the last one that matches counts.
    public struct Override: Sendable {
        var selector: Selector
        public var level: RuleLevel
        public var reason: String?
        public var mark: YAMLMark
    }

    /// Roles of keys.
    public struct KeyRole: Sendable {
        public var keys: Glob
        public var roles: RoleSet
        public var line: Int
    }

    /// A length limit for keys.
    public struct Length: Sendable {
        public var keys: Glob
        /// Grapheme clusters.
        public var graphemes: Int?
        /// Points at the default size, body.
        public var width: Double?
    }

    /// Where it was read, as the user will see it; nil for no configuration.
    public var file: String?
    public var developmentLanguage: LanguageTag?
    /// Only these; empty for all.
    public var locales: [LanguageTag] = []
    public var exclude: [Glob] = []
    /// Read the app's source below the scanned paths; nil where the file does not say.
    public var readsSource: Bool?
    /// Read it below these paths too.
    public var sourcePaths: [String] = []
    /// The app's own functions that look a key up.
    public var wrappers: [String] = []
    public var roles: [KeyRole] = []
    public var levels: [String: RuleLevel] = [:]
    public var overrides: [Override] = []
    /// Reason key → key of its button.
    public var controls: [String: String] = [:]
    /// Names and terms that stay as they are in every language.
    public var terms: [String] = []
    /// Names of devices for the size rules; empty for the usual ones.
    var devices: [String] = []
    public var lengths: [Length] = []
    /// Patterns of keys whose texts are titles of controls.
    var titleKeys: [String] = []
    /// Patterns of keys whose size is checked whatever they are.
    var sizeCheckedKeys: [String] = []
    /// The baseline file, as the user named it.
    public var baseline: String?
    public var failOn: FailOn?
    /// Also report machine translations as unfinished.
    var reportsMachineTranslated = false
    /// Most lines of a control's title at AX5.
    public var maximumLines: Int?
    /// Seconds from which on an announcement is a note.
    var longAnnouncementNote: Double?
    /// Seconds from which on an announcement is a warning.
    var longAnnouncementWarning: Double?
    /// Most grapheme clusters of a label.
    var longLabelGraphemes: Int?
    /// Bytes of the largest file that is read.
    public var fileSize: Int?

    public enum FailOn: Sendable, Hashable {
        case never
        case severity(Severity)
    }

    public init() {}

    /// The settings that rules read.
    public var ruleSettings: RuleSettings {
        var settings = RuleSettings()
        // Compared without case.
        settings.untranslatedTerms = Set(terms.map { $0.lowercased() })
        settings.reportsMachineTranslated = reportsMachineTranslated
        settings.devices = devices
        settings.controlTitleKeys = titleKeys
        settings.sizeCheckedKeys = sizeCheckedKeys
        settings.reasonButtons = controls
        settings.lengthLimits = lengths.map { LengthLimit(pattern: $0.keys.pattern, graphemes: $0.graphemes, width: $0.width) }
        if let maximumLines { settings.maximumLines = maximumLines }
        if let longAnnouncementNote { settings.longAnnouncementNote = longAnnouncementNote }
        if let longAnnouncementWarning { settings.longAnnouncementWarning = longAnnouncementWarning }
        if let longLabelGraphemes { settings.longLabelGraphemes = longLabelGraphemes }
        if let fileSize { settings.limits.fileSize = fileSize }
        return settings
    }

    /// Roles that the configuration gives to a key, with the line that says so; empty for none. The last match counts.
    public func roles(ofKey key: String) -> (roles: RoleSet, line: Int)? {
        roles.last { $0.keys.matches(key) }.map { ($0.roles, $0.line) }
    }
}
