/// Cuts a text, of which the pieces are known, into segments: what separates them stands between two pieces.
enum SegmentCutter {
    /// - Returns: how many segments were written to `cut.segments`
    static func cut(_ bytes: UnsafeBufferPointer<UInt8>, _ cut: TermScratch.Cut) -> Int {
        let pieces = cut.pieces, segments = cut.segments
        var count = 0, firstPiece = 0, before = Separator.none, isQuestion = false

        @inline(__always) func close(_ separator: Separator, _ pieceCount: Int) {
            if pieceCount > firstPiece {
                segments[count] = Segment(range: Int(pieces[firstPiece].start)..<Int(pieces[pieceCount - 1].end), tokens: firstPiece..<pieceCount, before: before, after: separator,
                                          isQuestion: isQuestion)
                count &+= 1
                firstPiece = pieceCount
                before = separator
            } else if count > 0, separator != .none {
                // Two separators in a row: the stronger one counts, and a sentence end is strongest.
                if separator == .sentence || before == .other { before = separator; segments[count - 1].after = separator }
                if isQuestion { segments[count - 1].isQuestion = true }
            } else {
                before = separator
            }
            isQuestion = false
        }

        var at = 0
        for piece in 0...cut.pieceCount {
            let end = piece < cut.pieceCount ? Int(pieces[piece].start) : bytes.count
            while at < end {
                let (value, width) = AnalyzedText.decode(bytes, at)
                at &+= width
                if value == 0x20 { continue }
                let separator = separator(value, next: at < bytes.count ? AnalyzedText.decode(bytes, at).value : 0x20)
                if value == 0x3F || value == 0x61F || value == 0xFF1F || value == 0x37E { isQuestion = true }
                if separator != .none { close(separator, piece) }
            }
            if piece < cut.pieceCount { at = Int(pieces[piece].end) }
        }
        close(.none, cut.pieceCount)
        return count
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
}
