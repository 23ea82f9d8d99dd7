import HeardCore

/// How long an average character takes to say, as data.
///
/// Measured with espeak-ng at 175 words a minute on up to 200 interface texts of 25 to 120 characters a language (seconds of sound by grapheme
/// clusters). Japanese is measured on kana, and taken 1.4 times for texts in which a third of the characters are kanji of two morae, since the
/// synthesizer cannot read them. Hebrew and others that it spells letter by letter are left out.
enum SpeechRates {
    /// Nil for a language that was not measured.
    static func secondsPerGrapheme(_ tag: LanguageTag) -> Double? { rates[aliases[tag.language] ?? tag.language] }

    private static let aliases = ["no": "nb", "nn": "nb", "yue": "zh", "in": "id"]

    private static let rates: [String: Double] = [
        "ar": 0.0973, "bg": 0.0651, "bn": 0.1164, "ca": 0.0643, "cs": 0.0698, "da": 0.0583, "de": 0.0611, "el": 0.064, "en": 0.0629, "es": 0.0654, "et":
        0.0745, "fi": 0.0698, "fr": 0.054, "hi": 0.0872, "hr": 0.0678, "hu": 0.074, "id": 0.0707, "it": 0.065, "ja": 0.1944, "ko": 0.1295, "lt": 0.0785, "lv":
        0.074, "nb": 0.0686, "nl": 0.0639, "pl": 0.0727, "pt": 0.0666, "ro": 0.0695, "ru": 0.0645, "sk": 0.0683, "sl": 0.0787, "sv": 0.0683, "ta": 0.1086,
        "th": 0.1239, "tr": 0.0738, "uk": 0.0588, "vi": 0.0637, "zh": 0.151,
    ]
}
