#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import HeardCore
import HeardReaders

/// The files below the given paths.
struct Discovery {
    struct File: Sendable {
        /// As the user will see it: relative to the current folder, with `/`.
        var path: String
        var format: FileFormat
    }

    private(set) var files: [File] = []
    /// Swift, Objective-C and Interface Builder files.
    private(set) var sources: [String] = []
    /// Paths that promise a localization file and can't be opened, with the reason.
    private(set) var unreadable: [(file: File, why: String)] = []

    /// Folders that were not walked, with the reason.
    private(set) var unreadableFolders: [(path: String, why: String)] = []

    private static let skippedFolders: Set<String> = [".build", "build", "DerivedData", "Pods", "Carthage", "node_modules", ".git", "Source Contents"]

    private let exclude: [Glob]
    private let limits: Limits
    private var seen: Set<String> = []
    private var root = ""

    /// - Parameters:
    ///   - paths: files and folders; a path that does not exist is an error
    ///   - exclude: patterns of paths to leave out
    init(paths: [String], exclude: [Glob] = [], limits: Limits) throws(CommandError) {
        self.exclude = exclude
        self.limits = limits
        for path in paths {
            let shown = Self.tidied(path)
            var info = stat()
            guard lstat(path, &info) == 0 else { throw CommandError("no file or folder \(visible(path))") }
            guard stat(path, &info) == 0 else {
                addUnreadable(shown, errno)
                continue
            }
            if info.st_mode & S_IFMT == S_IFDIR {
                root = Self.resolved(path) ?? path
                walk(path.isEmpty ? "." : path, shown: shown == "." ? "" : shown, depth: 0)
            } else if seen.insert(shown).inserted {
                add(shown, name: Self.name(of: shown))
            }
        }
        files.sort { $0.path < $1.path }
        sources.sort()
        unreadable.sort { $0.file.path < $1.file.path }
        // Paths may name a folder twice, or a file and the folder that it is in.
        if paths.count > 1 {
            files = Self.eachOnce(files, \.path)
            sources = Self.eachOnce(sources, \.self)
            unreadable = Self.eachOnce(unreadable, \.file.path)
        }
    }

    /// A sorted list without those that are as the one before.
    private static func eachOnce<Item>(_ sorted: [Item], _ path: KeyPath<Item, String>) -> [Item] {
        sorted.indices.filter { $0 == 0 || sorted[$0 - 1][keyPath: path] != sorted[$0][keyPath: path] }.map { sorted[$0] }
    }

    private mutating func walk(_ folder: String, shown: String, depth: Int) {
        guard depth < limits.depth else { return unreadableFolders.append((shown, "it lies deeper than \(limits.depth) folders")) }
        guard files.count < limits.files else { return unreadableFolders.append((shown, "there are more than \(limits.files) files before it")) }
        guard let directory = opendir(folder) else { return unreadableFolders.append((shown.isEmpty ? "." : shown, FileAccess.reason(errno))) }
        var names: [(String, UInt8)] = []
        while let item = readdir(directory) {
            let name = withUnsafeBytes(of: &item.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append((name, item.pointee.d_type)) }
        }
        closedir(directory)
        for (name, type) in names.sorted(by: { $0.0 < $1.0 }) {
            let path = folder + "/" + name
            let shownPath = shown.isEmpty ? name : shown + "/" + name
            var isFolder = type == UInt8(DT_DIR)
            if type == UInt8(DT_LNK) || type == UInt8(DT_UNKNOWN) {
                var info = stat()
                guard stat(path, &info) == 0 else {
                    if !isExcluded(shownPath) { addUnreadable(shownPath, errno) }
                    continue
                }
                isFolder = info.st_mode & S_IFMT == S_IFDIR
                if type == UInt8(DT_LNK) {
                    // Links stay inside the root, and a folder is walked once.
                    guard let target = Self.resolved(path), target == root || target.hasPrefix(root + "/"), !isFolder else { continue }
                }
            }
            if isExcluded(shownPath) { continue }
            if isFolder {
                if Self.skippedFolders.contains(name) { continue }
                walk(path, shown: shownPath, depth: depth + 1)
            } else {
                add(shownPath, name: name)
            }
        }
    }

    private mutating func add(_ path: String, name: String) {
        if let format = FileFormat(fileName: name) { files.append(File(path: path, format: format)) } else if Self.isSource(name) { sources.append(path) }
    }

    private mutating func addUnreadable(_ path: String, _ code: Int32) {
        guard let format = FileFormat(fileName: Self.name(of: path)) else { return }
        unreadable.append((File(path: path, format: format), FileAccess.reason(code)))
    }

    private func isExcluded(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }

    static func isSource(_ name: String) -> Bool {
        [".swift", ".m", ".mm", ".h", ".pch", ".xib", ".storyboard"].contains { name.hasSuffix($0) }
    }

    static func name(of path: String) -> String { path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? "" }

    /// Without `./` in front and `/` behind; relative where it lies in the current folder.
    static func tidied(_ path: String) -> String {
        var text = Substring(path)
        let here = FileAccess.currentFolder
        if text == here { return "." }
        if text.hasPrefix(here + "/") { text = text.dropFirst(here.utf8.count + 1) }
        while text.hasPrefix("./") { text = text.dropFirst(2) }
        while text.count > 1, text.hasSuffix("/") { text = text.dropLast() }
        return text.isEmpty ? "." : String(text)
    }

    private static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
