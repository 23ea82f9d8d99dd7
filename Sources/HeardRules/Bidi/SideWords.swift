import HeardCore
import HeardLanguage
import ICUKit

/// Left and right in words: what a text says about the side of a control or the way of a gesture.
enum Side: String, Sendable {
    case left, right
    var opposite: Side { self == .left ? .right : .left }
}

/// Finds a language's words for sides in its texts.
struct SideWords {
    let stems: SideStems

    init?(_ tag: LanguageTag) {
        guard let stems = GrammarData.of(tag).sides else { return nil }
        self.stems = stems
    }

    /// The sides that a text names, with the first word of each.
    func sides(in text: String) -> [(side: Side, range: Range<Int>)] {
        var found: [(Side, Range<Int>)] = []
        for word in PlainWords(text) {
            if let side = side(of: word.text), !found.contains(where: { $0.0 == side }) { found.append((side, word.range)) }
        }
        return found
    }

    private func side(of word: Substring) -> Side? {
        // Vowel marks do not count.
        let letters = String(String.UnicodeScalarView(word.unicodeScalars.filter { !$0.category.isMark }))
        var rest = Substring(letters)
        for step in 0...3 {
            for (side, words, isBound) in [(Side.left, stems.left, false), (.right, stems.right, false), (.right, stems.boundRight, true)] {
                for stem in words where rest.hasPrefix(stem) {
                    let ending = rest.dropFirst(stem.count)
                    if ending.isEmpty ? !isBound : stems.endings.contains(String(ending)) { return side }
                }
            }
            guard step < 3, let first = rest.first, stems.prefixes.contains(first) else { return nil }
            rest = rest.dropFirst()
        }
        return nil
    }
}

/// What an English text says about a side. Only where it is about the interface: roads, ears, hands, answers and what remains are not.
enum EnglishSides {
    private static let grammar = GrammarData.of(LanguageTag("en"))

    private static func has(_ kind: String, _ word: String) -> Bool { grammar.sideWords[kind]?.contains(word) ?? false }

    /// A side that a text is about.
    struct Mention {
        var side: Side
        /// The text tells somebody where to go, or where a part of the interface is. A name ("Left side", "Swipe left") may be the side of something
        /// that is not mirrored: a hand, a half of the screen, a finger's way.
        var guides: Bool
    }

    /// The one side that the text is about; nil for none or both.
    static func mention(in text: String) -> Mention? {
        // Most texts name no side.
        guard mentionsASide(text) else { return nil }
        var all: [String] = []
        for word in PlainWords(text) { all.append(word.text.lowercased()) }
        guard all.contains("left") || all.contains("right"), !all.contains(where: { has("other", $0) }) else { return nil }
        var found: Set<Side> = []
        var guides = false
        for (index, word) in all.enumerated() {
            guard let side = Side(rawValue: word) else { continue }
            var next = index + 1 < all.count ? all[index + 1] : ""
            let previous = index > 0 ? all[index - 1] : ""
            // "left click" is a button of the mouse.
            if has("joined", next) { continue }
            // "left hand" is a hand, "left-hand side" a side.
            if next == "hand" {
                guard index + 2 < all.count, has("control", all[index + 2]) else { continue }
                next = all[index + 2]
            }
            let gesture = all[max(0, index - 4)..<index].firstIndex { has("gesture", $0) }.flatMap { has("adverb", next) ? nil : $0 }
            var at = index - 1
            while at >= 0, has("determiner", all[at]) || has("height", all[at]) { at -= 1 }
            let isPlace = at >= 0 && at < index - 1 && has("place", all[at]) && (next.isEmpty || has("control", next) || has("area", next) || isClauseEnd(text, index))
            let isNamed = (has("control", next) || has("area", next)) && next != "list"
            guard gesture != nil || isPlace || isNamed || has("height", previous) else { continue }
            found.insert(side)
            if guides { continue }
            let before = all[..<index]
            if let gesture, isInstruction(all, gesture: gesture, side: index, next: next, text) { guides = true }
            if isPlace || isNamed || has("height", previous) {
                let thing = before.lastIndex { isThing($0) }
                if before.contains(where: { has("instruction", $0) || has("gesture", $0) && !has("weak", $0) }), isNamed || all.contains(where: isThing) { guides = true }
                // "The menu is on the left", "The panel on the left shows your files."
                if let thing, before[thing...].contains(where: { has("is", $0) }) || isPlace && (has("chrome", all[thing]) || isSentence(text)) { guides = true }
            }
            if has("chrome", next) { guides = true }
        }
        return found.count == 1 ? found.first.map { Mention(side: $0, guides: guides) } : nil
    }

    /// A part of the interface, not only a place on it.
    private static func isThing(_ word: String) -> Bool { has("control", word) && !has("area", word) }

    /// "Swipe left to delete", "To delete, swipe left.", "Drag the panel to the left edge": somebody is told to do it. "Swipe left" may be the name of a gesture.
    private static func isInstruction(_ all: [String], gesture: Int, side: Int, next: String, _ text: String) -> Bool {
        if has("weak", all[gesture]) { return all.contains(where: isThing) }
        if has("clause", next) || all[gesture..<side].contains(where: isThing) { return true }
        if isSentence(text) { return true }
        return gesture > 0 && has("lead", all[gesture - 1])
    }

    private static func isSentence(_ text: String) -> Bool {
        text.unicodeScalars.last { !$0.isWhiteSpaceScalar }.map { ".!".unicodeScalars.contains($0) } ?? false
    }

    /// "left" or "right" stands somewhere in the bytes.
    private static func mentionsASide(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count >= 4 else { return false }
            for index in 0...bytes.count - 4 {
                let first = bytes[index] | 0x20, second = bytes[index + 1] | 0x20
                if first == UInt8(ascii: "l"), second == UInt8(ascii: "e"), bytes[index + 2] | 0x20 == UInt8(ascii: "f"), bytes[index + 3] | 0x20 == UInt8(ascii: "t") { return true }
                if first == UInt8(ascii: "r"), second == UInt8(ascii: "i"), bytes[index + 2] | 0x20 == UInt8(ascii: "g"), bytes[index + 3] | 0x20 == UInt8(ascii: "h") { return true }
            }
            return false
        }
    }

    /// Punctuation, or a word that begins something new, stands behind word `index`.
    private static func isClauseEnd(_ text: String, _ index: Int) -> Bool {
        var seen = 0
        for word in PlainWords(text) {
            if seen == index {
                let rest = text.utf8Slice(word.range.upperBound..<text.utf8.count).unicodeScalars
                guard let first = rest.first else { return true }
                if ".,;:!?)".unicodeScalars.contains(first) { return true }
                let next = PlainWords(String(rest)).first { _ in true }.map { $0.text.lowercased() } ?? ""
                return has("clause", next)
            }
            seen += 1
        }
        return false
    }
}
