import HeardCore

/// Checkstyle XML, which many CI systems read.
struct CheckstyleReporter: Reporter {
    init() {}

    func write(_ report: Report, _ context: ReportContext, to sink: ByteSink) {
        sink.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
        var file: String?
        for finding in report.findings {
            if finding.file != file {
                if file != nil { sink.write("  </file>\n" as StaticString) }
                sink.write("  <file name=\"\(XMLText.escape(finding.file))\">\n")
                file = finding.file
            }
            let severity = finding.severity == .note ? "info" : finding.severity.name
            sink.write("    <error line=\"\(finding.start?.line ?? 1)\" column=\"\(finding.start?.column ?? 1)\" severity=\"\(severity)\" "
                + "message=\"\(XMLText.escape(finding.message))\" source=\"heard.\(XMLText.escape(finding.rule))\"/>\n")
        }
        if file != nil { sink.write("  </file>\n" as StaticString) }
        sink.write("</checkstyle>\n" as StaticString)
    }
}
