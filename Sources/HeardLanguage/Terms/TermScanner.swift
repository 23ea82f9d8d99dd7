/// How much is wanted of a text: two copies of the same code, of which one leaves out what only the other needs.
private protocol CutDepth {
    /// Segments and the places of letters too.
    static var isWhole: Bool { get }
}

private enum WordsAlone: CutDepth { static var isWhole: Bool { false } }
private enum WholeText: CutDepth { static var isWhole: Bool { true } }

/// Cuts texts into tokens and finds a language's terms in them.
///
/// Nothing is allocated, counted or checked for a text without terms: it is cut in memory that the worker's scanners share.
public final class TermScanner {
    private typealias Cut = TermScratch.Cut
    private typealias Piece = TermScratch.Piece

    private let index: TermIndex
    private let table: TermTable.View
    /// The terms of classes that rules ask for alone.
    private let asked: TermTable.View
    private let scratch: TermScratch
    // Filled for one text and copied out: what a text keeps is as large as it needs to be.
    private var segments: [Segment] = []
    private var matches: [TermMatch] = []
    /// UTF-8 ranges of the format specifiers of a text.
    private var arguments: [Range<Int>] = []

    public init(_ index: TermIndex, scratch: TermScratch = TermScratch()) {
        self.index = index
        self.scratch = scratch
        table = index.table.view
        asked = index.askedTable.view
    }

    /// The classes that rules ask for (``WordClassSet/asked``) of the words that ``scan(_:)`` finds, and of those that it finds inside look-alike phrases;
    /// several times quicker.
    public func classes(in text: AnalyzedText) -> WordClassSet {
        if let known = text.termClasses { return known }
        takeArguments(text)
        // The text is in one piece: AnalyzedText has made it so.
        let found = text.value.utf8.withContiguousStorageIfAvailable { classes(in: $0) } ?? Array(text.value.utf8).withUnsafeBufferPointer { classes(in: $0) }
        text.termClasses = found
        return found
    }

    private func classes(in bytes: UnsafeBufferPointer<UInt8>) -> WordClassSet {
        var cut = scratch.cut(bytes: bytes.count, arguments: arguments.count), none: [Segment] = []
        let look = FirstLook(table: asked, letters: cut.letters)
        return arguments.withUnsafeBufferPointer { arguments in
            guard look.letsPass(bytes, arguments) else { return [] }
            self.cut(WordsAlone.self, bytes, arguments, &cut, &none)
            if asked.hasSpaces { return askedClasses(cut).intersection(.asked) }
            var found = WordClassSet()
            forEachTerm(asked, cut) { term, _, _, _, _ in found.formUnion(asked.classes[term]) }
            return found.intersection(.asked)
        }
    }

    /// The text with all that stands in it.
    public func scan(_ text: AnalyzedText) -> ScannedText {
        takeArguments(text)
        return scanned(text.value)
    }

    /// - Parameter arguments: UTF-8 ranges of the format specifiers, ascending
    public func scan(_ value: String, arguments: [Range<Int>] = []) -> ScannedText {
        self.arguments = arguments
        return scanned(value)
    }

    private func takeArguments(_ text: AnalyzedText) {
        arguments.removeAll(keepingCapacity: true)
        guard text.classes.contains(.percent) else { return }
        for specifier in text.arguments.specifiers where specifier.kind.takesArgument { arguments.append(specifier.range) }
    }

    private func scanned(_ value: String) -> ScannedText {
        var text = value
        return text.withUTF8 { bytes in
            var cut = scratch.cut(bytes: bytes.count, arguments: arguments.count)
            segments.removeAll(keepingCapacity: true)
            matches.removeAll(keepingCapacity: true)
            arguments.withUnsafeBufferPointer { self.cut(WholeText.self, bytes, $0, &cut, &segments) }
            forEachTerm(table, cut) { self.matches.append(match($0, $1, $2, $3, $4, cut)) }
            let hidden = matches.isEmpty ? [] : tidy(&matches)
            let tokens = [Token](unsafeUninitializedCapacity: cut.pieceCount) { memory, count in
                for number in 0..<cut.pieceCount {
                    let piece = cut.pieces[number]
                    (memory.baseAddress! + number).initialize(to: Token(range: Int(piece.start)..<Int(piece.end), kind: piece.kind))
                }
                count = cut.pieceCount
            }
            return ScannedText(value: value, tokens: tokens, segments: Self.copy(segments), matches: Self.copy(matches), hidden: hidden)
        }
    }

