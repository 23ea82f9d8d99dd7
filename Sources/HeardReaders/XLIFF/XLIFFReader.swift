import HeardCore

/// Reads XLIFF 1.2 as Xcode exports it.
///
/// Each unit gives a source entry (flag `.bilingualSource`) and a target entry; a unit without `<target>` has a target unit that says so.
/// A `<file>` without target language is a plain source table.
enum XLIFFReader {
    static func read(into file: inout LocalizationFile, limits: Limits) {
        let document = XMLDocument(file.source, limits: limits)
        if !document.elements.isEmpty {
            if document.name(0, is: "xliff") {
                var reader = Reader(document: document, file: file, limits: limits)
                for child in document.children(of: 0) where document.name(child, is: "file") { reader.fileElement(child) }
                file = reader.file
            } else if document.diagnostic == nil {
                file.diagnostics.append(ReadDiagnostic(.syntaxError, "this is no XLIFF: its outermost element is not <xliff>. Nothing was checked",
                                                       range: ByteRange(start: document.elements[0].start, end: document.elements[0].content.lowerBound), endsReading: true))
            }
        }
        if let diagnostic = document.diagnostic { file.diagnostics.append(diagnostic) }
    }

    /// The table that `<file original>` names: its path without ending and without the `.lproj` folder, so that equal names in
    /// different folders stay apart.
    static func table(original: String) -> String {
        var parts = original.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        if var name = parts.popLast() {
            if let dot = name.lastIndex(of: "."), dot != name.startIndex { name = String(name[..<dot]) }
            parts.removeAll { $0.hasSuffix(".lproj") }
            parts.append(name)
        }
        return parts.joined(separator: "/")
    }

    private struct Reader {
        let document: XMLDocument
        var file: LocalizationFile
        let limits: Limits
        private var table = ""
        private var sourceLocale = LanguageTag.none
        private var targetLocale: LanguageTag?
        private var stopped = false
        private var count = 0
        /// The keys of the `<file>` that is being read, in order of appearance.
        private var groups: [Group] = []
        private var groupOfKey: [String: Int] = [:]

        /// One key: its forms may stand apart from each other.
        private struct Group {
            var entry: Entry
            var variations: Set<String>
            var sources: [Unit] = []
            var targets: [Unit] = []
        }

        init(document: XMLDocument, file: LocalizationFile, limits: Limits) {
            self.document = document
            self.file = file
            self.limits = limits
        }

        mutating func fileElement(_ index: Int) {
            table = XLIFFReader.table(original: document.attributeText(index, "original") ?? "")
            sourceLocale = LanguageTag(document.attributeText(index, "source-language") ?? "")
            targetLocale = document.attributeText(index, "target-language").flatMap { $0.isEmpty ? nil : LanguageTag($0) }
            if file.sourceLanguage == nil, !sourceLocale.isEmpty { file.sourceLanguage = sourceLocale }
            if file.targetLanguage == nil { file.targetLanguage = targetLocale }
            var inner = index + 1
            let end = document.elements[index].next
            while inner < end, !stopped {  // units stand in <body>, also inside <group>
                if document.name(inner, is: "trans-unit") {
                    if document.elements[inner].isClosed { unit(inner) }
                    inner = document.elements[inner].next
                } else { inner += 1 }
            }
            flush()
        }

        /// Makes entries of the keys of one `<file>`: source and target of a key one after the other.
        private mutating func flush() {
            for group in groups {
                if !group.sources.isEmpty { append(group.sources, group.entry, locale: sourceLocale, flag: targetLocale == nil ? [] : .bilingualSource) }
                if let targetLocale { append(group.targets, group.entry, locale: targetLocale, flag: []) }
            }
            groups.removeAll(keepingCapacity: true)
            groupOfKey.removeAll(keepingCapacity: true)
        }

        private mutating func append(_ units: [Unit], _ entry: Entry, locale: LanguageTag, flag: Entry.Flags) {
            var entry = entry
            entry.locale = locale
            entry.flags.formUnion(flag)
            // XLIFF declares no substitutions: their forms tell that they are there.
            for unit in units where !unit.variation.isEmpty {
                if let name = Substitution.name(ofVariation: unit.variation), !entry.substitutions.contains(where: { $0.name == name }) {
                    entry.substitutions.append(Substitution(name: name, range: .empty))
                }
            }
            let first = Int32(file.units.count)
            file.units += units
            entry.units = first..<Int32(file.units.count)
            file.entries.append(entry)
        }

        /// The group that a unit joins: that of its key, unless the same form is already there (a duplicate).
        private mutating func group(for id: XLIFFIdentifier, _ entry: Entry) -> Int {
            if let index = groupOfKey[id.key], groups[index].variations.insert(id.variation).inserted {
                if groups[index].entry.comment == nil {
                    groups[index].entry.comment = entry.comment
                    groups[index].entry.commentRange = entry.commentRange
                }
                groups[index].entry.flags.formUnion(entry.flags)
                return index
            }
            groups.append(Group(entry: entry, variations: [id.variation]))
            groupOfKey[id.key] = groups.count - 1
            return groups.count - 1
        }

