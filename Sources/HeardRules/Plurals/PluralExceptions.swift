import HeardCore
import ICUKit

/// What CLDR's rules do not say about plurals, as data. Language tags without region.
enum PluralExceptions {
    /// Categories that come and go between CLDR releases, so that the systems an app runs on differ: never more than a note.
    /// he `many` (20, 30 … up to CLDR 41), vi and gl as listed in newer data.
    static let uncertain: [String: PluralCategories] = [
        "he": PluralCategories(.many), "iw": PluralCategories(.many), "vi": PluralCategories(.one), "gl": PluralCategories(.many),
        "mt": PluralCategories(.two),
    ]

    /// Languages whose nouns keep one form after a numeral, so that one text serves all categories.
    static let nounsStayAfterNumbers: Set<String> = ["fa", "tr", "hu", "az", "kk", "ky", "uz", "tk", "tt", "ug", "ka", "ku", "ckb", "eu", "ps", "hy", "mn", "bn", "as"]

    static func uncertain(_ tag: LanguageTag) -> PluralCategories { uncertain[tag.language] ?? [] }
    static func nounsStay(_ tag: LanguageTag) -> Bool { nounsStayAfterNumbers.contains(tag.language) }
}