    private static func copy<T>(_ list: [T]) -> [T] {
        if list.isEmpty { return [] }
        return list.withUnsafeBufferPointer { from in
            [T](unsafeUninitializedCapacity: from.count) { memory, count in
                memory.baseAddress!.initialize(from: from.baseAddress!, count: from.count)
                count = from.count
            }
        }
    }

    // MARK: Tokens and segments

    private func cut<Depth: CutDepth>(_: Depth.Type, _ bytes: UnsafeBufferPointer<UInt8>, _ arguments: UnsafeBufferPointer<Range<Int>>, _ cut: inout Cut,
                                      _ segments: inout [Segment]) {
        let table = self.table, folds = table.folds, count = bytes.count
        let letters = cut.letters, starts = cut.starts, ends = cut.ends, pieces = cut.pieces
        var letterCount = 0, pieceCount = 0
        // The token that is read: its start (-1: none) and its letters.
        var tokenStart = -1, tokenLetter = 0, isNumber = true
        var argument = 0, stop = arguments.first?.lowerBound ?? Int.max
        var segmentPiece = 0, before = Separator.none, isQuestion = false

        @inline(__always) func closeToken(_ end: Int) {
            guard tokenStart >= 0 else { return }
            if letterCount > tokenLetter {
                pieces[pieceCount] = Piece(start: Int32(truncatingIfNeeded: tokenStart), end: Int32(truncatingIfNeeded: end), firstLetter: Int32(truncatingIfNeeded: tokenLetter),
                                           endLetter: Int32(truncatingIfNeeded: letterCount), kind: isNumber ? .number : .word)
                pieceCount &+= 1
            }
            tokenStart = -1
            isNumber = true
        }
        @inline(__always) func closeSegment(_ separator: Separator) {
            if pieceCount > segmentPiece {
                segments.append(Segment(range: Int(pieces[segmentPiece].start)..<Int(pieces[pieceCount - 1].end), tokens: segmentPiece..<pieceCount, before: before,
                                        after: separator, isQuestion: isQuestion))
                segmentPiece = pieceCount
                before = separator
            } else if !segments.isEmpty, separator != .none {
                // Two separators in a row: the stronger one counts, and a sentence end is strongest.
                if separator == .sentence || before == .other { before = separator; segments[segments.count - 1].after = separator }
                if isQuestion { segments[segments.count - 1].isQuestion = true }
            } else {
                before = separator
            }
            isQuestion = false
        }

        var at = 0
        while at < count {
            if at == stop {
                closeToken(at)
                let end = max(at, min(count, arguments[argument].upperBound))
                pieces[pieceCount] = Piece(start: Int32(truncatingIfNeeded: at), end: Int32(truncatingIfNeeded: end), firstLetter: Int32(truncatingIfNeeded: letterCount),
                                           endLetter: Int32(truncatingIfNeeded: letterCount), kind: .argument)
                pieceCount &+= 1
                argument &+= 1
                stop = argument < arguments.count ? arguments[argument].lowerBound : Int.max
                at = end
                continue
            }
            let byte = bytes[at]
            var value = UInt32(byte), width = 1
            var folded: UInt32
            if byte < 0x80 { folded = folds[Int(byte)] } else {
                (value, width) = AnalyzedText.decode(bytes, at)
                folded = FoldTable.look(value, folds)
            }
            if folded == 0 {
                if table.hasLetterApostrophe, tokenStart >= 0, value == 0x27 || value == 0x2019 || value == 0x2BC, at + width < count,
                   TermIndex.isWordScalar(AnalyzedText.decode(bytes, at + width).value) { folded = FoldTable.slow } else {
                    // A decimal separator inside a number is part of it.
                    let isInside = tokenStart >= 0 && isNumber && (value == 0x2E || value == 0x2C || value == 0x3A || value == 0x2F) && at + 1 < count && bytes[at + 1] &- 0x30 < 10
                    if !isInside {
                        closeToken(at)
                        if Depth.isWhole, value != 0x20 {
                            let separator = Self.separator(value, next: at + width < count ? AnalyzedText.decode(bytes, at + width).value : 0x20)
                            if value == 0x3F || value == 0x61F || value == 0xFF1F || value == 0x37E { isQuestion = true }
                            if separator != .none { closeSegment(separator) }
                        }
                    }
                    at &+= width
                    continue
                }
            }
            if tokenStart < 0 {
                tokenStart = at
                tokenLetter = letterCount
            }
            if isNumber, !FoldTable.isDigit(value) { isNumber = false }
            if folded != FoldTable.slow {
                @inline(__always) func add(_ folded: UInt32, _ width: Int) {
                    letters[letterCount] = folded
                    if Depth.isWhole {
                        starts[letterCount] = Int32(truncatingIfNeeded: at)
                        ends[letterCount] = Int32(truncatingIfNeeded: at &+ width)
                    }
                    letterCount &+= 1
                    at &+= width
                }
                add(folded, width)
                // The rest of the word, as long as it is ASCII.
                let limit = min(stop, count)
                while at < limit, bytes[at] < 0x80 {
                    let next = folds[Int(bytes[at])]
                    if next == 0 { break }
                    if isNumber, bytes[at] &- 0x30 >= 10 { isNumber = false }
                    add(next, 1)
                }
                continue
            } else {
                let added = append(value, letters, from: tokenLetter, letterCount)
                if Depth.isWhole {
                    for letter in letterCount..<letterCount + added {
                        starts[letter] = Int32(truncatingIfNeeded: at)
                        ends[letter] = Int32(truncatingIfNeeded: at &+ width)
                    }
                    if added == 0, letterCount > tokenLetter { ends[letterCount - 1] = Int32(truncatingIfNeeded: at &+ width) }
                }
                letterCount &+= added
            }
            at &+= width
        }
        closeToken(count)
        if Depth.isWhole { closeSegment(.none) }
        cut.letterCount = letterCount
        cut.pieceCount = pieceCount
    }

