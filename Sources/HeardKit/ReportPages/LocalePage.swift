import HeardCore
import HeardReporters
import HeardRules

/// The HTML page of one locale.
struct LocalePage {
    let report: LocaleReport
    let context: ReportContext

    private func esc(_ text: String) -> String { HTMLPage.escape(text) }
    private var name: String { report.locale.isEmpty ? "no locale" : report.locale.text }

    func write(to sink: ByteSink) {
        let rules = Set(report.findings.map(\.rule)).sorted()
        sink.write(HTMLPage.head(title: "heard: \(name)", language: "en", extraStyle: ReportStyle.page(rules: rules), script: FilterScript.text))
        sink.write("<header><p><a href=\"index.html\">All locales</a></p>\n<h1>\(heading)</h1></header>\n<main>\n")
        sink.write("<nav aria-label=\"On this page\"><ul><li><a href=\"#summary\">Summary</a></li><li><a href=\"#strings\">Spoken strings</a></li><li><a href=\"#findings\">Findings</a></li><li><a href=\"#evidence\">Testing evidence record</a></li></ul></nav>\n")
        writeSummary(rules, sink)
        writeFilters(rules, sink)
        writeStrings(sink)
        writeFindings(sink)
        writeEvidence(sink)
        sink.write("</main>\n\(FilterScript.element)</body>\n</html>\n")
    }

    private var heading: String { report.locale.isEmpty ? "Findings without a locale" : "What a listener hears in <code>\(esc(name))</code>" }

    // MARK: Summary

