import CICU

/// A set of scalars (and strings) of ICU; never changed after it is made, so it may be shared.
public final class UnicodeSet: @unchecked Sendable {
    private let handle: OpaquePointer

    private init(handle: OpaquePointer) { self.handle = handle }

    /// From a pattern: `[[:Arabic:]&[:L:]]`.
    public convenience init(pattern: String) throws(ICUError) {
        self.init(handle: try icuOpen("set \(pattern)") { status in withUTF16(pattern) { cicu_set_pattern($0, $1, &status) } })
    }

    /// CLDR's exemplar characters: the letters a language is written with.
    public enum Exemplars: Int32, Sendable { case main, auxiliary, index, punctuation }

    public convenience init(exemplars: Exemplars, of locale: LocaleID) throws(ICUError) {
        self.init(handle: try icuOpen("exemplar characters of \(locale.id)") { cicu_set_exemplars(locale.id, exemplars.rawValue, &$0) })
    }

    deinit { cicu_set_free(handle) }

    public func contains(_ scalar: Unicode.Scalar) -> Bool { cicu_set_contains(handle, scalar.value) != 0 }

    /// Ranges of scalars, ascending.
    public var ranges: [ClosedRange<UInt32>] {
        (0..<cicu_set_item_count(handle)).compactMap { index in
            var first: UInt32 = 0, last: UInt32 = 0, status: Int32 = 0
            let length = cicu_set_item(handle, index, &first, &last, nil, 0, &status)
            return length == 0 && first <= last ? first...last : nil
        }
    }

    /// Strings of more than one scalar ("dž"), in ICU's order.
    public var strings: [String] {
        (0..<cicu_set_item_count(handle)).compactMap { index in
            var first: UInt32 = 0, last: UInt32 = 0, length: Int32 = 0
            let text = try? icuText("string of a set") { length = cicu_set_item(handle, index, &first, &last, $0, $1, &$2); return length }
            return length > 1 ? text : nil
        }
    }
}
