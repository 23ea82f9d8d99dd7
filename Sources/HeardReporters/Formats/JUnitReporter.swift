import HeardCore

/// JUnit XML: a suite for each file, a failed case for each finding at warning or above; notes are passed cases with output.
struct JUnitReporter: Reporter {
    init() {}

    func write(_ report: Report, _ context: ReportContext, to sink: ByteSink) {
        let findings = report.findings
        let failures = findings.reduce(0) { $0 + ($1.severity >= .warning ? 1 : 0) }
        sink.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        sink.write("<testsuites name=\"heard\" tests=\"\(max(1, findings.count))\" failures=\"\(failures)\" errors=\"0\">\n")
        if findings.isEmpty {
            sink.write("  <testsuite name=\"heard\" tests=\"1\" failures=\"0\" errors=\"0\">\n    <testcase name=\"no findings\" classname=\"heard\"/>\n  </testsuite>\n")
        }
        var start = 0
        while start < findings.count {
            var end = start + 1
            while end < findings.count, findings[end].file == findings[start].file { end += 1 }
            let group = findings[start..<end]
            let failed = group.reduce(0) { $0 + ($1.severity >= .warning ? 1 : 0) }
            sink.write("  <testsuite name=\"\(XMLText.escape(findings[start].file))\" tests=\"\(group.count)\" failures=\"\(failed)\" errors=\"0\">\n")
            for finding in group { write(finding, to: sink) }
            sink.write("  </testsuite>\n" as StaticString)
            start = end
        }
        sink.write("</testsuites>\n" as StaticString)
    }

    private func write(_ finding: Finding, to sink: ByteSink) {
        let place = finding.start.map { ":\($0.line):\($0.column)" } ?? ""
        let name = [finding.rule, finding.key, finding.locale?.text, finding.variation].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        let line = finding.start.map { " line=\"\($0.line)\"" } ?? ""
        sink.write("    <testcase name=\"\(XMLText.escape(name))\" classname=\"\(XMLText.escape(finding.rule))\" file=\"\(XMLText.escape(finding.file))\"\(line)>\n")
        let body = XMLText.escape(finding.file + place) + ": " + finding.severity.name + ": " + XMLText.escape(finding.message)
        if finding.severity >= .warning {
            sink.write("      <failure type=\"\(finding.severity.name)\" message=\"\(XMLText.escape(finding.message))\">\(body)</failure>\n")
        } else { sink.write("      <system-out>\(body)</system-out>\n") }
        sink.write("    </testcase>\n" as StaticString)
    }
}
