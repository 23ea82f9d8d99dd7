import HeardCore
import HeardReaders
import Testing

@Suite struct XLIFF {
    static func document(_ units: String, target: String? = "de", original: String = "App/en.lproj/Localizable.strings") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="\(original)" source-language="en"\(target.map { " target-language=\"\($0)\"" } ?? "") datatype="plaintext">
            <body>
        \(units)
            </body>
          </file>
        </xliff>
        """
    }

    @Test func unitsAndForms() {
        let file = read(Self.document("""
            <trans-unit id="a" xml:space="preserve"><source>A</source><target state="translated">B &amp; C</target><note>why</note></trans-unit>
            <trans-unit id="n|==|plural.one"><source>1</source><target state="needs-review-l10n">eins</target></trans-unit>
            <trans-unit id="x" translate="no"><source>X</source></trans-unit>
            <trans-unit id="n|==|plural.other"><source>2</source><target state="translated" state-qualifier="leveraged-mt">zwei</target></trans-unit>
            <trans-unit id="s|==|substitutions.@a.b@.plural.one"><source>s</source><target/></trans-unit>
            <trans-unit id="/k:dict/NSStringLocalizedFormatKey:dict/:string"><source>%#@v@</source><target>%#@v@</target></trans-unit>
            <trans-unit id="/k:dict/v:dict/one:dict/:string"><source>o</source><target>e</target></trans-unit>
            <trans-unit id="i"><source>a <g id="1">b</g> c<x id="2"/></source><target>a <g id="1">b</g></target></trans-unit>
            """), name: "de.xliff", locale: "")
        #expect(file.problems == [])
        #expect(file.lines == [
            "a@en=A", "a@de=B & C", "n[plural.one]@en=1", "n[plural.other]@en=2", "n[plural.one]@de=eins", "n[plural.other]@de=zwei", "x@en=X", "x@de=<absent>",
            "s[substitutions.a.b.plural.one]@en=s", "s[substitutions.a.b.plural.one]@de=", "k@en=%#@v@", "k[substitutions.v.plural.one]@en=o", "k@de=%#@v@",
            "k[substitutions.v.plural.one]@de=e", "i@en=a b c", "i@de=a b",
        ])
        #expect(file.entries.filter { $0.locale.text == "en" }.allSatisfy { $0.flags.contains(.bilingualSource) })
        #expect(file.entries[0].comment == "why" && file.entries[0].originalTable == "App/Localizable")
        #expect(file.entries.first { $0.key == "x" }?.flags.contains(.doNotTranslate) == true)
        #expect(file.entries[2].units.count == 2)
        #expect(file.entries.first { $0.key == "s" }?.substitutions.map(\.name) == ["a.b"] && file.entries.last { $0.key == "k" }?.substitutions.map(\.name) == ["v"])
        #expect(file.units.map(\.state).contains(.machineTranslated) && file.units.map(\.state).contains(.needsReview))
        let key = file.entries[2].keyRange
        #expect(file.source.string(key.range) == "n")
        #expect(file.raw("& C", unit: 1) == "&amp; C")
    }

    @Test func withoutTargetLanguage() {
        let file = read(Self.document("<trans-unit id=\"a\"><source>A</source></trans-unit>", target: nil), name: "en.xliff", locale: "")
        #expect(file.lines == ["a@en=A"] && file.entries[0].flags.isEmpty && file.targetLanguage == nil)
    }

    @Test func duplicatesAndBreaks() {
        let unit = "<trans-unit id=\"a\"><source>A</source><target>B</target></trans-unit>"
        #expect(read(Self.document(unit + unit), name: "de.xliff").lines == ["a@en=A", "a@de=B", "a@en=A", "a@de=B"])
        let broken = read(Self.document(unit + "\n<trans-unit id=\"b\"><source>A</source><target>1 < 2</target></trans-unit>\n" + unit), name: "de.xliff")
        #expect(broken.lines == ["a@en=A", "a@de=B"])
        #expect(broken.problems == ["syntax-error 6:48"])
    }

    @Test(arguments: [
        ("App/Base.lproj/Main.storyboard", "App/Main"), ("Localizable.xcstrings", "Localizable"), ("a/en.lproj/x.y.strings", "a/x.y"), ("", ""),
    ]) func tables(_ original: String, _ table: String) {
        #expect(read(Self.document("<trans-unit id=\"a\"><source>A</source></trans-unit>", original: original), name: "a.xliff").entries.first?.originalTable == table)
    }
}
