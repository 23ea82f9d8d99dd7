import HeardCore

/// Annotations of GitHub Actions: `::warning file=…,line=…,col=…,title=…::message`.
struct GitHubReporter: Reporter {
    init() {}

    func write(_ report: Report, _ context: ReportContext, to sink: ByteSink) {
        for finding in report.findings {
            let command = finding.severity == .note ? "notice" : finding.severity.name
            var properties = ["file=\(Self.property(finding.file))"]
            if let start = finding.start {
                properties.append("line=\(start.line)")
                // GitHub ignores columns of places that span lines.
                if let end = finding.end, end.line == start.line { properties.append("endLine=\(end.line),col=\(start.column),endColumn=\(end.column)") }
                else { properties.append("col=\(start.column)") }
            }
            properties.append("title=\(Self.property("heard: " + finding.rule))")
            sink.write("::\(command) \(properties.joined(separator: ","))::\(Self.data(finding.message))\n")
        }
    }

    /// Data of a workflow command: `%` and line breaks in percent form; no control reaches the log, and no second `::`.
    static func data(_ text: String) -> String { TerminalText.message(text).replacing(["%": "%25", "\r": "%0D", "\n": "%0A"]).separated("::", by: ":%3A") }
    /// As ``data(_:)``, for properties: `:` and `,` too.
    static func property(_ text: String) -> String { TerminalText.message(text).replacing(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"]) }
}