    /// As ``TermIndex/appendFolded(_:to:isTurkic:)``, for marks, `ß` and characters without a table; returns how many letters were written.
    private func append(_ value: UInt32, _ letters: UnsafeMutablePointer<UInt32>, from start: Int, _ count: Int) -> Int {
        if value >= 0x300, value < 0x370 {
            if count > start, let composed = Folding.composed(letters[count - 1], value) { letters[count - 1] = composed }
            return 0
        }
        if value == 0xFF9E || value == 0xFF9F {
            if count > start, let voiced = Folding.voiced(letters[count - 1], mark: value) { letters[count - 1] = voiced }
            return 0
        }
        let folded = Folding.fold(value, isTurkic: table.isTurkic)
        if folded == Folding.dropped { return 0 }
        if folded == Folding.sharpS {
            letters[count] = 0x73
            letters[count + 1] = 0x73
            return 2
        }
        letters[count] = folded
        return 1
    }

    /// How a character cuts a text; `next` is the one behind it.
    private static func separator(_ value: UInt32, next: UInt32) -> Separator {
        switch value {
        case 0x2C, 0x3B, 0x60C, 0x61B, 0x3001, 0xFF0C, 0xFF1B, 0xFF64, 0x387: .comma
        case 0x21, 0x3F, 0x61F, 0x6D4, 0x964, 0x965, 0x3002, 0xFF01, 0xFF0E, 0xFF1F, 0xFF61, 0x2026, 0x0A, 0x0D, 0x2028, 0x2029, 0x37E: .sentence
        case 0x2E: next == 0x20 || next == 0xA0 || next == 0x0A || next == 0x22 || next == 0x29 || next == 0x201D || next == 0x20 ? .sentence : .none
        case 0x3A, 0xFF1A: next >= 0x30 && next <= 0x39 ? .none : .colon
        case 0x2013, 0x2014, 0x2015, 0x2012, 0x2212: .dash
        case 0x2D: next == 0x20 ? .dash : .none
        case 0x28, 0x29, 0x5B, 0x5D, 0xFF08, 0xFF09, 0x3010, 0x3011: .parenthesis
        case 0x2022, 0xB7, 0x7C, 0x30FB, 0x3D, 0x2192: .other
        default: .none
        }
    }

