import HeardCore

/// Strings, nested values, white space and comments: what entries are made of.
extension OldStyleReader {
    struct Token {
        /// Between the quotes.
        var range: ByteRange
        var syntax: ValueSyntax
        var isEscaped = false
        var isUnclosed = false
    }

    /// A quoted or bare string at `i`; nil, and `i` stays, where none begins.
    mutating func token() -> Token? {
        let quote = bytes[i]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = i
            while i < end, Self.isBare(bytes[i]) { i += 1 }
            return i == start ? nil : Token(range: ByteRange(start: start, end: i), syntax: .bareString)
        }
        let start = i + 1
        var k = start
        var escaped = false
        while k < end {
            let byte = bytes[k]
            if byte == quote {
                i = k + 1
                return Token(range: ByteRange(start: start, end: k), syntax: .quotedString, isEscaped: escaped)
            }
            if byte == UInt8(ascii: "\\") {
                escaped = true
                k += 1
            }
            k += 1
        }
        unclosed += 1
        i = end
        return Token(range: ByteRange(start: start, end: end), syntax: .quotedString, isEscaped: escaped, isUnclosed: true)
    }

    /// Letters, digits and `_ $ / : . -`.
    @inline(__always)
    static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
             UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: false
        }
    }

    func text(_ token: Token) -> String {
        token.isEscaped ? decoded(token.range, token.syntax) : String(wellFormed: UnsafeRawBufferPointer(rebasing: bytes[token.range.range]))
    }

    func decoded(_ range: ByteRange, _ syntax: ValueSyntax) -> String {
        var sink = StringSink(bytes, capacity: range.count)
        OldStyleText.decode(bytes, range.range, into: &sink)
        return sink.string
    }

    /// What is wrong inside a string.
    mutating func faults(_ token: Token, key: String) {
        var sink = StringSink(bytes, capacity: token.range.count)
        OldStyleText.decode(bytes, token.range.range, into: &sink)
        for (fault, range) in sink.faults {
            let text = file.source.string(range)
            let place = ByteRange(start: range.lowerBound, end: range.upperBound)
            if fault == .smallUnicodeEscape {
                file.diagnostics.append(ReadDiagnostic(
                    .syntaxError, .warning,
                    "“\(text)” is no escape here: the app shows the text “\(text.dropFirst())”. Write the character itself, or \\U\(text.dropFirst(2))",
                    range: place, key: key))
            } else {
                file.diagnostics.append(ReadDiagnostic(
                    .undecodableText, "“\(text)” is half of a surrogate pair: alone it is no character, and readers drop or replace it", range: place, key: key))
            }
        }
    }

    /// Passes a dictionary, an array or data; false where it is not closed.
    mutating func nested() -> Bool {
        let start = i
        var depth = 0
        while i < end {
            switch bytes[i] {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
                depth += 1
                i += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"):
                depth -= 1
                i += 1
                if depth == 0 { return true }
            case UInt8(ascii: "\""), UInt8(ascii: "'"): if token()?.isUnclosed == true { break }
            case UInt8(ascii: "/") where peek(i + 1) == UInt8(ascii: "*") || peek(i + 1) == UInt8(ascii: "/"): skip(insideEntry: true)
            default: i += 1
            }
            if depth > limits.depth {
                file.diagnostics.append(ReadDiagnostic(.unreadableFile, "values are nested deeper than \(limits.depth) levels here: nothing from here on was checked",
                                                       range: ByteRange(start: i - 1, end: i), endsReading: true))
                i = end
                return false
            }
        }
        unclosed += 1
        error("the value that begins here is never closed: Apple’s parser rejects the whole file", start..<start + 1)
        resumeAtLine(after: start)
        return false
    }

    // MARK: White space and comments

    mutating func skip(insideEntry: Bool = false) {
        while i < end {
            let byte = bytes[i]
            if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) { i += 1; continue }
            if byte == UInt8(ascii: "/") {
                let next = peek(i + 1)
                if next == UInt8(ascii: "*") { blockComment(insideEntry) } else if next == UInt8(ascii: "/") { lineComment(insideEntry) } else { return }
                continue
            }
            guard byte >= 0x80 else { return }
            // U+2028, U+2029, and a byte order mark where none belongs.
            if byte == 0xE2, peek(i + 1) == 0x80, peek(i + 2) == 0xA8 || peek(i + 2) == 0xA9 { i += 3; continue }
            if byte == 0xEF, peek(i + 1) == 0xBB, peek(i + 2) == 0xBF {
                error("a second byte order mark (U+FEFF) stands inside the file: Foundation’s parser rejects the whole file", i..<i + 3)
                i += 3
                continue
            }
            return
        }
    }

    mutating func blockComment(_ insideEntry: Bool) {
        let start = i
        var k = i + 2
        while k + 1 < end, !(bytes[k] == UInt8(ascii: "*") && bytes[k + 1] == UInt8(ascii: "/")) { k += 1 }
        guard k + 1 < end else {
            error("the comment that begins here is never closed: Apple’s parser takes the rest of the file for a comment, without a word", start..<start + 2)
            i = end
            return
        }
        i = k + 2
        if !insideEntry { comments.add(start..<i, text: start + 2..<k, isLine: false) }
    }

    mutating func lineComment(_ insideEntry: Bool) {
        let start = i
        var k = i + 2
        while k < end, bytes[k] != 0x0A, bytes[k] != 0x0D, !(bytes[k] == 0xE2 && peek(k + 1) == 0x80 && (peek(k + 2) == 0xA8 || peek(k + 2) == 0xA9)) { k += 1 }
        i = k
        if !insideEntry { comments.add(start..<k, text: start + 2..<k, isLine: true) }
    }
}
