import HeardCore
import HeardDevelopment
import HeardLanguage
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct LocaleDataTests {
    /// The package's folder, from this file's place in it.
    static let root = #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }

    @Test func embeddedDataIsThatOfTheFiles() throws {
        let source = try LocaleGenerator.swiftSource(LocaleGenerator.files(in: Self.root + "/Locales"))
        let embedded = try Data(contentsOf: URL(fileURLWithPath: Self.root + "/" + DevelopmentCommand.generatedLocales))
        #expect(Data(source.utf8) == embedded, "run `swift run heard-dev generate`")
    }

    @Test func embeddedGrammarIsThatOfTheFiles() throws {
        let source = try GrammarFile.swiftSource(GrammarFile.files(in: Self.root + "/Locales/Grammar"))
        let embedded = try Data(contentsOf: URL(fileURLWithPath: Self.root + "/" + DevelopmentCommand.generatedGrammar))
        #expect(Data(source.utf8) == embedded, "run `swift run heard-dev generate`")
    }

    @Test func grammarLoads() {
        #expect(!GrammarData.allTags.isEmpty)
        for tag in GrammarData.allTags {
            let data = GrammarData.of(tag)
            #expect(data.afterNumbers != .unknown || !data.uncertainCategories.isEmpty || data.sides != nil, "\(tag) says nothing")
        }
        #expect(GrammarData.of(LanguageTag("de-AT")).soloEndings == ["e", "en"])
        #expect(GrammarData.of(LanguageTag("pl-PL")).afterNumbers == .inflects)
        #expect(GrammarData.of(LanguageTag("iw")).sides?.left == ["שמאל"])
        #expect(GrammarData.of(LanguageTag("nn")).afterNumbers == .endings)
        #expect(GrammarData.of(LanguageTag("sr-Latn")).afterNumbers == .inflects)
        #expect(GrammarData.of(LanguageTag("ja")).afterNumbers == .unknown)
        #expect(GrammarData.of(LanguageTag("en")).limits.contains("up to"))
    }

    @Test func everyLanguageLoads() {
        #expect(LocaleData.allTags.count == 82)
        for tag in LocaleData.allTags {
            let data = LocaleData.find(tag)
            #expect(data?.tag == tag)
            #expect(data?.hasWords(.button) == true)
            #expect(data?.hasWords(.selected) == true)
        }
    }

    @Test(arguments: [("de-AT", "de"), ("zh-TW", "zh-Hant"), ("zh-CN", "zh-Hans"), ("pt", "pt-BR"), ("iw", "he"), ("nn", "nb"), ("es-MX", "es-419")])
    func fallback(_ tag: String, _ file: String) {
        #expect(LocaleData.find(LanguageTag(tag))?.tag.text == file)
    }

    @Test(arguments: [
        ("de", "Karte ausgewählt", "ausgewählt"), ("ru", "Карта выбрана", "выбрана"), ("el", "Επιλεγμένο", "Επιλεγμένο"), ("ja", "窓側の席、選択済み", "選択済み"),
        ("th", "ที่นั่ง เลือกอยู่", "เลือกอยู่"), ("he", "הכרטיס נבחר", "נבחר"), ("ko", "창가 좌석 선택됨", "선택됨"), ("tr", "SEÇİLİ", "SEÇİLİ"),
    ])
    func selectedIsFound(_ tag: String, _ text: String, _ word: String) throws {
        let data = try #require(LocaleData.find(LanguageTag(tag)))
        let scanned = TermScanner(data.terms).scan(text)
        #expect(scanned.matches([.selected]).contains { scanned.text($0.range) == word })
    }

    @Test func lookAlikesAndLongerRunsAreNoMatches() throws {
        let english = try #require(LocaleData.find(LanguageTag("en")))
        #expect(TermScanner(english.terms).scan("Orange juice").matches(WordClassSet.colours).isEmpty)
        let japanese = try #require(LocaleData.find(LanguageTag("ja")))
        #expect(TermScanner(japanese.terms).scan("オフィス").matches([.off]).isEmpty)
    }
}
