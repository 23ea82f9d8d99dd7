import HeardCore
import HeardReporters
import HeardRules

/// The first page: all locales, what was not run, and where each statement of the patterns landed.
struct IndexPage {
    let report: Report
    let locales: [LocaleReport]
    let context: ReportContext

    private func esc(_ text: String) -> String { HTMLPage.escape(text) }

    func write(to sink: ByteSink) {
        sink.write(HTMLPage.head(title: "heard: what listeners hear in every language", language: "en", extraStyle: ReportStyle.common))
        sink.write("<header class=\"top\"><h1>What listeners hear in every language</h1>\n" as StaticString)
        sink.write("<p class=\"facts\">heard \(esc(context.tool.version)), ICU \(esc(context.tool.icu)), CLDR \(esc(context.tool.cldr)). Also as <a href=\"report.json\">JSON</a> and <a href=\"report.md\">Markdown</a>.</p></header>\n<main>\n")
        let s = report.summary, spoken = locales.reduce(0) { $0 + $1.strings.count }
        PagePart.figures([("files", "\(s.files)", ""), ("strings", "\(s.units)", ""), ("spoken", "\(spoken)", ""), ("errors", "\(s.errors)", s.errors > 0 ? "error" : ""),
                          ("warnings", "\(s.warnings)", s.warnings > 0 ? "warning" : ""), ("notes", "\(s.notes)", s.notes > 0 ? "note" : "")], to: sink)
        for remark in report.remarks { sink.write("<p>\(HTMLPage.message(remark))</p>\n") }
        writeLocales(sink)
        writeNotRun(sink)
        writeTrace(sink)
        sink.write("</main>\n</body>\n</html>\n" as StaticString)
    }

    private func writeLocales(_ sink: ByteSink) {
        sink.write("<h2 id=\"locales-title\">Locales</h2>\n<p>The last four columns count errors and warnings that speak against an App Store accessibility label. None is no proof: the manual script of each locale asks what no tool can hear or see.</p>\n")
        let labels = EvidenceRecord.labelNames
        let table = PageTable(sink, class: "locales", label: "Locales", [.plain("locale"), .init("strings", isNumber: true), .init("spoken", isNumber: true), .init("of those translated", isNumber: true, name: "translated"),
                                                      .init("errors", isNumber: true), .init("warnings", isNumber: true), .init("notes", isNumber: true)] + labels.map { .init($0, isNumber: true) })
        for locale in locales {
            let c = locale.counts, record = EvidenceRecord(locale.findings.filter { $0.severity > .note })
            let name = locale.locale.isEmpty ? "No locale" : LanguageName.english(locale.locale)
            let tag = locale.locale.isEmpty || name == locale.locale.text ? "" : " <code>\(esc(locale.locale.text))</code>"
            let figures = [c.errors, c.warnings, c.notes] + record.labels.map(\.count)
            table.row(["<a href=\"\(locale.fileName).html\">\(esc(name))</a>\(tag)", PageTable.figure(c.units), PageTable.figure(locale.strings.count),
                           PagePart.share(locale.translated, of: locale.strings.count)] + figures.map(PageTable.figure))
        }
        table.end()
    }

    private func writeNotRun(_ sink: ByteSink) {
        guard !report.summary.notRun.isEmpty else { return }
        var order: [String] = [], places: [String: [String]] = [:], parts: [String: (rule: String, why: String)] = [:]
        for item in report.summary.notRun {
            let key = item.rule + "\u{0}" + item.why
            if places[key] == nil { order.append(key) }
            parts[key] = (item.rule, item.why)
            places[key, default: []] += [item.locale?.text, item.file].compactMap { $0 }
        }
        sink.write("<h2>Not run</h2>\n<p>Silence of these rules is no pass.</p>\n<ul>\n" as StaticString)
        for key in order {
            guard let (rule, why) = parts[key] else { continue }
            let list = places[key] ?? []
            sink.write("<li><code>\(esc(rule))</code>: \(esc(why))\(list.isEmpty ? "" : " (\(esc(list.joined(separator: ", "))))")</li>\n")
        }
        sink.write("</ul>\n" as StaticString)
    }

    private func writeTrace(_ sink: ByteSink) {
        var counts: [String: Int] = [:]
        for finding in report.findings { counts[finding.rule, default: 0] += 1 }
        let known = Set(context.rules.map(\.id))
        let statements = PatternTrace.all.filter(\.isStatement)
        sink.write("<h2>What the rules rest on</h2>\n<p>Three patterns for states in user interfaces: State as Value (a state that is seen is also heard, by a trait or the value), Color Only State (never by colour alone), Disabled State Explanation (who can’t go on is told why). Here are their \(statements.count) statements in short, with the rules that find the opposite, the part of this report that asks a person, and what was found.</p>\n<details><summary>Show all \(statements.count)</summary>\n")
        let table = PageTable(sink, class: "trace", label: "Statements of the three patterns", [.plain("statement"), .init("lands in"), .init("here")])
        var pattern = "", section = ""
        for trace in statements {
            if trace.pattern != pattern || trace.section != section {
                pattern = trace.pattern
                section = trace.section
                table.group("\(esc(pattern)) <span class=\"facts\">\(esc(section))</span>")
            }
            let found = Set(trace.rules).reduce(0) { $0 + (counts[$1] ?? 0) }
            var lands = trace.rules.filter(known.contains).map { "<code>\(esc($0))</code>" }
            if !trace.part.isEmpty { lands.append(esc(trace.part)) }
            table.row([esc(trace.says), lands.joined(separator: ", "), trace.rules.isEmpty ? "by hand" : found == 0 ? "no finding" : PagePart.count(found, "finding")])
        }
        table.end()
        sink.write("</details>\n" as StaticString)
    }
}