    // MARK: Terms

    /// Calls `found(term, piece, firstLetter, endLetter, hasArticle)` for each term in a text, in the order of its pieces.
    @inline(__always)
    private func forEachTerm(_ table: TermTable.View, _ cut: Cut, _ found: (Int, Int, Int, Int, Bool) -> Void) {
        if table.hasSpaces { forEachTermOfWords(table, cut, found) } else { forEachTermAnywhere(table, cut, found) }
    }

    /// Classes of the asked terms, each found by the word that the sieve lets pass.
    private func askedClasses(_ cut: Cut) -> WordClassSet {
        let table = asked, letters = cut.letters, isBlind = asked.sieve.letsEverythingPass
        var found = WordClassSet()
        // A part of a word behind a clitic can only be the first word of a term.
        @inline(__always) func attempt(_ candidates: Range<Int32>, _ at: Int, _ start: Int, _ end: Int, isBehindClitic: Bool, length: Int) {
            for place in candidates {
                let term = Int(table.candidates[Int(place)]), anchor = Int(table.anchors[term]), pattern = Int(table.firstPattern[term]) + anchor
                if isBehindClitic && anchor > 0 || table.classes[term].isSubset(of: found) { continue }
                if length > 0, min(Int(table.patterns[pattern].count), TermIndex.hashedLetters) != length { continue }
                if stands(term, by: anchor, at, start, end, cut) { found.formUnion(table.classes[term]) }
            }
        }
        func look(_ at: Int, _ start: Int, _ end: Int, _ isBehindClitic: Bool) {
            let count = end - start
            guard isBlind || table.sieve.letsPass(letters + start, count) else { return }
            if let candidates = table.find(TermIndex.hash(letters, start, end)) { attempt(candidates, at, start, end, isBehindClitic: isBehindClitic, length: 0) }
            var head = TermIndex.seed
            for length in 1...TermIndex.hashedLetters {
                if table.heads >> UInt32(length) == 0 || count < length { break }
                head = TermIndex.step(head, letters[start + length - 1])
                if table.heads & 1 << UInt32(length) != 0, let candidates = table.find(TermIndex.finish(head) ^ TermTable.prefix) {
                    attempt(candidates, at, start, end, isBehindClitic: isBehindClitic, length: length)
                }
            }
            guard table.tails != 0, count > 1 else { return }
            for length in 1...TermIndex.hashedLetters where table.tails & 1 << UInt32(length) != 0 && count >= length {
                if let candidates = table.find(TermIndex.hash(letters, end - length, end) ^ TermTable.suffix) {
                    attempt(candidates, at, start, end, isBehindClitic: isBehindClitic, length: length)
                }
            }
        }
        for at in 0..<cut.pieceCount where cut.pieces[at].kind != .argument {
            let start = Int(cut.pieces[at].firstLetter), end = Int(cut.pieces[at].endLetter)
            look(at, start, end, false)
            if cut.pieces[at].kind == .word, table.cliticLetters & 1 << UInt64(letters[start] & 63) != 0 {
                for clitic in table.clitics where end - start > Int(clitic.count) + 1 && table.begins(letters + start, clitic) { look(at, start + Int(clitic.count), end, true) }
            }
            if table.particleLetters & 1 << UInt64(letters[end - 1] & 63) != 0, isBlind || table.sieve.letsPass(letters + start, end - start) {
                for particle in table.particles where end - start > Int(particle.count) && table.begins(letters + (end - Int(particle.count)), particle) {
                    let rest = end - Int(particle.count)
                    if let candidates = table.find(TermIndex.hash(letters, start, rest)) { attempt(candidates, at, start, rest, isBehindClitic: false, length: 0) }
                }
            }
        }
        return found
    }

