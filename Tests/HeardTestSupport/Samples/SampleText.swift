import HeardCore

/// A ``Sample``'s text, taken apart.
///
/// One line a value: `locale key|variation = value`. `⟦…⟧` in a value marks what is reported; around the key (`de ⟦pay⟧ = Zahlen`) it marks a finding
/// at the key. Lines that start with `//` are the comment of the next key; of these, `roles:`, `state:`, `stale` and `do-not-translate` are directions.
/// A text that begins with `--- path` is whole files as they are, each behind such a line.
public struct SampleText: Sendable {
    /// A text without its marks, and where they were: ranges of Unicode scalars.
    public struct Marked: Sendable {
        public var scalars: [Unicode.Scalar] = []
        public var marks: [Range<Int>] = []

        public init(_ text: some StringProtocol, escapes: Bool) {
            var start: Int?
            var rest = Substring(text).unicodeScalars
            while let scalar = rest.popFirst() {
                switch scalar {
                case "⟦": start = scalars.count
                case "⟧":
                    marks.append((start ?? scalars.count)..<scalars.count)
                    start = nil
                case "\\" where escapes:
                    guard let next = rest.popFirst() else { continue }
                    switch next {
                    case "n": scalars.append("\n")
                    case "t": scalars.append("\t")
                    case "r": scalars.append("\r")
                    case "u":
                        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { scalars.append(next); continue }
                        if let value = UInt32(String(rest[rest.index(after: rest.startIndex)..<end]), radix: 16), let made = Unicode.Scalar(value) { scalars.append(made) }
                        rest = rest[rest.index(after: end)...]
                    default: scalars.append(next)
                    }
                default: scalars.append(scalar)
                }
            }
        }

        public var text: String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            return String(view)
        }
    }

    public struct Line: Sendable {
        public var locale: String
        public var key: String
        public var isKeyMarked: Bool
        public var variation: String
        public var value: Marked
        public var comment: [String]
        public var roles: String?
        public var state: String?
        public var isStale: Bool
        public var isNotTranslated: Bool
    }

    public struct RawFile: Sendable {
        public var path: String
        public var content: Marked
    }

    public var lines: [Line] = []
    public var rawFiles: [RawFile] = []
    /// Lines that are no sample notation.
    public var problems: [String] = []

    public init(_ text: String) {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        if text.hasPrefix("--- ") {
            var path: String?, content: [Substring] = []
            func close() {
                if let path { rawFiles.append(RawFile(path: path, content: Marked(content.joined(separator: "\n") + "\n", escapes: false))) }
            }
            for row in rows {
                if row.hasPrefix("--- ") {
                    close()
                    path = String(row.dropFirst(4))
                    content = []
                } else {
                    content.append(row)
                }
            }
            close()
            return
        }
        var comment: [String] = [], roles: String?, state: String?, isStale = false, isNotTranslated = false
        for row in rows {
            let row = row.drop { $0 == " " }
            if row.isEmpty { continue }
            if row.hasPrefix("//") {
                let body = String(row.dropFirst(2).drop { $0 == " " })
                if body.hasPrefix("roles:") { roles = String(body.dropFirst(6).drop { $0 == " " }) }
                else if body.hasPrefix("state:") { state = String(body.dropFirst(6).drop { $0 == " " }) }
                else if body == "stale" { isStale = true }
                else if body == "do-not-translate" { isNotTranslated = true }
                else { comment.append(body) }
                continue
            }
            guard let space = row.firstIndex(of: " "), let equals = row[space...].firstRange(of: " =") else {
                problems.append(String(row))
                continue
            }
            var key = row[row.index(after: space)..<equals.lowerBound]
            var variation: Substring = ""
            if let bar = key.lastIndex(of: "|") {
                variation = key[key.index(after: bar)...]
                key = key[..<bar]
            }
            let isKeyMarked = key.hasPrefix("⟦")
            if isKeyMarked { key = key.dropFirst().dropLast() }
            var value = row[equals.upperBound...]
            if value.first == " " { value = value.dropFirst() }
            lines.append(Line(locale: String(row[..<space]), key: Marked(key, escapes: true).text, isKeyMarked: isKeyMarked, variation: String(variation),
                              value: Marked(value, escapes: true), comment: comment, roles: roles, state: state, isStale: isStale, isNotTranslated: isNotTranslated))
            comment = []
            roles = nil
            state = nil
            isStale = false
            isNotTranslated = false
        }
    }

    /// In order of appearance; the first is the source language.
    public var locales: [String] { unique(lines.map(\.locale)) }
    public var keys: [String] { unique(lines.map(\.key)) }
    public func lines(key: String, locale: String) -> [Line] { lines.filter { $0.key == key && $0.locale == locale } }
    public var hasMarks: Bool { lines.contains { $0.isKeyMarked || !$0.value.marks.isEmpty } || rawFiles.contains { !$0.content.marks.isEmpty } }

    /// The comment of a key: of its first line that has one, with its roles as `heard:role`.
    public func comment(of key: String, adding words: String?) -> String? {
        let own = lines.filter { $0.key == key }
        var parts = own.first { !$0.comment.isEmpty }?.comment ?? []
        if let roles = own.lazy.compactMap(\.roles).first { parts.append("heard:role \(roles)") }
        if let words { parts.append(words) }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}
