import HeardCore
import HeardLanguage
import HeardLayout
import ICUKit

/// What a rule found, before positions, fingerprints and texts are filled in.
public struct FindingDraft: Sendable {
    public enum Target: Sendable, Hashable {
        /// UTF-8 offsets in the unit's decoded value.
        case value(Range<Int>)
        /// The whole value.
        case unit
        case key
        /// Bytes of the file.
        case bytes(ByteRange)
        /// A place in a source file that holds no strings of its own.
        case source(file: String, start: SourcePosition, end: SourcePosition, lineText: String?)
    }

    public var rule: String
    public var severity: Severity
    public var message: String
    public var target: Target
    /// Index of the file in the project; -1 for places in source files.
    public var file: Int
    /// Index of the entry in the file; -1 for none.
    public var entry: Int
    /// Index of the unit in the file; -1 for none.
    public var unit: Int
    public var table: Int
    public var row: Int
    public var key: String?
    /// Locale where it is not the entry's own (`expansion-risk`, `missing-translation`).
    public var locale: LanguageTag?
    public var variation: String?
    /// Source text to show beside the value.
    public var source: String?
    /// The words that were found: part of the fingerprint.
    public var words: [String]
    public var suggestion: String?
    public var details: [String: DetailValue]
    public var evidence: [Evidence] = []
}

/// The room for texts whose key matches a pattern with `*`.
public struct LengthLimit: Sendable, Hashable {
    public var pattern: String
    /// Grapheme clusters.
    public var graphemes: Int?
    /// Points at the default size, body.
    public var width: Double?

    public init(pattern: String, graphemes: Int? = nil, width: Double? = nil) {
        self.pattern = pattern
        self.graphemes = graphemes
        self.width = width
    }
}

/// Switches and figures that rules read; filled from configuration and command line.
public struct RuleSettings: Sendable {
    /// Terms that stay untranslated (brands, products), as configured; compared without case.
    public var untranslatedTerms: Set<String> = []
    /// Also report `machine_translated` as unfinished.
    public var reportsMachineTranslated = false
    /// `excess-lines`: most lines at AX5.
    public var maximumLines = 6
    /// Names of the devices for size rules; empty for the default matrix.
    public var devices: [String] = []
    /// Key patterns (with `*`) whose strings are titles of controls, for size rules.
    public var controlTitleKeys: [String] = []
    /// Key patterns whose size rules apply although they are neither reason nor title.
    public var sizeCheckedKeys: [String] = []
    /// Reason key → key of its button.
    public var reasonButtons: [String: String] = [:]
    /// `over-length`: limits by key pattern; the last that matches counts, a comment's own limit before it.
    public var lengthLimits: [LengthLimit] = []
    /// `long-announcement`: seconds from which on it is a note.
    public var longAnnouncementNote = 6.0
    /// `long-announcement`: seconds from which on it is a warning.
    public var longAnnouncementWarning = 12.0
    /// Grapheme clusters, `label-form`.
    public var longLabelGraphemes = 40
    public var limits = Limits()

    public init() {}
}

/// A worker's workbench: locale contexts, settings, and what was found. Belongs to one worker and is never shared.
public final class RuleContext {
    public let settings: RuleSettings
    /// ``RuleSettings/limits``, figures alone: a copy of the settings counts references for their lists.
    let limits: Limits
    let hasLengthLimits: Bool
    public internal(set) var drafts: [FindingDraft] = []
    public internal(set) var notRun: Set<NotRun> = []
    private var locales: [LanguageTag: LocaleContext] = [:]
    private let scratch = TermScratch()
    private var madeSpoofChecker: SpoofChecker?
    var sizeDevices: [Device]?
    /// The table whose rows were checked last.
    private var lastTable: TableView?

    public init(settings: RuleSettings = RuleSettings()) {
        self.settings = settings
        limits = settings.limits
        hasLengthLimits = !settings.lengthLimits.isEmpty
    }

    /// The view of a table: the same one for rows that are checked one after the other.
    public func table(_ project: ProjectView, _ index: Int) -> TableView {
        if let lastTable, lastTable.index == index, lastTable.project === project { return lastTable }
        let made = TableView(project: project, index: index)
        lastTable = made
        return made
    }

    /// What was found since the last call.
    public func takeDrafts() -> [FindingDraft] {
        let taken = drafts
        drafts = []
        // In a stream every group is a project of its own, whose units have the same numbers.
        repeated = ("", -1, -1, 0)
        return taken
    }

    /// ICU's check of words that mix scripts, made once per worker.
    public func spoofChecker() throws -> SpoofChecker {
        if let madeSpoofChecker { return madeSpoofChecker }
        let made = try SpoofChecker()
        madeSpoofChecker = made
        return made
    }

