import HeardCore
import HeardLanguage
import ICUKit

/// Texts without a word, and the signs that are spoken badly.
enum SignsAlone {
    enum Kind { case emoji, dash, stars, punctuation }

    /// What a text without letters, digits and arguments consists of; nil for others, and for signs with a name of their own (+ % &).
    static func find(_ unit: UnitView) -> Kind? {
        let classes = unit.text.classes
        guard !classes.hasAny(.digits.union([.squareBracket, .brace])), !classes.hasAny(.letters) else { return nil }
        if classes.contains(.percent), !unit.text.arguments.isEmpty { return nil }
        var emoji = 0, dashes = 0, stars = 0, others = 0, shown = 0
        for scalar in unit.value.unicodeScalars {
            switch scalar.value {
            case 0x20, 0x0A, 0x0D, 0x09, 0xA0, 0xFE0E, 0xFE0F, 0x200D, 0x200B...0x200F, 0x1F3FB...0x1F3FF, 0xFEFF: continue
            case 0x2D, 0x2010...0x2015, 0x2212, 0xFF0D, 0x30FC: dashes += 1
            case let value where isRating(value): stars += 1
            case 0x1F1E6...0x1F1FF: emoji += 1
            case let value where value >= 0x203C && scalar.isExtendedPictographic: emoji += 1
            default:
                // Private and unassigned characters are reported elsewhere.
                if scalar.category == .privateUse || scalar.category == .unassigned || scalar.category == .control || scalar.value == 0xFFFD { return nil }
                others += 1
            }
            shown += 1
        }
        guard shown > 0 else { return nil }
        if stars == shown { return stars > 1 ? .stars : nil }
        if emoji > 0, others == 0 { return .emoji }
        if dashes == shown { return dashes == 1 && unit.value.utf8.first == 0x2D && !unit.roles.contains(.value) ? nil : .dash }
        // One sign has a name: plus, percent, ampersand, question mark.
        if others == shown, shown == 1 { return unit.value.unicodeScalars.contains("…") ? .punctuation : nil }
        return others + dashes == shown && shown >= 2 && !isFaceOrMath(unit.value) ? .punctuation : nil
    }

    /// Signs that a key of a calculator or of code has ("±", "<=", "()").
    private static func isFaceOrMath(_ value: String) -> Bool {
        value.unicodeScalars.allSatisfy { $0.category.isSymbol && $0.value < 0x2500 || $0.value == 0xFF0B || "()<>=!+-/%&|^".unicodeScalars.contains($0) }
    }

    /// Shapes that are counted with the eye.
    static func isRating(_ value: UInt32) -> Bool {
        switch value {
        case 0x2605, 0x2606, 0x2B50, 0x2729, 0x272A, 0x2730, 0x25CF, 0x25CB, 0x25A0, 0x25A1, 0x25AA, 0x25AB, 0x25C6, 0x25C7, 0x25C9, 0x2B24, 0x2B1B, 0x2B1C, 0x2588...0x2593: true
        default: false
        }
    }

    /// Signs that stand between parts for the eye: bullets, bars, arrows.
    static func isSeparator(_ value: UInt32) -> Bool {
        switch value {
        case 0x2022, 0x2023, 0x2027, 0x2043, 0xB7, 0x25CF, 0x25E6, 0x2219, 0x22C5, 0x7C, 0x2502, 0x2192, 0x27A1, 0x279C, 0x25B8, 0x25B6: true
        default: false
        }
    }

    /// A mail or web address, a path.
    static func isAddress(_ piece: Substring) -> Bool {
        let utf8 = piece.utf8
        return utf8.contains(UInt8(ascii: "@")) || utf8.contains(UInt8(ascii: "/")) || piece.hasPrefix("www.") || utf8.contains(UInt8(ascii: "{")) || utf8.contains(UInt8(ascii: "<")) || utf8.contains(UInt8(ascii: "$")) || utf8.contains(UInt8(ascii: "#"))
    }

    private static let fileEndings: Set<String> = [
        "png", "jpg", "jpeg", "gif", "svg", "heic", "webp", "pdf", "mp3", "mp4", "mov", "wav", "m4a", "txt", "csv", "json", "xml", "html", "zip", "swift", "strings", "plist", "xcassets",
    ]

    /// `header-2.png`
    static func isFileName(_ piece: Substring) -> Bool {
        guard let dot = piece.utf8.lastIndex(of: UInt8(ascii: ".")), dot != piece.utf8.startIndex, piece.utf8.count <= 64 else { return false }
        guard fileEndings.contains(piece[piece.utf8.index(after: dot)...].lowercased()) else { return false }
        return piece.utf8[..<dot].contains { $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    }

    /// An underscore between letters or digits: `icon_plus`.
    static func hasInnerUnderscore(_ piece: Substring) -> Bool {
        let utf8 = Array(piece.utf8)
        guard utf8.count >= 3, utf8.first != UInt8(ascii: "_") || utf8.last != UInt8(ascii: "_") else { return false }
        for index in 1..<utf8.count - 1 where utf8[index] == UInt8(ascii: "_") {
            func isWord(_ byte: UInt8) -> Bool { byte >= 0x80 || byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
            if isWord(utf8[index - 1]), isWord(utf8[index + 1]) { return true }
        }
        return false
    }
}
