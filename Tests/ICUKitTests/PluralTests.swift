import HeardCore
import ICUKit
import Testing

@Suite struct PluralTests {
    @Test(arguments: [("en", "one other", "one other"), ("ru", "one few many other", "one few many"), ("ar", "zero one two few many other", "zero one two few many other"),
                      ("ja", "other", "other"), ("fr", "one many other", "one other"), ("cs", "one few many other", "one few other"), ("lt", "one few many other", "one few other"),
                      ("lv", "zero one other", "zero one other"), ("pl", "one few many other", "one few many"), ("zh-Hant-HK", "other", "other"), ("sr-Latn", "one few other", "one few other"),
                      ("no", "one other", "one other"), ("tl", "one other", "one other"), ("pt-PT", "one many other", "one other"), ("xx", "other", "other")])
    func categories(tag: String, all: String, integers: String) throws {
        let table = try PluralTable.cached(LanguageTag(tag))
        #expect(table.categories.description == all)
        #expect(table.integerCategories.description == integers)
    }

    @Test func examplesForMessages() throws {
        let russian = try PluralTable.cached(LanguageTag("ru"))
        #expect(russian.examples(.one) == "1, 21, 31, 41 …")
        #expect(russian.examples(.few) == "2, 3, 4, 22 …")
        #expect(!russian.numbers(.one).isOneInteger)
        #expect(russian.examples(.other).hasPrefix("0.0, 0.1"))
        let english = try PluralTable.cached(LanguageTag("en"))
        #expect(english.examples(.one) == "1")
        #expect(english.numbers(.one).isOneInteger)
        let french = try PluralTable.cached(LanguageTag("fr"))
        #expect(french.examples(.one) == "0, 1")
        #expect(french.examples(.many).hasPrefix("1000000"))
        #expect(try PluralTable.cached(LanguageTag("cy")).numbers(.few).isOneInteger)
    }

    @Test func selection() throws {
        let rules = try PluralRules(locale: LocaleID("ru"))
        #expect(rules.select(21) == .one)
        #expect(rules.select(9_000_000_000_000_000_021) == .one)
        #expect(rules.select(Int.max) == .many)
        #expect(rules.select(-1) == .one)
        #expect(try rules.select(decimal: "1.0") == .other)
        #expect(rules.select(1.5) == .other)
        #expect(try PluralRules(locale: LocaleID("en"), ordinal: true).select(3) == .few)
        #expect(try rules.samples(.one).contains(21))
    }
}

@Suite struct LargestNumbers {
    /// The quick answer is the one of trying all numbers.
    @Test(arguments: ["en", "de", "fr", "ru", "pl", "cs", "lt", "lv", "ar", "he", "cy", "ga", "br", "gd", "mt", "sl", "ja", "kw", "shi", "ksh", "dsb", "gv", "is", "fil", "si", "tzm"])
    func largest(_ tag: String) throws {
        let table = try PluralTable.cached(LanguageTag(tag))
        for category in PluralCategory.allCases {
            let expected = (1...9_999).last { table.select($0) == category } ?? 0
            #expect(table.largest(category, upTo: 9_999) == expected, "\(tag) \(category)")
        }
    }
}
