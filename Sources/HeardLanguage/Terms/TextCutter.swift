/// What is done with the words of a text while it is cut.
protocol WordVisitor {
    /// A word or number has been read.
    ///
    /// - Parameter piece: its index in the text's pieces
    mutating func visit(_ letters: UnsafePointer<UInt32>, _ count: Int, piece: Int, isNumber: Bool)
}

/// Cuts alone.
struct NoVisitor: WordVisitor {
    @inline(__always)
    mutating func visit(_ letters: UnsafePointer<UInt32>, _ count: Int, piece: Int, isNumber: Bool) {}
}

/// Cuts texts into words, numbers and arguments.
struct TextCutter {
    /// What ``FoldTable`` says.
    let folds: UnsafePointer<UInt32>
    let hasLetterApostrophe: Bool
    let isTurkic: Bool

    init(_ table: TermTable.View) {
        folds = table.folds
        hasLetterApostrophe = table.hasLetterApostrophe
        isTurkic = table.isTurkic
    }

    /// - Parameter arguments: UTF-8 ranges of the format specifiers, ascending
    func cut<Visitor: WordVisitor>(_ bytes: UnsafeBufferPointer<UInt8>, _ arguments: UnsafeBufferPointer<Range<Int>>, _ cut: inout TermScratch.Cut, _ visitor: inout Visitor) {
        guard let base = bytes.baseAddress else { return }
        let folds = self.folds, count = bytes.count, letters = cut.letters, pieces = cut.pieces
        var letterCount = 0, pieceCount = 0, at = 0
        var argument = 0, stop = arguments.first?.lowerBound ?? count
        while true {
            if at >= stop {
                if argument == arguments.count { break }
                let end = max(at, min(count, arguments[argument].upperBound))
                pieces[pieceCount] = TermScratch.Piece(start: at, end: end, firstLetter: letterCount, endLetter: letterCount, kind: .argument)
                pieceCount &+= 1
                argument &+= 1
                stop = argument < arguments.count ? arguments[argument].lowerBound : count
                at = end
                continue
            }
            var next = Self.read(base, at, count, folds)
            if next.letter == 0 {
                at &+= next.width
                continue
            }
            let start = at, firstLetter = letterCount
            // Only letters and digits that are what they are by themselves.
            var isPlain = true
            word: while true {
                while next.letter &- 1 < FoldTable.slow &- 1 {
                    letters[letterCount] = next.letter
                    letterCount &+= 1
                    at &+= next.width
                    if at >= stop { break word }
                    next = Self.read(base, at, count, folds)
                }
                if next.letter == 0 {
                    // A separator inside a number is no letter, an apostrophe is one.
                    if Self.isSeparator(next.value), at + 1 < count, base[at + 1] &- 0x30 < 10, isPlain, Self.isNumber(letters + firstLetter, letterCount &- firstLetter) {
                        at &+= 1
                        next = Self.read(base, at, count, folds)
                        continue
                    }
                    guard hasLetterApostrophe, Self.isApostrophe(next.value), Self.isLetter(base, at &+ next.width, count) else { break }
                }
                isPlain = false
                letterCount &+= append(next.value, letters, from: firstLetter, letterCount)
                at &+= next.width
                if at >= stop { break }
                next = Self.read(base, at, count, folds)
            }
            if letterCount > firstLetter {
                let isNumber = isPlain && Self.isNumber(letters + firstLetter, letterCount &- firstLetter)
                pieces[pieceCount] = TermScratch.Piece(start: start, end: at, firstLetter: firstLetter, endLetter: letterCount, kind: isNumber ? .number : .word)
                visitor.visit(letters + firstLetter, letterCount &- firstLetter, piece: pieceCount, isNumber: isNumber)
                pieceCount &+= 1
            }
        }
        cut.pieceCount = pieceCount
    }

    /// A character, what ``FoldTable`` makes of it, and its length in bytes.
    @inline(__always)
    private static func read(_ bytes: UnsafePointer<UInt8>, _ at: Int, _ count: Int, _ folds: UnsafePointer<UInt32>) -> (letter: UInt32, value: UInt32, width: Int) {
        let byte = UInt32(bytes[at])
        if byte < 0x80 { return (folds[Int(byte)], byte, 1) }
        let (value, width) = AnalyzedText.decode(UnsafeBufferPointer(start: bytes, count: count), at)
        return (FoldTable.look(value, folds), value, width)
    }

    @inline(__always)
    private static func isSeparator(_ value: UInt32) -> Bool { value == 0x2E || value == 0x2C || value == 0x3A || value == 0x2F }

    @inline(__always)
    private static func isNumber(_ letters: UnsafePointer<UInt32>, _ count: Int) -> Bool {
        for index in 0..<count where !FoldTable.isDigit(letters[index]) { return false }
        return true
    }

    /// An apostrophe before a letter is one too in languages that write it so.
    @inline(never)
    private static func isLetter(_ bytes: UnsafePointer<UInt8>, _ next: Int, _ count: Int) -> Bool {
        next < count && TermIndex.isWordScalar(AnalyzedText.decode(UnsafeBufferPointer(start: bytes, count: count), next).value)
    }

    @inline(__always)
    static func isApostrophe(_ value: UInt32) -> Bool { value == 0x27 || value == 0x2019 || value == 0x2BC }

    /// As many letters as a character inside a piece gives.
    ///
    /// - Parameter last: the letter before it; becomes the last one after it
    func letterCount(of value: UInt32, after last: inout UInt32) -> Int {
        let folded = FoldTable.look(value, folds)
        if folded != 0, folded != FoldTable.slow {
            last = folded
            return 1
        }
        if folded == 0, !(hasLetterApostrophe && Self.isApostrophe(value)) { return 0 }
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 3) { letters in
            guard let base = letters.baseAddress else { return 0 }
            base.initialize(repeating: last, count: 3)
            let count = append(value, base, from: last == 0 ? 1 : 0, 1)
            last = base[count]
            return count
        }
    }

    /// As ``TermIndex/appendFolded(_:to:isTurkic:)``, for marks, `ß` and characters without a table; returns how many letters were written.
    private func append(_ value: UInt32, _ letters: UnsafeMutablePointer<UInt32>, from start: Int, _ count: Int) -> Int {
        let isMark = Folding.isMark(value)
        if isMark || Folding.isSyllablePart(value) {
            if count > start, let composed = Folding.composed(letters[count - 1], value, isTurkic: isTurkic) {
                letters[count - 1] = composed
                return 0
            }
            if isMark { return 0 }
        }
        let folded = Folding.fold(value, isTurkic: isTurkic)
        if folded == Folding.dropped { return 0 }
        if folded == Folding.sharpS {
            letters[count] = 0x73
            letters[count + 1] = 0x73
            return 2
        }
        letters[count] = folded
        return 1
    }
}
