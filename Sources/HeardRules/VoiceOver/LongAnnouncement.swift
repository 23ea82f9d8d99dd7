import HeardCore
import HeardLanguage
import ICUKit

struct LongAnnouncementRule: UnitRule, LanguageRule {
    static let needs = LanguageNeeds(usesGrammar: false, speech: true)

    static let metadata = RuleMetadata(
        id: "long-announcement", family: .voiceOver, scope: .key, severity: .note,
        summary: "An announcement that takes long to say.",
        rationale: """
            An announcement speaks over what the listener does, and is lost when the next one or a touch interrupts it. The length is an estimate: numbers in words, arguments \
            as long as they reasonably get, and the language's average time for a character at a usual speed. People set other speeds, hence the range in the message.
            """,
        falsePositives: "Texts with many abbreviations or foreign words.", falseNegatives: "Languages without a measured rate; those are named as not run.",
        roles: .announcement, wcag: ["4.1.3"], labels: ["VoiceOver"],
        triggering: [
            Sample("""
                // roles: announcement
                en booked = ⟦Your booking for two adults and one child on the night train from Vienna to Rome is confirmed, the tickets were sent to your mail address, the seats are in car twelve, and breakfast is served from six in the morning.⟧
                """),
        ],
        nonTriggering: [
            Sample("// roles: announcement\nen booked = Booking confirmed\nde booked = Buchung bestätigt"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) throws {
        // The source of a Base table is in the project's language.
        let language = unit.entry.tag.isLanguage ? unit.entry.tag : LanguageTag(unit.entry.table.sourceLanguage)
        guard let rate = LocaleData.find(language)?.secondsPerGrapheme, unit.value.utf8.count > 20 else { return }
        let filled = unit.locale.worstCase.fill(unit.value, unit.text.arguments, category: unit.unit.pluralCategory.flatMap { PluralCategory(name: $0) })
        // No grapheme has less than a byte.
        if !filled.text.utf8.contains(where: { $0 >= 0x80 || $0 &- 0x30 < 10 }), Double(filled.text.utf8.count) * rate <= context.settings.longAnnouncementNote { return }
        let spoken = try numbersInWords(filled.text, unit.writtenIn(context))
        let seconds = try Double(unit.locale.segmenter().graphemeCount(of: spoken)) * rate
        guard seconds > context.settings.longAnnouncementNote else { return }
        let severity: Severity = seconds > context.settings.longAnnouncementWarning ? .warning : .note
        context.report(self, severity, at: unit, range: 0..<unit.value.utf8.count, words: ["length"],
                       details: ["seconds": .number((seconds * 10).rounded() / 10)], .long(seconds))
    }

    /// Digits as the words that a listener hears.
    private func numbersInWords(_ text: String, _ locale: LocaleContext) throws -> String {
        guard text.unicodeScalars.contains(where: { $0.decimalDigit != nil }), let (speller, cardinal) = try locale.cardinals() else { return text }
        var out = "", number: Int?
        func close() throws {
            if let value = number { out += try speller.format(value, ruleSet: cardinal) }
            number = nil
        }
        for scalar in text.unicodeScalars {
            if let digit = scalar.decimalDigit { number = min(999_999_999, (number ?? 0) * 10 + digit) } else {
                try close()
                out.unicodeScalars.append(scalar)
            }
        }
        try close()
        return out
    }
}

private extension String {
    static func long(_ seconds: Double) -> String {
        func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
        return "this announcement takes about \(tenths(seconds)) seconds to say (\(tenths(seconds * 0.7)) to \(tenths(seconds * 1.5)), by the speed that is set): it talks over what the listener does, and is lost when something interrupts it. Say what happened in a few words and leave the rest on the screen"
    }
}
