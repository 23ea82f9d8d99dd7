import HeardCore
import HeardLanguage

/// An announcement that only says that a control can or cannot be used.
public struct AvailabilityAnnouncementRule: UnitRule, ProjectRule, LanguageRule {
    public init() {}

    public static let needs = LanguageNeeds(words: [[.enabled, .disabled, .available, .unavailable, .active, .inactive, .dimmed, .on, .off]])

    public static let metadata = RuleMetadata(
        id: "availability-announcement", family: .voiceOver, severity: .warning,
        summary: "An announcement that only says that a control is enabled, disabled or available.",
        rationale: "It talks over what the user does, often with every letter typed. Announce the end of a wait that the user knows of, once: “Card verified. Pay is available.”",
        falsePositives: "A control's name that is also a thing.",
        falseNegatives: "Controls whose name is neither a verb nor holds a word such as “button”.",
        roles: [.announcement], wcag: ["4.1.3"], labels: ["VoiceOver"],
        triggering: [
            Sample("// roles: announcement\nen pay.say = Pay button ⟦enabled⟧\nfr pay.say = Bouton Payer ⟦activé⟧", title: "a control and its state"),
        ],
        nonTriggering: [
            Sample("// roles: announcement\nen pay.say = Card verified. Pay is available.", title: "the end of a wait"),
            Sample("// roles: announcement\nen app.say = Update available", title: "news"),
            Sample("// roles: announcement\nen app.say = Export ready", title: "the end of a task"),
            Sample("// roles: announcement\nen app.say = Make active", title: "an order"),
        ])

    private static let availability: WordClassSet = [.enabled, .disabled, .available, .unavailable, .active, .inactive, .dimmed]

    static let judge = WordJudge(
        classes: availability.union([.on, .off]),
        strict: { text, data in
            guard text.segments.count == 1, let segment = text.segments.first, segment.tokens.count <= 7 else { return nil }
            // "now" and the like may stand behind the state.
            let states = text.finalMatches(segment, availability) + text.matches(availability).filter { match in
                guard data.hasSpaces, match.tokens.upperBound < segment.tokens.upperBound else { return false }
                return (match.tokens.upperBound..<segment.tokens.upperBound).allSatisfy { token in text.matches.contains { $0.classes.contains(.filler) && $0.tokens.contains(token) } }
            }
            guard let match = states.first, match.range != segment.range else { return nil }
            if text.isCountOrChoice(segment, before: match.range.lowerBound, argumentsCount: false) { return nil }
            let subject = text.matches.filter { $0.range.upperBound <= match.range.lowerBound }
            let hasControl = subject.contains { !$0.classes.isDisjoint(with: [.button, .toggle, .slider, .textField, .searchField, .link, .checkbox]) }
            let first = text.tokens.first.map { text.text($0.range).lowercased() } ?? ""
            let isVerb = !data.list(.news).contains(first) && subject.contains { $0.range.lowerBound == segment.range.lowerBound && $0.classes.contains(.actionVerb) }
            let names = subject.filter { !$0.classes.isDisjoint(with: [.actionVerb, .filler, .copula]) }.reduce(0) { $0 + $1.tokens.count }
            guard hasControl || (isVerb && names >= match.tokens.lowerBound) else { return nil }
            return WordHit(range: match.range, classes: match.classes)
        },
        translated: { text, _, _ in text.segments.filter { $0.after == .sentence }.count > 1 ? nil : text.first(availability.union([.on, .off])) })

    public func check(_ unit: UnitView, _ context: RuleContext) throws {
        guard let hit = Self.judge.hit(unit, self, context) else { return }
        let word = unit.locale.scan(unit.text).text(hit.range)
        context.report(self, .warning, at: unit, range: hit.range, words: [word],
                       "this announcement only tells that a control is \(quoted(word)): it talks over what the user does. Say nothing, or tell once what has ended (“Card verified. Pay is available.”)")
    }

    public func check(_ project: ProjectView, _ context: RuleContext) throws { KeystrokeAnnouncements.check(self, project, context) }
}
