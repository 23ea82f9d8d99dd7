/// Which terms a word may belong to, for the first look and for the list of a text's terms.
extension TermTable.View {
    /// Calls `found(term, from, to, clitic)` for each term that is found by this word, or by what a clitic before it or a particle behind it leaves of it.
    /// Only this one word of the term has been compared; `from..<to` are its letters.
    @inline(__always)
    func forEachTerm(of word: UnsafePointer<UInt32>, _ count: Int, _ found: (_ term: Int, _ from: Int, _ to: Int, _ clitic: TermTable.Affix?) -> Void) {
        lookUp(word, 0, count, nil, found)
        // Clitics: the word behind them may be the term.
        if cliticLetters & 1 &<< UInt64(word[0] & 63) != 0 {
            for clitic in clitics where count > Int(clitic.count) + 1 && begins(word, clitic) { lookUp(word, Int(clitic.count), count, clitic, found) }
        }
        // Particles: the word before them may be the term.
        if particleLetters & 1 &<< UInt64(word[count - 1] & 63) != 0 {
            for particle in particles where count > Int(particle.count) && begins(word + (count - Int(particle.count)), particle) {
                let end = count - Int(particle.count)
                if let candidates = find(TermIndex.hash(word, 0, end)) { attempt(candidates, word, 0, end, nil, length: 0, found) }
            }
        }
    }

    private func lookUp(_ word: UnsafePointer<UInt32>, _ from: Int, _ to: Int, _ clitic: TermTable.Affix?, _ found: (Int, Int, Int, TermTable.Affix?) -> Void) {
        let count = to - from
        if mayStart(word[from], count > 1 ? word[from + 1] : 0) {
            // One hash for the beginnings and for the whole word.
            var hash = TermIndex.seed, at = from
            let limit = min(to, from + TermIndex.hashedLetters)
            while at < limit {
                hash = TermIndex.step(hash, word[at])
                at &+= 1
                let length = at &- from
                if heads & 1 &<< UInt32(length) != 0, let candidates = find(TermIndex.finish(hash) ^ TermTable.prefix) { attempt(candidates, word, from, to, clitic, length: length, found) }
            }
            while at < to {
                hash = TermIndex.step(hash, word[at])
                at &+= 1
            }
            if let candidates = find(TermIndex.finish(hash)) { attempt(candidates, word, from, to, clitic, length: 0, found) }
        }
        guard tails != 0, count > 1, mayEnd(word[to - 2], word[to - 1]) else { return }
        for length in 1...TermIndex.hashedLetters where tails & 1 &<< UInt32(length) != 0 && count >= length {
            if let candidates = find(TermIndex.hash(word, to - length, to) ^ TermTable.suffix) { attempt(candidates, word, from, to, clitic, length: length, found) }
        }
    }

    /// - Parameter length: how many letters of the pattern were hashed; 0: the whole word
    @inline(__always)
    private func attempt(_ candidates: Range<Int32>, _ word: UnsafePointer<UInt32>, _ from: Int, _ to: Int, _ clitic: TermTable.Affix?, length: Int,
                         _ found: (Int, Int, Int, TermTable.Affix?) -> Void) {
        let count = to - from
        for place in candidates {
            let candidate = self.candidates[Int(place)], own = Int(candidate.count)
            // Behind a clitic stands the first word of a term or none.
            if clitic != nil && !candidate.isFirst { continue }
            switch candidate.kind {
            case .exact:
                if count != own { continue }
            case .prefix:
                if min(own, TermIndex.hashedLetters) != length || count < own || count > own + TermIndex.longestEnding || candidate.next != 0 && word[from + length] != candidate.next { continue }
            case .suffix:
                if min(own, TermIndex.hashedLetters) != length || count < own { continue }
            }
            if begins(candidate.kind == .suffix ? word + (to - own) : word + from, Int(candidate.start), own) { found(Int(candidate.term), from, to, clitic) }
        }
    }

    /// In texts without spaces: calls `found(term, end)` for each term that begins at a letter of a run of letters.
    @inline(__always)
    func forEachTerm(at start: Int, in letters: UnsafePointer<UInt32>, _ count: Int, _ found: (_ term: Int, _ end: Int) -> Void) {
        @inline(__always) func attempt(_ candidates: Range<Int32>) {
            for place in candidates {
                let candidate = self.candidates[Int(place)], end = start + Int(candidate.count)
                guard end <= count, begins(letters + start, Int(candidate.start), Int(candidate.count)), Self.standsAlone(letters, start, end, count) else { continue }
                found(Int(candidate.term), end)
            }
        }
        if mayStart(letters[start], 0), let candidates = find(TermIndex.hash(letters, start, start + 1)) { attempt(candidates) }
        if start + 1 < count, mayStart(letters[start], letters[start + 1]), let candidates = find(TermIndex.hash(letters, start, start + 2) ^ TermTable.pair) { attempt(candidates) }
    }

    /// A word in katakana or Latin letters is no part of a longer run of the same script: オフ is not in オフィス.
    private static func standsAlone(_ letters: UnsafePointer<UInt32>, _ start: Int, _ end: Int, _ count: Int) -> Bool {
        func script(_ letter: UInt32) -> Int {
            switch letter {
            case 0x30A1...0x30FA, 0x30FC: 1
            case 0x61...0x7A, 0xE0...0x24F: 2
            default: 0
            }
        }
        let head = script(letters[start]), tail = script(letters[end - 1])
        if head != 0, start > 0, script(letters[start - 1]) == head, !(head == 1 && end - start >= 3) { return false }
        if tail != 0, end < count, script(letters[end]) == tail { return false }
        return true
    }

    /// A pattern stands for this word.
    @inline(__always)
    func fits(_ number: Int, _ word: UnsafePointer<UInt32>, _ count: Int) -> Bool {
        let pattern = patterns[number], length = Int(pattern.count)
        switch pattern.kind {
        case .exact: return count == length && begins(word, Int(pattern.start), length)
        case .prefix: return count >= length && count <= length + TermIndex.longestEnding && begins(word, Int(pattern.start), length)
        case .suffix: return count >= length && begins(word + (count - length), Int(pattern.start), length)
        }
    }

    /// The same, a particle at the word's end left out of account.
    func fitsWithParticle(_ pattern: Int, _ word: UnsafePointer<UInt32>, _ count: Int) -> Bool {
        if fits(pattern, word, count) { return true }
        guard patterns[pattern].kind == .exact else { return false }
        return particles.contains { particle in
            let rest = count - Int(particle.count)
            return rest > 0 && begins(word + rest, particle) && fits(pattern, word, rest)
        }
    }

    /// The same, a clitic at the word's start left out of account.
    func fitsBehindClitic(_ pattern: Int, _ word: UnsafePointer<UInt32>, _ count: Int) -> Bool {
        clitics.contains { clitic in count > Int(clitic.count) + 1 && begins(word, clitic) && fits(pattern, word + Int(clitic.count), count - Int(clitic.count)) }
    }
}
