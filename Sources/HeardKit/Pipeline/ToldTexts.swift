import HeardCore
import HeardRules

/// Source texts for keys whose table has none: the comment that Xcode writes beside a key of Interface Builder tells the text, and a key that is
/// itself a sentence ("Choose a card") is what the app shows in its own language.
///
/// For checking only: what `scan` lists are the files' own entries.
enum ToldTexts {
    static func apply(to project: inout Project) {
        for file in project.files.indices where project.files[file].format == .xcstrings { replaceIDs(&project.files[file]) }
        for table in project.tables.indices { tell(&project, table) }
    }

    // MARK: Catalogs

    /// A catalog's key stands for its source text where that is missing; an object's id is none.
    private static func replaceIDs(_ file: inout LocalizationFile) {
        for number in file.entries.indices {
            let entry = file.entries[number]
            guard let property = InterfaceBuilderKey.property(of: entry.key) else { continue }
            for index in entry.units where file.units[Int(index)].isKeyFallback {
                file.entries[number].flags.insert(.toldByComment)
                let text = entry.comment.flatMap { Self.text(of: property, in: $0) }
                file.units[Int(index)].value = text ?? ""
                file.units[Int(index)].isAbsent = text == nil
                file.units[Int(index)].isKeyFallback = false
                // It stands nowhere as a value: the key is its place.
                file.units[Int(index)].syntax = .opaque
            }
        }
    }

    private static func text(of property: Substring, in comment: String) -> String? {
        // A blank text is a view that code fills.
        InterfaceBuilderKey.text(of: property, in: comment).flatMap { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? nil : $0 }
    }

    /// Marks that people leave in Interface Builder for their translators and tools.
    private static func isMark(_ text: String) -> Bool {
        let lower = text.lowercased()
        return lower.hasBytes("do not localize") || lower.hasBytes("do not translate") || lower.hasBytes("#bc-ignore!")
    }

    // MARK: Tables of .strings

    private struct Told {
        var row: Int
        /// The entry whose comment tells it.
        var reference: EntryReference
        var text: String
    }

    private static func tell(_ project: inout Project, _ index: Int) {
        let table = project.tables[index]
        guard table.locales.count > 1 else { return }
        switch table.sourceEvidence {
        case .declared, .onlyLocale: return
        case .configuration, .base, .english, .mostKeys, .comments, .none: break
        }
        let isGuessed = table.sourceEvidence == .mostKeys || table.sourceEvidence == .none
        let told = texts(project, table, isGuessed: isGuessed)
        guard !told.isEmpty else { return }
        var source = table.sourceLocale
        if isGuessed {
            if let own = localeThatSaysTheSame(project, table, told) { source = own } else {
                // The language of the texts is the project's own, as in `Base.lproj`.
                source = addBase(&project.tables[index])
            }
            project.tables[index].sourceLocale = source
            project.tables[index].sourceEvidence = .comments
        }
        guard let source else { return }
        let tag = project.tables[index].locales[source].tag
        var count = 0
        for item in told {
            if project.tables[index].rows[item.row].entries.contains(where: { Int($0.locale) == source }) { continue }
            let entry = append(item, to: &project.files[Int(item.reference.file)], tag)
            let reference = EntryReference(file: Int(item.reference.file), entry: entry, locale: source)
            let place = project.tables[index].rows[item.row].entries.firstIndex { ($0.locale, $0.file, $0.entry) > (reference.locale, reference.file, reference.entry) }
            project.tables[index].rows[item.row].entries.insert(reference, at: place ?? project.tables[index].rows[item.row].entries.count)
            count += 1
        }
        if isGuessed { project.tables[index].locales[source].keyCount += count }
    }

