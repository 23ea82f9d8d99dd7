extension String {
    /// A copy of bytes that are known to be UTF-8: they are not checked again.
    ///
    /// A reader has checked its whole file, and cuts strings out of it between signs of ASCII.
    public init(wellFormed bytes: UnsafeRawBufferPointer) {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) else {
            self.init(decoding: bytes, as: UTF8.self)
            return
        }
        var seen: UInt8 = 0
        for byte in bytes { seen |= byte }
        self.init(copying: UTF8Span(unchecked: bytes.bindMemory(to: UInt8.self).span, isKnownASCII: seen < 0x80))
    }
}
