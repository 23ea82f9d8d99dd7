import HeardCore

/// What an English text looks like: a name, a result, an amount. Where a key or comment says that a text is spoken but not as what, its form does.
enum TextShape {
    /// `measure`: an amount in more words (“%@ units per hour at %@”).
    case name, hint, amount, measure, state

    static func of(_ text: String) -> TextShape {
        var words: [Substring] = [], hasArgument = false, startsWithArgument = false
        for piece in text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\u{A0}" }) {
            if piece.utf8.first == UInt8(ascii: "%"), piece.utf8.count > 1 || !hasArgument, piece.utf8.last != UInt8(ascii: "%") || piece.utf8.count > 1 {
                if words.isEmpty { startsWithArgument = true }
                hasArgument = true
                continue
            }
            if piece.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) { words.append(piece) }
        }
        guard let first = words.first else { return hasArgument ? .amount : .name }
        // "%@ points", "%1$@ of %2$@"; "%@ Artwork" is a name.
        if startsWithArgument, words.count <= 1, words.allSatisfy({ $0.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false }),
           words.allSatisfy({ $0 == "of" || $0 == "percent" || $0.utf8.last == UInt8(ascii: "s") }) { return .amount }
        if startsWithArgument, words.count >= 2, words.allSatisfy({ $0.utf8.first.map { !($0 >= 0x41 && $0 <= 0x5A) } ?? true }), text.utf8.last != UInt8(ascii: ".") { return .measure }
        let lower = first.lowercased()
        if words.count >= 2, gestures.contains(lower) { return .hint }
        if words.count >= 2, isThirdPerson(lower) { return .hint }
        if words.count == 1, !hasArgument, states.contains(lower) { return .state }
        return .name
    }

    /// Few words, no article and no full stop: what names look like and results do not.
    static func isShort(_ text: String) -> Bool {
        guard let last = text.unicodeScalars.last, last != ".", last != "!" else { return false }
        let words = text.lowercased().split(separator: " ").filter { $0.utf8.first != UInt8(ascii: "%") }
        return words.count <= 4 && !words.contains { ["the", "a", "an", "your", "this", "to", "for"].contains($0) }
    }

    /// "Opens", "closes", "applies".
    private static func isThirdPerson(_ word: String) -> Bool {
        guard word.utf8.count >= 4, word.hasSuffix("s"), !word.hasSuffix("ss") else { return false }
        let stem = word.dropLast()
        if verbs.contains(String(stem)) { return true }
        if stem.hasSuffix("e"), verbs.contains(String(stem.dropLast())) { return true }
        return stem.hasSuffix("ie") && verbs.contains(String(stem.dropLast(2)) + "y")
    }

    private static let gestures: Set<String> = ["tap", "double", "double-tap", "swipe", "press", "touch", "long-press", "click"]
    private static let states: Set<String> = [
        "on", "off", "selected", "unselected", "disabled", "enabled", "dimmed", "unavailable", "available", "active", "inactive", "expanded", "collapsed", "checked", "unchecked", "activated", "deactivated",
    ]

    private static let verbs: Set<String> = Set("""
        add allow apply ask begin browse cancel change choose clear close collapse confirm continue copy create delete deselect disable dismiss display download edit enable end enter exit expand \
        go hide import insert jump launch leave let load lock make mark move mute navigate open pause pick pin play post put refresh reload remove rename reorder replace reset restart restore \
        resume return save scroll search select send set share show skip start stop submit switch take toggle turn unlock unmute update upload zoom
        """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
