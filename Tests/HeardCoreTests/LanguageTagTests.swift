import Testing
import HeardCore

@Suite struct LanguageTagTests {
    @Test func partsOfATag() {
        let tag = LanguageTag("zh_Hant_HK")
        #expect(tag.text == "zh-Hant-HK")
        #expect(tag.language == "zh")
        #expect(tag.script == "Hant")
        #expect(tag.region == "HK")
        #expect(LanguageTag("es-419").region == "419")
        #expect(LanguageTag("pt-br").region == "BR")
        #expect(LanguageTag("sr-latn").script == "Latn")
        #expect(LanguageTag("ca-valencia").script == nil)
        #expect(LanguageTag("ca-valencia").region == nil)
        #expect(LanguageTag("DE").language == "de")
    }

    @Test func foldersOfOldSystems() {
        #expect(LanguageTag(folderName: "Norwegian") == LanguageTag("nb"))
        #expect(LanguageTag(folderName: "zh_TW") == LanguageTag("zh-TW"))
        #expect(LanguageTag(folderName: "Klingon").text == "Klingon")
    }

    @Test(arguments: [("de", true), ("Base", false), ("mul", false), ("qqq", false), ("", false)])
    func whatNamesALanguage(_ text: String, _ names: Bool) {
        #expect(LanguageTag(text).isLanguage == names)
    }
}
