import HeardCore
import HeardLanguage
import ICUKit

/// What key and comment say about the numbers that a text is used with.
enum NumberRange {
    /// "%lld is always 2 or more", "when there are multiple cities": one and none have another text.
    static func isAboveOne(_ entry: EntryView) -> Bool {
        if entry.key.saysAboveOne { return true }
        // Mostly all locales have one comment.
        guard let own = entry.entry.comment, entry.key.comment.map({ !$0.hasSameBytes(as: own) }) ?? true else { return false }
        return says(own)
    }

    /// The same text stands under another key for one: by words ("1 hour" beside "%lld hours"), or by the keys ("photo_singular" beside "photo_plural").
    static func hasSingularSibling(_ unit: UnitView, _ context: RuleContext) throws -> Bool {
        let entry = unit.entry!, counted = unit.source ?? unit
        // Every locale asks for the same source text.
        if let known = counted.hasSingularSibling { return known }
        let locale = entry.source.map { Int($0.reference.locale) } ?? Int(entry.reference.locale)
        let found = try hasSingularKey(entry) || entry.table.siblings(of: locale, context).hasSingular(of: counted.text, row: entry.key.index)
        counted.hasSingularSibling = found
        return found
    }

    /// "errors_plural", and the table has "errors_singular", "errors_one" or "errors".
    private static func hasSingularKey(_ entry: EntryView) -> Bool {
        let key = entry.key.key
        guard let word = PlainWords(key).first(where: { pluralKeys.contains($0.text.lowercased()) }) else { return false }
        let before = key.utf8Slice(0..<word.range.lowerBound), after = key.utf8Slice(word.range.upperBound..<key.utf8.count)
        // "minutes-plural" and "minutes".
        let bare = before.unicodeScalars.reversed().drop { "-_. ".unicodeScalars.contains($0) }.reversed()
        if word.text.lowercased() == "plural", !after.unicodeScalars.contains(where: { $0.isAlphabeticScalar }), entry.table.rowsByKey[String(String.UnicodeScalarView(bare))] != nil { return true }
        return entry.table.table.rows.contains { row in
            guard row.key.hasPrefix(before), row.key.hasSuffix(after), row.key != key, row.key.utf8.count > before.utf8.count + after.utf8.count else { return false }
            let middle = row.key.utf8Slice(before.utf8.count..<row.key.utf8.count - after.utf8.count)
            return singularKeys.contains(middle.lowercased())
        }
    }

    private static let pluralKeys: Set<String> = ["plural", "multiple", "many", "other"]
    private static let singularKeys: Set<String> = ["singular", "single", "one"]

    /// "always at least one": 0 has another text.
    static func isAboveZero(_ entry: EntryView) -> Bool {
        func says(_ text: String) -> Bool {
            let words = Self.words(text)
            return words.indices.contains { index in zeroPhrases.contains { words[index...].starts(with: $0) } }
        }
        return (entry.key.comment.map(says) ?? false) || (entry.entry.comment.map(says) ?? false)
    }

    private static let zeroPhrases: [[String]] = [["at", "least", "one"], ["one", "or", "more"], ["never", "zero"], ["not", "zero"], ["greater", "than", "zero"], ["more", "than", "zero"]]

    static func says(_ text: String) -> Bool {
        let words = Self.words(text)
        for (index, word) in words.enumerated() {
            if word == "multiple" { return true }
            if index + 2 < words.count, phrases.contains(words[index...index + 2].joined(separator: " ")) { return true }
        }
        return false
    }

    private static let phrases: Set<String> = ["2 or more", "two or more", "more than one", "more than 1", "greater than one", "greater than 1", "at least two", "at least 2"]

    /// Words and numbers, in lower case.
    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }
}
