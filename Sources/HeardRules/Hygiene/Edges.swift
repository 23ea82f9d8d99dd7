import HeardLanguage

/// White space at the edges of a text, and how it ends.
struct Edges {
    /// UTF-8 lengths of the white space at the start and the end; the whole text is white space where both cover it.
    let leading: Int
    let trailing: Int
    let hasLeadingNewline: Bool
    let hasTrailingNewline: Bool
    let isBlank: Bool

    init(_ text: AnalyzedText) {
        var value = text.value
        (leading, trailing, hasLeadingNewline, hasTrailingNewline, isBlank) = value.withUTF8 { utf8 in
            var start = 0, end = utf8.count
            var startNewline = false, endNewline = false
            while start < end, let (width, newline) = Self.space(utf8, at: start) {
                start += width
                startNewline = startNewline || newline
            }
            while end > start, let (width, newline) = Self.space(utf8, before: end) {
                end -= width
                endNewline = endNewline || newline
            }
            return (start, utf8.count - end, startNewline, endNewline, start == end)
        }
    }

    private static func space(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> (width: Int, newline: Bool)? {
        switch utf8[index] {
        case 0x20, 0x09: return (1, false)
        case 0x0A, 0x0D: return (1, true)
        case 0xC2 where index + 1 < utf8.count && utf8[index + 1] == 0xA0: return (2, false)
        case 0xE2 where index + 2 < utf8.count && utf8[index + 1] == 0x80 && (utf8[index + 2] == 0xAF || utf8[index + 2] >= 0x80 && utf8[index + 2] <= 0x8A):
            return (3, false)
        case 0xE3 where index + 2 < utf8.count && utf8[index + 1] == 0x80 && utf8[index + 2] == 0x80: return (3, false)
        default: return nil
        }
    }

    private static func space(_ utf8: UnsafeBufferPointer<UInt8>, before end: Int) -> (width: Int, newline: Bool)? {
        for width in 1...3 where end >= width {
            if let found = space(utf8, at: end - width), found.width == width { return found }
        }
        return nil
    }
}

/// Classes of final punctuation. Members of one class stand for each other across scripts.
enum FinalPunctuation: Hashable {
    case none, period, question, exclamation, ellipsis, colon, comma, semicolon, other

    var name: String {
        switch self {
        case .none: "no punctuation"
        case .period: "a full stop"
        case .question: "a question mark"
        case .exclamation: "an exclamation mark"
        case .ellipsis: "an ellipsis"
        case .colon: "a colon"
        case .comma: "a comma"
        case .semicolon: "a semicolon"
        case .other: "another sign"
        }
    }

    /// The final sign of a text without closing quotes, brackets and white space, and where it is (UTF-8).
    ///
    /// - Parameter semicolonAsks: Greek writes its question mark as `;`
    static func of(_ text: AnalyzedText, semicolonAsks: Bool) -> (kind: FinalPunctuation, range: Range<Int>) {
        var value = text.value
        return value.withUTF8 { utf8 -> (kind: FinalPunctuation, range: Range<Int>) in
            var end = utf8.count
            while end > 0 {
                var before = end - 1
                while before > 0, utf8[before] & 0xC0 == 0x80 { before -= 1 }
                let scalar = AnalyzedText.decode(utf8, before).value
                if isClosing(scalar) {
                    end = before
                    continue
                }
                let sign = Self.kind(scalar, semicolonAsks: semicolonAsks)
                // Three dots are an ellipsis.
                if sign == .period, scalar == 0x2E, before > 0, utf8[before - 1] == 0x2E { return (.ellipsis, before - 1..<end) }
                return (sign, before..<end)
            }
            return (.none, 0..<0)
        }
    }

    private static func isClosing(_ value: UInt32) -> Bool {
        switch value {
        case 0x22, 0x27, 0x29, 0x5D, 0x7D, 0x20, 0x09, 0x0A, 0x0D, 0xA0, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0x300B, 0x300D, 0x300F, 0x3011, 0xFF09, 0x3000, 0x202F,
             0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x61C, 0x2A, 0x5F, 0x3009: true
        default: false
        }
    }

    private static func kind(_ value: UInt32, semicolonAsks: Bool) -> FinalPunctuation {
        switch value {
        case 0x2E, 0x3002, 0xFF0E, 0xFF61, 0x964, 0x965, 0x6D4, 0x589, 0x1362, 0x17D4, 0x17D5, 0x104A, 0x104B, 0xF0D, 0xF0E, 0x1803, 0x2CF9, 0x2E3C, 0xDF4: .period
        case 0x3F, 0xFF1F, 0x61F, 0x37E, 0x55E, 0x1367, 0x2047, 0x2048, 0x2049, 0x203D: .question
        case 0x3B: semicolonAsks ? .question : .semicolon
        case 0x61B, 0xFF1B, 0x1364: .semicolon
        case 0x21, 0xFF01, 0x55C, 0x203C, 0x7F9: .exclamation
        case 0x2026, 0x22EF, 0x2025: .ellipsis
        case 0x3A, 0xFF1A, 0x1365, 0x1366: .colon
        case 0x2C, 0x3001, 0xFF0C, 0x60C, 0x1363, 0xFE50, 0xFE51, 0xFF64: .comma
        default: .none
        }
    }
}
