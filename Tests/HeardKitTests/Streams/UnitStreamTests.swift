import HeardCore
@testable import HeardKit
import Testing

/// Units as lines, and what the filter makes of them.
private struct Run {
    var findings: [Finding] = []
    var errors: [(line: Int, message: String)] = []
    var summary = Summary()

    init(_ text: String, pieces: Int = .max, jobs: Int = 1, rules: [String] = []) { self.init(Array(text.utf8), pieces: pieces, jobs: jobs, rules: rules) }

    init(_ bytes: [UInt8], pieces: Int = .max, jobs: Int = 1, rules: [String] = [], limits: Limits = Limits()) {
        var options = RunOptions()
        options.readsUnits = true
        options.jobs = jobs
        options.rules = rules
        options.limits = limits
        options.disabledRules = ["unused-suppression"]
        let configuration = Configuration()
        let stream = UnitStream(options, configuration, policy: FindingPolicy(options: options, configuration: configuration, ruleNames: HeardCommand.ruleNames))
        func receive(_ outcome: UnitChecker.Outcome) {
            if let failure = outcome.failure { errors.append(failure) }
            findings += outcome.findings
        }
        bytes.withUnsafeBytes { all in
            for start in stride(from: 0, to: all.count, by: min(pieces, all.count)) { stream.take(UnsafeRawBufferPointer(rebasing: all[start..<min(start + min(pieces, all.count), all.count)]), receive) }
        }
        stream.take(nil, receive)
        summary = stream.summary
    }

    var rules: [String] { findings.map(\.rule) }
}

