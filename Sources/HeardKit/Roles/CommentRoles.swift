import HeardCore

/// Roles from translator comments that name the accessibility property, or that say where the text is shown.
enum CommentRoles {
    static func find(_ comment: String) -> (RoleSet, String)? {
        guard comment.utf8.count < 2_000 else { return nil }
        let text = comment.lowercased()
        if text.hasPrefix("class = ") { return nil }
        var roles: RoleSet = []
        var why = ""
        for (phrase, role) in spoken where text.contains(phrase) {
            roles.formUnion(role)
            if why.isEmpty { why = phrase }
        }
        for (phrase, role) in visiblePhrases where text.hasPrefix(phrase) {
            roles.formUnion(role)
            if why.isEmpty { why = phrase }
        }
        return roles.isEmpty ? nil : (roles, "the comment says “\(why)”")
    }

    private static let spoken: [(String, RoleSet)] = [
        ("accessibility label", .label), ("accessibilitylabel", .label), ("voiceover label", .label), ("a11y label", .label), ("spoken label", .label),
        ("accessibility value", .value), ("accessibilityvalue", .value), ("voiceover value", .value), ("a11y value", .value), ("spoken value", .value),
        ("accessibility hint", .hint), ("accessibilityhint", .hint), ("voiceover hint", .hint), ("a11y hint", .hint), ("spoken hint", .hint),
        ("voiceover announcement", .announcement), ("accessibility announcement", .announcement), ("announced by voiceover", .announcement),
        ("accessibility custom action", .customAction), ("accessibility action", .customAction), ("custom action", .customAction),
        ("input label", .inputLabel), ("voice control name", .inputLabel),
        ("disabled reason", .reason), ("why the button is disabled", .reason), ("why the control is disabled", .reason), ("reason why", .reason),
    ]

    private static let visiblePhrases: [(String, RoleSet)] = [
        ("title", .visible), ("button title", .visible), ("heading", .visible), ("text", .visible), ("navigation title", .visible), ("placeholder", .visible),
        ("body", .visible), ("subtitle", .visible), ("visible", .visible), ("legend", .visible), ("error", .visible),
    ]
}