    /// The language facts of a locale, made once per worker.
    public func locale(_ tag: LanguageTag) -> LocaleContext {
        if let found = locales[tag] { return found }
        let made = LocaleContext(tag, scratch: scratch)
        locales[tag] = made
        return made
    }

    /// Reports at words of a value.
    ///
    /// - Parameters:
    ///   - range: UTF-8 offsets in the decoded value; nil for all of it
    ///   - words: the words concerned, as part of the finding's identity
    public func report(_ rule: any Rule, _ severity: Severity, at unit: UnitView, range: Range<Int>? = nil, words: [String] = [],
                       suggestion: String? = nil, details: [String: DetailValue] = [:], locale: LanguageTag? = nil, evidence: [Evidence] = [], _ message: String) {
        if isRepeatedTooOften(rule.id, unit) { return }
        let severity = lowered(severity, rule, unit.entry)
        drafts.append(FindingDraft(
            rule: rule.id, severity: severity, message: message, target: range.map { .value($0) } ?? .unit, file: Int(unit.entry.reference.file),
            entry: Int(unit.entry.reference.entry), unit: unit.index, table: unit.entry.table.index, row: unit.entry.key.index, key: unit.entry.entry.key, locale: locale,
            variation: unit.variation, source: unit.source?.value, words: words, suggestion: suggestion, details: details, evidence: evidence))
    }

    /// Reports at the key of an entry.
    ///
    /// - Parameter variation: the variation concerned where no unit has it (a missing plural category)
    public func report(_ rule: any Rule, _ severity: Severity, atKeyOf entry: EntryView, variation: String? = nil, words: [String] = [],
                       suggestion: String? = nil, details: [String: DetailValue] = [:], locale: LanguageTag? = nil, evidence: [Evidence] = [], _ message: String) {
        drafts.append(FindingDraft(
            rule: rule.id, severity: lowered(severity, rule, entry), message: message, target: .key, file: Int(entry.reference.file), entry: Int(entry.reference.entry), unit: -1,
            table: entry.table.index, row: entry.key.index, key: entry.entry.key, locale: locale, variation: variation, source: entry.source?.units.first?.value,
            words: words, suggestion: suggestion, details: details, evidence: evidence))
    }

    /// Reports at a place in the app's source.
    public func report(_ rule: any Rule, _ severity: Severity, file: String, start: SourcePosition, end: SourcePosition, lineText: String? = nil,
                       key: String? = nil, words: [String] = [], suggestion: String? = nil, details: [String: DetailValue] = [:],
                       locale: LanguageTag? = nil, evidence: [Evidence] = [], _ message: String) {
        drafts.append(FindingDraft(
            rule: rule.id, severity: severity, message: message, target: .source(file: file, start: start, end: end, lineText: lineText), file: -1, entry: -1,
            unit: -1, table: -1, row: -1, key: key, locale: locale, variation: nil, source: nil, words: words, suggestion: suggestion, details: details,
            evidence: evidence))
    }

    /// In a demo beside a library, or in a framework that was built elsewhere, nobody owes a translation.
    private func lowered(_ severity: Severity, _ rule: any Rule, _ entry: EntryView) -> Severity {
        guard severity != .note, type(of: rule).metadata.family == .completeness else { return severity }
        return entry.table.project.isAside(Int(entry.reference.file)) ? .note : severity
    }

    /// Says that no rule was run on an entry.
    func leftOut(_ entry: EntryView, why: String) {
        guard notRun.count < limits.notRun else { return }
        notRun.insert(NotRun(rule: "*", locale: entry.tag, file: entry.file.path, why: "\(why): no rule was run on \(quoted(shortened(entry.entry.key)))"))
    }

    /// The value that was reported last, and how often its rule has done so.
    private var repeated = (rule: "", file: -1, unit: -1, count: 0)

    /// One rule may find the same in a value thousands of times over (a text of nothing but bidi controls): the first ones tell.
    private func isRepeatedTooOften(_ rule: String, _ unit: UnitView) -> Bool {
        let file = Int(unit.entry.reference.file)
        if repeated.unit == unit.index, repeated.file == file, repeated.rule == rule { repeated.count += 1 } else { repeated = (rule, file, unit.index, 1) }
        return repeated.count > limits.findingsPerValue
    }

    /// Says that a rule has no data for a locale (or could not see what it needs): listed, so that silence is no pass.
    public func didNotRun(_ rule: any Rule, locale: LanguageTag? = nil, file: String? = nil, why: String) {
        notRun.insert(NotRun(rule: rule.id, locale: locale, file: file, why: why))
    }
}
