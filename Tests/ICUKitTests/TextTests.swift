import ICUKit
import Testing

@Suite struct TextTests {
    @Test func wordsOfSeveralScripts() throws {
        #expect(try BreakIterator(.word, locale: LocaleID("en")).segments(of: "Pay now, it’s 3.5!") == ["Pay", " ", "now", ",", " ", "it’s", " ", "3.5", "!"])
        #expect(try BreakIterator(.word, locale: LocaleID("th")).segments(of: "ภาษาไทย") == ["ภาษา", "ไทย"])
        #expect(try BreakIterator(.word, locale: LocaleID("ja")).segments(of: "支払いボタン").count >= 2)
    }

    @Test func boundariesCarryTags() throws {
        let found = try BreakIterator(.word, locale: LocaleID("en")).boundaries(of: "a 1")
        #expect(found.map(\.isWord) == [true, false, true])
        #expect(found.map(\.offset) == [1, 2, 3])
        #expect(try BreakIterator(.line, locale: LocaleID("en")).boundaries(of: "a\nb").map(\.isHardLineBreak) == [true, false])
    }

    @Test func graphemesAndSentences() throws {
        #expect(try BreakIterator(.grapheme, locale: LocaleID("en")).segments(of: "e\u{301}👩‍👩‍👧\r\n").count == 3)
        #expect(try BreakIterator(.sentence, locale: LocaleID("en")).segments(of: "One. Two?").count == 2)
        #expect(try BreakIterator(.word, locale: LocaleID("en")).boundaries(of: "").isEmpty)
    }

    @Test func lineOptionsChangeBreaks() throws {
        let strict = try BreakIterator(.line, locale: LocaleID("ja"), options: ["lb=strict"]).segments(of: "あァ")
        let loose = try BreakIterator(.line, locale: LocaleID("ja"), options: ["lb=loose"]).segments(of: "あァ")
        #expect(strict == ["あァ"])
        #expect(loose == ["あ", "ァ"])
    }

    @Test func oneIteratorForManyTexts() throws {
        let iterator = try BreakIterator(.word, locale: LocaleID("en"))
        let text = UTF16Text()
        var found: [BreakIterator.Boundary] = []
        for length in [3, 300, 0, 5] {
            text.load(String(repeating: "a ", count: length))
            try iterator.boundaries(of: text, into: &found)
            #expect(found.count == length * 2)
        }
    }

    @Test(arguments: ["", "plain", "é", "a😀b", "日本 x", "\u{202E}ab", "ab\u{10FFFF}"])
    func offsetsMapBothWays(text: String) {
        let units = UTF16Text(text)
        #expect(units.units == Array(text.utf16))
        for index in text.unicodeScalars.indices + [text.endIndex] {
            let utf16 = text.utf16.distance(from: text.startIndex, to: index), utf8 = text.utf8.distance(from: text.startIndex, to: index)
            #expect(units.utf8Offset(utf16) == utf8)
        }
    }

    @Test func caseFolding() throws {
        #expect(try TextTransforms.foldCase("STRAßE") == "strasse")
        #expect(try TextTransforms.foldCase("ABC") == "abc")
        #expect(try TextTransforms.foldCase("Iİ", turkic: true) == "ıi")
        #expect(try TextTransforms.uppercased("i", locale: LocaleID("tr")) == "İ")
        #expect(try TextTransforms.lowercased("I", locale: LocaleID("tr")) == "ı")
    }

    @Test func normalization() throws {
        #expect(try TextTransforms.normalized("e\u{301}", .nfc).unicodeScalars.count == 1)
        #expect(try TextTransforms.normalized("é", .nfd).unicodeScalars.count == 2)
        #expect(try TextTransforms.normalized("ﬁ％", .nfkc) == "fi%")
        #expect(try TextTransforms.equal("é", "e\u{301}"))
        #expect(try !TextTransforms.equal("É", "e\u{301}"))
        #expect(try TextTransforms.equal("É", "e\u{301}", ignoringCase: true))
        #expect(try TextTransforms.normalized(String(repeating: "ﷺ", count: 300), .nfkc).unicodeScalars.count == 300 * 18)
    }

    @Test func spoofLevels() throws {
        let checker = try SpoofChecker()
        #expect(try checker.level(of: "pay") == .ascii)
        #expect(try checker.level(of: "оплата") == .singleScript)
        #expect(try checker.level(of: "оплатa") > .highlyRestrictive)
        #expect(try checker.level(of: "支払いVisa") <= .highlyRestrictive)
    }

    @Test func transliteration() throws {
        #expect(try Transliterator("Simplified-Traditional").apply(to: "设置") == "設置")
        #expect(try Transliterator("Traditional-Simplified").apply(to: "設置") == "设置")
        #expect(try Transliterator("Any-Latin").apply(to: "Привет").hasPrefix("Pri"))
        #expect(throws: ICUError.self) { try Transliterator("No-Such") }
    }
}
