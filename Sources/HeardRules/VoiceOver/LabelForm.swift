import HeardCore
import HeardLanguage
import ICUKit

struct LabelFormRule: UnitRule {
    static let metadata = RuleMetadata(
        id: "label-form", family: .voiceOver, scope: .key, severity: .note,
        summary: "A label that ends with a full stop, is long, or starts with a small letter where the source does not.",
        rationale: """
            Apple: a label is a word or a short phrase, starts with a capital letter so that VoiceOver gives it the right intonation, and has no full stop, since it is no \
            sentence. A long label delays everything behind it each time the element is passed.
            """,
        falsePositives: "Texts that are read as a whole, such as the label of a picture.",
        falseNegatives: "Labels whose role is not known.",
        roles: .label, wcag: ["2.4.6"], labels: ["VoiceOver"],
        triggering: [
            Sample("// roles: label\nen pay = Pay now⟦.⟧\nde pay = Jetzt zahlen"),
            Sample("// roles: label\nen tone = Ring tone\nid tone = ⟦nada⟧ dering"),
            Sample("// roles: label\nen method = ⟦Choose the method of payment for all of the orders⟧\nde method = Zahlungsart wählen"),
        ],
        nonTriggering: [
            Sample("// roles: label\nen shop = Acme Inc.\nde shop = Acme Inc.", title: "an abbreviation"),
            Sample("// roles: label\nen cloud = Your iCloud\nde cloud = iCloud-Fotos", title: "a name"),
            Sample("// roles: label\nen night = Quiet at night\nnl night = 's Nachts stil"),
            Sample("// roles: label\nen wait = Loading …\nde wait = Lädt …", title: "an ellipsis"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) throws {
        // Only a label: a text that is a hint, value or announcement too has other forms.
        guard unit.roles.isDisjoint(with: [.hint, .value, .announcement, .reason]), !unit.value.isEmpty else { return }
        if unit.text.classes.hasAny([.sentenceEnd]) { checkFullStop(unit, context) }
        try checkLength(unit, context)
        if unit.text.classes.contains(.lowerCase) { checkCapital(unit, context) }
    }

    private func checkFullStop(_ unit: UnitView, _ context: RuleContext) {
        let end = FinalPunctuation.of(unit.text, semicolonAsks: false)
        guard end.kind == .period, end.range.lowerBound > 0 else { return }
        let before = unit.value.utf8Slice(0..<end.range.lowerBound)
        // Abbreviations are short, have dots inside, or stand in the source too.
        let word = before.unicodeScalars.reversed().prefix { !$0.isWhiteSpaceScalar }
        if unit.value.utf8Slice(end.range) == "." {
            let letters = word.filter(\.isAlphabeticScalar)
            guard !letters.isEmpty, !word.contains(".") else { return }
            let text = String(String.UnicodeScalarView(letters.reversed())).lowercased()
            if unit.locale.abbreviations.contains(text) || letters.count == 1 { return }
            if let source = unit.source, source.value.lowercased().hasSuffix(text + ".") { return }
        }
        context.report(self, .note, at: unit, range: end.range, words: ["full stop"], .fullStop)
    }

    private func checkLength(_ unit: UnitView, _ context: RuleContext) throws {
        let limit = context.settings.longLabelGraphemes
        guard unit.value.utf8.count > limit else { return }
        var count = try unit.text.graphemeCount(unit.locale.segmenter())
        for specifier in unit.text.arguments.specifiers where specifier.kind != .percent { count -= specifier.range.count }
        guard count > limit else { return }
        context.report(self, .note, at: unit, range: 0..<unit.value.utf8.count, words: ["length"], details: ["graphemes": .integer(count), "limit": .integer(limit)], .long(count, limit))
    }

    private func checkCapital(_ unit: UnitView, _ context: RuleContext) {
        guard let source = unit.source, source.text.classes.contains(.upperCase), source.value.unicodeScalars.first?.isUppercaseScalar == true,
              let first = unit.value.unicodeScalars.first, first.isLowercaseScalar, first.script != .georgian, !unit.text.arguments.specifiers.contains(where: { $0.range.lowerBound == 0 }) else { return }
        var words = PlainWords(unit.value).makeIterator()
        guard let word = words.next(), word.range.lowerBound == 0 else { return }
        // iCloud, eBay; a word that the source has too; a letter before an apostrophe (l’, d’) or a dot or slash (a.m., km/h).
        if word.text.unicodeScalars.contains(where: \.isUppercaseScalar) || PlainWords(source.value).contains(where: { $0.text == word.text }) { return }
        if word.text.unicodeScalars.count == 1, word.range.upperBound < unit.value.utf8.count, Array(unit.value.utf8)[word.range.upperBound] != 0x20 { return }
        context.report(self, .note, at: unit, range: word.range, words: [String(word.text)], .small(word.text))
    }
}

private extension String {
    static let fullStop = "this label ends with a full stop: VoiceOver drops its voice as after a sentence. A label is a name; leave the full stop out"
    static func long(_ count: Int, _ limit: Int) -> String { "this label has \(count) characters (advised are \(limit) at most): a listener hears all of it each time the element is passed. Name the element in a word or two and leave the rest to value and hint" }
    static func small(_ word: Substring) -> String { "this label starts with a small letter (\(quoted(word))) and the source with a capital: VoiceOver’s intonation and Braille show it. Start it with a capital" }
}
