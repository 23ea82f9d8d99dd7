import HeardCore
import HeardLanguage
import ICUKit

/// A place in a text where words say what a rule looks for.
struct WordHit {
    /// UTF-8 offsets.
    var range: Range<Int>
    var classes: WordClassSet
}

/// How the rules about words judge a string: by grammar where the language's grammar words are known and there is nothing to compare with; else
/// by comparison with the source, since what is no state, role or gesture in the source rarely is one in the translation.
struct WordJudge: Sendable {
    /// A hit has one of these classes: texts without any need not be cut into words.
    var classes: WordClassSet
    /// The words and their place say it beyond doubt (languages with grammar words).
    var strict: @Sendable (ScannedText, LocaleData) -> WordHit?
    /// The source says it; the translation has the words too.
    var translated: @Sendable (ScannedText, LocaleData, WordHit) -> WordHit?
    /// The source does not say it (its scan is given, where there is one); the translation does beyond doubt.
    var added: @Sendable (ScannedText, LocaleData, ScannedText?) -> WordHit? = { _, _, _ in nil }

    func hit(_ unit: UnitView, _ rule: any Rule, _ context: RuleContext) -> WordHit? {
        guard unit.locale.mayHave(classes, in: unit.text), let data = unit.locale.words else { return nil }
        let scanned = unit.locale.scan(unit.text)
        if scanned.matches.isEmpty { return nil }
        if let (keyScan, englishData) = Self.key(unit, context) {
            if let keyHit = strict(keyScan, englishData) { return translated(scanned, data, keyHit) }
            return added(scanned, data, keyScan)
        }
        if let source = unit.source, let sourceData = source.locale.words, sourceData.isDeep, !source.value.isEmpty, source.value != unit.value || sourceData !== data {
            let sourceScan = source.locale.scan(source.text)
            if let sourceHit = strict(sourceScan, sourceData) { return translated(scanned, data, sourceHit) }
            return added(scanned, data, sourceScan)
        }
        // A source in a language without grammar words tells nothing; the translation is judged as carefully as without it.
        return data.isDeep && unit.source == nil ? strict(scanned, data) : added(scanned, data, nil)
    }
}

extension WordJudge {
    /// A table whose keys are English texts has its source in them, also where its only files are translations.
    private static func key(_ unit: UnitView, _ context: RuleContext) -> (ScannedText, LocaleData)? {
        guard let key = NaturalKey.text(of: unit) else { return nil }
        let english = context.locale(NaturalKey.language)
        guard let data = english.words, data.isDeep else { return nil }
        return (english.scan(AnalyzedText(key)), data)
    }

    /// What the unit's source was found to hold: its source value, or its key where that is the text.
    func sourceScan(_ unit: UnitView, _ context: RuleContext) -> ScannedText? {
        if let (scan, _) = Self.key(unit, context) { return scan }
        return unit.source.map { $0.locale.scan($0.text) }
    }
}

extension ScannedText {
    /// Matches that end where a segment ends.
    func finalMatches(_ segment: Segment, _ classes: WordClassSet) -> [TermMatch] {
        matches.filter { $0.range.upperBound == segment.range.upperBound && $0.range.lowerBound >= segment.range.lowerBound && !$0.classes.isDisjoint(with: classes) }
    }

    func initialMatches(_ segment: Segment, _ classes: WordClassSet) -> [TermMatch] {
        matches.filter { $0.range.lowerBound == segment.range.lowerBound && $0.range.upperBound <= segment.range.upperBound && !$0.classes.isDisjoint(with: classes) }
    }

    /// A match that, with nothing but filling words beside it, is the whole segment.
    func wholeMatch(_ segment: Segment, _ classes: WordClassSet, fillers: WordClassSet = [.filler, .copula]) -> TermMatch? {
        matches.first { match in
            guard match.range.lowerBound >= segment.range.lowerBound, match.range.upperBound <= segment.range.upperBound, !match.classes.isDisjoint(with: classes),
                  !match.hasArticle else { return false }
            if match.range == segment.range { return true }
            // An argument or a number is no filling word: “5 selected” is a count.
            if segment.tokens.contains(where: { tokens[$0].kind == .argument || tokens[$0].kind == .number && !match.tokens.contains($0) }) { return false }
            if hasDigit(segment.range.lowerBound..<match.range.lowerBound) || hasDigit(match.range.upperBound..<segment.range.upperBound) { return false }
            var filled = match.range.count
            var last = match.range.upperBound
            for other in matches(fillers) where other.range.lowerBound >= segment.range.lowerBound && other.range.upperBound <= segment.range.upperBound
                && (other.range.upperBound <= match.range.lowerBound || other.range.lowerBound >= match.range.upperBound) {
                if other.range.lowerBound >= last || other.range.upperBound <= match.range.lowerBound { filled += other.range.count; last = max(last, other.range.upperBound) }
            }
            // What is left between the words are spaces.
            return segment.range.count - filled <= segment.tokens.count
        }
    }

    private func hasDigit(_ range: Range<Int>) -> Bool { text(range).unicodeScalars.contains { $0.decimalDigit != nil } }

    /// As short as names and states are; longer texts are sentences that happen to hold such a word. Characters count where words have no spaces between them.
    func isAtMost(_ words: Int, _ data: LocaleData) -> Bool {
        data.hasSpaces ? tokens.count <= words : value.unicodeScalars.count <= words * 4
    }

