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

    private static func holds(_ bytes: String, _ needles: [StaticString]) -> Bool { needles.contains { bytes.hasBytes($0) } }

    /// - Parameters:
    ///   - shown: files that show the title of a control or a reason
    ///   - code: all Swift and Objective-C files of the run
    /// - Returns: the files of `shown` that are not for phones and tablets
    static func filesNotOnPhones(shown: Set<String>, code: [String]) -> Set<String> {
        var found: Set<String> = []
        var undecided: [String] = []
        for file in shown.sorted() {
            guard let text = text(file) else { continue }
            if file.hasSuffix(".xib") || file.hasSuffix(".storyboard") {
                if isInterfaceElsewhere(text) { found.insert(file) }
            } else if holds(text, phones) { continue } else if holds(text, elsewhere) { found.insert(file) } else { undecided.append(file) }
        }
        // SwiftUI alone tells nothing: an app that imports AppKit or WatchKit and never UIKit is for no phone.
        if !undecided.isEmpty, !found.isEmpty, isAppElsewhere(code) { found.formUnion(undecided) }
        return found
    }

    private static func text(_ file: String) -> String? {
        (try? FileAccess.read(file, limit: Limits().fileSize)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The root element of the document names the runtime.
    private static func isInterfaceElsewhere(_ text: String) -> Bool {
        let head = text.unicodeScalars.prefix(1_000)
        return ["InterfaceBuilder3.Cocoa.", "MacOSX.Cocoa", "AppleTV", "watchKit"].contains { String(head).hasBytes(of: $0) }
    }

    private static func isAppElsewhere(_ code: [String]) -> Bool {
        var sawOther = false
        for file in code {
            guard let text = text(file) else { continue }
            if holds(text, phones) { return false }
            if !sawOther, holds(text, elsewhere) { sawOther = true }
        }
        return sawOther
    }
}
