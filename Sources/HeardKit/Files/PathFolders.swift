enum PathFolders {
    /// The folders that a path lies in, innermost first; `/a/b` lies in `/a` and in ``.
    static func above(_ path: String) -> [Substring] {
        var folders: [Substring] = []
        var rest = path[...]
        while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
            rest = rest[..<slash]
            folders.append(rest)
        }
        return folders
    }
}
