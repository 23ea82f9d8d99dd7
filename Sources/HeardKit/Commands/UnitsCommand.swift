import HeardCore
import HeardReporters

/// `heard check --ndjson-units`: units from standard input, findings as they come.
enum UnitsCommand {
    static func run(_ given: RunOptions, _ configuration: Configuration) throws(CommandError) -> Int32 {
        var options = given
        options.baseline = nil
        // A suppression may silence something that another process sees.
        options.disabledRules.append("unused-suppression")
        let policy = FindingPolicy(options: options, configuration: configuration, ruleNames: HeardCommand.ruleNames)
        let stream = UnitStream(options, configuration, policy: policy)
        let isPlain = options.outputs.count == 1 && options.outputs[0].format == .ndjson
        return isPlain ? filter(stream, options) : try collect(stream, options)
    }

    /// One finding a line, at the end the summary with what was not run (not with `--quiet`).
    private static func filter(_ stream: UnitStream, _ options: RunOptions) -> Int32 {
        var worst: Severity?, hasFailedRule = false
        let status = Filter.run(pieceSize: pieceSize(options)) { piece, output in
            let sink = ByteSink()
            stream.take(piece) { outcome in
                if let failure = outcome.failure {
                    worst = .error
                    write(failure.message, line: failure.line, to: sink)
                }
                for finding in outcome.findings {
                    worst = max(worst ?? .note, finding.severity)
                    if FindingPolicy.alwaysReported.contains(finding.rule) { hasFailedRule = true }
                    var json = JSONWriter(sink)
                    JSONReporter.write(finding, to: &json)
                    sink.byte(0x0A)
                }
            }
            if piece == nil, !options.isQuiet {
                var json = JSONWriter(sink)
                json.beginObject()
                json.key("summary")
                JSONReporter.write(stream.summary, to: &json)
                json.endObject()
                sink.byte(0x0A)
            }
            output.append(contentsOf: sink.bytes)
        }
        if status != 0 || hasFailedRule { return 2 }
        guard let least = options.failOn, let worst else { return 0 }
        return worst >= least ? 1 : 0
    }

    /// Other formats need all findings at once.
    private static func collect(_ stream: UnitStream, _ options: RunOptions) throws(CommandError) -> Int32 {
        var findings: [Finding] = []
        let status = Filter.run(pieceSize: pieceSize(options)) { piece, _ in
            stream.take(piece) { outcome in
                if let failure = outcome.failure {
                    let place = SourcePosition(line: failure.line, column: 1)
                    findings.append(Finding(rule: "syntax-error", severity: .error, message: "this line is no unit (\(failure.message)); it was left out", file: "-", start: place, end: place))
                }
                findings += outcome.findings
            }
        }
        guard status == 0 else { return status }
        FindingOrder.sort(&findings)
        let result = LintResult(report: Report(findings: findings, summary: stream.summary), project: Project(files: [], tables: []))
        return max(CheckCommand.status(result.report, options), try CheckCommand.write(result, options))
    }

    /// Several workers get more to do at once.
    private static func pieceSize(_ options: RunOptions) -> Int { options.workers > 1 ? 1 << 20 : 1 << 16 }

    private static func write(_ message: String, line: Int, to sink: ByteSink) {
        var json = JSONWriter(sink)
        json.beginObject()
        json.field("error", message)
        json.field("line", line)
        json.endObject()
        sink.byte(0x0A)
    }
}
