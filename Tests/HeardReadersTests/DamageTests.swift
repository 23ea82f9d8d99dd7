import HeardCore
import HeardReaders
import HeardTestSupport
import Testing

/// Randomly damaged files: no trap, ranges inside the file, and the two readers of catalogs agree.
@Suite struct Damage {
    /// A small generator with a fixed seed, so that failures repeat.
    struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    static let samples: [(String, String)] = [
        ("Localizable.strings", "/* c */\n\"a\" = \"b\\U00e9\\n\";\n// d\nkey = 'v';\n{ \"x\" = { y = (1, 2); }; }\n\"long\" = \"one\ntwo\";"),
        ("Localizable.xcstrings", Catalogs.catalog),
        ("Localizable.stringsdict", "<?xml version=\"1.0\"?><plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ &lt; <![CDATA[x]]></string><key>n</key><dict><key>other</key><string>%d</string></dict></dict></dict></plist>"),
        ("de.xliff", XLIFF.document("<trans-unit id=\"a|==|plural.one\"><source>A &amp; B</source><target state=\"new\">x<g id=\"1\">y</g></target><note>n</note></trans-unit>")),
    ]
    static let tokens = ["\"", "'", ";", "{", "}", "=", "/*", "*/", "<", ">", "&", "\\", "\\U", "\u{FEFF}", "\0", "<![CDATA[", "<!--", "<!ENTITY a \"b\">", "\r", "\u{2028}", "[", "]", "\\ud83d", "&#x110000;", "</target>", "%#@"]

    @Test(arguments: Damage.samples.indices) func survives(_ index: Int) {
        let (name, text) = Self.samples[index]
        var random = Generator(state: 42 + UInt64(index))
        for _ in 0..<1500 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                guard !bytes.isEmpty else { break }
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
                case 2: bytes.insert(contentsOf: Self.tokens.randomElement(using: &random)!.utf8, at: place)
                case 3: bytes = Array(bytes[..<place])
                default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: place)
                }
            }
            let file = read(bytes, name: name)
            let count = UInt32(file.source.count)
            for entry in file.entries {
                #expect(entry.keyRange.end <= count && entry.commentRange.end <= count && Int(entry.units.upperBound) <= file.units.count)
            }
            for unit in file.units {
                #expect(unit.range.start <= unit.range.end && unit.range.end <= count)
                let raw = ValueMap(source: file.source, unit: unit).rawRange(of: 0..<unit.value.utf8.count)
                #expect(raw.end <= count)
            }
            for diagnostic in file.diagnostics {
                #expect(diagnostic.range.end <= count || count == 0)
                if let problem = MessageForm.problem(diagnostic.message) { Issue.record("\(problem)") }
            }
        }
    }
}