    private func writeSummary(_ rules: [String], _ sink: ByteSink) {
        let counts = report.counts
        sink.write("<section id=\"summary\" aria-labelledby=\"summary-title\"><h2 id=\"summary-title\">Summary</h2>\n<dl class=\"figures\">")
        let share = report.strings.isEmpty ? "none found" : "\(report.translated * 100 / report.strings.count) % (\(report.translated) of \(report.strings.count))"
        for (term, value) in [("strings", "\(counts.units)"), ("spoken strings", "\(report.strings.count)"), ("spoken strings with a translation of their own", share),
                              ("errors", "\(counts.errors)"), ("warnings", "\(counts.warnings)"), ("notes", "\(counts.notes)")] {
            sink.write("<div><dt>\(term)</dt><dd>\(value)</dd></div>")
        }
        sink.write("</dl>\n" as StaticString)
        if !rules.isEmpty {
            sink.write("<table><caption>Findings by rule</caption><thead><tr><th scope=\"col\">rule</th><th scope=\"col\" class=\"number\">errors</th><th scope=\"col\" class=\"number\">warnings</th><th scope=\"col\" class=\"number\">notes</th></tr></thead><tbody>\n")
            for rule in rules {
                let own = report.findings.filter { $0.rule == rule }
                let figures = [Severity.error, .warning, .note].map { severity in "<td class=\"number\">\(own.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) })</td>" }.joined()
                sink.write("<tr><th scope=\"row\"><code>\(esc(rule))</code> <span class=\"facts\">\(esc(context.rule(rule)?.summary ?? ""))</span></th>\(figures)</tr>\n")
            }
            sink.write("</tbody></table>\n" as StaticString)
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
        sink.write("<form class=\"filters\" aria-label=\"Filter strings and findings\">\n<p><label for=\"f-role\">Role</label> <select id=\"f-role\"><option value=\"\">all</option>")
        for role in RoleSet.spoken.names { sink.write("<option value=\"\(role)\">\(role)</option>") }
        sink.write("</select></p>\n<p><label for=\"f-severity\">Severity</label> <select id=\"f-severity\"><option value=\"\">all</option><option value=\"error\">error</option><option value=\"warning\">warning</option><option value=\"note\">note</option></select></p>\n")
        sink.write("<p><label for=\"f-rule\">Rule</label> <select id=\"f-rule\"><option value=\"\">all</option>" as StaticString)
        for rule in rules { sink.write("<option value=\"\(esc(rule))\">\(esc(rule))</option>") }
        sink.write("</select></p>\n<p hidden id=\"f-text-line\"><label for=\"f-text\">Text</label> <input id=\"f-text\" type=\"search\" autocomplete=\"off\"> <span id=\"f-count\" role=\"status\"></span></p>\n</form>\n")
    }

    // MARK: Strings

    private func writeStrings(_ sink: ByteSink) {
        sink.write("<section id=\"strings\" aria-labelledby=\"strings-title\"><h2 id=\"strings-title\">Spoken strings</h2>\n" as StaticString)
        if report.strings.isEmpty {
            sink.write("<p>No string of this locale is known to be spoken. Roles come from the app’s source (<code>--source</code>), comments, key names and the configuration.</p></section>\n")
            return
        }
        let hasSource = report.strings.contains { $0.source != nil }
        sink.write("<div class=\"scroll\" role=\"region\" aria-label=\"Table of spoken strings\" tabindex=\"0\"><table class=\"strings\"><thead><tr><th scope=\"col\">key and role</th>\(hasSource ? "<th scope=\"col\">source</th>" : "")<th scope=\"col\">\(hasSource ? "translation" : "text")</th><th scope=\"col\">findings: what to change</th></tr></thead><tbody>\n")
        for string in report.strings {
            let worst = string.findings.map(\.severity).max()?.name ?? "none"
            let classes = ["item"] + string.roles.names.map { "role-" + $0 } + Set(string.findings.map { "s-" + $0.severity.name }).sorted() + Set(string.findings.map { "r-" + $0.rule }).sorted()
            sink.write("<tr class=\"\(esc(classes.joined(separator: " ")))\" data-worst=\"\(worst)\"><th scope=\"row\"><code dir=\"auto\">\(esc(string.key))</code>")
            if !string.variation.isEmpty { sink.write(" <span class=\"facts\">\(esc(string.variation))</span>") }
            sink.write("<span class=\"facts block\">\(string.roles.names.joined(separator: ", "))\(string.evidence.first.map { ": " + esc($0.detail) } ?? "")</span></th>")
            if hasSource { sink.write("<td data-name=\"source\">\(string.source.map { HTMLPage.quotation($0, locale: nil) } ?? "")</td>") }
            sink.write("<td data-name=\"\(hasSource ? "translation" : "text")\">\(string.value.isEmpty ? "<em>nothing</em>" : HTMLPage.quotation(string.value, locale: report.locale))")
            if let heard = ReportUtterance.text(string, report.locale) { sink.write("<span class=\"facts block\">heard: \(HTMLPage.quotation(heard, locale: report.locale))</span>") }
            if let picture = SizePicture.svg(string, report.locale) { sink.write(picture) }
            sink.write("</td><td data-name=\"findings\">" as StaticString)
            if string.findings.isEmpty { sink.write("none" as StaticString) } else {
                sink.write("<ul class=\"findings\">" as StaticString)
                for finding in string.findings {
                    sink.write("<li class=\"finding \(finding.severity.name)\"><p><span class=\"severity\">\(finding.severity.name)</span> \(HTMLPage.message(finding.message)) <code>\(esc(finding.rule))</code></p>")
                    if let suggestion = finding.suggestion { sink.write("<p class=\"facts\">write: \(HTMLPage.quotation(suggestion, locale: report.locale))</p>") }
                    sink.write("</li>" as StaticString)
                }
                sink.write("</ul>" as StaticString)
            }
            sink.write("</td></tr>\n" as StaticString)
        }
        sink.write("</tbody></table></div></section>\n" as StaticString)
    }

    // MARK: Findings

