import HeardCore
import HeardLanguage
import ICUKit

struct CountWithoutPluralRule: UnitRule {
    static var concerns: TextClasses? { .percent }

    static let metadata = RuleMetadata(
        id: "count-without-plural", family: .plurals, scope: .key, severity: .warning,
        summary: "A number counts a noun in a text without plural forms.",
        rationale: """
            "%lld items" is "1 items" for one, and in Russian wrong for most numbers: each update is spoken with the wrong form. Whether a number counts something is seen \
            from the words behind it; in translations also from the source, or from its plural forms. For the value of a control, which is spoken again and again, it is an error.
            """,
        falsePositives: "A text that is only used with numbers for which its form is right.",
        falseNegatives: "Nouns before the number; source texts in languages other than English, German, French, Spanish and Portuguese without a translation into one of these.",
        wcag: ["4.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("en cart = ⟦%lld products⟧ in your cart\nde cart = ⟦%lld Produkte⟧ im Warenkorb\nru cart = ⟦%lld товаров⟧ в корзине"),
            Sample("en rating = %lld of 5 stars\nfr rating = ⟦%lld étoiles⟧ sur 5", title: "a position in English, a count in French"),
            Sample("en inbox = ⟦%lld messages⟧\nfr inbox = ⟦%lld messages⟧", title: "French spells the noun like English"),
            Sample("en done = Imported ⟦%li item⟧(s).", title: "an “(s)” is spoken too"),
        ],
        nonTriggering: [
            Sample("en page = Page %lld of 12\nru page = Страница %lld из 12"),
            Sample("en size = %lld GB\nru size = %lld ГБ", title: "a unit"),
            Sample("en snooze.hours = Snooze %lld hours\nen snooze.hour = Snooze 1 hour\nde snooze.hours = %lld Stunden schlummern\nde snooze.hour = 1 Stunde schlummern", title: "another key has the text for one"),
            Sample("en install.many = Installing %lld plug-ins\nen install = Installing plug-in\nnl install.many = %lld plug-ins installeren\nnl install = Plug-in installeren", title: "another key has the singular"),
            Sample("en pieces = %1$u pieces, %2$@ each\nen piece = 1 piece, %@\nda pieces = %1$u stykker, %2$@ hver\nda piece = 1 stykke, %@", title: "the text for one has other words around"),
            Sample("en ask.many = Remove %lu files from the list?\nen ask.one = Remove “%@” from the list?\nde ask.many = %lu Dateien aus der Liste entfernen?\nde ask.one = „%@“ aus der Liste entfernen?", title: "one is called by its name"),
            Sample("en ask.states = Are you sure you want to delete %ld saved states from your library?\nen ask.state = Are you sure you want to delete the saved state called “%@” from your library?\nde ask.states = %ld gespeicherte Stände aus deiner Mediathek löschen?\nde ask.state = Den Stand „%@“ aus deiner Mediathek löschen?", title: "one is called by its name, in other words"),
            Sample("en link|plural.one = Connect to %lld country\nen link|plural.other = Connect to %lld countries\nfi link = Yhdistä %lld maahan", title: "an oblique case of Finnish", formats: [.xcstrings, .stringsdict]),
            Sample("en size|plural.one = %lld pixel\nen size|plural.other = %lld pixels\nel size = %lld pixel", title: "a foreign word that keeps its form", formats: [.xcstrings, .stringsdict]),
            Sample("en %lu week = %lu week\nen %lu weeks|plural.one = %lu week\nen %lu weeks|plural.other = %lu weeks\nde %lu week = %lu Woche\nde %lu weeks|plural.one = %lu Woche\nde %lu weeks|plural.other = %lu Wochen", title: "the text for one", formats: [.xcstrings]),
            Sample("en depth = %d bits/channel\nde depth = %d Bits/Kanal\nen code = Enter a code with %ld digits\nes code = Introduzca un código de %ld dígitos", title: "a unit, the length of a code"),
            Sample("en seats_one = %lld seat\nen seats_few = %lld seats\nen seats_other = %lld seats\nru seats_one = %lld место\nru seats_few = %lld места\nru seats_other = %lld мест", title: "the forms are keys of their own"),
            Sample("en photos_singular = A photo was added\nen photos_plural = %lld photos were added", title: "the keys tell singular and plural"),
            Sample("// %lld is always 2 or more.\nen letter = It has %lld characters\npt letter = Tem %lld caracteres\nde letter = Es hat %lld Buchstaben", title: "the comment says that it is never one"),
            Sample("en zoom = Zoom (%lld%%)\nde zoom = Zoom (%lld %%)", title: "a percentage"),
            Sample("en sms|plural.one = %lld message\nen sms|plural.other = %lld messages\nes sms = %lld messages\nda sms = %lld messages", title: "left in English: untranslated, not miscounted", formats: [.xcstrings, .stringsdict]),
            Sample("en count = Items: %lld\nru count = Товары: %lld", title: "after a colon"),
            Sample("en cart = Cart\nja cart = カートに%lld点の商品", title: "a language with one form"),
            Sample("en files|plural.one = %lld file\nen files|plural.other = %lld files\ntr files = %lld dosya", title: "the noun stays as it is after a number", formats: [.xcstrings, .stringsdict]),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) throws {
        guard unit.text.classes.contains(.percent), unit.unit.pluralCategory == nil, unit.text.arguments.specifiers.contains(where: { $0.kind.isInteger }) else { return }
        let entry = unit.entry!
        guard entry.isEffective, entry.entry.substitutions.isEmpty, !unit.variation.hasPrefix("substitutions."), let tag = entry.pluralTag,
              entry.isSourceLocale || !entry.entry.flags.contains(.doNotTranslate), GrammarData.of(tag).afterNumbers != .stays else { return }
        let table = try context.locale(tag).plurals()
        // Automatic grammar (`^[…](inflect: true)`) makes the forms by itself.
        guard table.integerCategories.count > 1, !(unit.text.classes.contains(.squareBracket) && unit.value.hasBytes("inflect:")) else { return }
        guard let noun = noun(unit, tag, context), !PluralKeys.isForm(entry, table) else { return }
        // The one text serves all numbers that can come.
        if table.isAlikeAboveOne, try NumberRange.isAboveOne(entry) || NumberRange.hasSingularSibling(unit, context) { return }
        let severity: Severity = !noun.isCertain || noun.isLimit || Self.isOfStepper(entry.key.key, isTwoForms: table.isAlikeAboveOne) ? .note : unit.roles.contains(.value) ? .error : .warning
        context.report(self, severity, at: unit, range: noun.range, words: [String(noun.noun)], .count(noun, unit, table, context.locale(tag).englishName))
    }

    /// The steps of a stepper mostly leave one out; so do delays to choose from, where all numbers above one go alike.
    private static func isOfStepper(_ key: String, isTwoForms: Bool) -> Bool {
        NameWords.of(key).contains { $0 == "stepper" || isTwoForms && ($0 == "delay" || $0 == "timeout" || $0 == "interval") }
    }

    private func noun(_ unit: UnitView, _ tag: LanguageTag, _ context: RuleContext) -> CountedNoun? {
        let entry = unit.entry!
        guard let number = unit.numberContext, !unit.isUntranslated || isShared(number, GrammarData.of(tag)) else { return nil }
        let own = CountedNouns.judge(unit, GrammarData.of(tag))
        guard let source = entry.source else {
            if own == nil, !GrammarData.of(tag).canJudgeAlone {
                // Another language of the same key may tell.
                if let told = evidence(entry, context) { return translated(unit, tag, told.isLimit, endsWithPoint: told.endsWithPoint) }
                context.didNotRun(self, locale: tag, why: "nouns of this source language are not known, so counts are seen only where a translation shows them")
            }
            return own
        }
        if isSingularBesidePlural(source) { return nil }
        let told = evidence(entry, context)
        if var own, own.isCertain, !own.isLimit {
            own.isLimit = told?.isLimit ?? false
            return own
        }
        // The source has plural forms that differ by more than a number.
        if let group = PluralGroup.groups(of: source).first, group.forms.count > 1, group.showsNumber,
           group.forms.contains(where: { $0.unit.value != group.forms[0].unit.value }) {
            return translated(unit, tag, false, endsWithPoint: group.sample?.value.hasSuffix(".") ?? false) ?? own
        }
        if let told { return translated(unit, tag, told.isLimit, endsWithPoint: told.endsWithPoint) ?? own }
        return own
    }

    /// A text that equals its English source and is right in this language too: nothing but the number and a noun that both languages spell alike.
    private func isShared(_ number: NumberContext, _ data: GrammarData) -> Bool {
        guard number.preceding.isEmpty, number.following.count == 1, let word = number.following.first else { return false }
        return data.sharedNouns.contains(word.text.lowercased())
    }

    /// "%lu week", and the table has "%lu weeks": the text for one.
    private func isSingularBesidePlural(_ source: EntryView) -> Bool {
        if let known = source.isSingularBesidePlural { return known }
        let found = hasPlural(source)
        source.isSingularBesidePlural = found
        return found
    }

    private func hasPlural(_ source: EntryView) -> Bool {
        guard let unit = source.units.first, source.units.count == 1, let context = unit.numberContext, let tag = source.pluralTag, let word = context.following.first else { return false }
        let data = GrammarData.of(tag), lower = word.text.lowercased()
        guard data.canJudgeAlone, !data.stopWords.contains(lower), CountedNouns.judge(unit, data) == nil else { return false }
        let head = String(unit.value.utf8Slice(0..<word.range.upperBound)), tail = String(unit.value.utf8Slice(word.range.upperBound..<unit.value.utf8.count))
        return data.soloEndings.contains { source.table.rowsByKey[head + $0 + tail] != nil }
    }

    private func translated(_ unit: UnitView, _ tag: LanguageTag, _ isLimit: Bool, endsWithPoint: Bool) -> CountedNoun? {
        guard var noun = CountedNouns.judgeTranslation(unit, GrammarData.of(tag), sourceEndsWithPoint: endsWithPoint) else { return nil }
        if isLimit { noun.isLimit = true }
        return noun
    }

    /// The source, or else another language of the key that can be judged alone, counts something.
    private func evidence(_ entry: EntryView, _ context: RuleContext) -> (isLimit: Bool, endsWithPoint: Bool)? {
        let others = [entry.source].compactMap { $0 } + entry.key.englishEntries.filter { $0 !== entry && $0 !== entry.source }
        for other in others {
            guard let data = other.pluralTag.map(GrammarData.of) else { continue }
            for unit in other.units where unit.unit.pluralCategory == nil {
                if let noun = CountedNouns.judge(unit, data), noun.isCertain { return (noun.isLimit, unit.value.hasSuffix(".")) }
            }
            if data.canJudgeAlone { return nil }
        }
        return nil
    }
}

private extension String {
    static func count(_ noun: CountedNoun, _ unit: UnitView, _ table: PluralTable, _ language: String) -> String {
        let forms = table.integerCategories.categories.map { "\($0.name) (\(table.examples($0, limit: 3)))" }.joined(separator: ", ")
        return "the number counts \(quoted(noun.noun)), but the text has no plural forms; \(language) has \(forms). For the other numbers a listener hears the wrong form"
            + (noun.isLimit ? "; worth it only if the limit can change" : ". Give the text plural forms (in Xcode’s catalog editor: Vary by Plural)")
    }

}
