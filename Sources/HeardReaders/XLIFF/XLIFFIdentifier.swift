import HeardCore

/// The id of a `<trans-unit>` as Xcode writes it: a key, and behind it the variation.
struct XLIFFIdentifier {
    var key: String
    var variation = ""
    /// `/KEY:dict/…:dict/:string`, the form of `.stringsdict` files.
    var isStringsdict = false

    init(_ id: String) {
        key = id
        if let mark = Self.lastRange(of: "|==|", in: id) {
            let suffix = id[mark.upperBound...]
            for (prefix, name) in [("plural.", "plural."), ("device.", "device."), ("substitutions.", "substitutions."), ("substitution.", "substitutions."), ("width.", "width."),
                                 ("stringSet.", "stringSet.")] where suffix.hasPrefix(prefix) {
                key = String(id[..<mark.lowerBound])
                variation = Self.unwrapped(name + suffix.dropFirst(prefix.count))
                return
            }
        }
        if id.hasPrefix("/"), id.hasSuffix(":dict/:string") { readStringsdict(id) }
    }

    private mutating func readStringsdict(_ id: String) {
        let parts = Self.components(id.dropFirst().dropLast(":dict/:string".count), by: ":dict/")
        guard parts.count >= 2 else { return }
        if parts[parts.count - 1] == "NSStringLocalizedFormatKey" {
            key = parts.dropLast().joined(separator: ":dict/")
        } else if parts.count >= 3, ["zero", "one", "two", "few", "many", "other"].contains(parts[parts.count - 1]) {
            key = parts.dropLast(2).joined(separator: ":dict/")
            variation = "substitutions.\(parts[parts.count - 2]).plural.\(parts[parts.count - 1])"
        } else if parts.count >= 3, parts[parts.count - 2] == "NSStringVariableWidthRuleType" || parts[parts.count - 2] == "NSStringDeviceSpecificRuleType" {
            key = parts.dropLast(2).joined(separator: ":dict/")
            variation = (parts[parts.count - 2] == "NSStringVariableWidthRuleType" ? "width." : "device.") + parts[parts.count - 1]
        } else { return }
        isStringsdict = true
    }

    /// Names with dots are wrapped as `@NAME@` in the path.
    private static func unwrapped(_ path: String) -> String {
        guard path.hasPrefix("substitutions.@"), let close = path.dropFirst(15).firstIndex(of: "@") else { return path }
        let name = path[path.index(path.startIndex, offsetBy: 15)..<close]
        return "substitutions." + name + path[path.index(after: close)...]
    }

    private static func components(_ text: some StringProtocol, by separator: String) -> [String] {
        var parts: [String] = []
        var rest = text[...]
        while let range = firstRange(of: separator, in: rest) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        parts.append(String(rest))
        return parts
    }

    private static func firstRange<Text: StringProtocol>(of word: String, in text: Text) -> Range<Text.Index>? {
        let utf8 = text.utf8, pattern = Array(word.utf8)
        var start = utf8.startIndex
        while start < utf8.endIndex {
            if utf8[start] == pattern[0], utf8[start...].starts(with: pattern) { return start..<utf8.index(start, offsetBy: pattern.count) }
            start = utf8.index(after: start)
        }
        return nil
    }

    private static func lastRange(of word: String, in text: String) -> Range<String.Index>? {
        let utf8 = text.utf8, pattern = Array(word.utf8)
        guard utf8.count >= pattern.count else { return nil }
        var start = utf8.index(utf8.endIndex, offsetBy: -pattern.count)
        while true {
            if utf8[start] == pattern[0], utf8[start...].starts(with: pattern) { return start..<utf8.index(start, offsetBy: pattern.count) }
            if start == utf8.startIndex { return nil }
            start = utf8.index(before: start)
        }
    }
}
