#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Searching text by bytes: the standard library's `contains` compares grapheme clusters, which is fifty times slower.
enum ByteSearch {
    /// `needle` is ASCII.
    static func contains(_ text: String, _ needle: StaticString) -> Bool {
        var text = text
        return text.withUTF8 { utf8 in
            guard let base = utf8.baseAddress else { return false }
            let count = needle.utf8CodeUnitCount
            var offset = 0
            while offset + count <= utf8.count, let found = memchr(base + offset, Int32(needle.utf8Start.pointee), utf8.count - offset) {
                offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
                if stands(needle, at: offset, in: utf8) { return true }
                offset += 1
            }
            return false
        }
    }

    /// `needle` stands at `offset`.
    static func stands(_ needle: StaticString, at offset: Int, in utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = needle.utf8CodeUnitCount
        guard offset >= 0, offset + count <= utf8.count, let base = utf8.baseAddress else { return false }
        return memcmp(base + offset, needle.utf8Start, count) == 0
    }
}
