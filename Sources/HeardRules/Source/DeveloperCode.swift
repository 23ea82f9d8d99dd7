/// Files that users of the app never see the texts of: demos, mocks, debug screens, code of others.
enum DeveloperCode {
    private static let words: Set<String> = ["demo", "demos", "example", "examples", "sample", "samples", "gallery", "playground", "playgrounds", "inspector", "debug", "debugging", "mock", "mocks", "internal", "development", "external",
                                             "thirdparty", "vendor", "vendors", "uitests", "fixtures", "stub", "stubs"]

    /// A part of the path, or a word of its camel case, is one of the words.
    static func has(_ path: String) -> Bool {
        for part in path.split(separator: "/") {
            if words.contains(part.lowercased()) { return true }
            var word = ""
            for c in part {
                if c.isUppercase || !c.isLetter {
                    if words.contains(word) { return true }
                    word = c.isLetter ? c.lowercased() : ""
                } else { word.append(c) }
            }
            if words.contains(word) { return true }
        }
        return false
    }
}
