/// Where the letters of a piece stand in the text: they are not kept while it is cut, since few are asked for.
struct LetterPlaces {
    private let cutter: TextCutter
    private let bytes: UnsafeBufferPointer<UInt8>
    // The place that was asked for last: those of a text are mostly asked for in order.
    private var piece = -1
    private var letter = 0
    private var at = 0

    init(_ cutter: TextCutter, _ bytes: UnsafeBufferPointer<UInt8>) {
        self.cutter = cutter
        self.bytes = bytes
    }

    /// UTF-8 offsets, with the marks behind the last letter.
    ///
    /// - Parameter letters: counted from the first letter of the piece
    mutating func range(_ letters: Range<Int>, of number: Int, _ cut: TermScratch.Cut) -> Range<Int> {
        if number != piece || letters.lowerBound < letter {
            piece = number
            letter = 0
            at = Int(cut.pieces[number].start)
        }
        let end = Int(cut.pieces[number].end)
        walk(&at, &letter, to: letters.lowerBound, end)
        var upper = at, last = letter
        walk(&upper, &last, to: letters.upperBound, end)
        return at..<upper
    }

    /// Goes on to the character that gives a letter, or to the end.
    private func walk(_ at: inout Int, _ letter: inout Int, to wanted: Int, _ end: Int) {
        while at < end {
            let (value, width) = AnalyzedText.decode(bytes, at), count = cutter.letterCount(of: value)
            if letter + count > wanted { return }
            letter += count
            at += width
        }
    }
}
