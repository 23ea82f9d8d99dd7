/// A text as UTF-16 units, for ICU, with a way back to UTF-8 offsets. One object is loaded again and again: no allocation per text.
public final class UTF16Text {
    /// The units; valid until the next ``load(_:)``.
    public private(set) var units: [UInt16] = []
    /// UTF-8 offset of each unit and of the end; empty while the text is ASCII, where both are the same.
    private var offsets: [Int32] = []
    public private(set) var isASCII = true

    public init() {}

    public convenience init(_ text: some StringProtocol) {
        self.init()
        load(text)
    }

    public var count: Int { units.count }

    /// Replaces the text.
    public func load(_ text: some StringProtocol) {
        units.removeAll(keepingCapacity: true)
        offsets.removeAll(keepingCapacity: true)
        isASCII = true
        for byte in text.utf8 {
            if byte >= 0x80 { isASCII = false; break }
            units.append(UInt16(byte))
        }
        guard !isASCII else { return }
        units.removeAll(keepingCapacity: true)
        var offset: Int32 = 0
        for scalar in text.unicodeScalars {
            let value = scalar.value
            offsets.append(offset)
            if value < 0x10000 {
                units.append(UInt16(truncatingIfNeeded: value))
                offset &+= value < 0x80 ? 1 : value < 0x800 ? 2 : 3
            } else {
                units.append(UInt16(truncatingIfNeeded: 0xD7C0 &+ value >> 10))
                units.append(UInt16(truncatingIfNeeded: 0xDC00 | value & 0x3FF))
                // The second half of a pair has no byte of its own: it counts as the end.
                offset &+= 4
                offsets.append(offset)
            }
        }
        offsets.append(offset)
    }

    /// The UTF-8 offset of a UTF-16 offset.
    public func utf8Offset(_ offset: Int) -> Int {
        let offset = min(max(0, offset), units.count)
        return isASCII ? offset : Int(offsets[offset])
    }

    /// The UTF-16 offset of a UTF-8 offset; of the scalar it lies in.
    public func utf16Offset(utf8 offset: Int) -> Int {
        if isASCII { return min(max(0, offset), units.count) }
        var low = 0, high = units.count
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(offsets[middle]) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The text of a range of units.
    public func string(_ range: Range<Int>) -> String { String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self) }
}
