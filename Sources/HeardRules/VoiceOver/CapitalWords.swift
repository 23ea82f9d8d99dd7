import HeardCore
import HeardLanguage
import ICUKit

/// Words in capitals that are no acronyms.
enum CapitalWords {
    struct Found {
        var range: Range<Int>
        var words: Substring
        var severity: Severity
    }

    static func find(_ unit: UnitView, _ context: RuleContext) -> Found? {
        let specifiers = unit.text.arguments.specifiers
        var capitals: [PlainWords.Word] = []
        var hasOther = false
        for word in PlainWords(unit.value) {
            if specifiers.contains(where: { $0.range.overlaps(word.range) }) { continue }
            guard isCapital(word.text) else {
                hasOther = hasOther || word.text.unicodeScalars.contains { $0.isLowercaseScalar }
                continue
            }
            if word.text.unicodeScalars.count > 3, !isPartOfName(word.range, unit.value), !isAcronym(word.text, unit, context) { capitals.append(word) }
        }
        guard let first = capitals.first, let last = capitals.last else { return nil }
        let severity = severity(capitals, hasOther: hasOther, unit)
        let range = capitals.count > 1 && !hasOther ? first.range.lowerBound..<last.range.upperBound : first.range
        return Found(range: range, words: unit.value.utf8Slice(range), severity: severity)
    }

    private static func isCapital(_ word: Substring) -> Bool {
        var cased = 0
        for scalar in word.unicodeScalars {
            // Letters of a script without case: PDFを書き出す is no word in capitals.
            if scalar.isUppercaseScalar { cased += 1 } else if scalar.isAlphabeticScalar { return false }
        }
        return cased > 0
    }

    /// Digits, underscores, dots or hyphens around it: MP3, X-RAY, API_KEY, a tag, a variable.
    private static func isPartOfName(_ range: Range<Int>, _ value: String) -> Bool {
        let utf8 = Array(value.utf8)
        func isJoint(_ index: Int) -> Bool {
            guard utf8.indices.contains(index) else { return false }
            switch utf8[index] {
            case 0x30...0x39, UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "$"), UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "#"): return true
            case UInt8(ascii: "."): return index + 1 < utf8.count && utf8[index + 1] != 0x20
            default: return false
            }
        }
        return isJoint(range.lowerBound - 1) || isJoint(range.upperBound)
    }

    private static func isAcronym(_ word: Substring, _ unit: UnitView, _ context: RuleContext) -> Bool {
        if unit.locale.words?.acronyms.contains(String(word)) == true || LocaleData.english?.acronyms.contains(String(word)) == true || context.settings.untranslatedTerms.contains(word.lowercased()) || context.settings.untranslatedTerms.contains(String(word)) { return true }
        // Nothing but consonants can only be spelled.
        if word.unicodeScalars.allSatisfy({ $0.value < 0x80 && !"AEIOUY".unicodeScalars.contains($0) }) { return true }
        if let source = unit.source, has(word, source.value) || isOwnAcronym(word, unit.value, source.value) { return true }
        var locales = 0
        for entry in unit.entry.key.entries where entry.tag != unit.entry.tag && entry.isEffective {
            if entry.units.contains(where: { $0.text.classes.contains(.upperCase) && has(word, $0.value) }) { locales += 1 }
            if locales >= 2 { return true }
        }
        return false
    }

    /// The language's own letters for an acronym of the source (FAQs, GYIK; BETA, БЕТА), or the same word in other capitals (HSLa).
    private static func isOwnAcronym(_ word: Substring, _ value: String, _ source: String) -> Bool {
        let lower = word.lowercased()
        var acronyms = 0, hasOther = false, areKnown = true
        for other in PlainWords(source) {
            if !(LocaleData.english?.acronyms.contains(String(other.text)) ?? false) { areKnown = false }
            let capitals = other.text.unicodeScalars.count { $0.isUppercaseScalar }
            if capitals >= 2, other.text.unicodeScalars.count <= 6 { acronyms += 1 } else if capitals == 0 || other.text.unicodeScalars.count > 6 { hasOther = true }
            if capitals >= 2, other.text.lowercased() == lower { return true }
        }
        guard acronyms > 0, hasOther || areKnown || PlainWords(source).reduce(0, { count, _ in count + 1 }) > acronyms, word.unicodeScalars.count <= 5 else { return false }
        return PlainWords(value).reduce(0) { $0 + ($1.text.unicodeScalars.count > 1 && isCapital($1.text) ? 1 : 0) } <= acronyms
    }

    private static func has(_ word: Substring, _ text: String) -> Bool { PlainWords(text).contains { $0.text == word } }

    private static func severity(_ capitals: [PlainWords.Word], hasOther: Bool, _ unit: UnitView) -> Severity {
        // A word in a sentence is stressed: most voices say it as any other.
        if hasOther, PlainWords(unit.value).reduce(0, { count, _ in count + 1 }) >= capitals.count + 4 { return .note }
        // Two words, or a long one, are no acronym.
        if capitals.count > 1 || capitals.contains(where: { $0.text.unicodeScalars.count > 6 }) { return .warning }
        if unit.entry.isSourceLocale || unit.source == nil {
            guard let word = capitals.first?.text else { return .note }
            if unit.locale.interfaceWords.contains(String(word)) { return .warning }
            // Other languages write another word here: so it is one.
            let others = unit.entry.key.entries.filter { $0.isEffective && $0.tag != unit.entry.tag && $0.hasValue }
            return !others.isEmpty && !others.contains { entry in entry.units.contains { has(word, $0.value) } } && !hasOther ? .warning : .note
        }
        return .warning
    }
}
