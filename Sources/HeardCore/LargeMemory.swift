#if canImport(Glibc)
import Glibc
#endif

/// Memory of many megabytes that is written to its end.
package enum LargeMemory {
    /// From this many bytes on it is worth a call.
    private static let size = 4 << 20

    /// Asks for pages of 2 MB where the system has them: a tenth of reading a large file is the system's work of handing out pages of 4 kB.
    package static func prepare(_ start: UnsafeMutableRawPointer?, byteCount: Int) {
        #if canImport(Glibc)
        guard let start, byteCount >= size else { return }
        let page = sysconf(Int32(_SC_PAGESIZE)), address = UInt(bitPattern: start)
        let first = (address + UInt(page) - 1) & ~UInt(page - 1), end = (address + UInt(byteCount)) & ~UInt(page - 1)
        // A hint: where it is not followed, all works as before.
        if first < end { _ = madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), Int32(MADV_HUGEPAGE)) }
        #endif
    }
}
