/// How much wider a translation from English is than its source, by language and length of the source.
///
/// Measured on the string tables of 29 open-source apps: pairs of English and translated text without arguments or line breaks, widths in the
/// built-in metrics, 75th percentile (three of four translations are narrower). Columns: sources of up to 10, 20, 30, 50, 70 characters, and
/// longer ones.
enum ExpansionTable {
    private static let lengths = [10, 20, 30, 50, 70]

    /// Width of a translation by width of its source.
    ///
    /// - Parameter length: characters of the source
    static func factor(language: String, length: Int) -> Double {
        let column = lengths.firstIndex { length <= $0 } ?? lengths.count
        return (byLanguage[language == "no" || language == "nn" ? "nb" : language] ?? others)[column]
    }

    /// True where the figure is the language's own.
    static func isMeasured(_ language: String) -> Bool { byLanguage[language] != nil }

    /// All languages together.
    private static let others: [Double] = [1.55, 1.39, 1.35, 1.3, 1.25, 1.25]

    private static let byLanguage: [String: [Double]] = [
        "ar": [1.3, 1.1, 1.07, 1.07, 1.02, 0.97],
        "bg": [1.82, 1.68, 1.58, 1.5, 1.43, 1.39],
        "bn": [1.29, 1.25, 1.27, 1.3, 1.3, 1.3],
        "ca": [1.47, 1.46, 1.39, 1.29, 1.24, 1.21],
        "cs": [1.51, 1.32, 1.26, 1.2, 1.12, 1.16],
        "cy": [1.53, 1.39, 1.27, 1.22, 1.1, 1.18],
        "da": [1.35, 1.24, 1.24, 1.19, 1.13, 1.16],
        "de": [1.59, 1.41, 1.34, 1.34, 1.34, 1.32],
        "el": [1.99, 1.76, 1.74, 1.64, 1.54, 1.57],
        "es": [1.58, 1.5, 1.42, 1.35, 1.28, 1.32],
        "et": [1.51, 1.32, 1.25, 1.16, 1.11, 1.13],
        "fa": [1.34, 1.21, 1.2, 1.37, 1.3, 1.3],
        "fi": [1.52, 1.29, 1.27, 1.18, 1.1, 1.09],
        "fr": [1.68, 1.54, 1.46, 1.37, 1.39, 1.33],
        "he": [1.29, 1.1, 1.15, 1.16, 1.06, 0.99],
        "hi": [1.2, 1.04, 1.12, 1.11, 1.11, 1.08],
        "hr": [1.5, 1.46, 1.33, 1.27, 1.21, 1.2],
        "hu": [1.65, 1.46, 1.43, 1.35, 1.27, 1.3],
        "id": [1.59, 1.32, 1.34, 1.23, 1.2, 1.24],
        "it": [1.48, 1.38, 1.3, 1.26, 1.2, 1.24],
        "ja": [1.74, 1.46, 1.44, 1.37, 1.32, 1.33],
        "ko": [1.22, 1.06, 1.05, 1.08, 1.03, 1.04],
        "lt": [1.65, 1.46, 1.4, 1.29, 1.23, 1.22],
        "lv": [1.56, 1.35, 1.24, 1.22, 1.19, 1.14],
        "nb": [1.29, 1.22, 1.2, 1.14, 1.11, 1.1],
        "nl": [1.52, 1.35, 1.34, 1.32, 1.34, 1.3],
        "pl": [1.59, 1.44, 1.36, 1.33, 1.28, 1.24],
        "pt": [1.56, 1.41, 1.37, 1.32, 1.26, 1.26],
        "ro": [1.61, 1.39, 1.37, 1.27, 1.22, 1.17],
        "ru": [1.91, 1.66, 1.51, 1.48, 1.37, 1.44],
        "sk": [1.54, 1.44, 1.36, 1.34, 1.24, 1.22],
        "sl": [1.5, 1.4, 1.35, 1.3, 1.19, 1.2],
        "sv": [1.32, 1.21, 1.2, 1.19, 1.12, 1.16],
        "ta": [2.17, 2.0, 1.77, 1.78, 1.3, 1.3],
        "th": [1.29, 1.13, 1.08, 1.02, 0.99, 0.99],
        "tr": [1.4, 1.25, 1.16, 1.18, 1.13, 1.12],
        "uk": [1.82, 1.51, 1.42, 1.33, 1.33, 1.25],
        "vi": [1.56, 1.32, 1.26, 1.25, 1.18, 1.13],
        "zh": [1.13, 0.9, 0.88, 0.83, 0.83, 0.85],
    ]
}
