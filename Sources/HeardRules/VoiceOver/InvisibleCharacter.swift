import HeardCore
import HeardLanguage
import ICUKit

struct InvisibleCharacterRule: UnitRule {
    static var concerns: TextClasses? { [.invisible, .control, .unusual, .otherLetter, .supplementary] }

    static let metadata = RuleMetadata(
        id: "invisible-character", family: .voiceOver, scope: .key, severity: .warning,
        summary: "A character that nobody sees: zero-width, control, replacement, private use, unassigned.",
        rationale: """
            What cannot be seen stays in a text through copy and paste. Speech engines break words at it or name it, search and Voice Control do not find the word, and a \
            U+FFFD says that letters were lost. Joiners where the script needs them, spaces without width where words have no spaces between them, and soft hyphens in text \
            that is only shown are right.
            """,
        falsePositives: "Icon fonts that use private characters; they are notes unless the text is spoken.",
        falseNegatives: "Joiners that stand at a wrong place of a script that needs joiners.",
        wcag: ["4.1.2"], labels: ["VoiceOver", "Voice Control"],
        triggering: [
            Sample("en pay = Pay⟦\\u{200B}⟧ now\nde pay = Jetzt zahlen"),
            Sample("en pay = Pay\nde pay = Za⟦\\u{FFFD}⟧len", title: "letters that were lost"),
            Sample("// roles: label\nen settings = Settings\nde settings = Ein⟦\\u{AD}⟧stellungen", title: "a soft hyphen that is spoken"),
        ],
        nonTriggering: [
            Sample("en family = Family 👨\\u{200D}👩\\u{200D}👧\nfa family = می\\u{200C}روم", title: "joiners"),
            Sample("en wait = Please wait\nkm wait = សូម\\u{200B}រង់ចាំ", title: "Khmer marks its words so"),
            Sample("// roles: visible\nen settings = Settings\nde settings = Ein\\u{AD}stellungen", title: "a soft hyphen that is only shown"),
            Sample("en apple = Sign in with \\u{F8FF}\nfr apple = Se connecter\\u{A0}: \\u{F8FF}", title: "Apple’s logo, a no-break space"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) {
        let text = unit.text
        guard !text.isASCII || text.classes.contains(.control), text.classes.hasAny([.invisible, .control, .unusual, .otherLetter, .supplementary]) else { return }
        let hasOnlySigns = !text.classes.hasAny(.letters)
        let isSpoken = unit.roles.isSpoken
        let scalars = Array(unit.value.unicodeScalars)
        var reported: Set<UInt32> = []
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            let width = UTF8.width(scalar)
            defer { offset += width }
            guard scalar.value < 0x20 || scalar.value >= 0x7F, let kind = Self.kind(scalar), !reported.contains(scalar.value) else { continue }
            let before = index > 0 ? scalars[index - 1] : nil, after = index + 1 < scalars.count ? scalars[index + 1] : nil
            guard !isRight(scalar, before, after, unit, isSpoken: isSpoken) else { continue }
            reported.insert(scalar.value)
            // A text of nothing but private characters is set in an icon font.
            let severity: Severity = kind == .privateUse && !isSpoken && (hasOnlySigns || scalar.value >= 0x100000) ? .note : .warning
            let count = scalars.count { $0 == scalar }
            context.report(self, severity, at: unit, range: offset..<offset + width, words: [hex(scalar.value)], details: ["codePoint": .string("U+" + hex(scalar.value)), "count": .integer(count)],
                           .invisible(scalar, kind, count, isSpoken: isSpoken))
        }
    }

    enum Kind { case zeroWidth, softHyphen, byteOrderMark, control, replacement, object, privateUse, unassigned }

    private static func kind(_ scalar: Unicode.Scalar) -> Kind? {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: nil
        case 0..<0x20, 0x7F..<0xA0: .control
        case 0xAD: .softHyphen
        case 0xFEFF: .byteOrderMark
        case 0xFFFD: .replacement
        case 0xFFFC: .object
        case 0xF8FF: nil
        case 0xE000...0xF8FE, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: .privateUse
        // Bidi controls are matters of other rules; pictures newer than this Unicode version are no defect.
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFE0E, 0xFE0F, 0x1F000...0x1FAFF: nil
        default:
            if scalarClass(scalar.value).contains(.invisible) { .zeroWidth } else if scalar.value >= 0x370, scalarClass(scalar.value).intersection([.otherLetter, .unusual]) != [], scalar.category == .unassigned { .unassigned } else { nil }
        }
    }

