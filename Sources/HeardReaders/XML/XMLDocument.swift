import CXML
import HeardCore

/// The elements of an XML text in document order, with the places of their tags and contents.
///
/// libxml2 reads the structure and says what is malformed; texts and attributes are decoded from the bytes, which gives exact places.
struct XMLDocument {
    struct Element {
        /// The local name, without prefix.
        var name: Range<Int>
        /// The `<` of the start tag.
        var start: Int
        /// After the name, up to the `>` or `/>` of the start tag.
        var attributes: Range<Int>
        /// Between the tags.
        var content: Range<Int>
        /// After the end tag.
        var end: Int
        /// Index of the next element that is not inside this one.
        var next: Int
        /// The end tag was read.
        var isClosed: Bool
    }

    let bytes: UnsafeRawBufferPointer
    private(set) var elements: [Element] = []
    /// Why reading ended before the end of the text.
    private(set) var diagnostic: ReadDiagnostic?

    /// The depth at which libxml2 itself stops.
    static let depth = 256

    init(_ source: SourceText, limits: Limits) {
        bytes = source.bytes
        guard let base = bytes.baseAddress else { return }
        var result = cxml_result()
        cxml_read(base.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count), UInt32(clamping: min(limits.depth, Self.depth)), &result)
        defer { cxml_free(&result) }
        collect(UnsafeBufferPointer(start: result.events, count: result.events == nil ? 0 : Int(result.count)), stop: Int(result.offset))
        diagnostic = stopDiagnostic(result, source)
    }

    private mutating func collect(_ events: UnsafeBufferPointer<cxml_event>, stop: Int) {
        elements.reserveCapacity(events.count / 2 + 1)
        var open: [Int] = []
        for event in events {
            let offset = min(Int(event.offset), bytes.count)
            if event.kind == 0 {
                var start = max(0, offset - 1)
                while start > 0, bytes[start] != UInt8(ascii: "<") { start -= 1 }
                var name = start + 1, nameEnd = name
                while nameEnd < offset, bytes[nameEnd] > 0x20 {
                    if bytes[nameEnd] == UInt8(ascii: ":") { name = nameEnd + 1 }
                    nameEnd += 1
                }
                let contentStart = offset < bytes.count && bytes[offset] == UInt8(ascii: "/") ? min(offset + 2, bytes.count) : min(offset + 1, bytes.count)
                open.append(elements.count)
                elements.append(Element(name: name..<max(name, nameEnd), start: start, attributes: nameEnd..<max(nameEnd, offset),
                                        content: contentStart..<contentStart, end: contentStart, next: elements.count + 1, isClosed: false))
            } else if let index = open.popLast() {
                elements[index].isClosed = true
                elements[index].end = offset
                elements[index].next = elements.count
                var close = max(0, offset - 1)
                while close > elements[index].start, bytes[close] != UInt8(ascii: "<") { close -= 1 }
                if close >= elements[index].content.lowerBound { elements[index].content = elements[index].content.lowerBound..<close }
            }
        }
        for index in open {
            elements[index].next = elements.count
            elements[index].content = elements[index].content.lowerBound..<max(elements[index].content.lowerBound, min(stop, bytes.count))
            elements[index].end = max(elements[index].end, min(stop, bytes.count))
        }
    }

    private func stopDiagnostic(_ result: cxml_result, _ source: SourceText) -> ReadDiagnostic? {
        var offset = min(Int(result.offset), bytes.count)
        // libxml2 stands behind a `<` that opens no tag and behind a `&` that begins no entity.
        if offset > 0, bytes[offset - 1] == UInt8(ascii: "<") || bytes[offset - 1] == UInt8(ascii: "&") { offset -= 1 }
        let place = ByteRange(start: offset, end: UTF8Scalars.end(bytes, of: offset))
        switch result.status {
        case Int32(CXML_OK): return nil
        case Int32(CXML_ENTITY):
            return ReadDiagnostic(.unreadableFile, "the file declares an entity. Entity declarations are not read, since they can expand without end or reach outside the file: nothing from here on was checked",
                                  range: place, endsReading: true)
        case Int32(CXML_TOO_DEEP):
            return ReadDiagnostic(.unreadableFile, "elements are nested deeper than \(Self.depth) levels here: nothing from here on was checked", range: place, endsReading: true)
        case Int32(CXML_NO_MEMORY):
            return ReadDiagnostic(.unreadableFile, "there was not enough memory to read the file", range: place, endsReading: true)
        default:
            let position = source.position(of: offset)
            var lineStart = offset
            while lineStart > 0, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D { lineStart -= 1 }
            let why: String
            if ConflictMarker.stands(bytes, at: lineStart) { why = "a merge-conflict marker was left in the file" } else {
                let text = withUnsafeBytes(of: result.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
                why = XMLFault.text(code: result.code, message: text, at: offset < bytes.count ? bytes[offset] : nil)
            }
            return ReadDiagnostic(.syntaxError, "\(why). The system rejects the whole file; nothing was read from line \(position.line) on", range: place, endsReading: true)
        }
    }

    // MARK: Access

    func name(_ index: Int, is word: StaticString) -> Bool {
        let name = elements[index].name
        return name.count == word.utf8CodeUnitCount && XMLText.begins(word, bytes, name.lowerBound, name.upperBound)
    }

    /// Indexes of the elements directly inside another.
    func children(of index: Int) -> Children { Children(document: self, index: index + 1, end: elements[index].next) }

    struct Children: Sequence, IteratorProtocol {
        let document: XMLDocument
        var index: Int
        let end: Int

        mutating func next() -> Int? {
            guard index < end else { return nil }
            defer { index = document.elements[index].next }
            return index
        }
    }

    /// Raw bytes of an attribute's value, by its name as written (`xml:space`).
    func attribute(_ index: Int, _ name: StaticString) -> Range<Int>? {
        let range = elements[index].attributes
        var i = range.lowerBound
        while i < range.upperBound {
            while i < range.upperBound, bytes[i] <= 0x20 { i += 1 }
            let start = i
            while i < range.upperBound, bytes[i] > 0x20, bytes[i] != UInt8(ascii: "=") { i += 1 }
            let nameEnd = i
            while i < range.upperBound, bytes[i] <= 0x20 || bytes[i] == UInt8(ascii: "=") { i += 1 }
            guard i < range.upperBound else { return nil }
            let quote = bytes[i]
            let valueStart = i + 1
            i = valueStart
            while i < range.upperBound, bytes[i] != quote { i += 1 }
            if nameEnd - start == name.utf8CodeUnitCount, XMLText.begins(name, bytes, start, nameEnd) { return valueStart..<min(i, range.upperBound) }
            i += 1
        }
        return nil
    }

    /// The decoded text of an attribute.
    func attributeText(_ index: Int, _ name: StaticString) -> String? {
        attribute(index, name).map { XMLText.string(bytes, $0, isAttribute: true).text }
    }

    func text(_ index: Int) -> String { XMLText.string(bytes, elements[index].content, isAttribute: false).text }
}
