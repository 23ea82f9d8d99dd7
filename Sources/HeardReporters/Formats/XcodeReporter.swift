import HeardCore

/// `path:line:column: warning: message [rule]`, as compilers print and Xcode, editors and CI systems read.
struct XcodeReporter: Reporter {
    init() {}

    func write(_ report: Report, _ context: ReportContext, to sink: ByteSink) {
        for finding in report.findings {
            sink.write(TerminalText.path(finding.file))
            sink.byte(0x3A)
            sink.write(finding.start?.line ?? 1)
            sink.byte(0x3A)
            sink.write(finding.start?.column ?? 1)
            sink.write(": " as StaticString)
            sink.write(finding.severity.name)
            sink.write(": " as StaticString)
            sink.write(TerminalText.message(finding.message))
            sink.write(" [\(finding.rule)]\n")
        }
    }
}
