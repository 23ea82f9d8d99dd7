import HeardCore
import HeardLanguage

/// Another number of line breaks than the source.
public struct NewlineMismatchRule: UnitRule {
    public init() {}

    public static var concerns: TextClasses? { [.newline, .backslash] }

    public static let metadata = RuleMetadata(
        id: "newline-mismatch", family: .hygiene, severity: .note,
        summary: "A translation has more or fewer line breaks than its source.",
        rationale: "A paragraph is lost or torn apart; a voice pauses at the wrong place.",
        falsePositives: "Lines that were broken by hand for another length of text.",
        falseNegatives: "The same number of breaks at other places.",
        triggering: [
            Sample("""
                en text = First line\\nSecond line
                nl text = ⟦Eerste regel, tweede regel⟧
                """, title: "a break is lost"),
        ],
        nonTriggering: [
            Sample("""
                en text = First line\\nSecond line
                cs text = První řádek\\nDruhý řádek
                """),
        ])

    public func check(_ unit: UnitView, _ context: RuleContext) {
        guard let source = unit.source else { return }
        let classes: TextClasses = [.newline, .backslash]
        guard unit.text.classes.hasAny(classes) || source.text.classes.hasAny(classes) else { return }
        if unit.value.isEmpty || source.value.isEmpty { return }
        let ours = Self.count(unit.value), theirs = Self.count(source.value)
        if ours == theirs { return }
        context.report(self, .note, at: unit, words: ["\(ours)/\(theirs)"], details: ["found": .integer(ours), "source": .integer(theirs)],
                       "this text \(Self.text(ours)), the source \(Self.text(theirs)): paragraphs run together or are torn apart, on the screen and in the voice; break it where the source does")
    }

    private static func text(_ count: Int) -> String { count == 0 ? "has no line break" : count == 1 ? "has 1 line break" : "has \(count) line breaks" }

    /// Line breaks: LF, CR, CR LF as one, U+2028, U+2029, and `\n` written as two characters.
    static func count(_ value: String) -> Int {
        var count = 0
        var previous: UInt8 = 0, second: UInt8 = 0
        for byte in value.utf8 {
            switch byte {
            case 0x0A: if previous != 0x0D { count += 1 }
            case 0x0D: count += 1
            case UInt8(ascii: "n") where previous == UInt8(ascii: "\\"): count += 1
            case 0xA8 where previous == 0x80 && second == 0xE2, 0xA9 where previous == 0x80 && second == 0xE2: count += 1
            default: break
            }
            second = previous
            previous = byte
        }
        return count
    }
}
