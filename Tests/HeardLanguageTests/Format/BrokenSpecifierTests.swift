import HeardLanguage
import Testing

@Suite struct BrokenSpecifierTests {
    private func shape(_ text: String) -> String {
        let utf8 = Array(text.utf8)
        return BrokenSpecifier.find(in: text).map { "\(String(decoding: utf8[$0.range], as: UTF8.self)) \($0.kind)\($0.isAmbiguous ? "?" : "")" }.joined(separator: ", ")
    }

    static let samples: [(String, String)] = [
        ("", ""), ("%@", ""), ("%1$@ %2$lld %% 100 %", ""), ("%5d %10.2f %02d", ""), ("100% sure", ""), ("me@100%", ""), ("50％オフ", ""),
        ("٪50", ""), ("100٪", ""), ("%#@files@ %arg %(a)d", ""), ("mail %@@%@", ""), ("%d%%", ""), ("là%1$@", ""), ("$1 000", ""), ("5 @ 3", ""),
        ("k\u{A0}%2$#@účtům@", ""), ("k\u{A0}%lld", ""), ("5\u{202F}‰ %@", ""),
        ("%1@", "%1@ positionWithoutDollar"), ("%2@ x", "%2@ positionWithoutDollar"),
        ("% @", "% @ space?"), ("%1$ @", "%1$ @ space"), ("% 1$@", "% 1$@ space"),
        ("@% ist da", "@% reordered?"), ("@$1% x", "@$1% reordered"), ("@1$%", "@1$% reordered"), ("1$@%", "1$@% reordered"), ("%$1@", "%$1@ reordered"),
        ("%1$", "%1$ unfinished"), ("%1$ von", "%1$ unfinished"), ("Hi %2$!", "%2$ unfinished"),
        ("％@", "％@ fullWidth"), ("％1$@", "％1$@ fullWidth"), ("％d", "％d fullWidth?"), ("%＠", "%＠ fullWidth"), ("%1＄@", "%1＄@ fullWidth"),
        ("٪@", "٪@ arabic"), ("%١$@", "%١$@ arabic"), ("@٪", "@٪ arabic?"), ("٪d", "٪d arabic?"),
        ("%\u{200F}@", "%\u{200F}@ split"), ("%1\u{202A}$@ x", "%1\u{202A}$@ split"), ("%1$\u{200E}@", "%1$\u{200E}@ split"),
    ]

    @Test(arguments: samples)
    func finds(_ text: String, _ expected: String) {
        #expect(shape(text) == expected)
    }

    @Test(arguments: ["100% sure", "50 % de", "100%ig", "50%-os", "%50'si", "%20 indirim", "5%ige", "%50eko", "the %change of it"])
    func accidental(_ text: String) {
        let found = FormatString(text).specifiers
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.looksAccidental })
    }

    @Test(arguments: ["%d", "%dx", "%2d", "%02d:%02d", "%.1f%%", "%5.1fkm", "%-10@", "%ldMB", "a%dth", "%lu", "%1$d", "%+d", "10%d", "1%@x"])
    func intended(_ text: String) {
        let found = FormatString(text).specifiers
        #expect(!found.isEmpty)
        #expect(!found.contains { $0.looksAccidental })
    }
}
