import HeardCore
import HeardReporters

/// The level that a rule is reported at; `off` is not reported.
public enum RuleLevel: Sendable, Hashable {
    case off
    case on(Severity)

    public init?(name: String) {
        if name == "off" { self = .off } else if let severity = Severity(name: name) { self = .on(severity) } else { return nil }
    }

    public static let names = ["off", "note", "warning", "error"]
}

/// When progress is shown.
public enum ProgressMode: String, Sendable { case auto, never, always }

/// Everything that the command line says about a run of `check`, `scan` or `report`; the configuration is read later and yields to it.
public struct RunOptions: Sendable {
    /// One output: a format and where it goes.
    public struct Output: Sendable, Hashable {
        public var format: ReportFormat
        /// Nil for standard output.
        public var file: String?

        public init(format: ReportFormat, file: String?) {
            self.format = format
            self.file = file
        }
    }

    /// Files and folders; `.` when none was given. `-` is standard input.
    public var paths: [String] = ["."]
    var standardInputName: String?
    var configurationFile: String?
    /// Only these; empty for all.
    public var locales: [LanguageTag] = []
    /// Only these; empty for all.
    public var rules: [String] = []
    var disabledRules: [String] = []
    public var levels: [String: RuleLevel] = [:]
    /// Lowest severity that makes the exit status 1; nil for never.
    public var failOn: Severity? = .error
    /// The command line says so itself: the configuration does not.
    var hasFailOn = false
    var hasFileSize = false
    /// Standard output first.
    public var outputs: [Output] = [Output(format: .text, file: nil)]
    public var baseline: String?
    var writeBaseline: String?
    var diffBase: String?
    /// Workers as asked for; nil for the number of cores.
    public var jobs: Int?
    /// Workers, at least one.
    public var workers: Int { max(1, jobs ?? Parallel.processors) }
    var isQuiet = false
    var isVerbose = false
    var noColor = false
    var absolutePaths = false
    var progress: ProgressMode = .auto
    /// Read the app's source: nil where the configuration decides.
    public var readsSource: Bool?
    public var developmentLanguage: LanguageTag?
    var readsUnits = false
    /// Ctrl-C while rules run leads to a report of what they found so far.
    var keepsPartialResult = false
    public var limits = Limits()
    /// `report`: the folder to write to.
    var outputFolder: String?

    public init() {}

    /// - Parameter ruleNames: the rules that exist, to find mistyped ones
    public init(_ parsed: ParsedArguments, ruleNames: [String]) throws(CommandError) {
        if !parsed.operands.isEmpty { paths = parsed.operands }
        standardInputName = parsed.last("stdin-filename")
        readsUnits = parsed.has("ndjson-units")
        if paths.contains("-") {
            guard paths.count == 1 else { throw CommandError("- (standard input) can't be mixed with other paths") }
            guard standardInputName != nil || readsUnits else {
                throw CommandError("- needs --stdin-filename NAME, which says the format: --stdin-filename de.lproj/Localizable.strings")
            }
        } else if standardInputName != nil {
            guard parsed.operands.isEmpty else { throw CommandError("--stdin-filename names what comes from standard input: it can't be used with paths, only with -") }
            paths = ["-"]
        }
        if readsUnits {
            guard parsed.operands.isEmpty || parsed.operands == ["-"], standardInputName == nil else {
                throw CommandError("--ndjson-units reads standard input: it takes no paths")
            }
            for name in ["baseline", "write-baseline", "diff-base"] where parsed.last(name) != nil {
                throw CommandError("--\(name) needs a whole run: it can't be used with --ndjson-units")
            }
        }
        configurationFile = parsed.last("config")
        locales = parsed.all("locale").flatMap { $0.split(separator: ",") }.map { LanguageTag(String($0)) }
        rules = try Self.ruleList(parsed.all("rule"), option: "rule", ruleNames)
        disabledRules = try Self.ruleList(parsed.all("disable"), option: "disable", ruleNames)
        if !rules.isEmpty, Set(rules).isSubset(of: disabledRules) { throw CommandError("--disable leaves none of the rules that --rule asks for") }
        for text in parsed.all("severity") {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { throw CommandError("--severity needs a rule and a level: --severity end-punctuation=off") }
            try Self.check(rule: parts[0], option: "severity", ruleNames)
            guard let level = RuleLevel(name: parts[1]) else {
                throw CommandError("--severity: '\(parts[1])' is none of \(RuleLevel.names.joined(separator: ", "))\(Suggestion.text(for: parts[1], among: RuleLevel.names))")
            }
            levels[parts[0]] = level
        }
        if let text = parsed.last("fail-on") {
            failOn = Severity(name: text)
            hasFailOn = true
        }
        outputs = [Output(format: parsed.last("format").flatMap(ReportFormat.init(rawValue:)) ?? (readsUnits ? .ndjson : .text), file: nil)]
        for text in parsed.all("out") {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else { continue }
            outputs.append(Output(format: format, file: parts[1]))
        }
        baseline = parsed.last("baseline")
        writeBaseline = parsed.last("write-baseline")
        diffBase = parsed.last("diff-base")
        jobs = parsed.last("jobs").flatMap { Int($0) }
        isQuiet = parsed.has("quiet")
        isVerbose = parsed.has("verbose")
        noColor = parsed.has("no-color")
        absolutePaths = parsed.has("absolute-paths")
        progress = parsed.last("progress").flatMap(ProgressMode.init(rawValue:)) ?? .auto
        if parsed.has("source") { readsSource = true }
        developmentLanguage = parsed.last("development-language").map { LanguageTag($0) }
        if let text = parsed.last("max-file-size") {
            guard let size = Self.size(text) else { throw CommandError("--max-file-size: '\(text)' is no size such as 200M") }
            guard size <= Limits.largestFileSize else { throw CommandError("--max-file-size: \(text) is more than can be read (\(Limits.largestFileSize >> 20)M)") }
            limits.fileSize = size
            hasFileSize = true
        }
        outputFolder = parsed.last("output")
    }

    private static func ruleList(_ texts: [String], option: String, _ known: [String]) throws(CommandError) -> [String] {
        var out: [String] = []
        for text in texts {
            for part in text.split(separator: ",") {
                try check(rule: String(part), option: option, known)
                out.append(String(part))
            }
        }
        return out
    }

    private static func check(rule: String, option: String, _ known: [String]) throws(CommandError) {
        guard known.contains(rule) else {
            throw CommandError("--\(option): unknown rule '\(rule)'\(Suggestion.text(for: rule, among: known))\(known.isEmpty ? "" : " (heard rules lists them)")")
        }
    }

    /// Bytes of `64M`, `200k`, `1G` or a plain number; nil for anything else and for what does not fit.
    static func size(_ text: String) -> Int? {
        var digits = Substring(text)
        var factor = 1
        switch digits.last {
        case "k", "K": factor = 1 << 10
        case "m", "M": factor = 1 << 20
        case "g", "G": factor = 1 << 30
        default: break
        }
        if factor > 1 { digits.removeLast() }
        guard let number = Int(digits), number > 0 else { return nil }
        let (bytes, overflow) = number.multipliedReportingOverflow(by: factor)
        return overflow ? nil : bytes
    }
}
