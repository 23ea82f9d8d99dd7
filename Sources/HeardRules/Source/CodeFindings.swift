import HeardCore

/// Texts in the code that no table has: part of `missing-translation`.
enum UnlistedText {
    static func check(_ rule: any Rule, _ project: ProjectView, _ context: RuleContext) {
        guard let source = project.project.source, !project.project.tables.isEmpty else { return }
        let tableNames = Set(project.project.tables.map(\.name))
        var seen: Set<SourcePlace> = []
        let isOneLanguage = Set(project.project.tables.flatMap { $0.locales.map(\.tag) }.filter { $0 != .none }).count < 2
        let lacksTables = lacksTables(source, isOneLanguage: isOneLanguage)
        let developers = DeveloperCode(source.texts.lazy.map(\.place.file))
        let names = ProductNames(source.texts.lazy.filter { $0.isDirect && $0.rows.isEmpty && $0.kind != .dynamic }.map(\.key), in: project.project)
        let ownNames = ownNames(SourceRows(project, context))
        for text in source.texts where text.isDirect && text.rows.isEmpty && text.kind != .dynamic && isWords(text.key) {
            if text.kind == .key, let table = text.table, !tableNames.contains(table) { continue }
            // A reason is a visible text that is listed already.
            guard text.roles != .reason, seen.insert(text.place).inserted else { continue }
            if ownNames.contains(text.key) { continue }
            let isSpoken = text.roles.isSpoken
            // Addresses, and screens for developers.
            if UntranslatedForm.isDomain(text.key) || UntranslatedForm.isUnit(text.key) || UntranslatedForm.isService(text.key) { continue }
            if text.key.containsASCII("://") || (!text.key.utf8.contains(0x20) && text.key.utf8.contains(0x2E) && text.kind == .literal) { continue }
            // Folders above the app say nothing of it.
            let path = developers.path(of: text.place.file)
            if !isSpoken, ConditionWords.has(path, ["debug", "developer", "devtool", "playground", "designsystem", "inspector", "showcase", "/demo", "/sample", "/example", "/temp/", "/scenarios/"]) { continue }
            if isName(text.key) { continue }
            let shown = text.key.unicodeScalars.contains("\u{FFFC}") ? text.key.unicodeScalars.reduce(into: "") { $0 += $1 == "\u{FFFC}" ? "…" : String(Character($1)) } : text.key
            let what = text.kind == .literal ? "\(quoted(shown)) is written into the code and never looked up in a table" : "no table has the key \(quoted(shown)), which the code looks up"
            if text.key.lowercased().containsASCII("lorem ipsum") || (text.kind == .literal || text.key.utf8.contains(0x20)) && text.key.lowercased().containsASCII("placeholder") { continue }
            let isNote = developers.holds(text.place.file) || text.isStandIn || UntranslatedForm.isForProgrammers(text.key) || text.kind == .literal && UntranslatedForm.isIdentifier(text.key) || names.contains(text.key) || (lacksTables && (isOneLanguage || text.kind == .key))
            context.report(rule, isNote ? .note : isSpoken ? .error : .warning, file: text.place.file, start: text.place.start, end: text.place.end, key: text.kind == .key ? text.key : nil, words: [text.key],
                           evidence: [Evidence(role: text.roles, kind: .source, detail: text.api, file: text.place.file, line: text.place.line)],
                           "\(what) (\(text.api)): \(isSpoken ? "every listener hears it in this language, whatever the app’s language is" : "it is shown in this language, whatever the app’s language is"); give it an entry and look it up")
        }
    }

    /// What the app is called on the home screen.
    private static func ownNames(_ rows: SourceRows) -> Set<String> {
        var names: Set<String> = []
        for (t, table) in rows.project.project.tables.enumerated() where table.name.hasSuffix("InfoPlist") {
            for (r, row) in table.rows.enumerated() where row.key == "CFBundleName" || row.key == "CFBundleDisplayName" {
                for entry in rows.key(KeyReference(table: t, row: r))?.entries ?? [] { names.formUnion(entry.units.map(\.value)) }
            }
        }
        return names
    }

    /// Most of what the code looks up, or shows, is in no table: the tables of the source language are not in this tree, or the app of one language is not localized at all.
    private static func lacksTables(_ source: SourceFacts, isOneLanguage: Bool) -> Bool {
        var listed = 0, unlisted = 0
        for text in source.texts where text.kind == .key || (isOneLanguage && text.kind == .literal) { if text.rows.isEmpty { unlisted += 1 } else { listed += 1 } }
        return unlisted > 50 && unlisted > listed
    }

    /// At least one word of three letters, or two words: no units, symbols or versions.
    private static func isWords(_ text: String) -> Bool {
        var letters = 0, words = 0, isSpecifier = false
        for s in text.unicodeScalars {
            // `%02lu` is no word.
            if s == "%" { isSpecifier = true; letters = 0; continue }
            if isSpecifier {
                if !ComparableText.specifierSigns.contains(s) { isSpecifier = false }
                continue
            }
            if s.properties.isAlphabetic { letters += 1; if letters == 2 { words += 1 } ; if letters >= 3 { return true } } else { letters = 0 }
        }
        return words >= 2
    }
}

