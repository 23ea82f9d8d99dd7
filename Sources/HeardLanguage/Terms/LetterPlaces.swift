/// Where the letters of a piece stand in the text: they are not kept while it is cut, since few are asked for.
struct LetterPlaces {
    private let cutter: TextCutter
    private let bytes: UnsafeBufferPointer<UInt8>
    // The place that was asked for last: those of a text are mostly asked for in order.
    private var piece = -1
    private var letter = 0
    private var at = 0
    private var before: UInt32 = 0

    init(_ cutter: TextCutter, _ bytes: UnsafeBufferPointer<UInt8>) {
        self.cutter = cutter
        self.bytes = bytes
    }

    /// UTF-8 offset of a letter.
    ///
    /// - Parameter wanted: counted from the first letter of the piece
    mutating func start(of wanted: Int, in number: Int, _ cut: TermScratch.Cut) -> Int {
        if number != piece || wanted < letter {
            piece = number
            letter = 0
            before = 0
            at = Int(cut.pieces[number].start)
        }
        walk(&at, &letter, &before, to: wanted, Int(cut.pieces[number].end))
        return at
    }

    /// UTF-8 offsets of letters, with the marks behind the last one.
    mutating func range(_ letters: Range<Int>, in number: Int, _ cut: TermScratch.Cut) -> Range<Int> {
        let lower = start(of: letters.lowerBound, in: number, cut)
        var upper = at, last = letter, before = before
        walk(&upper, &last, &before, to: letters.upperBound, Int(cut.pieces[number].end))
        return lower..<upper
    }

    /// Goes on to the character that gives a letter, or to the end.
    private func walk(_ at: inout Int, _ letter: inout Int, _ before: inout UInt32, to wanted: Int, _ end: Int) {
        while at < end {
            // As most words begin.
            if letter == wanted, (bytes[at] | 0x20) &- 0x61 < 26 { return }
            let (value, width) = AnalyzedText.decode(bytes, at)
            var last = before
            let count = cutter.letterCount(of: value, after: &last)
            if letter + count > wanted { return }
            before = last
            letter += count
            at += width
        }
    }
}
