import HeardCore
import HeardReporters

/// `heard check`: findings to standard output and files, exit status.
enum CheckCommand {
    static func run(_ given: RunOptions) throws(CommandError) -> Int32 {
        var (options, configuration) = try prepare(given)
        options.keepsPartialResult = true
        if options.readsUnits { return try UnitsCommand.run(options, configuration) }
        let (result, status) = try lint(options, configuration)
        let written = try write(result, options)
        // The program ends now: giving back the memory of each string would take longer than writing them did.
        _ = Unmanaged.passRetained(Kept(result))
        return max(status, written)
    }

    private final class Kept {
        let result: LintResult
        init(_ result: LintResult) { self.result = result }
    }

    /// Reads the configuration and joins the command line with it; the command line wins.
    static func prepare(_ given: RunOptions) throws(CommandError) -> (RunOptions, Configuration) {
        var options = given
        let configuration = try ConfigurationSearch.load(named: options.configurationFile, near: options.paths.first ?? ".", HeardCommand.vocabulary)
        if options.locales.isEmpty { options.locales = configuration.locales }
        if options.readsSource == nil { options.readsSource = configuration.readsSource }
        if options.developmentLanguage == nil { options.developmentLanguage = configuration.developmentLanguage }
        if options.baseline == nil, options.writeBaseline == nil { options.baseline = configuration.baseline }
        if !options.hasFailOn, let failOn = configuration.failOn {
            switch failOn {
            case .never: options.failOn = nil
            case .severity(let severity): options.failOn = severity
            }
        }
        if !options.hasFileSize, let size = configuration.fileSize { options.limits.fileSize = size }
        return (options, configuration)
    }

    /// The run, with baseline and diff base applied.
    ///
    /// - Returns: the result and the exit status that findings alone lead to
    static func lint(_ options: RunOptions, _ configuration: Configuration) throws(CommandError) -> (LintResult, Int32) {
        var baseline: Baseline?
        if let file = options.baseline {
            // `--baseline F --write-baseline F` updates F, which may not be there yet.
            if FileAccess.exists(file) || options.writeBaseline != file { baseline = try Baseline.parse(try FileAccess.read(file, limit: Limits.baselineSize), file: file) }
        }
        let names = HeardCommand.ruleNames
        var known: [String: Int] = [:]
        if let revision = options.diffBase {
            known = try DiffBase.known(at: revision, options, configuration, ruleNames: names)
        }
        let filter = options.writeBaseline == nil ? baseline : nil
        let policy = FindingPolicy(options: options, configuration: configuration, ruleNames: names, baseline: filter, known: known)
        let result = try Pipeline.check(options, configuration, policy)
        // A baseline of half a run would hide nothing and report everything later.
        if let file = options.writeBaseline, !Interrupt.isRequested {
            let made = Baseline(file: file, findings: result.report.findings)
            try FileAccess.write(file) { made.write(to: $0) }
        }
        return (result, status(result.report, options))
    }

    /// 2 for what could not be done, 1 for findings at the threshold, else 0.
    static func status(_ report: Report, _ options: RunOptions) -> Int32 {
        if Interrupt.isRequested { return 2 }
        // By index: an iterator copies each finding.
        return report.findings.withUnsafeBufferPointer { findings in
            if findings.indices.contains(where: { FindingPolicy.alwaysReported.contains(findings[$0].rule) }) { return 2 }
            guard let least = options.failOn, options.writeBaseline == nil else { return 0 }
            return findings.indices.contains { findings[$0].severity >= least } ? 1 : 0
        }
    }

    /// All outputs.
    ///
    /// - Returns: 0, or 2 when standard output could not be written
    static func write(_ result: LintResult, _ options: RunOptions) throws(CommandError) -> Int32 {
        var report = result.report
        if options.absolutePaths {
            let here = FileAccess.currentFolder
            for i in report.findings.indices where !report.findings[i].file.hasPrefix("/") { report.findings[i].file = here + "/" + report.findings[i].file }
        }
        var context = HeardCommand.context
        context.isVerbose = options.isVerbose
        context.isQuiet = options.isQuiet
        context.jobs = options.workers
        for output in options.outputs {
            guard let file = output.file else { continue }
            try FileAccess.write(file) { output.format.reporter.write(report, context, to: $0) }
        }
        var status: Int32 = 0
        for output in options.outputs where output.file == nil {
            context.usesColor = Console.usesColor(noColor: options.noColor)
            if !Console.output({ output.format.reporter.write(report, context, to: $0) }) { status = 2 }
        }
        return status
    }
}

extension CommandError {
    /// "no localization files under …"
    var isNoFiles: Bool { message.hasPrefix("no localization files") }
}
