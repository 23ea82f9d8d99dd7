enum CommonFolder {
    /// The folders that all files lie in, the outermost first; an absolute path begins with an empty one.
    static func of(_ files: some Sequence<String>) -> [Substring] {
        var common: [Substring]?
        for file in files {
            let folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            common = common.map { zip($0, folders).prefix { $0 == $1 }.map(\.0) } ?? Array(folders)
            if common?.isEmpty == true { break }
        }
        return common ?? []
    }
}
