import HeardCore
import HeardReporters
import HeardTestSupport
import Testing

/// A string with everything that a terminal, a log, a spreadsheet or a browser could take for something else.
private let hostile = "::error::x ##[error]y ##vso[task]  =cmd() <script>alert(1)</script> \u{1B}[31mred \u{202E}rlo \u{2069}pdi & \"q\" 'a' | ` [l](http://e.x) \r\n%0A ]]> \u{0}"

private func report(_ text: String) -> Report {
    var summary = Summary()
    summary.files = 1
    summary.units = 1
    summary.errors = 1
    summary.byLocale[LanguageTag("ar")] = Summary.LocaleCounts()
    summary.notRun = [NotRun(rule: "long-announcement", locale: LanguageTag("xx" + text), file: text, why: text)]
    let finding = Finding(rule: "state-in-value", severity: .error, message: "says \(quoted(text)) and \(text)", file: "\(text).strings",
                          start: SourcePosition(line: 3, column: 2), end: SourcePosition(line: 3, column: 9), table: text, key: text,
                          locale: LanguageTag("ar" + text), variation: text, roles: [.value],
                          evidence: [Evidence(role: .value, kind: .comment, detail: text, file: text, line: 1)], value: text, source: "source " + text,
                          wcag: ["4.1.2"], labels: ["VoiceOver"], fingerprint: "00ff", suggestion: text, details: [text: .list([text])], lineText: text)
    return Report(findings: [finding, finding], summary: summary, remarks: [text])
}

private let context = ReportContext(
    tool: ToolInfo(version: "0", icu: "72", cldr: "42"),
    rules: [RuleMetadata(id: "state-in-value", family: .voiceOver, severity: .error, summary: "s " + hostile, rationale: "r " + hostile)])

private func written(_ format: ReportFormat, _ text: String = hostile) -> String {
    let sink = ByteSink()
    format.reporter.write(report(text), context, to: sink)
    return sink.text
}

@Suite struct HostileTextTests {
    @Test(arguments: ReportFormat.allCases) func noControlReachesTheOutside(_ format: ReportFormat) {
        let text = written(format)
        #expect(!text.isEmpty)
        for scalar in text.unicodeScalars {
            let value = scalar.value
            #expect(value >= 0x20 || value == 0x0A || (value == 0x0D && format == .csv), "U+\(hex(value)) in \(format)")
            // Isolates of our own are balanced and only around right-to-left text; here there is none.
            #expect(!(0x202A...0x202E).contains(value) && !(0x2066...0x2069).contains(value), "U+\(hex(value)) in \(format)")
        }
    }

    @Test(arguments: ReportFormat.allCases) func noCommandInsideALine(_ format: ReportFormat) {
        #expect(!written(format).contains("##[") && !written(format).contains("##vso["))
    }

    @Test(arguments: [ReportFormat.text, .xcode, .github, .markdown]) func oneFindingDoesNotBecomeTwoLines(_ format: ReportFormat) {
        for line in written(format).split(separator: "\n") { #expect(!line.drop { $0 == " " }.hasPrefix("::") || format == .github) }
    }

    @Test func gitHubCommandsAreOursAlone() {
        let lines = written(.github).split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines {
            #expect(line.hasPrefix("::error file="))
            // `::error properties::data`: the properties hold no colon, the data no second command.
            let body = line.dropFirst(2)
            let parts = body.split(separator: "::", omittingEmptySubsequences: false)
            #expect(parts.count == 2, "\(parts.count) parts")
        }
    }

    @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "  =1", "＝1", "|x"]) func noFormulaInCSV(_ cell: String) {
        let sink = ByteSink()
        CSVReporter().write(report(cell), context, to: sink)
        let header = "severity,rule,file,line,column,table,key"
        #expect(sink.text.hasPrefix(header))
        let row = sink.text.split(separator: "\r\n")[1]
        let key = row.split(separator: ",", omittingEmptySubsequences: false)[6]
        #expect(key.hasPrefix("'") || key.hasPrefix("\"'"), "\(key)")
    }

    @Test(arguments: [ReportFormat.html, .junit, .checkstyle, .markdown]) func noMarkup(_ format: ReportFormat) {
        #expect(!written(format).contains("<script"))
        #expect(!written(format).contains("alert(1)</"))
    }

    @Test(arguments: [ReportFormat.junit, .checkstyle]) func xmlIsBalanced(_ format: ReportFormat) {
        var open: [Substring] = []
        var rest = Substring(written(format))
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("?") || tag.hasSuffix("/") { continue }
            let name = tag.prefix { $0 != " " }
            if name.hasPrefix("/") { #expect(open.popLast() == name.dropFirst()) } else { open.append(name) }
        }
        #expect(open.isEmpty)
    }

    @Test func htmlHasAStrictPolicyAndNoScript() {
        let text = written(.html)
        #expect(text.contains("default-src 'none'"))
        #expect(!text.contains("<script") && !text.contains("href="))
    }
}

