import HeardCore

/// What a translator comment tells `heard`: `heard:ignore RULE[, RULE] [reason]`, `heard:role value, visible`, `heard:max 24`, `heard:max-width 120pt`.
public struct CommentDirectives: Sendable, Hashable {
    public var ignoredRules: [String] = []
    /// Free text behind the rules, for people.
    public var reason: String?
    public var roles: RoleSet = []
    /// Words after `heard:role` that are no role.
    public var unknownRoles: [String] = []
    /// Grapheme clusters.
    public var maximumLength: Int?
    /// Points at the default size, body.
    public var maximumWidth: Double?

    public init() {}

    public var isEmpty: Bool { ignoredRules.isEmpty && roles.isEmpty && unknownRoles.isEmpty && maximumLength == nil && maximumWidth == nil }

    /// False: the comment says nothing to `heard`. Quick.
    static func mayStand(in comment: String) -> Bool { comment.utf8.count >= 8 && comment.hasBytes("heard:") }

    /// Nil where the comment says nothing to `heard`; quick for the usual comment.
    public static func parse(_ comment: String) -> CommentDirectives? {
        guard mayStand(in: comment) else { return nil }
        var out = CommentDirectives()
        for line in comment.split(whereSeparator: { $0.isNewline }) {
            var rest = line
            while let start = rest.firstRange(of: "heard:") {
                let before = rest[..<start.lowerBound].last
                var body = rest[start.upperBound...]
                rest = body
                // `unheard:` is another word.
                if let before, before.isLetter || before.isNumber { continue }
                if let next = body.firstRange(of: "heard:") { body = body[..<next.lowerBound] }
                let name = body.prefix { $0.isLetter || $0 == "-" }
                out.take(String(name), body.dropFirst(name.count))
            }
        }
        return out.isEmpty ? nil : out
    }

    private mutating func take(_ name: String, _ body: Substring) {
        switch name {
        case "ignore":
            // Rules are words separated by commas; what follows the first word without a comma behind it is the reason.
            var rest = body.drop { $0 == " " || $0 == ":" || $0 == "\t" }
            while true {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
                guard !word.isEmpty else { break }
                ignoredRules.append(String(word))
                rest = rest.dropFirst(word.count)
                let trimmed = rest.drop { $0 == " " || $0 == "\t" }
                guard trimmed.first == "," else { rest = trimmed; break }
                rest = trimmed.dropFirst().drop { $0 == " " || $0 == "\t" }
            }
            let text = rest.drop { " -–—:;(".contains($0) }
            if !text.isEmpty { reason = String(text) }
        case "role", "roles":
            for word in body.split(whereSeparator: { $0 == "," || $0 == " " || $0 == ":" }) {
                let plain = word.filter { $0.isLetter || $0 == "-" }
                if let role = RoleSet(name: String(plain)) { roles.insert(role) } else {
                    if roles.isEmpty, !plain.isEmpty { unknownRoles.append(String(plain)) }
                    break
                }
            }
        case "max": maximumLength = Int(body.drop { $0 == " " || $0 == ":" }.prefix { $0.isASCII && $0.isNumber })
        case "max-width": maximumWidth = Double(String(body.drop { $0 == " " || $0 == ":" }.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }))
        default: break
        }
    }
}

extension Substring {
    /// First place of an ASCII word; no Foundation needed.
    func firstRange(of word: String) -> Range<Index>? {
        let needle = Array(word.utf8)
        var i = utf8.startIndex
        while i < utf8.endIndex {
            if utf8[i] == needle.first, utf8[i...].starts(with: needle) {
                return i..<(utf8.index(i, offsetBy: needle.count))
            }
            utf8.formIndex(after: &i)
        }
        return nil
    }
}
