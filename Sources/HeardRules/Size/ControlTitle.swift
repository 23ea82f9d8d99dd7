import HeardCore
import HeardLayout

/// Whether a key names the title of a control: by Interface Builder's suffix, by its comment, or by its family (`save.button_title`).
struct ControlTitle {
    var control: ControlModel
    var evidence: Evidence
    var isInterfaceBuilder = false
    /// Key or comment say "title"; of a button that they only name the text may be another one: of an alert, of its accessibility label.
    var isCertain = true

    init?(key: String, comment: String?) {
        // Dynamic Type is not for AppKit: on a Mac a text keeps its size.
        if let comment, Self.isAppKit(comment) { return nil }
        if let found = Self.interfaceBuilder(key, comment) {
            self = found
            return
        }
        if let comment, Self.mentionsControl(comment) || Self.mentionsButton(key) {
            // "Accessibility label of the button" is spoken, whatever the key says.
            let words = NameWords.of(comment)
            if words.contains(where: Self.spokenCommentWords.contains) { return nil }
            // A segment does not grow, and an alert shrinks the text of its buttons.
            if words.contains(where: Self.fixedWords.contains) { return nil }
            if let found = Self.comment(comment) {
                if Self.isOtherText(key) { return nil }
                self = found
                return
            }
        }
        guard let found = Self.family(key) else { return nil }
        self = found
    }

    private init(_ control: ControlModel, _ kind: Evidence.Kind, _ detail: String, isInterfaceBuilder: Bool = false, isCertain: Bool = true) {
        self.control = control
        self.isCertain = isCertain
        self.isInterfaceBuilder = isInterfaceBuilder
        evidence = Evidence(role: .visible, kind: kind, detail: detail)
    }

    // MARK: Interface Builder

    /// `aB1-cd-2eF.normalTitle`, with `Class = "UIButton";` in the comment where Xcode wrote one.
    private static func interfaceBuilder(_ key: String, _ comment: String?) -> ControlTitle? {
        guard let suffix = InterfaceBuilderKey.property(of: key) else { return nil }
        switch suffix {
        case "normalTitle", "selectedTitle", "highlightedTitle", "disabledTitle":
            return ControlTitle(.button, .interfaceBuilder, "\(suffix) of a UIButton", isInterfaceBuilder: true)
        case "configuration.title", "title", "configurationTitle":
            guard let comment, comment.contains("UIButton\"") else { return nil }
            return ControlTitle(.button, .interfaceBuilder, "\(suffix) of a UIButton", isInterfaceBuilder: true)
        default: return nil
        }
    }

    /// `Class = "NSButtonCell"; title = …`, as Xcode writes it for a Mac's Interface Builder file.
    private static func isAppKit(_ comment: String) -> Bool { comment.hasBytes("lass = \"NS") }

    // MARK: Comments

    /// Words of a comment that name a control, with the room it has.
    private static let controls: [(word: String, control: ControlModel)] = [
        ("button", .button), ("switch", .listRow), ("toggle", .listRow), ("checkbox", .listRow), ("link", .listRow),
    ]

    /// Words of a comment that say that the string is spoken, explains, or stands elsewhere.
    private static let otherWords: Set<String> = [
        "accessibility", "voiceover", "accessibilitylabel", "a11y", "spoken", "hint", "announcement", "announced", "tooltip", "message", "description", "explains", "explanation",
        "placeholder", "alert", "dialog", "prompt", "body", "subtitle", "footer", "header", "paragraph", "error", "macos", "mac", "screen", "section",
        "segment", "segments", "segmented", "sheet", "confirmation", "popup",
        "page", "view", "navigation", "notification", "tab", "beside", "below", "above", "under", "near", "next", "when", "after", "instructions", "why",
    ]

    private static let fixedWords: Set<String> = ["segment", "segments", "segmented", "alert", "sheet", "toast", "popup"]
    private static let spokenCommentWords: Set<String> = ["accessibility", "voiceover", "accessibilitylabel", "a11y", "spoken", "announcement", "hint"]

