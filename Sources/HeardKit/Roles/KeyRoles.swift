import HeardCore

/// Roles from key names. Precision before reach: a key says what it is only where it names the accessibility property.
enum KeyRoles {
    static func find(_ key: String) -> (RoleSet, Evidence.Kind, String)? {
        if let found = interfaceBuilder(key) { return found }
        // A text is no name.
        guard !key.utf8.contains(0x20), key.utf8.count < 200, key.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let words = words(of: key)
        guard let last = words.last else { return nil }
        let mark = words.firstIndex { $0 == "accessibility" || $0 == "a11y" || $0 == "voiceover" || $0 == "ax" }
        if let mark {
            if words.contains("identifier") { return nil }
            // `accessibilityLabel`, `a11y_hint`: the property follows, or ends the key.
            let next = mark + 1 < words.count ? words[mark + 1] : ""
            for (word, role) in properties where word == next || word == last {
                return (role, .key, "the key names the \(next == word ? words[mark] + " " + word : word) property")
            }
            return nil
        }
        if last == "announcement" || last == "announce" { return (.announcement, .key, "the key ends in \(last)") }
        if last == "reason", words.contains(where: { $0 == "disabled" || $0 == "unavailable" || $0 == "blocked" }) { return (.reason, .key, "the key names a disabled reason") }
        if last == "title" || last == "subtitle" || last == "heading" || last == "placeholder" || last == "headline" { return (.visible, .key, "the key ends in \(last)") }
        return nil
    }

    private static let properties: [(String, RoleSet)] = [
        ("label", .label), ("value", .value), ("hint", .hint), ("announcement", .announcement), ("action", .customAction), ("description", .label), ("help", .hint),
    ]

    /// `<objectID>.<property>` of Interface Builder.
    private static func interfaceBuilder(_ key: String) -> (RoleSet, Evidence.Kind, String)? {
        guard let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let property = key[key.index(after: dot)...]
        let role: RoleSet
        switch property {
        case "accessibilityLabel", "ibExternalAccessibilityDescription": role = .label
        case "accessibilityHint", "ibExternalAccessibilityHelp": role = .hint
        case "accessibilityValue": role = .value
        case "title", "text", "placeholder", "placeholderString", "normalTitle", "alternateTitle", "headerCell", "label", "paletteLabel":
            guard isObjectID(key[..<dot]) else { return nil }
            role = .visible
        default: return nil
        }
        return (role, isObjectID(key[..<dot]) ? .interfaceBuilder : .key, "the key ends in \(property)")
    }

    /// `43` or `Ab1-cd-2eF`.
    private static func isObjectID(_ text: Substring) -> Bool {
        let bytes = Array(text.utf8)
        if bytes.isEmpty { return false }
        if bytes.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return true }
        return bytes.count == 10 && bytes[3] == UInt8(ascii: "-") && bytes[6] == UInt8(ascii: "-")
    }

    /// `payButton.accessibilityLabel` → pay, button, accessibility, label. Lower case.
    static func words(of key: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var previousLower = false
        func close() {
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            word.removeAll(keepingCapacity: true)
        }
        for byte in key.utf8 {
            let isUpper = byte >= 0x41 && byte <= 0x5A
            let isLower = byte >= 0x61 && byte <= 0x7A
            let isDigit = byte >= 0x30 && byte <= 0x39
            if !isUpper, !isLower, !isDigit {
                close()
                previousLower = false
                continue
            }
            if isUpper, previousLower { close() }
            word.append(byte | 0x20)
            previousLower = isLower || isDigit && previousLower
        }
        close()
        // `a11y` is one word, whatever its case.
        return words
    }
}
