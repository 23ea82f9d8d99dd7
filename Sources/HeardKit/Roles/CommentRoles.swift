import HeardCore

/// What a translator comment says of a string's place.
struct CommentClaim {
    /// Roles that the comment names; several where it names several.
    var roles: RoleSet = []
    /// It says that the text is spoken, and not as what.
    var isSpoken = false
    /// The words that say so.
    var words = ""
}

/// Roles from translator comments that name the accessibility property, or that say where the text is shown.
enum CommentRoles {
    static func find(_ comment: String) -> CommentClaim? {
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

    private static func find(_ text: UnsafeBufferPointer<UInt8>) -> CommentClaim? {
        // Interface Builder's comments are about classes.
        if ByteSearch.stands("class = ", at: 0, in: text) { return nil }
        var claim = CommentClaim(), isFound = false
        func add(_ roles: RoleSet, spoken: Bool, _ words: @autoclosure () -> String) {
            if !isFound || claim.roles.isEmpty && !roles.isEmpty { claim.words = words() }
            isFound = true
            claim.roles.formUnion(roles)
            claim.isSpoken = claim.isSpoken || spoken
        }
        for offset in 0..<text.count {
            switch text[offset] {
            // First letters of the phrases, at the start of a word.
            case UInt8(ascii: "a"), UInt8(ascii: "v"), UInt8(ascii: "s"), UInt8(ascii: "c"), UInt8(ascii: "i"), UInt8(ascii: "d"), UInt8(ascii: "w"), UInt8(ascii: "r"):
                if offset > 0, isLetter(text[offset - 1]) { continue }
                for (phrase, role) in spoken where ByteSearch.stands(phrase, at: offset, in: text) { add(role, spoken: false, "\(phrase)") }
                guard let end = service(text, offset) else { continue }
                var next = skipSpaces(text, end)
                // "accessibility format label", "VoiceOver text for the hint"
                if let filler = fillers.first(where: { isWord($0, text, next) }) {
                    let behind = skipSpaces(text, next + filler.utf8CodeUnitCount)
                    if properties.contains(where: { isWord($0.0, text, behind) }) { next = behind }
                }
                if let (word, role) = properties.first(where: { isWord($0.0, text, next) }) {
                    // "accessibility label and hint", "accessibility label/value": of several kinds of string.
                    var roles = role
                    let behind = skipJoint(text, next + word.utf8CodeUnitCount)
                    if behind > 0, let other = properties.first(where: { isWord($0.0, text, behind) }) { roles.formUnion(other.1) }
                    add(roles, spoken: true, "accessibility \(word)")
                } else if let word = texts.first(where: { isWord($0, text, next) }) {
                    add([], spoken: true, "accessibility \(word)")
                } else if next == text.count || !isLetter(text[next]) || places.contains(where: { isWord($0, text, next) }) {
                    if let (word, role) = propertyBefore(text, offset) { add(role, spoken: true, "\(word) for accessibility") }
                    else if isUsedFor(text, offset) { add([], spoken: true, "for accessibility") }
                }
            default: continue
            }
        }
        for (phrase, role) in atStart where ByteSearch.stands(phrase, at: 0, in: text) { add(role, spoken: role.isSpoken, "\(phrase)") }
        // A comment that names the property too ("accessibility hint: why the button is disabled") knows better where the text goes.
        if claim.roles.isDisjoint(with: .spoken), let words = ReasonComment.find(text) { add(.reason, spoken: false, "\(words) … disabled") }
        return isFound ? claim : nil
    }

    // MARK: Words

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

    private static func skipSpaces(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        var offset = offset
        while offset < text.count, text[offset] == 0x20 || text[offset] == 0x2D { offset += 1 }
        return offset
    }

    /// Behind " and ", " or ", "/", ", ": the offset of what follows; 0 for something else.
    private static func skipJoint(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        for joint in [" and ", " or ", " & ", "/", " / ", ", "] as [StaticString] where ByteSearch.stands(joint, at: offset, in: text) { return offset + joint.utf8CodeUnitCount }
        return 0
    }

    private static func isWord(_ word: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        guard ByteSearch.stands(word, at: offset, in: text) else { return false }
        let end = offset + word.utf8CodeUnitCount
        return end == text.count || !isLetter(text[end]) || text[end] == UInt8(ascii: "s") && (end + 1 == text.count || !isLetter(text[end + 1]))
    }

    /// "accessibility" however it is spelled ("accesibility", "accessbility"), "VoiceOver", "a11y", "screen reader": the offset behind it.
    private static func service(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int? {
        for word in ["a11y", "voiceover", "voice over", "voice-over", "screen reader", "screenreader"] as [StaticString] where ByteSearch.stands(word, at: offset, in: text) {
            return offset + word.utf8CodeUnitCount
        }
        guard text[offset] == UInt8(ascii: "a"), offset + 1 < text.count, text[offset + 1] == UInt8(ascii: "c") else { return nil }
        var end = offset
        while end < text.count, isLetter(text[end]) { end += 1 }
        // "accessibilitylabel" is in one word.
        for (index, tail) in ["bility", "bilitylabel", "bilityhint", "bilityvalue"].enumerated() {
            let letters = end - offset - (index == 0 ? 0 : tail.utf8.count - 6)
            guard letters >= 11, letters <= 14, end - tail.utf8.count > offset else { continue }
            if zip(text[(end - tail.utf8.count)..<end], tail.utf8).allSatisfy({ $0 == $1 }) { return end - (tail.utf8.count - 6) }
        }
        return nil
    }

    /// "used for accessibility", "read by VoiceOver".
    private static func isUsedFor(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        for word in ["for ", "with ", "by ", "in "] as [StaticString] where ByteSearch.stands(word, at: offset - word.utf8CodeUnitCount, in: text) {
            let start = offset - word.utf8CodeUnitCount
            for verb in ["used ", "only ", "read ", "spoken ", "announced ", "aloud ", "out ", "text ", "string "] as [StaticString]
                where ByteSearch.stands(verb, at: start - verb.utf8CodeUnitCount, in: text) { return true }
        }
        return false
    }

    /// "hint for accessibility", "label for VoiceOver": the property that stands before.
    private static func propertyBefore(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> (StaticString, RoleSet)? {
        guard ByteSearch.stands("for ", at: offset - 4, in: text) else { return nil }
        return properties.first { word, _ in
            let start = offset - 5 - word.utf8CodeUnitCount
            return start >= 0 && text[offset - 5] == 0x20 && ByteSearch.stands(word, at: start, in: text) && (start == 0 || !isLetter(text[start - 1]))
        }
    }

    /// Words that go on with where the text is used: "in VoiceOver in the calendar view". "Accessibility settings" are something else.
    private static let places: [StaticString] = ["in", "for", "when", "on", "to", "and", "of"]

    private static let fillers: [StaticString] = ["format", "text", "string", "custom"]

    private static let properties: [(StaticString, RoleSet)] = [
        ("label", .label), ("value", .value), ("hint", .hint), ("announcement", .announcement), ("custom action", .customAction), ("action", .customAction),
    ]

    /// Words behind "accessibility" that say that it is spoken, not as what.
    private static let texts: [StaticString] = ["text", "string", "description", "title", "name", "message", "format", "version", "instruction"]

    private static let spoken: [(StaticString, RoleSet)] = [
        ("spoken label", .label), ("spoken value", .value), ("spoken hint", .hint), ("announced by voiceover", .announcement),
        ("custom action", .customAction), ("input label", .inputLabel), ("voice control name", .inputLabel), ("action hint", .hint), ("alt text", .label), ("alternative text", .label),
        ("disabled reason", .reason), ("why the button is disabled", .reason), ("why the control is disabled", .reason), ("reason why", .reason),
    ]

    private static let atStart: [(StaticString, RoleSet)] = [
        ("title", .visible), ("button title", .visible), ("heading", .visible), ("text", .visible), ("navigation title", .visible), ("placeholder", .visible),
        ("body", .visible), ("subtitle", .visible), ("visible", .visible), ("legend", .visible), ("error", .visible),
        ("announced when", .announcement), ("announced after", .announcement), ("voiceover announces", .announcement), ("image description", .label),
    ]
}
