import HeardCore
import HeardLanguage

/// What a translator comment says that a label belongs to: “Accessibility label of the film”.
enum CommentSubject {
    /// A person, a work, a thing of the world: its name may hold any word (“Belly button”, the film “… Benjamin Button”).
    static func isContent(_ unit: UnitView) -> Bool { ends(unit, with: .contentNouns) }

    static func isPicture(_ unit: UnitView) -> Bool { ends(unit, with: .pictureNouns) }

    /// The comment's first sentence ends with “of the …” or “for the …”, at most two words and one of these nouns.
    private static func ends(_ unit: UnitView, with list: WordList) -> Bool {
        guard let comment = unit.entry.key.comment, comment.utf8.count <= 400 else { return false }
        let words = firstSentence(comment)
        guard words.count >= 3, let place = words.lastIndex(where: { $0 == "of" || $0 == "for" }) else { return false }
        var rest = words[(place + 1)...]
        if let first = rest.first, ["the", "a", "an", "this", "that", "each", "every"].contains(first) { rest.removeFirst() }
        guard let last = rest.last, rest.count <= 3, place > 0, ["label", "name", "title", "text", "description"].contains(words[place - 1]) else { return false }
        let nouns = LocaleData.english?.list(list) ?? []
        return nouns.contains(String(last)) || rest.count == 2 && nouns.contains(rest.joined(separator: " "))
    }

    /// The words in lower case, up to a full stop, a line break or a direction to this program.
    private static func firstSentence(_ comment: String) -> [Substring] {
        var words: [Substring] = []
        guard let line = comment.lowercased().split(separator: "\n").first else { return [] }
        for piece in line.split(separator: " ") where !piece.isEmpty {
            if piece.hasPrefix("heard:") { break }
            words += piece.split { !($0.isLetter || $0 == "-") }
            if [".", ";", ":"].contains(piece.last) { break }
        }
        return words
    }
}