        private mutating func unit(_ index: Int) {
            guard let idRange = document.attribute(index, "id") else {
                let element = document.elements[index]
                file.diagnostics.append(ReadDiagnostic(.syntaxError, "the unit has no id: it belongs to no key", range: ByteRange(start: element.start, end: element.content.lowerBound)))
                return
            }
            guard count < limits.entries else {
                file.diagnostics.append(ReadDiagnostic(.unreadableFile, "the file has more than \(limits.entries) entries: the rest was not checked",
                                                       range: ByteRange(start: document.elements[index].start, end: document.elements[index].start), endsReading: true))
                stopped = true
                return
            }
            count += 1
            let id = XLIFFIdentifier(XMLText.string(document.bytes, idRange, isAttribute: true).text)
            var source: Int?, target: Int?, note: Int?
            for child in document.children(of: index) {
                if document.name(child, is: "source") { source = source ?? child }
                else if document.name(child, is: "target") { target = target ?? child }
                else if document.name(child, is: "note") { note = note ?? child }
            }

            var entry = Entry(key: id.key, keyRange: keyRange(id, idRange), keySyntax: .xmlAttribute, locale: sourceLocale, originalTable: table)
            if let note {
                let text = trimmed(document.text(note))
                if !text.isEmpty {
                    entry.comment = text
                    let content = document.elements[note].content
                    entry.commentRange = ByteRange(start: content.lowerBound, end: content.upperBound)
                }
                if document.attributeText(note, "from") == "auto-generated" { entry.flags.insert(.autoComment) }
            }
            if document.attributeText(index, "translate") == "no" { entry.flags.insert(.doNotTranslate) }
            if id.isStringsdict { entry.flags.insert(.stringsdict) }

            let group = group(for: id, entry)
            if let source {
                let unit = value(source, id)
                groups[group].sources.append(unit)
            } else if targetLocale == nil {
                // Without <source> and without target language there is still the key, with nothing to say.
                let place = ByteRange(start: document.elements[index].end, end: document.elements[index].end)
                groups[group].sources.append(Unit(value: "", variation: id.variation, range: place, syntax: .xmlContent))
            }
            guard targetLocale != nil else { return }
            if let target {
                var unit = value(target, id)
                (unit.state, unit.stateText) = state(target)
                groups[group].targets.append(unit)
            } else {
                let place = document.elements[source ?? index].end
                groups[group].targets.append(Unit(value: "", variation: id.variation, range: ByteRange(start: place, end: place), syntax: .xmlContent,
                                                  state: .new, isAbsent: true))
            }
        }

        private mutating func value(_ index: Int, _ id: XLIFFIdentifier) -> Unit {
            let content = document.elements[index].content
            let (text, faults) = XMLText.string(document.bytes, content, isAttribute: false)
            for fault in faults where fault.fault == .unknownEntity {
                file.diagnostics.append(ReadDiagnostic(.syntaxError, "XML has no entity \(quoted(file.source.string(fault.range))): Xcode rejects the whole file. Write the character itself",
                                                       range: ByteRange(start: fault.range.lowerBound, end: fault.range.upperBound), key: id.key, locale: targetLocale ?? sourceLocale))
            }
            return Unit(value: text, variation: id.variation, range: ByteRange(start: content.lowerBound, end: content.upperBound), syntax: .xmlContent)
        }

        private func state(_ target: Int) -> (TranslationState, String?) {
            guard let text = document.attributeText(target, "state") else { return (.unspecified, nil) }
            switch text {
            case "translated", "signed-off": return (document.attributeText(target, "state-qualifier") == "leveraged-mt" ? .machineTranslated : .translated, nil)
            case "final": return (.final, nil)
            case "new": return (.new, nil)
            case "needs-translation", "needs-adaptation", "needs-l10n": return (.needsTranslation, nil)
            case "needs-review-translation", "needs-review-l10n", "needs-review-adaptation": return (.needsReview, nil)
            case "": return (.empty, nil)
            default: return (.other, text)
            }
        }

        /// The key's part of the id, where it can be told from the bytes.
        private func keyRange(_ id: XLIFFIdentifier, _ range: Range<Int>) -> ByteRange {
            var low = range.lowerBound, high = range.upperBound
            if id.isStringsdict {
                low += 1
                let close = XMLText.find(":dict/", document.bytes, low, high)
                if close < high { high = close }
            } else if !id.variation.isEmpty {
                var i = high - 4
                while i >= low {
                    if XMLText.begins("|==|", document.bytes, i, high) { high = i; break }
                    i -= 1
                }
            }
            return ByteRange(start: low, end: high)
        }

        private func trimmed(_ text: String) -> String {
            let isSpace: (UInt8) -> Bool = { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
            let bytes = text.utf8.drop(while: isSpace)
            var end = bytes.endIndex
            while end > bytes.startIndex, isSpace(bytes[bytes.index(before: end)]) { end = bytes.index(before: end) }
            return String(bytes[bytes.startIndex..<end]) ?? text
        }
    }
}
