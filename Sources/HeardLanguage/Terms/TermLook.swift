/// The first look for a language's terms: which classes of words a text may hold, without cutting it into tokens and segments.
///
/// It says a little too much (a term's first word alone, the first letters of an inflected one), never too little: most texts are done with it.
/// Letters of the scripts with two bytes a letter are folded by a table; words are hashed and tested in a filter of 32,768 bits, and only what
/// passes is looked up.
final class TermLook: @unchecked Sendable {
    private let filter: UnsafeMutablePointer<UInt64>
    private let keys: UnsafeMutablePointer<UInt64>
    private let classes: UnsafeMutablePointer<WordClassSet>
    private let slots: Int
    /// What ``FoldTable`` says of characters below U+0800.
    private let small: UnsafePointer<UInt32>
    private let clitics: [[UInt32]]
    private let particles: [[UInt32]]
    /// Bit n: terms are known by their first n letters.
    private let heads: UInt32
    private let tailLengths: [Int]
    private let hasSpaces: Bool
    private let hasLetterApostrophe: Bool
    private let isTurkic: Bool

    private static let filterWords = 512
    // What a hash stands for.
    private static let prefix: UInt64 = 0x6A09_E667_F3BC_C908
    private static let suffix: UInt64 = 0xBB67_AE85_84CA_A73B
    private static let pair: UInt64 = 0x3C6E_F372_FE94_F82B

    init(terms: [TermIndex.Term], clitics: [[UInt32]], particles: [[UInt32]], headLengths: [Int], tailLengths: [Int], hasSpaces: Bool, hasLetterApostrophe: Bool, isTurkic: Bool) {
        var found: [UInt64: WordClassSet] = [:]
        for term in terms {
            let first = term.patterns[0], letters = first.letters
            let key: UInt64
            if !hasSpaces {
                key = letters.count > 1 ? TermIndex.hash(letters.prefix(2)) ^ Self.pair : TermIndex.hash(letters[...])
            } else {
                switch first.kind {
                case .exact: key = TermIndex.hash(letters[...])
                case .prefix: key = TermIndex.hash(letters.prefix(TermIndex.hashedLetters)) ^ Self.prefix
                case .suffix: key = TermIndex.hash(letters.suffix(TermIndex.hashedLetters)) ^ Self.suffix
                }
            }
            found[key, default: WordClassSet()].formUnion(term.classes)
        }
        var slots = 64
        while slots < found.count * 2 { slots *= 2 }
        self.slots = slots
        filter = .allocate(capacity: Self.filterWords)
        filter.initialize(repeating: 0, count: Self.filterWords)
        keys = .allocate(capacity: slots)
        keys.initialize(repeating: 0, count: slots)
        classes = .allocate(capacity: slots)
        classes.initialize(repeating: WordClassSet(), count: slots)
        self.clitics = clitics
        self.particles = particles
        heads = headLengths.reduce(0) { $0 | 1 << UInt32($1) }
        self.tailLengths = tailLengths
        self.hasSpaces = hasSpaces
        self.hasLetterApostrophe = hasLetterApostrophe
        self.isTurkic = isTurkic
        small = (isTurkic ? FoldTable.turkic : FoldTable.usual).small
        for (key, set) in found {
            filter[Int(key >> 6 & 511)] |= 1 << (key & 63)
            var slot = Int(truncatingIfNeeded: key >> 17) & (slots - 1)
            while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (slots - 1) }
            keys[slot] = key
            classes[slot].formUnion(set)
        }
    }

    deinit {
        filter.deallocate()
        keys.deallocate()
        classes.deallocate()
    }

    /// Classes of the words that may stand in the text.
    ///
    /// - Parameters:
    ///   - arguments: UTF-8 ranges of the format specifiers, ascending
    ///   - letters: memory to use, grown as needed
    func classes(in text: UnsafeBufferPointer<UInt8>, arguments: [Range<Int>], letters: inout [UInt32]) -> WordClassSet {
        // A letter folds to two at most.
        if letters.count < text.count * 2 + 2 { letters = [UInt32](repeating: 0, count: text.count * 2 + 64) }
        return letters.withUnsafeMutableBufferPointer { look(text, arguments, $0.baseAddress!) }
    }

    private func look(_ text: UnsafeBufferPointer<UInt8>, _ arguments: [Range<Int>], _ letters: UnsafeMutablePointer<UInt32>) -> WordClassSet {
        var found = WordClassSet()
        var count = 0, isOpen = false, isNumber = true
        var argument = 0, stop = arguments.first?.lowerBound ?? Int.max
        var at = 0
        while at < text.count {
            if at == stop {
                if count > 0 { word(letters, count, &found) }
                count = 0
                isOpen = false
                isNumber = true
                at = arguments[argument].upperBound
                argument += 1
                stop = argument < arguments.count ? arguments[argument].lowerBound : Int.max
                continue
            }
            let byte = text[at]
            var folded: UInt32
            var width = 1
            var value = UInt32(byte)
            if byte < 0x80 {
                folded = small[Int(byte)]
            } else {
                (value, width) = AnalyzedText.decode(text, at)
                folded = value < 0x800 ? small[Int(value)] : TermIndex.isWordScalar(value) ? FoldTable.slow : 0
            }
            if folded == 0, hasLetterApostrophe, isOpen, value == 0x27 || value == 0x2019 || value == 0x2BC, at + width < text.count,
               TermIndex.isWordScalar(AnalyzedText.decode(text, at + width).value) { folded = FoldTable.slow }
            if folded == 0 {
                // A decimal separator inside a number is part of it.
                let isInside = isOpen && isNumber && (value == 0x2E || value == 0x2C || value == 0x3A || value == 0x2F) && at + 1 < text.count && text[at + 1] &- 0x30 < 10
                if !isInside {
                    if count > 0 { word(letters, count, &found) }
                    count = 0
                    isOpen = false
                    isNumber = true
                }
            } else {
                isOpen = true
                if isNumber, !FoldTable.isDigit(value) { isNumber = false }
                if folded != FoldTable.slow {
                    letters[count] = folded
                    count += 1
                } else { append(value, letters, &count) }
            }
            at += width
        }
        if count > 0 { word(letters, count, &found) }
        return found
    }

    /// As ``TermIndex/appendFolded(_:to:isTurkic:)``, for marks, `ß` and scalars without a table.
    private func append(_ value: UInt32, _ letters: UnsafeMutablePointer<UInt32>, _ count: inout Int) {
        if value >= 0x300, value < 0x370 {
            if count > 0, let composed = Folding.composed(letters[count - 1], value) { letters[count - 1] = composed }
            return
        }
        if value == 0xFF9E || value == 0xFF9F {
            if count > 0, let voiced = Folding.voiced(letters[count - 1], mark: value) { letters[count - 1] = voiced }
            return
        }
        let folded = Folding.fold(value, isTurkic: isTurkic)
        if folded == Folding.dropped { return }
        if folded == Folding.sharpS {
            letters[count] = 0x73
            letters[count + 1] = 0x73
            count += 2
            return
        }
        letters[count] = folded
        count += 1
    }

    private func word(_ letters: UnsafeMutablePointer<UInt32>, _ count: Int, _ found: inout WordClassSet) {
        guard hasSpaces else {
            var previous = TermIndex.seed
            for index in 0..<count {
                let own = TermIndex.step(TermIndex.seed, letters[index])
                test(TermIndex.finish(own), &found)
                if index > 0 { test(TermIndex.finish(TermIndex.step(previous, letters[index])) ^ Self.pair, &found) }
                previous = own
            }
            return
        }
        part(letters, count, &found)
        for clitic in clitics where count > clitic.count + 1 {
            var stands = true
            for index in clitic.indices where letters[index] != clitic[index] {
                stands = false
                break
            }
            if stands { part(letters + clitic.count, count - clitic.count, &found) }
        }
        for particle in particles where count > particle.count {
            let rest = count - particle.count
            var stands = true
            for index in particle.indices where letters[rest + index] != particle[index] {
                stands = false
                break
            }
            if stands { part(letters, rest, &found) }
        }
    }

    private func part(_ letters: UnsafeMutablePointer<UInt32>, _ count: Int, _ found: inout WordClassSet) {
        var hash = TermIndex.seed
        for index in 0..<count {
            hash = TermIndex.step(hash, letters[index])
            if index < TermIndex.hashedLetters, heads & 1 << UInt32(index + 1) != 0 { test(TermIndex.finish(hash) ^ Self.prefix, &found) }
        }
        test(TermIndex.finish(hash), &found)
        for length in tailLengths where count >= length {
            var tail = TermIndex.seed
            for index in count - length..<count { tail = TermIndex.step(tail, letters[index]) }
            test(TermIndex.finish(tail) ^ Self.suffix, &found)
        }
    }

    @inline(__always)
    private func test(_ key: UInt64, _ found: inout WordClassSet) {
        guard filter[Int(key >> 6 & 511)] & 1 << (key & 63) != 0 else { return }
        var slot = Int(truncatingIfNeeded: key >> 17) & (slots - 1)
        while keys[slot] != 0 {
            if keys[slot] == key { return found.formUnion(classes[slot]) }
            slot = (slot + 1) & (slots - 1)
        }
    }
}

