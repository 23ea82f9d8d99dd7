import HeardCore

/// The report as one JSON object; one finding a line.
public struct JSONReporter: Reporter {
    public init() {}

    public func write(_ report: Report, _ context: ReportContext, to sink: ByteSink) {
        var json = JSONWriter(sink)
        json.beginObject()
        json.field("version", 1)
        json.key("tool")
        json.beginObject()
        json.field("name", context.tool.name)
        json.field("version", context.tool.version)
        json.field("icu", context.tool.icu)
        json.field("cldr", context.tool.cldr)
        json.endObject()
        json.newline()
        json.key("summary")
        Self.write(report.summary, to: &json)
        json.newline()
        json.field("remarks", report.remarks)
        json.newline()
        json.key("findings")
        json.beginArray()
        FindingPieces.write(report.findings.count, jobs: context.jobs, to: sink) { index, sink in
            if index > 0 { sink.byte(0x2C) }
            sink.byte(0x0A)
            var json = JSONWriter(sink)
            report.findings.withUnsafeBufferPointer { Self.write($0[index], to: &json) }
        }
        if !report.findings.isEmpty { json.closingNewline() }
        json.endArray()
        json.endObject()
        sink.byte(0x0A)
    }

    /// The counts of a run.
    public static func write(_ summary: Summary, to json: inout JSONWriter) {
        json.beginObject()
        json.field("files", summary.files)
        json.field("units", summary.units)
        json.field("errors", summary.errors)
        json.field("warnings", summary.warnings)
        json.field("notes", summary.notes)
        json.key("byLocale")
        json.beginObject()
        for (locale, counts) in summary.byLocale.sorted(by: { $0.key < $1.key }) {
            json.key(locale.text)
            json.beginObject()
            json.field("units", counts.units)
            json.field("spoken", counts.spoken)
            json.field("errors", counts.errors)
            json.field("warnings", counts.warnings)
            json.field("notes", counts.notes)
            json.endObject()
        }
        json.endObject()
        json.key("notRun")
        json.beginArray()
        for item in summary.notRun {
            json.beginObject()
            json.field("rule", item.rule)
            json.field("locale", ifPresent: item.locale?.text)
            json.field("file", ifPresent: item.file)
            json.field("why", item.why)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    /// One finding; what it does not have is omitted.
    public static func write(_ finding: Finding, to json: inout JSONWriter) {
        json.beginObject()
        json.field("rule", finding.rule)
        json.field("severity", finding.severity.name)
        json.field("message", finding.message)
        json.field("file", finding.file)
        if let start = finding.start {
            json.field("line", start.line)
            json.field("column", start.column)
            if let end = finding.end {
                json.field("endLine", end.line)
                json.field("endColumn", end.column)
            }
        }
        json.field("table", ifPresent: finding.table)
        json.field("key", ifPresent: finding.key)
        if let locale = finding.locale, !locale.isEmpty { json.field("locale", locale.text) }
        if let variation = finding.variation, !variation.isEmpty { json.field("variation", variation) }
        json.field("roles", ifAny: finding.roles.names)
        write(finding.evidence, to: &json)
        json.field("value", ifPresent: finding.value)
        json.field("source", ifPresent: finding.source)
        json.field("wcag", ifAny: finding.wcag)
        json.field("labels", ifAny: finding.labels)
        json.field("fingerprint", finding.fingerprint)
        json.field("suggestion", ifPresent: finding.suggestion)
        if !finding.details.isEmpty {
            json.key("details")
            json.beginObject()
            for (name, value) in finding.details.sorted(by: { $0.key < $1.key }) {
                json.key(name)
                switch value {
                case .string(let text): json.string(text)
                case .number(let number): json.number(number)
                case .integer(let number): json.integer(number)
                case .bool(let value): json.bool(value)
                case .list(let texts):
                    json.beginArray()
                    for text in texts { json.string(text) }
                    json.endArray()
                }
            }
            json.endObject()
        }
        json.endObject()
    }

    /// Evidence of roles; omitted when there is none.
    public static func write(_ evidence: [Evidence], to json: inout JSONWriter) {
        guard !evidence.isEmpty else { return }
        json.key("evidence")
        json.beginArray()
        for item in evidence {
            json.beginObject()
            json.field("role", item.role.names.first ?? "unknown")
            json.field("kind", item.kind.rawValue)
            json.field("detail", item.detail)
            json.field("file", ifPresent: item.file)
            if let line = item.line { json.field("line", line) }
            json.endObject()
        }
        json.endArray()
    }
}

/// One finding a line, nothing else: for filters and large results.
struct NDJSONReporter: Reporter {
    init() {}

    func write(_ report: Report, _ context: ReportContext, to sink: ByteSink) {
        FindingPieces.write(report.findings.count, jobs: context.jobs, to: sink) { index, sink in
            var json = JSONWriter(sink)
            report.findings.withUnsafeBufferPointer { JSONReporter.write($0[index], to: &json) }
            sink.byte(0x0A)
        }
    }
}
