import HeardCore
import HeardLanguage
import ICUKit

/// What has to be known to tell a mistake from a custom, from `Locales/`.
enum MixedScriptData {
    /// Languages written in Latin letters with some Greek ones.
    static let languagesThatMix = Set(LocaleData.common?.list(.mixingLanguages) ?? [])

    /// Letters that look like a letter of another alphabet: Latin and Cyrillic, Latin and Greek.
    static let lookAlikes = Set((LocaleData.common?.list(.lookAlikeLetters) ?? []).flatMap(\.unicodeScalars).map(\.value))

    /// A unit with a Greek letter: μg, μs, kΩ.
    static func isUnit(_ word: Substring) -> Bool {
        let letters = Array(word.unicodeScalars)
        return letters.count <= 3 && (letters.first?.value == 0x3BC || letters.last?.value == 0x3A9)
    }

    /// The orthographies' own names.
    static let orthographyNames = Set(chinese(LanguageTag("zh-Hans"), .orthographyNames) + chinese(LanguageTag("zh-Hant"), .orthographyNames)).sorted()

    /// Characters that ICU's transform changes and that people who write traditional Chinese use nevertheless (variants, Hong Kong's forms).
    static let alsoTraditional = Set(chinese(LanguageTag("zh-Hant"), .otherOrthography).flatMap(\.unicodeScalars))
    /// Characters that are written in simplified Chinese too, in some words.
    static let alsoSimplified = Set(chinese(LanguageTag("zh-Hans"), .otherOrthography).flatMap(\.unicodeScalars))

    private static func chinese(_ tag: LanguageTag, _ list: WordList) -> [String] { LocaleData.find(tag)?.list(list) ?? [] }
}
