import HeardCore
import HeardLanguage
import ICUKit

struct WrongBaseDirectionRule: UnitRule {
    static var concerns: TextClasses? { .rightToLeftLetters }

    static let metadata = RuleMetadata(
        id: "wrong-base-direction", family: .bidi, scope: .key, severity: .warning,
        summary: "A right-to-left text whose first letter is a left-to-right one, or the reverse.",
        rationale: """
            Where a paragraph's direction follows its first strong character (natural writing direction, web views, notifications, messages), a Hebrew sentence that \
            begins with "VoiceOver" is laid out left-to-right: the full stop jumps to the right end and the parts of the sentence change places. An RLM (U+200F) in \
            front, or an isolate around the name, ends that.
            """,
        falsePositives: "Texts that are only shown in views with a fixed direction.",
        falseNegatives: "Texts that begin with an argument: what it will hold is not known.",
        wcag: ["1.3.2"],
        triggering: [
            Sample("en vo = VoiceOver is running.\nhe vo = ⟦VoiceOver⟧ פועל."),
        ],
        nonTriggering: [
            Sample("en vo = VoiceOver is running.\nar vo = \\u{200F}VoiceOver قيد التشغيل.", title: "a mark in front"),
            Sample("en wifi = Wi-Fi is missing\nar wifi = \\u{2068}Wi-Fi\\u{2069} غير متصل", title: "an isolate"),
            Sample("en run = mount $DISK at $PATH\nar run = mount القرص $DISK في $PATH", title: "a command line"),
            Sample("en host = example.com (free)\nfa host = example.com (رایگان)", title: "an address and what it is"),
            Sample("en brand = PayPal\nar brand = PayPal", title: "a name alone"),
            Sample("en size = %1$ix%2$i pixels\nfa size = %1$ix%2$i پیکسل", title: "a sign of multiplication"),
            Sample("en count = 3 days left\nhe count = 3 ימים נותרו", title: "a number has no direction"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) {
        let classes = unit.text.classes
        if classes.contains(.dollar), NotWords.isCode(unit.value) { return }
        guard classes.hasAny(.rightToLeftLetters), classes.hasAny(.letters.subtracting(.rightToLeftLetters)), unit.entry.tag.isLanguage else { return }
        let isRightToLeft = unit.locale.isRightToLeft
        var paragraph = Paragraph()
        var offset = 0
        var depth = 0
        let specifiers = unit.text.arguments.specifiers
        var next = 0
        var tagEnd = 0
        for scalar in unit.value.unicodeScalars {
            let width = UTF8.width(scalar)
            let start = offset
            offset += width
            while next < specifiers.count, specifiers[next].range.upperBound <= start { next += 1 }
            if next < specifiers.count, specifiers[next].range.contains(start) {
                if specifiers[next].range.lowerBound == start { paragraph.argument(specifiers[next].kind, depth: depth) }
                continue
            }
            // Tags are not shown.
            if start < tagEnd { continue }
            if scalar == "<", let end = Self.tagEnd(unit.value, start) {
                tagEnd = end
                continue
            }
            switch scalar.value {
            case 0x0A, 0x0D, 0x2029:
                if report(paragraph, unit, context, isRightToLeft) { return }
                paragraph = Paragraph()
                depth = 0
            case 0x2066...0x2068: depth += 1
            case 0x2069: depth = max(0, depth - 1)
            // Embeddings set the direction of what follows: the first one decides here as it does for the reader.
            case 0x202B, 0x202A: paragraph.strong(start..<offset, isRightToLeft: scalar.value == 0x202B, isLetter: false, depth: depth)
            default:
                // "1920x1080", "%ix%i": a sign of multiplication.
                if scalar == "x" || scalar == "X", Self.isTimes(unit.text, start) {
                    paragraph.neutral(scalar, start)
                    continue
                }
                let kind = scalar.value < 0x80 ? (scalar.isAlphabeticScalar ? BidiClass.leftToRight : .otherNeutral) : scalar.bidiClass
                if kind.isStrong { paragraph.strong(start..<offset, isRightToLeft: kind.isStrongRightToLeft, isLetter: true, depth: depth) } else { paragraph.neutral(scalar, start) }
            }
        }
        _ = report(paragraph, unit, context, isRightToLeft)
    }

    /// The letter at `start` stands between two numbers or arguments without a space.
    private static func isTimes(_ text: AnalyzedText, _ start: Int) -> Bool {
        let bytes = text.value.utf8
        func isDigit(_ offset: Int) -> Bool {
            guard offset >= 0, offset < bytes.count else { return false }
            let byte = bytes[bytes.index(bytes.startIndex, offsetBy: offset)]
            return byte >= 0x30 && byte <= 0x39
        }
        let specifiers = text.arguments.specifiers
        return (isDigit(start - 1) || specifiers.contains { $0.range.upperBound == start }) && (isDigit(start + 1) || specifiers.contains { $0.range.lowerBound == start + 1 })
    }

    /// The end of a tag such as `<b>` or `</b>` that starts at `start`.
    private static func tagEnd(_ text: String, _ start: Int) -> Int? {
        var offset = start + 1
        for byte in text.utf8.dropFirst(start + 1).prefix(200) {
            if offset == start + 1, byte != UInt8(ascii: "/"), !(byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) { return nil }
            offset += 1
            if byte == UInt8(ascii: ">") { return offset }
            if byte == UInt8(ascii: "<") || byte == 0x0A { return nil }
        }
        return nil
    }

    /// What was seen of one paragraph.
    private struct Paragraph {
        var first: Range<Int>?
        var firstIsRightToLeft = false
        var isOpen = true
        var isUnknown = false
        var leftWords = 0, rightWords = 0
        /// Words before a dash or bar that sets the first words off ("Name — what it is"), and nothing but the other direction behind it.
        var leftWordsSetOff: Int?
        private var inLeft = false, inRight = false

        mutating func strong(_ range: Range<Int>, isRightToLeft: Bool, isLetter: Bool, depth: Int) {
            if depth == 0 {
                if first == nil { (first, firstIsRightToLeft) = (range, isRightToLeft) } else if isOpen, isLetter, isRightToLeft == firstIsRightToLeft, let start = first?.lowerBound {
                    first = start..<range.upperBound
                } else if isRightToLeft != firstIsRightToLeft { isOpen = false }
            }
            guard isLetter else { return }
            if isRightToLeft {
                if !inRight { rightWords += 1 }
                (inRight, inLeft) = (true, false)
            } else {
                if !inLeft { leftWords += 1 }
                (inLeft, inRight) = (true, false)
            }
        }

        mutating func neutral(_ scalar: Unicode.Scalar, _ offset: Int) {
            if scalar.value == 0x20 || scalar.value == 0xA0 { (inLeft, inRight) = (false, false); isOpen = isOpen && first == nil }
            if rightWords == 0, leftWords > 0, leftWordsSetOff == nil, !inLeft, "—–-|•·".unicodeScalars.contains(scalar) { leftWordsSetOff = leftWords }
            // "{name}" stands for a text that is put in.
            if scalar == "{", first == nil { isUnknown = true }
        }

        /// A name or text may come first and decide; a number has no direction.
        mutating func argument(_ kind: ArgumentKind, depth: Int) {
            (inLeft, inRight) = (false, false)
            isOpen = false
            if first == nil, depth == 0, kind.takesArgument, !kind.isNumber, kind != .ownArgument { isUnknown = true }
        }
    }

    private func report(_ paragraph: Paragraph, _ unit: UnitView, _ context: RuleContext, _ isRightToLeft: Bool) -> Bool {
        guard let first = paragraph.first, !paragraph.isUnknown, paragraph.firstIsRightToLeft != isRightToLeft else { return false }
        if isRightToLeft {
            // A Latin text with a word or two of the language (untranslated, code, an address) is rightly left-to-right.
            guard paragraph.rightWords > 0, !(paragraph.leftWords >= 4 && paragraph.leftWords >= 3 * paragraph.rightWords) else { return false }
        } else {
            // The name of a language or person in its own script, alone or with a gloss, is meant.
            guard paragraph.leftWords >= 2, paragraph.leftWords >= 2 * paragraph.rightWords else { return false }
            // Kurdish is written in two scripts: the table tells which.
            if unit.entry.table.isWrittenFromRight(unit.entry.reference.locale) { return false }
        }
        let hasGloss = isRightToLeft && self.hasGloss(unit)
        if hasGloss, let space = unit.value.utf8.firstIndex(of: 0x20), NotWords.isAddress(String(unit.value[..<space])) { return false }
        let word = unit.value.utf8Slice(first)
        // A name and what it is, apart: either order reads well, unless a sentence's end jumps.
        let isSetOff = isRightToLeft && paragraph.leftWordsSetOff == paragraph.leftWords && !unit.text.classes.contains(.sentenceEnd)
        context.report(self, isSetOff || hasGloss ? .note : .warning, at: unit, range: first, words: [String(word)],
                       suggestion: (isRightToLeft ? "\u{200F}" : "\u{200E}") + unit.value, .flips(word, isRightToLeft, unit))
        return true
    }
}

private extension WrongBaseDirectionRule {
    /// "libinput (تجريبي)": a name or address, and in brackets at the end what it is.
    func hasGloss(_ unit: UnitView) -> Bool {
        guard let open = unit.value.utf8.firstIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }), unit.value.utf8.contains(0x20) else { return false }
        return !unit.value[..<open].unicodeScalars.contains { $0.bidiClass.isStrongRightToLeft }
            && unit.value.unicodeScalars.last { !$0.isWhiteSpaceScalar && $0.bidiClass != .boundaryNeutral } == (unit.value.utf8[open] == UInt8(ascii: "(") ? ")" : "]")
    }
}

