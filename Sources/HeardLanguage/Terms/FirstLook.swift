/// The first look at a text: whether ``TermSieve`` lets any of its words pass. One pass over the bytes; only the letters of one word are kept.
struct FirstLook {
    let table: TermTable.View
    /// Room for the letters of a word: as many as the text has bytes.
    let letters: UnsafeMutablePointer<UInt32>

    /// False: the text holds no word of the classes that rules ask for.
    ///
    /// - Parameter arguments: UTF-8 ranges of the format specifiers, ascending
    func letsPass(_ bytes: UnsafeBufferPointer<UInt8>, _ arguments: UnsafeBufferPointer<Range<Int>>) -> Bool {
        if table.sieve.letsEverythingPass { return true }
        return table.hasSpaces ? letsPassWords(bytes, arguments) : letsPassAnywhere(bytes, arguments)
    }

    private func letsPassWords(_ bytes: UnsafeBufferPointer<UInt8>, _ arguments: UnsafeBufferPointer<Range<Int>>) -> Bool {
        let folds = table.folds, count = bytes.count
        var argument = 0, stop = arguments.first?.lowerBound ?? count
        var at = 0, letterCount = 0
        while true {
            // Up to the next argument.
            while at < stop {
                let byte = bytes[at]
                var folded: UInt32, value = UInt32(byte), width = 1
                if byte < 0x80 { folded = folds[Int(byte)] } else {
                    (value, width) = AnalyzedText.decode(bytes, at)
                    folded = FoldTable.look(value, folds)
                }
                if folded != 0 {
                    // Marks and letters that become two: too rare to be worth more than the whole look.
                    if folded == FoldTable.slow { return true }
                    letters[letterCount] = folded
                    letterCount &+= 1
                    at &+= width
                    continue
                }
                if letterCount > 0 {
                    if wordPasses(letterCount) || joins(value, bytes, at, width) { return true }
                    letterCount = 0
                }
                at &+= width
            }
            if letterCount > 0 {
                if wordPasses(letterCount) { return true }
                letterCount = 0
            }
            guard argument < arguments.count else { return false }
            at = max(at, min(count, arguments[argument].upperBound))
            argument &+= 1
            stop = argument < arguments.count ? arguments[argument].lowerBound : count
        }
    }

    /// What stands here is no letter, yet may be inside a word: an apostrophe, a separator between digits.
    @inline(__always)
    private func joins(_ value: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ width: Int) -> Bool {
        if value == 0x20 { return false }
        if table.hasLetterApostrophe, value == 0x27 || value == 0x2019 || value == 0x2BC { return true }
        return (value == 0x2E || value == 0x2C || value == 0x3A || value == 0x2F) && at + 1 < bytes.count && bytes[at + 1] &- 0x30 < 10
    }

    @inline(__always)
    private func wordPasses(_ count: Int) -> Bool {
        if table.sieve.letsPass(letters, count) { return true }
        // Behind a clitic the word may be a term; what particles make of a word the sieve knows.
        if table.cliticLetters & 1 &<< UInt64(letters[0] & 63) != 0 {
            for clitic in table.clitics where count > Int(clitic.count) + 1 && table.begins(letters, clitic) {
                if table.sieve.letsPass(letters + Int(clitic.count), count - Int(clitic.count)) { return true }
            }
        }
        return false
    }

    private func letsPassAnywhere(_ bytes: UnsafeBufferPointer<UInt8>, _ arguments: UnsafeBufferPointer<Range<Int>>) -> Bool {
        let folds = table.folds, count = bytes.count
        var argument = 0, stop = arguments.first?.lowerBound ?? count
        var at = 0, letterCount = 0, first: UInt32 = 0, second: UInt32 = 0
        while true {
            while at < stop {
                let byte = bytes[at]
                var folded: UInt32, width = 1
                if byte < 0x80 { folded = folds[Int(byte)] } else {
                    let value: UInt32
                    (value, width) = AnalyzedText.decode(bytes, at)
                    folded = FoldTable.look(value, folds)
                }
                at &+= width
                if folded == FoldTable.slow { return true }
                if folded != 0 {
                    if table.sieve.isSingle(folded) || letterCount > 1 && table.sieve.letsPass(first, second, folded) { return true }
                    first = second
                    second = folded
                    letterCount &+= 1
                    continue
                }
                if letterCount > 1, table.sieve.letsPass(first, second, 0) { return true }
                letterCount = 0
            }
            if letterCount > 1, table.sieve.letsPass(first, second, 0) { return true }
            letterCount = 0
            guard argument < arguments.count else { return false }
            at = max(at, min(count, arguments[argument].upperBound))
            argument &+= 1
            stop = argument < arguments.count ? arguments[argument].lowerBound : count
        }
    }
}
