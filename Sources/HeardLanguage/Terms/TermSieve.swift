/// Says of most texts, at a glance at each word, that they hold no word of the classes that rules ask for first (``WordClassSet/asked``).
///
/// Of each term one word has to stand in a text, its longest: the first one is mostly an article or a preposition, which stands everywhere. Of a word
/// count the first three letters, the last one and the length, or the last four for terms that end a longer word; in texts without spaces the first
/// three letters. It may say yes to other words, never no to a term.
struct TermSieve {
    /// What has to be known of a word's length and of its other letters, by its first two letters, by its last two, or by any two in texts without spaces.
    private let heads: UnsafePointer<UInt64>
    private let tails: UnsafePointer<UInt64>
    /// 1,024 bits: letters that are terms by themselves, in texts without spaces.
    private let singles: UnsafePointer<UInt64>
    private let hasTails: Bool
    /// A term cannot be told by two letters: every text is looked at.
    private let isBlind: Bool

    private static let headPlaces = 512, tailPlaces = 128
    private static let anyLetter: UInt64 = 0xFFFF_FFFF, anyLast: UInt64 = 0xFFFF << 32
    private static let lengths = 16

    @inline(__always)
    private static func hash(_ first: UInt32, _ second: UInt32) -> UInt32 { first &* 0x9E37_79B1 &+ second &* 0x85EB_CA77 }
    @inline(__always)
    private static func head(_ first: UInt32, _ second: UInt32) -> Int { Int(hash(first, second) >> 23) }
    @inline(__always)
    private static func tail(_ first: UInt32, _ second: UInt32) -> Int { Int(hash(first, second) >> 25) }
    /// The third letter, of those that are known.
    @inline(__always)
    private static func near(_ letter: UInt32) -> UInt64 { 1 &<< UInt64(letter & 31) }
    /// The last letter, or the fourth.
    @inline(__always)
    private static func far(_ letter: UInt32) -> UInt64 { 1 &<< UInt64(letter & 15 | 32) }
    @inline(__always)
    private static func length(_ count: Int) -> UInt64 { 1 &<< UInt64(47 &+ min(count, lengths)) }

    // MARK: Words between spaces

    /// A term may stand in a text that has this word.
    @inline(__always)
    func letsPass(_ letters: UnsafePointer<UInt32>, _ count: Int) -> Bool {
        let last = letters[count - 1], length = Self.length(count)
        if count == 1 {
            let wanted = Self.far(last) | length
            return heads[Self.head(last, 0)] & wanted == wanted
        }
        let wanted = (count > 2 ? Self.near(letters[2]) : 0) | Self.far(last) | length
        if heads[Self.head(letters[0], letters[1])] & wanted == wanted { return true }
        guard hasTails else { return false }
        let wantedTail = (count > 2 ? Self.near(letters[count - 3]) : 0) | (count > 3 ? Self.far(letters[count - 4]) : 0) | length
        return tails[Self.tail(letters[count - 2], last)] & wantedTail == wantedTail
    }

    /// The same for a word that may have a clitic before it; what particles make of a word the sieve knows.
    @inline(__always)
    func letsPass(_ letters: UnsafePointer<UInt32>, _ count: Int, _ table: UnsafePointer<TermTable.View>) -> Bool {
        if letsPass(letters, count) { return true }
        return table.pointee.cliticLetters & 1 &<< UInt64(letters[0] & 63) != 0 && letsPassBehindClitic(letters, count, table) || isBlind
    }

    private func letsPassBehindClitic(_ letters: UnsafePointer<UInt32>, _ count: Int, _ table: UnsafePointer<TermTable.View>) -> Bool {
        table.pointee.clitics.contains { clitic in
            count > Int(clitic.count) + 1 && table.pointee.begins(letters, clitic) && letsPass(letters + Int(clitic.count), count - Int(clitic.count))
        }
    }

    // MARK: Texts without spaces

    /// A term may begin at the first of these letters.
    @inline(__always)
    func letsPass(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> Bool {
        let wanted = Self.near(third)
        return heads[Self.head(first, second)] & wanted != 0
    }

    @inline(__always)
    func isSingle(_ letter: UInt32) -> Bool {
        let bit = Self.hash(letter, 0) >> 22
        return singles[Int(bit >> 6)] & 1 &<< UInt64(bit & 63) != 0
    }

    @inline(__always)
    var letsEverythingPass: Bool { isBlind }

    // MARK: Making one

    /// - Parameter memory: copies values to where they stay
    init(terms: [TermIndex.Term], particles: [[UInt32]], hasSpaces: Bool, memory: ([UInt64]) -> UnsafeMutablePointer<UInt64>) {
        var heads = [UInt64](repeating: 0, count: Self.headPlaces), tails = [UInt64](repeating: 0, count: Self.tailPlaces), singles = [UInt64](repeating: 0, count: 16)
        var hasTails = false, isBlind = false
        for term in terms {
            let word = term.patterns[Self.anchor(term)]
            let letters = word.letters, count = letters.count
            guard hasSpaces else {
                if count == 1 {
                    let bit = Int(Self.hash(letters[0], 0) >> 22)
                    singles[bit >> 6] |= 1 << UInt64(bit & 63)
                } else { heads[Self.head(letters[0], letters[1])] |= count > 2 ? Self.near(letters[2]) : Self.anyLetter }
                continue
            }
            switch word.kind {
            case .exact:
                Self.add(letters, to: &heads)
                for particle in particles where !particle.isEmpty { Self.add(letters + particle, to: &heads) }
            case .prefix where count > 1:
                var bits = Self.anyLast | (count > 2 ? Self.near(letters[2]) : Self.anyLetter)
                for length in count...count + TermIndex.longestEnding { bits |= Self.length(length) }
                heads[Self.head(letters[0], letters[1])] |= bits
            case .suffix where count > 1:
                hasTails = true
                var bits = (count > 2 ? Self.near(letters[count - 3]) : Self.anyLetter) | (count > 3 ? Self.far(letters[count - 4]) : Self.anyLast)
                for length in count...max(count, Self.lengths) { bits |= Self.length(length) }
                tails[Self.tail(letters[count - 2], letters[count - 1])] |= bits
            case .prefix, .suffix: isBlind = true
            }
        }
        self.heads = UnsafePointer(memory(heads))
        self.tails = UnsafePointer(memory(tails))
        self.singles = UnsafePointer(memory(singles))
        self.hasTails = hasTails
        self.isBlind = isBlind
    }

    private static func add(_ letters: [UInt32], to heads: inout [UInt64]) {
        let count = letters.count
        heads[head(letters[0], count > 1 ? letters[1] : 0)] |= (count > 2 ? near(letters[2]) : 0) | far(letters[count - 1]) | length(count)
    }

    /// Which word of a term has to stand in a text: the longest.
    static func anchor(_ term: TermIndex.Term) -> Int { term.patterns.indices.max { weight(term.patterns[$0]) < weight(term.patterns[$1]) } ?? 0 }

    /// How much a word of a term tells. A single letter of a stem tells too little to be looked for.
    private static func weight(_ pattern: TermIndex.Pattern) -> Int {
        pattern.letters.count == 1 && pattern.kind != .exact ? 0 : pattern.letters.count
    }
}
