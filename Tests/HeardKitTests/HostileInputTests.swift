import HeardCore
@testable import HeardKit
import HeardTestSupport
import Testing

/// What hostile input once broke. `Tests/Hostile` holds the large set.
@Suite(.timeLimit(.minutes(10))) struct HostileInputTests {
    private func check(_ files: [String: String], rules: [String] = []) throws -> Report {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(Array(text.utf8), to: name) }
        return try Linter.check(paths: [folder.path], rules: rules).report
    }

    @Test func aRunOfNullsIsOneFault() throws {
        let report = try check(["de.lproj/Localizable.strings": String(repeating: "\0", count: 200_000)])
        #expect(report.findings.filter { $0.rule == "syntax-error" }.count == 1, "\(report.findings.count)")
    }

    @Test func faultsOnOneLineAreToldByTheFirstOnes() throws {
        let report = try check(["de.lproj/Localizable.strings": String(repeating: "“x” = ; ", count: 30_000)])
        #expect(report.findings.count <= Limits().diagnostics + 2)
    }

    /// Each entry once looked through the rest of its line, or through all entries of its key.
    @Test func manyEntriesOfOneLineOrKeyCostTheirNumber() throws {
        let count = 30_000
        let line = (0..<count).map { "\"k\($0)\" = \"Wert\";" }.joined()
        #expect(try check(["de.lproj/Localizable.strings": line], rules: ["edge-space"]).summary.units == count)
        let catalog = #"{"sourceLanguage":"en","version":"1.0","strings":{"# + Array(repeating: #""a":{}"#, count: count).joined(separator: ",") + "}}"
        #expect(try check(["Localizable.xcstrings": catalog], rules: ["duplicate-key"]).findings.count == count - 1)
        let units = String(repeating: "<trans-unit id=\"a\"><source>Pay</source><target>Zahlen </target></trans-unit>", count: count)
        let document = "<xliff version=\"1.2\"><file original=\"a.strings\" source-language=\"en\" target-language=\"de\"><body>\(units)</body></file></xliff>"
        #expect(try check(["de.xliff": document], rules: ["edge-space"]).findings.count == count)
    }

    @Test func substitutionsThatHoldEachOtherEnd() throws {
        let value = Array(repeating: "%#@a@ %#@b@", count: 200).joined(separator: " ")
        let plural = #"{"formatSpecifier":"d","argNum":1,"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"\#(value)"}},"other":{"stringUnit":{"state":"translated","value":"\#(value)"}}}}}"#
        let entry = #"{"stringUnit":{"state":"translated","value":"\#(value)"},"substitutions":{"a":\#(plural),"b":\#(plural)}}"#
        let report = try check(["Localizable.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{"k.title":{"comment":"Title of the button","localizations":{"en":\#(entry),"de":\#(entry)}}}}"#])
        #expect(!report.findings.contains { $0.rule == "rule-failed" })
    }

    @Test func tooLargeIsSaidAndLeftOut() throws {
        let long = String(repeating: "%d <b> \u{202B}", count: 100_000)
        let report = try check(["en.lproj/Localizable.strings": "\"a\" = \"x\";\n\"b\" = \"x %@\";", "de.lproj/Localizable.strings": "\"a\" = \"\(long)\";\n\"b\" = \"y\";"])
        #expect(report.summary.notRun.contains { $0.rule == "*" && $0.locale?.text == "de" }, "\(report.summary.notRun)")
        #expect(report.findings.contains { $0.rule == "argument-mismatch" && $0.key == "b" })
    }

    @Test func theSameInOneValueIsToldByTheFirstOnes() throws {
        let report = try check(["ar.lproj/Localizable.strings": "\"a\" = \"" + String(repeating: "\u{202B}", count: 15_000) + "\";"], rules: ["unbalanced-bidi-control"])
        #expect(report.findings.count == Limits().findingsPerValue)
    }

    @Test func columnsOfLongLinesAreCounted() {
        let text = String(repeating: "aä漢👩\u{301}", count: 30_000)
        let source = SourceText(Array("x\n\(text)".utf8)), table = LineTable(source)
        for offset in [2, 3, 70_000, 131_072, 200_001, source.count] {
            var scalars = 0
            for byte in source.bytes[2..<offset] where byte & 0xC0 != 0x80 { scalars += 1 }
            #expect(table.position(of: offset) == SourcePosition(line: 2, column: scalars + 1))
        }
    }

    @Test func foldersBeyondTheLimitAreNamed() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(Array("\"a\" = \"b\";".utf8), to: "de.lproj/Localizable.strings")
        try folder.write(Array("\"a\" = \"b\";".utf8), to: "1/2/3/4/de.lproj/Localizable.strings")
        var limits = Limits()
        limits.depth = 3
        let found = try Discovery(paths: [folder.path], limits: limits)
        #expect(found.files.count == 1)
        #expect(found.unreadableFolders.map(\.path).allSatisfy { $0.hasSuffix("1/2/3") } && found.unreadableFolders.count == 1)
    }

    @Test func devicesAreNotReplaced() throws {
        try FileAccess.write("/dev/null") { $0.write("x") }
        #expect(throws: CommandError.self) { try FileAccess.read("/dev/null") }
    }
}
