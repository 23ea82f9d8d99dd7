import HeardCore

/// Texts of apps for the Mac, which have no Dynamic Type.
enum MacText {
    /// The file stands in a folder for the Mac ("macosx", "Translations-macOS"), or Interface Builder's comment names a class of AppKit; or all of the
    /// project's comments do.
    static func isOne(_ key: KeyView) -> Bool {
        if let comment = key.comment, comment.hasPrefix("Class = \"NS") { return true }
        if key.table.project.isMacApp { return true }
        guard let entry = key.entries.first else { return false }
        if let known = key.table.macFiles[entry.reference.file] { return known }
        let found = isInMacFile(entry.file.path, key.table.project)
        key.table.macFiles[entry.reference.file] = found
        return found
    }

    private static func isInMacFile(_ path: String, _ project: ProjectView) -> Bool {
        if saysMac(path, project) { return true }
        return path.split(separator: "/").dropLast().suffix(6).contains { folder in
            let name = folder.lowercased()
            return folders.contains(name) || endings.contains { name.hasSuffix($0) } || name == "sparkle.framework"
        }
    }

    /// The project's texts speak of things that only a Mac has, and of nothing that only a phone has. Looked for once.
    private static func saysMac(_ path: String, _ project: ProjectView) -> Bool {
        project.platforms.withLock { known in
            if let known { return known.isMac(path) }
            let made = PlatformMarks(project.project)
            known = made
            return made.isMac(path)
        }
    }

    private static let folders: Set<String> = ["mac", "macos", "macosx", "osx"]
    private static let endings = ["-mac", "-macos", "_macos", " macos", "-macosx", "(macos)"]
}
