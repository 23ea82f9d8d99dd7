/// All words of one language as one matcher: immutable, built once, shared by all rules and workers.
///
/// In languages with spaces a term is a sequence of word patterns; most words of a text cost one test of a bit (``TermTable``).
/// Else a term is a run of characters that may stand anywhere; each pair of characters costs a bit.
/// The words of languages with spaces are cut here and not by ICU, whose word boundaries (UAX #29) keep `l’image` in one piece.
public struct TermIndex: Sendable {
    /// Most letters that a `*` at the end of a pattern stands for.
    public static let longestEnding = 6
    /// Most letters of a pattern's fixed end that are hashed; shorter ends are hashed whole (Korean stems have two syllables).
    static let hashedLetters = 3

    struct Pattern: Sendable {
        enum Kind: UInt8, Sendable { case exact, prefix, suffix }
        var kind: Kind
        var letters: [UInt32]
    }

    struct Term: Sendable {
        var patterns: [Pattern]
        var classes: WordClassSet
        var voiceOver: WordClassSet
        var isInflected: Bool
        var isLookAlike: Bool
        /// Written with the article: "the selected", not "selected".
        var hasArticle: Bool
    }

    let terms: [Term]
    let hasSpaces: Bool
    let isTurkic: Bool
    let hasLetterApostrophe: Bool
    let clitics: [(letters: [UInt32], isArticle: Bool)]
    /// Letters that stick to the end of a word, longest first.
    let particles: [[UInt32]]
    /// The same as plain memory, for the scanner.
    let table: TermTable
    /// Only the terms of classes that rules ask for (``WordClassSet/asked``), for the first look at a text.
    let askedTable: TermTable

    init(words: [WordClass: [Word]], hasSpaces: Bool, clitics: [String], articles: Set<String>, particles: [String] = [], hasLetterApostrophe: Bool, isTurkic: Bool) {
        self.hasSpaces = hasSpaces
        self.isTurkic = isTurkic
        self.hasLetterApostrophe = hasLetterApostrophe
        self.clitics = clitics.map { (Self.fold($0, isTurkic: false), articles.contains($0)) }
        self.particles = particles.map { Self.fold($0, isTurkic: false) }
        var terms: [Term] = []
        var known: [String: Int] = [:]
        for kind in WordClass.allCases {
            for word in words[kind] ?? [] {
                if let index = known[word.text] {
                    terms[index].classes.insert(kind)
                    if word.isVoiceOver { terms[index].voiceOver.insert(kind) }
                    if !word.isInflected { terms[index].isInflected = false }
                    if kind == .lookAlike { terms[index].isLookAlike = true }
                    continue
                }
                let patterns = Self.patterns(word.text, hasSpaces: hasSpaces, isTurkic: isTurkic, hasLetterApostrophe: hasLetterApostrophe)
                if patterns.isEmpty { continue }
                known[word.text] = terms.count
                var own = WordClassSet()
                if word.isVoiceOver { own.insert(kind) }
                var classes = WordClassSet()
                classes.insert(kind)
                terms.append(Term(patterns: patterns, classes: classes, voiceOver: own, isInflected: word.isInflected, isLookAlike: kind == .lookAlike, hasArticle: false))
            }
        }
        let plain = Set(terms.filter { $0.patterns.count == 1 }.map { $0.patterns[0].letters })
        for index in terms.indices where terms[index].patterns.count == 1 {
            let letters = terms[index].patterns[0].letters
            terms[index].hasArticle = self.clitics.contains { $0.isArticle && letters.starts(with: $0.letters) && plain.contains(Array(letters.dropFirst($0.letters.count))) }
        }
        self.terms = terms
        table = TermTable(terms: terms, clitics: self.clitics, particles: self.particles, hasSpaces: hasSpaces, hasLetterApostrophe: hasLetterApostrophe, isTurkic: isTurkic,
                          hasSieve: false)
        askedTable = TermTable(terms: terms.filter { !$0.classes.isDisjoint(with: .asked) }, clitics: self.clitics, particles: self.particles, hasSpaces: hasSpaces,
                               hasLetterApostrophe: hasLetterApostrophe, isTurkic: isTurkic, hasSieve: true)
    }

    @inline(__always)
    static func step(_ hash: UInt64, _ letter: UInt32) -> UInt64 { (hash ^ UInt64(letter)) &* 0x9E37_79B9_7F4A_7C15 ^ hash >> 29 }

    static let seed: UInt64 = 0x51_7CC1_B727_220A

