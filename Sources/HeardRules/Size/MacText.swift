import HeardCore

/// Texts of apps for the Mac, which have no Dynamic Type.
enum MacText {
    /// The file stands in a folder for the Mac ("macosx", "Translations-macOS"), or Interface Builder's comment names a class of AppKit; or all of the
    /// project's comments do.
    static func isOne(_ key: KeyView) -> Bool {
        if let comment = key.comment, comment.hasPrefix("Class = \"NS") { return true }
        if key.table.project.isMacApp { return true }
        guard let path = key.entries.first?.file.path else { return false }
        return path.split(separator: "/").dropLast().suffix(6).contains { folder in
            let name = folder.lowercased()
            return folders.contains(name) || endings.contains { name.hasSuffix($0) } || name == "sparkle.framework"
        }
    }

    private static let folders: Set<String> = ["mac", "macos", "macosx", "osx"]
    private static let endings = ["-mac", "-macos", "_macos", " macos", "-macosx", "(macos)"]
}
