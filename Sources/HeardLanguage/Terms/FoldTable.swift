/// What ``TermIndex/isWordScalar(_:)`` and ``Folding`` say of a character, by a table for the scripts whose letters need a look.
final class FoldTable: @unchecked Sendable {
    static let usual = FoldTable(isTurkic: false)
    static let turkic = FoldTable(isTurkic: true)
    /// A letter that has to be looked at: it changes the one before, is dropped, or becomes two.
    static let slow = UInt32.max

    /// Characters below U+1000 by their number, then U+1E00 … U+1EFF (letters of Vietnamese).
    private static let size = 0x1100
    private static let small: UInt32 = 0x1000

    /// The folded letter; 0 for what is no part of a word; ``slow``. Never freed: the tables live as long as the process.
    let letters: UnsafePointer<UInt32>

    private init(isTurkic: Bool) {
        let letters = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.size)
        for index in 0..<Self.size {
            let value = UInt32(index) < Self.small ? UInt32(index) : UInt32(index) - Self.small + 0x1E00
            letters[index] = Self.worked(value, isTurkic: isTurkic)
        }
        self.letters = UnsafePointer(letters)
    }

    /// The same for any character, worked out.
    static func worked(_ value: UInt32, isTurkic: Bool) -> UInt32 {
        guard TermIndex.isWordScalar(value) else { return 0 }
        if Folding.isMark(value) || Folding.isSyllablePart(value) { return slow }
        let folded = Folding.fold(value, isTurkic: isTurkic)
        return folded == Folding.dropped || folded == Folding.sharpS ? slow : folded
    }

    /// The same for a character of two bytes or more.
    @inline(__always)
    static func look(_ value: UInt32, _ letters: UnsafePointer<UInt32>) -> UInt32 { value < small ? letters[Int(value)] : lookFar(value, letters) }

    @inline(never)
    private static func lookFar(_ value: UInt32, _ letters: UnsafePointer<UInt32>) -> UInt32 {
        // Ideographs, kana and syllables fold to themselves.
        if value >= 0x4E00, value <= 0x9FFF || value >= 0xAC00 && value <= 0xD7A3 { return value }
        if value >= 0x3041, value <= 0x3096 || value >= 0x30A1 && value <= 0x30FA { return value }
        if value >= 0x1E00, value < 0x1F00 { return letters[Int(value &- 0x1E00 &+ small)] }
        return TermIndex.isWordScalar(value) ? slow : 0
    }

    @inline(__always)
    static func isDigit(_ v: UInt32) -> Bool {
        v &- 0x30 < 10 || v > 0x65F && (v <= 0x669 || v >= 0x6F0 && v <= 0x6F9 || v >= 0x966 && v <= 0x96F || v >= 0xFF10 && v <= 0xFF19)
    }
}
