import HeardCore

/// Comments that say that a text tells why a control cannot be used: “Reason shown under the disabled Next button”, “Spoken while the Continue button is disabled”.
enum ReasonComment {
    /// The words that say so; `text` is in lower-case ASCII.
    static func find(_ text: UnsafeBufferPointer<UInt8>) -> StaticString? {
        guard first(unusable, text) != nil else { return nil }
        if let word = first(causes, text) { return first(controls, text) != nil || namesAction(text) ? word : nil }
        // No word for a reason: the text stands there as long as a button is disabled, and is not the button's own.
        guard beginsShown(text), first(times, text) != nil else { return nil }
        return first(["button", "control"], text)
    }

    /// The offset behind the first of the words that stands in the text, from the start of a word.
    private static func first(_ words: [StaticString], _ text: UnsafeBufferPointer<UInt8>) -> StaticString? {
        for offset in text.indices where offset == 0 || !isLetter(text[offset - 1]) {
            if let word = words.first(where: { ByteSearch.stands($0, at: offset, in: text) }) { return word }
        }
        return nil
    }

    /// “why Pay is disabled”, “why Send can't be tapped”: a verb in the place of a name.
    private static func namesAction(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for offset in text.indices where ByteSearch.stands("why ", at: offset, in: text) {
            for action in actions where ByteSearch.stands(action, at: offset + 4, in: text) {
                let end = offset + 4 + action.utf8CodeUnitCount
                if ([" is ", " can't ", " cannot ", " isn't "] as [StaticString]).contains(where: { ByteSearch.stands($0, at: end, in: text) }) { return true }
            }
        }
        return false
    }

    /// “Shown …”, “Text that is spoken …”.
    private static func beginsShown(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        for opening in openings where ByteSearch.stands(opening, at: 0, in: text) { offset = opening.utf8CodeUnitCount }
        for filler in ["that is ", "that ", "which is ", "is ", "to be "] as [StaticString] where ByteSearch.stands(filler, at: offset, in: text) {
            offset += filler.utf8CodeUnitCount
            break
        }
        return shown.contains { ByteSearch.stands($0, at: offset, in: text) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

    private static let unusable: [StaticString] = [
        "disabled", "unavailable", "inactive", "greyed out", "grayed out", "greyed-out", "grayed-out", "not available", "not enabled", "isn't enabled", "isn't available", "isn't active",
        "can't be tapped", "can't be pressed", "can't be used", "cannot be tapped", "cannot be pressed", "cannot be used", "can not be used",
    ]
    private static let causes: [StaticString] = ["reason", "why ", "explains", "explaining", "explanation"]
    private static let controls: [StaticString] = ["button", "control", "text field", "input field", "checkbox", "slider", "stepper", "menu item", "menu command"]
    private static let times: [StaticString] = ["while ", "when ", "whenever ", "if ", "as long as ", "under ", "below ", "beneath ", "beside ", "next to ", "above "]
    private static let openings: [StaticString] = ["text ", "message ", "note ", "help text ", "footnote ", "caption ", "line ", "sentence ", "string ", "info "]
    private static let shown: [StaticString] = ["shown ", "displayed ", "spoken ", "read ", "said ", "visible ", "appears ", "shows ", "stands "]
    private static let actions: [StaticString] = [
        "pay", "continue", "next", "save", "send", "submit", "book", "buy", "order", "checkout", "done", "confirm", "sign in", "sign up", "log in", "join", "start", "post", "publish", "add", "create", "delete", "share",
    ]
}
