import HeardCore
import HeardLanguage

/// Values that are still in the source language, or in no script of theirs.
public struct UntranslatedValueRule: UnitRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "untranslated-value", family: .completeness, severity: .warning,
        summary: "A value is equal to its source, or has no letter of the locale's script.",
        rationale: """
            A Japanese or Russian voice reads English words with its own sounds, so that they can't be understood: for spoken strings of a locale with \
            another script it is an error. Names, addresses, code, configured terms and values that several locales leave as they are don't count; one word that is \
            equal in a language of the same script (“Name”) is left alone.
            """,
        falsePositives: "Names that only this locale leaves as they are, and words that are the same in both languages.",
        falseNegatives: "Single words of languages that share a script; texts in a wrong third language.",
        wcag: ["3.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("""
                // roles: label
                en compose = Compose message
                ja compose = ⟦Compose message⟧
                de compose = Nachricht schreiben
                """, title: "spoken, in another script"),
            Sample("""
                en archive = Moves the message to the archive.
                de archive = ⟦Moves the message to the archive.⟧
                """, title: "a sentence"),
            Sample("""
                en bell = Ring the bell
                he bell = ⟦Ring bell⟧
                """, title: "changed, but no letter of the script"),
        ],
        nonTriggering: [
            Sample("""
                en kit = HomeKit
                uk kit = HomeKit
                he kit = HomeKit
                """, title: "a name"),
            Sample("""
                en site = https://example.com/help
                ru site = https://example.com/help
                en ratio = %1$@ / %2$@
                ru ratio = %1$@ / %2$@
                """, title: "an address, placeholders"),
            Sample("""
                en legal = Copyright © 2024 Example Ltd. All rights reserved.
                ja legal = Copyright © 2024 Example Ltd. All rights reserved.
                en body = Lorem ipsum dolor sit amet
                de body = Lorem ipsum dolor sit amet
                """, title: "a copyright line, filler"),
            Sample("""
                // Do not translate.
                en sample = Text of the preview
                de sample = Text of the preview
                """, title: "the comment says so"),
            Sample("""
                en click = Double click
                sr click = Dvostruki klik
                en one = Open
                sr one = Отвори
                en two = Close
                sr two = Затвори
                """, title: "the language's other script"),
            Sample("""
                en colour = The list is empty
                en-GB colour = The list is empty
                """, title: "the same language"),
            Sample("""
                en pass.add = Impfung hinzufügen
                de pass.add = Impfung hinzufügen
                """, title: "it is the source that is in another language"),
        ])

    public func check(_ unit: UnitView, _ context: RuleContext) {
        guard !unit.entry.isSourceLocale, unit.entry.isEffective, let source = unit.source, unit.text.classes.hasAny(.letters) else { return }
        let isEqual = unit.isSame(as: source)
        let letters = unit.locale.letters
        // In a script of its own a text in Latin letters can be told even if it was changed.
        let lacksScript = !letters.isEmpty && (!letters.contains(.latin) || isSourceInOtherScript(source)) && unit.text.classes.isDisjoint(with: letters)
        guard isEqual || lacksScript, !unit.entry.entry.flags.contains(.doNotTranslate),
              unit.source?.entry.entry.flags.contains(.doNotTranslate) != true else { return }
        guard unit.locale.isLanguage, unit.locale.language != unit.entry.table.sourceLanguage, Translatable.hasLetters(unit.text), !NotWords.isAddress(unit.value) else { return }
        if unit.entry.entry.key.hasPrefix("CFBundle") || InterfaceBuilder.isDefaultText(source.value, key: unit.entry.entry.key) { return }
        if unit.value == unit.entry.entry.key, RawKey.hasShape(unit.value) { return }
        if NotWords.isCopyright(unit.value) || NotWords.isPlaceholder(unit.value) || isLeftOnPurpose(unit, source) { return }
        if unit.unit.state == .new || unit.unit.state == .needsTranslation, !unit.roles.isSpoken { return }
        if isEqual, isWrittenIn(unit.locale, not: source.locale, unit.value) { return }
        if lacksScript, !isEqual, !unit.entry.table.usesScript(letters, of: unit.entry.reference.locale, context) { return }
        if lacksScript, isEqual, !unit.entry.table.usesScript(letters, of: unit.entry.reference.locale, context) {
            judge(unit, source, isEqual: true, isOtherScript: false, context)
            return
        }
        if lacksScript, !isEqual, isInOtherScript(unit, source) { return }
        judge(unit, source, isEqual: isEqual, isOtherScript: lacksScript, context)
    }

    /// The comment on the text itself says so. "Do not translate - stringsdict entry" is said of another text of the key.
    private func isLeftOnPurpose(_ unit: UnitView, _ source: UnitView) -> Bool {
        [unit.entry.entry.comment, source.entry.entry.comment].contains { NotWords.isLeftOnPurpose($0) && !($0?.hasBytes("stringsdict") ?? false) }
    }

    /// The language is written in two scripts (Serbian), the tag asks for none of them, and the text is in the other one, with no word of the source.
    private func isInOtherScript(_ unit: UnitView, _ source: UnitView) -> Bool {
        guard let scripts = unit.locale.words?.list(.otherScripts), scripts.contains(where: { unit.text.classes.hasAny(.letters(script: $0)) }) else { return false }
        let parts: [Substring] = unit.entry.tag.text.split(separator: "-", omittingEmptySubsequences: true)
        if parts.dropFirst().contains(where: { $0.utf8.count == 4 }) { return false }
        let theirs = Set(PlainWords(source.value).filter { $0.text.count > 3 }.map { $0.text.lowercased() })
        return !PlainWords(unit.value).contains { theirs.contains($0.text.lowercased()) }
    }

    /// A letter (`ü`) is one of this language's and none of the source's: the text was written by its translators, and put into the source.
    private func isWrittenIn(_ locale: LocaleContext, not source: LocaleContext, _ value: String) -> Bool {
        guard value.utf8.contains(where: { $0 >= 0xC3 }), let own = locale.exemplars else { return false }
        let theirs = source.exemplars
        return value.unicodeScalars.contains { scalar in
            guard scalar.value >= 0xC0, scalar.properties.isAlphabetic else { return false }
            let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
            // `Base` is most often English.
            return own.contains(lower) && !(theirs?.contains(lower) ?? false)
        }
    }

    /// The source language has a script of its own, without Latin letters, and the text is written in it.
    private func isSourceInOtherScript(_ source: UnitView) -> Bool {
        let letters = source.locale.letters
        return !letters.isEmpty && !letters.contains(.latin) && source.text.classes.hasAny(letters)
    }

    private func judge(_ unit: UnitView, _ source: UnitView, isEqual: Bool, isOtherScript: Bool, _ context: RuleContext) {
        let terms = context.settings.untranslatedTerms
        if !terms.isEmpty, terms.contains(unit.value.lowercased()) { return }
        let words = (isEqual && unit.text.utf8Count == source.text.utf8Count ? source : unit).plainWords.filter { word in
            guard word.letterCount > 1 || word.kind == .lower else { return false }
            switch word.kind {
            case .name, .acronym: return false
            case .lower, .capitalized: return terms.isEmpty || !terms.contains(String(unit.text.text(word.range)).lowercased())
            }
        }
        guard !words.isEmpty else { return }
        let hasLower = words.contains { $0.kind == .lower && $0.letterCount > 3 }
        let spread = isEqual ? Spread(unit, source) : Spread(equal: 0, others: 0)
        // Written like a name, and others leave it too.
        if !hasLower, spread.equal >= 1, spread.equal * 2 >= spread.others { return }
        // "Name", "Chats": a word that two languages of one script share says nothing.
        if words.count == 1, !isOtherScript { return }
        let severity: Severity
        if isOtherScript {
            // Written like a name, and one more locale leaves it: perhaps a name.
            if isEqual, !hasLower, spread.equal >= 1, !unit.roles.isSpoken { severity = .note } else if isEqual, words.count == 1, !hasLower { severity = spread.others < 2 ? .note : unit.roles.isSpoken ? .error : .warning } else if !isEqual, words.count == 1, !hasLower,
                      isPartOf(unit.value, source.value) == false { severity = .note } else { severity = unit.roles.isSpoken ? .error : .warning }
        } else if NotWords.isCode(unit.value) {
            severity = .note
        } else if words.count == 2, !hasLower || spread.equal >= 2 {
            severity = .note
        } else if !hasLower, spread.equal >= 1, !unit.roles.isSpoken {
            // "Nyiakeng Puachue Hmong": capitals throughout, and another language of the script leaves it too.
            severity = .note
        } else {
            severity = .warning
        }
        let isSpoken = unit.roles.isSpoken
        let name = unit.locale.englishName
        let what = isEqual ? "is equal to the source" : "has no letter of the script that \(name) is written in"
        let effect = isSpoken ? "the voice for \(name) reads it with its own sounds, so that it can hardly be understood" : "\(name) readers get another language"
        context.report(self, severity, at: unit, words: [unit.value], evidence: isSpoken ? unit.entry.key.evidence : [],
                       "this text \(what) (\(quoted(shortened(unit.value)))): \(effect); translate it, or list it among the terms that stay as they are")
    }

    /// The words of `value` all occur in `source`.
    private func isPartOf(_ value: String, _ source: String) -> Bool {
        let words = Set(source.split(whereSeparator: { $0 == " " }))
        return value.split(whereSeparator: { $0 == " " }).allSatisfy { words.contains($0) }
    }

    /// How many other locales leave the value as it is.
    private struct Spread {
        var equal = 0
        var others = 0

        init(equal: Int, others: Int) {
            self.equal = equal
            self.others = others
        }

        init(_ unit: UnitView, _ source: UnitView) {
            let key: KeyView = unit.entry.key, language = unit.entry.table.sourceLanguage
            // Once for all locales that leave the same text.
            if let known = key.lastSpread, known.source == ObjectIdentifier(source), known.variation == unit.variation {
                (equal, others) = (known.equal, known.others)
            } else {
                for entry in key.entries { count(entry, unit.variation, source, language, 1) }
                key.lastSpread = (unit.variation, ObjectIdentifier(source), equal, others)
            }
            count(unit.entry, unit.variation, source, language, -1)
        }

        private mutating func count(_ entry: EntryView, _ variation: String, _ source: UnitView, _ language: String, _ step: Int) {
            guard entry.isEffective, !entry.isSourceLocale, entry.locale.isLanguage, entry.locale.language != language,
                  let other = entry.unit(variation) ?? entry.units.first, !other.value.isEmpty, !other.unit.isAbsent else { return }
            others += step
            if other.isSame(as: source) { equal += step }
        }
    }
}