    /// The character does at this place what it is made for.
    private func isRight(_ scalar: Unicode.Scalar, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?, _ unit: UnitView, isSpoken: Bool) -> Bool {
        switch scalar.value {
        case 0xAD: return !isSpoken
        case 0x200D:
            return Self.joins(before) || Self.joins(after)
        case 0x200C: return Self.joins(before) && before?.isExtendedPictographic != true
        case 0x200B:
            return TextClasses.writesWithoutSpaces(script: unit.locale.script) && unit.locale.script != "Jpan" && unit.locale.script.first != "H" || Self.isSoutheastAsian(before) || Self.isSoutheastAsian(after)
        case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return before.map { $0.value > 0x2000 } ?? false
        case 0x180B...0x180F: return before?.script == .mongolian
        case 0xE0001...0xE007F: return before.map { $0.value == 0x1F3F4 || $0.value >= 0xE0020 && $0.value <= 0xE007F } ?? false
        case 0x115F, 0x1160: return after?.script == .hangul || before?.script == .hangul
        case 0x17B4, 0x17B5: return before?.script == .khmer
        case 0x34F: return before?.category.isMark == true || before?.script == .hebrew
        default: return false
        }
    }

    /// Letters and pictures that joiners stand between: Arabic and its relatives, the scripts of India, emoji.
    private static func joins(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        switch scalar.value {
        case 0x600...0x8FF, 0x900...0xDFF, 0xF00...0x109F, 0x1780...0x18AF, 0x1B00...0x1CFF, 0xA840...0xA8FF, 0xFB50...0xFEFC, 0x10A00...0x11FFF, 0x1E900...0x1E95F: return true
        case 0x200C, 0x200D, 0xFE0F, 0x1F3FB...0x1F3FF: return true
        default: return scalar.isExtendedPictographic
        }
    }

    private static func isSoutheastAsian(_ scalar: Unicode.Scalar?) -> Bool {
        guard let value = scalar?.value else { return false }
        return value >= 0xE00 && value <= 0xFFF || value >= 0x1000 && value <= 0x109F || value >= 0x1780 && value <= 0x17FF || value >= 0x1950 && value <= 0x1AAF
    }
}

private extension String {
    static func invisible(_ scalar: Unicode.Scalar, _ kind: InvisibleCharacterRule.Kind, _ count: Int, isSpoken: Bool) -> String {
        let name = scalar.unicodeName
        let what = "U+\(hex(scalar.value))" + (name.isEmpty || name.hasPrefix("<") ? "" : " (\(name))") + (count > 1 ? ", \(count) times" : "")
        return switch kind {
        case .replacement: "this text holds \(what): letters were lost when it was converted, and a speech engine skips them or says “replacement character”. Type the text again"
        case .control: "this text holds the control character \(what): it is not shown, and speech engines and parsers stumble over it. Remove it"
        case .object: "this text holds \(what), which stands for a picture or attachment that was left behind: nothing is shown or said for it. Remove it"
        case .privateUse: isSpoken
            ? "this text holds \(what), a private character that only its own font can show: VoiceOver has no name for it. Say in words what it stands for"
            : "this text holds \(what), a private character: without the font that it was made for a reader sees an empty box. Remove it, or show it as an image with a label"
        case .unassigned: "this text holds \(what), which Unicode has not given to any character: it is shown as an empty box and not spoken. Type the intended letter"
        case .softHyphen: "this spoken text holds a soft hyphen, \(what): speech engines say the word in two pieces. Keep hyphenation out of spoken text"
        case .zeroWidth, .byteOrderMark: "this text holds the invisible character \(what): speech breaks at it, and search and Voice Control do not find the word. Remove it"
        }
    }
}
