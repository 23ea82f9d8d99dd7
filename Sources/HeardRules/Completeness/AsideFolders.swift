import HeardCore

/// Files that nobody translates with the app: a demo beside a library, a framework or app that was built elsewhere.
struct AsideFolders: Sendable {
    private let isAside: [Bool]

    init(_ project: Project) {
        // A demo that is checked by itself is the app.
        let depth = CommonFolder.of(project.files.lazy.map(\.path)).count
        var known: [Substring: Bool] = [:]
        let found = project.files.map { file in
            file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().dropFirst(depth).contains { folder in
                if let answer = known[folder] { return answer }
                let answer = Self.isName(folder)
                known[folder] = answer
                return answer
            }
        }
        isAside = found.allSatisfy { $0 } ? [] : found
    }

    func contains(_ file: Int) -> Bool { isAside.indices.contains(file) && isAside[file] }

    /// `Demo`, `MyLibraryExample`, `Debug App`, `Sparkle.framework`.
    static func isName(_ folder: Substring) -> Bool {
        if [".framework", ".xcframework", ".app", ".appex"].contains(where: { folder.hasSuffix($0) && folder.utf8.count > $0.utf8.count }) { return true }
        if folder.hasSuffix(".lproj") { return false }
        let words = NameWords.of(String(folder))
        return words.contains(where: Self.words.contains) || zip(words, words.dropFirst()).contains { $1 == "app" && tests.contains($0) }
    }

    /// Words of folders that show something, for developers.
    static let demos: Set<String> = ["demo", "demos", "example", "examples", "sample", "samples", "playground", "playgrounds", "testapp"]
    private static let words = demos.union(["sampleapp", "demoapp"])
    private static let tests: Set<String> = ["debug", "test", "testing", "host"]
}

extension ProjectView {
    /// What is missing in this file is no fault of the app's. Looked for once, when first asked.
    func isAside(_ file: Int) -> Bool {
        asides.withLock { known in
            if let known { return known.contains(file) }
            let made = AsideFolders(project)
            known = made
            return made.contains(file)
        }
    }
}
