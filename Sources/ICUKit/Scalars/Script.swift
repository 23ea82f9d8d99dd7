import CICU

/// A script by ICU's number.
public struct Script: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let common = Script(rawValue: 0), inherited = Script(rawValue: 1), arabic = Script(rawValue: 2), armenian = Script(rawValue: 3)
    public static let bengali = Script(rawValue: 4), bopomofo = Script(rawValue: 5), cyrillic = Script(rawValue: 8), devanagari = Script(rawValue: 10)
    public static let ethiopic = Script(rawValue: 11), georgian = Script(rawValue: 12), greek = Script(rawValue: 14), gujarati = Script(rawValue: 15)
    public static let gurmukhi = Script(rawValue: 16), han = Script(rawValue: 17), hangul = Script(rawValue: 18), hebrew = Script(rawValue: 19)
    public static let hiragana = Script(rawValue: 20), kannada = Script(rawValue: 21), katakana = Script(rawValue: 22), khmer = Script(rawValue: 23)
    public static let lao = Script(rawValue: 24), latin = Script(rawValue: 25), malayalam = Script(rawValue: 26), mongolian = Script(rawValue: 27)
    public static let myanmar = Script(rawValue: 28), oriya = Script(rawValue: 31), sinhala = Script(rawValue: 33), syriac = Script(rawValue: 34)
    public static let tamil = Script(rawValue: 35), telugu = Script(rawValue: 36), thaana = Script(rawValue: 37), thai = Script(rawValue: 38)
    public static let tibetan = Script(rawValue: 39), unknown = Script(rawValue: 103)

    /// From ISO 15924's four letters (`Latn`) or Unicode's name.
    public init?(name: String) {
        let value = cicu_script_from_short_name(name)
        guard value >= 0 else { return nil }
        rawValue = value
    }

    /// ISO 15924's four letters.
    public var name: String { cicu_script_short_name(rawValue).map { String(cString: $0) } ?? "Zzzz" }
    public var description: String { name }
}
