import HeardCore

/// What stands where no entry begins, and where reading goes on behind it.
extension OldStyleReader {
    /// Text that begins no entry.
    mutating func stray() {
        let start = i
        var next = UTF8Scalars.end(bytes, of: start)
        let (scalar, _) = UTF8Scalars.decode(bytes, at: start)
        if let scalar, let name = Self.invisibleNames[scalar] {
            // A run of the same character is one fault.
            while next < bytes.count, UTF8Scalars.decode(bytes, at: next).0 == scalar { next = UTF8Scalars.end(bytes, of: next) }
            error("here stands U+\(hex(scalar)) (\(name)), which Apple’s parser does not take for a space: it drops \(loss) or rejects the file", start..<next)
            i = next
            return
        }
        i = start
        resume()
        var stop = i
        while stop > next, isSpace(bytes[stop - 1]) || bytes[stop - 1] == 0x0A || bytes[stop - 1] == 0x0D { stop -= 1 }
        let text = file.source.string(start..<min(stop, start + 60))
        var message = "\(quoted(text)) belongs to no entry: Apple’s parser drops \(loss) without a word, or rejects the file"
        switch scalar {
        case 0x201C, 0x201D, 0x201E, 0x2018, 0x2019, 0xAB, 0xBB, 0xFF02: message += ". Typographic quotes do not delimit a string; use straight ones (\")"
        default: break
        }
        error(message, start..<max(next, stop))
        comments.forget()
    }

    /// Goes on after damage: at the next place in this line where `"key" =` stands, else at the next line.
    mutating func resume() {
        let stop = lineEnd(from: i)
        var k = i
        while k < stop {
            if bytes[k] == UInt8(ascii: "\""), k > i, let close = closing(from: k, before: stop) {
                var after = close + 1
                while after < stop, isSpace(bytes[after]) { after += 1 }
                if after < stop, bytes[after] == UInt8(ascii: "=") {
                    i = k
                    return
                }
                k = close + 1
            } else { k += 1 }
        }
        i = stop
    }

    mutating func resumeAtLine(after start: Int) { i = lineEnd(from: start) }

    /// The quote that closes the string at `open`, on the same line.
    func closing(from open: Int, before stop: Int) -> Int? {
        var k = open + 1
        while k < stop {
            if bytes[k] == UInt8(ascii: "\\") { k += 2; continue }
            if bytes[k] == bytes[open] { return k }
            k += 1
        }
        return nil
    }

    /// A value over several lines that no `;` follows, and whose first line ends with `;` or whose last quote begins a line: it
    /// was closed by the quote that opens another string.
    mutating func unclosedQuote(_ value: Token) -> Bool {
        guard value.syntax == .quotedString else { return false }
        let range = value.range.range
        let first = lineEnd(from: range.lowerBound)
        guard first < range.upperBound else { return false }  // one line
        var after = range.upperBound + 1
        while after < end, isSpace(bytes[after]) || bytes[after] == 0x0A || bytes[after] == 0x0D { after += 1 }
        if after < end, bytes[after] == UInt8(ascii: ";") { return false }
        var last = first
        while last > range.lowerBound, isSpace(bytes[last - 1]) { last -= 1 }
        if last > range.lowerBound, bytes[last - 1] == UInt8(ascii: ";") { return true }
        var quote = range.upperBound
        while quote > range.lowerBound, isSpace(bytes[quote - 1]) { quote -= 1 }
        return bytes[quote - 1] == 0x0A || bytes[quote - 1] == 0x0D
    }

    /// Characters that look like a space, or like nothing, but are no white space of the grammar.
    static let invisibleNames: [UInt32: String] = [
        0xA0: "no-break space", 0x1680: "Ogham space mark", 0x2002: "en space", 0x2003: "em space", 0x2007: "figure space", 0x2009: "thin space",
        0x200B: "zero width space", 0x200C: "zero width non-joiner", 0x200D: "zero width joiner", 0x200E: "left-to-right mark",
        0x200F: "right-to-left mark", 0x202F: "narrow no-break space", 0x2060: "word joiner", 0x3000: "ideographic space", 0x00: "null",
        0x202A: "left-to-right embedding", 0x202C: "pop directional formatting", 0x2066: "left-to-right isolate", 0x2069: "pop directional isolate",
    ]
}
