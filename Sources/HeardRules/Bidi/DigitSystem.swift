import HeardCore
import HeardLanguage
import ICUKit

struct DigitSystemRule: UnitRule {
    static var concerns: TextClasses? { .digits }

    static let metadata = RuleMetadata(
        id: "digit-system", family: .bidi, scope: .key, severity: .note,
        summary: "Digits of two systems in one text, or digits that the locale's users may not use.",
        rationale: """
            Numbers that the app inserts come in the digits that the user has set; a digit that is written into the text stays as it is. Apple's advice is to insert \
            numbers at run time even when they are constant. The locale's own digits come from ICU.
            """,
        falsePositives: "Numbers that are written with Latin digits everywhere in the language (years, models).",
        falseNegatives: "Digits inside names such as MP3 are left alone.",
        triggering: [
            Sample("en step = Step 2 of 3\nar step = الخطوة ٢ من ⟦3⟧"),
        ],
        nonTriggering: [
            Sample("en step = Step 2 of 3\nhi step = 3 में से चरण 2", title: "Hindi uses Latin digits"),
            Sample("en player = MP3 player\nar player = مشغل MP3", title: "part of a name"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) throws {
        let classes = unit.text.classes
        guard classes.hasAny(.digits) else { return }
        let isForeign = classes.hasAny([.arabicIndicDigit, .extendedArabicDigit, .otherDigit])
        // Most texts: Latin digits in a locale that uses them.
        guard isForeign || unit.locale.usesOwnDigits else { return }
        // A text without a letter of the locale's script is a number, a pattern or untranslated.
        guard let own = unit.locale.numbering, classes.hasAny(unit.locale.letters) else { return }
        var firstBlock: UInt32?
        var reported: Range<Int>?
        var other: Range<Int>?
        for number in Digits(unit.text) {
            if let firstBlock, number.zero != firstBlock { other = number.range }
            if firstBlock == nil { firstBlock = number.zero }
            if number.zero != own.zero.value, reported == nil { reported = number.range }
        }
        if let other {
            // Point at the one that is not the locale's own.
            let range = reported ?? other
            context.report(self, .note, at: unit, range: range, words: ["mixed"], .mixed(unit.value.utf8Slice(range)))
        } else if let reported {
            context.report(self, .note, at: unit, range: reported, words: ["fixed"], .fixed(unit.value.utf8Slice(reported), own, unit.locale.englishName))
        }
    }

    /// Numbers in digits that no letter or name touches.
    private struct Digits: Sequence {
        struct Number {
            var range: Range<Int>
            /// Code point of the system's zero.
            var zero: UInt32
        }
        let text: AnalyzedText
        init(_ text: AnalyzedText) { self.text = text }

        func makeIterator() -> IndexingIterator<[Number]> {
            var found: [Number] = []
            let specifiers = text.arguments.specifiers
            var offset = 0
            var current: Number?
            var isGlued = false
            var previousGlues = false
            func close() {
                if let number = current, !isGlued { found.append(number) }
                current = nil
            }
            for scalar in text.value.unicodeScalars {
                let width = UTF8.width(scalar)
                let range = offset..<offset + width
                offset += width
                if scalar.value < 0x80 || !(0xFF10...0xFF19).contains(scalar.value), let digit = scalar.decimalDigit, !specifiers.contains(where: { $0.range.overlaps(range) }) {
                    let zero = scalar.value &- UInt32(digit)
                    if let open = current, open.zero == zero { current = Number(range: open.range.lowerBound..<range.upperBound, zero: zero) } else {
                        close()
                        current = Number(range: range, zero: zero)
                        isGlued = previousGlues
                    }
                    continue
                }
                let glues = scalar.script == .latin || (scalar.value < 0x80 && "/_@#.:-+$%&=\\".unicodeScalars.contains(scalar))
                if current != nil, scalar.script == .latin || "/_@#\\".unicodeScalars.contains(scalar) { isGlued = true }
                close()
                previousGlues = glues
            }
            close()
            return found.makeIterator()
        }
    }
}

extension LocaleContext {
    /// The locale's default digits; nil for no language.
    var numbering: NumberingSystem? { isLanguage ? NumberingSystem.cached(icu) : nil }
    /// Other digits than Latin ones by default.
    var usesOwnDigits: Bool { numbering.map { $0.zero != "0" } ?? false }
}

private extension String {
    static func mixed(_ digits: Substring) -> String {
        "digits of two systems stand in one text; \(quoted(digits)) is not of the same system as the rest: the eye stops, and one of the two is not what the user has set. Use one system, better insert the numbers at run time"
    }

    static func fixed(_ digits: Substring, _ own: NumberingSystem, _ language: String) -> String {
        "\(quoted(digits)) is written into the text, but numbers in \(language) are shown as \(quoted(own.text(1234567890))) by default: next to numbers that the app inserts it looks foreign. Insert the number at run time, even if it is constant"
    }
}
