import HeardCore
import HeardReporters
import HeardRules

/// The HTML page of one locale.
struct LocalePage {
    let report: LocaleReport
    let context: ReportContext
    let pictures: SizePicture
    /// For the manual script; empty without source.
    let controls: [ReportControl]

    private func esc(_ text: String) -> String { HTMLPage.escape(text) }
    private var name: String { report.locale.isEmpty ? "no locale" : report.locale.text }

    func write(to sink: ByteSink) {
        let rules = Set(report.findings.map(\.rule)).sorted()
        sink.write(HTMLPage.head(title: "heard: \(name)", language: "en", extraStyle: ReportStyle.page(rules: rules), script: FilterScript.text))
        sink.write("<header class=\"top\"><p><a href=\"index.html\">All locales</a></p>\n<h1>\(heading)</h1>\n")
        sink.write("<nav aria-label=\"On this page\"><ul><li><a href=\"#summary\">Summary</a></li><li><a href=\"#strings\">Spoken strings</a></li><li><a href=\"#findings\">Findings</a></li><li><a href=\"#evidence\">Testing evidence record</a></li><li><a href=\"#script\">Manual script</a></li></ul></nav></header>\n<main>\n")
        writeSummary(rules, sink)
        writeFilters(rules, sink)
        writeStrings(sink)
        FindingList(findings: report.findings, context: context).write(to: sink)
        writeEvidence(sink)
        writeScript(sink)
        sink.write("</main>\n\(FilterScript.element)</body>\n</html>\n")
    }

    private var languageName: String { LanguageName.english(report.locale) }

    private var heading: String {
        if report.locale.isEmpty { return "Findings without a locale" }
        return languageName == name ? "What a listener hears in <code>\(esc(name))</code>" : "What a listener hears in \(esc(languageName)) <code>\(esc(name))</code>"
    }

    // MARK: Summary

    private func writeSummary(_ rules: [String], _ sink: ByteSink) {
        let c = report.counts
        sink.write("<section id=\"summary\" aria-labelledby=\"summary-title\"><h2 id=\"summary-title\">Summary</h2>\n" as StaticString)
        PagePart.figures([("errors", "\(c.errors)", c.errors > 0 ? "error" : ""), ("warnings", "\(c.warnings)", c.warnings > 0 ? "warning" : ""), ("notes", "\(c.notes)", c.notes > 0 ? "note" : ""),
                          ("strings", "\(c.units)", ""), ("spoken", "\(report.strings.count)", ""),
                          ("spoken ones with a text of their own", PagePart.share(report.translated, of: report.strings.count), "")], to: sink)
        if !rules.isEmpty {
            var counts: [String: [Severity: Int]] = [:]
            for finding in report.findings { counts[finding.rule, default: [:]][finding.severity, default: 0] += 1 }
            let table = PageTable(sink, class: "rules", caption: "Findings by rule", [.plain("rule"), .plain("what it finds"), .init("errors", isNumber: true), .init("warnings", isNumber: true), .init("notes", isNumber: true)])
            func weight(_ rule: String) -> (Int, Int, Int) { (counts[rule]?[.error] ?? 0, counts[rule]?[.warning] ?? 0, counts[rule]?[.note] ?? 0) }
            for rule in rules.sorted(by: { weight($0) == weight($1) ? $0 < $1 : weight($0) > weight($1) }) {
                table.row(["<code>\(esc(rule))</code>", esc(context.rule(rule)?.summary ?? "")]
                    + [Severity.error, .warning, .note].map { PageTable.figure(counts[rule]?[$0] ?? 0) })
            }
            table.end()
        }
        if !report.notRun.isEmpty {
            sink.write("<h3>Not run for this locale</h3><ul>" as StaticString)
            for item in report.notRun { sink.write("<li><code>\(esc(item.rule))</code>: \(esc(item.why))</li>") }
            sink.write("</ul>\n" as StaticString)
        }
        sink.write("</section>\n" as StaticString)
    }

