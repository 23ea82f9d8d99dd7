import CICU

/// An ICU transform of text. Not for use by two threads at once.
public final class Transliterator {
    private let handle: OpaquePointer

    /// - Parameter id: `Simplified-Traditional`, `Traditional-Simplified`, `Any-Latin` …
    public init(_ id: String) throws(ICUError) { handle = try icuOpen("transform \(id)") { cicu_transliterator_open(id, &$0) } }
    deinit { cicu_transliterator_free(handle) }

    public func apply(to text: some StringProtocol) throws(ICUError) -> String {
        try icuText("transform", expecting: text.utf8.count * 2) { buffer, capacity, status in
            withUTF16(text) { cicu_transliterate(handle, $0, $1, buffer, capacity, &status) }
        }
    }
}

/// Language-aware comparison of texts. Not for use by two threads at once.
public final class Collator {
    public enum Strength: Int32, Sendable { case primary, secondary, tertiary, quaternary }
    private let handle: OpaquePointer

    public init(locale: LocaleID, strength: Strength = .tertiary, numeric: Bool = false) throws(ICUError) {
        handle = try icuOpen("collation of \(locale.id)") { cicu_collator_open(locale.id, strength.rawValue, numeric ? 1 : 0, &$0) }
    }

    deinit { cicu_collator_free(handle) }

    /// -1, 0 or 1.
    public func compare(_ a: some StringProtocol, _ b: some StringProtocol) -> Int {
        Int(withUTF16(a) { aText, aLength in withUTF16(b) { cicu_collator_compare(handle, aText, aLength, $0, $1) } })
    }
}