    /// "Title of the button", "Button title", "Label of the Save button", "Save button".
    private static func comment(_ comment: String) -> ControlTitle? {
        guard comment.utf8.count <= 120, mentionsControl(comment) else { return nil }
        let words = NameWords.of(comment)
        guard words.count <= 12, !words.contains(where: otherWords.contains) else { return nil }
        guard let (word, control) = controls.first(where: { words.contains($0.word) }), let place = words.firstIndex(of: word) else { return nil }
        // "The link in terms.text" is some words of that text.
        if word == "link", words.indices.contains(place + 1), ["in", "within", "inside"].contains(words[place + 1]) { return nil }
        let saysTitle = words.contains("title") || words.contains("titles") || words.contains("label") || words.contains("caption") || words.contains("text") || words.contains("name")
        // "Save button": the comment ends in it; "Button": it is all of it; "Button to save": it starts with it.
        let isNamed = word == "button" && (place == words.count - 1 || place == 0)
        guard saysTitle || isNamed else { return nil }
        let isCertain = word != "button" || words.contains("title") || words.contains("titles") || words.contains("caption")
        return ControlTitle(control, .comment, "the comment names a \(word)’s title: \(quoted(comment.prefix(60)))", isCertain: isCertain)
    }

    /// A fast look for the words of ``controls``: comments are many.
    private static func mentionsControl(_ comment: String) -> Bool {
        var comment = comment
        return comment.withUTF8 { bytes in
            for (index, byte) in bytes.enumerated() where index + 3 < bytes.count {
                let second = bytes[index + 1] | 0x20, third = bytes[index + 2] | 0x20
                switch byte | 0x20 {
                case 0x62: if second == 0x75, third == 0x74 { return true }  // but
                case 0x73: if second == 0x77, third == 0x69 { return true }  // swi
                case 0x74: if second == 0x6F, third == 0x67 { return true }  // tog
                case 0x63: if second == 0x68, third == 0x65 { return true }  // che
                case 0x6C: if second == 0x69, third == 0x6E { return true }  // lin
                default: break
                }
            }
            return false
        }
    }

    // MARK: Key families

    private static let buttons: Set<String> = ["button", "btn"]
    /// No "label": it may be the accessibility label.
    private static let titles: Set<String> = ["title", "text", "caption"]
    /// Words of a key that say that it is spoken or no title.
    private static let spokenWords: Set<String> = [
        "accessibility", "a11y", "ax", "voiceover", "hint", "value", "message", "description", "alert", "announcement", "reason", "tooltip", "help", "identifier", "error",
        "placeholder", "footer", "subtitle", "info", "explanation", "note", "menu", "onboarding",
        // Buttons of alerts shrink their text; segments do not grow.
        "confirmation", "dialog", "dialogue", "sheet", "actionsheet", "popup", "segment", "segments", "segmented",
    ]

    /// Last words of a key that say more than a comment, which may be copied from the entry above: a text beside controls.
    private static let otherEndings: Set<String> = ["message", "description", "footer", "header", "error", "placeholder", "subtitle"]

    private static func isOtherText(_ key: String) -> Bool {
        guard key.utf8.count <= 120, !key.utf8.contains(0x20) else { return false }
        let words = NameWords.of(key)
        guard words.count > 1, let last = words.last else { return false }
        return otherEndings.contains(last) || last == "state" && words[words.count - 2] == "empty" || last == "emptystate"
    }

    /// `save.button_title`, `saveButtonTitle`, `SAVE_BUTTON`, `btn.save`, `save.button.text`.
    private static func family(_ key: String) -> ControlTitle? {
        guard key.utf8.count <= 120, mentionsButton(key) else { return nil }
        // A sentence as a key names nothing.
        guard !key.utf8.contains(0x20) else { return nil }
        let words = NameWords.of(key)
        guard !words.contains(where: spokenWords.contains), let last = words.last else { return nil }
        let isTitle: Bool
        if buttons.contains(last) { isTitle = words.count > 1 } else if titles.contains(last), words.count > 1 {
            isTitle = buttons.contains(words[words.count - 2])
        } else { isTitle = buttons.contains(words[0]) && words.count > 1 && words[0] == "btn" }
        guard isTitle else { return nil }
        return ControlTitle(.button, .key, "the key \(quoted(key)) names a button’s title", isCertain: titles.contains(last))
    }

    private static func mentionsButton(_ key: String) -> Bool {
        var key = key
        return key.withUTF8 { bytes in
            for (index, byte) in bytes.enumerated() where byte | 0x20 == 0x62 && index + 2 < bytes.count {
                if bytes[index + 1] | 0x20 == 0x75, bytes[index + 2] | 0x20 == 0x74 { return true }
                if bytes[index + 1] | 0x20 == 0x74, bytes[index + 2] | 0x20 == 0x6E { return true }
            }
            return false
        }
    }
}