extension UnlistedText {
    /// Names of products, which no language translates: a word with a capital inside (`FreshRSS`), alone or beside short words and insertions.
    static func isName(_ text: String) -> Bool {
        let words = text.split(whereSeparator: { !$0.isLetter })
        guard let first = words.first, words.count <= 2 else { return false }
        return first.dropFirst().contains { $0.isUppercase } && first.contains { $0.isLowercase } && words.dropFirst().allSatisfy { $0.count <= 4 }
    }
}

/// States that the code shows by colour alone: part of `color-only`.
enum ColorOnlyInSource {
    /// How such a state is told, where the condition's name says what kind it is of.
    private static func example(_ condition: String) -> String {
        if ConditionWords.has(condition, ["select", "chosen", "current"]), !ConditionWords.has(condition, ["unselect", "deselect"]) { return " (.accessibilityAddTraits(\(condition) ? .isSelected : []))" }
        return ConditionWords.has(condition, ["valid", "error", "wrong", "missing"]) ? " (of a field that is wrong: the error, as text beside it and as its value)" : ""
    }

    static func check(_ rule: any Rule, _ project: ProjectView, _ context: RuleContext) {
        guard let source = project.project.source else { return }
        let developers = DeveloperCode(source.controls.lazy.map(\.place.file))
        for control in source.controls where control.kind != .progress {
            for color in control.colorStates {
                let evidence = [Evidence(role: .visible, kind: .source, detail: color.api, file: color.place.file, line: color.place.line)]
                let message = color.condition == "chart"
                    ? "the series of this chart differ by colour only: give them different symbols too (symbol(by:)), or label them"
                    : "\(quoted(color.condition)) is shown by \(color.api) alone: who does not see the colour, or listens, cannot tell; add an icon or text that changes with it, and the trait or value that says it\(example(color.condition))"
                context.report(rule, color.isDoubtful || developers.holds(color.place.file) ? .note : .warning, file: color.place.file, start: color.place.start, end: color.place.end, words: [color.condition], evidence: evidence, message)
            }
        }
        for seen in source.observations where seen.kind == .signalOnlyWithoutColor {
            context.report(rule, .warning, file: seen.place.file, start: seen.place.start, end: seen.place.end, words: [seen.detail],
                           "the second sign of \(quoted(seen.detail)) only appears with Differentiate Without Color: many who need it have not turned it on; always show it")
        }
    }
}

/// Announcements of enabled and disabled while the user types: part of `availability-announcement`.
enum KeystrokeAnnouncements {
    static func check(_ rule: any Rule, _ project: ProjectView, _ context: RuleContext) {
        guard let source = project.project.source else { return }
        let rows = SourceRows(project, context)
        for seen in source.observations where seen.kind == .announcementPerKeystroke {
            let texts = source.texts.filter { $0.roles.contains(.announcement) && $0.place.file == seen.place.file && $0.place.start >= seen.place.start && $0.place.start <= seen.place.end }
            let words = texts.flatMap { rows.texts(of: $0) }.flatMap { ComparableText.words($0) }
            guard words.contains(where: { ["enabled", "disabled", "available", "unavailable", "active", "inactive", "dimmed"].contains($0) }) || texts.contains(where: { ConditionWords.has($0.key, ["enabled", "disabled", "available"]) }) else { continue }
            let evidence = [Evidence(role: .announcement, kind: .source, detail: seen.detail, file: seen.place.file, line: seen.place.line)]
            let message = "this is announced with every letter typed (\(visible(seen.detail))): it talks over what the user types; say nothing until the end of a wait that the user knows of, and one announcement then"
            if let row = texts.lazy.flatMap(\.rows).first, let entry = rows.sourceEntry(row) {
                context.report(rule, .warning, atKeyOf: entry, words: [seen.detail], details: ["file": .string(seen.place.file), "line": .integer(seen.place.line)], evidence: evidence, message)
            } else { context.report(rule, .warning, file: seen.place.file, start: seen.place.start, end: seen.place.end, words: [seen.detail], evidence: evidence, message) }
        }
    }
}

/// A value "Selected" written into the code beside the trait: part of `state-in-value`. What tables hold is found there.
enum StateValueInSource {
    static func check(_ rule: any Rule, _ project: ProjectView, _ context: RuleContext) {
        guard let source = project.project.source else { return }
        for control in source.controls {
            for value in control.values where value.rows.isEmpty && value.kind != .dynamic {
                let words = ComparableText.words(value.key)
                let isTwice = (control.traits.contains(.selected) && words == ["selected"]) || (control.traits.contains(.notEnabled) && (words == ["dimmed"])) || (control.traits.contains(.toggle) && (words == ["on"] || words == ["off"]))
                guard isTwice else { continue }
                context.report(rule, .error, file: value.place.file, start: value.place.start, end: value.place.end, words: words,
                               evidence: [Evidence(role: .value, kind: .source, detail: value.api, file: value.place.file, line: value.place.line)],
                               "\(quoted(value.key)) is spoken twice: the trait of \(quoted(control.name)) says it already, in the user’s language; remove the value")
            }
        }
    }
}
