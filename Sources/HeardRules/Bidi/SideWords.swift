import HeardCore
import ICUKit

/// Left and right in words: what a text says about the side of a control or the way of a gesture.
enum Side: String, Sendable {
    case left, right
    var opposite: Side { self == .left ? .right : .left }
}

/// Words for sides of right-to-left languages, as data. A word is a stem with what may stand before and behind it.
struct SideWords: Sendable {
    var left: [String]
    var right: [String]
    /// Letters that stick to the front of a word (prepositions, article), any of them, up to three.
    var clitics: String = ""
    /// Endings that a word may have.
    var endings: [String] = []

    static func of(_ language: String) -> SideWords? { known[language] }

    private static let known: [String: SideWords] = {
        let arabic = SideWords(left: ["يسار", "أيسر", "ايسر", "يسرى"], right: ["يمين", "أيمن", "ايمن", "يمنى"], clitics: "والبكلف", endings: ["ا", "ًا", "اً", "ه", "ها", "ك"])
        let hebrew = SideWords(left: ["שמאל"], right: ["ימין", "ימינ", "ימנ"], clitics: "והבלמשכ", endings: ["ה", "י", "ית", "יים", "יות", "ך"])
        let persian = SideWords(left: ["چپ"], right: ["راست"], endings: ["ی", "ترین"])
        return [
            "ar": arabic, "he": hebrew, "iw": hebrew, "fa": persian, "ur": SideWords(left: ["بائیں", "بایاں"], right: ["دائیں", "دایاں"]),
            "ckb": SideWords(left: ["چەپ"], right: ["ڕاست"], endings: ["ی", "ە", "دا", "ەوە"]), "yi": SideWords(left: ["לינקס"], right: ["רעכטס"]),
        ]
    }()

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
            for (side, stems) in [(Side.left, left), (.right, right)] {
                for stem in stems where rest.hasPrefix(stem) {
                    let ending = rest.dropFirst(stem.count)
                    // A stem that stands for forms only is written with its ending.
                    if ending.isEmpty ? !(stem == "ימינ" || stem == "ימנ") : endings.contains(String(ending)) { return side }
                }
            }
            guard step < 3, let first = rest.first, clitics.contains(first) else { return nil }
            rest = rest.dropFirst()
        }
        return nil
    }
}

/// What an English text says about a side. Only where it is about the interface: roads, ears, hands, answers and what remains are not.
enum EnglishSides {
    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    private static let gestures = words("swipe swipes swiping swiped drag drags dragging slide slides sliding scroll scrolls scrolling flick pan panning pull push move moves")
    private static let places = words("on to at from in toward towards near by")
    private static let determiners = words("the your its this a far very")
    private static let heights = words("top bottom upper lower")
    private static let controls = words("side edge corner panel menu sidebar bar column pane button arrow margin drawer tab icon toolbar screen view list navigation half rail chevron of hand")
    /// Words that make left and right something else.
    private static let others = words("road roads street lane turn turns ear ears earbud earbuds earphone earphones headphone headphones headset airpod airpods hand-held handed hands eye eyes foot feet leg arm wrist answer answers click clicks clicked clicking mouse align aligned aligns alignment justify justified channel channels speaker speakers stereo audio traffic drive driving exit wing brain heart lung shoulder glove shoe direction script text writing rtl ltr")

    /// The one side that the text is about; nil for none or both.
    static func side(in text: String) -> Side? {
        // Most texts name no side.
        guard mentionsASide(text) else { return nil }
        var all: [String] = []
        for word in PlainWords(text) { all.append(word.text.lowercased()) }
        guard all.contains("left") || all.contains("right"), !all.contains(where: { others.contains($0) }) else { return nil }
        var found: Set<Side> = []
        for (index, word) in all.enumerated() {
            guard let side = Side(rawValue: word) else { continue }
            let next = index + 1 < all.count ? all[index + 1] : ""
            let previous = index > 0 ? all[index - 1] : ""
            // "left hand" is a hand, "left-hand side" a side.
            if next == "hand" {
                if index + 2 < all.count, controls.contains(all[index + 2]) { found.insert(side) }
                continue
            }
            let isGesture = all[max(0, index - 4)..<index].contains { gestures.contains($0) } && !["now", "away", "after", "before", "here", "there"].contains(next)
            var at = index - 1
            while at >= 0, determiners.contains(all[at]) || heights.contains(all[at]) { at -= 1 }
            let isPlace = at >= 0 && at < index - 1 && places.contains(all[at]) && (next.isEmpty || controls.contains(next) || isClauseEnd(text, index))
            let isNamed = controls.contains(next) && next != "of" && next != "list"
            if isGesture || isPlace || isNamed || heights.contains(previous) { found.insert(side) }
        }
        return found.count == 1 ? found.first : nil
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
                let next = PlainWords(String(rest)).makeIterator().next().map { $0.text.lowercased() } ?? ""
                return ["to", "and", "or", "in", "when", "if", "for", "is", "shows", "opens"].contains(next)
            }
            seen += 1
        }
        return false
    }
}
