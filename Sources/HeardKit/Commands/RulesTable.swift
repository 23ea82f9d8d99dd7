/// The rules table of the README, between two marker lines.
public enum RulesTable {
    static let begin = "<!-- rules: begin (heard-dev readme) -->\n"
    static let end = "<!-- rules: end -->"

    /// `text` with the table made anew; nil where a marker is missing.
    public static func update(_ text: String) -> String? {
        let whole = Substring(text)
        guard let first = whole.firstRange(of: begin), let last = whole.firstRange(of: end), first.upperBound <= last.lowerBound else { return nil }
        return text[..<first.upperBound] + "\n" + RulesCommand.markdownTable() + "\n" + text[last.lowerBound...]
    }
}