    // MARK: Filters (style sheet only; the text filter needs its script and is hidden without)

    private func writeFilters(_ rules: [String], _ sink: ByteSink) {
        guard !report.strings.isEmpty || !report.findings.isEmpty else { return }
        sink.write("<form class=\"filters\" role=\"search\" aria-label=\"Filter strings and findings\">\n<p><label for=\"f-role\">Role</label> <select id=\"f-role\"><option value=\"\">all</option>")
        for role in RoleSet.spoken.names { sink.write("<option value=\"\(role)\">\(role)</option>") }
        sink.write("</select></p>\n<p><label for=\"f-severity\">Findings</label> <select id=\"f-severity\"><option value=\"\">with and without</option><option value=\"any\">with a finding</option><option value=\"error\">error</option><option value=\"warning\">warning</option><option value=\"note\">note</option></select></p>\n")
        sink.write("<p><label for=\"f-rule\">Rule</label> <select id=\"f-rule\"><option value=\"\">all</option>" as StaticString)
        for rule in rules { sink.write("<option value=\"\(esc(rule))\">\(esc(rule))</option>") }
        sink.write("</select></p>\n<p hidden id=\"f-text-line\"><label for=\"f-text\">Text</label> <input id=\"f-text\" type=\"search\" autocomplete=\"off\"> <span id=\"f-count\" role=\"status\"></span></p>\n<p><button type=\"reset\">Show all</button></p>\n</form>\n")
    }

    // MARK: Strings

    private func writeStrings(_ sink: ByteSink) {
        sink.write("<section id=\"strings\" aria-labelledby=\"strings-title\"><h2 id=\"strings-title\">Spoken strings</h2>\n" as StaticString)
        if report.strings.isEmpty {
            sink.write("<p>No string of this locale is known to be spoken. Roles come from the app’s source (<code>--source</code>), comments, key names and the configuration.</p></section>\n")
            return
        }
        let hasSource = report.strings.contains { $0.source != nil }
        let text = hasSource ? "translation" : "text"
        let table = PageTable(sink, class: "strings", label: "Spoken strings", [.plain("key and role")] + (hasSource ? [.init("source")] : []) + [.init(text), .init("findings: what to change", name: "findings")])
        var file = ""
        for string in report.strings {
            if string.file != file {
                file = string.file
                table.group("<code>\(esc(file))</code>")
            }
            var classes = ["item"] + string.roles.names.map { "role-" + $0 } + Set(string.findings.map { "s-" + $0.severity.name }).sorted() + Set(string.findings.map { "r-" + $0.rule }).sorted()
            if !string.findings.isEmpty { classes.append("s-any") }
            var cells = [keyCell(string)]
            if hasSource { cells.append(string.source.map { HTMLPage.quotation($0, locale: nil) } ?? "") }
            cells += [valueCell(string), findingCell(string)]
            table.row(cells, attributes: " class=\"\(esc(classes.joined(separator: " ")))\"")
        }
        table.end()
        sink.write("</section>\n" as StaticString)
    }

    private func keyCell(_ string: ReportString) -> String {
        var out = "<code dir=\"auto\" class=\"key\">\(esc(string.key))</code>"
        if !string.variation.isEmpty { out += " <span class=\"facts\">\(esc(string.variation))</span>" }
        let why = string.evidence.first.map { " <span class=\"why\">· \(HTMLPage.message($0.detail))</span>" } ?? ""
        return out + "<span class=\"facts block\"><strong>\(string.roles.names.joined(separator: ", "))</strong>\(why)</span>"
    }

    private func valueCell(_ string: ReportString) -> String {
        var out = string.value.isEmpty ? "<em>nothing</em>" : HTMLPage.quotation(string.value, locale: report.locale)
        if let heard = ReportUtterance.text(string, report.locale) {
            out += "<span class=\"utterance block\"><span class=\"facts\">VoiceOver says</span> \(HTMLPage.quotation(heard, locale: report.locale))</span>"
        }
        return out + (pictures.figure(string) ?? "")
    }

