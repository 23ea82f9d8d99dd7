import HeardLanguage
import Testing

@Suite struct AnalyzedTextTests {
    private static let samples: [(String, TextClasses, Bool)] = [
        ("", [], true),
        ("Pay %d", [.latin, .upperCase, .lowerCase, .space, .percent], true),
        ("ЖЖ", [.cyrillic, .upperCase], false),
        ("ABCD", [.latin, .upperCase, .capitalRun], true),
        ("ABC D", [.latin, .upperCase, .space], true),
        ("a  b", [.latin, .lowerCase, .space, .spaceRun], true),
        ("a \u{A0}b", [.latin, .lowerCase, .space, .spaceRun, .noBreakSpace], false),
        ("١٢", [.arabicIndicDigit], false),
        ("日本語", [.han], false),
        ("カタ", [.kana], false),
        ("한글", [.hangul], false),
        ("ไทย", [.thai], false),
        ("\u{202E}", [.bidiControl, .bidiOverride], false),
        ("\u{200B}\u{AD}", [.invisible], false),
        ("😀", [.emoji, .supplementary], false),
        ("→", [.arrow], false),
        ("％", [.fullWidth, .percentVariant], false),
        ("\u{FEFC}", [.arabic, .presentationForm], false),
        ("\n", [.newline], true),
        ("snake_case", [.latin, .lowerCase, .underscore], true),
    ]

    @Test(arguments: samples)
    func classes(_ text: String, _ expected: TextClasses, _ isASCII: Bool) {
        let analyzed = AnalyzedText(text)
        #expect(analyzed.classes == expected)
        #expect(analyzed.isASCII == isASCII)
    }

    /// The table that the pass over a text uses says the same as the function it is made from.
    @Test func tableEqualsFunction() {
        for value in stride(from: UInt32(0), to: 0x11000, by: 1) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let found = AnalyzedText(String(scalar)).classes
            if found != scalarClass(value) { Issue.record("U+\(String(value, radix: 16))"); return }
        }
    }

    @Test func letterClassesFollowUnicode() {
        // A letter of a known script must never be taken for punctuation.
        for value in stride(from: UInt32(0x80), to: 0x10000, by: 1) {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
            let category = scalar.properties.generalCategory
            guard category == .uppercaseLetter || category == .lowercaseLetter || category == .otherLetter else { continue }
            if !scalarClass(value).hasAny(TextClasses.letters.union([.mark, .invisible, .presentationForm, .emoji])) {
                Issue.record("no letter class for U+\(String(value, radix: 16))")
            }
        }
    }

    @Test func blank() {
        #expect(AnalyzedText("").isBlank)
        #expect(AnalyzedText(" \n\u{200B}").isBlank)
        #expect(!AnalyzedText(",").isBlank)
        #expect(!AnalyzedText(" a").isBlank)
    }
}