    /// The word beside another one, without a word between them.
    func follows(_ match: TermMatch, _ classes: WordClassSet) -> Bool {
        matches.contains { $0.tokens.upperBound == match.tokens.lowerBound && !$0.classes.isDisjoint(with: classes) }
    }

    /// Words of a segment before an offset that make a phrase a count or a choice: numbers, arguments, "no", "all".
    func isCountOrChoice(_ segment: Segment, before offset: Int, argumentsCount: Bool) -> Bool {
        for index in segment.tokens where tokens[index].range.lowerBound < offset {
            if tokens[index].kind == .number { return true }
            if tokens[index].kind == .argument, argumentsCount || !text(tokens[index].range).hasSuffix("@") { return true }
        }
        return matches.contains { $0.range.lowerBound >= segment.range.lowerBound && $0.range.lowerBound < offset
            && (!$0.classes.isDisjoint(with: [.negation, .quantity]) || !$0.classes.isDisjoint(with: .numbers)) }
    }

    /// An argument first and no copula behind it: “%@ selected”, “%@ podcasts selected” are counts more often than names.
    func isCounted(_ segment: Segment, before token: Int) -> Bool {
        guard let first = segment.tokens.first, first < token, tokens[first].kind == .argument else { return false }
        return !has([.copula], in: segment)
    }

    /// Beside a gesture stands a thing that is really pressed: a key, a mouse, headphones.
    func isAboutDevice(_ match: TermMatch) -> Bool {
        matches([.device]).contains { abs($0.tokens.lowerBound - match.tokens.upperBound) <= 5 || abs(match.tokens.lowerBound - $0.tokens.upperBound) <= 5 }
            || value.unicodeScalars.contains { "⌘⌥⌃⇧⇪⌫⎋⏎⇥".unicodeScalars.contains($0) }
    }

    func beginsWith(_ classes: WordClassSet, _ segment: Segment) -> Bool { !initialMatches(segment, classes).isEmpty }

    func has(_ classes: WordClassSet, in segment: Segment) -> Bool {
        matches.contains { $0.range.lowerBound >= segment.range.lowerBound && $0.range.upperBound <= segment.range.upperBound && !$0.classes.isDisjoint(with: classes) }
    }

    func first(_ classes: WordClassSet) -> WordHit? {
        matches.first { !$0.classes.isDisjoint(with: classes) }.map { WordHit(range: $0.range, classes: $0.classes) }
    }

    /// The word describes the noun before it ("carte sélectionnée", "the selected card") and tells no state: in a language whose attributes follow,
    /// unless a copula stands in the segment, or the noun has an article that the word lacks ("البطاقة محددة").
    func isAttribute(_ match: TermMatch, in segment: Segment, _ data: LocaleData) -> Bool {
        guard data.attributesFollow, match.tokens.lowerBound > segment.tokens.lowerBound, !has([.copula], in: segment) else { return false }
        let noun = text(tokens[match.tokens.lowerBound - 1].range)
        return !data.articles.contains { noun.hasPrefix($0) && noun != $0 }
    }

    /// `second` stands right behind `first`: the next word, or in a text without spaces at most one character further.
    func isNext(_ first: TermMatch, _ second: TermMatch, _ data: LocaleData) -> Bool {
        if data.hasSpaces { return second.tokens.lowerBound == first.tokens.upperBound }
        return second.range.lowerBound >= first.range.upperBound && second.range.lowerBound - first.range.upperBound <= 3
    }

    /// An order to do something stands in the segment, before the word, or anywhere where verbs come last.
    func hasInstruction(_ classes: WordClassSet, for match: TermMatch, in segment: Segment, _ data: LocaleData) -> Bool {
        matches.contains { !$0.classes.isDisjoint(with: classes) && $0.range != match.range && segment.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= segment.range.upperBound
            && (data.verbLast ? $0.range.lowerBound >= match.range.upperBound || $0.range.upperBound <= match.range.lowerBound : $0.range.upperBound <= match.range.lowerBound) }
    }

    /// The match begins its segment, or only an article or the like stands before it.
    func isFirst(_ match: TermMatch, in segment: Segment, _ data: LocaleData) -> Bool {
        guard data.hasSpaces else { return match.range.lowerBound == segment.range.lowerBound }
        let before = match.tokens.lowerBound - segment.tokens.lowerBound
        return before == 0 || before == 1 && beginsWith([.filler], segment)
    }

    /// A particle makes the word what the sentence is about: 赤は, 빨간색은.
    func isTopic(_ match: TermMatch, _ data: LocaleData) -> Bool {
        let particles = data.list(.topicParticles)
        if data.hasSpaces { return particles.contains { text(match.range).hasSuffix($0) } }
        let rest = text(match.range.upperBound..<value.utf8.count)
        return particles.contains { rest.hasPrefix($0) }
    }

    /// Everything is one sentence.
    var isOneSentence: Bool { segments.dropLast().allSatisfy { $0.after != .sentence } }
}

extension Segment {
    /// Set off by a comma, brackets or a dash on the side of its neighbours.
    var isSetOff: Bool { [.comma, .parenthesis, .dash, .sentence].contains(before) || [.comma, .parenthesis, .dash].contains(after) }
}

extension UnitView {
    /// Words of the key and comment in lower case, for what the place of a string tells.
    var context: String { entry.key.context }

    /// What proves the string's roles, for messages.
    func evidence(_ role: RoleSet) -> String {
        guard let found = entry.key.evidence.first(where: { !$0.role.isDisjoint(with: role) }) else { return "" }
        return " (\(found.role.names.first ?? "spoken"): \(visible(found.detail)))"
    }
}
