import HeardCore

/// What a translator comment says that a label belongs to: “Accessibility label of the film”.
enum CommentSubject {
    /// A person, a work, a thing of the world: its name may hold any word (“Belly button”, the film “… Benjamin Button”).
    static func isContent(_ unit: UnitView) -> Bool { ends(unit, with: contents) }

    static func isPicture(_ unit: UnitView) -> Bool { ends(unit, with: pictures) }

    /// The comment's first sentence ends with “of the …” or “for the …”, at most two words and one of these nouns.
    private static func ends(_ unit: UnitView, with nouns: Set<Substring>) -> Bool {
        guard let comment = unit.entry.key.comment, comment.utf8.count <= 400 else { return false }
        let words = firstSentence(comment)
        guard words.count >= 3, let place = words.lastIndex(where: { $0 == "of" || $0 == "for" }) else { return false }
        var rest = words[(place + 1)...]
        if let first = rest.first, ["the", "a", "an", "this", "that", "each", "every"].contains(first) { rest.removeFirst() }
        guard let last = rest.last, rest.count <= 3, place > 0, ["label", "name", "title", "text", "description"].contains(words[place - 1]) else { return false }
        return nouns.contains(last) || rest.count == 2 && nouns.contains(Substring(rest.joined(separator: " ")))
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

    private static let pictures: Set<Substring> = ["picture", "image", "photo", "photograph", "logo", "illustration", "portrait", "avatar", "thumbnail", "icon", "drawing", "artwork"]

    private static let contents: Set<Substring> = [
        "person", "contact", "friend", "author", "artist", "actor", "actress", "singer", "musician", "player", "driver", "character", "band", "orchestra",
        "film", "movie", "book", "novel", "song", "album", "track", "game", "podcast", "episode", "series", "play", "poem", "painting", "sculpture", "article", "story", "headline",
        "plant", "flower", "animal", "bird", "fish", "insect", "dish", "meal", "recipe", "ingredient", "food", "drink", "product", "article of clothing", "garment", "toy", "tool",
        "place", "city", "town", "village", "street", "river", "mountain", "shop", "restaurant", "museum", "body part", "organ", "muscle", "bone", "illness", "symptom",
        "expense", "purchase", "transaction", "word", "term", "concept", "species", "breed", "team", "company", "brand",
    ]
}
