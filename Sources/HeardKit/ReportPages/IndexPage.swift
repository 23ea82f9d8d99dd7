import HeardCore
import HeardReporters
import HeardRules

/// The first page: all locales, what was not run, and where each sentence of the patterns landed.
struct IndexPage {
    let report: Report
    let locales: [LocaleReport]
    let context: ReportContext

    private func esc(_ text: String) -> String { HTMLPage.escape(text) }

    func write(to sink: ByteSink) {
        sink.write(HTMLPage.head(title: "heard: what listeners hear in every language", language: "en", extraStyle: ReportStyle.common))
        sink.write("<header><h1>What listeners hear in every language</h1></header>\n<main>\n")
        let s = report.summary
        sink.write("<p>\(s.files) files, \(s.units) strings: \(s.errors) errors, \(s.warnings) warnings, \(s.notes) notes. heard \(esc(context.tool.version)), ICU \(esc(context.tool.icu)), CLDR \(esc(context.tool.cldr)). Also as <a href=\"report.json\">JSON</a> and <a href=\"report.md\">Markdown</a>.</p>\n")
        for remark in report.remarks { sink.write("<p>\(HTMLPage.message(remark))</p>\n") }
        sink.write("<h2>Locales</h2>\n<div class=\"scroll\" role=\"region\" aria-label=\"Locales\" tabindex=\"0\"><table><thead><tr><th scope=\"col\">locale</th>")
        for column in ["strings", "spoken", "translated", "errors", "warnings", "notes"] { sink.write("<th scope=\"col\" class=\"number\">\(column)</th>") }
        sink.write("<th scope=\"col\">speaks against</th></tr></thead><tbody>\n" as StaticString)
        for locale in locales {
            let c = locale.counts
            let share = locale.strings.isEmpty ? "–" : "\(locale.translated * 100 / locale.strings.count) %"
            let against = EvidenceRecord(locale.findings.filter { $0.severity > .note }).labels.filter { $0.count > 0 }.map(\.name)
            sink.write("<tr><th scope=\"row\"><a href=\"\(locale.fileName).html\">\(locale.locale.isEmpty ? "no locale" : esc(locale.locale.text))</a></th>")
            for figure in ["\(c.units)", "\(locale.strings.count)", share, "\(c.errors)", "\(c.warnings)", "\(c.notes)"] { sink.write("<td class=\"number\">\(figure)</td>") }
            sink.write("<td>\(against.isEmpty ? "none" : esc(against.joined(separator: ", ")))</td></tr>\n")
        }
        sink.write("</tbody></table></div>\n" as StaticString)
        writeNotRun(sink)
        writeTrace(sink)
        sink.write("</main>\n</body>\n</html>\n" as StaticString)
    }

    private func writeNotRun(_ sink: ByteSink) {
        guard !report.summary.notRun.isEmpty else { return }
        var order: [String] = [], places: [String: [String]] = [:], rule: [String: String] = [:]
        for item in report.summary.notRun {
            let key = item.rule + "\u{0}" + item.why
            if places[key] == nil { order.append(key) }
            rule[key] = item.rule
            places[key, default: []] += [item.locale?.text, item.file].compactMap { $0 }
        }
        sink.write("<h2>Not run</h2>\n<p>Silence of these rules is no pass.</p>\n<ul>\n" as StaticString)
        for key in order {
            let why = key.split(separator: "\u{0}").last.map(String.init) ?? ""
            let list = places[key] ?? []
            sink.write("<li><code>\(esc(rule[key] ?? ""))</code>: \(esc(why))\(list.isEmpty ? "" : " (\(esc(list.joined(separator: ", "))))")</li>\n")
        }
        sink.write("</ul>\n" as StaticString)
    }

    private func writeTrace(_ sink: ByteSink) {
        var counts: [String: Int] = [:]
        for finding in report.findings { counts[finding.rule, default: 0] += 1 }
        let known = Set(context.rules.map(\.id))
        sink.write("<h2>Where each sentence of the patterns lands</h2>\n<div class=\"scroll\" role=\"region\" aria-label=\"Where each sentence of the patterns lands\" tabindex=\"0\"><table><thead><tr><th scope=\"col\">pattern</th><th scope=\"col\">says</th><th scope=\"col\">lands in</th><th scope=\"col\">here</th></tr></thead><tbody>\n")
        for trace in SeedTrace.all {
            let found = trace.rules.reduce(0) { $0 + (counts[$1] ?? 0) }
            var lands = trace.rules.filter(known.contains).map { "<code>\(esc($0))</code>" }
            if !trace.part.isEmpty { lands.append(esc(trace.part)) }
            sink.write("<tr><th scope=\"row\">\(esc(trace.pattern))</th><td>\(esc(trace.says))</td><td>\(lands.joined(separator: ", "))</td><td>\(trace.rules.isEmpty ? "by hand" : found == 0 ? "no finding" : "\(found) findings")</td></tr>\n")
        }
        sink.write("</tbody></table></div>\n" as StaticString)
    }
}
