import HeardCore
import HeardLanguage
import ICUKit

/// The texts of one locale of a table, cut into words, to find the ones that say the same for one or for none: "1 hour" beside "%lld hours",
/// "Installing Plugin" beside "Installing %ld Plugins", "No errors found." beside "%lld errors found."
struct SiblingTexts {
    private struct Text {
        var row: Int
        /// Without words for one.
        var words: [String]
        /// "1", "one", "a", "an" stood in it.
        var saysOne: Bool
        var saysNone: Bool
    }

    /// By number of words.
    private var texts: [[Text]]
    /// Texts with a whole number, and those with another argument, each as ``tokens(_:)``.
    private var counts: [(row: Int, tokens: [String])] = [], named: [(row: Int, tokens: [String])] = []
    /// Words that are said of several things only.
    private let distributives: Set<String>
    private static let argument = "%@", number = "%d"
    /// Longer texts are sentences of their own.
    private static let longest = 28

    init(_ table: TableView, locale: Int, _ context: RuleContext) throws {
        texts = Array(repeating: [], count: Self.longest + 1)
        let tag = table.table.locales[locale].tag
        let language = tag.isLanguage ? tag : LanguageTag(table.sourceLanguage)
        var ones = Set(try NumberWords.cached(language).words(1))
        ones.formUnion(GrammarData.of(language).indefiniteArticles)
        let nones = Set(context.locale(language).words?.words(.negation).map(\.text) ?? [])
        distributives = GrammarData.of(language).distributives
        let files = table.project.project.files
        for (index, row) in table.table.rows.enumerated() {
            guard let reference = row.entries.last(where: { Int($0.locale) == locale }), let file = files[at: Int(reference.file)],
                  let entry = file.entries[at: Int(reference.entry)], entry.units.count == 1, let unit = file.units[at: Int(entry.units.lowerBound)],
                  !unit.value.isEmpty, unit.value.utf8.count < 240 else { continue }
            let text = AnalyzedText(unit.value)
            // A whole number that is put in makes it another count, or the same one of one thing.
            if text.classes.contains(.percent) {
                if text.arguments.specifiers.contains(where: { $0.kind.isInteger || $0.kind == .substitution }) {
                    counts.append((index, Self.tokens(text)))
                    continue
                }
                if text.arguments.specifiers.contains(where: { $0.kind.takesArgument }) { named.append((index, Self.tokens(text))) }
            }
            let all = Self.words(text)
            guard !all.isEmpty, all.count <= Self.longest else { continue }
            let words = all.filter { $0 != "1" && !ones.contains($0) }
            texts[words.count].append(Text(row: index, words: words, saysOne: words.count < all.count, saysNone: words.contains { nones.contains($0) }))
        }
    }

    /// Words and whole numbers outside the specifiers, in lower case.
    static func words(_ text: AnalyzedText) -> [String] {
        let specifiers = text.classes.contains(.percent) ? text.arguments.specifiers : []
        var found = PlainWords(text.value).filter { word in !specifiers.contains { $0.range.overlaps(word.range) } }.map { (offset: $0.range.lowerBound, text: $0.text.lowercased()) }
        for number in StaticNumbers.digits(in: text) { found.append((number.range.lowerBound, String(number.value))) }
        return found.sorted { $0.offset < $1.offset }.map(\.text)
    }

    /// Words and arguments in their order.
    private static func tokens(_ text: AnalyzedText) -> [String] {
        let specifiers = text.arguments.specifiers
        var found = PlainWords(text.value).filter { word in !specifiers.contains { $0.range.overlaps(word.range) } }.map { (offset: $0.range.lowerBound, text: $0.text.lowercased()) }
        for specifier in specifiers where specifier.kind.takesArgument { found.append((specifier.range.lowerBound, specifier.kind.isInteger ? number : argument)) }
        return found.sorted { $0.offset < $1.offset }.map(\.text)
    }

    /// Another key says the same of one thing.
    ///
    /// - Parameter many: the text with the number
    func hasSingular(of many: AnalyzedText, row: Int) -> Bool {
        let words = Self.words(many)
        guard !words.isEmpty, words.count <= Self.longest else { return false }
        if isNamedElsewhere(many, row: row) || hasSingularCount(many, row: row) { return true }
        // "%u pieces, %@ each": of one there is no "each".
        let counted = words.filter { $0 != "1" && !distributives.contains($0) }
        return texts[counted.count].withUnsafeBufferPointer { texts in texts.indices.contains { texts[$0].row != row && Self.isSingular(texts[$0], of: counted) } }
    }

