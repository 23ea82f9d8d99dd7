import HeardCore

/// The formats that a report can be written in.
public enum ReportFormat: String, Sendable, CaseIterable {
    case text, xcode, json, ndjson, sarif, junit, github, gitlab, checkstyle, markdown, csv, html

    public static let names = allCases.map(\.rawValue)
}

/// What is known about the program that wrote a report.
public struct ToolInfo: Sendable {
    public var name = "heard"
    public var version: String
    public var icu: String
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
    public var isVerbose = false
    public var isQuiet = false
    public var usesColor = false
    /// Workers that may write at once, for formats that can.
    public var jobs = 1
    private let byID: [String: RuleMetadata]

    public init(tool: ToolInfo, rules: [RuleMetadata]) {
        self.tool = tool
        self.rules = rules.sorted { $0.id < $1.id }
        byID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public func rule(_ id: String) -> RuleMetadata? { byID[id] }
}

/// Writes a report in one format. Reporters know no rule's logic and open no file.
public protocol Reporter: Sendable {
    func write(_ report: Report, _ context: ReportContext, to sink: ByteSink)
}

extension ReportFormat {
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
