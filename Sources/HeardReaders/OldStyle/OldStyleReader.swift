import HeardCore

/// Reads old-style (ASCII) property lists: `"key" = "value";`.
///
/// The grammar is Apple's; where Apple's parser gives up, or silently drops what follows, this reader reports the place and goes on at
/// the next entry. It never makes an entry of text that is none.
struct OldStyleReader {
    static func read(into file: inout LocalizationFile, limits: Limits) {
        var reader = OldStyleReader(file, limits: limits)
        reader.table()
        file = reader.file
    }

    private var file: LocalizationFile
    private let limits: Limits
    private let bytes: UnsafeRawBufferPointer
    private let end: Int
    private var i = 0
    /// A line, or the rest of one, whose end is known.
    private var knownLine = 0..<0
    private var comments: CommentCollector
    /// Strings that were never closed; each search for the end goes through the rest of the file, so that only a few are allowed.
    private var unclosed = 0
    private var reportedLoss = false
    /// Index of the entry that ended last, to which a comment on its line may belong.
    private var lastEntry: Int?

    private init(_ file: LocalizationFile, limits: Limits) {
        self.file = file
        self.limits = limits
        bytes = file.source.bytes
        end = file.source.count
        comments = CommentCollector(bytes)
        self.file.entries.reserveCapacity(end / 120)
        self.file.units.reserveCapacity(end / 120)
    }

    // MARK: The table

    private mutating func table() {
        var inBraces = false
        var isFirst = true
        while true {
            skip()
            trailingComment()
            guard i < end else { break }
            guard file.entries.count < limits.entries, unclosed < 32 else { return stopReading() }
            let byte = bytes[i]
            if byte == UInt8(ascii: "{"), isFirst {
                inBraces = true
                isFirst = false
                i += 1
                continue
            }
            if byte == UInt8(ascii: "}"), inBraces {
                inBraces = false
                i += 1
                skip()
                if i < end { error("Text follows the “}” that ends the table: Apple’s parser rejects the file.", i..<UTF8Scalars.end(bytes, of: i)) }
                continue
            }
            if ConflictMarker.stands(bytes, at: i) {
                error("A merge-conflict marker was left in the file: Apple’s parser reads nothing after it, or rejects the file. Both sides were checked.", i..<lineEnd(from: i))
                i = lineEnd(from: i)
                comments.forget()
                continue
            }
            if byte == UInt8(ascii: ";") {
                error("A second “;” ends the table for Apple’s parser: it drops \(loss) without a word.", i..<i + 1)
                reportedLoss = true
                i += 1
                continue
            }
            isFirst = false
            entry()
        }
        if inBraces { error("The “{” at the start is never closed by a “}”: Apple’s parser rejects the file.", end..<end) }
    }

    /// `"key" = "value"; // comment`
    private mutating func trailingComment() {
        guard let lastEntry, let comment = comments.takeTrailing(before: i) else { return }
        if file.entries[lastEntry].comment == nil {
            file.entries[lastEntry].comment = comment.text
            file.entries[lastEntry].commentRange = comment.range
        } else if comment.text.hasBytes("heard:") { file.entries[lastEntry].comment? += "\n" + comment.text }
    }

    private var loss: String { reportedLoss ? "what follows" : "every entry after it" }

    private mutating func stopReading() {
        file.diagnostics.append(ReadDiagnostic(
            unclosed >= 32 ? .syntaxError : .unreadableFile,
            unclosed >= 32 ? "Too many strings are never closed: the rest of the file was not checked." : "The file has more than \(limits.entries) entries: the rest was not checked.",
            range: ByteRange(start: i, end: i), endsReading: true))
    }

