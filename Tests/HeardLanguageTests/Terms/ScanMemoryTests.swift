import HeardCore
import HeardLanguage
import Testing

/// What scanners keep from one text to the next changes nothing in what they find.
@Suite struct ScanMemory {
    private let texts = ["Selected, button", "", "%d items selected. Double tap to open", "Nothing here", "Selected", "A much longer text, in which the button is dimmed (or so it seems) and 3.5 of 5 are on"]

    @Test func looksBeforeAndBetween() throws {
        let scratch = TermScratch()
        let english = TermScanner(try #require(LocaleData.find(LanguageTag("en"))).terms, scratch: scratch), german = TermScanner(try #require(LocaleData.find(LanguageTag("de"))).terms, scratch: scratch)
        for (number, value) in texts.enumerated() {
            let wanted = TermScanner(try #require(LocaleData.find(LanguageTag("en"))).terms).scan(value, arguments: AnalyzedText(value).arguments.arguments.map(\.range))
            // Looked at just before, with another text in between, with another language in between, not at all.
            for between in 0..<4 {
                let text = AnalyzedText(value)
                if between < 3 { _ = english.classes(in: text) }
                if between == 1 { _ = english.classes(in: AnalyzedText(texts[(number + 1) % texts.count])) }
                if between == 2 { _ = german.classes(in: AnalyzedText("Ausgewählt, Taste")) }
                let words = english.scan(text), again = english.scan(text)
                #expect(words.tokens == wanted.tokens && words.segments == wanted.segments && words.matches == wanted.matches && words.hidden == wanted.hidden && words.value == value)
                #expect(again.matches == wanted.matches && again.value == value)
            }
        }
        // The same text for another language.
        let text = AnalyzedText("Selected, ausgewählt")
        #expect(english.scan(text).matches.map(\.range) == [0..<8])
        #expect(german.scan(text).matches.map(\.range) == [10..<21])
    }

    /// Who keeps a text's words has them as they were.
    @Test func copiesStay() throws {
        let scanner = TermScanner(try #require(LocaleData.find(LanguageTag("en"))).terms)
        let copy = scanner.scan(AnalyzedText("Selected, button"))
        for number in 0..<40 { #expect(scanner.scan(AnalyzedText("Xylophone \(number)")).matches.isEmpty) }
        #expect(copy.value == "Selected, button" && copy.tokens.count == 2 && copy.segments.count == 2 && copy.matches.count >= 2)
    }

    /// Where a word stands is found among characters that give no letter, or two.
    @Test(arguments: [
        // A clitic before the word, marks on both.
        ("ar", "الْمُحَدَّدُ", "مُحَدَّدُ"), ("he", "וּמוּשְׁבָּת", "מוּשְׁבָּת"), ("fr", "l’image", "image"), ("ja", "ﾎﾞﾀﾝを押す", "ﾎﾞﾀﾝ"), ("ja", "3.5のボタン", "ボタン"),
        ("th", "กดปุ่มนี้", "ปุ่ม"),
        // Syllables in several characters, and a vowel of its own.
        ("ko", "\u{1109}\u{1165}\u{11AB}\u{1110}\u{1162}\u{11A8}\u{1103}\u{116C}\u{11B7}", "\u{1109}\u{1165}\u{11AB}\u{1110}\u{1162}\u{11A8}\u{1103}\u{116C}\u{11B7}"), ("th", "กดปุ่มน้ำ", "ปุ่ม"),
        // A mark that belongs to the symbol before the word.
        ("en", "\u{261D}\u{FE0F}Selected", "Selected"), ("es", "\u{261D}\u{FE0F}Botón", "Botón"), ("zh-Hans", "轻点按钮，然后按钮", "按钮"),
    ])
    func placesOfWords(_ tag: String, _ text: String, _ word: String) throws {
        let scanned = TermScanner(try #require(LocaleData.find(LanguageTag(tag))).terms).scan(text)
        #expect(scanned.matches.contains { scanned.text($0.range) == word }, "\(scanned.matches.map { scanned.text($0.range) })")
    }
}
