import HeardCore

/// Roles from translator comments that name the accessibility property, or that say where the text is shown.
enum CommentRoles {
    static func find(_ comment: String) -> (RoleSet, String)? {
        let count = comment.utf8.count
        guard count < 2_000, count > 3 else { return nil }
        // Lower-case ASCII; other bytes stay and match nothing.
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
            var length = 0
            for byte in comment.utf8 {
                buffer[length] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
                length += 1
            }
            return find(UnsafeBufferPointer(rebasing: buffer[..<length]))
        }
    }

    private static func find(_ text: UnsafeBufferPointer<UInt8>) -> (RoleSet, String)? {
        // Interface Builder's comments are about classes.
        if ByteSearch.stands("class = ", at: 0, in: text) { return nil }
        var roles: RoleSet = []
        var why: StaticString?
        for offset in 0..<text.count {
            switch text[offset] {
            // First letters of the phrases, at the start of a word.
            case UInt8(ascii: "a"), UInt8(ascii: "v"), UInt8(ascii: "s"), UInt8(ascii: "c"), UInt8(ascii: "i"), UInt8(ascii: "d"), UInt8(ascii: "w"), UInt8(ascii: "r"):
                if offset > 0, text[offset - 1] >= 0x61, text[offset - 1] <= 0x7A { continue }
                for (phrase, role) in spoken where ByteSearch.stands(phrase, at: offset, in: text) {
                    roles.formUnion(role)
                    why = why ?? phrase
                }
            default: continue
            }
        }
        for (phrase, role) in visiblePhrases where ByteSearch.stands(phrase, at: 0, in: text) {
            roles.formUnion(role)
            why = why ?? phrase
        }
        return why.map { (roles, "the comment says “\($0)”") }
    }

    private static let spoken: [(StaticString, RoleSet)] = [
        ("accessibility label", .label), ("accessibilitylabel", .label), ("voiceover label", .label), ("a11y label", .label), ("spoken label", .label),
        ("accessibility value", .value), ("accessibilityvalue", .value), ("voiceover value", .value), ("a11y value", .value), ("spoken value", .value),
        ("accessibility hint", .hint), ("accessibilityhint", .hint), ("voiceover hint", .hint), ("a11y hint", .hint), ("spoken hint", .hint),
        ("voiceover announcement", .announcement), ("accessibility announcement", .announcement), ("announced by voiceover", .announcement),
        ("accessibility custom action", .customAction), ("accessibility action", .customAction), ("custom action", .customAction),
        ("input label", .inputLabel), ("voice control name", .inputLabel),
        ("disabled reason", .reason), ("why the button is disabled", .reason), ("why the control is disabled", .reason), ("reason why", .reason),
    ]

    private static let visiblePhrases: [(StaticString, RoleSet)] = [
        ("title", .visible), ("button title", .visible), ("heading", .visible), ("text", .visible), ("navigation title", .visible), ("placeholder", .visible),
        ("body", .visible), ("subtitle", .visible), ("visible", .visible), ("legend", .visible), ("error", .visible),
    ]
}