    private mutating func entry() {
        let start = i
        guard let key = token() else { return stray() }
        let keyText = text(key)
        let comment = comments.forEntry(startingAt: start)
        var entry = Entry(key: keyText, keyRange: key.range, keySyntax: key.syntax, locale: file.folderLocale)
        if let comment {
            entry.comment = comment.text
            entry.commentRange = comment.range
        }
        if key.isUnclosed {
            error("The string that begins here is never closed.", start..<start + 1)
            return resumeAtLine(after: start)
        }

        let keyEnd = i
        skip(insideEntry: true)
        guard i < end else {
            return error("The file ends in the middle of an entry: after the key stands no “=”.", keyEnd..<keyEnd, key: keyText)
        }
        if bytes[i] == UInt8(ascii: ";") {  // `key;` stands for `key = key;`
            i += 1
            return append(entry, Unit(value: keyText, range: key.range, syntax: key.syntax), key)
        }
        guard bytes[i] == UInt8(ascii: "=") else {
            error("After the key \(quoted(keyText)) a “=” is missing: Apple’s parser rejects the whole file.", keyEnd..<keyEnd, key: keyText)
            i = keyEnd
            return resume()
        }
        i += 1
        let afterEquals = i
        skip(insideEntry: true)
        guard i < end else {
            return error("The file ends in the middle of an entry: after “=” stands no value.", afterEquals..<afterEquals, key: keyText)
        }
        switch bytes[i] {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
            guard nested() else { return }
            let valueEnd = i
            skip(insideEntry: true)
            semicolon(after: valueEnd, key: keyText)
            comments.entryEnded(at: i)
            lastEntry = nil
            return
        default: break
        }
        let valueStart = i
        guard let value = token() else {
            error("The key \(quoted(keyText)) has no value: after “=” a string in straight quotes is missing. Apple’s parser rejects the whole file.",
                  valueStart..<UTF8Scalars.end(bytes, of: valueStart), key: keyText)
            if bytes[i] == UInt8(ascii: ";") { i += 1 } else { resume() }
            return
        }
        let valueEnd = i
        if value.isUnclosed || unclosedQuote(value) {
            // The closing quote is missing: the value ends with its line, and reading goes on at the next one.
            let firstLine = lineEnd(from: Int(value.range.start))
            error("The string that begins here is not closed: it swallows what follows, and Apple’s parser rejects the whole file.",
                  valueStart..<valueStart + 1, key: keyText)
            var cut = firstLine
            while cut > Int(value.range.start), isSpace(bytes[cut - 1]) || bytes[cut - 1] == UInt8(ascii: ";") { cut -= 1 }
            let range = ByteRange(start: Int(value.range.start), end: cut)
            append(entry, Unit(value: decoded(range, value.syntax), range: range, syntax: value.syntax))
            i = firstLine
            return
        }
        let before = i
        skip(insideEntry: true)
        if i >= end || bytes[i] != UInt8(ascii: ";") { i = before }  // comments after it belong to the next entry
        semicolon(after: valueEnd, key: keyText)
        append(entry, Unit(value: text(value), range: value.range, syntax: value.syntax), key, value)
    }

    private mutating func semicolon(after valueEnd: Int, key: String) {
        if i < end, bytes[i] == UInt8(ascii: ";") { i += 1; return }
        error("After the value of \(quoted(key)) a “;” is missing: Apple’s parser rejects the whole file, and the app shows keys or another language.",
              valueEnd..<valueEnd, key: key)
        skipSecondValue()
    }

    /// `"key" = "value" "more";`: the second string is no key without a value.
    private mutating func skipSecondValue() {
        var k = i
        while k < end, isSpace(bytes[k]) { k += 1 }
        guard k < end, bytes[k] == UInt8(ascii: "\""), let close = closing(from: k, before: lineEnd(from: k)) else { return }
        k = close + 1
        while k < end, isSpace(bytes[k]) { k += 1 }
        if k < end, bytes[k] == UInt8(ascii: ";") { i = k + 1 }
    }

    /// - Parameters:
    ///   - key: its faults are told
    ///   - value: the same
    private mutating func append(_ entry: consuming Entry, _ unit: consuming Unit, _ key: Token? = nil, _ value: Token? = nil) {
        let first = Int32(file.units.count)
        file.units.append(unit)
        entry.units = first..<first + 1
        file.entries.append(entry)
        if let key, key.isEscaped { faults(key, key: file.entries[file.entries.count - 1].key) }
        if let value, value.isEscaped { faults(value, key: file.entries[file.entries.count - 1].key) }
        comments.entryEnded(at: i)
        lastEntry = file.entries.count - 1
    }

    // MARK: Recovery

    /// Text that begins no entry.
    private mutating func stray() {
        let start = i
        var next = UTF8Scalars.end(bytes, of: start)
        let (scalar, _) = UTF8Scalars.decode(bytes, at: start)
        if let scalar, let name = Self.invisibleNames[scalar] {
            // A run of the same character is one fault.
            while next < bytes.count, UTF8Scalars.decode(bytes, at: next).0 == scalar { next = UTF8Scalars.end(bytes, of: next) }
            error("Here stands U+\(hex(scalar)) (\(name)), which Apple’s parser does not take for a space: it drops \(loss) or rejects the file.", start..<next)
            i = next
            return
        }
        i = start
        resume()
        var stop = i
        while stop > next, isSpace(bytes[stop - 1]) || bytes[stop - 1] == 0x0A || bytes[stop - 1] == 0x0D { stop -= 1 }
        let text = file.source.string(start..<min(stop, start + 60))
        var message = "\(quoted(text)) belongs to no entry: Apple’s parser drops \(loss) without a word, or rejects the file."
        switch scalar {
        case 0x201C, 0x201D, 0x201E, 0x2018, 0x2019, 0xAB, 0xBB, 0xFF02: message += " Typographic quotes do not delimit a string; use straight ones (\")."
        default: break
        }
        error(message, start..<max(next, stop))
        comments.forget()
    }

