import ICUKit

/// What has to be known to tell a mistake from a custom, as data.
enum MixedScriptData {
    /// Languages written in Latin letters with some Greek ones (Kabyle ɛ and ɣ are often typed as ε and γ).
    static let languagesThatMix: Set<String> = ["kab", "shi", "tzm", "zgh", "rif"]

    /// Letters that look like a letter of another alphabet: Latin and Cyrillic, Latin and Greek.
    static let lookAlikes: Set<UInt32> = Set("""
        ABCEHIJKMOPSTXYZNQWaceopxyijshdqwuvrkmtnbg\
        АВСЕНІЈКМОРЅТХУЅԚԜасеорхуіјѕһԁԛԝгкмтпѵё\
        ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονκιρυτ
        """.unicodeScalars.map(\.value))

    /// A unit with a Greek letter: μg, μs, kΩ.
    static func isUnit(_ word: Substring) -> Bool {
        let letters = Array(word.unicodeScalars)
        return letters.count <= 3 && (letters.first?.value == 0x3BC || letters.last?.value == 0x3A9)
    }

    /// The other orthography's own name, which is written in it.
    static let orthographyNames = ["简体", "繁體", "简中", "正體", "繁中"]

    /// Characters that ICU's transform changes and that people who write traditional Chinese use nevertheless (variants, Hong Kong's forms).
    static let alsoTraditional: Set<Unicode.Scalar> = Set("户着裏台污杰群峰秘床占毁内".unicodeScalars)
    /// Characters that are written in simplified Chinese too, in some words.
    static let alsoSimplified: Set<Unicode.Scalar> = Set("著乾瞭藉徵夥覆麽鍾".unicodeScalars)
}
