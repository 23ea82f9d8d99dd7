enum UTF8Text {
    /// The scalar at an offset of valid UTF-8 and its length in bytes.
    @inline(__always)
    static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> (value: UInt32, width: Int) {
        let first = UInt32(bytes[offset])
        if first < 0x80 { return (first, 1) }
        let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard offset + width <= bytes.count else { return (0xFFFD, 1) }
        var value = first & (width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07)
        for place in 1..<width { value = value << 6 | UInt32(bytes[offset + place]) & 0x3F }
        return (value, width)
    }
}
