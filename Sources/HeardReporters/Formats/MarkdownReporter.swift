import HeardCore

/// Markdown for a merge request or a wiki: a table for each file.
public struct MarkdownReporter: Reporter {
    public init() {}

    public func write(_ report: Report, _ context: ReportContext, to sink: ByteSink) {
        sink.write("# heard\n\n" as StaticString)
        sink.write(Self.escape(TextReporter.summaryLine(report.summary, Style(usesColor: false))) + "\n")
        for remark in report.remarks { sink.write("\n" + Self.escape(remark) + "\n") }
        var file: String?
        for finding in report.findings {
            if finding.file != file {
                sink.write("\n## \(Self.escape(finding.file))\n\n| line | severity | key | locale | finding | rule |\n| ---: | --- | --- | --- | --- | --- |\n")
                file = finding.file
            }
            let message = Self.escape(finding.message) + (finding.suggestion.map { " Write: " + Self.escape(quoted($0)) } ?? "")
            sink.write("| \(finding.start.map { String($0.line) } ?? "") | \(finding.severity.name) | \(Self.escape(finding.key ?? "")) | "
                + "\(Self.escape(finding.locale?.text ?? "")) | \(message) | \(Self.escape(finding.rule)) |\n")
        }
        if !report.summary.notRun.isEmpty {
            sink.write("\n## Not run\n\n| rule | locale | file | why |\n| --- | --- | --- | --- |\n" as StaticString)
            for item in report.summary.notRun {
                sink.write("| \([item.rule, item.locale?.text ?? "", item.file ?? "", item.why].map(Self.escape).joined(separator: " | ")) |\n")
            }
        }
    }

    /// Plain text in Markdown: what begins markup, HTML, a mention or a link is escaped.
    public static func escape(_ text: String) -> String {
        TerminalText.message(text).replacing([
            "\\": "\\\\", "`": "\\`", "*": "\\*", "_": "\\_", "[": "\\[", "]": "\\]", "|": "\\|", "~": "\\~", "#": "\\#", "$": "\\$", "!": "\\!",
            "<": "&lt;", ">": "&gt;", "&": "&amp;", "@": "&#64;",
        ]).separated("://", by: "&#58;//").separated("::", by: "&#58;&#58;")
    }
}

extension String {
    /// Every occurrence of an ASCII `text` replaced, again and again until none is left (so that `:::` holds no `::` afterwards).
    func separated(_ text: String, by other: String) -> String {
        guard !text.isEmpty else { return self }
        let needle = Array(text.utf8), bytes = Array(utf8), replacement = Array(other.utf8)
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count)
        var i = 0, found = false
        while i < bytes.count {
            if bytes[i] == needle[0], i + needle.count <= bytes.count, bytes[i..<i + needle.count].elementsEqual(needle) {
                out.append(contentsOf: replacement)
                i += needle.count
                found = true
            } else {
                out.append(bytes[i])
                i += 1
            }
        }
        return found ? String(decoding: out, as: UTF8.self) : self
    }
}