    /// All words of a term stand here, the one that it is found by at these letters.
    private func stands(_ term: Int, by anchor: Int, _ at: Int, _ start: Int, _ end: Int, _ cut: Cut) -> Bool {
        let table = asked, first = Int(table.firstPattern[term]), count = Int(table.firstPattern[term + 1]) - first, from = at - anchor
        guard from >= 0, from + count <= cut.pieceCount, cut.pieces[from].kind == .word, fits(table, first + anchor, start, end, cut) else { return false }
        for offset in 0..<count where offset != anchor {
            let piece = cut.pieces[from + offset], start = Int(piece.firstLetter), end = Int(piece.endLetter)
            guard piece.kind != .argument, fitsWithParticle(table, first + offset, start, end, cut) || offset == 0 && fitsBehindClitic(first, start, end, cut) else { return false }
        }
        return true
    }

    private func fitsBehindClitic(_ pattern: Int, _ start: Int, _ end: Int, _ cut: Cut) -> Bool {
        asked.clitics.contains { clitic in
            end - start > Int(clitic.count) + 1 && asked.begins(cut.letters + start, clitic) && fits(asked, pattern, start + Int(clitic.count), end, cut)
        }
    }

    @inline(__always)
    private func forEachTermOfWords(_ table: TermTable.View, _ cut: Cut, _ found: (Int, Int, Int, Int, Bool) -> Void) {
        let letters = cut.letters
        @inline(__always) func attempt(_ candidates: Range<Int32>, _ at: Int, _ start: Int, _ end: Int, _ hasArticle: Bool, length: Int) {
            for place in candidates {
                let term = Int(table.candidates[Int(place)])
                let first = Int(table.firstPattern[term])
                if length > 0, min(Int(table.patterns[first].count), TermIndex.hashedLetters) != length { continue }
                if stands(table, term, at, start, end, cut) { found(term, at, start, end, hasArticle) }
            }
        }
        @inline(__always) func look(_ at: Int, _ start: Int, _ end: Int, _ hasArticle: Bool) {
            if table.mayStart(letters[start], end - start > 1 ? letters[start + 1] : 0) { lookAtStart(at, start, end, hasArticle) }
            if table.tails != 0, end - start > 1, table.mayEnd(letters[end - 2], letters[end - 1]) { lookAtEnd(at, start, end, hasArticle) }
        }
        func lookAtStart(_ at: Int, _ start: Int, _ end: Int, _ hasArticle: Bool) {
            if let candidates = table.find(TermIndex.hash(letters, start, end)) { attempt(candidates, at, start, end, hasArticle, length: 0) }
            var head = TermIndex.seed
            for length in 1...TermIndex.hashedLetters {
                if table.heads >> UInt32(length) == 0 || end - start < length { break }
                head = TermIndex.step(head, letters[start + length - 1])
                if table.heads & 1 << UInt32(length) != 0, let candidates = table.find(TermIndex.finish(head) ^ TermTable.prefix) {
                    attempt(candidates, at, start, end, hasArticle, length: length)
                }
            }
        }
        func lookAtEnd(_ at: Int, _ start: Int, _ end: Int, _ hasArticle: Bool) {
            for length in 1...TermIndex.hashedLetters where table.tails & 1 << UInt32(length) != 0 && end - start >= length {
                if let candidates = table.find(TermIndex.hash(letters, end - length, end) ^ TermTable.suffix) { attempt(candidates, at, start, end, hasArticle, length: length) }
            }
        }
        for at in 0..<cut.pieceCount where cut.pieces[at].kind == .word {
            let start = Int(cut.pieces[at].firstLetter), end = Int(cut.pieces[at].endLetter)
            look(at, start, end, false)
            // Clitics: the word behind them may be the term.
            if table.cliticLetters & 1 << UInt64(letters[start] & 63) != 0 {
                for clitic in table.clitics where end - start > Int(clitic.count) + 1 && table.begins(letters + start, clitic) {
                    let rest = start + Int(clitic.count)
                    look(at, rest, end, clitic.isArticle)
                }
            }
            // Particles: the word before them may be the term.
            if table.particleLetters & 1 << UInt64(letters[end - 1] & 63) != 0 {
                for particle in table.particles where end - start > Int(particle.count) && table.begins(letters + (end - Int(particle.count)), particle) {
                    let rest = end - Int(particle.count)
                    if let candidates = table.find(TermIndex.hash(letters, start, rest)) { attempt(candidates, at, start, rest, false, length: 0) }
                }
            }
        }
    }

