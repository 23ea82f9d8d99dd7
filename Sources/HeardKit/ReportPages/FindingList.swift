import HeardCore
import HeardReporters

/// All findings of a page by file. Those of completeness rules, which come in hundreds, are folded to a line for each rule, so that the few that matter are seen.
struct FindingList {
    let findings: [Finding]
    let context: ReportContext

    private static let foldedFrom = 4

    private func esc(_ text: String) -> String { HTMLPage.escape(text) }

    func write(to sink: ByteSink) {
        sink.write("<section id=\"findings\" aria-labelledby=\"findings-title\"><h2 id=\"findings-title\">Findings</h2>\n" as StaticString)
        if findings.isEmpty { sink.write("<p>None.</p>" as StaticString) }
        let sorted = findings.sorted { ($0.file, $0.start?.line ?? 0, $0.start?.column ?? 0) < ($1.file, $1.start?.line ?? 0, $1.start?.column ?? 0) }
        var start = 0
        while start < sorted.count {
            var end = start + 1
            while end < sorted.count, sorted[end].file == sorted[start].file { end += 1 }
            writeFile(sorted[start..<end], sink)
            start = end
        }
        sink.write("</section>\n" as StaticString)
    }

    private func writeFile(_ group: ArraySlice<Finding>, _ sink: ByteSink) {
        var folded: [String: [Finding]] = [:]
        for finding in group where context.rule(finding.rule)?.family == .completeness { folded[finding.rule, default: []].append(finding) }
        folded = folded.filter { $0.value.count >= Self.foldedFrom }
        sink.write("<details open class=\"file\"><summary><h3>\(esc(group.first?.file ?? ""))</h3> <span class=\"facts\">\(PagePart.count(group.count, "finding"))</span></summary>\n")
        let single = group.filter { folded[$0.rule] == nil }
        if !single.isEmpty {
            sink.write("<ul class=\"findings\">\n" as StaticString)
            for finding in single { HTMLPage.write(finding, to: sink, showsLocale: false, classes: classes(finding)) }
            sink.write("</ul>\n" as StaticString)
        }
        for (rule, list) in folded.sorted(by: { $0.key < $1.key }) { writeFolded(rule, list, sink) }
        sink.write("</details>\n" as StaticString)
    }

    private func writeFolded(_ rule: String, _ list: [Finding], _ sink: ByteSink) {
        let spoken = list.reduce(0) { $0 + ($1.roles.isSpoken ? 1 : 0) }
        let worst = list.map(\.severity).max() ?? .note
        sink.write("<details class=\"fold\"><summary>\(HTMLPage.badge(worst)) \(list.count) × <code>\(esc(rule))</code>\(spoken > 0 ? " (\(spoken) spoken)" : "") <span class=\"facts\">\(esc(context.rule(rule)?.summary ?? ""))</span></summary>\n<ul class=\"keys\">\n")
        for finding in list {
            let place = finding.start.map { " <span class=\"facts\">line \($0.line)</span>" } ?? ""
            sink.write("<li class=\"\(esc(classes(finding).joined(separator: " ")))\"><code dir=\"auto\">\(esc(finding.key ?? ""))</code>\(finding.variation.map { $0.isEmpty ? "" : " <span class=\"facts\">\(esc($0))</span>" } ?? "")\(place)")
            if let text = finding.source ?? finding.value { sink.write(" \(HTMLPage.quotation(text, locale: finding.source == nil ? finding.locale : nil))") }
            sink.write("</li>\n" as StaticString)
        }
        sink.write("</ul></details>\n" as StaticString)
    }

    /// For the filters.
    private func classes(_ finding: Finding) -> [String] {
        ["item", "s-any", "s-" + finding.severity.name, "r-" + finding.rule] + finding.roles.names.map { "role-" + $0 }
    }
}
