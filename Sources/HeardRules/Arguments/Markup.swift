import HeardCore
import HeardLanguage

/// The markup of a text: what must be there again in a translation.
struct Markup {
    struct Element: Hashable {
        enum Kind: Hashable {
            /// `[text](https://…)`, by its target
            case link(String)
            /// `^[text](inflect: true)`, with its attributes without spaces.
            case inflection(String)
            /// `${applicationName}`
            case variable(String)
            /// `<b>` or `</b>`, by name
            case openTag(String), closeTag(String)
        }

        var kind: Kind
        var range: Range<Int>
    }

    private(set) var elements: [Element] = []

    /// Markup is possible at all.
    static func isPossible(_ text: AnalyzedText) -> Bool { text.classes.hasAny([.lessThan, .squareBracket, .brace]) }

    init(_ text: AnalyzedText) {
        guard Self.isPossible(text) else { return }
        var value = text.value
        elements = value.withUTF8 { Self.scan($0) }
    }

    private static func scan(_ utf8: UnsafeBufferPointer<UInt8>) -> [Element] {
        var found: [Element] = []
        var at = 0
        while at < utf8.count {
            let element: Element? = switch utf8[at] {
            case UInt8(ascii: "<"): tag(utf8, at)
            case UInt8(ascii: "["): link(utf8, at)
            case UInt8(ascii: "$"): variable(utf8, at)
            default: nil
            }
            if let element {
                found.append(element)
                // Markup inside a link's text counts too.
                if case .link = element.kind { at += 1 } else if case .inflection = element.kind { at += 1 } else { at = max(at + 1, element.range.upperBound) }
            } else {
                at += 1
            }
        }
        return found
    }

    /// Tags that text views render; other words in angle brackets are placeholders for people ("<your name>").
    private static let tagNames: Set<String> = [
        "a", "b", "big", "bold", "br", "center", "code", "div", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "i", "img", "italic", "li", "link", "mark", "ol", "p",
        "pre", "s", "small", "span", "strike", "strong", "sub", "sup", "table", "td", "tr", "tt", "u", "ul", "html", "body", "head", "style", "title",
    ]

    private static func tag(_ utf8: UnsafeBufferPointer<UInt8>, _ start: Int) -> Element? {
        var at = start + 1
        let closes = at < utf8.count && utf8[at] == UInt8(ascii: "/")
        if closes { at += 1 }
        let nameStart = at
        while at < utf8.count, isAlphanumeric(utf8[at]) { at += 1 }
        guard at > nameStart, at - nameStart <= 12 else { return nil }
        let name = String(decoding: utf8[nameStart..<at], as: UTF8.self).lowercased()
        guard tagNames.contains(name) else { return nil }
        // Attributes up to the end of the tag; "<a letter>" is no tag.
        var hasAttribute = false, hasWord = false
        while at < utf8.count, utf8[at] != UInt8(ascii: ">") {
            if utf8[at] == UInt8(ascii: "<") || at - start > 1_000 { return nil }
            if utf8[at] == UInt8(ascii: "=") { hasAttribute = true } else if utf8[at] != UInt8(ascii: " "), utf8[at] != UInt8(ascii: "/") { hasWord = true }
            at += 1
        }
        guard at < utf8.count, hasAttribute || !hasWord else { return nil }
        return Element(kind: closes ? .closeTag(name) : .openTag(name), range: start..<at + 1)
    }

    private static func link(_ utf8: UnsafeBufferPointer<UInt8>, _ start: Int) -> Element? {
        var depth = 0
        var at = start
        while at < utf8.count {
            if utf8[at] == UInt8(ascii: "[") { depth += 1 } else if utf8[at] == UInt8(ascii: "]") {
                depth -= 1
                if depth == 0 { break }
            }
            at += 1
        }
        guard at + 1 < utf8.count, utf8[at + 1] == UInt8(ascii: "(") else { return nil }
        let open = at + 2
        at = open
        var parentheses = 1
        while at < utf8.count {
            if utf8[at] == UInt8(ascii: "(") { parentheses += 1 } else if utf8[at] == UInt8(ascii: ")") {
                parentheses -= 1
                if parentheses == 0 { break }
            }
            at += 1
        }
        guard at < utf8.count else { return nil }
        if start > 0, utf8[start - 1] == UInt8(ascii: "^") {
            let attributes = utf8[open..<at].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "\"") }
            return Element(kind: .inflection(String(decoding: attributes, as: UTF8.self)), range: start - 1..<at + 1)
        }
        guard at > open else { return nil }
        return isTarget(utf8[open..<at]) ? Element(kind: .link(String(decoding: utf8[open..<at], as: UTF8.self)), range: start..<at + 1) : nil
    }

    /// A link's target: a scheme, a path, a host or an argument; not words ("[1](see below)").
    private static func isTarget(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        if bytes.contains(UInt8(ascii: " ")) && !bytes.contains(UInt8(ascii: "\"")) { return false }
        return bytes.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "#") }
    }

    private static func variable(_ utf8: UnsafeBufferPointer<UInt8>, _ start: Int) -> Element? {
        guard start + 1 < utf8.count, utf8[start + 1] == UInt8(ascii: "{") else { return nil }
        var at = start + 2
        while at < utf8.count, isAlphanumeric(utf8[at]) || utf8[at] == UInt8(ascii: "_") || utf8[at] == UInt8(ascii: ".") || utf8[at] >= 0x80 { at += 1 }
        guard at > start + 2, at < utf8.count, utf8[at] == UInt8(ascii: "}") else { return nil }
        return Element(kind: .variable(String(decoding: utf8[start + 2..<at], as: UTF8.self)), range: start..<at + 1)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
}