    /// All words of a term stand here, the first of them at these letters.
    private func stands(_ table: TermTable.View, _ term: Int, _ at: Int, _ start: Int, _ end: Int, _ cut: Cut) -> Bool {
        let first = Int(table.firstPattern[term]), count = Int(table.firstPattern[term + 1]) - first
        guard at + count <= cut.pieceCount, fits(table, first, start, end, cut) else { return false }
        for offset in 1..<max(1, count) {
            let piece = cut.pieces[at + offset]
            guard piece.kind != .argument, fitsWithParticle(table, first + offset, Int(piece.firstLetter), Int(piece.endLetter), cut) else { return false }
        }
        return true
    }

    private func fitsWithParticle(_ table: TermTable.View, _ pattern: Int, _ start: Int, _ end: Int, _ cut: Cut) -> Bool {
        if fits(table, pattern, start, end, cut) { return true }
        guard table.patterns[pattern].kind == .exact else { return false }
        for particle in table.particles where end - start > Int(particle.count) {
            let rest = end - Int(particle.count)
            if table.begins(cut.letters + rest, particle), fits(table, pattern, start, rest, cut) { return true }
        }
        return false
    }

    private func fits(_ table: TermTable.View, _ number: Int, _ start: Int, _ end: Int, _ cut: Cut) -> Bool {
        let pattern = table.patterns[number], length = Int(pattern.count)
        switch pattern.kind {
        case .exact: return end - start == length && table.begins(cut.letters + start, Int(pattern.start), length)
        case .prefix: return end - start >= length && end - start <= length + TermIndex.longestEnding && table.begins(cut.letters + start, Int(pattern.start), length)
        case .suffix: return end - start >= length && table.begins(cut.letters + (end - length), Int(pattern.start), length)
        }
    }

    @inline(__always)
    private func forEachTermAnywhere(_ table: TermTable.View, _ cut: Cut, _ found: (Int, Int, Int, Int, Bool) -> Void) {
        let letters = cut.letters
        for at in 0..<cut.pieceCount where cut.pieces[at].kind == .word {
            let first = Int(cut.pieces[at].firstLetter), end = Int(cut.pieces[at].endLetter)
            @inline(__always) func attempt(_ candidates: Range<Int32>, _ start: Int) {
                for place in candidates {
                    let term = Int(table.candidates[Int(place)]), pattern = table.patterns[Int(table.firstPattern[term])], length = Int(pattern.count)
                    guard start + length <= end, table.begins(letters + start, Int(pattern.start), length), standsAlone(letters, start, start + length, first, end) else { continue }
                    found(term, at, start, start + length, false)
                }
            }
            for start in first..<end {
                if table.mayStart(letters[start], 0), let candidates = table.find(TermIndex.hash(letters, start, start + 1)) { attempt(candidates, start) }
                if start + 1 < end, table.mayStart(letters[start], letters[start + 1]), let candidates = table.find(TermIndex.hash(letters, start, start + 2) ^ TermTable.pair) {
                    attempt(candidates, start)
                }
            }
        }
    }

