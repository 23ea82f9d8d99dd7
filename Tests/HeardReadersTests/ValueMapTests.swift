import HeardCore
import HeardReaders
import Testing

@Suite struct ValueMaps {
    @Test(arguments: [
        ("\"k\" = \"tap \\U00e9 here\";", "é here", "\\U00e9 here"), ("\"k\" = \"a\\Ud83d\\Ude00b\";", "😀", "\\Ud83d\\Ude00"), ("\"k\" = \"\\341b\";", "Æ", "\\341"),
        ("\"k\" = \"say \\\"hi\\\" now\";", "\"hi\"", "\\\"hi\\\""), ("k = word;", "or", "or"), ("\"k\" = \"日本語\";", "本", "本"), ("\"k\" = \"a\\\nb\";", "\nb", "\\\nb"),
    ]) func oldStyle(_ text: String, _ part: String, _ raw: String) { #expect(read(text).raw(part) == raw) }

    @Test(arguments: [
        (#"say \"hi\""#, "\"hi\"", #"\"hi\""#), (#"\u00e9\ud83d\ude00 x"#, "😀 x", #"\ud83d\ude00 x"#), (#"a\nb"#, "\nb", #"\nb"#), (#"a\/b"#, "/", #"\/"#),
    ]) func json(_ value: String, _ part: String, _ raw: String) {
        #expect(read(#"{"strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"\#(value)"}}}}}}"#, name: "a.xcstrings").raw(part) == raw)
    }

    @Test func endsAndEmptyRanges() {
        let file = read("\"k\" = \"a\\nb\";")
        let map = ValueMap(source: file.source, unit: file.units[0])
        #expect(file.source.string(map.rawRange(of: 0..<3).range) == "a\\nb")
        #expect(map.rawRange(of: 3..<3) == ByteRange(start: 11, end: 11))
        #expect(map.rawRange(of: 1..<1) == ByteRange(start: 8, end: 8))
        #expect(map.rawRange(of: 1..<99) == ByteRange(start: 8, end: 11))
        let opaque = ValueMap(source: file.source, range: ByteRange(start: 2, end: 5), syntax: .opaque)
        #expect(opaque.rawRange(of: 0..<1) == ByteRange(start: 2, end: 5))
    }

    /// Every scalar of a decoded value has a place inside the raw value, and the places ascend.
    @Test func everyOffsetHasAPlace() {
        for text in ["\"k\" = \"x\\U00e9\\n\\\"日\\141\";", "\"k\" = \"\";", "\"k\" = \"\\\";\";"] {
            let file = read(text)
            for unit in file.units {
                let map = ValueMap(source: file.source, unit: unit)
                var last = Int(unit.range.start)
                for offset in 0..<unit.value.utf8.count {
                    let raw = map.rawRange(of: offset..<offset + 1)
                    #expect(Int(raw.start) >= last && raw.end <= unit.range.end)
                    last = Int(raw.start)
                }
            }
        }
    }
}