    /// Goes on after damage: at the next place in this line where `"key" =` stands, else at the next line.
    private mutating func resume() {
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

    private mutating func resumeAtLine(after start: Int) { i = lineEnd(from: start) }

    /// The quote that closes the string at `open`, on the same line.
    private func closing(from open: Int, before stop: Int) -> Int? {
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
    private mutating func unclosedQuote(_ value: Token) -> Bool {
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

    // MARK: Tokens

    private struct Token {
        /// Between the quotes.
        var range: ByteRange
        var syntax: ValueSyntax
        var isEscaped = false
        var isUnclosed = false
    }

    /// A quoted or bare string at `i`; nil, and `i` stays, where none begins.
    private mutating func token() -> Token? {
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
    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
             UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: false
        }
    }

    private func text(_ token: Token) -> String {
        token.isEscaped ? decoded(token.range, token.syntax) : String(wellFormed: UnsafeRawBufferPointer(rebasing: bytes[token.range.range]))
    }

    private func decoded(_ range: ByteRange, _ syntax: ValueSyntax) -> String {
        var sink = StringSink(bytes, capacity: range.count)
        OldStyleText.decode(bytes, range.range, into: &sink)
        return sink.string
    }

    /// What is wrong inside a string.
    private mutating func faults(_ token: Token, key: String) {
        var sink = StringSink(bytes, capacity: token.range.count)
        OldStyleText.decode(bytes, token.range.range, into: &sink)
        for (fault, range) in sink.faults {
            let text = file.source.string(range)
            let place = ByteRange(start: range.lowerBound, end: range.upperBound)
            if fault == .smallUnicodeEscape {
                file.diagnostics.append(ReadDiagnostic(
                    .syntaxError, .warning,
                    "“\(text)” is no escape here: the app shows the text “\(text.dropFirst())”. Write the character itself, or \\U\(text.dropFirst(2)).",
                    range: place, key: key))
            } else {
                file.diagnostics.append(ReadDiagnostic(
                    .undecodableText, "“\(text)” is half of a surrogate pair: alone it is no character, and readers drop or replace it.", range: place, key: key))
            }
        }
    }

    /// Passes a dictionary, an array or data; false where it is not closed.
    private mutating func nested() -> Bool {
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
                file.diagnostics.append(ReadDiagnostic(.unreadableFile, "Values are nested deeper than \(limits.depth) levels here: nothing from here on was checked.",
                                                       range: ByteRange(start: i - 1, end: i), endsReading: true))
                i = end
                return false
            }
        }
        unclosed += 1
        error("The value that begins here is never closed: Apple’s parser rejects the whole file.", start..<start + 1)
        resumeAtLine(after: start)
        return false
    }

    // MARK: White space and comments

    private mutating func skip(insideEntry: Bool = false) {
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
                error("A second byte order mark (U+FEFF) stands inside the file: Foundation’s parser rejects the whole file.", i..<i + 3)
                i += 3
                continue
            }
            return
        }
    }

    private mutating func blockComment(_ insideEntry: Bool) {
        let start = i
        var k = i + 2
        while k + 1 < end, !(bytes[k] == UInt8(ascii: "*") && bytes[k + 1] == UInt8(ascii: "/")) { k += 1 }
        guard k + 1 < end else {
            error("The comment that begins here is never closed: Apple’s parser takes the rest of the file for a comment, without a word.", start..<start + 2)
            i = end
            return
        }
        i = k + 2
        if !insideEntry { comments.add(start..<i, text: start + 2..<k, isLine: false) }
    }

    private mutating func lineComment(_ insideEntry: Bool) {
        let start = i
        var k = i + 2
        while k < end, bytes[k] != 0x0A, bytes[k] != 0x0D, !(bytes[k] == 0xE2 && peek(k + 1) == 0x80 && (peek(k + 2) == 0xA8 || peek(k + 2) == 0xA9)) { k += 1 }
        i = k
        if !insideEntry { comments.add(start..<k, text: start + 2..<k, isLine: true) }
    }

    // MARK: Helpers

    /// The byte at an offset; 0 behind the end.
    @inline(__always)
    private func peek(_ k: Int) -> UInt8 { k < end ? bytes[k] : 0 }

    /// End of the line that `start` stands in. A file may be one long line: its end is looked for once, not once for each entry.
    private mutating func lineEnd(from start: Int) -> Int {
        if knownLine.contains(start) { return knownLine.upperBound }
        var k = start
        while k < end, bytes[k] != 0x0A, bytes[k] != 0x0D { k += 1 }
        knownLine = start..<k
        return k
    }

    @inline(__always)
    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C }

    private mutating func error(_ message: String, _ range: Range<Int>, key: String? = nil) {
        file.diagnostics.append(ReadDiagnostic(.syntaxError, message, range: ByteRange(start: range.lowerBound, end: range.upperBound), key: key))
    }

    /// Characters that look like a space, or like nothing, but are no white space of the grammar.
    private static let invisibleNames: [UInt32: String] = [
        0xA0: "no-break space", 0x1680: "Ogham space mark", 0x2002: "en space", 0x2003: "em space", 0x2007: "figure space", 0x2009: "thin space",
        0x200B: "zero width space", 0x200C: "zero width non-joiner", 0x200D: "zero width joiner", 0x200E: "left-to-right mark",
        0x200F: "right-to-left mark", 0x202F: "narrow no-break space", 0x2060: "word joiner", 0x3000: "ideographic space", 0x00: "null",
        0x202A: "left-to-right embedding", 0x202C: "pop directional formatting", 0x2066: "left-to-right isolate", 0x2069: "pop directional isolate",
    ]
}
