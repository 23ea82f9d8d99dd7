/// Cuts a stream of bytes into lines, with a bound on what is kept.
struct LineSplitter {
    /// A line of the stream.
    enum Line {
        /// Without its line feed.
        case bytes(UnsafeRawBufferPointer)
        /// Longer than the limit: its bytes were dropped as they came.
        case tooLong
    }

    private let limit: Int
    private var pending: [UInt8] = []
    private var isTooLong = false
    /// Number of the line that is being read, from 1.
    private var number = 1

    /// - Parameter limit: most bytes of a line
    init(limit: Int) { self.limit = limit }

    /// Calls `body` for each line that ends in these bytes, with its number; keeps the rest.
    mutating func feed(_ bytes: UnsafeRawBufferPointer, _ body: (Line, Int) -> Void) {
        var start = 0
        while start < bytes.count {
            guard let end = bytes[start...].firstIndex(of: 0x0A) else {
                keep(bytes[start...])
                return
            }
            if pending.isEmpty, !isTooLong, end - start <= limit {
                emit(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), body)
            } else {
                keep(bytes[start..<end])
                finish(body)
            }
            start = end + 1
        }
    }

    /// The last line, where it has no line feed.
    mutating func end(_ body: (Line, Int) -> Void) { if !pending.isEmpty || isTooLong { finish(body) } }

    private mutating func keep(_ bytes: Slice<UnsafeRawBufferPointer>) {
        if isTooLong { return }
        if pending.count + bytes.count > limit {
            isTooLong = true
            pending = []
        } else { pending.append(contentsOf: bytes) }
    }

    private mutating func finish(_ body: (Line, Int) -> Void) {
        if isTooLong {
            isTooLong = false
            body(.tooLong, number)
            number += 1
        } else {
            let line = pending
            pending = []
            line.withUnsafeBytes { emit($0, body) }
            // One long line must not keep its memory for good.
            if line.count <= 1 << 20 {
                pending = line
                pending.removeAll(keepingCapacity: true)
            }
        }
    }

    private mutating func emit(_ line: UnsafeRawBufferPointer, _ body: (Line, Int) -> Void) {
        var line = line
        if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = UnsafeRawBufferPointer(rebasing: line.dropFirst(3)) }
        // Lines of nothing but white space are no lines.
        if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { body(.bytes(line), number) }
        number += 1
    }
}
