/// Cuts texts into tokens and finds a language's terms in them. Holds buffers that it uses again: one scanner a worker and locale.
public final class TermScanner {
    private let index: TermIndex
    /// All workers share it: counting references on it would make them wait for each other.
    private let firstLook: Unmanaged<TermLook>
    private var folded: [UInt32] = []
    /// For the first look.
    private var letters: [UInt32] = []
    /// UTF-8 start and end of the scalar behind each folded scalar.
    private var starts: [Int32] = []
    private var ends: [Int32] = []
    private var tokens: [Token] = []
    private var segments: [Segment] = []

    public init(_ index: TermIndex) {
        self.index = index
        firstLook = .passUnretained(index.look)
    }

    /// Classes of words that ``scan(_:arguments:)`` may find: a first look that is many times quicker. No class that it would find is missing.
    public func classes(in text: AnalyzedText) -> WordClassSet {
        if let known = text.termClasses { return known }
        let arguments = text.classes.contains(.percent) ? text.arguments.arguments.map(\.range) : []
        var value = text.value
        let found = value.withUTF8 { bytes in firstLook._withUnsafeGuaranteedRef { $0.classes(in: bytes, arguments: arguments, letters: &letters) } }
        text.termClasses = found
        return found
    }

    /// - Parameter arguments: UTF-8 ranges of the format specifiers, ascending
    public func scan(_ value: String, arguments: [Range<Int>] = []) -> ScannedText {
        cut(value, arguments)
        var matches: [TermMatch] = []
        if index.hasSpaces { findWords(&matches) } else { findAnywhere(&matches) }
        let hidden = matches.isEmpty ? [] : tidy(&matches)
        return ScannedText(value: value, tokens: tokens, segments: segments, matches: matches, hidden: hidden)
    }

    // MARK: Tokens and segments

