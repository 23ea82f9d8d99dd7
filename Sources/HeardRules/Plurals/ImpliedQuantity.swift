import HeardCore
import HeardLanguage
import ICUKit

struct ImpliedQuantityRule: EntryRule {
    static let metadata = RuleMetadata(
        id: "implied-quantity", family: .plurals, scope: .key, severity: .error,
        summary: "A plural form hides or hard-codes the number although several numbers use it.",
        rationale: """
            `one` is no synonym of 1: in Russian it is also used for 21, 31, 101, in French and Portuguese for 0, in Icelandic for 21. A form without the number \
            ("один файл", "Un fichier") then tells a listener the wrong amount. A form may leave the number out only where a single number selects it; with a `zero` \
            form, 0 no longer counts for `one`. The numbers come from ICU.
            """,
        falsePositives: "A text that is never used with the other numbers of the category.",
        falseNegatives: "Entries in which no form prints the number; forms that leave the number to a nested variable; `other` without a number where the source has none either.",
        wcag: ["4.1.2"], labels: ["VoiceOver"], supersedes: ["argument-mismatch", "literal-number"],
        triggering: [
            Sample("""
                en items|plural.one = 1 item
                en items|plural.other = %lld items
                ru items|plural.one = ⟦1⟧ предмет
                ru items|plural.few = %lld предмета
                ru items|plural.many = %lld предметов
                ru items|plural.other = %lld предмета
                """, title: "one is 1, 21, 31 … in Russian"),
            Sample("""
                en files|plural.one = %lld file
                en files|plural.other = %lld files
                pl files|plural.one = %lld plik
                pl files|plural.few = ⟦Kilka plików⟧
                pl files|plural.many = %lld plików
                pl files|plural.other = %lld pliku
                """, title: "few covers 2, 3, 4, 22 …"),
        ],
        nonTriggering: [
            Sample("""
                en files|plural.one = One file
                en files|plural.other = %lld files
                de files|plural.one = Eine Datei
                de files|plural.other = %lld Dateien
                ar files|plural.zero = لا ملفات
                ar files|plural.one = ملف واحد
                ar files|plural.two = ملفان
                ar files|plural.few = %lld ملفات
                ar files|plural.many = %lld ملفًا
                ar files|plural.other = %lld ملف
                """, title: "one number each"),
            Sample("""
                en files|plural.zero = No files
                en files|plural.one = One file
                en files|plural.other = %lld files
                fr files|plural.zero = Aucun fichier
                fr files|plural.one = Un fichier
                fr files|plural.other = %lld fichiers
                """, title: "a zero form takes the 0"),
            Sample("""
                // Always at least one.
                en drafts|plural.one = One draft
                en drafts|plural.other = %lld drafts
                hi drafts|plural.one = %lld ड्राफ़्ट
                hi drafts|plural.other = %lld ड्राफ़्ट
                """, title: "the number is there"),
        ])

    func check(_ entry: EntryView, _ context: RuleContext) throws {
        guard entry.isCheckedForPlurals, let tag = entry.pluralTag else { return }
        let locale = context.locale(tag)
        let table = try locale.plurals()
        for group in PluralGroup.groups(of: entry) where !group.isNumberOutside(entry) {
            let source = group.counterpart(in: entry.source)
            guard group.showsNumber || source?.showsNumber ?? false else { continue }
            for form in group.forms where !form.unit.value.isEmpty && form.unit.saysWords && group.countedNumber(form.unit) == .hidden {
                // An English form in a Russian table is reported as untranslated.
                if form.unit.text.classes.hasAny(.latin), form.unit.isUntranslated, !form.unit.text.arguments.arguments.isEmpty { continue }
                if form.category == .other, source.map({ $0.sample.map { source!.countedNumber($0) != .shown } ?? true }) ?? true { continue }
                let integers = group.integers(of: form.category, table)
                guard integers.count > 1 else { continue }
                // As many arguments as in a full form, one of another kind: the wrong argument was taken, none was left out.
                let most = group.forms.map { $0.unit.text.arguments.arguments.count }.max() ?? 0
                if form.unit.text.arguments.arguments.count >= most, group.hasWrongArgument(form.unit) { continue }
                let number = try number(in: form.unit, other: group.form(.other), integers: integers, tag: tag)
                // Only 0 is told wrongly, and the app never says this text of none.
                let isMeant = integers.allSatisfy { $0 == 0 || $0 == number?.value ?? 1 }
                let isNote = try isMeant && (isZeroElsewhere(form.unit, source, context) || number == nil && leavesOneOut(source))
                let severity: Severity = try isNote ? .note : isMeant && saysOne(source) ? .warning : .error
                context.report(self, severity, at: form.unit, range: number?.range, words: [form.category.name],
                               details: ["numbers": .list(integers.prefix(6).map(String.init))],
                               .implied(form.category, integers, number, form.unit, locale.englishName))
            }
        }
    }

