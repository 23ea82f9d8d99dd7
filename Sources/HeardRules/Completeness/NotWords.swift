import HeardCore
import HeardLanguage

/// Texts made of letters that nobody translates.
enum NotWords {
    /// Symbols of units and their like: no words, in lower case too.
    static let symbols: Set<String> = [
        "mmol", "mol", "mg", "dl", "ml", "kg", "lb", "lbs", "oz", "km", "cm", "mm", "mi", "ft", "hr", "hrs", "min", "mins", "sec", "secs", "ms", "kb", "mb", "gb", "tb", "kib",
        "mib", "gib", "bpm", "fps", "rpm", "hz", "khz", "mhz", "ghz", "px", "pt", "kcal", "cal", "mph", "kmh", "wh", "mah", "kwh", "bar", "psi", "id", "url", "ip", "vs", "etc",
    ]

    /// "v2.9.0", "1.0b3": digits and full stops, with a letter or two.
    static func isVersion(_ value: String) -> Bool {
        var digits = 0, dots = 0, letters = 0
        for byte in value.utf8 {
            switch byte {
            case 0x30...0x39: digits += 1
            case UInt8(ascii: "."): dots += 1
            case 0x41...0x5A, 0x61...0x7A: letters += 1
            default: return false
            }
        }
        return digits >= 2 && dots >= 1 && letters <= 1
    }

    /// A command line, or text about one.
    static func isCode(_ value: String) -> Bool {
        value.hasBytes("defaults write ") || value.hasBytes(" --") || value.utf8.contains(UInt8(ascii: "`")) || value.hasBytes("{\\n") || hasShellVariable(value)
    }

    /// "$HOME", "$DISK_NAME": a dollar sign and at least two capitals.
    private static func hasShellVariable(_ value: String) -> Bool {
        let utf8 = Array(value.utf8)
        for index in utf8.indices.dropLast(2) where utf8[index] == UInt8(ascii: "$") {
            if utf8[index + 1...index + 2].allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }) { return true }
        }
        return false
    }

    /// "Copyright © 2024 …": a sign or word of copyright and a year.
    static func isCopyright(_ value: String) -> Bool {
        guard value.hasBytes("©") || value.hasBytes("(c) ") || value.hasBytes("(C) ") || value.hasPrefix("Copyright ") else { return false }
        var digits = 0
        for byte in value.utf8 {
            digits = byte >= 0x30 && byte <= 0x39 ? digits + 1 : 0
            if digits == 4 { return true }
        }
        return false
    }

    /// Filler that is replaced before anybody sees it.
    static func isPlaceholder(_ value: String) -> Bool {
        guard let first = value.utf8.first, first == UInt8(ascii: "#") || first | 0x20 == UInt8(ascii: "l") || first | 0x20 == UInt8(ascii: "d") || first == UInt8(ascii: "<"), value.utf8.count < 1_000 else { return false }
        let lower = value.lowercased()
        return ["<dnl>", "lorem ipsum", "do not localize", "do not localise", "do not translate", "#bc-ignore"].contains { lower.hasPrefix($0) }
    }

    /// "Do not translate", "Don't localize - stringsdict entry": the whole text, not a word of it ("Do not translate “Wi-Fi”").
    static func isLeftOnPurpose(_ comment: String?) -> Bool {
        guard let comment, comment.utf8.count < 2_000 else { return false }
        let words = PlainWords(comment.lowercased()).map { (text: String($0.text), end: $0.range.upperBound) }
        if words.contains(where: { $0.text == "dnl" }) { return true }
        for index in words.indices.dropFirst() where words[index].text == "english" && words[index - 1].text == "always" { return true }
        for (index, word) in words.enumerated() where word.text == "translate" || word.text == "localize" || word.text == "localise" {
            let before = words[max(0, index - 2)..<index].map(\.text)
            guard before == ["do", "not"] || before == ["don", "t"] || before.last == "don't" || before.last == "don’t" else { continue }
            if index + 1 < words.count, ["this", "it", "these", "me"].contains(words[index + 1].text) { return true }
            let rest = comment.lowercased().utf8Slice(word.end..<comment.lowercased().utf8.count).unicodeScalars.drop { $0.isWhiteSpaceScalar || $0 == "\"" || $0 == "'" }
            if rest.isEmpty || rest.first.map({ ".,;:!)-–—\n".unicodeScalars.contains($0) }) ?? true { return true }
        }
        return false
    }

    /// Symbols of units only, joined by signs: "U/hr", "mg/dL", "%@ mmol/L".
    static func isUnits(_ text: AnalyzedText) -> Bool {
        let specifiers = text.arguments.specifiers
        let words = PlainWords(text.value).filter { word in !specifiers.contains { $0.range.overlaps(word.range) } }
        // "m²" is a symbol too.
        func letters(_ word: Substring) -> String { String(String.UnicodeScalarView(word.lowercased().unicodeScalars.filter { ![0xB2, 0xB3, 0xB9].contains($0.value) })) }
        return !words.isEmpty && words.allSatisfy { let word = letters($0.text); return word.utf8.count <= 1 || symbols.contains(word) }
    }

    /// A URL, a mail address, a host, a path: one piece without spaces.
    static func isAddress(_ value: String) -> Bool {
        var text = value[...].unicodeScalars
        while let last = text.last, last.isWhiteSpaceScalar { text.removeLast() }
        let utf8 = Substring(text).utf8
        guard !utf8.isEmpty, !utf8.contains(0x20), !utf8.contains(0x0A) else { return false }
        if value.hasBytes("://") || value.hasPrefix("www.") || value.hasPrefix("mailto:") || value.hasPrefix("/") { return true }
        if let at = utf8.firstIndex(of: UInt8(ascii: "@")), at != utf8.startIndex, utf8[utf8.index(after: at)...].contains(UInt8(ascii: ".")) { return true }
        // host.tld, file.ext
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot != utf8.startIndex else { return false }
        let ending = utf8[utf8.index(after: dot)...]
        return ending.count >= 2 && ending.count <= 10 && utf8.allSatisfy { $0 < 0x80 } && ending.allSatisfy { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) }
    }
}