    private func findingCell(_ string: ReportString) -> String {
        guard !string.findings.isEmpty else { return "<span class=\"zero\">none</span>" }
        var out = "<ul class=\"findings\">"
        for finding in string.findings {
            out += "<li class=\"finding \(finding.severity.name)\"><p>\(HTMLPage.badge(finding.severity)) \(HTMLPage.message(finding.message)) <code>\(esc(finding.rule))</code></p>"
            if let suggestion = finding.suggestion { out += "<p><span class=\"facts\">write</span> \(HTMLPage.quotation(suggestion, locale: report.locale))</p>" }
            out += "</li>"
        }
        return out + "</ul>"
    }

    // MARK: Evidence

    private func writeEvidence(_ sink: ByteSink) {
        let record = EvidenceRecord(report.findings)
        sink.write("<section id=\"evidence\" aria-labelledby=\"evidence-title\"><h2 id=\"evidence-title\">Testing evidence record</h2>\n")
        sink.write("<p>Strings can speak against a claim; they can’t prove one. What no tool can hear or see is in the manual script below.</p>\n")
        let against = PageTable.Column("what speaks against it in \(languageName)", name: "against it")
        let labels = PageTable(sink, caption: "App Store accessibility labels", [.plain("label"), against])
        for row in record.labels { labels.row([esc(row.name), tally(row)]) }
        labels.end()
        let criteria = PageTable(sink, caption: "WCAG 2.2 and EN 301 549 V3.2.1", [.plain("criterion"), .init("clause for software (web)", name: "clause"), against])
        for (criterion, row) in record.criteria {
            criteria.row(["<strong>\(criterion.number)</strong> \(esc(criterion.name)) (\(criterion.level)) <span class=\"facts block\">in strings: \(esc(criterion.inStrings))</span>",
                          "\(criterion.software) (\(criterion.web))", tally(row)])
        }
        criteria.end()
        sink.write("</section>\n" as StaticString)
    }

    private func tally(_ row: EvidenceRecord.Row) -> String {
        if row.count == 0 { return "<span class=\"zero\">no finding</span>" }
        let counts = [(row.errors, "error"), (row.warnings, "warning"), (row.notes, "note")].filter { $0.0 > 0 }.map { PagePart.count($0.0, $0.1) }
        return counts.joined(separator: ", ") + ": " + row.rules.map { "<code>\(esc($0))</code>" }.joined(separator: ", ")
    }

    // MARK: Manual script

    private func writeScript(_ sink: ByteSink) {
        sink.write("<section id=\"script\" aria-labelledby=\"script-title\"><h2 id=\"script-title\">Manual script</h2>\n" as StaticString)
        sink.write("<p>For a person with a device in this language. Tick what was as expected; nothing is sent or kept: print the page to keep it.</p>\n<ol class=\"script\">\n")
        for step in ManualScript(locale: report.locale, languageName: languageName, strings: report.strings, controls: controls).steps {
            sink.write("<li><dl><div><dt>Profile</dt><dd>\(esc(step.profile))</dd></div><div><dt>Task</dt><dd>\(line(step.task))</dd></div><div><dt>Expected</dt><dd><ul>")
            for expected in step.expected { sink.write("<li><label><input type=\"checkbox\"> <span>\(line(expected))</span></label></li>") }
            sink.write("</ul></dd></div><div><dt>Result</dt><dd>not tested yet</dd></div></dl></li>\n" as StaticString)
        }
        sink.write("</ol></section>\n" as StaticString)
    }

    private func line(_ line: ManualScript.Line) -> String {
        line.parts.map { part in
            switch part {
            case .plain(let text): esc(text)
            case .quotation(let text): HTMLPage.quotation(text, locale: report.locale)
            }
        }.joined()
    }
}
