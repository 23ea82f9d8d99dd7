import HeardCore
import HeardLanguage
import ICUKit

struct PresentationFormRule: UnitRule {
    static var concerns: TextClasses? { [.presentationForm, .hebrew, .tatweel] }

    static let metadata = RuleMetadata(
        id: "presentation-form", family: .bidi, scope: .key, severity: .warning,
        summary: "Letters coded by their shape, or Hebrew typed in visual order.",
        rationale: """
            Presentation forms (U+FB50 … U+FDFF, U+FE70 … U+FEFC, U+FB1D … U+FB4F) come from old systems that had no shaping. Speech engines skip or spell them, search does \
            not find them. Hebrew words that begin with a final letter (ם ן ץ ף ך) were typed backwards. A tatweel (ـ) in a spoken text is a note: some engines name it.
            """,
        falsePositives: "Yiddish texts that use the precomposed letters on purpose.",
        falseNegatives: "Hebrew in visual order without final letters.",
        wcag: ["4.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("en welcome = Welcome\nar welcome = ⟦\\u{FEE3}\\u{FEAE}\\u{FEA3}\\u{FE92}\\u{FE8E}⟧"),
            Sample("en hello = Hello\nhe hello = ⟦םולש⟧", title: "Hebrew typed backwards"),
        ],
        nonTriggering: [
            Sample("en price = Price in rials\nfa price = قیمت به ﷼", title: "the rial sign"),
            Sample("en hello = Hello\nhe hello = שלום", title: "a final letter at the end"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) {
        let classes = unit.text.classes
        if classes.contains(.presentationForm) { checkForms(unit, context) }
        if classes.contains(.hebrew) { checkVisualOrder(unit, context) }
        if classes.contains(.tatweel), unit.roles.isSpoken { checkTatweel(unit, context) }
    }

    private func checkForms(_ unit: UnitView, _ context: RuleContext) {
        var start: Int?
        var first: UInt32 = 0
        var offset = 0
        func close(_ end: Int) {
            if let begin = start { context.report(self, .warning, at: unit, range: begin..<end, words: [hex(first)], .form(unit.value.utf8Slice(begin..<end), first)) }
            start = nil
        }
        for scalar in unit.value.unicodeScalars {
            if Self.isPresentationForm(scalar.value) {
                if start == nil { (start, first) = (offset, scalar.value) }
            } else { close(offset) }
            offset += UTF8.width(scalar)
        }
        close(offset)
    }

    static func isPresentationForm(_ value: UInt32) -> Bool {
        switch value {
        case 0xFB1D...0xFB4F, 0xFE70...0xFEFC: true
        // Ornate parentheses and the ligatures of whole phrases (﷼ ﷲ ﷺ …) are characters of their own.
        case 0xFB50...0xFD3D, 0xFD50...0xFDEF: true
        default: false
        }
    }

    private func checkVisualOrder(_ unit: UnitView, _ context: RuleContext) {
        for word in PlainWords(unit.value) {
            let letters = Array(word.text.unicodeScalars)
            guard letters.count >= 2, Self.finalLetters.contains(letters[0].value), letters.allSatisfy({ $0.value >= 0x591 && $0.value <= 0x5F4 }) else { continue }
            // Letters named one by one ("ם ן") are no words; a doubled letter is an abbreviation.
            guard Set(letters.map(\.value)).count > 1 else { continue }
            context.report(self, .warning, at: unit, range: word.range, words: [String(word.text)], .backwards(word.text))
        }
    }

    private static let finalLetters: Set<UInt32> = [0x5DA, 0x5DD, 0x5DF, 0x5E3, 0x5E5]

    private func checkTatweel(_ unit: UnitView, _ context: RuleContext) {
        var offset = 0
        for scalar in unit.value.unicodeScalars {
            if scalar.value == 0x640 {
                context.report(self, .note, at: unit, range: offset..<offset + 2, words: ["0640"], .tatweel)
                return
            }
            offset += UTF8.width(scalar)
        }
    }
}

private extension String {
    static func form(_ text: Substring, _ first: UInt32) -> String {
        "\(quoted(text)) is written with presentation forms (U+\(hex(first)) …), codes for the shape of a letter: speech engines skip or spell them. Type the ordinary letters; they take their shape by themselves"
    }

    static func backwards(_ word: Substring) -> String {
        "\(quoted(word)) begins with a final letter, so it was typed backwards (in visual order): a screen reader says it backwards too. Type it in reading order"
    }

    static let tatweel = "U+0640 (tatweel) stretches a word for the eye; in a text that is spoken some speech engines name it or break the word. Remove it"
}
