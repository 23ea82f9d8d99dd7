import HeardCore

/// The words of small numbers in a language, in every form that ICU's spell-out knows (masculine, feminine, with article …).
public struct NumberWords: Sendable {
    /// Highest number whose words are known.
    public static let highest = 20
    /// ICU has rules of the language's own; else there are no words.
    public let isKnown: Bool
    private let words: [[String]]

    /// The words of a number from 0 to ``highest``, lower-case, without soft hyphens.
    public func words(_ number: Int) -> [String] { words.indices.contains(number) ? words[number] : [] }

    /// Spells 0 … ``highest`` with all public rule sets but those for years and ordinals.
    public init(locale: LocaleID) throws(ICUError) {
        let speller = try NumberSpeller(locale: locale)
        guard speller.isOwnLanguage else {
            isKnown = false
            words = []
            return
        }
        let sets = speller.ruleSets.indices.filter { !speller.ruleSets[$0].contains("year") && !speller.ruleSets[$0].contains("ordinal") }
        var all: [[String]] = []
        for number in 0...Self.highest {
            var forms: [String] = []
            for set in sets {
                let spelled = try speller.format(number, ruleSet: set)
                let plain = String(String.UnicodeScalarView(spelled.unicodeScalars.filter { $0.value != 0xAD && $0.value != 0x200B }))
                let folded = try TextTransforms.foldCase(plain)
                // A number that ICU writes in digits has no word there.
                if !folded.isEmpty, !folded.unicodeScalars.contains(where: { $0.decimalDigit != nil }), !forms.contains(folded) { forms.append(folded) }
            }
            all.append(forms)
        }
        isKnown = true
        words = all
    }

    private static let cache = Locked<[LanguageTag: NumberWords]>([:])

    /// The words of a locale, spelled on first use in the process.
    public static func cached(_ tag: LanguageTag) throws(ICUError) -> NumberWords {
        if let known = cache.withLock({ $0[tag] }) { return known }
        let new = try NumberWords(locale: LocaleID.cached(tag))
        cache.remember(new, for: tag)
        return new
    }
}
