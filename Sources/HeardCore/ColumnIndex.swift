/// Columns on very long lines (a catalog without line breaks is one line): the scalars before every block of the text, counted once, so that
/// a column takes a look at one block and not at the line from its start.
struct ColumnIndex: Sendable {
    /// Lines shorter than this need no index.
    static let longLine = 1 << 12
    private static let blockSize = 256

    /// Scalars before each block.
    private let counts: [UInt32]

    init(_ bytes: UnsafeRawBufferPointer) {
        var counts: [UInt32] = []
        counts.reserveCapacity(bytes.count / Self.blockSize + 1)
        var total: UInt32 = 0
        for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
            counts.append(total)
            total &+= UInt32(truncatingIfNeeded: Self.scalars(bytes, start, min(start + Self.blockSize, bytes.count)))
        }
        self.counts = counts
    }

    /// Scalars before a byte offset.
    func scalars(before offset: Int, _ bytes: UnsafeRawBufferPointer) -> Int {
        guard !counts.isEmpty else { return 0 }
        let block = min(offset / Self.blockSize, counts.count - 1)
        return Int(counts[block]) + Self.scalars(bytes, block * Self.blockSize, offset)
    }

    /// Scalars that start in a range of bytes. Counted without a slice: in a debug build its iterator costs a hundred times the work.
    static func scalars(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> Int {
        var count = 0, i = start
        while i < end {
            if bytes[i] & 0xC0 != 0x80 { count += 1 }
            i += 1
        }
        return count
    }
}
