import CICU

/// ICU's plural rules of a locale. They are never changed after they are made and ICU's selection is `const`, so they may be shared.
public final class PluralRules: @unchecked Sendable {
    private let handle: OpaquePointer

    /// Cardinal ("3 files") or ordinal ("3rd") rules. ICU falls back along the locale's subtags; a language without rules has `other` alone.
    public init(locale: LocaleID, ordinal: Bool = false) throws(ICUError) {
        handle = try icuOpen("plural rules of \(locale.id)") { cicu_plurals_open(locale.id, ordinal ? 1 : 0, &$0) }
    }

    deinit { cicu_plurals_free(handle) }

    /// Every category of the language, reached by integers or not.
    public func categories() throws(ICUError) -> PluralCategories {
        PluralCategories(rawValue: UInt8(truncatingIfNeeded: try icu("plural categories") { cicu_plurals_categories(handle, &$0) }))
    }

    /// The category of an integer.
    public func select(_ number: Int) -> PluralCategory {
        // ICU has a fast way for 32 bits; beyond, its `double` would lose the last digits that rules look at.
        if let small = Int32(exactly: number) { return category(cicu_plurals_select_integer(handle, small)) }
        return (try? select(decimal: String(number))) ?? .other
    }

    /// The category of a number without visible trailing zeros: 1.0 counts as 1.
    public func select(_ number: Double) -> PluralCategory { category(cicu_plurals_select_double(handle, number)) }

    /// The category of a number as it is written: "1.0" and "1" differ in many languages.
    public func select(decimal text: String) throws(ICUError) -> PluralCategory {
        category(try icu("plural category of \(text)") { cicu_plurals_select_decimal(handle, text, Int32(clamping: text.utf8.count), &$0) })
    }

    /// The categories of many integers, in one call.
    public func select(_ numbers: [Int32]) -> [PluralCategory] {
        var raw = [Int8](repeating: 5, count: numbers.count)
        cicu_plurals_select_many(handle, numbers, Int32(clamping: numbers.count), &raw)
        return raw.map { category(Int32($0)) }
    }

    /// How many integers of a range select each category, in CLDR's order. Linear: for checks, not for rules.
    public func counts(_ range: Range<Int32>) -> [Int] {
        var counts = [Int32](repeating: 0, count: PluralCategory.allCases.count)
        cicu_plurals_count(handle, range.lowerBound, range.upperBound, &counts)
        return counts.map(Int.init)
    }

    /// ICU's own sample numbers of a category.
    public func samples(_ category: PluralCategory, limit: Int = 24) throws(ICUError) -> [Double] {
        var samples = [Double](repeating: 0, count: max(1, limit))
        let count = try icu("samples of \(category)") { cicu_plurals_samples(handle, Int32(category.rawValue), &samples, Int32(clamping: limit), &$0) }
        return Array(samples.prefix(Int(max(0, count))))
    }

    /// The rule's text in ICU's data, with its samples: "i = 1 and v = 0 @integer 1". Nil where the language has no such rule.
    public static func ruleText(locale: LocaleID, category: PluralCategory) -> String? {
        try? icuText("plural rule text", expecting: 512) { cicu_plurals_rule_text(locale.id, category.name, $0, $1, &$2) }
    }

    private func category(_ raw: Int32) -> PluralCategory { PluralCategory(rawValue: UInt8(clamping: raw)) ?? .other }
}
