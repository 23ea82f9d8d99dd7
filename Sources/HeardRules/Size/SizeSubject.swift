import HeardCore
import HeardLayout

/// A key whose text has to fit: the reason why a control can't be used, or the title of a control. Other visible text is left alone: at the
/// largest text size a narrow line holds about twelve letters, and nearly every word would be reported.
struct SizeSubject {
    enum Kind: Equatable {
        case reason
        case title
        /// Named in the configuration.
        case configured
    }

    var kind: Kind
    var control: ControlModel
    /// Nothing but the word "button" in key or comment tells.
    var isUncertain = false
    /// How it is known, where the key's roles do not say it.
    var evidence: [Evidence]

    /// What people call it in messages.
    var name: String {
        switch kind {
        case .reason: "reason"
        case .title: control.kind == .button ? "button title" : "title"
        case .configured: "text"
        }
    }

    /// Nil for text that size rules leave alone. Worked out once a key: several rules ask, for each locale.
    static func of(_ key: KeyView, _ context: RuleContext) -> SizeSubject? {
        if let known = key.sizeSubject { return known }
        var made = SizeSubject(key, context)
        // The text size of iPhone and iPad does not reach apps for the Mac.
        if made?.kind == .reason || made?.kind == .title, MacText.isOne(key) { made = nil }
        key.sizeSubject = .some(made)
        return made
    }

    private init?(_ key: KeyView, _ context: RuleContext) {
        let roles = key.roles
        let settings = context.settings
        if roles.contains(.reason) {
            if Self.isShownElsewhere(key, .reason) { return nil }
            self.init(kind: .reason, control: .reason, evidence: [])
            return
        }
        if !settings.controlTitleKeys.isEmpty, settings.controlTitleKeys.contains(where: { KeyPattern.matches(key.key, $0) }) {
            self.init(kind: .title, control: .button, evidence: [Evidence(role: .visible, kind: .configuration, detail: "the configuration names it a control's title")])
            return
        }
        if !settings.sizeCheckedKeys.isEmpty, settings.sizeCheckedKeys.contains(where: { KeyPattern.matches(key.key, $0) }) {
            self.init(kind: .configured, control: .reason, evidence: [Evidence(role: .visible, kind: .configuration, detail: "the configuration asks for its size")])
            return
        }
        if let found = Self.fromSource(key) {
            self = found
            return
        }
        if Self.isShownElsewhere(key, .visible) { return nil }
        // Only spoken: nobody has to fit it on a line.
        if roles.isSpoken, !roles.isVisible { return nil }
        guard let title = ControlTitle(key: key.key, comment: key.comment) else { return nil }
        // Where only a name says so: a sentence or a paragraph is no title.
        if !title.isInterfaceBuilder, Self.isSentence(key) { return nil }
        // "Add button": the key tells what the text is about.
        if title.evidence.kind == .key, Self.speaksOfButton(key) { return nil }
        // The app's source was read and shows the text without a control around it.
        if key.evidence.contains(where: { $0.kind == .source && $0.role.contains(.visible) }), !title.isInterfaceBuilder { return nil }
        self.init(kind: .title, control: title.control, evidence: [title.evidence])
        isUncertain = !title.isCertain
    }

    private static func speaksOfButton(_ key: KeyView) -> Bool {
        guard let text = (key.source ?? key.entries.first)?.units.first?.value else { return false }
        return PlainWords(text.lowercased()).contains { $0.text == "button" || $0.text == "buttons" }
    }

    /// More than 60 characters, or a full stop inside: more than a title.
    private static func isSentence(_ key: KeyView) -> Bool {
        guard let text = (key.source ?? key.entries.first)?.units.first?.value else { return false }
        return text.unicodeScalars.count > 60 || text.contains(". ") || text.utf8.contains(0x0A)
    }

    private init(kind: Kind, control: ControlModel, evidence: [Evidence]) {
        self.kind = kind
        self.control = control
        self.evidence = evidence
    }

    /// All places of the app's source that show the text are for a Mac, a television or a watch.
    private static func isShownElsewhere(_ key: KeyView, _ role: RoleSet) -> Bool {
        guard let files = key.table.project.project.source?.filesNotOnPhones, !files.isEmpty else { return false }
        let places = key.evidence.filter { $0.role.contains(role) }.compactMap(\.file)
        return !places.isEmpty && places.allSatisfy(files.contains)
    }

    /// The title of a control in the app's source.
    private static func fromSource(_ key: KeyView) -> SizeSubject? {
        guard let source = key.table.project.project.source else { return nil }
        let reference = KeyReference(table: key.table.index, row: key.index)
        for control in source.controls(of: reference) where !source.filesNotOnPhones.contains(control.place.file) {
            let model: ControlModel
            switch control.kind {
            case .button: model = .button
            case .toggle, .picker, .stepper, .link, .slider: model = .listRow
            default: continue
            }
            guard let use = control.titles.first(where: { $0.rows.contains(reference) }) else { continue }
            return SizeSubject(kind: .title, control: model, evidence: [
                Evidence(role: .visible, kind: .source, detail: "\(use.api) of \(control.name)", file: use.place.file, line: use.place.line),
            ])
        }
        return nil
    }
}

/// `*` stands for any characters.
enum KeyPattern {
    static func matches(_ key: String, _ pattern: String) -> Bool {
        let text = Array(key.utf8), pattern = Array(pattern.utf8)
        var t = 0, p = 0, star = -1, mark = 0
        while t < text.count {
            if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
                star = p
                mark = t
                p += 1
            } else if p < pattern.count, pattern[p] == text[t] {
                p += 1
                t += 1
            } else if star >= 0 {
                p = star + 1
                mark += 1
                t = mark
            } else { return false }
        }
        while p < pattern.count, pattern[p] == UInt8(ascii: "*") { p += 1 }
        return p == pattern.count
    }
}
