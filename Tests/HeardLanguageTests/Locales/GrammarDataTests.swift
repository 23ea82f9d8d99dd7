import HeardCore
import HeardLanguage
import Testing

/// What sticks to words: particles, short stems, articles.
@Suite struct GrammarDataTests {
    private func classes(_ tag: String, _ text: String) throws -> [(String, [WordClass])] {
        let data = try #require(LocaleData.find(LanguageTag(tag)))
        let scanned = TermScanner(data.terms).scan(text)
        return scanned.matches.map { (scanned.text($0.range), $0.classes.classes) }
    }

    @Test(arguments: [("버튼을 누르세요", "버튼을"), ("빨간색은 지연을 뜻합니다", "빨간색은"), ("결제 버튼", "버튼")]) func koreanParticles(_ text: String, _ word: String) throws {
        let found = try classes("ko", text)
        #expect(found.contains { $0.0 == word })
    }

    @Test(arguments: ["두 번 탭하세요", "이중 탭하여", "왼쪽으로 쓸어넘겨 삭제", "켜져 있습니다"]) func koreanStems(_ text: String) throws {
        let found = try classes("ko", text)
        #expect(!found.isEmpty)
    }

    @Test(arguments: ["점심", "선택한 항목 삭제", "원하는 날짜"]) func oneSyllableBeginsTooMuch(_ text: String) throws {
        let found = try classes("ko", text)
        #expect(found.allSatisfy { !$0.1.contains(.markNoun) || $0.0 == "항목" })
    }

    @Test func wordsWrittenWithTheArticle() throws {
        let data = try #require(LocaleData.find(LanguageTag("ar")))
        let scanner = TermScanner(data.terms)
        let attribute = scanner.scan("حذف الساعة المحددة").matches([.selected]), predicate = scanner.scan("البطاقة محددة").matches([.selected])
        #expect(attribute.allSatisfy { $0.hasArticle })
        #expect(predicate.contains { !$0.hasArticle })
    }

    @Test func theCommonDataIsNoLanguage() {
        #expect(LocaleData.common?.list(.mixingLanguages).contains("kab") == true)
        #expect(LocaleData.find(LanguageTag("und")) == nil)
        #expect(!LocaleData.allTags.contains(LanguageTag("und")))
    }
}
