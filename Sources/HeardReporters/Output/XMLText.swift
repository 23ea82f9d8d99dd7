import HeardCore

/// Text for XML and HTML: markup characters as entities; characters that XML 1.0 can't hold, or that are invisible, named by code point.
enum XMLText {
    static func escape(_ text: String) -> String {
        TerminalText.message(text).replacing(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"])
    }

    /// As ``escape(_:)``, with line breaks kept.
    static func escapeLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { escape(String($0)) }.joined(separator: "\n")
    }
}
