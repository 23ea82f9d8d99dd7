import HeardCore
import HeardLanguage

struct BidiOverrideRule: UnitRule {
    static var concerns: TextClasses? { .bidiOverride }

    static let metadata = RuleMetadata(
        id: "bidi-override", family: .bidi, scope: .key, severity: .error,
        summary: "A control character that reverses the letters of a text.",
        rationale: """
            U+202D and U+202E force the order of every character behind them: Arabic and Hebrew words are shown backwards, and text can be disguised as other text. \
            Isolates (U+2066 … U+2069) do what was meant without that.
            """,
        falsePositives: "None known: no interface text needs an override.",
        wcag: ["1.3.2"], supersedes: ["unbalanced-bidi-control", "invisible-character"],
        triggering: [
            Sample("en open = Open questions\nhe open = ⟦\\u{202D}⟧פתיחת השאלות\\u{202C}"),
        ],
        nonTriggering: [
            Sample("en mail = Write to us\nar mail = راسلنا على \\u{2066}help@example.org\\u{2069}", title: "an isolate"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) {
        guard unit.text.classes.contains(.bidiOverride) else { return }
        var offset = 0
        for scalar in unit.value.unicodeScalars {
            let width = UTF8.width(scalar)
            if scalar.value == 0x202D || scalar.value == 0x202E {
                context.report(self, .error, at: unit, range: offset..<offset + width, words: [hex(scalar.value)], .override(scalar, unit))
            }
            offset += width
        }
    }
}

private extension String {
    static func override(_ scalar: Unicode.Scalar, _ unit: UnitView) -> String {
        "the invisible character U+\(hex(scalar.value)) (\(scalar.value == 0x202E ? "RIGHT-TO-LEFT OVERRIDE" : "LEFT-TO-RIGHT OVERRIDE")) forces the order of all letters behind it, "
            + "so that a reader sees words backwards. Remove it; where a foreign piece needs its own direction, put it between \(Invisible.spelled([0x2068, 0x2069], unit))"
    }
}