    private static func isSingular(_ text: Text, of counted: [String]) -> Bool {
        guard text.saysOne || counted.count > 1 else { return false }
        var inflected = 0, other = 0
        for index in counted.indices where text.words[index] != counted[index] {
            let one = text.words[index], many = counted[index]
            if isInflected(one, many) { inflected += 1 } else if text.saysOne, one.count <= 5, many.count <= 5 { other += 1 } else { return false }
        }
        // "A file with the same name already exists … replacing it …": in a long text more words follow the number.
        if text.saysOne, counted.count >= 10 { return inflected >= 1 && inflected <= 4 && other <= 3 }
        // "was" for "were"; a noun that stays as it is needs the "1".
        return other <= 1 && inflected <= 2 && (inflected >= 1 || (text.saysOne && other == 0))
    }

    /// 'Remove "%@" from the list?' beside "Remove %lu transfers from the list?": one thing is called by its name.
    private func isNamedElsewhere(_ many: AnalyzedText, row: Int) -> Bool {
        let tokens = Self.tokens(many)
        guard let number = tokens.firstIndex(of: Self.number) else { return false }
        if isNamedInOtherWords(tokens, number, row: row) { return true }
        let head = tokens[..<number]
        return named.contains { other in
            guard other.row != row, other.tokens.count > head.count, other.tokens[head.count] == Self.argument, other.tokens.starts(with: head) else { return false }
            let tail = other.tokens[(head.count + 1)...]
            // The noun, and up to two words before it.
            let start = tokens.count - tail.count
            return start >= number + 2 && start <= number + 4 && head.count + tail.count >= 3 && tokens[start...].elementsEqual(tail)
        }
    }

    /// "Delete the state called %@ from your library?" beside "Delete %ld states from your library?".
    private func isNamedInOtherWords(_ tokens: [String], _ number: Int, row: Int) -> Bool {
        named.contains { other in
            guard other.row != row, number >= 3, other.tokens.count > number, other.tokens[..<number].elementsEqual(tokens[..<number]) else { return false }
            let same = zip(other.tokens.reversed(), tokens.reversed()).prefix { $0 == $1 }.count
            guard same >= 2, number + 1 < tokens.count - same, number < other.tokens.count - same else { return false }
            let nouns = tokens[(number + 1)..<(tokens.count - same)], middle = other.tokens[number..<(other.tokens.count - same)]
            guard nouns.count <= 3, middle.count <= 6, middle.contains(Self.argument) else { return false }
            return nouns.allSatisfy { noun in middle.contains { $0 == noun || $0.count >= 3 && Self.isInflected($0, noun) } }
        }
    }

    /// "%lu encode pending" beside "%lu encodes pending": the same but for the plural's ending of one word.
    private func hasSingularCount(_ many: AnalyzedText, row: Int) -> Bool {
        let tokens = Self.tokens(many)
        guard let number = tokens.firstIndex(of: Self.number) else { return false }
        return counts.contains { other in
            guard other.row != row, other.tokens.count == tokens.count else { return false }
            var endings = 0
            for (index, (one, all)) in zip(other.tokens, tokens).enumerated() where one != all {
                guard index > number, all.hasPrefix(one), one.count >= 3, all.count <= one.count + 2 else { return false }
                endings += 1
            }
            return endings == 1
        }
    }

    /// Another key speaks of none of the same things.
    func hasNone(of words: [String], row: Int) -> Bool {
        // A long text holds many words: one of them says little.
        texts.prefix(17).joined().contains { text in
            text.saysNone && text.row != row && text.words.contains { one in
                one.count >= 4 && words.contains { $0 == one || ($0.count >= 4 && Self.isInflected(one, $0)) }
            }
        }
    }

    /// Two forms of one word: the same beginning, other ends.
    private static func isInflected(_ one: String, _ many: String) -> Bool {
        guard one.utf8.first == many.utf8.first else { return false }
        var same = 0
        for (a, b) in zip(one.unicodeScalars, many.unicodeScalars) {
            guard a == b else { break }
            same += 1
        }
        let shorter = min(one.unicodeScalars.count, many.unicodeScalars.count), longer = max(one.unicodeScalars.count, many.unicodeScalars.count)
        return same >= 2 && same * 2 >= shorter && longer - same <= 4
    }
}

extension TableView {
    /// The texts of a locale as siblings of each other; made once per table, locale and worker.
    func siblings(of locale: Int, _ context: RuleContext) throws -> SiblingTexts {
        if let known = siblingTexts[locale] { return known }
        let made = try SiblingTexts(self, locale: locale, context)
        siblingTexts[locale] = made
        return made
    }
}
