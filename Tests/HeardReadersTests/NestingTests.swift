import HeardCore
import HeardReaders
import Testing

/// Nesting far beyond what a stack holds, in each text format: reading ends with a word on it, and what stood before is kept.
@Suite(.timeLimit(.minutes(10))) struct Nesting {
    /// A file that nests: what stands first, what opens each level, what closes each level (nothing where the file is cut).
    struct Bomb: Sendable, CustomTestStringConvertible {
        var name: String, head: String, opening: String, closing = "", lines: [String]
        var testDescription: String { "\(name), \(opening)" }
        func text(_ levels: Int) -> String { head + String(repeating: opening, count: levels) + String(repeating: closing, count: levels) }
    }

    private static let table = "\"a\" = \"b\";\n\"c\" = ", list = "<plist><dict><key>a</key><string>b</string>", catalog = #"{"strings":{"a":{},"c":"#
    private static let units = "<xliff version=\"1.2\"><file original=\"a.strings\" source-language=\"en\" target-language=\"de\"><body><trans-unit id=\"a\"><source>a</source><target>b</target></trans-unit>"

    @Test(arguments: [
        Bomb(name: "de.strings", head: table, opening: "{ \"d\" = ", lines: ["a=b"]),
        Bomb(name: "de.strings", head: table, opening: "{ \"d\" = ", closing: "; }", lines: ["a=b"]),
        Bomb(name: "de.strings", head: table, opening: "(", lines: ["a=b"]),
        Bomb(name: "de.strings", head: list, opening: "<key>c</key><dict>", lines: ["a=b"]),
        Bomb(name: "de.stringsdict", head: list, opening: "<array>", closing: "</array>", lines: ["a=b"]),
        Bomb(name: "de.xcstrings", head: catalog, opening: #"{"localizations":"#, lines: ["a@en=a"]),
        Bomb(name: "de.xcstrings", head: catalog + #"{"extractionState":"#, opening: "[", closing: "]", lines: ["a@en=a"]),
        Bomb(name: "de.xliff", head: units, opening: "<group>", lines: ["a@en=a", "a@de=b"]),
        Bomb(name: "de.xliff", head: units + "<trans-unit id=\"c\"><source>", opening: "<g id=\"1\">", closing: "</g>", lines: ["a@en=a", "a@de=b"]),
    ]) func ends(_ bomb: Bomb) {
        let file = read(bomb.text(100_000), name: bomb.name)
        #expect(!file.diagnostics.isEmpty && file.diagnostics.count <= 3)
        #expect(file.diagnostics.contains { $0.rule == .unreadableFile && $0.endsReading }, "\(file.diagnostics.first?.message.prefix(200) ?? "")")
        #expect(Array(file.lines.prefix(bomb.lines.count)) == bomb.lines)
    }

    /// Forms inside forms: sound JSON of a depth that no app has, within the limit.
    @Test func variationsInVariations() {
        var forms = #"{"stringUnit":{"state":"translated","value":"x"}}"#
        for level in 0..<100 { forms = #"{"variations":{"\#(level % 2 == 0 ? "plural" : "device")":{"other":\#(forms)}}}"# }
        let file = read(#"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":\#(forms),"de":\#(forms)}},"b":{}}}"#, name: "de.xcstrings")
        #expect(file.entries.contains { $0.key == "b" })
    }

    /// Entities that expand to a billion texts, that lead out of the file, or that hold each other: none is expanded or opened.
    @Test(arguments: [
        "<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY x \"&c;&c;&c;&c;&c;&c;&c;&c;\">",
        "<!ENTITY x SYSTEM \"file:///etc/passwd\">", "<!ENTITY x \"&y;\"><!ENTITY y \"&x;\">", "<!ENTITY % p SYSTEM \"http://127.0.0.1:9/p\"> %p;",
    ]) func entities(_ declarations: String) {
        for (name, body) in [("de.strings", "<plist><dict><key>a</key><string>&x;</string></dict></plist>"), ("de.stringsdict", "<plist><dict><key>a</key><string>&x;</string></dict></plist>"),
                             ("de.xliff", "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\"><body><trans-unit id=\"a\"><source>&x;</source></trans-unit></body></file></xliff>")] {
            let root = name.hasSuffix("xliff") ? "xliff" : "plist"
            let file = read("<?xml version=\"1.0\"?><!DOCTYPE \(root) [\(declarations)]>\(body)", name: name)
            #expect(file.diagnostics.contains { $0.endsReading } && file.units.allSatisfy { $0.value.utf8.count < 10 }, "\(name): \(file.lines)")
        }
    }
}
