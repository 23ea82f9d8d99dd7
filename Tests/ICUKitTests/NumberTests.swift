import ICUKit
import Testing

@Suite struct NumberTests {
    @Test func spellsInManyForms() throws {
        let speller = try NumberSpeller(locale: LocaleID("ru"))
        #expect(speller.isOwnLanguage)
        let all = try speller.ruleSets.indices.map { try speller.format(1, ruleSet: $0) }
        #expect(all.contains("один") && all.contains("одна") && all.contains("одно"))
        #expect(speller.ruleSets.contains("%spellout-cardinal-feminine"))
    }

    @Test func fallbackIsVisible() throws {
        #expect(try NumberSpeller(locale: LocaleID("de-AT")).isOwnLanguage)
        #expect(try !NumberSpeller(locale: LocaleID("eu")).isOwnLanguage)
    }

    @Test func wrongRuleSetThrows() throws {
        let speller = try NumberSpeller(locale: LocaleID("en"))
        #expect(throws: ICUError.self) { try speller.format(1, ruleSet: 99) }
    }

    @Test func numbersInLocaleDigits() throws {
        #expect(try NumberFormat(locale: LocaleID("de")).format(1234567) == "1.234.567")
        #expect(try NumberFormat(locale: LocaleID("fa")).format(12) == "۱۲")
        #expect(try NumberFormat(.percent, locale: LocaleID("en")).format(0.25) == "25%")
        #expect(try NumberFormat(.percent, locale: LocaleID("tr")).format(0.25) == "%25")
    }
}
