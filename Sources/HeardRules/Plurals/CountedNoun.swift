import HeardCore
import HeardLanguage
import ICUKit

/// A number of a flat text that counts a noun.
struct CountedNoun {
    /// UTF-8 offsets from the placeholder to the end of the noun.
    var range: Range<Int>
    var noun: Substring
    /// The noun surely has several forms here; else nothing above a note is justified.
    var isCertain: Bool
    /// The number is a limit ("at least 8 characters"), which is rarely 1.
    var isLimit: Bool
}

/// What stands around the one whole number of a text.
struct NumberContext {
    var specifier: FormatSpecifier
    /// Words of the clause behind the number, at most five; empty where punctuation or an end comes first.
    var following: [PlainWords.Word] = []
    /// Up to three words before it, the nearest last, in lower case.
    var preceding: [String] = []
    /// "(s)" or the like stands right behind this word of ``following``.
    var optionalPlural: Int?
    /// A point stands right behind this word and the text goes on, or it ends with it.
    var wordsWithPoint: Set<Int> = []

    /// Nil where the text has no whole number, several, or one that counts nothing: after a colon, in a fraction, time or percentage, with leading zeros.
    init?(_ text: AnalyzedText) {
        guard text.classes.contains(.percent) else { return nil }
        let arguments = text.arguments.specifiers
        let whole = arguments.filter { $0.kind.isInteger }
        guard whole.count == 1, let specifier = whole.first, !arguments.contains(where: { $0.kind == .floatingPoint || $0.kind == .substitution || $0.kind == .ownArgument }),
              !specifier.flags.contains(.zero), !specifier.looksAccidental, specifier.conversion != UInt8(ascii: "x"), specifier.conversion != UInt8(ascii: "X"),
              specifier.conversion != UInt8(ascii: "o"), specifier.conversion != UInt8(ascii: "O") else { return nil }
        self.specifier = specifier
        let before = text.value.utf8Slice(0..<specifier.range.lowerBound), after = text.value.utf8Slice(specifier.range.upperBound..<text.utf8Count)
        // Before: a colon, slash, dash, number sign or currency makes it no count.
        var rest = before.unicodeScalars
        while let last = rest.last, last.isWhiteSpaceScalar || last.isDefaultIgnorable { rest.removeLast() }
        if let last = rest.last, ":：/#№$€£¥×+±~≈<>=-–—•·|".unicodeScalars.contains(last) {
            // A dash or bullet with spaces around separates clauses; anything else joins.
            guard "-–—•·|".unicodeScalars.contains(last), before.unicodeScalars.last?.isWhiteSpaceScalar ?? false else { return nil }
        } else if let last = before.unicodeScalars.last, last.isAlphabeticScalar || last.decimalDigit != nil { return nil }
        preceding = PlainWords(String(before)).suffix(3).map { $0.text.lowercased() }
        if let last = rest.last, ".!?;,)".unicodeScalars.contains(last) || rest.isEmpty { preceding = [] }
        // Behind: white space, then words up to the next punctuation or argument. Markdown's asterisks are no punctuation.
        guard let first = after.unicodeScalars.first(where: { $0 != "*" }), first.isWhiteSpaceScalar else { return nil }
        let end = arguments.map(\.range.lowerBound).filter { $0 >= specifier.range.upperBound }.min() ?? text.utf8Count
        let clause = text.value.utf8Slice(specifier.range.upperBound..<max(specifier.range.upperBound, end))
        var covered = 0
        for var word in PlainWords(String(clause)) {
            let gap = clause.utf8Slice(covered..<word.range.lowerBound)
            // "plug-ins", "e-mails": one word.
            if gap == "-", let last = following.indices.last, last < 5 {
                following[last].range = following[last].range.lowerBound..<word.range.upperBound + specifier.range.upperBound
                following[last].text = text.value.utf8Slice(following[last].range)
                wordsWithPoint.remove(last)
                covered = word.range.upperBound
                if clause.utf8Slice(covered..<clause.utf8.count).unicodeScalars.first == "." { wordsWithPoint.insert(last) }
                continue
            }
            if following.count == 5 { break }
            if !gap.unicodeScalars.allSatisfy({ $0.isWhiteSpaceScalar || $0.isDefaultIgnorable || $0 == "’" || $0 == "'" || $0 == "*" }) {
                // "item(s)", "fichier(s)", "Datei(en)".
                if gap == "(", let last = following.indices.last, word.text.utf8.count <= 3, clause.utf8Slice(word.range.upperBound..<clause.utf8.count).hasPrefix(")") { optionalPlural = last }
                break
            }
            covered = word.range.upperBound
            // "bits/channel": a unit.
            if following.isEmpty, clause.utf8Slice(covered..<clause.utf8.count).hasPrefix("/"), PlainWords(String(clause.utf8Slice(covered + 1..<clause.utf8.count))).first(where: { _ in true })?.text.count ?? 0 > 3 { return nil }
            let next = clause.utf8Slice(word.range.upperBound..<clause.utf8.count).unicodeScalars.first
            word.range = word.range.lowerBound + specifier.range.upperBound..<word.range.upperBound + specifier.range.upperBound
            following.append(word)
            if next == "." { wordsWithPoint.insert(following.count - 1) }
        }
        guard !following.isEmpty else { return nil }
    }
}

