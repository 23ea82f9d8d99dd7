import HeardCore

/// What a key's name says of its string.
struct KeyClaim {
    /// Empty where the name only says that the text is spoken.
    var roles: RoleSet
    var kind: Evidence.Kind
    var why: String
    /// The key up to the word that says so, for what else stands in that part of the app; empty where the name is clear.
    var family = ""
}

/// Roles from key names. Precision before reach: a key says what it is only where it names the accessibility property.
enum KeyRoles {
    static func find(_ key: String) -> KeyClaim? {
        if let found = interfaceBuilder(key) { return found }
        // A text is no name.
        guard !key.utf8.contains(0x20), key.utf8.count < 200, key.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let words = words(of: key)
        guard let last = words.last else { return nil }
        if let mark = words.firstIndex(where: marks.contains) {
            if words.contains("identifier") || words.contains("id") { return nil }
            // `accessibilityLabel`, `a11y_hint`: the property follows, or ends the key.
            let next = mark + 1 < words.count ? words[mark + 1] : ""
            if next == "custom", mark + 2 < words.count, words[mark + 2] == "action" { return KeyClaim(roles: .customAction, kind: .key, why: "the key names the custom action") }
            if let (word, role) = properties.first(where: { $0.0 == next }) { return KeyClaim(roles: role, kind: .key, why: "the key names the \(words[mark]) \(word) property") }
            if let (word, role) = properties.first(where: { $0.0 == last }) { return KeyClaim(roles: role, kind: .key, why: "the key names the \(word) property") }
            if last == "action", mark + 2 == words.count { return KeyClaim(roles: .customAction, kind: .key, why: "the key names the custom action") }
            // `accessibility_scan_announce_closing`
            if words[mark...].contains(where: { $0 == "announce" || $0 == "announcement" || $0 == "announced" }) { return KeyClaim(roles: .announcement, kind: .key, why: "the key names an announcement") }
            // Settings, permissions and pages about accessibility are no spoken texts.
            if words[mark] == "ax" || words.contains(where: aboutAccessibility.contains) { return nil }
            return KeyClaim(roles: [], kind: .key, why: "the key says \(words[mark])", family: words[...mark].joined(separator: " "))
        }
        if let picture = picture(words, key) { return picture }
        if last == "announcement" || last == "announce" { return KeyClaim(roles: .announcement, kind: .key, why: "the key ends in \(last)") }
        // An error's failure reason is no control's.
        if last == "reason", words.contains(where: { $0 == "disabled" || $0 == "unavailable" || $0 == "blocked" }), !words.contains(where: errors.contains) {
            return KeyClaim(roles: .reason, kind: .key, why: "the key names a disabled reason")
        }
        if last == "title" || last == "subtitle" || last == "heading" || last == "placeholder" || last == "headline" {
            return KeyClaim(roles: .visible, kind: .key, why: "the key ends in \(last)")
        }
        return nil
    }

    /// `invite_image_description`, `leftBarButton_description`, `stepAccLabel`: what a picture shows, in words.
    private static func picture(_ words: [String], _ key: String) -> KeyClaim? {
        guard words.count >= 2 else { return nil }
        let last = words[words.count - 1], before = words[words.count - 2]
        if before == "acc", let (word, role) = properties.first(where: { $0.0 == last }) { return KeyClaim(roles: role, kind: .key, why: "the key names the \(word) property") }
        // `stack_image.description` describes a thing that is called an image.
        let isOneName = !isPath(key, last)
        if isOneName, last == "description" || last == "label" || last == "alt", ["image", "illustration", "picture", "logo"].contains(before), words.count >= 3 {
            return KeyClaim(roles: .label, kind: .key, why: "the key ends in \(before) \(last)")
        }
        // Buttons of bars have no title; a description beside another button is shown.
        if isOneName, last == "description", before == "button", words.count >= 3, words[words.count - 3] == "bar" {
            return KeyClaim(roles: .label, kind: .key, why: "the key ends in bar button description")
        }
        return last == "alttext" || before == "alt" && last == "text" ? KeyClaim(roles: .label, kind: .key, why: "the key ends in alt text") : nil
    }

    /// The key's last two words are parts of a path: a dot, slash or colon stands between them.
    private static func isPath(_ key: String, _ last: String) -> Bool {
        guard let before = key.utf8.dropLast(last.utf8.count).last else { return false }
        return before == UInt8(ascii: ".") || before == UInt8(ascii: "/") || before == UInt8(ascii: ":")
    }

    private static let errors: Set<String> = ["failure", "error", "exception", "failed"]
    private static let marks: Set<String> = ["accessibility", "a11y", "voiceover", "ax"]

    private static let aboutAccessibility: Set<String> = [
        "alert", "permission", "permissions", "settings", "setting", "preferences", "preference", "access", "request", "required", "enable", "error", "warning", "inspector", "trusted", "api",
        "section", "screen", "page", "menu", "service", "services", "title", "subtitle", "header", "footer", "placeholder", "suffix", "prefix", "url", "link", "support", "statement",
    ]

    private static let properties: [(String, RoleSet)] = [
        ("label", .label), ("value", .value), ("hint", .hint), ("announcement", .announcement), ("description", .label), ("help", .hint),
    ]

    /// `<objectID>.<property>` of Interface Builder.
    private static func interfaceBuilder(_ key: String) -> KeyClaim? {
        guard let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let property = key[key.index(after: dot)...]
        let role: RoleSet
        switch property {
        case "accessibilityLabel", "ibExternalAccessibilityDescription": role = .label
        case "accessibilityHint", "ibExternalAccessibilityHelp": role = .hint
        case "accessibilityValue": role = .value
        case "title", "text", "placeholder", "placeholderString", "normalTitle", "alternateTitle", "headerCell", "label", "paletteLabel":
            guard InterfaceBuilderKey.isObjectID(key[..<dot]) else { return nil }
            role = .visible
        default: return nil
        }
        return KeyClaim(roles: role, kind: InterfaceBuilderKey.isObjectID(key[..<dot]) ? .interfaceBuilder : .key, why: "the key ends in \(property)")
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
