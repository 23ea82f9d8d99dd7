import HeardCore
import ICUKit
import Testing

@Suite struct LocaleTests {
    @Test func versionsAreThoseOfTheLibrary() {
        #expect(ICUVersion.icu.split(separator: ".").first.flatMap { Int($0) } ?? 0 >= 70)
        #expect(Int(ICUVersion.cldr.prefix(2)) ?? 0 >= 40)
        #expect(!ICUVersion.unicode.isEmpty)
    }

    @Test func manyLocalesAreAvailable() {
        #expect(LocaleID.available.count >= 200)
        #expect(LocaleID.available.contains("ar_EG"))
    }

    @Test(arguments: [("iw", "he"), ("in", "id"), ("tl", "fil"), ("zh-Hant-HK", "zh_Hant_HK"), ("sr-Latn", "sr_Latn"), ("pt-PT", "pt_PT"), ("ji", "yi"), ("en_US", "en_US"), ("sh", "sr_Latn")])
    func legacyAndAliasCodesAreReplaced(tag: String, id: String) { #expect(LocaleID(tag).id == id) }

    @Test(arguments: [("ar", "Arab", true), ("he", "Hebr", true), ("iw", "Hebr", true), ("fa", "Arab", true), ("ur", "Arab", true), ("ckb", "Arab", true), ("yi", "Hebr", true),
                      ("dv", "Thaa", true), ("en", "Latn", false), ("ru", "Cyrl", false), ("zh-TW", "Hant", false), ("zh-Hans", "Hans", false), ("ja", "Jpan", false),
                      ("sr-Latn", "Latn", false), ("uz-Arab", "Arab", true), ("pa", "Guru", false), ("az", "Latn", false)])
    func scriptAndDirection(tag: String, script: String, rightToLeft: Bool) {
        let locale = LocaleID(tag)
        #expect(locale.script == script)
        #expect(locale.isRightToLeft == rightToLeft)
    }

    @Test func namesInTwoLanguages() {
        #expect(LocaleID("uk").displayName(in: "en") == "Ukrainian")
        #expect(LocaleID("uk").displayName() == "українська")
    }

    @Test func oddTagsDoNotFail() {
        for tag in ["", "Base", "mul", "x", "a_very_long_tag_that_no_one_would_write", "日本語", "zh-Hant-HK-u-nu-latn", "--", "en\u{0}x"] { _ = LocaleID(tag).displayName(in: "en") }
        #expect(LocaleID("zh-Hant-HK").parent?.id == "zh_Hant")
        #expect(LocaleID("zh").parent == nil)
    }

    @Test(arguments: [("ar", "٠"), ("ar-AE", "0"), ("ar-EG", "٠"), ("fa", "۰"), ("ur", "0"), ("hi", "0"), ("bn", "০"), ("mr", "०"), ("my", "၀"), ("en", "0"), ("he", "0"), ("ckb", "٠")])
    func defaultDigits(tag: String, zero: String) throws {
        #expect(String(try NumberingSystem(locale: LocaleID(tag)).zero) == zero)
    }

    @Test func digitsOfANumber() throws { #expect(try NumberingSystem(locale: LocaleID("fa")).text(-120) == "-۱۲۰") }

    @Test func exemplarSets() throws {
        let german = try UnicodeSet(exemplars: .main, of: LocaleID("de"))
        #expect(german.contains("ß"))
        #expect(!german.contains("ж"))
        #expect(german.ranges.contains { $0.contains(0x61) })
        #expect(try UnicodeSet(exemplars: .main, of: LocaleID("hr")).strings.contains("dž"))
        #expect(throws: ICUError.self) { try UnicodeSet(pattern: "[[:nonsense") }
    }
}
