import CICU

/// Case, normalization and comparison of texts. All throw only where ICU fails for want of memory: no text is refused.
public enum TextTransforms {
    /// Case folding for comparison (`ß` → `ss`). Turkic folding keeps dotted and dotless i apart.
    public static func foldCase(_ text: some StringProtocol, turkic: Bool = false) throws(ICUError) -> String {
        if !turkic, let ascii = lowerASCII(text) { return ascii }
        return try icuText("case folding", expecting: text.utf8.count * 2) { buffer, capacity, status in
            withUTF16(text) { cicu_fold_case($0, $1, turkic ? 1 : 0, buffer, capacity, &status) }
        }
    }

    /// In capitals, by the rules of a locale (Turkish `i` → `İ`).
    public static func uppercased(_ text: some StringProtocol, locale: LocaleID) throws(ICUError) -> String {
        try icuText("upper case", expecting: text.utf8.count * 2) { buffer, capacity, status in
            withUTF16(text) { cicu_to_upper($0, $1, locale.id, buffer, capacity, &status) }
        }
    }

    /// In small letters, by the rules of a locale.
    public static func lowercased(_ text: some StringProtocol, locale: LocaleID) throws(ICUError) -> String {
        try icuText("lower case", expecting: text.utf8.count * 2) { buffer, capacity, status in
            withUTF16(text) { cicu_to_lower($0, $1, locale.id, buffer, capacity, &status) }
        }
    }

    /// Unicode's normalization forms.
    public enum Form: Int32, Sendable { case nfc, nfd, nfkc, nfkd, nfkcCasefold }

    /// The text in a normalization form.
    public static func normalized(_ text: some StringProtocol, _ form: Form) throws(ICUError) -> String {
        if form != .nfkcCasefold, isASCII(text) { return String(text) }
        return try icuText("normalization", expecting: text.utf8.count * 2) { buffer, capacity, status in
            withUTF16(text) { cicu_normalize($0, $1, form.rawValue, buffer, capacity, &status) }
        }
    }

    /// The scalar that a scalar and the mark, or letter of a syllable, behind it are in composed form; nil where there is none.
    public static func composed(_ first: UInt32, _ second: UInt32) -> UInt32? { UInt32(exactly: cicu_compose(first, second)) }

    /// The texts are canonically equivalent, on request whatever their case.
    public static func equal(_ a: some StringProtocol, _ b: some StringProtocol, ignoringCase: Bool = false) throws(ICUError) -> Bool {
        try icu("comparison") { status in
            withUTF16(a) { aText, aLength in withUTF16(b) { cicu_compare(aText, aLength, $0, $1, ignoringCase ? 1 : 0, &status) } }
        } == 0
    }

    private static func isASCII(_ text: some StringProtocol) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

    private static func lowerASCII(_ text: some StringProtocol) -> String? {
        guard isASCII(text) else { return nil }
        return String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
