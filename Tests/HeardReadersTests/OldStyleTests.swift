import HeardCore
import HeardReaders
import Testing

@Suite struct OldStyleGrammar {
    @Test(arguments: [
        (#""a" = "b";"#, ["a=b"]),
        (#"a=b;c = 'd"e';"#, ["a=b", "c=d\"e"]),
        (#"{ "a" = "b"; "c" = "d"; }"#, ["a=b", "c=d"]),
        (#"key;"other";"#, ["key=key", "other=other"]),
        (#"path/to.$x_1-2:3 = "v";"#, ["path/to.$x_1-2:3=v"]),
        (#""n" = { a = "b;}"; c = (1, 2); }; "l" = ( "x", ); "d" = <0a 0b>; "k" = "v";"#, ["k=v"]),
        (#"/**/"tight"/**/=/**/"Fit"/**/;/**/"#, ["tight=Fit"]),
        ("// only a comment\n", []),
        ("\"a\"\u{2028}=\u{2029}\"b\"\u{0B};", ["a=b"]),
        ("\"a\" = \"one\ntwo\";", ["a=one\ntwo"]),
        ("\"url\" = \"https://example.org/*x*/\"; // c", ["url=https://example.org/*x*/"]),
    ]) func reads(_ text: String, _ expected: [String]) {
        let file = read(text)
        #expect(file.lines == expected)
        #expect(file.problems == [])
    }

    @Test(arguments: [
        (#"\a\b\f\n\r\t\v\"\\\'\q"#, "\u{07}\u{08}\u{0C}\n\r\t\u{0B}\"\\'q"),
        (#"\U00e9\U12x\Ug"#, "é\u{12}xUg"), (#"\Ud83d\Ude00"#, "😀"), (#"\101\341\200\400"#, "AÆ\u{A0}\u{0}"), ("a\\\nb", "a\nb"), (#"\é"#, "é"),
    ]) func decodesEscapes(_ raw: String, _ value: String) {
        let file = read("\"k\" = \"\(raw)\";")
        #expect(file.units.map(\.value) == [value])
        #expect(file.problems == [])
    }

    @Test func smallUnicodeEscapeIsAWarning() {
        let file = read("\"a\" = \"x\";\n\"k\" = \"caf\\u00e9\";")
        #expect(file.units.last?.value == "cafu00e9")
        #expect(file.problems == ["syntax-error 2:11"])
        #expect(file.diagnostics.map(\.severity) == [.warning])
    }

    @Test func loneSurrogate() {
        let file = read(#""k" = "a\Ud83d b";"#)
        #expect(file.units.map(\.value) == ["a\u{FFFD} b"])
        #expect(file.problems == ["undecodable-text 1:9"])
    }
}

@Suite struct OldStyleRecovery {
    @Test(arguments: [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", ["a=b", "c=d"], ["syntax-error 1:10"]),
        ("\"a\" = \"b\";;\n\"c\" = \"d\";", ["a=b", "c=d"], ["syntax-error 1:11"]),
        ("\"a\" = \"b\"; %% \"c\" = \"d\";\n\"e\" = \"f\";", ["a=b", "c=d", "e=f"], ["syntax-error 1:12"]),
        ("\"a\" = \"b\";\n“c” = “d”;\n\"e\" = \"f\";", ["a=b", "e=f"], ["syntax-error 2:1"]),
        ("\"a\": \"b\",\n\"c\" = \"d\";", ["c=d"], ["syntax-error 1:4"]),
        ("\"a\" \"b\";\n\"c\" = \"d\";", ["c=d"], ["syntax-error 1:4"]),
        ("\"a\" = ;\n\"c\" = \"d\";", ["c=d"], ["syntax-error 1:7"]),
        ("\"a\" = \"b\";\n/* open\n\"c\" = \"d\";", ["a=b"], ["syntax-error 2:1"]),
        ("\"a\" = \"b;\n\"c\" = \"d\";\n\"e\" = \"f\";", ["a=b", "c=d", "e=f"], ["syntax-error 1:7"]),
        ("\"a\" = \"b\n\"c\" = \"d\";", ["a=b", "c=d"], ["syntax-error 1:7"]),
        ("\"a = \"b\";\n\"c\" = \"d\";", ["c=d"], ["syntax-error 1:7"]),
        ("a\" = \"b\";\n\"c\" = \"d\";", ["c=d"], ["syntax-error 1:2"]),
        ("\"a\" = \"b\";\n\"c", ["a=b"], ["syntax-error 2:1"]),
        ("\"a\" =", [], ["syntax-error 1:6"]),
        ("<<<<<<< HEAD\n\"a\" = \"b\";\n=======\n\"a\" = \"c\";\n>>>>>>> x\n\"d\" = \"e\";", ["a=b", "a=c", "d=e"],
         ["syntax-error 1:1", "syntax-error 3:1", "syntax-error 5:1"]),
        ("\u{FEFF}\u{FEFF}\"a\" = \"b\";", ["a=b"], ["syntax-error 1:1"]),
        ("\"a\" = \"b\";\u{A0}\"c\" = \"d\";", ["a=b", "c=d"], ["syntax-error 1:11"]),
        ("\"a\" = \"b\";\n\"x\" = { y = 1;\n\"c\" = \"d\";", ["a=b", "c=d"], ["syntax-error 2:7"]),
        ("{ \"a\" = \"b\"; ", ["a=b"], ["syntax-error 1:14"]),
    ]) func goesOn(_ text: String, _ entries: [String], _ problems: [String]) {
        let file = read(text)
        #expect(file.lines == entries)
        #expect(file.problems == problems)
        // Other line ends, the same places.
        let crlf = read(text.replacing("\n", with: "\r\n"))
        #expect(crlf.problems == problems)
        #expect(read(text.replacing("\n", with: "\r")).problems == problems)
    }
}

extension String {
    func replacing(_ character: Character, with text: String) -> String { reduce(into: "") { $0 += $1 == character ? text : String($1) } }
}

@Suite struct Comments {
    @Test(arguments: [
        ("/* why */\n\"k\" = \"v\";", "why"),
        ("/* section */\n\n\"k\" = \"v\";", nil),
        ("/* section */\n\n/* why */\n\"k\" = \"v\";", "why"),
        ("// MARK: - Pay\n\"k\" = \"v\";", nil),
        ("/* ---- Pay ---- */\n\"k\" = \"v\";", nil),
        ("// one\n// two\n\"k\" = \"v\";", "one\ntwo"),
        ("/* first */ /* near */ \"k\" = \"v\";", "near"),
        ("\"k\" = \"v\"; // behind\n\"l\" = \"w\";", "behind"),
        ("/* before */\n\"k\" = \"v\"; // behind", "before"),
        ("/* before */\n\"k\" = \"v\"; // heard:ignore edge-space", "before\nheard:ignore edge-space"),
        ("// heard:role value\n/* why */\n\"k\" = \"v\";", "why\nheard:role value"),
        ("// Localizable.strings\n// Copyright 2020 A. All rights reserved.\n\"k\" = \"v\";", nil),
        ("\"j\" = \"v\"; /* of k */ \"k\" = \"v\";", "of k"),
        ("\"k\" /* inner */ = \"v\";", nil),
    ] as [(String, String?)]) func belongs(_ text: String, _ comment: String?) {
        #expect(read(text).entries.first { $0.key == "k" }?.comment == comment)
    }

    @Test func trailingCommentIsNotTheNextEntrys() { #expect(read("\"k\" = \"v\"; // of k\n\"l\" = \"w\";").entries.map(\.comment) == ["of k", nil]) }
}

/// All entries of a file on one line: the reader looks no further than an entry for what ends it.
@Suite struct OldStyleOneLineTests {
    @Test func theEntriesOfOneLongLineAreRead() {
        let count = 200_000
        let text = (0..<count).map { "\"k\($0)\" = \"Wert \($0)\";" }.joined()
        let file = read(text)
        #expect(file.entries.count == count && file.diagnostics.isEmpty)
        #expect(file.units.last?.value == "Wert \(count - 1)")
    }

    @Test func aSecondValueOnALongLine() {
        let text = (0..<2_000).map { "\"k\($0)\" = \"a\" \"b\";" }.joined()
        let file = read(text)
        #expect(file.entries.count == 2_000)
        #expect(file.diagnostics.count == 2_000 && file.diagnostics.allSatisfy { $0.rule == .syntaxError })
    }
}