/// What ``TermIndex/isWordScalar(_:)`` and ``Folding`` say of the characters below U+0800.
final class FoldTable: @unchecked Sendable {
    static let usual = FoldTable(isTurkic: false)
    static let turkic = FoldTable(isTurkic: true)
    /// A letter that has to be looked at: it changes the one before, is dropped, or becomes two.
    static let slow = UInt32.max

    /// The folded letter; 0 for what is no part of a word; ``slow``.
    let small: UnsafePointer<UInt32>

    private init(isTurkic: Bool) {
        let small = UnsafeMutablePointer<UInt32>.allocate(capacity: 0x800)
        for value in UInt32(0)..<0x800 {
            var folded: UInt32 = 0
            if TermIndex.isWordScalar(value) {
                folded = value >= 0x300 && value < 0x370 ? Self.slow : Folding.fold(value, isTurkic: isTurkic)
                if folded == Folding.dropped || folded == Folding.sharpS { folded = Self.slow }
            }
            small[Int(value)] = folded
        }
        self.small = UnsafePointer(small)
    }

    @inline(__always)
    static func isDigit(_ v: UInt32) -> Bool {
        v &- 0x30 < 10 || v > 0x65F && (v <= 0x669 || v >= 0x6F0 && v <= 0x6F9 || v >= 0x966 && v <= 0x96F || v >= 0xFF10 && v <= 0xFF19)
    }
}