extension TableView {
    /// At least half of the locale's texts, and eight of them, have right-to-left letters. Looks at up to 60 keys spread over the table, once per table, locale and worker.
    func isWrittenFromRight(_ locale: Int32) -> Bool {
        if let known = rightToLeftUse[locale] { return known }
        var seen = 0, with = 0
        for index in stride(from: 0, to: rows.count, by: max(1, rows.count / 60)) {
            for reference in rows[index].entries where reference.locale == locale {
                guard let file = project.project.files[at: Int(reference.file)], let unit = file.entries[at: Int(reference.entry)]?.units.first,
                      let value = file.units[at: Int(unit)]?.value, !value.isEmpty else { continue }
                let classes = AnalyzedText(value).classes
                guard classes.hasAny(.letters) else { continue }
                seen += 1
                if classes.hasAny(.rightToLeftLetters) { with += 1 }
            }
        }
        let found = with >= 8 && with * 2 >= seen
        rightToLeftUse[locale] = found
        return found
    }
}

private extension String {
    static func flips(_ word: Substring, _ isRightToLeft: Bool, _ unit: UnitView) -> String {
        let (here, there) = isRightToLeft ? ("right-to-left", "left-to-right") : ("left-to-right", "right-to-left")
        let mark = Invisible.spelled([isRightToLeft ? 0x200F : 0x200E], unit)
        return "this \(here) text begins with \(quoted(word)): where the first letter sets the direction, the whole paragraph is laid out \(there), its parts change places and the "
            + "final punctuation jumps to the other end. Put the \(here) mark \(mark) in front of it, or the name behind the words if it belongs there"
    }
}
