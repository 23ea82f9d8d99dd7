import HeardCore

/// Which data file serves a locale: its own tag, then what people of that locale read, then the bare language.
public enum LocaleFallback {
    /// Tags that have another name, or another natural fallback than the text before the first `-`.
    private static let aliases: [String: String] = [
        "iw": "he", "in": "id", "no": "nb", "nn": "nb", "tl": "fil", "pt": "pt-BR", "zh": "zh-Hans", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-MY": "zh-Hans",
        "zh-TW": "zh-Hant", "zh-MO": "zh-HK", "zh-Hant-HK": "zh-HK", "zh-Hant-MO": "zh-HK", "yue": "zh-HK", "yue-Hans": "zh-Hans", "sh": "sr-Latn", "cnr": "sr-Latn", "mo": "ro",
        "pt-AO": "pt-PT", "pt-MZ": "pt-PT", "en-AU": "en-GB", "en-NZ": "en-GB", "en-IE": "en-GB", "en-IN": "en-GB", "en-ZA": "en-GB", "sr-ME": "sr-Latn",
        "ms-Latn": "ms", "es-MX": "es-419", "es-US": "es-419", "es-AR": "es-419", "es-CO": "es-419", "es-CL": "es-419", "es-PE": "es-419",
    ]

    /// Tags of data files to try, best first.
    public static func candidates(_ tag: LanguageTag) -> [String] {
        var found: [String] = []
        var parts = canonical(tag)
        while !parts.isEmpty {
            let text = parts.joined(separator: "-")
            if let alias = aliases[text] { found.append(alias) }
            found.append(text)
            parts.removeLast()
        }
        return found
    }

    /// Subtags in the usual case: `ZH-hant` → `zh`, `Hant`.
    private static func canonical(_ tag: LanguageTag) -> [String] {
        tag.text.split(separator: "-").enumerated().map { index, part in
            if index == 0 { return part.lowercased() }
            return part.utf8.count == 4 ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
        }
    }
}
