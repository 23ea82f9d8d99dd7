import HeardCore

/// What texts, keys and comments of a project tell about the machine it runs on: a Mac has a menu bar, a Dock and checkboxes, a phone is held in the hand.
///
/// Counted for the whole project and for each of its topmost folders, since a repository may hold an app for each machine.
struct PlatformMarks: Sendable {
    private struct Seen: Sendable {
        /// A bit for each mark.
        var mac: UInt32 = 0
        var phone = false
        /// "Tap", "swipe": of a phone, a trackpad or a network driver.
        var touch = false

        /// One word may stand anywhere; two different ones, one of which is said of a Mac only, are no accident. Beside "tap" it takes four.
        var isMac: Bool { !phone && mac.nonzeroBitCount >= (touch ? 4 : 2) && mac & ~PlatformMarks.weak != 0 }
    }

    private var all = Seen()
    private var folders: [Substring: Seen] = [:]
    private let depth: Int

    /// The file belongs to an app for the Mac, by what the project's texts say.
    func isMac(_ path: String) -> Bool { all.isMac || folders[Self.folder(path, depth)]?.isMac ?? false }

    init(_ project: Project) {
        depth = CommonFolder.of(project.files.lazy.map(\.path)).count
        for file in project.files {
            let folder = Self.folder(file.path, depth)
            var seen = folders[folder] ?? Seen()
            var lastComment = ByteRange.empty
            let isInSourceFolder = file.sourceLanguage == nil && (file.folderLocale.language == "en" || !file.folderLocale.isLanguage)
            // By index: a copy of an entry counts references for its texts, and there are many.
            file.entries.withUnsafeBufferPointer { entries in
                for index in entries.indices {
                    if seen.phone { return }
                    // Texts of the source language: a translation says the same.
                    if isInSourceFolder || file.sourceLanguage.map({ $0.text == entries[index].locale.text }) ?? false {
                        if let unit = entries[index].units.first, file.units.indices.contains(Int(unit)) { Self.look(at: file.units[Int(unit)].value, &seen) }
                        Self.look(at: entries[index].key, &seen)
                    }
                    // All locales of a catalog's key have the same comment.
                    if entries[index].commentRange != lastComment, let comment = entries[index].comment {
                        lastComment = entries[index].commentRange
                        Self.look(at: comment, &seen)
                    }
                }
            }
            folders[folder] = seen
            all.mac |= seen.mac
            all.phone = all.phone || seen.phone
            all.touch = all.touch || seen.touch
        }
    }

    // MARK: Folders

    /// The path down to the folder below those that all have.
    private static func folder(_ path: String, _ depth: Int) -> Substring {
        var left = depth + 1
        for index in path.utf8.indices where path.utf8[index] == UInt8(ascii: "/") {
            left -= 1
            if left == 0 { return path[..<index] }
        }
        return ""
    }

    // MARK: Marks

    /// Words that other machines have too come first.
    private static let mac: [StaticString] = [
        "menu item", "checkbox", "system settings", "dock",
        "menu bar", "menubar", "finder", "system preferences", "applications folder", "hide others", "touch bar", "menu extra", "status bar item", "launch at login", "open at login",
    ]
    private static let weak: UInt32 = 0b1111
    private static let phone: [StaticString] = [
        "iphone", "ipad", "ipod", "home screen", "nscamerausage", "nsphotolibrary", "uibutton", "uilabel", "uibar", "uinavigation", "uiview", "uitab", "uitext", "uisegmented", "uialert",
        "apple watch", "visionos", "tvos",
    ]
    private static let touch: [StaticString] = ["tap", "taps", "tapping", "swipe", "swiping"]
    private static let command: [UInt8] = [0xE2, 0x8C, 0x98]

    /// One pass: at the start of each word the few marks that begin with its letter are compared.
    private static func look(at text: String, _ seen: inout Seen) {
        if seen.phone { return }
        var text = text
        text.withUTF8 { bytes in
            var wasLetter = false
            for index in bytes.indices {
                let byte = bytes[index], lower = byte | 0x20, isLetter = lower &- 0x61 < 26
                defer { wasLetter = isLetter }
                if byte == 0xE2, bytes[index...].starts(with: command) { seen.mac |= 1 << 31 }
                // `menuBarTitle`: a capital behind a small letter begins a word.
                guard isLetter, !wasLetter || byte < 0x61 && index > 0 && bytes[index - 1] >= 0x61, starts & 1 << UInt32(lower - 0x61) != 0 else { continue }
                for (number, mark) in mac.enumerated() where stands(mark, bytes, index) { seen.mac |= 1 << UInt32(number) }
                if !seen.touch, touch.contains(where: { stands($0, bytes, index) }) { seen.touch = true }
                if phone.contains(where: { stands($0, bytes, index) }) {
                    seen.phone = true
                    return
                }
            }
        }
    }

    /// A bit for each letter that a mark begins with.
    private static let starts = (mac + phone + touch).reduce(UInt32(0)) { $0 | 1 << UInt32($1.utf8Start.pointee - 0x61) }

    /// The mark stands here as whole words, or as the beginning of a name (`NSCameraUsageDescription`).
    private static func stands(_ mark: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        let count = mark.utf8CodeUnitCount
        guard start + count <= bytes.count else { return false }
        for offset in 0..<count {
            let byte = bytes[start + offset], wanted = mark.utf8Start[offset]
            if byte != wanted, byte | 0x20 != wanted || wanted == 0x20 { return false }
        }
        let isName = mark.utf8Start[0] == UInt8(ascii: "u") || mark.utf8Start[0] == UInt8(ascii: "n")
        return isName || start + count == bytes.count || (bytes[start + count] | 0x20) &- 0x61 >= 26
    }
}