@Suite struct UnitStreamTests {
    @Test func sourceStandsInTheUnit() throws {
        let run = Run(#"{"table":"T","key":"a","locale":"de","roles":["value"],"value":"%d von %@","source":"%@ of %d","sourceLanguage":"en"}"#)
        #expect(run.rules.contains("argument-order") || run.rules.contains("argument-mismatch"), "\(run.rules)")
        let finding = try #require(run.findings.first)
        #expect(finding.key == "a" && finding.table == "T" && finding.locale?.text == "de" && finding.file == "-" && finding.start == nil && finding.source == "%@ of %d")
    }

    @Test func sourceStandsInTheGroup() {
        let apart = Run(#"""
            {"table":"T","key":"a","locale":"en","value":"Pay %@"}
            {"table":"T","key":"a","locale":"de","value":"Zahlen"}
            """#)
        #expect(apart.rules.contains("argument-mismatch"), "\(apart.rules)")
        // Another key between them: two groups, and the German one has no source.
        let cut = Run(#"""
            {"table":"T","key":"a","locale":"en","value":"Pay %@"}
            {"table":"T","key":"b","locale":"en","value":"Pay"}
            {"table":"T","key":"a","locale":"de","value":"Zahlen"}
            """#)
        #expect(!cut.rules.contains("argument-mismatch"))
        #expect(cut.summary.units == 3 && cut.summary.byLocale[LanguageTag("en")]?.units == 2)
    }

    @Test func nothingIsReportedInTheSourceBesideAUnit() {
        let run = Run(#"{"key":"a","locale":"de","value":"gut","source":"bad  text %y","roles":["visible"]}"#)
        #expect(!run.findings.contains { $0.locale?.text == "en" }, "\(run.findings)")
        // As a unit of its own it is checked.
        #expect(Run(#"{"key":"a","locale":"en","value":"100 %y x","roles":["visible"]}"#).findings.allSatisfy { $0.locale?.text == "en" })
    }

    /// The limit on findings of one value is no limit on values: what was found in one group does not count in the next.
    @Test func groupsAreCountedByThemselves() {
        let count = Limits().findingsPerValue * 4
        let lines = (0..<count).map { #"{"key":"k\#($0)","locale":"de","value":"Zahlen ","source":"Pay"}"# }.joined(separator: "\n")
        #expect(Run(lines, rules: ["edge-space"]).findings.count == count)
    }

    /// Keys are bytes: a letter and its accent are another key than the letter that holds the accent.
    @Test func keysAreComparedByTheirBytes() {
        let run = Run("{\"key\":\"caf\u{E9}\",\"locale\":\"en\",\"value\":\"Pay %@\"}\n{\"key\":\"cafe\u{301}\",\"locale\":\"de\",\"value\":\"Zahlen\"}")
        #expect(!run.rules.contains("argument-mismatch"), "\(run.rules)")
    }

    @Test func pluralFormsAreOneEntry() {
        let forms = { (locale: String, names: [String]) in names.map { #"{"key":"n","locale":"\#(locale)","variation":"plural.\#($0)","value":"%d x","source":"%d y"}"# }.joined(separator: "\n") }
        #expect(Run(forms("ru", ["one", "few", "many", "other"]), rules: ["missing-plural-category"]).findings.isEmpty)
        #expect(Run(forms("ru", ["one", "other"]), rules: ["missing-plural-category"]).rules == ["missing-plural-category"])
    }

    @Test func rolesComeFromTheUnitElseFromItsNames() {
        let value = #""locale":"en","value":"Selected""#
        #expect(Run(#"{"key":"a","roles":["value"],\#(value)}"#, rules: ["state-in-value"]).rules == Run(#"{"key":"card.accessibilityValue",\#(value)}"#, rules: ["state-in-value"]).rules)
        #expect(Run(#"{"key":"card.accessibilityValue","roles":["label"],\#(value)}"#, rules: ["state-in-value"]).findings.isEmpty)
    }

    @Test func placesAndSuppressionsAreKept() {
        let unit = #""key":"a","locale":"de","value":"Zahlen ","source":"Pay","file":"App/de.lproj/L.strings","line":7,"column":9"#
        let finding = Run("{\(unit)}", rules: ["edge-space"]).findings.first
        #expect(finding?.file == "App/de.lproj/L.strings" && finding?.start == SourcePosition(line: 7, column: 9))
        #expect(Run("{\(unit),\"comment\":\"heard:ignore edge-space as in the design\"}", rules: ["edge-space"]).findings.isEmpty)
    }

    @Test func badLinesAreErrorsWithTheirNumber() {
        var bytes = Array("{\"key\":\"a\",\"locale\":\"de\",\"value\":\"x\"}\nnot json\n\n{\"key\":7}\n{\"key\":\"b\",\"roles\":[\"nothing\"]}\n{\"value\":\"x\"}\n".utf8)
        bytes += Array("{\"key\":\"".utf8) + [0xFF, 0xFE] + Array("\"}\r\n{\"key\":\"c\",\"locale\":\"de\",\"value\":\"y\"}".utf8)
        var limits = Limits()
        limits.lineLength = 80
        bytes += Array("\n{\"key\":\"".utf8) + [UInt8](repeating: 0x78, count: 200) + Array("\"}\n{\"key\":\"d\",\"value\":".utf8)
        for pieces in [1, 10, 10_000] {
            let run = Run(bytes, pieces: pieces, limits: limits)
            #expect(run.errors.map(\.line) == [2, 4, 5, 6, 7, 9, 10], "\(run.errors)")
            #expect(run.summary.units == 2 && run.summary.errors >= 7)
        }
    }

    @Test func oneKeyWithoutEndIsCut() {
        var limits = Limits()
        limits.groupUnits = 10
        let run = Run(Array(String(repeating: "{\"key\":\"a\",\"locale\":\"de\",\"value\":\"x\"}\n", count: 25).utf8), limits: limits)
        #expect(run.errors.map(\.line) == [11, 21] && run.summary.units == 25)
    }

    @Test func rulesOfWholeTablesAreNotRun() {
        let run = Run("{\"key\":\"a\",\"locale\":\"de\",\"value\":\"x\"}")
        let notRun = Set(run.summary.notRun.map(\.rule))
        #expect(notRun.isSuperset(of: ["missing-translation", "extra-key", "duplicate-key", "inconsistent-term", "reason-not-spoken", "expansion-risk", "syntax-error"]))
        #expect(notRun.isDisjoint(with: ["argument-mismatch", "edge-space", "broken-word", "missing-plural-category"]))
    }

    @Test(arguments: [1, 2, 3]) func piecesAndWorkersMakeNoDifference(jobs: Int) {
        let text = (0..<300).map { #"{"key":"k\#($0 / 3)","locale":"\#(["en", "de", "ar"][$0 % 3])","value":"x  %d \#($0) ","source":"y %@","roles":["label"]}"# }.joined(separator: "\n")
        let one = Run(text), other = Run(text, pieces: 997, jobs: jobs)
        #expect(one.findings.count > 100)
        #expect(one.findings.map { "\($0)" } == other.findings.map { "\($0)" })
    }
}
