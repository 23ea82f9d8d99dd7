import HeardCore
import HeardLanguage
import ICUKit

struct UnspeakableTextRule: UnitRule {
    static let metadata = RuleMetadata(
        id: "unspeakable-text", family: .voiceOver, scope: .key, severity: .warning,
        summary: "Signs instead of words in a spoken text: stars, slashes, bullets, capitals, underscores, emoji alone.",
        rationale: """
            ★★★☆☆ is read as "black star, black star, black star, white star, white star", 1/3 as a fraction or a date, — as nothing, a word in capitals letter by letter by \
            some voices. What the eye takes from a sign, the ear needs in words: "3 of 5 stars", "1 of 3", "No value".
            """,
        falsePositives: "Acronyms that no list knows and no other language has.",
        falseNegatives: "Signs that one voice reads well and another does not.",
        roles: .spoken, wcag: ["1.1.1", "4.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("// roles: value\nen stars = ⟦★★★☆☆⟧\nde stars = 3 von 5 Sternen"),
            Sample("// roles: value\nen step = ⟦1/3⟧\nde step = Schritt 1 von 3"),
            Sample("// roles: value\nen none = ⟦—⟧\nde none = Kein Wert"),
            Sample("// roles: label\nen trip = Bus ⟦•⟧ 5 minutes\nde trip = Bus, 5 Minuten"),
            Sample("// roles: label\nen save = Save\nde save = ⟦SPEICHERN⟧"),
            Sample("// roles: label\nen icon = ⟦icon_plus⟧\nde icon = Plus"),
            Sample("// roles: label\nen photo = ⟦header-2.png⟧\nde photo = Kopfbild", title: "a file name"),
            Sample("// roles: label\nen like = ⟦👍⟧\nde like = Gefällt mir"),
        ],
        nonTriggering: [
            Sample("// roles: visible\nen stars = ★★★☆☆\nde stars = ★★★☆☆", title: "only shown"),
            Sample("// roles: label\nen nato = NATO\nel nato = ΝΑΤΟ\nru nato = НАТО", title: "an acronym in other letters"),
            Sample("// roles: label\nen iban = IBAN\nde iban = IBAN\nfr iban = IBAN", title: "an acronym"),
            Sample("// roles: value\nen speed = %lld km/h\nde speed = %lld km/h", title: "a unit"),
            Sample("// roles: hint\nen retry = Payment failed — try again.\nde retry = Zahlung fehlgeschlagen – versuche es erneut.", title: "a dash in a sentence"),
            Sample("// roles: label\nen party = Party 🎉\nde party = Party 🎉", title: "an emoji beside a word"),
            Sample("// roles: label\nja coffee = コーヒー・紅茶", title: "the Japanese middle dot"),
            Sample("// roles: label\nen help = FAQs and support\nhu help = GYIK és támogatás", title: "the language's own acronym"),
            Sample("// roles: label\nen keys = ⌘+⌥\nja keys = ⌘＋⌥", title: "keys, which have names"),
            Sample("// roles: label\nen rosetta = Rosetta (x86_64)\nde rosetta = Rosetta (x86_64)", title: "a technical name"),
        ])

    private static let suspicious: TextClasses = [.bullet, .emoji, .slash, .dash, .underscore, .capitalRun, .arrow, .asterisk, .sentenceEnd, .sign, .upperCase]

    func check(_ unit: UnitView, _ context: RuleContext) throws {
        let classes = unit.text.classes
        guard !unit.value.isEmpty, classes.hasAny(Self.suspicious) || !classes.hasAny(.letters) else { return }
        if let found = SignsAlone.find(unit) {
            context.report(self, isDelimiter(unit) ? .note : .warning, at: unit, range: 0..<unit.value.utf8.count, words: [unit.value], .alone(found, unit.value))
            return
        }
        lazy var text = SpokenScalars(unit)
        if classes.hasAny([.bullet, .emoji, .arrow]) { checkSigns(text, unit, context) }
        if classes.contains(.slash) { checkSlashes(text, unit, context) }
        if classes.hasAny([.dash, .sign]) { checkRanges(text, unit, context) }
        if classes.hasAny([.underscore, .sentenceEnd]) { checkNames(text, unit, context) }
        if classes.hasAny([.asterisk, .sign, .underscore]) { checkRuns(text, unit, context) }
        if classes.contains(.upperCase) { checkCapitals(unit, context) }
    }

