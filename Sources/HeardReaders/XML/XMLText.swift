import HeardCore

/// Text of an XML element or attribute value, from the bytes between its delimiters.
enum XMLText {
    /// Entities, character references, CDATA sections, line breaks; tags of inline elements, comments and processing instructions
    /// are passed over, so that the text of inline elements stays.
    static func decode(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, isAttribute: Bool, into sink: inout some TextSink) {
        var i = range.lowerBound
        let end = range.upperBound
        var copied = i
        func flush(_ sink: inout some TextSink) { if copied < i { sink.copy(copied..<i) } }
        while i < end {
            switch bytes[i] {
            case UInt8(ascii: "&"):
                flush(&sink)
                let start = i
                if let reference = reference(bytes, at: i, end: end) {
                    i = reference.end
                    if let scalar = reference.scalar { sink.put(scalar, for: start..<i) } else {
                        sink.fault(.unknownEntity, start..<i)
                        sink.copy(start..<i)
                    }
                } else {
                    i += 1
                    sink.copy(start..<i)
                }
                copied = i
            case UInt8(ascii: "<") where !isAttribute:
                flush(&sink)
                if begins("<![CDATA[", bytes, i, end) {
                    let close = find("]]>", bytes, i + 9, end)
                    lines(bytes, i + 9..<close, isAttribute: false, into: &sink)
                    i = min(close + 3, end)
                } else if begins("<!--", bytes, i, end) { i = min(find("-->", bytes, i + 4, end) + 3, end) } else if begins("<?", bytes, i, end) {
                    i = min(find("?>", bytes, i + 2, end) + 2, end)
                } else { i = tagEnd(bytes, i, end) }
                copied = i
            case let byte where byte == 0x0D || (isAttribute && (byte == 0x0A || byte == 0x09)):
                flush(&sink)
                let start = i
                i += bytes[i] == 0x0D && i + 1 < end && bytes[i + 1] == 0x0A ? 2 : 1
                sink.put(isAttribute ? 0x20 : 0x0A, for: start..<i)
                copied = i
            default: i += 1
            }
        }
        flush(&sink)
    }

    /// The decoded text, and what is wrong in it.
    static func string(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, isAttribute: Bool) -> (text: String, faults: [(fault: TextFault, range: Range<Int>)]) {
        var isPlain = true
        for k in range where bytes[k] == UInt8(ascii: "&") || bytes[k] == UInt8(ascii: "<") || bytes[k] == 0x0D || (isAttribute && bytes[k] < 0x20) {
            isPlain = false
            break
        }
        if isPlain { return (String(wellFormed: UnsafeRawBufferPointer(rebasing: bytes[range])), []) }
        var sink = StringSink(bytes, capacity: range.count)
        decode(bytes, range, isAttribute: isAttribute, into: &sink)
        return (sink.string, sink.faults)
    }

    /// The end of the tag that begins at `i`: a `>` outside quotes.
    static func tagEnd(_ bytes: UnsafeRawBufferPointer, _ i: Int, _ end: Int) -> Int {
        var k = i + 1
        var quote: UInt8 = 0
        while k < end {
            let byte = bytes[k]
            if quote != 0 { if byte == quote { quote = 0 } } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte } else if byte == UInt8(ascii: ">") {
                return k + 1
            }
            k += 1
        }
        return end
    }

    private static func lines(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, isAttribute: Bool, into sink: inout some TextSink) {
        var i = range.lowerBound
        var copied = i
        while i < range.upperBound {
            guard bytes[i] == 0x0D else { i += 1; continue }
            if copied < i { sink.copy(copied..<i) }
            let start = i
            i += i + 1 < range.upperBound && bytes[i + 1] == 0x0A ? 2 : 1
            sink.put(0x0A, for: start..<i)
            copied = i
        }
        if copied < range.upperBound { sink.copy(copied..<range.upperBound) }
    }

    /// `&name;` or `&#…;`: its scalar, nil for a name that XML does not define by itself.
    private static func reference(_ bytes: UnsafeRawBufferPointer, at i: Int, end: Int) -> (scalar: UInt32?, end: Int)? {
        var close = i + 1
        while close < end, close - i < 64, bytes[close] != UInt8(ascii: ";") { close += 1 }
        guard close < end, bytes[close] == UInt8(ascii: ";"), close > i + 1 else { return nil }
        let body = i + 1..<close
        if bytes[i + 1] == UInt8(ascii: "#") {
            let isHex = i + 2 < close && bytes[i + 2] == UInt8(ascii: "x")
            var value: UInt32 = 0
            for k in (isHex ? i + 3 : i + 2)..<max(close, isHex ? i + 3 : i + 2) {
                guard let digit = hexDigit(bytes[k]), isHex || digit < 10, value < 0x110000 else { return nil }
                value = value * (isHex ? 16 : 10) + digit
            }
            return (Unicode.Scalar(value) == nil ? 0xFFFD : value, close + 1)
        }
        switch String(decoding: UnsafeRawBufferPointer(rebasing: bytes[body]), as: UTF8.self) {
        case "lt": return (UInt32(UInt8(ascii: "<")), close + 1)
        case "gt": return (UInt32(UInt8(ascii: ">")), close + 1)
        case "amp": return (UInt32(UInt8(ascii: "&")), close + 1)
        case "quot": return (UInt32(UInt8(ascii: "\"")), close + 1)
        case "apos": return (UInt32(UInt8(ascii: "'")), close + 1)
        default: return (nil, close + 1)
        }
    }

    static func begins(_ word: StaticString, _ bytes: UnsafeRawBufferPointer, _ i: Int, _ end: Int) -> Bool {
        guard i + word.utf8CodeUnitCount <= end else { return false }
        for k in 0..<word.utf8CodeUnitCount where bytes[i + k] != word.utf8Start[k] { return false }
        return true
    }

    /// Where `word` begins, or `end`.
    static func find(_ word: StaticString, _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> Int {
        var i = start
        while i < end {
            if begins(word, bytes, i, end) { return i }
            i += 1
        }
        return end
    }
}
