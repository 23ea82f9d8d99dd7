import HeardLanguage

/// What key and comment say about the numbers that a text is used with.
enum NumberRange {
    /// "%lld is always 2 or more", "when there are multiple cities": one and none have another text.
    static func isAboveOne(_ entry: EntryView) -> Bool {
        says(entry.entry.key) || (entry.key.comment.map(says) ?? false) || (entry.entry.comment.map(says) ?? false)
    }

    private static func says(_ text: String) -> Bool {
        let words = PlainWords(text.lowercased()).map { String($0.text) }
        for (index, word) in words.enumerated() {
            if word == "multiple" { return true }
            if index + 2 < words.count, phrases.contains(words[index...index + 2].joined(separator: " ")) { return true }
        }
        return false
    }

    private static let phrases: Set<String> = ["2 or more", "two or more", "more than one", "more than 1", "greater than one", "greater than 1", "at least two", "at least 2"]
}
