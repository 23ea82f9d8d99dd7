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
    public func load(_ text: some StringProtocol) { load(String(text)) }

    /// Replaces the text.
    public func load(_ text: String) {
        var text = text
        text.withUTF8 { load($0) }
    }

    private func load(_ bytes: UnsafeBufferPointer<UInt8>) {
        units.removeAll(keepingCapacity: true)
        offsets.removeAll(keepingCapacity: true)
        var seen: UInt8 = 0
        for byte in bytes { seen |= byte }
        isASCII = seen < 0x80
        if isASCII { return units.append(contentsOf: bytes.lazy.map { UInt16($0) }) }
        // No character has more units than bytes.
        units.append(contentsOf: repeatElement(0, count: bytes.count))
        offsets.append(contentsOf: repeatElement(0, count: bytes.count + 1))
        let count = units.withUnsafeMutableBufferPointer { units in offsets.withUnsafeMutableBufferPointer { Self.decode(bytes, units, $0) } }
        units.removeLast(bytes.count - count)
        offsets.removeLast(bytes.count - count)
    }

    /// Writes the units and their offsets, with that of the end; returns the number of units. The bytes of a `String` are valid UTF-8.
    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ units: UnsafeMutableBufferPointer<UInt16>, _ offsets: UnsafeMutableBufferPointer<Int32>) -> Int {
        var at = 0, count = 0
        @inline(__always) func tail(_ place: Int) -> UInt32 { UInt32(bytes[at + place]) & 0x3F }
        while at < bytes.count {
            let first = UInt32(bytes[at])
            offsets[count] = Int32(truncatingIfNeeded: at)
            if first < 0x80 {
                units[count] = UInt16(truncatingIfNeeded: first)
                at += 1
            } else if first < 0xE0 {
                units[count] = UInt16(truncatingIfNeeded: (first & 0x1F) << 6 | tail(1))
                at += 2
            } else if first < 0xF0 {
                units[count] = UInt16(truncatingIfNeeded: (first & 0x0F) << 12 | tail(1) << 6 | tail(2))
                at += 3
            } else {
                let value = (first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
                units[count] = UInt16(truncatingIfNeeded: 0xD7C0 &+ value >> 10)
                count += 1
                units[count] = UInt16(truncatingIfNeeded: 0xDC00 | value & 0x3FF)
                at += 4
                // The second half of a pair has no byte of its own: it counts as the end.
                offsets[count] = Int32(truncatingIfNeeded: at)
            }
            count += 1
        }
        offsets[count] = Int32(truncatingIfNeeded: at)
        return count
    }

    /// The UTF-8 offset of a UTF-16 offset.
    public func utf8Offset(_ offset: Int) -> Int {
        let offset = min(max(0, offset), units.count)
        return isASCII ? offset : Int(offsets[offset])
    }

    /// The text of a range of units.
    public func string(_ range: Range<Int>) -> String { String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self) }
}
