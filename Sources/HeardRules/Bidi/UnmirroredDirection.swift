import HeardCore
import HeardLanguage
import ICUKit

struct UnmirroredDirectionRule: UnitRule, ProjectRule {
    static var concerns: TextClasses? { [.arrow, .guillemet] }

    static let metadata = RuleMetadata(
        id: "unmirrored-direction", family: .bidi, scope: .key, severity: .warning,
        summary: "An arrow that points the same way as in the left-to-right source.",
        rationale: """
            In a right-to-left layout "forward" is to the left. Unicode mirrors brackets and guillemets, but no arrows, triangles or pointing hands: they have to be \
            exchanged by the translator. Media symbols (play, pause, fast forward) and the arrows of keyboard keys stay as they are.
            """,
        falsePositives: "An arrow that means a real side or a key of a keyboard, and the text does not say so.",
        falseNegatives: "Arrows that the source does not have.",
        wcag: ["1.3.2"],
        triggering: [
            Sample("en next = Next →\nar next = التالي ⟦→⟧"),
            Sample("en next = Next ›\nhe next = הבא ⟦‹⟧", title: "swapped by hand although Unicode mirrors it"),
        ],
        nonTriggering: [
            Sample("en next = Next →\nar next = التالي ←", title: "exchanged"),
            Sample("en next = Next ›\nhe next = הבא ›", title: "mirrored by Unicode"),
            Sample("en play = ▶ Play\nhe play = ▶ ניגון", title: "a media symbol"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) throws {
        let classes = unit.text.classes
        guard classes.hasAny([.arrow, .guillemet]), unit.locale.isRightToLeft, let source = unit.source, source.text.classes.hasAny([.arrow, .guillemet]),
              !source.entry.locale.isRightToLeft, classes.hasAny(.rightToLeftLetters) || !unit.saysWords else { return }
        if classes.contains(.arrow) { try checkArrows(unit, source, context) }
        if classes.contains(.guillemet) { try checkGuillemets(unit, source, context) }
    }

    /// SF Symbols that name a side, in an app that ships a right-to-left language.
    func check(_ project: ProjectView, _ context: RuleContext) {
        guard let source = project.project.source, !source.symbols.isEmpty else { return }
        let shipped = project.project.tables.flatMap { $0.locales.filter(\.isShipped).map(\.tag) }
        guard let rightToLeft = Set(shipped).sorted().first(where: { context.locale($0).isRightToLeft }) else { return }
        for symbol in source.symbols {
            context.report(self, .warning, file: symbol.place.file, start: symbol.place.start, end: symbol.place.end, words: [symbol.name],
                           .symbol(symbol.name, context.locale(rightToLeft).englishName))
        }
    }

    /// The place is in a left-to-right run of the text ("iPhone → Mac" inside Hebrew): there the symbol points as it should.
    private func isInLeftToRightRun(_ range: Range<Int>, _ unit: UnitView) throws -> Bool {
        // Arguments are taken for words of the language.
        var units: [UInt16] = [], place = 0, offset = 0
        let specifiers = unit.text.arguments.specifiers
        for scalar in unit.value.unicodeScalars {
            if offset == range.lowerBound { place = units.count }
            let isArgument = specifiers.contains { $0.kind.takesArgument && $0.range.contains(offset) }
            units.append(contentsOf: isArgument ? [0x5D0] : Array(String(scalar).utf16))
            offset += UTF8.width(scalar)
        }
        let bidi = try unit.locale.bidi()
        try units.withUnsafeBufferPointer { try bidi.set($0, base: .rightToLeft) }
        let levels = try bidi.levels()
        return place < levels.count && levels[place] % 2 == 0
    }

    private func checkArrows(_ unit: UnitView, _ source: UnitView, _ context: RuleContext) throws {
        let inSource = Self.directed(source.value)
        guard !inSource.isEmpty else { return }
        let inTarget = Self.directed(unit.value)
        // Both ways in one text (previous and next) are a pair: then only the order could tell.
        guard Set(inSource.map(\.pointsRight)).count == 1 else { return }
        for arrow in inTarget {
            guard inSource.contains(where: { $0.scalar == arrow.scalar }) else { continue }
            if arrow.isMediaLike, Self.isAboutMedia(unit, source) { continue }
            if Self.isAboutKeys(source) { continue }
            if try isInLeftToRightRun(arrow.range, unit) { continue }
            context.report(self, .warning, at: unit, range: arrow.range, words: [String(arrow.scalar)], .arrow(arrow.scalar, opposite: DirectedSymbols.opposite[arrow.scalar.value]))
            return
        }
    }

    private struct Arrow {
        var scalar: Unicode.Scalar
        var range: Range<Int>
        var pointsRight: Bool
        var isMediaLike: Bool
    }

    private static func directed(_ text: String) -> [Arrow] {
        var found: [Arrow] = []
        var offset = 0
        for scalar in text.unicodeScalars {
            let width = UTF8.width(scalar)
            if let pointsRight = DirectedSymbols.pointsRight(scalar.value) {
                found.append(Arrow(scalar: scalar, range: offset..<offset + width, pointsRight: pointsRight, isMediaLike: DirectedSymbols.mediaLike.contains(scalar.value)))
            }
            offset += width
        }
        return found
    }

    private static func isAboutMedia(_ unit: UnitView, _ source: UnitView) -> Bool {
        let text = unit.entry.entry.key + " " + source.value + " " + (unit.entry.key.comment ?? "")
        return PlainWords(text.lowercased()).contains { word in DirectedSymbols.mediaWords.contains { word.text.hasPrefix($0) } }
            || DirectedSymbols.mediaWords.contains { unit.entry.entry.key.lowercased().contains($0) }
    }

    /// Key names ("⌘→", "Press ←") are printed on the keyboard.
    private static func isAboutKeys(_ source: UnitView) -> Bool {
        source.value.unicodeScalars.contains { DirectedSymbols.keySymbols.contains($0.value) }
            || PlainWords(source.value.lowercased()).contains { DirectedSymbols.keyWords.contains(String($0.text)) }
    }

    /// One guillemet used as an arrow, turned round by hand: Unicode turns it back.
    private func checkGuillemets(_ unit: UnitView, _ source: UnitView, _ context: RuleContext) throws {
        let inSource = Self.guillemets(source.value), inTarget = Self.guillemets(unit.value)
        guard inSource.count == 1, inTarget.count == 1, inTarget[0].scalar == inSource[0].scalar.mirrored, try !isInLeftToRightRun(inTarget[0].range, unit) else { return }
        context.report(self, .warning, at: unit, range: inTarget[0].range, words: [String(inTarget[0].scalar)], .guillemet(inTarget[0].scalar, inSource[0].scalar))
    }

    private static func guillemets(_ text: String) -> [(scalar: Unicode.Scalar, range: Range<Int>)] {
        var found: [(Unicode.Scalar, Range<Int>)] = []
        var offset = 0
        for scalar in text.unicodeScalars {
            let width = UTF8.width(scalar)
            if [0xAB, 0xBB, 0x2039, 0x203A].contains(scalar.value) { found.append((scalar, offset..<offset + width)) }
            offset += width
        }
        return found
    }
}

/// Symbols that point left or right and that Unicode does not mirror (Bidi_Mirrored = No), with their opposites.
enum DirectedSymbols {
    /// Left-pointing symbol → right-pointing symbol.
    private static let pairs: [(UInt32, UInt32)] = [
        (0x2190, 0x2192), (0x219E, 0x21A0), (0x21A2, 0x21A3), (0x21A4, 0x21A6), (0x21A9, 0x21AA), (0x21B0, 0x21B1), (0x21B2, 0x21B3), (0x21BC, 0x21C0), (0x21BD, 0x21C1),
        (0x21C7, 0x21C9), (0x21D0, 0x21D2), (0x21DA, 0x21DB), (0x21DC, 0x21DD), (0x21E0, 0x21E2), (0x21E4, 0x21E5), (0x21E6, 0x21E8), (0x25C0, 0x25B6), (0x25C1, 0x25B7),
        (0x25C2, 0x25B8), (0x25C3, 0x25B9), (0x25C4, 0x25BA), (0x25C5, 0x25BB), (0x261A, 0x261B), (0x261C, 0x261E), (0x27F5, 0x27F6), (0x27F8, 0x27F9), (0x2B05, 0x27A1),
        (0x2B60, 0x2B62), (0x1F448, 0x1F449), (0x1F850, 0x1F852), (0x2B05, 0x2B95),
    ]
    /// Only a right-pointing one exists.
    private static let rightOnly: Set<UInt32> = [0x2794, 0x2799, 0x279B, 0x279C, 0x279D, 0x279E, 0x279F, 0x27A0, 0x27A2, 0x27A3, 0x27A4, 0x27A5, 0x27A6, 0x27A7, 0x27A8, 0x27BD, 0x27BE]
    private static let left = Set(pairs.map(\.0)), right = Set(pairs.map(\.1)).union(rightOnly)

    static let opposite: [UInt32: UInt32] = Dictionary(pairs.flatMap { [($0.0, $0.1), ($0.1, $0.0)] } + rightOnly.map { ($0, 0x2190) }, uniquingKeysWith: { first, _ in first })

    static func pointsRight(_ value: UInt32) -> Bool? {
        guard value >= 0x2190 else { return nil }
        return right.contains(value) ? true : left.contains(value) ? false : nil
    }

    /// Triangles that also mean play and back.
    static let mediaLike: Set<UInt32> = [0x25B6, 0x25C0, 0x25B7, 0x25C1, 0x25BA, 0x25C4]
    static let mediaWords = ["play", "pause", "video", "audio", "media", "track", "song", "music", "podcast", "episode", "movie", "stream", "record", "rewind", "forward", "preview"]
    /// ⌘ ⌥ ⌃ ⇧ ⇪ ⎋ ⌫ ⌦ ⏎
    static let keySymbols: Set<UInt32> = [0x2318, 0x2325, 0x2303, 0x21E7, 0x21EA, 0x238B, 0x232B, 0x2326, 0x23CE]
    static let keyWords: Set<String> = ["key", "keys", "keyboard", "press", "ctrl", "alt", "shift", "cmd", "command", "option", "cursor"]
}

private extension String {
    static func arrow(_ scalar: Unicode.Scalar, opposite: UInt32?) -> String {
        let other = opposite.flatMap(Unicode.Scalar.init).map { " Use \(quoted(String($0)))" } ?? ""
        return "\(quoted(String(scalar))) points the same way as in the left-to-right source, and no system mirrors it: in a right-to-left layout it points backwards.\(other)"
    }

    static func symbol(_ name: String, _ language: String) -> String {
        let neutral = name.split(separator: ".").map { $0 == "left" ? "backward" : $0 == "right" ? "forward" : String($0) }.joined(separator: ".")
        return "the symbol \(quoted(name)) names a side and is not mirrored, so in \(language) it points backwards. Use \(quoted(neutral)), which follows the layout"
    }

    static func guillemet(_ scalar: Unicode.Scalar, _ original: Unicode.Scalar) -> String {
        "U+\(hex(scalar.value)) was turned round by hand, but systems mirror it in right-to-left text, so that it points the wrong way again. Keep U+\(hex(original.value)) as in the source"
    }
}