private extension Substring {
    func utf8Slice(_ range: Range<Int>) -> Substring { String(self).utf8Slice(range) }
}

enum CountedNouns {
    /// Judges a text by its own language alone; nil where it counts nothing, or the language's data can't tell.
    static func judge(_ unit: UnitView, _ data: GrammarData) -> CountedNoun? {
        // All locales ask for the source's, always with the data of its own language.
        if let known = unit.countedNoun { return known }
        let noun = find(unit, data)
        unit.countedNoun = .some(noun)
        return noun
    }

    private static func find(_ unit: UnitView, _ data: GrammarData) -> CountedNoun? {
        guard data.canJudgeAlone, let context = unit.numberContext else { return nil }
        if let last = context.preceding.last, data.labels.contains(last) || data.attributes.contains(last) { return nil }
        let isLimit = isLimit(context, data)
        for (index, word) in context.following.prefix(4).enumerated() {
            let lower = word.text.lowercased()
            if data.stopWords.contains(lower) { return nil }
            let isOptional = context.optionalPlural == index
            if index == 0, data.abbreviations.contains(lower) { return nil }
            guard isOptional || isPlural(word.text, lower, data) else {
                if data.noNouns.contains(lower) { return nil }
                continue
            }
            if context.wordsWithPoint.contains(index), !isLastSentence(unit, word.range.upperBound) { return nil }
            return CountedNoun(range: context.specifier.range.lowerBound..<word.range.upperBound, noun: word.text,
                               isCertain: isOptional || !data.unchanging.contains(lower), isLimit: isLimit)
        }
        return nil
    }

    /// Judges a translation of a text that is known to count something.
    static func judgeTranslation(_ unit: UnitView, _ data: GrammarData, sourceEndsWithPoint: Bool) -> CountedNoun? {
        guard let context = unit.numberContext, let first = context.following.first else { return nil }
        // "20 de secunde": the noun stands behind a particle.
        let start = data.particles.contains(first.text.lowercased()) ? 1 : 0
        guard start < context.following.count else { return nil }
        let word = context.following[start]
        if let last = context.preceding.last, data.labels.contains(last) { return nil }
        let lower = word.text.lowercased()
        let letters = word.text.unicodeScalars.count { $0.isAlphabeticScalar }
        // Abbreviations: two or three letters, a point that is not the sentence's.
        guard letters > 3 || data.irregular.contains(lower), !data.stopWords.contains(lower), !data.abbreviations.contains(lower) else { return nil }
        if context.wordsWithPoint.contains(start), !(sourceEndsWithPoint && isLastSentence(unit, word.range.upperBound)) { return nil }
        let isOptional = context.optionalPlural == start
        // In languages whose plural shows, the noun may stand behind an adjective.
        var noun = word
        var certain = isOptional
        switch data.afterNumbers {
        case .inflects:
            // Foreign words that keep their form (Greek "pixel"); in an oblique case the noun has one form for all numbers (Finnish "viiteen maahan").
            if !isOptional, data.unchanging.contains(lower) || data.obliqueEndings.contains(where: { lower.hasSuffix($0) }) { return nil }
            certain = true
        case .unknown, .stays: break
        case .endings:
            for (index, word) in context.following.prefix(3).enumerated() {
                let lower = word.text.lowercased()
                if data.stopWords.contains(lower) { break }
                if data.unchanging.contains(where: { lower == $0 || (data.hasCapitalNouns && lower.hasSuffix($0)) }) { noun = word; certain = false; break }
                let isNoun = !data.hasCapitalNouns || word.text.unicodeScalars.first?.isUppercaseScalar ?? false
                if isNoun, !data.noNouns.contains(lower), data.irregular.contains(lower) || data.pluralEndings.contains(where: { lower.hasSuffix($0) }) || context.optionalPlural == index { noun = word; certain = true; break }
            }
        }
        return CountedNoun(range: context.specifier.range.lowerBound..<noun.range.upperBound, noun: noun.text, isCertain: certain, isLimit: isLimit(context, data))
    }

    /// "at least 3", "up to 3".
    private static func isLimit(_ context: NumberContext, _ data: GrammarData) -> Bool {
        context.preceding.contains { data.limits.contains($0) } || data.limits.contains(context.preceding.suffix(2).joined(separator: " "))
    }

    private static func isPlural(_ text: Substring, _ lower: String, _ data: GrammarData) -> Bool {
        if data.irregular.contains(lower) { return true }
        guard lower.utf8.count >= 4, !data.noNouns.contains(lower), !data.abbreviations.contains(lower) else { return false }
        // Acronyms and names in capitals tell nothing.
        guard text.unicodeScalars.contains(where: \.isLowercaseScalar) else { return false }
        if data.hasCapitalNouns, !(text.unicodeScalars.first?.isUppercaseScalar ?? false) { return false }
        return data.soloEndings.contains { lower.hasSuffix($0) } && !data.notPluralEndings.contains { lower.hasSuffix($0) }
    }

    /// Nothing but closing punctuation stands behind.
    private static func isLastSentence(_ unit: UnitView, _ offset: Int) -> Bool {
        !unit.value.utf8Slice(offset..<unit.value.utf8.count).unicodeScalars.contains { $0.isAlphabeticScalar } || unit.value.utf8Slice(offset..<unit.value.utf8.count).hasPrefix(". ")
    }
}
