import CSimdJSON
import HeardCore

/// Text between the quotes of a JSON string (RFC 8259) whose escapes are known to be well-formed.
enum JSONText {
    /// The text of a key or string.
    static func string(_ bytes: UnsafeRawBufferPointer, _ token: csimdjson_token) -> String {
        let range = Int(token.start)..<Int(token.end)
        if token.escaped == 0 { return String(wellFormed: UnsafeRawBufferPointer(rebasing: bytes[range])) }
        var sink = StringSink(bytes, capacity: range.count)
        decode(bytes, range, into: &sink)
        return sink.string
    }

    static func decode(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, into sink: inout some TextSink) {
        var i = range.lowerBound
        let end = range.upperBound
        var copied = i
        while i < end {
            guard bytes[i] == UInt8(ascii: "\\"), i + 1 < end else { i += 1; continue }
            if copied < i { sink.copy(copied..<i) }
            let start = i
            let escape = bytes[i + 1]
            i += 2
            switch escape {
            case UInt8(ascii: "b"): sink.put(0x08, for: start..<i)
            case UInt8(ascii: "f"): sink.put(0x0C, for: start..<i)
            case UInt8(ascii: "n"): sink.put(0x0A, for: start..<i)
            case UInt8(ascii: "r"): sink.put(0x0D, for: start..<i)
            case UInt8(ascii: "t"): sink.put(0x09, for: start..<i)
            case UInt8(ascii: "u"):
                let unit = fourDigits(bytes, at: i, end: end)
                i = min(i + 4, end)
                if unit & 0xF800 != 0xD800 { sink.put(unit, for: start..<i); break }
                if unit < 0xDC00, i + 6 <= end, bytes[i] == UInt8(ascii: "\\"), bytes[i + 1] == UInt8(ascii: "u") {
                    let low = fourDigits(bytes, at: i + 2, end: end)
                    if low & 0xFC00 == 0xDC00 {
                        i += 6
                        sink.put(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF, for: start..<i)
                        break
                    }
                }
                sink.fault(.loneSurrogate, start..<i)
                sink.put(0xFFFD, for: start..<i)
            default: sink.put(UInt32(escape), for: start..<i)  // " \ /
            }
            copied = i
        }
        if copied < end { sink.copy(copied..<end) }
    }

    private static func fourDigits(_ bytes: UnsafeRawBufferPointer, at i: Int, end: Int) -> UInt32 {
        var value: UInt32 = 0
        for k in i..<min(i + 4, end) { value = value << 4 | (hexDigit(bytes[k]) ?? 0) }
        return value
    }
}
