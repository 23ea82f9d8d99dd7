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

    var file: LocalizationFile
    let limits: Limits
    let bytes: UnsafeRawBufferPointer
    let end: Int
    var i = 0
    /// A line, or the rest of one, whose end is known.
    var knownLine = 0..<0
    var comments: CommentCollector
    /// Strings that were never closed; each search for the end goes through the rest of the file, so that only a few are allowed.
    var unclosed = 0
    var reportedLoss = false
    /// Index of the entry that ended last, to which a comment on its line may belong.
    var lastEntry: Int?

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

    mutating func table() {
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
                if i < end { error("text follows the “}” that ends the table: Apple’s parser rejects the file", i..<UTF8Scalars.end(bytes, of: i)) }
                continue
            }
            if ConflictMarker.stands(bytes, at: i) {
                error("a merge-conflict marker was left in the file: Apple’s parser reads nothing after it, or rejects the file; both sides were checked here. Resolve the conflict", i..<lineEnd(from: i))
                i = lineEnd(from: i)
                comments.forget()
                continue
            }
            if byte == UInt8(ascii: ";") {
                error("a second “;” ends the table for Apple’s parser: it drops \(loss) without a word; remove it", i..<i + 1)
                reportedLoss = true
                i += 1
                continue
            }
            isFirst = false
            entry()
        }
        if inBraces { error("the “{” at the start is never closed by a “}”: Apple’s parser rejects the file", end..<end) }
    }

    /// `"key" = "value"; // comment`
    mutating func trailingComment() {
        guard let lastEntry, let comment = comments.takeTrailing(before: i) else { return }
        if file.entries[lastEntry].comment == nil {
            file.entries[lastEntry].comment = comment.text
            file.entries[lastEntry].commentRange = comment.range
        } else if comment.text.hasBytes("heard:") { file.entries[lastEntry].comment? += "\n" + comment.text }
    }

    var loss: String { reportedLoss ? "what follows" : "every entry after it" }

    mutating func stopReading() {
        file.diagnostics.append(ReadDiagnostic(
            unclosed >= 32 ? .syntaxError : .unreadableFile,
            unclosed >= 32 ? "too many strings are never closed: the rest of the file was not checked" : "the file has more than \(limits.entries) entries: the rest was not checked",
            range: ByteRange(start: i, end: i), endsReading: true))
    }

    mutating func entry() {
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
            error("the string that begins here is never closed: what follows it is lost; end it with a straight quote (\")", start..<start + 1)
            return resumeAtLine(after: start)
        }

        let keyEnd = i
        skip(insideEntry: true)
        guard i < end else {
            return error("the file ends in the middle of an entry: after the key stands no “=”", keyEnd..<keyEnd, key: keyText)
        }
        if bytes[i] == UInt8(ascii: ";") {  // `key;` stands for `key = key;`
            i += 1
            return append(entry, Unit(value: keyText, range: key.range, syntax: key.syntax), key)
        }
        guard bytes[i] == UInt8(ascii: "=") else {
            error("after the key \(quoted(keyText)) a “=” is missing: Apple’s parser rejects the whole file", keyEnd..<keyEnd, key: keyText)
            i = keyEnd
            return resume()
        }
        i += 1
        let afterEquals = i
        skip(insideEntry: true)
        guard i < end else {
            return error("the file ends in the middle of an entry: after “=” stands no value", afterEquals..<afterEquals, key: keyText)
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
            error("the key \(quoted(keyText)) has no value: after “=” a string in straight quotes is missing. Apple’s parser rejects the whole file",
                  valueStart..<UTF8Scalars.end(bytes, of: valueStart), key: keyText)
            if bytes[i] == UInt8(ascii: ";") { i += 1 } else { resume() }
            return
        }
        let valueEnd = i
        if value.isUnclosed || unclosedQuote(value) {
            // The closing quote is missing: the value ends with its line, and reading goes on at the next one.
            let firstLine = lineEnd(from: Int(value.range.start))
            error("the string that begins here is not closed: it swallows what follows, and Apple’s parser rejects the whole file",
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

    mutating func semicolon(after valueEnd: Int, key: String) {
        if i < end, bytes[i] == UInt8(ascii: ";") { i += 1; return }
        error("after the value of \(quoted(key)) a “;” is missing: Apple’s parser rejects the whole file, and the app shows keys or another language",
              valueEnd..<valueEnd, key: key)
        skipSecondValue()
    }

    /// `"key" = "value" "more";`: the second string is no key without a value.
    mutating func skipSecondValue() {
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
    mutating func append(_ entry: consuming Entry, _ unit: consuming Unit, _ key: Token? = nil, _ value: Token? = nil) {
        let first = Int32(file.units.count)
        file.units.append(unit)
        entry.units = first..<first + 1
        file.entries.append(entry)
        if let key, key.isEscaped { faults(key, key: file.entries[file.entries.count - 1].key) }
        if let value, value.isEscaped { faults(value, key: file.entries[file.entries.count - 1].key) }
        comments.entryEnded(at: i)
        lastEntry = file.entries.count - 1
    }

    // MARK: Helpers

    /// The byte at an offset; 0 behind the end.
    @inline(__always)
    func peek(_ k: Int) -> UInt8 { k < end ? bytes[k] : 0 }

    /// End of the line that `start` stands in. A file may be one long line: its end is looked for once, not once for each entry.
    mutating func lineEnd(from start: Int) -> Int {
        if knownLine.contains(start) { return knownLine.upperBound }
        var k = start
        while k < end, bytes[k] != 0x0A, bytes[k] != 0x0D { k += 1 }
        knownLine = start..<k
        return k
    }

    @inline(__always)
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C }

    mutating func error(_ message: String, _ range: Range<Int>, key: String? = nil) {
        file.diagnostics.append(ReadDiagnostic(.syntaxError, message, range: ByteRange(start: range.lowerBound, end: range.upperBound), key: key))
    }
}
