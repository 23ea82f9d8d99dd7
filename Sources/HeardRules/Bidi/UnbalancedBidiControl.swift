import HeardCore
import HeardLanguage

struct UnbalancedBidiControlRule: UnitRule {
    static var concerns: TextClasses? { .bidiControl }

    static let metadata = RuleMetadata(
        id: "unbalanced-bidi-control", family: .bidi, scope: .key, severity: .error,
        summary: "A bidi isolate or embedding is not closed, or closed without an opening.",
        rationale: """
            An open isolate or embedding goes on to the end of the paragraph: everything behind it, also text that the app puts there, is ordered by it. A closing \
            character without an opening does nothing, so what was to be protected is not.
            """,
        falsePositives: "Texts that the app joins from an opening and a closing half.",
        wcag: ["1.3.2"], supersedes: ["invisible-character"],
        triggering: [
            Sample("en from = From %@\nar from = من ⟦\\u{2068}⟧%@"),
            Sample("en from = From %@\nhe from = מאת %@⟦\\u{2069}⟧"),
        ],
        nonTriggering: [
            Sample("en from = From %@\nar from = من \\u{2068}%@\\u{2069}", title: "closed"),
            Sample("en from = From %@\nhe from = \\u{200F}מאת %@", title: "a mark needs no partner"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) {
        guard unit.text.classes.contains(.bidiControl) else { return }
        var open: [(scalar: UInt32, range: Range<Int>)] = []
        var offset = 0
        for scalar in unit.value.unicodeScalars {
            let width = UTF8.width(scalar)
            let range = offset..<offset + width
            offset += width
            switch scalar.value {
            case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append((scalar.value, range))
            case 0x202C:
                // A PDF closes an embedding or override of the same isolate, never an isolate.
                if let last = open.last, last.scalar < 0x2066 { open.removeLast() } else { report(scalar.value, range, unit, context, opens: false) }
            case 0x2069:
                // A PDI closes the nearest isolate and the embeddings left open inside it.
                if let index = open.lastIndex(where: { $0.scalar >= 0x2066 }) {
                    for inner in open[(index + 1)...] { report(inner.scalar, inner.range, unit, context, opens: true) }
                    open.removeSubrange(index...)
                } else { report(scalar.value, range, unit, context, opens: false) }
            default: break
            }
        }
        for left in open { report(left.scalar, left.range, unit, context, opens: true) }
    }

    private func report(_ scalar: UInt32, _ range: Range<Int>, _ unit: UnitView, _ context: RuleContext, opens: Bool) {
        context.report(self, .error, at: unit, range: range, words: [hex(scalar)], .unbalanced(scalar, opens: opens, unit))
    }
}

private extension String {
    static func unbalanced(_ scalar: UInt32, opens: Bool, _ unit: UnitView) -> String {
        let names: [UInt32: String] = [
            0x202A: "LEFT-TO-RIGHT EMBEDDING", 0x202B: "RIGHT-TO-LEFT EMBEDDING", 0x202C: "POP DIRECTIONAL FORMATTING", 0x202D: "LEFT-TO-RIGHT OVERRIDE",
            0x202E: "RIGHT-TO-LEFT OVERRIDE", 0x2066: "LEFT-TO-RIGHT ISOLATE", 0x2067: "RIGHT-TO-LEFT ISOLATE", 0x2068: "FIRST STRONG ISOLATE",
            0x2069: "POP DIRECTIONAL ISOLATE",
        ]
        let name = "U+\(hex(scalar)) (\(names[scalar] ?? ""))"
        if opens {
            return "the invisible character \(name) is never closed: everything behind it to the end of the line is ordered by it, other text of the app included. "
                + "Close it with \(Invisible.spelled([scalar >= 0x2066 ? 0x2069 : 0x202C], unit)) behind what it is for, or remove it"
        }
        return "the invisible character \(name) closes nothing: what it was to protect can be shown in the wrong order. "
            + "Put \(scalar == 0x2069 ? Invisible.spelled([0x2068], unit) : "U+202A or U+202B") before what it is for, or remove it"
    }
}
