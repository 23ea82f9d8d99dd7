import ICUKit
import Testing

@Suite struct BidiTests {
    @Test func visualOrder() throws {
        let bidi = try BidiParagraph()
        try bidi.set("אב cd", base: .rightToLeft)
        #expect(bidi.paragraphLevel == 1)
        #expect(bidi.isMixed)
        #expect(try bidi.reordered() == "cd בא")
        #expect(try bidi.runs().map(\.range) == [3..<5, 0..<3])
        #expect(try bidi.levels() == [1, 1, 1, 2, 2])
        #expect(try bidi.logicalToVisual() == [4, 3, 2, 0, 1])
        #expect(try bidi.visualToLogical() == [3, 4, 2, 1, 0])
    }

    @Test func baseDirections() throws {
        let bidi = try BidiParagraph()
        for (text, base, level) in [("ab", BidiParagraph.Base.firstStrongElseRightToLeft, 0), ("12", .firstStrongElseRightToLeft, 1), ("12", .firstStrongElseLeftToRight, 0),
                                    ("א", .firstStrongElseLeftToRight, 1), ("\u{2067}א\u{2069} ab", .firstStrongElseLeftToRight, 0), ("ab", .rightToLeft, 1)] {
            try bidi.set(text, base: base)
            #expect(bidi.paragraphLevel == level)
        }
    }

    @Test func mirroringAndControls() throws {
        let bidi = try BidiParagraph()
        try bidi.set("א(ב)\u{200F}", base: .rightToLeft)
        #expect(try bidi.reordered() == "(ב)א")
        try bidi.set("", base: .rightToLeft)
        #expect(try bidi.reordered() == "")
        #expect(try bidi.runs().isEmpty)
    }

    @Test func objectIsReusableWithLongerText() throws {
        let bidi = try BidiParagraph()
        for length in [1, 1000, 3] {
            try bidi.set(String(repeating: "א", count: length), base: .firstStrongElseLeftToRight)
            #expect(try bidi.levels() == Array(repeating: 1, count: length))
        }
    }

    @Test func firstStrong() {
        #expect(BidiParagraph.firstStrong("123 אב") == .rightToLeft)
        #expect(BidiParagraph.firstStrong("(ab) אב") == .leftToRight)
        #expect(BidiParagraph.firstStrong("…12") == .neutral)
    }

    @Test func scalarProperties() {
        #expect(Unicode.Scalar("«").mirrored == "»")
        #expect(Unicode.Scalar("ا").bidiClass == .arabicLetter)
        #expect(Unicode.Scalar("א").bidiClass == .rightToLeft)
        #expect(Unicode.Scalar("٣").bidiClass == .arabicNumber)
        #expect(Unicode.Scalar("\u{202E}").bidiClass == .rightToLeftOverride)
        #expect(Unicode.Scalar("\u{2068}").bidiClass == .firstStrongIsolate)
        #expect(Unicode.Scalar("ж").script == .cyrillic)
        #expect(Unicode.Scalar("a").script == .latin)
        #expect(Unicode.Scalar("1").script == .common)
        #expect(Unicode.Scalar("ー").has(.katakana))
        #expect(Script(name: "Arab") == .arabic)
        #expect(Script.han.name == "Hani")
        #expect(Script(name: "Nonsense") == nil)
        #expect(Unicode.Scalar("\u{AD}").isDefaultIgnorable)
        #expect(Unicode.Scalar("😀").isExtendedPictographic)
        #expect(Unicode.Scalar("😀").isEmojiPresentation)
        #expect(Unicode.Scalar("A").category == .uppercaseLetter)
        #expect(Unicode.Scalar("\u{301}").category.isMark)
        #expect(Unicode.Scalar("語").eastAsianWidth == .wide)
        #expect(Unicode.Scalar("ب").joiningType == .dualJoining)
        #expect(Unicode.Scalar("٣").decimalDigit == 3)
        #expect(Unicode.Scalar("x").decimalDigit == nil)
        #expect(Unicode.Scalar("\u{202E}").unicodeName == "RIGHT-TO-LEFT OVERRIDE")
        #expect(Unicode.Scalar("字").isIdeographicScalar)
        #expect(Unicode.Scalar("\u{A0}").isWhiteSpaceScalar)
    }
}
