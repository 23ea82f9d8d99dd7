/// A key taken apart: `checkout.pay.accessibilityHint` is the hint of `pay` in the family `checkout`.
package struct KeyFamily {
    /// What the text is to its element, by the last part of the key.
    package enum Part: Sendable { case label, value, hint, reason, spokenReason }

    package var part: Part
    /// The key without that part, in lower case: the element.
    package var element: String

    /// Nil where the key does not end in the name of a part.
    package init?(_ key: String) {
        guard key.utf8.count <= 200 else { return nil }
        let lower = key.lowercased()
        for (ending, part) in Self.endings where lower.hasSuffix(ending) {
            let rest = lower.dropLast(ending.utf8.count)
            guard let last = rest.utf8.last else { continue }
            let isJoint = Self.isJoint(last)
            // "payHint" has its joint in the capital letter.
            let letter: UInt8 = key.utf8.dropFirst(rest.utf8.count).first ?? 0
            let isCapital = letter >= 0x41 && letter <= 0x5A
            guard isJoint || isCapital else { continue }
            var element = rest
            while let byte = element.utf8.last, Self.isJoint(byte) { element.removeLast() }
            guard !element.isEmpty, !element.utf8.contains(0x20) else { return nil }
            self.part = part
            self.element = String(element)
            return
        }
        return nil
    }

    /// The family of an element: `checkout` of `checkout.pay`; nil for an element without one.
    var family: String? { Self.parent(element) }

    /// A key without its last part.
    static func parent(_ key: String) -> String? {
        let utf8 = key.utf8
        let joint = utf8.lastIndex(of: UInt8(ascii: ".")) ?? utf8.lastIndex(of: UInt8(ascii: "/")) ?? utf8.lastIndex(of: UInt8(ascii: "_")) ?? utf8.lastIndex(of: UInt8(ascii: "-"))
        guard let joint, joint != utf8.startIndex else { return nil }
        return String(key[..<joint])
    }

    /// The label of the control that a string belongs to, by the names of the keys; nil where there is none. For findings only: it looks at all keys of the table.
    static func label(of unit: UnitView, _ context: RuleContext) -> String? {
        guard let own = KeyFamily(unit.entry.entry.key), own.part != .label else { return nil }
        let rows = unit.entry.table.table.rows
        guard let row = rows.indices.first(where: { index in
            guard rows[index].roles.contains(.label), rows[index].key.utf8.count > own.element.utf8.count, let other = KeyFamily(rows[index].key) else { return false }
            return other.part == .label && other.element == own.element
        }) else { return nil }
        let key = KeyView(table: unit.entry.table, row: row, context)
        return withExtendedLifetime(key) { key.effectiveEntry(unit.entry.tag)?.plainUnit?.value }
    }

    private static func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":") }

    /// Longest first.
    private static let endings: [(String, Part)] = {
        var all: [(String, Part)] = []
        for (name, part) in [("label", Part.label), ("value", .value), ("hint", .hint)] {
            for prefix in ["accessibility", "accessibility_", "accessibility.", "accessibility-", "a11y", "a11y_", "a11y.", "a11y-", "voiceover", "voiceover_", "ax_", ""] { all.append((prefix + name, part)) }
        }
        for prefix in ["reason.", "reason_", "reason-"] {
            for name in ["spoken", "value", "a11y", "a11y_value", "accessibilityvalue", "accessibility", "voiceover"] { all.append((prefix + name, .spokenReason)) }
        }
        for name in ["reason", "disabledreason", "disabled_reason", "disabled.reason", "reason.visible", "reason.text", "reason_text"] { all.append((name, .reason)) }
        return all.sorted { ($0.0.utf8.count, $1.0) > ($1.0.utf8.count, $0.0) }
    }()
}
