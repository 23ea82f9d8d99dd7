import HeardCore
import HeardReaders
import Testing
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

private func plist(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(body)
    </dict>
    </plist>
    """
}

private func variable(_ name: String, spec: String? = "NSStringPluralRuleType", type: String? = "lld", forms: String = "<key>one</key><string>%lld a</string><key>other</key><string>%lld b</string>") -> String {
    "<key>\(name)</key><dict>" + (spec.map { "<key>NSStringFormatSpecTypeKey</key><string>\($0)</string>" } ?? "")
        + (type.map { "<key>NSStringFormatValueTypeKey</key><string>\($0)</string>" } ?? "") + forms + "</dict>"
}

private func format(_ text: String) -> String { "<key>NSStringLocalizedFormatKey</key><string>\(text)</string>" }

@Suite struct XMLPropertyLists {
    @Test func strings() {
        let file = read(plist("<!-- why --><key>a&amp;b</key><string>x &lt;b&gt; <![CDATA[<i>]]>&#x1F600;&#65;</string>\n<key>n</key><integer>1</integer><key>e</key><string/>"))
        #expect(file.lines == ["a&b=x <b> <i>😀A", "e="])
        #expect(file.entries.map(\.comment) == ["why", nil])
        #expect(file.problems == [])
        #expect(file.raw("<b>") == "&lt;b&gt;")
        #expect(file.raw("<i>😀") == "<i>]]>&#x1F600;")
    }

    @Test func stringsdict() {
        let file = read(plist("<key>k</key><dict>\(format("%#@n@ of %2$#@m@"))\(variable("n"))\(variable("m", type: "d", forms: "<key>other</key><string>%#@n@</string>"))</dict>"
            + "<key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Hi</string></dict></dict>"
            + "<key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string><key>ipad</key><dict>\(format("%#@n@"))\(variable("n"))</dict></dict></dict>"),
            name: "Localizable.stringsdict")
        #expect(file.lines == [
            "k=%#@n@ of %2$#@m@", "k[substitutions.n.plural.one]=%lld a", "k[substitutions.n.plural.other]=%lld b", "k[substitutions.m.plural.other]=%#@n@", "w[width.20]=Hi",
            "d[device.mac]=Click", "d[device.ipad]=%#@n@", "d[device.ipad.substitutions.n.plural.one]=%lld a", "d[device.ipad.substitutions.n.plural.other]=%lld b",
        ])
        #expect(file.problems == [])
        #expect(file.entries[0].substitutions.map(\.name) == ["n", "m"])
    }

    @Test(arguments: [
        (variable("n", spec: nil), "%#@n@", "NSStringFormatSpecTypeKey"), (variable("n", spec: "NSStringPluralRule"), "%#@n@", "unknown rule type"),
        (variable("n", type: nil), "%#@n@", "NSStringFormatValueTypeKey"), (variable("n", type: "%d"), "%#@n@", "no number specifier"),
        (variable("n", forms: "<key>one</key><string>a</string>"), "%#@n@", "no form “other”"), (variable("n"), "%1#@n@", "does not use it"),
        (variable("n") + variable("m"), "%#@n@", "does not use it"), (variable("n"), "%#@n@ %#@m@", "not defined"),
    ]) func faults(_ variables: String, _ text: String, _ words: String) {
        let file = read(plist("<key>k</key><dict>\(format(text))\(variables)</dict>"), name: "Localizable.stringsdict")
        #expect(file.diagnostics.map(\.rule) == [.stringsdictInvalid])
        #expect(file.diagnostics.first?.message.contains(words) == true)
        #expect(file.diagnostics.first?.key == "k")
    }

    @Test func stopsAtTheFirstError() {
        let file = read(plist("<key>a</key><string>b</string>\n<key>c</key><string>x < y</string>\n<key>d</key><string>e</string>"))
        #expect(file.lines == ["a=b"])
        #expect(file.problems == ["syntax-error 6:23"])
        #expect(file.diagnostics.first?.endsReading == true)
    }

    @Test func entitiesAreNotDeclared() {
        let bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE plist [\n<!ENTITY a \"b\">\n]>\n<plist><dict><key>k</key><string>&a;</string></dict></plist>"
        #expect(read(bomb).problems == ["unreadable-file 3:15"])
        #expect(read(plist("<key>k</key><string>a&nbsp;b</string>")).problems == ["syntax-error 5:22"])
    }

    @Test func depth() {
        let deep = String(repeating: "<dict>", count: 300)
        #expect(read("<plist>\(deep)").problems.map { $0.prefix(15) } == ["unreadable-file"])
    }

    @Test func otherEncodings() {
        let text = plist("<key>k</key><string>é日</string>").replacing("U", with: "U")
        #expect(read([0xFF, 0xFE] + Encodings.utf16(text, big: false)).lines == ["k=é日"])
        let latin1 = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><dict><key>k</key><string>M".utf8) + [0xFC] + Array("n</string></dict></plist>".utf8)
        #expect(read(latin1).lines == ["k=Mün"])
    }

    @Test func binary() throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let file = read(Array(try encoder.encode(["b": "ü", "a": "x"])))
        #expect(file.lines == ["a=x", "b=ü"] && file.problems == [] && file.source.encoding == .binary)
        #expect(read(Array("bplist00garbage".utf8)).problems == ["syntax-error 1:1"])
    }

    /// Foundation's own reader as the witness: random old-style tables read the same. (It knows no surrogate pairs in `\\U`.)
    @Test func oldStyleAgainstFoundation() throws {
        var random = SystemRandomNumberGenerator()
        let pieces = ["a", "Z", "é", "日", "😀", " ", "\\n", "\\t", "\\\"", "\\\\", "\\U00e9", "\\101", "\\341", "\\q", "'", "\n", "//", "/*", ";", "="]
        for _ in 0..<200 {
            var text = "", count = 0
            for number in 0..<Int.random(in: 1...8, using: &random) {
                text += ["", "/* c */", "// c\n", "\n"].randomElement(using: &random)!
                text += "\"k\(number)\(["", "é", "\\n"].randomElement(using: &random)!)\" = \""
                for _ in 0..<Int.random(in: 0...6, using: &random) { text += pieces.randomElement(using: &random)! }
                text += "\";"
                count += 1
            }
            let file = read(text)
            guard let want = try? PropertyListDecoder().decode([String: String].self, from: Data(text.utf8)) else {
                Issue.record("Foundation refuses \(text.debugDescription)")
                continue
            }
            #expect(file.problems == [], "\(text)")
            #expect(file.entries.count == count)
            for (index, entry) in file.entries.enumerated() { #expect(want[entry.key] == file.units[index].value, "\(text)") }
        }
    }
}
