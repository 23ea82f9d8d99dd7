import HeardCore
import HeardLanguage
import ICUKit

struct LiteralNumberRule: EntryRule {
    static let metadata = RuleMetadata(
        id: "literal-number", family: .plurals, scope: .key, severity: .warning,
        summary: "A digit in a plural form instead of the number's placeholder.",
        rationale: """
            Apple asks to spell the number out or to use the specifier, but not to write a digit: "1" stays "1" for users whose digits are ١ or १, while all other \
            forms change; and a voice gives a digit no gender and no case ("eins Datei"), as it can give a number word. A number that the category never selects ("3" in \
            `two`) is plainly wrong. Where all users of a language have Latin digits and the text is not known to be spoken, a right digit is a note.
            """,
        falsePositives: "A digit that is part of the sentence and no count, in a form whose `other` has other wording.",
        falseNegatives: "Numbers in words that the category never selects.",
        labels: ["VoiceOver"],
        triggering: [
            Sample("""
                // Accessibility value of the folder
                // roles: value
                en files|plural.one = ⟦1⟧ file
                en files|plural.other = %lld files
                """, title: "spoken"),
            Sample("""
                en days|plural.one = One day
                en days|plural.other = %lld days
                mr days|plural.one = ⟦1⟧ दिवस
                mr days|plural.other = %lld दिवस
                """, title: "other forms may show १ or 1"),
            Sample("""
                en seats|plural.one = One seat
                en seats|plural.other = %lld seats
                he seats|plural.one = מושב אחד
                he seats|plural.two = ⟦3⟧ מושבים
                he seats|plural.other = %lld מושבים
                """, title: "the category is used for 2 only"),
        ],
        nonTriggering: [
            Sample("""
                en files|plural.one = One file
                en files|plural.other = %lld files
                """, title: "spelled out"),
            Sample("""
                en hours|plural.one = %lld file in the last 24 hours
                en hours|plural.other = %lld files in the last 24 hours
                """, title: "a number that is no count"),
        ])

    func check(_ entry: EntryView, _ context: RuleContext) throws {
        guard entry.isCheckedForPlurals, let tag = entry.pluralTag else { return }
        var table: PluralTable?
        for group in PluralGroup.groups(of: entry) {
            for form in group.forms where form.unit.text.classes.hasAny(.digits) && group.countedNumber(form.unit) == .hidden {
                let numbers = StaticNumbers.digits(in: form.unit.text)
                guard !numbers.isEmpty, !form.unit.isUntranslated, !group.isNumberOutside(entry), group.showsNumber || group.counterpart(in: entry.source)?.showsNumber ?? false else { continue }
                let known = try table ?? context.locale(tag).plurals()
                table = known
                let fixed = Set(form.category == .other ? [] : group.form(.other).map { StaticNumbers.digits(in: $0.text).map(\.value) } ?? [])
                guard let number = numbers.first(where: { !fixed.contains($0.value) }) else { continue }
                let integers = group.integers(of: form.category, known)
                guard let only = integers.first else { continue }
                let selects = integers.contains(number.value) || (form.category != .zero && known.select(number.value) == form.category)
                if integers.count == 1, number.value == only {
                    // Where the placeholder prints the same digit for everybody, a voice is what can tell the two apart.
                    let severity: Severity = form.unit.roles.isSpoken || NumberingSystem.mayHaveOtherDigits(context.locale(tag).icu) ? .warning : .note
                    context.report(self, severity, at: form.unit, range: number.range, words: [form.category.name], .digit(form.unit, number, form.category, context.locale(tag)))
                } else if !selects {
                    context.report(self, .warning, at: form.unit, range: number.range, words: [form.category.name],
                                   .neverSelected(form.unit, number, form.category, integers, context.locale(tag).englishName))
                }
            }
        }
    }
}

private extension String {
    static func digit(_ unit: UnitView, _ number: StaticNumber, _ category: PluralCategory, _ locale: LocaleContext) -> String {
        let what = "the form “\(category.name)” has the digit \(quoted(unit.value.utf8Slice(number.range))) where the other forms have the number's placeholder: "
        let effect = NumberingSystem.mayHaveOtherDigits(locale.icu) ? "users whose \(locale.englishName) has other digits see and hear a mixture"
            : "a voice can't give a digit gender and case, as it can a number word"
        return what + effect + ". Spell the number out, or use the placeholder"
    }

    static func neverSelected(_ unit: UnitView, _ number: StaticNumber, _ category: PluralCategory, _ integers: [Int], _ language: String) -> String {
        "the form “\(category.name)” says \(quoted(unit.value.utf8Slice(number.range))), but in \(language) it is used for \(examples(integers)) only: a listener hears the wrong amount. Use the number's placeholder"
    }
}
