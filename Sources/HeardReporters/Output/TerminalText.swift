import HeardCore

/// Text as a terminal or a log may get it.
public enum TerminalText {
    /// A message: controls, bidi controls and invisible characters are named by their code points. Isolates around a quotation stay
    /// where it holds right-to-left text (so that it can't reorder the sentence) and go where they would do nothing.
    ///
    /// `##[` and `##vso[`, which CI systems take for commands anywhere in a line, come out as `<U+0023>#[`.
    public static func message(_ text: String) -> String {
        if !text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) { return withoutCommands(text) }
        if let plain = withoutIsolates(text) { return withoutCommands(plain) }
        let scalars = Array(text.unicodeScalars)
        var out = String.UnicodeScalarView()
        var open: [(index: Int, kept: Bool)] = []
        let pairs = isolatePairs(scalars)
        for (i, scalar) in scalars.enumerated() {
            switch scalar.value {
            case 0x2068 where pairs[i] != nil:
                let kept = scalars[i...(pairs[i] ?? i)].contains { isRightToLeft($0) }
                open.append((i, kept))
                if kept { out.append(scalar) }
            case 0x2069 where pairs[i] != nil:
                if open.popLast()?.kept == true { out.append(scalar) }
            default:
                if isUnsafeToShow(scalar) { out.append(contentsOf: "<U+\(hex(scalar.value))>".unicodeScalars) } else { out.append(scalar) }
            }
        }
        return withoutCommands(String(out))
    }

    /// The usual message: nothing in it is unsafe but isolates in pairs, and nothing is written from right to left. Nil where a closer look is needed.
    private static func withoutIsolates(_ text: String) -> String? {
        var text = text
        return text.withUTF8 { bytes in
            var depth = 0, index = 0
            var isPlain = true
            let result = String(unsafeUninitializedCapacity: bytes.count) { out in
                var count = 0
                while index < bytes.count {
                    let byte = bytes[index]
                    if byte >= 0x20, byte < 0x7F {
                        out[count] = byte
                        count += 1
                        index += 1
                        continue
                    }
                    let width = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                    var isDropped = false
                    switch byte {
                    // Latin, Greek and Cyrillic letters; not the controls and the soft hyphen behind C2.
                    case 0xC3...0xD5: break
                    case 0xC2 where bytes[index + 1] >= 0xA0 && bytes[index + 1] != 0xAD: break
                    case 0xE2 where bytes[index + 1] == 0x81 && bytes[index + 2] == 0xA8:
                        depth += 1
                        isDropped = true
                    case 0xE2 where bytes[index + 1] == 0x81 && bytes[index + 2] == 0xA9 && depth > 0:
                        depth -= 1
                        isDropped = true
                    // General punctuation up to the ellipsis, but for zero-width characters and marks; other symbols; Han, kana, Hangul.
                    case 0xE2 where bytes[index + 1] == 0x80 && (bytes[index + 2] >= 0x90 && bytes[index + 2] <= 0xA7 || bytes[index + 2] == 0xB0) || bytes[index + 1] >= 0x82: break
                    case 0xE3...0xED: break
                    // Scripts of India and South-East Asia; what stands before them is written from right to left.
                    case 0xE0 where bytes[index + 1] >= 0xA4: break
                    default: isPlain = false
                    }
                    guard isPlain, index + width <= bytes.count else {
                        isPlain = false
                        return 0
                    }
                    if !isDropped {
                        for place in 0..<width { out[count + place] = bytes[index + place] }
                        count += width
                    }
                    index += width
                }
                return count
            }
            return isPlain && depth == 0 ? result : nil
        }
    }

    private static func withoutCommands(_ text: String) -> String {
        guard text.utf8.contains(0x23) else { return text }
        var out = text
        for command in ["[", "vso[", "teamcity["] { out = out.separated("##" + command, by: "<U+0023>#" + command) }
        return out
    }

    /// A path at the beginning of a line: never `::`, which GitHub takes for a command there.
    public static func path(_ path: String) -> String {
        let safe = message(path)
        return safe.hasPrefix(":") || safe.hasPrefix(" ") ? "./" + safe : safe
    }

    /// As ``message(_:)``, with line breaks kept.
    public static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { message(String($0)) }.joined(separator: "\n")
    }

    /// For each isolate (FSI) that is closed on the same level: the index of its end, and for the end the index of its beginning.
    private static func isolatePairs(_ scalars: [Unicode.Scalar]) -> [Int: Int] {
        var pairs: [Int: Int] = [:], open: [Int] = []
        for (i, scalar) in scalars.enumerated() {
            if scalar.value == 0x2068 { open.append(i) } else if scalar.value == 0x2069, let start = open.popLast() {
                pairs[start] = i
                pairs[i] = start
            }
        }
        return pairs
    }

    /// Letters of the right-to-left scripts, by block (Hebrew to Arabic Extended-A, presentation forms, the plane 1 scripts).
    public static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// Columns that a character takes on a terminal: 0 for marks and joiners, 2 for wide ones (East Asian Width W and F, emoji).
    public static func width(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch value {
        case 0x1160...0x11FF: return 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
             0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F64F, 0x1F680...0x1F6FF,
             0x1F900...0x1FAFF, 0x20000...0x3FFFD: return 2
        default: return scalar.properties.isEmojiPresentation ? 2 : 1
        }
    }

    /// A line of a file with what stands under it.
    public struct MarkedLine: Sendable {
        public var line: String
        /// Spaces and carets; empty when there is nothing to mark.
        public var carets: String
        /// The words marked, isolated, where the line holds right-to-left text and a terminal may move them away from the carets.
        public var words: String?
    }

    /// The part of `line` around the columns `start..<end` (from 1, in Unicode scalars), made safe to show, and carets under exactly those columns.
    public static func mark(_ line: String, from start: Int, to end: Int, limit: Int = 110) -> MarkedLine {
        let scalars = Array(line.unicodeScalars.prefix(1 << 20))
        let first = min(max(0, start - 1), scalars.count), last = min(max(first, end - 1), scalars.count)
        // A window around the marked words, so that a catalog written on one line stays readable.
        var from = 0, to = scalars.count
        if to > limit {
            from = max(0, first - limit / 3)
            to = min(scalars.count, from + limit)
        }
        while from < first, from > 0, width(scalars[from]) == 0 { from -= 1 }
        var text = from > 0 ? "…" : "", marks = from > 0 ? " " : ""
        var isRTL = false
        // Leading white space says nothing here.
        if from == 0 { while from < first, scalars[from] == " " || scalars[from] == "\t" { from += 1 } }
        func shown(_ i: Int) -> (String, Int) {
            let scalar = scalars[i]
            if scalar == "\t" { return (" ", 1) }
            // `##[…` is a command to some CI systems.
            if isUnsafeToShow(scalar) || (scalar == "#" && i + 1 < scalars.count && scalars[i + 1] == "#") {
                // A joiner between visible characters shapes them; it stays unless it is itself what is marked.
                let name = "<U+\(hex(scalar.value))>"
                return (name, name.utf8.count)
            }
            return (String(scalar), width(scalar))
        }
        for i in from..<max(from, to) {
            let scalar = scalars[i]
            // Nearly all characters.
            if scalar.value >= 0x20, scalar.value < 0x7F, scalar != "#" {
                text.unicodeScalars.append(scalar)
                if i < last { marks.unicodeScalars.append(i >= first ? "^" : " ") }
                continue
            }
            let (piece, columns) = shown(i)
            text += piece
            isRTL = isRTL || isRightToLeft(scalar)
            if i < last { marks += String(repeating: i >= first ? "^" : " ", count: columns) }
        }
        if to < scalars.count { text += "…" }
        if first == last || !marks.contains("^") { marks += "^" }
        var words: String?
        if isRTL {
            text = "\u{2066}" + text + "\u{2069}"
            let exact = scalars[first..<last].prefix(limit).map(String.init).joined()
            if !exact.isEmpty { words = TerminalText.message(quoted(exact)) }
        }
        return MarkedLine(line: text, carets: marks, words: words)
    }
}
