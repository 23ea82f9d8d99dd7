extension TextClasses {
    /// The letters of a script by its ISO 15924 code (`Cyrl`); all letters that have no class of their own share ``otherLetter``.
    public static func letters(script: String) -> TextClasses {
        switch script {
        case "Latn": .latin
        case "Cyrl": .cyrillic
        case "Grek": .greek
        case "Arab": .arabic
        case "Hebr": .hebrew
        case "Hans", "Hant", "Hani": .han
        case "Jpan": [.han, .kana]
        case "Hrkt", "Hira", "Kana": .kana
        case "Kore": [.hangul, .han]
        case "Hang": .hangul
        case "Thai": .thai
        case "Deva": .devanagari
        case "": []
        default: .otherLetter
        }
    }

    /// Scripts that put no space between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese, Tibetan.
    public static func writesWithoutSpaces(script: String) -> Bool {
        switch script {
        case "Hans", "Hant", "Hani", "Jpan", "Hrkt", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr", "Tibt": true
        default: false
        }
    }
}
