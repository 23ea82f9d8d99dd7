import HeardCore

/// Keys that are the English text themselves (`"Delete selected items"`): what Xcode's extraction makes of literals in the source.
public enum NaturalKey {
    static let language = LanguageTag("en")

    /// The key as the source of a translation; nil for an identifier, for text in English, and where an English value stands beside it.
    static func text(of unit: UnitView) -> String? {
        guard unit.entry.tag.isLanguage, unit.entry.tag.language != "en" else { return nil }
        if let source = unit.entry.source, source.tag.language == "en" || source.tag == .base { return nil }
        let key = unit.entry.entry.key
        return isText(key) ? key : nil
    }

    /// `Delete selected items`, `Running`; not `list.delete`, `listDelete`, `list_delete`, `LIST`.
    public static func isText(_ key: String) -> Bool {
        let utf8 = key.utf8
        guard utf8.count >= 2, utf8.count <= 2_000 else { return false }
        var letters = 0, capitals = 0, hasSpace = false, hasJoint = false, previous: UInt8 = 0x20
        for byte in utf8 {
            switch byte {
            case 0x20: hasSpace = true
            case 0x61...0x7A: letters += 1
            case 0x41...0x5A:
                letters += 1
                capitals += 1
                // `listDelete`
                if previous >= 0x61, previous <= 0x7A { hasJoint = true }
            case 0x5F: hasJoint = true
            // A full stop in the middle of a word.
            case let byte where previous == 0x2E && byte > 0x20: hasJoint = true
            case let byte where byte >= 0xC3 && byte < 0xE2: return false
            default: break
            }
            if previous == 0x2E, byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { hasJoint = true }
            previous = byte
        }
        if hasSpace { return letters >= 3 }
        guard let first = utf8.first, first >= 0x41, first <= 0x5A else { return false }
        return !hasJoint && capitals == 1 && letters >= 3
    }
}