    /// The source's form for one has the digit 1 too: the text was perhaps never meant for none.
    private func saysOne(_ source: PluralGroup?) throws -> Bool {
        guard let unit = source?.form(.one) else { return false }
        return StaticNumbers.digits(in: unit.text).contains { $0.value == 1 }
    }

    /// "Send the invitation", "Every week": the source tells no number for one either, in digits or in words. It is not said of none.
    private func leavesOneOut(_ source: PluralGroup?) throws -> Bool {
        guard let source, let unit = source.form(.one), let tag = unit.entry.pluralTag, unit.saysWords, source.countedNumber(unit) == .hidden else { return false }
        return try StaticNumbers.digits(in: unit.text).isEmpty && StaticNumbers.words(in: unit, tag: tag).isEmpty
    }

    /// None has another text: by the comment, by a key such as "No errors found.", or because "and 1 other" is said only if there are others.
    private func isZeroElsewhere(_ unit: UnitView, _ source: PluralGroup?, _ context: RuleContext) throws -> Bool {
        let entry = unit.entry!
        if NumberRange.isAboveZero(entry) { return true }
        guard let counted = source?.sample ?? (entry.isSourceLocale ? unit : nil), let tag = counted.entry.pluralTag else { return false }
        let rest = GrammarData.of(tag).remainders
        let forms = source?.forms.map(\.unit) ?? [unit]
        let words = forms.map { SiblingTexts.words($0.text) }
        if !rest.isEmpty, forms.contains(where: { !$0.text.arguments.arguments.allSatisfy { $0.kind.isNumber || $0.kind == .ownArgument } }),
           words.allSatisfy({ $0.contains { rest.contains($0) } }) { return true }
        if source != nil, let known = counted.entry.hasNoneElsewhere { return known }
        let found = try entry.table.siblings(of: Int(counted.entry.reference.locale), context).hasNone(of: words.joined().map { $0 }, row: entry.key.index)
        if source != nil, counted.entry.pluralGroups.count == 1 { counted.entry.hasNoneElsewhere = found }
        return found
    }

    /// The number that the form spells out, if it does.
    private func number(in unit: UnitView, other: UnitView?, integers: [Int], tag: LanguageTag) throws -> StaticNumber? {
        let fixed = Set(other.map { StaticNumbers.digits(in: $0.text).map(\.value) } ?? [])
        if let digit = StaticNumbers.digits(in: unit.text).first(where: { !fixed.contains($0.value) }) { return digit }
        return try StaticNumbers.words(in: unit, tag: tag).first { integers.contains($0.value) }
    }
}

private extension String {
    static func implied(_ category: PluralCategory, _ integers: [Int], _ number: StaticNumber?, _ unit: UnitView, _ language: String) -> String {
        let use = "in \(language) the form “\(category.name)” is used for \(examples(integers))"
        // The number that a listener is told wrongly.
        let wrong = integers.first { $0 != number?.value && $0 > 1 } ?? integers.first { $0 != number?.value } ?? integers[0]
        if let number {
            return "\(use), but this text always says \(quoted(unit.value.utf8Slice(number.range))): with \(wrong) a listener hears the wrong amount. Put the number's placeholder into the form"
        }
        return "\(use), but this text leaves the number out: with \(wrong) a listener can't tell how many. Put the number's placeholder into the form"
    }
}
