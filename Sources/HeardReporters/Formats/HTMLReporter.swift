import HeardCore

/// One HTML page of findings: complete in itself, no script, nothing loaded. `heard report` makes the fuller pages.
struct HTMLReporter: Reporter {
    init() {}

    func write(_ report: Report, _ context: ReportContext, to sink: ByteSink) {
        sink.write(HTMLPage.head(title: "heard: findings", language: "en"))
        sink.write("<main>\n<h1>heard: findings</h1>\n" as StaticString)
        sink.write("<p>\(XMLText.escape(TextReporter.summaryLine(report.summary, Style(usesColor: false))))</p>\n")
        for remark in report.remarks { sink.write("<p>\(XMLText.escape(remark))</p>\n") }
        var file: String?
        for finding in report.findings {
            if finding.file != file {
                if file != nil { sink.write("</ul>\n" as StaticString) }
                sink.write("<h2>\(XMLText.escape(finding.file))</h2>\n<ul class=\"findings\">\n")
                file = finding.file
            }
            HTMLPage.write(finding, to: sink)
        }
        if file != nil { sink.write("</ul>\n" as StaticString) }
        sink.write("</main>\n</body>\n</html>\n" as StaticString)
    }
}
