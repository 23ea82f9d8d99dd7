import HeardCore
import HeardReaders
import Testing

/// simdjson and the reader that goes byte by byte give the same tokens of the same text: what a broken catalog holds before its break is read as it
/// would be in a sound one.
@Suite struct CatalogTokenEquality {
    private func compare(_ text: String, _ what: Comment) {
        let source = SourceText(text.utf8)
        let quick = CatalogTokens(source, byteByByte: false), slow = CatalogTokens(source, byteByByte: true)
        #expect(quick.isSound == slow.isSound, what)
        if quick.isSound { #expect(quick.tokens == slow.tokens, what) }
    }

    @Test func catalogOfTheReaderTests() {
        let tokens = CatalogTokens(SourceText(Catalogs.catalog.utf8), byteByByte: false)
        #expect(tokens.isSound)
        #expect(tokens.tokens.count > 100)
        compare(Catalogs.catalog, "the catalog of the reader's tests")
    }

    @Test func madeUpCatalogs() {
        var made = CatalogMaker(seed: 7)
        for number in 0..<300 { compare(made.catalog(), "made-up catalog \(number)") }
    }

    /// One byte more, one less, or another one.
    @Test func damagedCatalogs() {
        var made = CatalogMaker(seed: 11)
        var sound = 0
        for number in 0..<2_000 {
            var bytes = Array(made.catalog().utf8)
            let place = made.below(bytes.count), signs = Array("{}[]\",:\\ux0 \n".utf8)
            switch made.below(3) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(signs[made.below(signs.count)], at: place)
            default: bytes[place] = signs[made.below(signs.count)]
            }
            let text = String(decoding: bytes, as: UTF8.self)
            if CatalogTokens(SourceText(text.utf8), byteByByte: true).isSound { sound += 1 }
            compare(text, "damaged catalog \(number): \(text)")
        }
        // Both kinds were there.
        #expect(sound > 100 && sound < 1_900)
    }
}

/// Seeded JSON objects in the shape of catalogs, with everything that JSON allows between the tokens and inside them.
private struct CatalogMaker {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    private mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

    mutating func catalog() -> String {
        var fields: [String] = []
        for _ in 0..<1 + below(3) {
            switch below(4) {
            case 0: fields.append("\"sourceLanguage\"\(space()):\(space())\"en\"")
            case 1: fields.append("\"version\"\(space()):\(space())\(value(1))")
            default: fields.append("\"strings\"\(space()):\(space())\(object(1))")
            }
        }
        return space() + "{" + space() + fields.joined(separator: space() + "," + space()) + space() + "}" + space()
    }

    private mutating func object(_ depth: Int) -> String {
        var fields: [String] = []
        for _ in 0..<below(depth > 5 ? 1 : 4) { fields.append("\(string())\(space()):\(space())\(value(depth + 1))") }
        return "{" + space() + fields.joined(separator: space() + "," + space()) + space() + "}"
    }

    private mutating func value(_ depth: Int) -> String {
        switch below(depth > 6 ? 6 : 9) {
        case 0: return ["true", "false", "null"][below(3)]
        case 1: return ["0", "-1", "12.5", "1e3", "-0.25E-2", "1234567890"][below(6)]
        case 2, 3, 4, 5: return string()
        case 6:
            var parts: [String] = []
            for _ in 0..<below(3) { parts.append(value(depth + 1)) }
            return "[" + space() + parts.joined(separator: space() + "," + space()) + space() + "]"
        default: return object(depth)
        }
    }

    private mutating func string() -> String {
        let pieces = ["a", "key", "%lld", " ", "é", "日本", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\uD83D\\uDE00", "strings", "{", "]", ":", ","]
        var text = "\""
        for _ in 0..<below(6) { text += pieces[below(pieces.count)] }
        return text + "\""
    }

    private mutating func space() -> String { ["", "", " ", "\n  ", "\t", "\r\n"][below(6)] }
}
