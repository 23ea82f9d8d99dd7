import HeardCore

/// Comma-separated values (RFC 4180) for spreadsheets. A cell that a spreadsheet would take for a formula begins with an apostrophe.
public struct CSVReporter: Reporter {
    public init() {}

    static let columns = ["severity", "rule", "file", "line", "column", "table", "key", "locale", "variation", "roles", "source", "value", "message", "suggestion", "fingerprint"]

    public func write(_ report: Report, _ context: ReportContext, to sink: ByteSink) {
        sink.write(Self.columns.joined(separator: ",") + "\r\n")
        for finding in report.findings {
            let cells = [finding.severity.name, finding.rule, finding.file, finding.start.map { String($0.line) } ?? "", finding.start.map { String($0.column) } ?? "",
                         finding.table ?? "", finding.key ?? "", finding.locale?.text ?? "", finding.variation ?? "", finding.roles.names.joined(separator: " "),
                         finding.source ?? "", finding.value ?? "", finding.message, finding.suggestion ?? "", finding.fingerprint]
            sink.write(cells.map(Self.cell).joined(separator: ",") + "\r\n")
        }
    }

    static func cell(_ text: String) -> String {
        var safe = TerminalText.message(text)
        // Spreadsheets skip white space before they look for a formula; full-width signs count for some.
        if let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }), "=+-@|%＝＋－＠\t\r".unicodeScalars.contains(first) { safe = "'" + safe }
        else if let first = text.unicodeScalars.first, first == "\t" || first == "\r" || first == "\n" { safe = "'" + safe }
        guard safe.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D || $0 == 0x27 }) else { return safe }
        return "\"" + safe.replacing(["\"": "\"\""]) + "\""
    }
}
