/// Files that users of the app never see the texts of: demos, mocks, debug screens, code of others.
struct DeveloperCode {
    private static let words = AsideFolders.demos.union([
        "gallery", "inspector", "debug", "debugging", "mock", "mocks", "internal", "development", "external", "thirdparty", "vendor", "vendors", "uitests", "fixtures",
        "stub", "stubs", "testing", "simulator", "simulated", "templates", "testapplication", "devtool", "devtools", "redacted",
    ])

    /// Length in characters of the folder that all files lie in, with its slash: what it is called says nothing of the files.
    private let root: Int

    /// - Parameter files: paths of the app's code
    init(_ files: some Sequence<String>) { root = CommonFolder.of(Set(files)).reduce(0) { $0 + $1.count + 1 } }

    /// The path of a file below the folder that all lie in, with a slash before it.
    func path(of file: String) -> String { "/" + file.dropFirst(root) }

    func holds(_ file: String) -> Bool { Self.says(path(of: file)) }

    /// A part of the path, or a word of its camel case, is one of the words.
    private static func says(_ path: String) -> Bool {
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
