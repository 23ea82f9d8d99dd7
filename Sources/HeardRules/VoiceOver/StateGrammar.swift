import HeardCore
import HeardLanguage

/// Where a state word stands when it tells a state.
enum StateGrammar {
    static let finalStates: WordClassSet = [.selected, .unselected, .checked, .unchecked, .dimmed, .expanded, .collapsed]
    static let setOffStates: WordClassSet = [.selected, .unselected, .checked, .unchecked, .dimmed, .expanded, .collapsed, .on, .off, .enabled, .disabled, .active, .inactive, .unavailable]
    static let hintStates: WordClassSet = [.selected, .unselected, .checked, .unchecked, .dimmed, .expanded, .collapsed, .on, .off, .enabled, .disabled, .active, .inactive]

    /// Words that also describe a thing (“advanced”, “power off”): only set off from the name they tell a state.
    private static let describing: WordClassSet = [.on, .off, .enabled, .disabled, .active, .inactive, .available, .negation]

    static let label = WordJudge(
        classes: .states,
        strict: { text, data in
            guard text.isAtMost(8, data) else { return nil }
            for (index, segment) in text.segments.enumerated() where !segment.isQuestion && segment.after != .colon {
                if text.segments.count > 1, segment.isSetOff, let match = text.wholeMatch(segment, setOffStates), !match.classes.contains(.negation) {
                    let isBracketed = segment.before == .parenthesis || segment.after == .parenthesis
                    // “Search (advanced)”; “Active (uses more power)” is an option with its explanation.
                    let isExplained = index == 0 && segment.after == .parenthesis
                    if !isExplained, !(isBracketed && !match.classes.isDisjoint(with: [.expanded, .collapsed])) { return WordHit(range: match.range, classes: match.classes) }
                }
                guard text.isOneSentence, segment.tokens.count <= 6, !tellsEvent(text, data) else { continue }
                for match in text.finalMatches(segment, finalStates) where match.range != segment.range && !match.hasArticle && !match.isInflected {
                    if !match.classes.isDisjoint(with: describing) { continue }
                    if text.isCountOrChoice(segment, before: match.range.lowerBound, argumentsCount: false) || text.isCounted(segment, before: match.tokens.lowerBound) { continue }
                    if text.beginsWith([.actionVerb, .instructionVerb, .conjunction], segment), !text.has([.copula], in: segment) { continue }
                    if text.has([.conjunction, .agent], in: segment) || text.isAttribute(match, in: segment, data) { continue }
                    return WordHit(range: match.range, classes: match.classes)
                }
            }
            return nil
        },
        translated: { text, _, source in stateOf(text, source, setOffStates) })

    /// Nothing but a state.
    static let alone = WordJudge(
        classes: .states,
        strict: { text, data in
            guard text.segments.count == 1, let segment = text.segments.first, !segment.isQuestion, segment.after != .colon, let match = text.wholeMatch(segment, setOffStates) else { return nil }
            return WordHit(range: match.range, classes: match.classes)
        },
        translated: { text, _, source in stateOf(text, source, setOffStates) })

    /// “Show first: active”.
    static let behindColon = WordJudge(
        classes: .states,
        strict: { text, data in
            guard text.isAtMost(12, data), text.isOneSentence, let last = text.segments.last, last.before == .colon, !last.isQuestion, let match = text.wholeMatch(last, setOffStates) else { return nil }
            return WordHit(range: match.range, classes: match.classes)
        },
        translated: { text, _, source in stateOf(text, source, setOffStates, isLast: true) })

    /// “The file has been selected”: what has happened is announced, and is no name.
    private static func tellsEvent(_ text: ScannedText, _ data: LocaleData) -> Bool {
        let words = data.list(.events)
        return !words.isEmpty && text.tokens.contains { words.contains(text.text($0.range).lowercased()) }
    }

    static let hint = WordJudge(
        classes: .states,
        strict: { text, data in
            guard text.isAtMost(9, data), text.isOneSentence, text.segments.count == 1, let segment = text.segments.first, segment.tokens.count <= 9, !segment.isQuestion else { return nil }
            for match in text.matches(hintStates) where !match.hasArticle && !match.isInflected {
                let rest = Segment(range: match.range.lowerBound..<segment.range.upperBound, tokens: match.tokens.lowerBound..<segment.tokens.upperBound, before: .none, after: .none)
                guard match.range.upperBound == segment.range.upperBound || text.wholeMatch(rest, hintStates, fillers: [.filler]) != nil else { continue }
                if text.has([.conjunction, .negation], in: segment) || text.beginsWith([.actionVerb, .instructionVerb], segment) { continue }
                if text.isCountOrChoice(segment, before: match.range.lowerBound, argumentsCount: false) || text.isCounted(segment, before: match.tokens.lowerBound) || text.isAttribute(match, in: segment, data) { continue }
                // “is on”, not “what goes on”.
                if !match.classes.isDisjoint(with: [.on, .off]), match.range.lowerBound > segment.range.lowerBound, match.tokens.count == 1, data.hasSpaces,
                   !text.follows(match, [.copula, .filler]) { continue }
                let isBare = match.range == segment.range || text.wholeMatch(segment, hintStates) != nil
                let isSelection = !match.classes.isDisjoint(with: [.selected, .unselected, .checked, .unchecked])
                // “Flash activated”: a thing and its state; a verb in front would make it what happens (“Keeps enabled”).
                let isShort = data.hasSpaces && text.tokens.count == 2 && match.tokens == 1..<2 && text.tokens[0].kind == .word && !match.classes.isDisjoint(with: [.enabled, .disabled, .active, .inactive])
                guard isBare || isSelection || isShort || text.has([.copula], in: segment) else { continue }
                return WordHit(range: match.range, classes: match.classes)
            }
            return nil
        },
        translated: { text, _, source in stateOf(text, source, hintStates) })

    /// The state of the source in the words of the translation: at the edge of a part of the text where it stands so, else anywhere.
    private static func stateOf(_ text: ScannedText, _ source: WordHit, _ all: WordClassSet, isLast: Bool = false) -> WordHit? {
        var wanted = WordClassSet()
        for kind in source.classes.classes where all.contains(kind) { wanted.insert(kind) }
        if wanted.contains(.selected) || wanted.contains(.checked) { wanted.formUnion([.selected, .checked, .chosen]) }
        if wanted.contains(.unselected) || wanted.contains(.unchecked) { wanted.formUnion([.unselected, .unchecked]) }
        if wanted.contains(.on) || wanted.contains(.enabled) || wanted.contains(.active) { wanted.formUnion([.on, .enabled, .active]) }
        if wanted.contains(.off) || wanted.contains(.disabled) || wanted.contains(.inactive) || wanted.contains(.dimmed) || wanted.contains(.unavailable) {
            wanted.formUnion([.off, .disabled, .inactive, .dimmed, .unavailable])
        }
        let found = text.matches.filter { !$0.classes.isDisjoint(with: wanted) && !$0.hasArticle }
        return (isLast ? found.last : found.first).map { WordHit(range: $0.range, classes: $0.classes) }
    }
}
