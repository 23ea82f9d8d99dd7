import HeardCore
import HeardLanguage

/// Texts made of letters that nobody translates.
enum NotWords {
    /// Symbols of units and their like: no words, in lower case too.
    static let symbols: Set<String> = [
        "mmol", "mol", "mg", "dl", "ml", "kg", "lb", "lbs", "oz", "km", "cm", "mm", "mi", "ft", "hr", "hrs", "min", "mins", "sec", "secs", "ms", "kb", "mb", "gb", "tb", "kib",
        "mib", "gib", "bpm", "fps", "rpm", "hz", "khz", "mhz", "ghz", "px", "pt", "kcal", "cal", "mph", "kmh", "wh", "mah", "kwh", "bar", "psi", "id", "url", "ip", "vs", "etc",
    ]

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

    /// Symbols of units only, joined by signs: "U/hr", "mg/dL", "%@ mmol/L".
    static func isUnits(_ text: AnalyzedText) -> Bool {
        let specifiers = text.arguments.specifiers
        let words = PlainWords(text.value).filter { word in !specifiers.contains { $0.range.overlaps(word.range) } }
        return !words.isEmpty && words.allSatisfy { $0.text.utf8.count == 1 || symbols.contains($0.text.lowercased()) }
    }

    /// A URL, a mail address, a host, a path: one piece without spaces.
    static func isAddress(_ value: String) -> Bool {
        let utf8 = value.utf8
        guard !utf8.isEmpty, !utf8.contains(0x20), !utf8.contains(0x0A) else { return false }
        if value.hasBytes("://") || value.hasPrefix("www.") || value.hasPrefix("mailto:") || value.hasPrefix("/") { return true }
        if let at = utf8.firstIndex(of: UInt8(ascii: "@")), at != utf8.startIndex, utf8[utf8.index(after: at)...].contains(UInt8(ascii: ".")) { return true }
        // host.tld, file.ext
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot != utf8.startIndex else { return false }
        let ending = utf8[utf8.index(after: dot)...]
        return ending.count >= 2 && ending.count <= 10 && utf8.allSatisfy { $0 < 0x80 } && ending.allSatisfy { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) }
    }
}