    // MARK: Signs

    /// Key or comment call it what stands between two texts: it is no text of its own.
    private func isDelimiter(_ unit: UnitView) -> Bool {
        let about = unit.entry.key.context
        return about.hasBytes("delimiter") || about.hasBytes("separator")
    }

    /// Rows of stars and dots, and signs that separate.
    private func checkSigns(_ text: SpokenScalars, _ unit: UnitView, _ context: RuleContext) {
        var index = 0
        while index < text.count {
            let value = text[index].value
            if SignsAlone.isRating(value) {
                var end = index + 1, distinct: Set<UInt32> = [value]
                while end < text.count, SignsAlone.isRating(text[end].value) || text[end].value == 0xFE0F || (text[end].value == 0x20 && end + 1 < text.count && SignsAlone.isRating(text[end + 1].value)) {
                    distinct.insert(text[end].value)
                    end += 1
                }
                if end - index >= 2 {
                    let range = text.range(index..<end)
                    context.report(self, .warning, at: unit, range: range, words: [String(unit.value.utf8Slice(range))], .stars(unit.value.utf8Slice(range)))
                    return
                }
                index = end
                continue
            }
            if SignsAlone.isSeparator(value), text.isSpaced(index) {
                let range = text.range(index..<index + 1)
                context.report(self, .warning, at: unit, range: range, words: [hex(value)], .separator(unit.value.utf8Slice(range)))
                return
            }
            index += 1
        }
    }

    /// `1/3`, `%d/%d`: two numbers and no more.
    private func checkSlashes(_ text: SpokenScalars, _ unit: UnitView, _ context: RuleContext) {
        for index in 0..<text.count where text[index].value == 0x2F || text[index].value == 0x2044 {
            guard let left = text.operand(before: index), let right = text.operand(after: index) else { continue }
            // Dates, versions and paths have more slashes; 24/7 is a word.
            if left.isLinked || right.isLinked { continue }
            let range = text.range(left.range.lowerBound..<right.range.upperBound)
            let piece = unit.value.utf8Slice(range)
            if piece == "24/7" || piece == "7/24" { continue }
            guard left.kind == .number && right.kind == .number || (left.kind != .text && right.kind != .text && range.count == unit.value.utf8.count) else { continue }
            context.report(self, .warning, at: unit, range: range, words: [String(piece)], .slash(piece))
            return
        }
    }

    /// `%@–%@`, `10–20` as all that is said.
    private func checkRanges(_ text: SpokenScalars, _ unit: UnitView, _ context: RuleContext) {
        guard unit.roles.contains(.value) else { return }
        for index in 0..<text.count where text[index].value == 0x2D || text[index].value == 0x2013 || text[index].value == 0x2014 {
            guard let left = text.operand(before: index), let right = text.operand(after: index), !left.isLinked, !right.isLinked, left.kind != .text, right.kind != .text else { continue }
            let range = text.range(left.range.lowerBound..<right.range.upperBound)
            guard range.count == unit.value.utf8.count, text.isTight(index) else { continue }
            context.report(self, .warning, at: unit, range: range, words: [unit.value], .range(unit.value))
            return
        }
    }