    static func hash(_ letters: ArraySlice<UInt32>) -> UInt64 {
        var hash = seed
        for letter in letters { hash = step(hash, letter) }
        return finish(hash)
    }

    /// The same for a part of memory.
    @inline(__always)
    static func hash(_ letters: UnsafePointer<UInt32>, _ start: Int, _ end: Int) -> UInt64 {
        var hash = seed
        for index in start..<end { hash = step(hash, letters[index]) }
        return finish(hash)
    }

    @inline(__always)
    static func finish(_ hash: UInt64) -> UInt64 { hash ^ hash >> 32 }

    static func fold(_ text: String, isTurkic: Bool) -> [UInt32] {
        var out: [UInt32] = []
        for scalar in text.unicodeScalars { appendFolded(scalar.value, to: &out, isTurkic: isTurkic) }
        return out
    }

    /// Appends a folded scalar; returns how many scalars were appended (0 for marks and for those that changed the one before).
    @discardableResult
    static func appendFolded(_ value: UInt32, to out: inout [UInt32], isTurkic: Bool) -> Int {
        let isMark = Folding.isMark(value)
        if isMark || Folding.isSyllablePart(value) {
            if let last = out.last, let composed = Folding.composed(last, value, isTurkic: isTurkic) {
                out[out.count - 1] = composed
                return 0
            }
            if isMark { return 0 }
        }
        let folded = Folding.fold(value, isTurkic: isTurkic)
        if folded == Folding.dropped { return 0 }
        if folded == Folding.sharpS {
            out.append(0x73)
            out.append(0x73)
            return 2
        }
        out.append(folded)
        return 1
    }

    private static func patterns(_ text: String, hasSpaces: Bool, isTurkic: Bool, hasLetterApostrophe: Bool) -> [Pattern] {
        if !hasSpaces {
            let letters = fold(text.filter { $0 != "*" }, isTurkic: isTurkic)
            return letters.isEmpty ? [] : [Pattern(kind: .exact, letters: letters)]
        }
        var patterns: [Pattern] = []
        var word: [UInt32] = []
        var kind = Pattern.Kind.exact
        func close() {
            if !word.isEmpty {
                // One letter begins too many words; behind another word of the term it may stand for a stem (두 번 탭하세요).
                if word.count == 1, patterns.isEmpty { kind = .exact }
                patterns.append(Pattern(kind: kind, letters: word))
            }
            word.removeAll()
            kind = .exact
        }
        for scalar in text.unicodeScalars {
            if scalar == "*" {
                kind = word.isEmpty ? .suffix : .prefix
                continue
            }
            if isWordScalar(scalar.value) || (hasLetterApostrophe && Folding.fold(scalar.value, isTurkic: false) == 0x27) {
                appendFolded(scalar.value, to: &word, isTurkic: isTurkic)
            } else {
                close()
            }
        }
        close()
        return patterns
    }

    /// Letters, marks and digits: what words consist of.
    @inline(__always)
    static func isWordScalar(_ value: UInt32) -> Bool {
        if value < 0x80 { return (value | 0x20) &- 0x61 < 26 || value &- 0x30 < 10 }
        switch value {
        case 0xAA, 0xB5, 0xBA: return true
        case 0x80...0xBF: return value == 0xAD
        case 0xC0...0x24F: return value != 0xD7 && value != 0xF7
        case 0x300...0x36F: return true
        case 0x370...0x52F: return value != 0x37E && value != 0x387 && value != 0x482
        case 0x591...0x5F4: return value != 0x5BE && value != 0x5C0 && value != 0x5C3 && value != 0x5C6
        case 0x610...0x61A, 0x620...0x669, 0x66E...0x6D3, 0x6D5...0x6DC, 0x6DF...0x6FC: return true
        case 0x900...0x963, 0x966...0x97F, 0x3041...0x3096, 0x3099...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
        case 0xE00...0xE7F: return value != 0xE3F && value != 0xE4F && value < 0xE5A
        case 0x200B...0x200F: return value == 0x200C || value == 0x200D
        case 0x2000...0x2BFF, 0x3000...0x3004, 0x3008...0x3020: return value == 0x2071 || value == 0x207F
        case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF66...0xFF9F: return true
        case 0xFF00...0xFFEF, 0xE000...0xF8FF: return false
        default:
            guard let scalar = Unicode.Scalar(value) else { return false }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber,
                 .letterNumber: return true
            default: return false
            }
        }
    }
}
