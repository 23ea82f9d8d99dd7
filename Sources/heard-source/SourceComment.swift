#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Comments with which a team says that a text stays as it is.
enum SourceComment {
    private static let marks: [StaticString] = ["not localiz", "n't localiz", "not translat", "n't translat", "no localiz", "not_localiz", "nonlocaliz", "non-localiz", "hard_coded_display", "hardcoded_string", "nslocalizable"]

    /// The line of a place, or the one above, has such a comment.
    static func leavesOut(_ bytes: [UInt8], _ at: Int) -> Bool {
        bytes.withUnsafeBytes { b in
            var start = min(at, b.count), lines = 0
            while start > 0 {
                if b[start - 1] == 0x0A {
                    lines += 1
                    if lines == 2 { break }
                }
                start -= 1
            }
            var end = min(at, b.count)
            while end < b.count, b[end] != 0x0A { end += 1 }
            var i = start
            while i + 1 < end {
                guard b[i] == UInt8(ascii: "/"), b[i + 1] == UInt8(ascii: "/") else { i += 1; continue }
                var stop = i
                while stop < end, b[stop] != 0x0A { stop += 1 }
                if marks.contains(where: { has($0, b, i + 2, stop) }) { return true }
                i = stop
            }
            return false
        }
    }

    /// Letters count as small.
    private static func has(_ mark: StaticString, _ b: UnsafeRawBufferPointer, _ from: Int, _ to: Int) -> Bool {
        let length = mark.utf8CodeUnitCount
        guard to - from >= length else { return false }
        for start in from...(to - length) {
            var k = 0
            while k < length, (b[start + k] >= 0x41 && b[start + k] <= 0x5A ? b[start + k] | 0x20 : b[start + k]) == mark.utf8Start[k] { k += 1 }
            if k == length { return true }
        }
        return false
    }
}
