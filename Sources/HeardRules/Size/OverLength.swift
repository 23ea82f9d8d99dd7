import HeardCore
import HeardLanguage
import HeardLayout
import ICUKit

/// A text over the limit that its comment sets.
public struct OverLengthRule: EntryRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "over-length", family: .size, severity: .warning,
        summary: "The text is over the limit that its comment or the configuration sets.",
        rationale: """
            A place with room for a certain text says so: “heard:max 24” in the comment counts grapheme clusters, what a reader sees as characters; \
            “heard:max-width 120pt” is a width at the default text size in the body style. A longer text is cut off there.
            """,
        falsePositives: "Widths are those of an estimate of the system font; a text within its error of the limit is a note.",
        falseNegatives: "Arguments that are longer than expected: twelve characters for text, four digits for numbers.",
        wcag: ["1.4.4"], labels: ["Larger Text"],
        triggering: [
            Sample("""
                // heard:max 12
                en tab.search = Search
                de tab.search = ⟦Suche im ganzen Shop⟧
                """, title: "in characters"),
            Sample("""
                // heard:max-width 120pt
                en badge.free = Free
                de badge.free = ⟦Kostenlos für alle Mitglieder⟧
                """, title: "in points"),
        ],
        nonTriggering: [
            Sample("""
                // heard:max 12
                en tab.search = Search
                hi tab.search = खोजें और चुनें
                """, title: "grapheme clusters, not bytes"),
        ])

    public func check(_ entry: EntryView, _ context: RuleContext) throws {
        // Few keys have a limit.
        if entry.key.directiveComments.isEmpty, !context.hasLengthLimits { return }
        guard entry.isEffective, let limits = TextLimits(entry, context.settings) else { return }
        for unit in entry.units where unit.standsAlone && !unit.unit.isAbsent {
            guard !unit.value.isEmpty, unit.value.utf8.count <= 4 * context.limits.analyzedLength else { continue }
            let text = try SizeText(unit, self, context)
            if let maximum = limits.graphemes {
                // Characters that have no width can still be counted.
                let filled = text?.worstCase.text ?? unit.value
                let count = filled.count
                if count > maximum {
                    let own = Self.withoutArguments(unit).count
                    context.report(
                        self, own > maximum || text == nil ? .warning : .note, at: unit, details: ["length": .integer(count), "limit": .integer(maximum)],
                        "\(count) characters where \(limits.origin) allows \(maximum): the end is cut off; shorten it by \(count - maximum)\(text?.argumentNote ?? "")")
                }
            }
            if let maximum = limits.width, let text {
                let width = text.prepared.naturalWidth(size: DynamicTypeSize.large.size(of: .body).points), error = text.prepared.metrics.source.error
                if width > maximum {
                    let isSure = width * (1 - error) > maximum && !text.worstCase.pieces.contains(where: \.isUnknown)
                    context.report(
                        self, isSure ? .warning : .note, at: unit,
                        details: ["width": .number((width * 10).rounded() / 10), "limit": .number(maximum), "metrics": .string(text.prepared.metrics.source.name)],
                        "\(points(width)) wide at the default text size where \(limits.origin) allows \(points(maximum)): the end is cut off or the line wraps; shorten it"
                            + text.argumentNote)
                }
            }
        }
    }

    private static func withoutArguments(_ unit: UnitView) -> String {
        var text = "", position = 0
        let utf8 = unit.value.utf8
        for specifier in unit.text.arguments.specifiers where specifier.range.lowerBound >= position {
            text += String(decoding: utf8.dropFirst(position).prefix(specifier.range.lowerBound - position), as: UTF8.self) + "0"
            position = specifier.range.upperBound
        }
        return text + String(decoding: utf8.dropFirst(position), as: UTF8.self)
    }
}

/// `heard:max 24` and `heard:max-width 120pt` of an entry's comment, or of the same key in another locale; else the configuration's limit.
struct TextLimits {
    var graphemes: Int?
    var width: Double?
    /// Who says so, for messages.
    var origin = "the comment"

    init?(_ entry: EntryView, _ settings: RuleSettings) {
        // All comments of the key, the entry's own too, are behind this list.
        if entry.key.directiveComments.isEmpty, settings.lengthLimits.isEmpty { return nil }
        if let own = entry.entry.comment { read(own) }
        if graphemes == nil, width == nil, let shared = entry.key.comment { read(shared) }
        // A limit that one locale's comment gives holds for all of them.
        for comment in entry.key.directiveComments where graphemes == nil && width == nil { read(comment) }
        if graphemes == nil, width == nil, let limit = settings.lengthLimits.last(where: { KeyPattern.matches(entry.key.key, $0.pattern) }) {
            graphemes = limit.graphemes
            width = limit.width
            origin = "the configuration"
        }
        if graphemes == nil, width == nil { return nil }
    }

    private mutating func read(_ comment: String) {
        guard comment.utf8.count > 9, comment.hasBytes("heard:max") else { return }
        var rest = Substring(comment)
        while let mark = rest.range(ofASCII: "heard:max") {
            rest = rest[mark...].dropFirst(9)
            let isWidth = rest.hasPrefix("-width")
            if isWidth { rest = rest.dropFirst(6) }
            let argument = rest.drop { $0 == " " || $0 == ":" || $0 == "=" || $0 == "\t" }
            let number = argument.prefix { ($0 >= "0" && $0 <= "9") || $0 == "." }
            let unit = argument.dropFirst(number.count).drop { $0 == " " }
            if isWidth || unit.hasPrefix("pt") {
                if let value = Double(number), value > 0, value < 100_000 { width = value }
            } else if let value = Int(number), value > 0 { graphemes = value }
        }
    }
}

extension Substring {
    /// Where an ASCII text starts.
    fileprivate func range(ofASCII text: String) -> Index? {
        let needle = Array(text.utf8), bytes = utf8
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index...].starts(with: needle) { return index }
            index = bytes.index(after: index)
        }
        return nil
    }
}
