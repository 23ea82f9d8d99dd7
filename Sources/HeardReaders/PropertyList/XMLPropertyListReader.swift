import HeardCore

/// Reads property lists in XML: `.stringsdict`, and `.strings` as Xcode and other tools write them.
enum XMLPropertyListReader {
    /// The text begins like XML, after white space.
    static func looksLikeXML(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var i = 0
        while i < bytes.count, bytes[i] == 0x20 || (bytes[i] >= 0x09 && bytes[i] <= 0x0D) { i += 1 }
        return XMLText.begins("<?xml", bytes, i, bytes.count) || XMLText.begins("<plist", bytes, i, bytes.count) || XMLText.begins("<!DOCTYPE", bytes, i, bytes.count)
            || XMLText.begins("<!--", bytes, i, bytes.count)
    }

    static func read(into file: inout LocalizationFile, limits: Limits) {
        let document = XMLDocument(file.source, limits: limits)
        defer { if let diagnostic = document.diagnostic { file.diagnostics.append(diagnostic) } }
        guard !document.elements.isEmpty else { return }
        guard document.name(0, is: "plist"), let top = document.children(of: 0).first(where: { _ in true }), document.name(top, is: "dict") else {
            if document.diagnostic == nil {
                file.diagnostics.append(ReadDiagnostic(.syntaxError, "this is no table of strings: a property list with a dictionary at its top is expected. Nothing was checked",
                                                       range: ByteRange(start: document.elements[0].start, end: document.elements[0].content.lowerBound), endsReading: true))
            }
            return
        }
        var reader = Reader(document: document, file: file, limits: limits)
        reader.table(top)
        file = reader.file
    }

    private struct Reader {
        let document: XMLDocument
        var file: LocalizationFile
        let limits: Limits

        /// The entries of the top dictionary. The last one is left out where reading broke inside it.
        mutating func table(_ top: Int) {
            var comments = CommentCollector(document.bytes)
            var previousEnd = document.elements[top].content.lowerBound
            var key: Int?
            for child in document.children(of: top) {
                let element = document.elements[child]
                collectComments(previousEnd..<element.start, &comments)
                previousEnd = element.end
                guard element.isClosed else { break }
                if document.name(child, is: "key") {
                    if let key { report("the key \(quoted(document.text(key))) has no value: the system rejects the whole file", key) }
                    key = child
                    continue
                }
                guard let name = key else {
                    report("a value stands here without a key before it: the system rejects the whole file", child)
                    continue
                }
                key = nil
                guard file.entries.count < limits.entries else {
                    file.diagnostics.append(ReadDiagnostic(.unreadableFile, "the file has more than \(limits.entries) entries: the rest was not checked",
                                                           range: ByteRange(start: element.start, end: element.start), endsReading: true))
                    return
                }
                let keyElement = document.elements[name]
                var entry = Entry(key: string(name, key: nil), keyRange: ByteRange(start: keyElement.content.lowerBound, end: keyElement.content.upperBound),
                                  keySyntax: .xmlContent, locale: file.folderLocale)
                if let comment = comments.forEntry(startingAt: keyElement.start) {
                    entry.comment = comment.text
                    entry.commentRange = comment.range
                }
                comments.forget()
                StringsdictInterpreter.read(node(child, key: entry.key), entry: entry, into: &file)
            }
        }

        private func collectComments(_ range: Range<Int>, _ comments: inout CommentCollector) {
            var i = range.lowerBound
            while i < range.upperBound {
                guard XMLText.begins("<!--", document.bytes, i, range.upperBound) else { i += 1; continue }
                let close = XMLText.find("-->", document.bytes, i + 4, range.upperBound)
                comments.add(i..<min(close + 3, range.upperBound), text: i + 4..<close, isLine: false)
                i = min(close + 3, range.upperBound)
            }
        }

        private mutating func node(_ index: Int, key: String) -> PropertyListNode {
            let element = document.elements[index]
            if document.name(index, is: "string") {
                return .string(string(index, key: key), ByteRange(start: element.content.lowerBound, end: element.content.upperBound), .xmlContent)
            }
            guard document.name(index, is: "dict") else { return .other }
            var fields: [PropertyListNode.Field] = []
            var name: Int?
            for child in document.children(of: index) {
                if document.name(child, is: "key") {
                    name = child
                } else if let current = name {
                    let content = document.elements[current].content
                    fields.append(PropertyListNode.Field(key: string(current, key: key), keyRange: ByteRange(start: content.lowerBound, end: content.upperBound),
                                                         value: node(child, key: key)))
                    name = nil
                }
            }
            return .dictionary(fields)
        }

        private mutating func string(_ index: Int, key: String?) -> String {
            let (text, faults) = XMLText.string(document.bytes, document.elements[index].content, isAttribute: false)
            for fault in faults where fault.fault == .unknownEntity {
                let entity = file.source.string(fault.range)
                file.diagnostics.append(ReadDiagnostic(.syntaxError, "XML has no entity \(quoted(entity)): the system rejects the whole file. Write the character itself",
                                                       range: ByteRange(start: fault.range.lowerBound, end: fault.range.upperBound), key: key))
            }
            return text
        }

        private mutating func report(_ message: String, _ index: Int) {
            file.diagnostics.append(ReadDiagnostic(.syntaxError, message, range: ByteRange(start: document.elements[index].start, end: document.elements[index].end)))
        }
    }
}