    /// A word in katakana or Latin letters is no part of a longer run of the same script: オフ is not in オフィス.
    private func standsAlone(_ letters: UnsafePointer<UInt32>, _ start: Int, _ end: Int, _ from: Int, _ to: Int) -> Bool {
        func run(_ letter: UInt32) -> Int {
            switch letter {
            case 0x30A1...0x30FA, 0x30FC: 1
            case 0x61...0x7A, 0xE0...0x24F: 2
            default: 0
            }
        }
        let head = run(letters[start]), tail = run(letters[end - 1])
        if head != 0, start > from, run(letters[start - 1]) == head, !(head == 1 && end - start >= 3) { return false }
        if tail != 0, end < to, run(letters[end]) == tail { return false }
        return true
    }

    private func match(_ term: Int, _ at: Int, _ start: Int, _ end: Int, _ hasArticle: Bool, _ cut: Cut) -> TermMatch {
        let number = Int(table.firstPattern[term]), first = table.patterns[number], words = Int(table.firstPattern[term + 1]) - number
        // In a text with spaces the match goes on to the end of the last word, particles included.
        let last = table.hasSpaces ? at + words : at + 1
        let upper = table.hasSpaces ? cut.pieces[last - 1].end : cut.ends[end - 1]
        return TermMatch(range: Int(cut.starts[start])..<Int(upper), tokens: at..<last, classes: table.classes[term], voiceOver: table.traits[term].voiceOver,
                         isInflected: table.traits[term].isInflected, hasArticle: hasArticle || table.hasSpaces && table.traits[term].hasArticle, isCompound: first.kind == .suffix && end - start > Int(first.count))
    }

    // MARK: Order

    /// In order, one match for each place and length, and no look-alike among them.
    private func isTidy(_ matches: [TermMatch]) -> Bool {
        for index in matches.indices {
            if matches[index].classes.contains(.lookAlike) { return false }
            guard index > 0 else { continue }
            let one = matches[index - 1].range, other = matches[index].range
            if one.lowerBound > other.lowerBound || one.lowerBound == other.lowerBound && one.count <= other.count { return false }
        }
        return true
    }

    /// Sorts, joins matches of one place and length, and drops what stands inside a look-alike; returns the classes of what was dropped.
    private func tidy(_ matches: inout [TermMatch]) -> WordClassSet {
        // Mostly there is nothing to sort, to join or to hide.
        if isTidy(matches) { return [] }
        matches.sort { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }
        var joined: [TermMatch] = []
        for match in matches {
            if let last = joined.last, last.range == match.range {
                joined[joined.count - 1].classes.formUnion(match.classes)
                joined[joined.count - 1].voiceOver.formUnion(match.voiceOver)
                joined[joined.count - 1].isInflected = last.isInflected && match.isInflected
                joined[joined.count - 1].isCompound = last.isCompound && match.isCompound
                joined[joined.count - 1].hasArticle = last.hasArticle || match.hasArticle
            } else {
                joined.append(match)
            }
        }
        var hidden = WordClassSet()
        guard joined.contains(where: { $0.classes.contains(.lookAlike) }) else {
            matches = joined
            return hidden
        }
        let lookAlikes = joined.filter { $0.classes.contains(.lookAlike) }
        matches = joined.filter { match in
            if match.classes.contains(.lookAlike) { return false }
            guard lookAlikes.contains(where: { $0.range.lowerBound <= match.range.lowerBound && match.range.upperBound <= $0.range.upperBound }) else { return true }
            hidden.formUnion(match.classes)
            return false
        }
        return hidden
    }
}
