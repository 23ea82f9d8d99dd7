import ICUKit

/// Folding for comparison, one scalar at a time so that every folded scalar knows where it stands in the text.
///
/// Case, width, Greek accents and final sigma, Russian ё, Arabic and Hebrew vowel marks, Arabic letter variants and joiners do not count.
/// Letters with accents in other languages do count: `schon` is not `schön`.
enum Folding {
    /// Nothing: the scalar is dropped.
    static let dropped: UInt32 = 0
    /// `ß`, which folds to two letters.
    static let sharpS: UInt32 = 0xDF

    /// The folded scalar; ``dropped`` for marks that do not count. `ß` stays itself: callers write `ss`.
    static func fold(_ value: UInt32, isTurkic: Bool) -> UInt32 {
        if value < 0x80 {
            if value >= 0x41, value <= 0x5A { return isTurkic && value == 0x49 ? 0x131 : value | 0x20 }
            return value
        }
        switch value {
        case 0xC0...0xDE: return value == 0xD7 ? value : value + 0x20
        case 0xDF...0xFF: return value
        case 0x100...0x17F:
            switch value {
            case 0x130: return 0x69
            case 0x131, 0x138, 0x149, 0x17F: return value
            case 0x178: return 0xFF
            case 0x139...0x148, 0x179...0x17E: return value & 1 == 1 ? value + 1 : value
            default: return value | 1
            }
        case 0x1E9E: return sharpS
        case 0x2010, 0x2011: return 0x2D
        case 0x2019, 0x2BC, 0xFF07: return 0x27
        // Greek: small letters without accents.
        case 0x370...0x3FF: return foldGreek(value)
        case 0x400...0x40F: return value == 0x401 ? 0x435 : value + 0x50
        case 0x410...0x42F: return value + 0x20
        case 0x451: return 0x435
        case 0x430...0x45F: return value
        case 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F: return value | 1
        // Hebrew points, Arabic marks, tatweel, joiners, variation selectors.
        case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x200B...0x200F, 0xFE00...0xFE0F, 0xAD: return dropped
        case 0x622, 0x623, 0x625, 0x671: return 0x627
        case 0x6CC, 0x649: return 0x64A
        case 0x6A9: return 0x643
        case 0x6C0: return 0x6C1
        case 0xFF01...0xFF5E: return fold(value - 0xFEE0, isTurkic: isTurkic)
        case 0xFF66...0xFF9D: return halfWidthKana[Int(value - 0xFF66)]
        case 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x620...0x6FF, 0x5D0...0x5EA, 0x900...0x97F, 0xE00...0xE7F: return value
        default:
            guard let scalar = Unicode.Scalar(value) else { return value }
            let lower = scalar.properties.lowercaseMapping.unicodeScalars
            return lower.count == 1 ? lower[lower.startIndex].value : value
        }
    }

    private static func foldGreek(_ value: UInt32) -> UInt32 {
        switch value {
        case 0x386, 0x3AC: 0x3B1
        case 0x388, 0x3AD: 0x3B5
        case 0x389, 0x3AE: 0x3B7
        case 0x38A, 0x3AF, 0x390, 0x3AA, 0x3CA: 0x3B9
        case 0x38C, 0x3CC: 0x3BF
        case 0x38E, 0x3CD, 0x3B0, 0x3AB, 0x3CB: 0x3C5
        case 0x38F, 0x3CE: 0x3C9
        case 0x3C2: 0x3C3
        case 0x391...0x3A9: value + 0x20
        default: value
        }
    }

    /// U+FF66 … U+FF9D as full-width katakana.
    private static let halfWidthKana: [UInt32] = [
        0x30F2, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30E3, 0x30E5, 0x30E7, 0x30C3, 0x30FC,
        0x30A2, 0x30A4, 0x30A6, 0x30A8, 0x30AA, 0x30AB, 0x30AD, 0x30AF, 0x30B1, 0x30B3, 0x30B5, 0x30B7, 0x30B9, 0x30BB, 0x30BD, 0x30BF, 0x30C1, 0x30C4,
        0x30C6, 0x30C8, 0x30CA, 0x30CB, 0x30CC, 0x30CD, 0x30CE, 0x30CF, 0x30D2, 0x30D5, 0x30D8, 0x30DB, 0x30DE, 0x30DF, 0x30E0, 0x30E1, 0x30E2, 0x30E4,
        0x30E6, 0x30E8, 0x30E9, 0x30EA, 0x30EB, 0x30EC, 0x30ED, 0x30EF, 0x30F3,
    ]

    /// A character that changes the letter before it, in text in decomposed form, or is lost: marks of Latin, Greek, Cyrillic, Arabic and kana, and the
    /// half-width sound marks.
    static func isMark(_ value: UInt32) -> Bool {
        value >= 0x300 && value < 0x370 || value >= 0x653 && value <= 0x655 || value == 0x3099 || value == 0x309A || value == 0xFF9E || value == 0xFF9F
    }

    /// A letter that may be one with the letter before it: the vowel or the last consonant of a Korean syllable, the dot or the second half of a vowel in
    /// scripts of India, Sri Lanka and Myanmar.
    static func isSyllablePart(_ value: UInt32) -> Bool {
        switch value {
        case 0x1161...0x1175, 0x11A8...0x11C2: true
        case 0x93C, 0x9BC, 0x9BE, 0x9D7, 0xA3C, 0xB3C, 0xB3E, 0xB56, 0xB57, 0xBBE, 0xBD7, 0xC56, 0xCC2, 0xCD5, 0xCD6, 0xD3E, 0xD57, 0xDCA, 0xDCF, 0xDDF, 0x102E: true
        default: false
        }
    }

    /// Letters with a dot, by their base: ICU never composes them (composition exclusions of Unicode), keyboards write both forms.
    private static let dotted: [UInt32: UInt32] = [
        0x915: 0x958, 0x916: 0x959, 0x917: 0x95A, 0x91C: 0x95B, 0x921: 0x95C, 0x922: 0x95D, 0x92B: 0x95E, 0x92F: 0x95F, 0x9A1: 0x9DC, 0x9A2: 0x9DD, 0x9AF: 0x9DF,
        0xA32: 0xA33, 0xA38: 0xA36, 0xA16: 0xA59, 0xA17: 0xA5A, 0xA1C: 0xA5B, 0xA2B: 0xA5E, 0xB21: 0xB5C, 0xB22: 0xB5D,
    ]

    /// A folded letter and what is behind it as one folded letter; nil where there is no such letter.
    static func composed(_ base: UInt32, _ value: UInt32, isTurkic: Bool) -> UInt32? {
        // Dotted capital I in two characters.
        if isTurkic, base == 0x131, value == 0x307 { return 0x69 }
        if value == 0x93C || value == 0x9BC || value == 0xA3C || value == 0xB3C, let dotted = dotted[base] { return dotted }
        let mark: UInt32 = value == 0xFF9E ? 0x3099 : value == 0xFF9F ? 0x309A : value
        return TextTransforms.composed(base, mark).map { fold($0, isTurkic: isTurkic) }
    }
}
