import HeardCore

/// The formats that a report can be written in.
public enum ReportFormat: String, Sendable, CaseIterable {
    case text, xcode, json, ndjson, sarif, junit, github, gitlab, checkstyle, markdown, csv, html

    /// As the command line names them.
    public static let names = allCases.map(\.rawValue)
}

/// What is known about the program that wrote a report.
public struct ToolInfo: Sendable {
    public var name = "heard"
    /// Of the program.
    public var version: String
    /// Version of ICU that is in use.
    public var icu: String
    /// Version of CLDR in that ICU.
    public var cldr: String

    public init(version: String, icu: String, cldr: String) {
        self.version = version
        self.icu = icu
        self.cldr = cldr
    }
}

/// What reporters need besides the report.
public struct ReportContext: Sendable {
    public var tool: ToolInfo
    /// Metadata of all rules, sorted by id.
    public var rules: [RuleMetadata]
    /// Text: no findings folded into one line.
    public var isVerbose = false
    /// Text: neither remarks nor summary.
    public var isQuiet = false
    /// Text: with the terminal's colours.
    public var usesColor = false
    /// Workers that may write at once, for formats that can.
    public var jobs = 1
    private let byID: [String: RuleMetadata]

    public init(tool: ToolInfo, rules: [RuleMetadata]) {
        self.tool = tool
        self.rules = rules.sorted { $0.id < $1.id }
        byID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A rule's metadata; nil for an id that no rule has.
    public func rule(_ id: String) -> RuleMetadata? { byID[id] }
}

/// Writes a report in one format. Reporters know no rule's logic and open no file.
public protocol Reporter: Sendable {
    /// Writes the whole report; never fails, since the sink takes everything.
    func write(_ report: Report, _ context: ReportContext, to sink: ByteSink)
}

extension ReportFormat {
    /// What writes the format.
    public var reporter: any Reporter {
        switch self {
        case .text: TextReporter()
        case .xcode: XcodeReporter()
        case .json: JSONReporter()
        case .ndjson: NDJSONReporter()
        case .sarif: SARIFReporter()
        case .junit: JUnitReporter()
        case .github: GitHubReporter()
        case .gitlab: GitLabReporter()
        case .checkstyle: CheckstyleReporter()
        case .markdown: MarkdownReporter()
        case .csv: CSVReporter()
        case .html: HTMLReporter()
        }
    }
}
