#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Comparing bytes at a place, for searches over many phrases at once; for one phrase see `hasBytes` in HeardCore.
enum ByteSearch {
    /// `needle` stands at `offset`.
    static func stands(_ needle: StaticString, at offset: Int, in utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = needle.utf8CodeUnitCount
        guard offset >= 0, offset + count <= utf8.count, let base = utf8.baseAddress else { return false }
        return memcmp(base + offset, needle.utf8Start, count) == 0
    }
}
