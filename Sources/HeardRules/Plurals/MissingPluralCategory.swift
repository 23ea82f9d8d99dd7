import HeardCore
import HeardLanguage
import ICUKit

struct MissingPluralCategoryRule: EntryRule {
    static let metadata = RuleMetadata(
        id: "missing-plural-category", family: .plurals, scope: .key, severity: .error,
        summary: "A plural form that the language needs is missing.",
        rationale: """
            Where a form is missing, Apple's systems use `other`: a Russian listener hears "2 файлов" for "2 файла". Which categories a language has, and which \
            whole numbers select them, comes from ICU. A category that only decimals or compact numbers select (`many` of French, Spanish, Italian, Portuguese, \
            Czech, Lithuanian) is a note, and so is a form that the source language lacks too.
            """,
        falsePositives: "A text that is never used with the numbers concerned.",
        falseNegatives: "Forms that are there but hold the text of another form; see identical-plural-forms.",
        wcag: ["3.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("""
                en files|plural.one = %lld file
                en files|plural.other = %lld files
                ru ⟦files⟧|plural.one = %lld файл
                ru files|plural.other = %lld файлов
                """, title: "few and many are missing"),
            Sample("""
                en photos|plural.one = %lld photo
                en photos|plural.other = %lld photos
                he ⟦photos⟧|plural.one = תמונה אחת
                he photos|plural.other = %lld תמונות
                """, title: "the dual of Hebrew"),
        ],
        nonTriggering: [
            Sample("""
                en files|plural.one = %lld file
                en files|plural.other = %lld files
                ja files|plural.other = %lldファイル
                """, title: "Japanese has one form"),
            Sample("""
                en files|plural.one = %lld file
                en files|plural.other = %lld files
                de files|plural.one = %lld Datei
                de files|plural.other = %lld Dateien
                """, title: "both forms of German"),
            Sample("""
                en files|plural.one = %lld file
                en files|plural.other = %lld files
                tr files|plural.other = %lld dosya
                """, title: "Turkish nouns stay as they are after a number"),
        ])

    func check(_ entry: EntryView, _ context: RuleContext) throws {
        // The source side of an XLIFF file has the forms that the target language needs, not its own.
        if entry.entry.flags.contains(.bilingualSource) { return }
        guard entry.isCheckedForPlurals, let tag = entry.pluralTag else { return }
        let table = try context.locale(tag).plurals()
        for group in PluralGroup.groups(of: entry) where group.hasText { try check(group, entry, table, tag, context) }
    }

    private func check(_ group: PluralGroup, _ entry: EntryView, _ table: PluralTable, _ tag: LanguageTag, _ context: RuleContext) throws {
        let present = group.categories
        // A form of nothing but the number is the same in every category.
        guard let sample = group.sample, sample.saysWords else { return }
        // English forms in a Breton table are reported as untranslated.
        if present.contains(.other), group.forms.allSatisfy({ $0.unit.isUntranslated }) { return }
        // Where nouns stay as they are after a number, `other` alone says everything right.
        let isEnough = GrammarData.of(tag).afterNumbers == .stays && present.contains(.other)
        let source = group.counterpart(in: entry.source)
        var needed: [PluralCategory] = [], optional: [PluralCategory] = []
        for category in table.categories.categories where category != .other && !present.contains(category) && !(isEnough && category == .one) {
            if !table.integerCategories.contains(category) || GrammarData.of(tag).uncertainCategories.contains(category) || isMissingInSource(category, source, entry, context)
                || isSameAnyway(group, source) || (category == .one && table.integerCategories.count == 2 && isUnchanging(sample, tag)) {
                optional.append(category)
            } else {
                needed.append(category)
            }
        }
        // A missing `other` of a variable or substitution is told when the file is read.
        if !present.contains(.other), group.name == nil, entry.format != .stringsdict {
            context.report(self, .error, atKeyOf: entry, variation: group.stem + "other", words: ["other"], .missingOther(entry, group))
        }
        if let first = needed.first {
            context.report(self, .error, atKeyOf: entry, variation: group.stem + first.name, words: needed.map(\.name),
                           details: ["missing": .list(needed.map(\.name))], .missing(needed, group, table, context.locale(tag).englishName))
        }
        if let first = optional.first {
            context.report(self, .note, atKeyOf: entry, variation: group.stem + first.name, words: optional.map(\.name),
                           details: ["missing": .list(optional.map(\.name))], .optional(optional, group, table, context.locale(tag).englishName))
        }
    }

    /// The source language needs the form for the same numbers and lacks it: nobody calls the text with them.
    private func isMissingInSource(_ category: PluralCategory, _ source: PluralGroup?, _ entry: EntryView, _ context: RuleContext) -> Bool {
        guard category == .one else { return false }
        if entry.isSourceLocale || entry.source == nil { return true }
        guard let source else { return false }
        return !source.categories.contains(.one)
    }

    /// The noun behind the number has one form for all ("Zeichen", "uur"), or may have: not certain enough for an error.
    private func isUnchanging(_ unit: UnitView, _ tag: LanguageTag) -> Bool {
        guard GrammarData.of(tag).afterNumbers == .endings else { return false }
        return CountedNouns.judgeTranslation(unit, GrammarData.of(tag), sourceEndsWithPoint: true).map { !$0.isCertain } ?? false
    }

    /// Source and translation say the same in all their forms: a unit, an abbreviation.
    private func isSameAnyway(_ group: PluralGroup, _ source: PluralGroup?) -> Bool {
        guard let source, source.forms.count > 1, group.forms.count > 1 else { return false }
        return source.forms.allSatisfy { $0.unit.value == source.forms[0].unit.value } && group.forms.allSatisfy { $0.unit.value == group.forms[0].unit.value }
    }
}

private extension String {
    static func missing(_ categories: [PluralCategory], _ group: PluralGroup, _ table: PluralTable, _ language: String) -> String {
        let list = categories.map { "\($0.name) (\(table.examples($0)))" }.joined(separator: ", ")
        let numbers = categories.flatMap { table.numbers($0).integers.prefix(1) }.map(String.init).joined(separator: ", ")
        let (noun, verb) = categories.count == 1 ? ("form", "is") : ("forms", "are")
        return "the plural \(noun) \(list)\(group.place), which \(language) needs, \(verb) missing: for \(numbers) the form “other” is used instead, "
            + "which a listener hears as wrong grammar. Add \(categories.count == 1 ? "it" : "them")"
    }

    static func optional(_ categories: [PluralCategory], _ group: PluralGroup, _ table: PluralTable, _ language: String) -> String {
        let list = categories.map { "\($0.name) (\(table.examples($0)))" }.joined(separator: ", ")
        return "the plural \(categories.count == 1 ? "form" : "forms") \(list)\(group.place), which \(language) also has, \(categories.count == 1 ? "is" : "are") not there: “other” is used instead. Worth adding only if such numbers occur"
    }

    static func missingOther(_ entry: EntryView, _ group: PluralGroup) -> String {
        "the form “other”\(group.place), the only one that Apple's systems require, is missing: for every number without a form of its own nothing, or the raw key, is shown and spoken. Add it"
    }
}

extension PluralGroup {
    /// " of “files”" for a variable, " (device.mac)" for a device, for messages.
    var place: String {
        if let name { return " of the variable \(quoted(name))" }
        let path = stem.dropLast("plural.".count).split(separator: ".").joined(separator: ".")
        return path.isEmpty ? "" : " (\(visible(path)))"
    }
}
