import HeardCore

/// Text between the quotes of an old-style property list.
enum OldStyleText {
    /// Escapes: C's letters, `\` before a line break, `\U` with up to four hexadecimal digits (a UTF-16 unit), up to three octal
    /// digits (a byte in the NeXTSTEP character set); `\` before anything else is that character.
    static func decode(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, into sink: inout some TextSink) {
        var i = range.lowerBound
        let end = range.upperBound
        var copied = i
        while i < end {
            guard bytes[i] == UInt8(ascii: "\\") else { i += 1; continue }
            if copied < i { sink.copy(copied..<i) }
            let start = i
            i += 1
            guard i < end else {  // a lone backslash at the end: only where the closing quote is missing
                copied = start
                break
            }
            let escape = bytes[i]
            switch escape {
            case UInt8(ascii: "a"): sink.put(0x07, for: start..<i + 1); i += 1
            case UInt8(ascii: "b"): sink.put(0x08, for: start..<i + 1); i += 1
            case UInt8(ascii: "f"): sink.put(0x0C, for: start..<i + 1); i += 1
            case UInt8(ascii: "n"): sink.put(0x0A, for: start..<i + 1); i += 1
            case UInt8(ascii: "r"): sink.put(0x0D, for: start..<i + 1); i += 1
            case UInt8(ascii: "t"): sink.put(0x09, for: start..<i + 1); i += 1
            case UInt8(ascii: "v"): sink.put(0x0B, for: start..<i + 1); i += 1
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                var value: UInt32 = 0, digits = 0
                while digits < 3, i < end, bytes[i] >= 0x30, bytes[i] <= 0x37 {
                    value = value << 3 | UInt32(bytes[i] - 0x30)
                    i += 1
                    digits += 1
                }
                value &= 0xFF  // a byte, as Apple's parser counts
                sink.put(value < 0x80 ? value : UInt32(nextStepLatin[Int(value - 0x80)]), for: start..<i)
            case UInt8(ascii: "U"):
                guard let unit = hexUnit(bytes, after: i, end: end) else {
                    sink.put(UInt32(escape), for: start..<i + 1)  // "\U" without digits is the letter
                    i += 1
                    break
                }
                i = unit.end
                if unit.value & 0xF800 != 0xD800 { sink.put(unit.value, for: start..<i); break }
                if unit.value < 0xDC00, i + 1 < end, bytes[i] == UInt8(ascii: "\\"), bytes[i + 1] == UInt8(ascii: "U"),
                   let low = hexUnit(bytes, after: i + 1, end: end), low.value & 0xFC00 == 0xDC00 {
                    i = low.end
                    sink.put(0x10000 + (unit.value & 0x3FF) << 10 + low.value & 0x3FF, for: start..<i)
                } else {
                    sink.fault(.loneSurrogate, start..<i)
                    sink.put(0xFFFD, for: start..<i)
                }
            default:
                if escape == UInt8(ascii: "u"), let unit = hexUnit(bytes, after: i, end: end), unit.end == i + 5 {
                    sink.fault(.smallUnicodeEscape, start..<unit.end)
                }
                let (scalar, length) = UTF8Scalars.decode(bytes, at: i)
                sink.put(scalar ?? 0xFFFD, for: start..<min(i + length, end))
                i = min(i + length, end)
            }
            copied = i
        }
        if copied < end { sink.copy(copied..<end) }
    }

    /// One to four hexadecimal digits after the letter at `i`.
    private static func hexUnit(_ bytes: UnsafeRawBufferPointer, after i: Int, end: Int) -> (value: UInt32, end: Int)? {
        var k = i + 1
        var value: UInt32 = 0
        while k < end, k < i + 5, let digit = hexDigit(bytes[k]) {
            value = value << 4 | digit
            k += 1
        }
        return k == i + 1 ? nil : (value, k)
    }

    /// 0x80…0xFF of the NeXTSTEP character set, as Foundation's property list reader on Linux gives them (Swift 6.3.1).
    private static let nextStepLatin: [UInt16] = [
        0xA0, 0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC7, 0xC8, 0xC9, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF,
        0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD9, 0xDA, 0xDB, 0xDC, 0xDD, 0xDE, 0xB5, 0xD7, 0xF7,
        0xA9, 0xA1, 0xA2, 0xA3, 0x2044, 0xA5, 0x192, 0xA7, 0xA4, 0x2019, 0x201C, 0xAB, 0x2039, 0x203A, 0xFB01, 0xFB02,
        0xAE, 0x2013, 0x2020, 0x2021, 0xB7, 0xA6, 0xB6, 0x2022, 0x201A, 0x201E, 0x201D, 0xBB, 0x2026, 0x2030, 0xAC, 0xBF,
        0xB9, 0x2CB, 0xB4, 0x2C6, 0x2DC, 0xAF, 0x2D8, 0x2D9, 0xA8, 0xB2, 0x2DA, 0xB8, 0xB3, 0x2DD, 0x2DB, 0x2C7,
        0x2014, 0xB1, 0xBC, 0xBD, 0xBE, 0xE0, 0xE1, 0xE2, 0xE3, 0xE4, 0xE5, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB,
        0xEC, 0xC6, 0xED, 0xAA, 0xEE, 0xEF, 0xF0, 0xF1, 0x141, 0xD8, 0x152, 0xBA, 0xF2, 0xF3, 0xF4, 0xF5,
        0xF6, 0xE6, 0xF9, 0xFA, 0xFB, 0x131, 0xFC, 0xFD, 0x142, 0xF8, 0x153, 0xDF, 0xFE, 0xFF, 0xFFFD, 0xFFFD,
    ]
}

/// The value of a hexadecimal digit.
@inline(__always)
func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
}
