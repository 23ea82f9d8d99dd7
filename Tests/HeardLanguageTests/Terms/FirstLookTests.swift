import HeardCore
import HeardLanguage
import ICUKit
import Testing

/// The first look at a text sees the words that the scanner finds.
@Suite struct FirstLook {
    /// Every word of every language, as it is, in capitals, behind and before other text, with an argument that touches it.
    @Test func everyWordIsSeen() throws {
        var checked = 0
        for tag in LocaleData.allTags {
            let data = try #require(LocaleData.find(tag))
            let scanner = TermScanner(data.terms)
            for kind in WordClass.allCases {
                for word in data.words(kind).prefix(12) {
                    let plain = word.text.filter { $0 != "*" }
                    for text in [plain, plain.uppercased(), "X \(plain), 12.5 %@", "%d\(plain)%lld", "“\(plain)”", (data.clitics.first ?? "") + plain, plain + (data.particles.first ?? "."), "\(plain) \(plain)"] {
                        checked += compare(text, scanner, tag)
                    }
                }
            }
        }
        #expect(checked > 10_000)
    }

    /// Text in decomposed form, as file systems and some editors write it, has the same words.
    @Test func decomposedText() throws {
        var checked = 0, wrong: [String] = []
        for tag in LocaleData.allTags {
            let data = try #require(LocaleData.find(tag)), scanner = TermScanner(data.terms)
            for kind in WordClass.allCases {
                for word in data.words(kind) {
                    let text = word.text.filter { $0 != "*" }, decomposed = try TextTransforms.normalized(text, .nfd)
                    if text.unicodeScalars.elementsEqual(decomposed.unicodeScalars) { continue }
                    checked += 1
                    if scanner.classes(in: AnalyzedText(text)) != scanner.classes(in: AnalyzedText(decomposed)) { wrong.append("\(tag) \(text)") }
                }
            }
        }
        #expect(checked > 1_000)
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
    }

    /// Marks that change the letter before, `ß`, half-width kana, an apostrophe inside a word, digits with separators.
    @Test(arguments: [
        ("de", "Nicht AUSGEWA\u{308}HLT"), ("de", "SCHLIESSEN, schließen 3.5"), ("uk", "вимкнено з’єднання"), ("ja", "ﾎﾞﾀﾝ"), ("ar", "مُحَدَّد"), ("he", "הַכּפתור"),
        ("tr", "SEÇİLİ I"), ("el", "ΕΠΙΛΕΓΜΈΝΟΣ"), ("ko", "버튼을 선택됨"), ("th", "ปุ่มเลือกอยู่"), ("en", "1,5button 3.5button"), ("fr", "l’image sélectionnée"), ("ru", "Кнопка 1.button"),
    ])
    func hardTexts(_ tag: String, _ text: String) throws {
        let data = try #require(LocaleData.find(LanguageTag(tag)))
        _ = compare(text, TermScanner(data.terms), data.tag)
    }

    /// - Returns: the number of matches
    private func compare(_ text: String, _ scanner: TermScanner, _ tag: LanguageTag) -> Int {
        let analyzed = AnalyzedText(text)
        let seen = scanner.classes(in: analyzed)
        let scanned = scanner.scan(text, arguments: analyzed.arguments.arguments.map(\.range))
        for match in scanned.matches { #expect(match.classes.intersection(.asked).isSubset(of: seen), "\(tag): \(text)") }
        // Nothing is seen that is not found, but for look-alike phrases, which hide words and are asked words themselves at times.
        let found = scanned.matches.reduce(into: scanned.hidden) { $0.formUnion($1.classes) }
        if seen != found.intersection(.asked) {
            #expect(found.intersection(.asked).isSubset(of: seen), "\(tag): \(text)")
            let lower = text.lowercased(), words = LocaleData.find(tag)?.words(.lookAlike) ?? []
            #expect(words.contains { lower.contains($0.text.lowercased().filter { $0 != "*" }) }, "\(tag): \(text)")
        }
        return scanned.matches.count
    }
}
