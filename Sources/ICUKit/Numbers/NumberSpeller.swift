import CICU

/// Numbers in words, by ICU's rules of a locale. Not for use by two threads at once.
public final class NumberSpeller {
    private let handle: OpaquePointer
    public let locale: LocaleID
    /// The locale whose rules are used. Where ICU has none for the asked language this is another one (`en`, `root`).
    public let actualLocale: LocaleID
    /// Names of the public rule sets: `%spellout-cardinal-masculine`.
    public let ruleSets: [String]

    /// - Throws: where ICU can't make the rules; for a language without its own it takes those of another (see ``actualLocale``)
    public init(locale: LocaleID) throws(ICUError) {
        self.locale = locale
        let handle = try icuOpen("number words of \(locale.id)") { cicu_speller_open(locale.id, &$0) }
        self.handle = handle
        actualLocale = LocaleID((try? icuName("actual locale") { cicu_speller_actual_locale(handle, $0, $1, &$2) }) ?? "root")
        ruleSets = (0..<cicu_speller_rule_set_count(handle)).map { index in
            (try? icuText("rule set") { cicu_speller_rule_set(handle, index, $0, $1, &$2) }) ?? ""
        }
    }

    deinit { cicu_speller_free(handle) }

    /// The rules are the asked language's own.
    public var isOwnLanguage: Bool { actualLocale.language == locale.language }

    /// A number in words, by one of ``ruleSets``.
    ///
    /// - Throws: for an index outside of ``ruleSets``, and where ICU fails
    public func format(_ number: Int, ruleSet: Int) throws(ICUError) -> String {
        guard ruleSets.indices.contains(ruleSet) else { throw ICUError(code: 1, operation: "rule set \(ruleSet)") } // U_ILLEGAL_ARGUMENT_ERROR
        return try icuText("number in words") { cicu_speller_format(handle, Int64(number), Int32(ruleSet), $0, $1, &$2) }
    }
}

/// Numbers in the digits and with the separators of a locale. Not for use by two threads at once.
public final class NumberFormat {
    /// `percent` shows 0.5 as 50 %.
    public enum Kind: Int32, Sendable { case decimal, percent }
    private let handle: OpaquePointer

    public init(_ kind: Kind = .decimal, locale: LocaleID) throws(ICUError) {
        handle = try icuOpen("number format of \(locale.id)") { cicu_number_format_open(kind.rawValue, locale.id, &$0) }
    }

    deinit { cicu_number_format_free(handle) }

    public func format(_ number: Int) throws(ICUError) -> String {
        try icuText("number") { cicu_number_format_integer(handle, Int64(number), $0, $1, &$2) }
    }

    public func format(_ number: Double) throws(ICUError) -> String {
        try icuText("number") { cicu_number_format_double(handle, number, $0, $1, &$2) }
    }
}