    /// The texts that comments and keys tell, for keys without an entry in the source language; for all keys where no language of the table is known to
    /// be the source.
    private static func texts(_ project: Project, _ table: Table, isGuessed: Bool) -> [Told] {
        // Most keys are sentences: then the others are texts too, and a source table that lacks many of them leaves them to the code.
        let isPartial = table.sourceLocale.map { table.locales[$0].keyCount * 20 < table.rows.count * 19 } ?? true
        let keysAreTexts = (isGuessed || isPartial) && Self.keysAreTexts(table)
        var list: [Told] = []
        for (number, row) in table.rows.enumerated() {
            if !isGuessed, let source = table.sourceLocale, row.entries.contains(where: { Int($0.locale) == source }) { continue }
            guard let property = InterfaceBuilderKey.property(of: row.key) else {
                if keysAreTexts, Self.canBeText(row.key), let first = row.entries.first, project.files[Int(first.file)].format == .strings { list.append(Told(row: number, reference: first, text: row.key)) }
                continue
            }
            for reference in row.entries {
                let file = project.files[Int(reference.file)]
                guard file.format == .strings, let comment = file.entries[Int(reference.entry)].comment, let text = Self.text(of: property, in: comment) else { continue }
                list.append(Told(row: number, reference: reference, text: text))
                break
            }
        }
        return list
    }

    /// Several words, or one without the joints of an identifier: `wallet`, not `card-title`.
    private static func canBeText(_ key: String) -> Bool {
        key.utf8.contains(0x20) || !key.utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
    }

    /// More than half of the keys read like texts, and a quarter at least has several words.
    private static func keysAreTexts(_ table: Table) -> Bool {
        let texts = table.rows.filter { NaturalKey.isText($0.key) }
        return texts.count * 2 > table.rows.count && texts.count(where: { $0.key.utf8.contains(0x20) }) * 4 >= table.rows.count
    }

    /// The locale whose values are the texts of the comments, in at least two thirds of three or more keys: the language that the app is written in.
    private static func localeThatSaysTheSame(_ project: Project, _ table: Table, _ told: [Told]) -> Int? {
        guard told.count >= 3 else { return nil }
        var same = [Int](repeating: 0, count: table.locales.count)
        for item in told {
            for reference in table.rows[item.row].entries {
                let file = project.files[Int(reference.file)]
                if let unit = file.entries[Int(reference.entry)].units.first, file.units[Int(unit)].value == item.text { same[Int(reference.locale)] += 1 }
            }
        }
        guard let best = same.indices.max(by: { same[$0] < same[$1] }), same[best] * 3 >= told.count * 2 else { return nil }
        // Where all locales are left as they were, none of them is the one.
        return same.count(where: { $0 == same[best] }) == 1 ? best : nil
    }

    /// - Returns: index of `Base` in the table's locales, which stay sorted
    private static func addBase(_ table: inout Table) -> Int {
        if let known = table.locales.firstIndex(where: { $0.tag == .base }) { return known }
        let place = table.locales.firstIndex { $0.tag > .base } ?? table.locales.count
        table.locales.insert(TableLocale(tag: .base), at: place)
        for row in table.rows.indices {
            for entry in table.rows[row].entries.indices where Int(table.rows[row].entries[entry].locale) >= place { table.rows[row].entries[entry].locale += 1 }
        }
        return place
    }

    /// - Returns: index of the new entry
    private static func append(_ told: Told, to file: inout LocalizationFile, _ tag: LanguageTag) -> Int {
        let place = file.entries[Int(told.reference.entry)]
        let unit = Int32(file.units.count)
        file.units.append(Unit(value: told.text, range: place.keyRange, syntax: .opaque))
        file.entries.append(Entry(key: place.key, keyRange: place.keyRange, keySyntax: place.keySyntax, locale: tag, comment: place.comment, commentRange: place.commentRange,
                                  flags: isMark(told.text) ? [.bilingualSource, .toldByComment, .doNotTranslate] : [.bilingualSource, .toldByComment], units: unit..<unit + 1))
        return file.entries.count - 1
    }
}