    /// Underscores and file names.
    private func checkNames(_ text: SpokenScalars, _ unit: UnitView, _ context: RuleContext) {
        for token in text.tokens where !SignsAlone.isAddress(unit.value.utf8Slice(token)) {
            let piece = unit.value.utf8Slice(token)
            let isFile = SignsAlone.isFileName(piece)
            let hasUnderscore = !isFile && SignsAlone.hasInnerUnderscore(piece)
            guard isFile || hasUnderscore else { continue }
            // A raw key instead of a translation is the matter of another rule.
            if hasUnderscore, token.count == unit.value.utf8.count, !unit.entry.isSourceLocale, let source = unit.source, source.value != unit.value { return }
            if piece == unit.entry.entry.key, !unit.entry.isSourceLocale { return }
            // In a sentence it is the name that a person who reads code looks for; x86_64 is written so.
            let isQuoted = text.tokens.count > 4
            if hasUnderscore, !isQuoted, piece.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }), text.tokens.count > 1 { continue }
            context.report(self, isQuoted ? .note : .warning, at: unit, range: token, words: [String(piece)], .name(piece, isFile: isFile))
            return
        }
    }

    /// `***`, `---`, `==`.
    private func checkRuns(_ text: SpokenScalars, _ unit: UnitView, _ context: RuleContext) {
        var index = 0
        while index < text.count {
            let value = text[index].value
            var end = index + 1
            if "*-=~_#+><".unicodeScalars.contains(where: { $0.value == value }) {
                while end < text.count, text[end].value == value { end += 1 }
                if end - index >= 3 {
                    let range = text.range(index..<end)
                    context.report(self, .warning, at: unit, range: range, words: [String(unit.value.utf8Slice(range))], .decoration(unit.value.utf8Slice(range)))
                    return
                }
            }
            index = end
        }
    }

    // MARK: Capitals

    private func checkCapitals(_ unit: UnitView, _ context: RuleContext) {
        guard let found = CapitalWords.find(unit, context) else { return }
        context.report(self, found.severity, at: unit, range: found.range, words: [String(found.words)], .capitals(found.words))
    }
}

private extension String {
    static func alone(_ found: SignsAlone.Kind, _ value: String) -> String {
        switch found {
        case .emoji: "\(quoted(value)) is all that is said: VoiceOver speaks the picture’s own name, which is another one in each screen reader and says nothing of what it means here. Say that in words"
        case .dash: "\(quoted(value)) is all that is said: a speech engine says “dash” or nothing. Say in words what it stands for, such as “none” or “not set”"
        case .stars: "\(quoted(value)) is read sign by sign. Say the figure in words, such as “3 of 5 stars”"
        case .punctuation: "\(quoted(value)) is all that is said: a speech engine names the signs or says nothing. Use words"
        }
    }

    static func stars(_ piece: Substring) -> String { "\(quoted(piece)) is read sign by sign (“black star, black star …”). Say the figure in words, such as “3 of 5 stars”" }
    static func separator(_ piece: Substring) -> String { "the separator \(quoted(piece)) is read as “bullet”, “vertical bar” or the like in the middle of the text. Separate the parts of a spoken text by commas" }
    static func slash(_ piece: Substring) -> String { "\(quoted(piece)) is read as a fraction, a date or with “slash”. Write it in words, such as “1 of 3”" }
    static func range(_ piece: String) -> String { "\(quoted(piece)): the dash between two values is not spoken, or as “minus”. Write it in words, such as “10 to 20”" }
    static func name(_ piece: Substring, isFile: Bool) -> String {
        isFile ? "\(quoted(piece)) is a file name: a listener hears its letters and signs. Say what is meant" : "\(quoted(piece)) is read with its underscores. Write words with spaces between them"
    }
    static func decoration(_ piece: Substring) -> String { "\(quoted(piece)) only decorates: speech engines name the signs one by one. Leave it out of spoken text" }
    static func capitals(_ words: Substring) -> String { "\(quoted(words)) is written in capitals: some voices spell it letter by letter. Write it as usual; if it has to look like this, set capitals in the style of the text" }
}
