/// Single scalars in UTF-8 bytes.
enum UTF8Scalars {
    /// The scalar at an offset and its length; nil and the length of the longest valid beginning (at least 1) where there is none.
    static func decode(_ bytes: UnsafeRawBufferPointer, at i: Int) -> (scalar: UInt32?, length: Int) {
        let first = bytes[i]
        let length: Int
        var low: UInt8 = 0x80, high: UInt8 = 0xBF
        switch first {
        case 0..<0x80: return (UInt32(first), 1)
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, low) = (3, 0xA0)
        case 0xED: (length, high) = (3, 0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, low) = (4, 0x90)
        case 0xF4: (length, high) = (4, 0x8F)
        case 0xF1...0xF3: length = 4
        default: return (nil, 1)
        }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        var k = 1
        while k < length {
            guard i + k < bytes.count, bytes[i + k] >= low, bytes[i + k] <= high else { return (nil, k) }
            value = value << 6 | UInt32(bytes[i + k] & 0x3F)
            (low, high) = (0x80, 0xBF)
            k += 1
        }
        return (value, length)
    }

    static func append(_ scalar: UInt32, to out: inout [UInt8]) {
        if scalar < 0x80 { out.append(UInt8(truncatingIfNeeded: scalar)); return }
        if scalar < 0x800 { out.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)) } else {
            if scalar < 0x10000 { out.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)) } else {
                out.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
                out.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
            }
            out.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
        }
        out.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }
}

extension UTF8Scalars {
    /// The end of the scalar that starts at `i`; `i` itself at the end of the text.
    static func end(_ bytes: UnsafeRawBufferPointer, of i: Int) -> Int {
        i < bytes.count && i >= 0 ? i + decode(bytes, at: i).length : i
    }
}
