/// Files that users of the app never see the texts of: demos, mocks, debug screens, code of others.
enum DeveloperCode {
    private static let words: Set<String> = ["demo", "demos", "example", "examples", "sample", "samples", "gallery", "playground", "playgrounds", "inspector", "debug", "debugging", "mock", "mocks", "internal", "development", "external",
                                             "thirdparty", "vendor", "vendors", "uitests", "fixtures", "stub", "stubs", "testing", "simulator", "simulated", "templates", "testapp", "testapplication", "devtool", "devtools", "redacted"]

    /// Length in characters of the folder that all files lie in, with its slash: what it is called says nothing of the files.
    static func commonFolder(_ files: some Sequence<String>) -> Int {
        let files = Set(files)
        guard var common = files.first.map({ Array($0.split(separator: "/", omittingEmptySubsequences: false).dropLast()) }) else { return 0 }
        for file in files {
            let folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            common = zip(common, folders).prefix { $0 == $1 }.map(\.0)
        }
        return common.reduce(0) { $0 + $1.count + 1 }
    }

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
