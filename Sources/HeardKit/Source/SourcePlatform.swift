import HeardCore

/// Which source files show their texts on a Mac, a television or a watch only: the size rules lay text out on phones and tablets, and the other systems
/// have no content sizes, or others.
enum SourcePlatform {
    /// Frameworks whose import tells the system.
    private static let elsewhere: [StaticString] = [
        "import AppKit", "import Cocoa", "import WatchKit", "import TVUIKit", "import TVServices", "@import AppKit", "@import Cocoa", "@import WatchKit", "<Cocoa/Cocoa.h>", "<AppKit/AppKit.h>",
        "<WatchKit/WatchKit.h>",
    ]
    private static let phones: [StaticString] = ["import UIKit", "@import UIKit", "<UIKit/UIKit.h>", "canImport(UIKit)", "os(iOS)"]

    /// - Parameters:
    ///   - shown: files that show the title of a control or a reason
    ///   - code: all Swift and Objective-C files of the run
    /// - Returns: the files of `shown` that are not for phones and tablets
    static func filesNotOnPhones(shown: Set<String>, code: [String]) -> Set<String> {
        var found: Set<String> = []
        var undecided: [String] = []
        for file in shown.sorted() {
            if isFolderElsewhere(file) {
                found.insert(file)
                continue
            }
            guard let text = text(file) else { continue }
            if file.hasSuffix(".xib") || file.hasSuffix(".storyboard") {
                if isInterfaceElsewhere(text) { found.insert(file) }
                continue
            }
            switch isElsewhere(text) {
            case true?: found.insert(file)
            case false?: break
            case nil: undecided.append(file)
            }
        }
        if !undecided.isEmpty { decide(undecided, code, &found) }
        return found
    }

    /// What a file imports; nil where that tells nothing, as with SwiftUI alone.
    private static func isElsewhere(_ text: String) -> Bool? {
        if phones.contains(where: { text.hasBytes($0) }) { return false }
        return elsewhere.contains { text.hasBytes($0) } ? true : nil
    }

    /// A file that tells nothing goes with the files around it: the nearest folder in which some file tells.
    private static func decide(_ undecided: [String], _ code: [String], _ found: inout Set<String>) {
        var folders: [Substring: (here: Bool, elsewhere: Bool)] = [:]
        for file in code {
            guard let isElsewhere = isFolderElsewhere(file) ? true : text(file).flatMap(isElsewhere) else { continue }
            for folder in PathFolders.above(file) {
                if isElsewhere { folders[folder, default: (false, false)].elsewhere = true } else { folders[folder, default: (false, false)].here = true }
            }
        }
        for file in undecided {
            guard let near = PathFolders.above(file).lazy.compactMap({ folders[$0] }).first, near.elsewhere, !near.here else { continue }
            found.insert(file)
        }
    }

    /// `App/macOS/…`, `Demo_tvOS/…`, `Shop Watch App/…`: the folder is named after its system.
    private static func isFolderElsewhere(_ path: String) -> Bool {
        for folder in path.split(separator: "/").dropLast() {
            let words = folder.lowercased().split { !$0.isLetter }
            if words.contains(where: { names.contains($0) }) { return true }
            if zip(words, words.dropFirst()).contains(where: { $0 == "watch" && ($1 == "app" || $1 == "extension") }) { return true }
        }
        return false
    }

    private static let names: Set<Substring> = ["macos", "osx", "tvos", "watchos", "appletv", "watchkit", "watchapp"]

    private static func text(_ file: String) -> String? {
        (try? FileAccess.read(file, limit: Limits().fileSize)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The root element of the document names the runtime.
    private static func isInterfaceElsewhere(_ text: String) -> Bool {
        let head = String(text.unicodeScalars.prefix(1_000))
        return ["InterfaceBuilder3.Cocoa.", "MacOSX.Cocoa", "AppleTV", "watchKit"].contains { head.hasBytes(of: $0) }
    }
}
