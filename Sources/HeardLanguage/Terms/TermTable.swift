/// The terms of a language as plain memory, for the scanner: one hash table for all beginnings of terms behind a filter of 32,768 bits, and the
/// letters of all patterns in one row. Made once, never changed, freed with its ``TermIndex``: nothing in it is counted or checked while a text is searched.
final class TermTable: @unchecked Sendable {
    struct Pattern {
        var start: Int32
        var count: Int32
        var kind: TermIndex.Pattern.Kind
    }

    /// A word that sticks to another one: a clitic before it, a particle behind it.
    struct Affix {
        var start: Int32
        var count: Int32
        var isArticle: Bool
    }

    /// A term below the key that it is found by, with what tells most words that they are not meant.
    struct Candidate {
        var term: Int32
        /// The pattern that it is found by: its letters, and how many.
        var start: Int32
        var count: UInt16
        var kind: TermIndex.Pattern.Kind
        /// This pattern is the term's first one.
        var isFirst: Bool
        /// The letter behind those that were hashed; 0: there is none.
        var next: UInt32
    }

    /// What is known of a term, in one place.
    struct Entry {
        var classes: WordClassSet
        /// Classes for which VoiceOver itself says it.
        var voiceOver: WordClassSet
        /// Its patterns, and which of them it is found by.
        var firstPattern: Int32
        var count: Int16
        var anchor: Int16
        /// Letters of the first pattern if it is the end of longer words; 0: it is not.
        var suffix: Int16
        var isInflected: Bool
        /// Written with the article.
        var hasArticle: Bool
    }

    /// What stands for a key: terms in ``View/candidates``.
    struct Slot {
        /// 0: the slot is free.
        var key: UInt64
        var candidates: Range<Int32>
    }

    /// Pointers into the table, and figures.
    struct View {
        /// 1,024 bits each: the first two letters of terms, and the last two of those that end a longer word. A language after the other is looked at, so
        /// that little of what is asked first stays in the processor's cache: two lines say no to most words.
        var starts: UnsafePointer<UInt64>
        var ends: UnsafePointer<UInt64>
        var filter: UnsafePointer<UInt64>
        var slots: UnsafePointer<Slot>
        var mask: Int
        var candidates: UnsafePointer<Candidate>
        var letters: UnsafePointer<UInt32>
        var patterns: UnsafePointer<Pattern>
        var terms: UnsafePointer<Entry>
        var clitics: UnsafeBufferPointer<Affix>
        var particles: UnsafeBufferPointer<Affix>
        /// Bits of the letters that clitics begin with, and that particles end with.
        var cliticLetters: UInt64
        var particleLetters: UInt64
        var sieve: TermSieve
        /// What ``FoldTable`` says.
        var folds: UnsafePointer<UInt32>
        /// Bit n: terms are known by their first, or last, n letters.
        var heads: UInt32
        var tails: UInt32
        var hasSpaces: Bool
        var hasLetterApostrophe: Bool
        var isTurkic: Bool

        /// A term may begin with these letters; the second is 0 behind a single one.
        @inline(__always)
        func mayStart(_ first: UInt32, _ second: UInt32) -> Bool {
            let bit = TermTable.bit(first, second)
            return starts[bit >> 6] & 1 << UInt64(bit & 63) != 0
        }

        @inline(__always)
        func mayEnd(_ first: UInt32, _ second: UInt32) -> Bool {
            let bit = TermTable.bit(first, second)
            return ends[bit >> 6] & 1 << UInt64(bit & 63) != 0
        }

        /// A word begins with letters of the table.
        @inline(__always)
        func begins(_ word: UnsafePointer<UInt32>, _ start: Int, _ count: Int) -> Bool {
            for offset in 0..<count where word[offset] != letters[start + offset] { return false }
            return true
        }

        /// A word begins with a clitic, or is a particle.
        @inline(__always)
        func begins(_ word: UnsafePointer<UInt32>, _ affix: Affix) -> Bool { begins(word, Int(affix.start), Int(affix.count)) }

        /// The terms that begin with what this key stands for.
        @inline(__always)
        func find(_ key: UInt64) -> Range<Int32>? {
            let bits = TermTable.bits(key)
            guard filter[Int(key >> 6 & 511)] & bits == bits else { return nil }
            var slot = Int(truncatingIfNeeded: key >> 17) & mask
            while slots[slot].key != 0 {
                if slots[slot].key == key { return slots[slot].candidates }
                slot = (slot + 1) & mask
            }
            return nil
        }
    }

    let view: UnsafePointer<View>
    private let owned: [UnsafeMutableRawPointer]

    // What a hash stands for; the hash of a whole word, or of a single letter, stands for itself.
    static let prefix: UInt64 = 0x6A09_E667_F3BC_C908
    static let suffix: UInt64 = 0xBB67_AE85_84CA_A73B
    static let pair: UInt64 = 0x3C6E_F372_FE94_F82B
    private static let filterWords = 512
    private static let edgeWords = 16

    /// Three bits of a key in its word of the filter.
    @inline(__always)
    static func bits(_ key: UInt64) -> UInt64 { 1 &<< (key & 63) | 1 &<< (key >> 52 & 63) | 1 &<< (key >> 58) }

    /// The place of two letters among 1,024 bits.
    @inline(__always)
    static func bit(_ first: UInt32, _ second: UInt32) -> Int { Int((first &* 0x9E37_79B1 &+ second &* 0x85EB_CA77) >> 22) }