    private func cut(_ value: String, _ arguments: [Range<Int>]) {
        folded.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        tokens.removeAll(keepingCapacity: true)
        segments.removeAll(keepingCapacity: true)
        var offset = 0
        var argument = 0
        var tokenStart = -1
        var tokenFolded = 0
        var isNumber = true
        var segmentToken = 0
        var before = Separator.none
        var isQuestion = false

        func closeToken(_ end: Int) {
            guard tokenStart >= 0 else { return }
            if folded.count > tokenFolded {
                let range = Int32(tokenFolded)..<Int32(folded.count)
                tokens.append(Token(range: tokenStart..<end, kind: isNumber ? .number : .word, folded: range, hash: TermIndex.hash(folded, tokenFolded, folded.count)))
            }
            tokenStart = -1
            isNumber = true
        }
        func closeSegment(_ separator: Separator) {
            if tokens.count > segmentToken {
                segments.append(Segment(range: tokens[segmentToken].range.lowerBound..<tokens[tokens.count - 1].range.upperBound,
                                        tokens: segmentToken..<tokens.count, before: before, after: separator, isQuestion: isQuestion))
                segmentToken = tokens.count
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

        var scalars = value.unicodeScalars.makeIterator()
        var pending = scalars.next()
        while let scalar = pending {
            let width = UTF8.width(scalar)
            if argument < arguments.count, offset == arguments[argument].lowerBound {
                closeToken(offset)
                let range = arguments[argument]
                tokens.append(Token(range: range, kind: .argument, folded: Int32(folded.count)..<Int32(folded.count), hash: 0))
                argument += 1
                while offset < range.upperBound, let skipped = pending {
                    offset += UTF8.width(skipped)
                    pending = scalars.next()
                }
                continue
            }
            pending = scalars.next()
            let v = scalar.value
            let isWord = TermIndex.isWordScalar(v)
                || (tokenStart >= 0 && index.hasLetterApostrophe && (v == 0x27 || v == 0x2019 || v == 0x2BC) && pending.map { TermIndex.isWordScalar($0.value) } == true)
            if isWord {
                if tokenStart < 0 {
                    tokenStart = offset
                    tokenFolded = folded.count
                }
                if isNumber, !(v >= 0x30 && v <= 0x39 || v >= 0x660 && v <= 0x669 || v >= 0x6F0 && v <= 0x6F9 || v >= 0xFF10 && v <= 0xFF19 || v >= 0x966 && v <= 0x96F) {
                    isNumber = false
                }
                let added = TermIndex.appendFolded(v, to: &folded, isTurkic: index.isTurkic)
                for _ in 0..<added {
                    starts.append(Int32(truncatingIfNeeded: offset))
                    ends.append(Int32(truncatingIfNeeded: offset &+ width))
                }
                if added == 0, !ends.isEmpty, ends.count == folded.count { ends[ends.count - 1] = Int32(truncatingIfNeeded: offset &+ width) }
            } else {
                // A decimal separator inside a number is part of it.
                let insideNumber = tokenStart >= 0 && isNumber && (v == 0x2E || v == 0x2C || v == 0x3A || v == 0x2F)
                    && pending.map { $0.value >= 0x30 && $0.value <= 0x39 } == true
                if !insideNumber {
                    closeToken(offset)
                    let separator = Self.separator(v, next: pending?.value ?? 0x20)
                    if v == 0x3F || v == 0x61F || v == 0xFF1F || v == 0x37E { isQuestion = true }
                    if separator != .none { closeSegment(separator) }
                }
            }
            offset += width
        }
        closeToken(offset)
        closeSegment(.none)
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

    // MARK: Terms in languages with spaces

    private func findWords(_ matches: inout [TermMatch]) {
        for at in tokens.indices where tokens[at].kind == .word {
            let token = tokens[at]
            let start = Int(token.folded.lowerBound), end = Int(token.folded.upperBound)
            look(at, from: start, end: end, hash: token.hash, hasArticle: false, &matches)
            // Clitics: the word behind them may be the term.
            for clitic in index.clitics where end - start > clitic.letters.count + 1 && begins(start, clitic.letters) {
                let rest = start + clitic.letters.count
                look(at, from: rest, end: end, hash: TermIndex.hash(folded, rest, end), hasArticle: clitic.isArticle, &matches)
            }
            // Particles: the word before them may be the term.
            for particle in index.particles where end - start > particle.count && begins(end - particle.count, particle) {
                let hash = TermIndex.hash(folded, start, end - particle.count)
                guard index.mayBegin(hash), let candidates = index.exact[hash] else { continue }
                for candidate in candidates { attempt(candidate, at, start, end - particle.count, false, &matches) }
            }
        }
    }

    private func begins(_ start: Int, _ letters: [UInt32]) -> Bool {
        guard start + letters.count <= folded.count else { return false }
        for offset in letters.indices where folded[start + offset] != letters[offset] { return false }
        return true
    }

    private func look(_ at: Int, from start: Int, end: Int, hash: UInt64, hasArticle: Bool, _ matches: inout [TermMatch]) {
        if index.mayBegin(hash), let candidates = index.exact[hash] {
            for candidate in candidates { attempt(candidate, at, start, end, hasArticle, &matches) }
        }
        for count in index.headLengths where end - start >= count {
            let head = TermIndex.hash(folded, start, start + count)
            if index.mayBegin(head), let candidates = index.prefixes[head] {
                for candidate in candidates where min(index.terms[Int(candidate)].patterns[0].letters.count, TermIndex.hashedLetters) == count {
                    attempt(candidate, at, start, end, hasArticle, &matches)
                }
            }
        }
        for count in index.tailLengths where end - start >= count {
            let tail = TermIndex.hash(folded, end - count, end)
            if index.mayBegin(tail), let candidates = index.suffixes[tail] {
                for candidate in candidates where min(index.terms[Int(candidate)].patterns[0].letters.count, TermIndex.hashedLetters) == count {
                    attempt(candidate, at, start, end, hasArticle, &matches)
                }
            }
        }
    }

    private func attempt(_ number: Int32, _ at: Int, _ start: Int, _ end: Int, _ hasArticle: Bool, _ matches: inout [TermMatch]) {
        let term = index.terms[Int(number)]
        guard at + term.patterns.count <= tokens.count, fits(term.patterns[0], start, end) else { return }
        for offset in 1..<max(1, term.patterns.count) {
            let token = tokens[at + offset]
            guard token.kind != .argument, fitsWithParticle(term.patterns[offset], Int(token.folded.lowerBound), Int(token.folded.upperBound)) else { return }
        }
        let last = at + term.patterns.count
        let from = start < starts.count ? Int(starts[start]) : tokens[at].range.lowerBound
        matches.append(TermMatch(
            range: from..<tokens[last - 1].range.upperBound, tokens: at..<last, classes: term.classes, voiceOver: term.voiceOver, isInflected: term.isInflected,
            hasArticle: hasArticle || term.hasArticle, isCompound: term.patterns[0].kind == .suffix && end - start > term.patterns[0].letters.count))
    }

    private func fitsWithParticle(_ pattern: TermIndex.Pattern, _ start: Int, _ end: Int) -> Bool {
        if fits(pattern, start, end) { return true }
        return pattern.kind == .exact && index.particles.contains { end - start > $0.count && begins(end - $0.count, $0) && fits(pattern, start, end - $0.count) }
    }

    private func fits(_ pattern: TermIndex.Pattern, _ start: Int, _ end: Int) -> Bool {
        let letters = pattern.letters
        switch pattern.kind {
        case .exact: return end - start == letters.count && begins(start, letters)
        case .prefix: return end - start >= letters.count && end - start <= letters.count + TermIndex.longestEnding && begins(start, letters)
        case .suffix: return end - start >= letters.count && begins(end - letters.count, letters)
        }
    }

    // MARK: Terms in languages without spaces

    private func findAnywhere(_ matches: inout [TermMatch]) {
        for (at, token) in tokens.enumerated() where token.kind == .word {
            let end = Int(token.folded.upperBound)
            for start in Int(token.folded.lowerBound)..<end {
                let letter = folded[start]
                guard index.mayBegin(UInt64(letter)), let candidates = index.anywhere[letter] else { continue }
                for candidate in candidates {
                    let term = index.terms[Int(candidate)]
                    let letters = term.patterns[0].letters
                    guard start + letters.count <= end, begins(start, letters), standsAlone(start, start + letters.count, Int(token.folded.lowerBound), end) else { continue }
                    matches.append(TermMatch(
                        range: Int(starts[start])..<Int(ends[start + letters.count - 1]), tokens: at..<at + 1, classes: term.classes, voiceOver: term.voiceOver,
                        isInflected: term.isInflected, hasArticle: false, isCompound: false))
                }
            }
        }
    }

    /// A word in katakana or Latin letters is no part of a longer run of the same script: オフ is not in オフィス.
    private func standsAlone(_ start: Int, _ end: Int, _ from: Int, _ to: Int) -> Bool {
        func run(_ letter: UInt32) -> Int {
            switch letter {
            case 0x30A1...0x30FA, 0x30FC: 1
            case 0x61...0x7A, 0xE0...0x24F: 2
            default: 0
            }
        }
        let head = run(folded[start]), tail = run(folded[end - 1])
        if head != 0, start > from, run(folded[start - 1]) == head, !(head == 1 && end - start >= 3) { return false }
        if tail != 0, end < to, run(folded[end]) == tail { return false }
        return true
    }

    // MARK: Order

    /// Sorts, joins matches of one place and length, and drops what stands inside a look-alike; returns the classes of what was dropped.
    private func tidy(_ matches: inout [TermMatch]) -> WordClassSet {
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
