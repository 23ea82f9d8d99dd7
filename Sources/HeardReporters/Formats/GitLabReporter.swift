import HeardCore

/// GitLab's code quality report: an array of issues.
struct GitLabReporter: Reporter {
    init() {}

    func write(_ report: Report, _ context: ReportContext, to sink: ByteSink) {
        var json = JSONWriter(sink)
        var seen: [String: Int] = [:]
        json.beginArray()
        for finding in report.findings {
            json.newline()
            json.beginObject()
            json.field("description", TerminalText.message(finding.message))
            json.field("check_name", finding.rule)
            // GitLab drops issues with equal fingerprints: the second of the same kind gets a number.
            let count = seen[finding.fingerprint, default: 0]
            seen[finding.fingerprint] = count + 1
            json.field("fingerprint", count == 0 ? finding.fingerprint : "\(finding.fingerprint)-\(count + 1)")
            switch finding.severity {
            case .error: json.field("severity", "critical")
            case .warning: json.field("severity", "major")
            case .note: json.field("severity", "info")
            }
            json.key("location")
            json.beginObject()
            json.field("path", finding.file)
            json.key("lines")
            json.beginObject()
            json.field("begin", finding.start?.line ?? 1)
            json.endObject()
            json.endObject()
            json.endObject()
        }
        json.endArray()
        sink.byte(0x0A)
    }
}
