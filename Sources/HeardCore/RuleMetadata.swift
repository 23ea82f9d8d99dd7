/// The families of rules, in the order in which documentation lists them.
public enum RuleFamily: String, Sendable, CaseIterable {
    case files = "Files and syntax"
    case completeness = "Completeness"
    case arguments = "Format arguments"
    case plurals = "Plurals"
    case bidi = "Bidi and right-to-left"
    case voiceOver = "What VoiceOver says"
    case disabled = "Disabled controls"
    case size = "Size"
    case hygiene = "Hygiene"
}

/// An example of a rule: documentation and test in one.
///
/// The text is a small project in a notation of its own: one line a value, `locale key = value`, where the value may hold `⟦…⟧`
/// around the exact words that are reported (none: nothing may be reported by the rule). The first line's locale is the source language.
/// A key may carry a variation behind `|`: `ru items|plural.one = …`. Lines that start with `//` are the comment of the next key,
/// and `roles: value` in such a comment sets roles (as `heard:role` does). `\n`, `\t`, `\u{…}` and `\\` are escapes.
public struct Sample: Sendable {
    public var text: String
    /// What the sample shows, in a few words.
    public var title: String
    /// File formats in which it runs; default all that can express it.
    public var formats: [FileFormat]
    /// Where it was written, so that a failing test points at it.
    public var file: String
    public var line: Int

    public init(_ text: String, title: String = "", formats: [FileFormat] = FileFormat.allCases, file: String = #fileID, line: Int = #line) {
        self.text = text
        self.title = title
        self.formats = formats
        self.file = file
        self.line = line
    }
}

/// What a rule needs to see at once. It decides where the rule can run: rules of a whole table are not run on streams of units.
public enum RuleScope: String, Sendable {
    /// Whole files, as read.
    case file
    /// One key in all its locales.
    case key
    /// All keys of a table and locale.
    case table
    /// Controls and call sites from the app's source.
    case source
    /// The run as a whole (suppressions, failed rules).
    case run
}

/// The documentation and defaults of a rule: one value, read by `explain`, SARIF, tests and the generated rules table.
public struct RuleMetadata: Sendable {
    /// Permanent id: names the problem.
    public var id: String
    public var family: RuleFamily
    public var scope: RuleScope
    /// The severity that most findings have; a finding may carry another.
    public var severity: Severity
    /// One sentence.
    public var summary: String
    /// Why it matters and to whom.
    public var rationale: String
    /// What it is known to report though nothing is wrong; a sentence or two.
    public var falsePositives: String
    /// What it is known to miss though something is wrong.
    public var falseNegatives: String
    /// Roles that a string must have one of; empty for all strings.
    public var roles: RoleSet
    /// WCAG 2.2 success criteria: "4.1.2".
    public var wcag: [String]
    /// App Store accessibility labels: "VoiceOver", "Voice Control", "Larger Text", "Differentiate Without Color Alone".
    public var labels: [String]
    /// Rules whose finding is dropped where this one reports the same entry at an overlapping range.
    public var supersedes: [String]
    /// It finds nothing without the app's code (`--source`).
    public var needsSource: Bool
    /// Samples with `⟦…⟧` around what is reported.
    public var triggering: [Sample]
    /// Look-alikes that it says nothing about.
    public var nonTriggering: [Sample]

    public init(id: String, family: RuleFamily, scope: RuleScope = .key, severity: Severity, summary: String, rationale: String, falsePositives: String = "",
                falseNegatives: String = "", roles: RoleSet = [], wcag: [String] = [], labels: [String] = [], supersedes: [String] = [],
                needsSource: Bool = false, triggering: [Sample] = [], nonTriggering: [Sample] = []) {
        self.id = id
        self.family = family
        self.scope = scope
        self.severity = severity
        self.summary = summary
        self.rationale = rationale
        self.falsePositives = falsePositives
        self.falseNegatives = falseNegatives
        self.roles = roles
        self.wcag = wcag
        self.labels = labels
        self.supersedes = supersedes
        self.needsSource = needsSource
        self.triggering = triggering
        self.nonTriggering = nonTriggering
    }
}
