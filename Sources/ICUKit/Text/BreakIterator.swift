import CICU

/// Boundaries of graphemes, words, lines or sentences, by ICU's rules and dictionaries for a locale. Not for use by two threads at once.
public final class BreakIterator {
    public enum Kind: Int32, Sendable { case grapheme, word, line, sentence }

    /// The end of a segment; the start is the one before it, or 0.
    public struct Boundary: Hashable, Sendable {
        /// In UTF-16 units.
        public var offset: Int
        /// ICU's rule status: for words 0…99 no word, 100 number, 200 letters, 300 kana, 400 ideographs; for lines 100… hard.
        public var tag: Int32

        /// The segment holds letters, numbers, kana or ideographs.
        public var isWord: Bool { tag >= 100 }
        /// A line must end here (line boundaries).
        public var isHardLineBreak: Bool { tag >= 100 }
    }

    private let handle: OpaquePointer
    private var offsets: [Int32] = []
    private var tags: [Int32] = []

    /// - Parameter options: Unicode extension keywords for line breaking, as in `lb=strict` or `lw=phrase`.
    public init(_ kind: Kind, locale: LocaleID, options: [String] = []) throws(ICUError) {
        let id = options.isEmpty ? locale.id : locale.id + "@" + options.joined(separator: ";")
        handle = try icuOpen("boundaries of \(id)") { cicu_break_open(kind.rawValue, id, &$0) }
    }

    deinit { cicu_break_free(handle) }

    /// All boundaries of a text but the one at 0, ascending; the last is the end of the text. `boundaries` is emptied first.
    public func boundaries(of text: UTF16Text, into boundaries: inout [Boundary]) throws(ICUError) {
        boundaries.removeAll(keepingCapacity: true)
        guard text.count > 0 else { return }
        // A text of n units has at most n boundaries behind its start.
        if offsets.count < text.count {
            offsets = [Int32](repeating: 0, count: text.count + 64)
            tags = offsets
        }
        let capacity = Int32(clamping: offsets.count)
        let count = try icu("boundaries") { status in
            text.units.withUnsafeBufferPointer { cicu_break_all(handle, $0.baseAddress, Int32(clamping: $0.count), &offsets, &tags, capacity, &status) }
        }
        for index in 0..<min(Int(count), offsets.count) { boundaries.append(Boundary(offset: Int(offsets[index]), tag: tags[index])) }
    }

    /// The boundaries of a text: for single texts and tests.
    public func boundaries(of text: some StringProtocol) throws(ICUError) -> [Boundary] {
        var found: [Boundary] = []
        try boundaries(of: UTF16Text(text), into: &found)
        return found
    }

    /// The segments of a text as strings: for single texts and tests.
    public func segments(of text: some StringProtocol) throws(ICUError) -> [String] {
        let units = UTF16Text(text)
        var found: [Boundary] = []
        try boundaries(of: units, into: &found)
        var start = 0
        return found.map { boundary in
            defer { start = boundary.offset }
            return units.string(start..<boundary.offset)
        }
    }
}
