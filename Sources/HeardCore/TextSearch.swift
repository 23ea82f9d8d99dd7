#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension StringProtocol {
    /// Whether the UTF-8 bytes of `needle` stand somewhere in the text.
    ///
    /// The library's own `contains(_:)` for substrings compares grapheme clusters and builds a table on each call, which is a hundred times
    /// slower; the texts that are searched here (markers, addresses, directives) are ASCII, for which bytes are right.
    public func hasBytes(_ needle: StaticString) -> Bool { offset(ofBytes: needle) != nil }

    /// UTF-8 offset of the first occurrence of `needle`; nil without one.
    public func offset(ofBytes needle: StaticString) -> Int? {
        needle.withUTF8Buffer { pattern in
            let found: Int?? = utf8.withContiguousStorageIfAvailable { text in search(UnsafeRawBufferPointer(text), UnsafeRawBufferPointer(pattern)) }
            if let found { return found }
            return Array(utf8).withUnsafeBytes { search($0, UnsafeRawBufferPointer(pattern)) }
        }
    }

    /// The same for a needle that is not a literal.
    public func hasBytes(of needle: String) -> Bool { offset(ofBytesOf: needle) != nil }

    /// UTF-8 offset of the first occurrence of `needle`; nil without one.
    public func offset(ofBytesOf needle: String) -> Int? {
        var pattern = needle
        return pattern.withUTF8 { pattern in
            let found: Int?? = utf8.withContiguousStorageIfAvailable { text in search(UnsafeRawBufferPointer(text), UnsafeRawBufferPointer(pattern)) }
            if let found { return found }
            return Array(utf8).withUnsafeBytes { search($0, UnsafeRawBufferPointer(pattern)) }
        }
    }
}

extension String {
    /// The same bytes; quicker than `==`, which compares what the bytes mean.
    public func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let same: Bool?? = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { theirs in own.isEmpty || memcmp(own.baseAddress!, theirs.baseAddress!, own.count) == 0 }
        }
        return (same ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}

private func search(_ text: UnsafeRawBufferPointer, _ pattern: UnsafeRawBufferPointer) -> Int? {
    guard pattern.count > 0 else { return 0 }
    guard let start = text.baseAddress, let needle = pattern.baseAddress, text.count >= pattern.count else { return nil }
    // A sign at the end of a word ("heard:") is rarer in texts than the word's first letter.
    let anchor = isLetter(pattern[0]) && isSign(pattern[pattern.count - 1]) ? pattern.count - 1 : 0
    let sign = Int32(pattern[anchor])
    let last = text.count - pattern.count
    var offset = 0
    while offset <= last, let found = memchr(start + offset + anchor, sign, last - offset + 1) {
        offset = UnsafeRawPointer(found) - start - anchor
        if memcmp(start + offset, needle, pattern.count) == 0 { return offset }
        offset += 1
    }
    return nil
}

private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
private func isSign(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F && !isLetter(byte) && byte &- 0x30 >= 10 }
