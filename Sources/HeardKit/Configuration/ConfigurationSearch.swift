import HeardCore

/// Finds and reads the configuration.
public enum ConfigurationSearch {
    public static let name = ".heard.yml"

    /// The configuration that `--config` names, else `.heard.yml` of the first path's folder or of a folder above it, up to the
    /// repository's root; an empty one when there is none.
    static func load(named file: String?, near path: String, _ vocabulary: ConfigurationReader.Vocabulary) throws(CommandError) -> Configuration {
        guard let found = file ?? nearest(to: path) else { return Configuration() }
        return try ConfigurationReader(vocabulary).read(try FileAccess.read(found, limit: Limits.configurationSize), file: found)
    }

    /// The path is shown as it was found: relative to the current folder.
    private static func nearest(to path: String) -> String? {
        let start = path == "-" ? "." : path
        var folder = FileAccess.isFolder(start) ? start : start.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        if folder.isEmpty { folder = start.hasPrefix("/") ? "/" : "." }
        for _ in 0..<64 {
            let candidate = folder == "." ? name : folder + "/" + name
            if FileAccess.exists(candidate) { return candidate }
            if FileAccess.exists(folder + "/.git") { return nil }
            // Step up by name where the path has one, else by `..`.
            let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
            if folder == "/" { return nil }
            if let last = parts.last, last != ".", last != "..", parts.count > 1 {
                let parent = parts.dropLast().joined(separator: "/")
                folder = parent.isEmpty ? "/" : parent
            } else if parts.count == 1, let last = parts.last, last != ".", last != ".." { folder = "." } else {
                folder = folder == "." ? ".." : folder + "/.."
            }
        }
        return nil
    }
}