@Suite struct TerminalTextTests {
    @Test func isolatesStayOnlyAroundRightToLeftText() {
        #expect(TerminalText.message("says \(quoted("Selected"))") == "says “Selected”")
        #expect(TerminalText.message("says \(quoted("محدد"))") == "says “\u{2068}محدد\u{2069}”")
        // A closing isolate inside the foreign text is named, not obeyed.
        #expect(TerminalText.message("says \(quoted("محدد\u{2069}x"))") == "says “\u{2068}محدد<U+2069>x\u{2069}”")
        #expect(TerminalText.message("\u{2069}\u{2068}") == "<U+2069><U+2068>")
    }

    @Test(arguments: [
        ("\"a\" = \"Karte\";", 8, 13, "\"a\" = \"Karte\";", "       ^^^^^"),
        // Wide characters take two columns, combining ones none.
        ("\"選択\" = \"支払い\";", 9, 12, "\"選択\" = \"支払い\";", "          ^^^^^^"),
        ("e\u{301}x", 3, 4, "e\u{301}x", " ^"),
        // An invisible character is named, and the carets are as wide as its name.
        ("a\u{200B}b", 2, 3, "a<U+200B>b", " ^^^^^^^^"),
        ("\t  x", 4, 5, "x", "^"),
        // A place without width, and one behind the end.
        ("ab", 2, 2, "ab", " ^"), ("ab", 9, 12, "ab", "  ^"),
    ]) func carets(_ line: String, _ from: Int, _ to: Int, _ text: String, _ carets: String) {
        let marked = TerminalText.mark(line, from: from, to: to)
        #expect(marked.line == text)
        #expect(marked.carets == carets)
        #expect(marked.words == nil)
    }

    @Test func rightToLeftLinesAreIsolatedAndTheWordsRepeated() {
        let marked = TerminalText.mark("\"k\" = \"محدد\";", from: 8, to: 12)
        #expect(marked.line == "\u{2066}\"k\" = \"محدد\";\u{2069}")
        #expect(marked.words == "“\u{2068}محدد\u{2069}”")
    }

    @Test func longLinesAreCutAroundTheWords() {
        let line = String(repeating: "x", count: 100_000) + "bad" + String(repeating: "y", count: 100_000)
        let marked = TerminalText.mark(line, from: 100_001, to: 100_004)
        #expect(marked.line.count < 200)
        #expect(marked.line.contains("bad"))
        let column = marked.carets.prefix { $0 == " " }.count
        #expect(Array(marked.line)[column] == "b")
    }
}

@Suite struct JSONWriterTests {
    @Test func escapes() {
        let sink = ByteSink()
        JSONWriter.escape("a\"b\\c\n\u{1}\u{7F}é\u{202E}漢😀\u{E0001}\u{200B}", to: sink)
        #expect(sink.text == "\"a\\\"b\\\\c\\n\\u0001\\u007fé\\u202e漢😀\\udb40\\udc01\\u200b\"")
    }

    @Test func numbers() {
        let sink = ByteSink()
        var json = JSONWriter(sink)
        json.beginArray()
        for number in [1.0, 0.5, -2, 1e300, .nan, .infinity] { json.number(number) }
        json.endArray()
        #expect(sink.text == "[1,0.5,-2,1e+300,null,null]")
    }

    @Test func absentFieldsAreOmitted() {
        let sink = ByteSink()
        JSONReporter().write(Report(findings: [Finding(rule: "r", severity: .note, message: "m", file: "f")], summary: Summary()), context, to: sink)
        #expect(sink.text.contains("{\"rule\":\"r\",\"severity\":\"note\",\"message\":\"m\",\"file\":\"f\",\"fingerprint\":\"\"}"))
    }
}

@Suite struct TextReporterTests {
    private func completeness(_ key: String, _ locale: String) -> Finding {
        Finding(rule: "missing-translation", severity: .warning, message: "no translation", file: "f", table: "T", key: key, locale: LanguageTag(locale), roles: key == "a" ? [.value] : [.unknown])
    }
    private let context = ReportContext(tool: ToolInfo(version: "0", icu: "", cldr: ""), rules: [RuleMetadata(id: "missing-translation", family: .completeness, severity: .warning, summary: "", rationale: "")])

    @Test func completenessIsFolded() {
        let sink = ByteSink()
        TextReporter().write(Report(findings: [completeness("a", "de"), completeness("b", "de"), completeness("c", "fr")], summary: Summary()), context, to: sink)
        #expect(sink.text.contains("T, de: 2 missing-translation (1 spoken)"))
        #expect(!sink.text.contains("“a”"))
        // One alone is shown.
        #expect(sink.text.contains("“c”"))
    }

    @Test func verboseFoldsNothing() {
        let sink = ByteSink()
        var context = context
        context.isVerbose = true
        TextReporter().write(Report(findings: [completeness("a", "de"), completeness("b", "de")], summary: Summary()), context, to: sink)
        #expect(sink.text.contains("“a”") && sink.text.contains("“b”"))
    }
}
