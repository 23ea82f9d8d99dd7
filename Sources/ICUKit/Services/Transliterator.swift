import CICU

/// An ICU transform of text: tests compare the table of Chinese characters with it. Not for use by two threads at once.
public final class Transliterator {
    private let handle: OpaquePointer

    /// - Parameter id: `Simplified-Traditional`, `Traditional-Simplified`, `Any-Latin` …
    /// - Throws: where ICU has no such transform
    public init(_ id: String) throws(ICUError) { handle = try icuOpen("transform \(id)") { cicu_transliterator_open(id, &$0) } }
    deinit { cicu_transliterator_free(handle) }

    /// - Throws: where ICU can't transform the text
    public func apply(to text: some StringProtocol) throws(ICUError) -> String {
        try icuText("transform", expecting: text.utf8.count * 2) { buffer, capacity, status in
            withUTF16(text) { cicu_transliterate(handle, $0, $1, buffer, capacity, &status) }
        }
    }
}