    private func writeFindings(_ sink: ByteSink) {
        sink.write("<section id=\"findings\" aria-labelledby=\"findings-title\"><h2 id=\"findings-title\">Findings</h2>\n" as StaticString)
        if report.findings.isEmpty { sink.write("<p>None.</p>" as StaticString) }
        var file: String?
        for finding in report.findings.sorted(by: { ($0.file, $0.start?.line ?? 0, $0.start?.column ?? 0) < ($1.file, $1.start?.line ?? 0, $1.start?.column ?? 0) }) {
            if finding.file != file {
                if file != nil { sink.write("</ul></details>\n" as StaticString) }
                sink.write("<details open><summary><h3>\(esc(finding.file))</h3></summary>\n<ul class=\"findings\">\n")
                file = finding.file
            }
            let classes = ["item", "s-" + finding.severity.name, "r-" + finding.rule] + finding.roles.names.map { "role-" + $0 }
            HTMLPage.write(finding, to: sink, showsLocale: false, classes: classes)
        }
        if file != nil { sink.write("</ul></details>\n" as StaticString) }
        sink.write("</section>\n" as StaticString)
    }

    // MARK: Evidence

    private func writeEvidence(_ sink: ByteSink) {
        let record = EvidenceRecord(report.findings)
        sink.write("<section id=\"evidence\" aria-labelledby=\"evidence-title\"><h2 id=\"evidence-title\">Testing evidence record</h2>\n")
        sink.write("<p>Strings can speak against a claim; they can’t prove one. What no tool can hear or see is in the manual script below.</p>\n")
        sink.write("<h3>App Store accessibility labels</h3>\n<div class=\"scroll\" role=\"region\" aria-label=\"App Store accessibility labels\" tabindex=\"0\"><table><thead><tr><th scope=\"col\">label</th><th scope=\"col\">what speaks against it in \(esc(name))</th></tr></thead><tbody>\n")
        for row in record.labels { sink.write("<tr><th scope=\"row\">\(esc(row.name))</th><td>\(tally(row))</td></tr>\n") }
        sink.write("</tbody></table></div>\n<h3>WCAG 2.2 and EN 301 549 V3.2.1</h3>\n<div class=\"scroll\" role=\"region\" aria-label=\"WCAG 2.2 and EN 301 549\" tabindex=\"0\"><table><thead><tr><th scope=\"col\">criterion</th><th scope=\"col\">clause for software (web)</th><th scope=\"col\">what speaks against it in \(esc(name))</th></tr></thead><tbody>\n")
        for (criterion, row) in record.criteria {
            sink.write("<tr><th scope=\"row\">\(criterion.number) \(esc(criterion.name)) (\(criterion.level)) <span class=\"facts block\">in strings: \(esc(criterion.inStrings))</span></th><td>\(criterion.software) (\(criterion.web))</td><td>\(tally(row))</td></tr>\n")
        }
        sink.write("</tbody></table></div>\n<h3>Manual script</h3>\n<ol class=\"script\">\n" as StaticString)
        for step in ManualScript(locale: report.locale, strings: report.strings).steps {
            sink.write("<li><dl><div><dt>Profile</dt><dd>\(esc(step.profile))</dd></div><div><dt>Task</dt><dd>\(esc(step.task))</dd></div><div><dt>Expected</dt><dd><ul>")
            for line in step.expected {
                sink.write("<li>\(esc(line.before))\(line.quotation.map { " " + HTMLPage.quotation($0, locale: report.locale) } ?? "")\(esc(line.after))</li>")
            }
            sink.write("</ul></dd></div><div><dt>Result</dt><dd>not tested yet</dd></div></dl></li>\n" as StaticString)
        }
        sink.write("</ol></section>\n" as StaticString)
    }

    private func tally(_ row: EvidenceRecord.Row) -> String {
        if row.count == 0 { return "no finding" }
        return "\(row.errors) errors, \(row.warnings) warnings, \(row.notes) notes: " + row.rules.map { "<code>\(esc($0))</code>" }.joined(separator: ", ")
    }
}