    init(terms: [TermIndex.Term], clitics: [(letters: [UInt32], isArticle: Bool)], particles: [[UInt32]], hasSpaces: Bool, hasLetterApostrophe: Bool, isTurkic: Bool, hasSieve: Bool) {
        var owned: [UnsafeMutableRawPointer] = []
        func memory<T>(_ values: [T]) -> UnsafeMutablePointer<T> {
            let copy = UnsafeMutablePointer<T>.allocate(capacity: max(1, values.count))
            copy.initialize(from: values, count: values.count)
            owned.append(UnsafeMutableRawPointer(copy))
            return copy
        }
        var letters: [UInt32] = []
        func place(_ own: [UInt32]) -> (Int32, Int32) {
            defer { letters += own }
            return (Int32(letters.count), Int32(own.count))
        }
        var patterns: [Pattern] = [], entries: [Entry] = []
        var heads: UInt32 = 0, tails: UInt32 = 0
        let edges = memory([UInt64](repeating: 0, count: Self.edgeWords * 2))
        func mark(_ isEnd: Bool, _ first: UInt32, _ second: UInt32) {
            let bit = Self.bit(first, second)
            edges[(isEnd ? Self.edgeWords : 0) + bit >> 6] |= 1 << UInt64(bit & 63)
        }
        var found: [UInt64: [Candidate]] = [:]
        for (number, term) in terms.enumerated() {
            // With a sieve a term is found by the word that the sieve looks for.
            let anchor = hasSieve ? TermSieve.anchor(term) : 0, firstPattern = patterns.count
            entries.append(Entry(classes: term.classes, voiceOver: term.voiceOver, firstPattern: Int32(firstPattern), count: Int16(term.patterns.count), anchor: Int16(anchor), suffix: term.patterns[0].kind == .suffix ? Int16(clamping: term.patterns[0].letters.count) : 0,
                                 isInflected: term.isInflected, hasArticle: term.hasArticle))
            for pattern in term.patterns {
                let (start, count) = place(pattern.letters)
                patterns.append(Pattern(start: start, count: count, kind: pattern.kind))
            }
            let first = term.patterns[anchor], length = min(first.letters.count, TermIndex.hashedLetters)
            let key: UInt64
            if !hasSpaces {
                key = first.letters.count > 1 ? TermIndex.hash(first.letters.prefix(2)) ^ Self.pair : TermIndex.hash(first.letters[...])
            } else {
                switch first.kind {
                case .exact: key = TermIndex.hash(first.letters[...])
                case .prefix:
                    key = TermIndex.hash(first.letters.prefix(length)) ^ Self.prefix
                    heads |= 1 << UInt32(length)
                case .suffix:
                    key = TermIndex.hash(first.letters.suffix(length)) ^ Self.suffix
                    tails |= 1 << UInt32(length)
                }
            }
            found[key, default: []].append(Candidate(term: Int32(number), start: patterns[firstPattern + anchor].start, count: UInt16(clamping: first.letters.count), kind: first.kind,
                                                     isFirst: anchor == 0, next: first.kind == .prefix && first.letters.count > length ? first.letters[length] : 0))
            if hasSpaces, first.kind == .suffix, first.letters.count > 1 { mark(true, first.letters[first.letters.count - 2], first.letters[first.letters.count - 1]) } else {
                mark(false, first.letters[0], first.letters.count > 1 ? first.letters[1] : 0)
            }
        }
        var slots = 64
        while slots < found.count * 2 { slots *= 2 }
        let filter = memory([UInt64](repeating: 0, count: Self.filterWords)), table = memory([Slot](repeating: Slot(key: 0, candidates: 0..<0), count: slots))
        var candidates: [Candidate] = []
        for (key, numbers) in found {
            filter[Int(key >> 6 & 511)] |= Self.bits(key)
            var slot = Int(truncatingIfNeeded: key >> 17) & (slots - 1)
            while table[slot].key != 0 { slot = (slot + 1) & (slots - 1) }
            table[slot] = Slot(key: key, candidates: Int32(candidates.count)..<Int32(candidates.count + numbers.count))
            candidates += numbers
        }
        var cliticLetters: UInt64 = 0, particleLetters: UInt64 = 0
        var before: [Affix] = [], behind: [Affix] = []
        for clitic in clitics where hasSpaces && !clitic.letters.isEmpty {
            let (start, count) = place(clitic.letters)
            before.append(Affix(start: start, count: count, isArticle: clitic.isArticle))
            cliticLetters |= 1 << UInt64(clitic.letters[0] & 63)
        }
        for particle in particles where hasSpaces && !particle.isEmpty {
            let (start, count) = place(particle)
            behind.append(Affix(start: start, count: count, isArticle: false))
            particleLetters |= 1 << UInt64(particle[particle.count - 1] & 63)
        }
        let view = View(starts: UnsafePointer(edges), ends: UnsafePointer(edges + Self.edgeWords), filter: UnsafePointer(filter), slots: UnsafePointer(table), mask: slots - 1,
                    candidates: UnsafePointer(memory(candidates)), letters: UnsafePointer(memory(letters)), patterns: UnsafePointer(memory(patterns)),
                    terms: UnsafePointer(memory(entries)),
                    clitics: UnsafeBufferPointer(start: memory(before), count: before.count), particles: UnsafeBufferPointer(start: memory(behind), count: behind.count),
                    cliticLetters: cliticLetters, particleLetters: particleLetters,
                    sieve: TermSieve(terms: hasSieve ? terms : [], particles: particles, hasSpaces: hasSpaces) { memory($0) }, folds: (isTurkic ? FoldTable.turkic : FoldTable.usual).letters,
                    heads: heads, tails: tails, hasSpaces: hasSpaces, hasLetterApostrophe: hasLetterApostrophe, isTurkic: isTurkic)
        self.view = UnsafePointer(memory([view]))
        self.owned = owned
    }

    deinit {
        for memory in owned { memory.deallocate() }
    }
}
