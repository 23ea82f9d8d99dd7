import HeardCore
import HeardLanguage

struct DirectionWordRule: UnitRule {
    static var concerns: TextClasses? { .rightToLeftLetters }

    static let metadata = RuleMetadata(
        id: "direction-word", family: .bidi, scope: .key, severity: .warning,
        summary: "“Left” or “right” of the interface copied into a language whose layout is mirrored.",
        rationale: """
            In Arabic, Hebrew, Persian and Urdu the menu that is on the left in English is on the right, and the swipe that deletes goes the other way. A translation that \
            names the same side sends everybody to the wrong place, a VoiceOver user without any picture to correct it. A mere name of a side or gesture ("Left panel", \
            "Swipe left") is a note: it may be a thing that is not mirrored.
            """,
        falsePositives: "Parts of the interface that are not mirrored (maps, players, editors of left-to-right text).",
        falseNegatives: "Sources in other languages than English; texts that name both sides.",
        wcag: ["1.3.3"], labels: ["VoiceOver"],
        triggering: [
            Sample("en swipe = Swipe left to delete.\nfa swipe = برای حذف به ⟦چپ⟧ بکشید."),
            Sample("en menu = The menu is on the left.\nhe menu = התפריט בצד ⟦שמאל⟧."),
            Sample("en tap = Tap the left side to choose a category.\nhe tap = הקישו על הצד ⟦השמאלי⟧ כדי לבחור קטגוריה."),
            Sample("en panel = Open the panel on the right.\nar panel = افتح اللوحة على ⟦اليمين⟧."),
        ],
        nonTriggering: [
            Sample("en swipe = Swipe left to delete.\nhe swipe = החלקה ימינה למחיקה.", title: "mirrored"),
            Sample("en road = Turn left at the corner.\nhe road = פנו שמאלה בפינה.", title: "a road is where it is"),
            Sample("en ear = Left earbud\nar ear = سماعة الأذن اليسرى", title: "ears too"),
            Sample("en half = Left Half\nar half = النصف الأيسر\nen map = Map to the right\nfa map = جابه‌جایی نقشه به راست", title: "a half of the screen, a map"),
            Sample("en button = Right click\nhe button = לחיצה ימנית", title: "a button of the mouse"),
            Sample("en days = %lld days left\nhe days = נותרו %lld ימים", title: "what remains"),
        ])

    func check(_ unit: UnitView, _ context: RuleContext) {
        guard unit.locale.isRightToLeft, unit.text.classes.hasAny(.rightToLeftLetters), let words = SideWords(unit.entry.tag), let source = unit.source else { return }
        let english = source.entry.pluralTag?.language == "en" ? source : unit.entry.key.entries.first { $0.tag.language == "en" }?.units.first
        guard let english else {
            context.didNotRun(self, locale: unit.entry.tag, why: "sides are compared with an English text, and there is none")
            return
        }
        guard let mention = EnglishSides.mention(in: english.value) else { return }
        let side = mention.side
        let sides = words.sides(in: unit.value)
        guard sides.count == 1, let found = sides.first, found.side == side else { return }
        let word = unit.value.utf8Slice(found.range)
        context.report(self, mention.guides ? .warning : .note, at: unit, range: found.range, words: [String(word)], details: ["side": .string(side.rawValue)], .same(word, side, unit.locale.englishName))
    }
}

private extension String {
    static func same(_ word: Substring, _ side: Side, _ language: String) -> String {
        "\(quoted(word)) says “\(side.rawValue)”, as the left-to-right source does, but in \(language) the layout is mirrored: what is meant is on the \(side.opposite.rawValue). "
            + "Name the other side, or say “forward”, “back”, “start”, “end”"
    }
}
