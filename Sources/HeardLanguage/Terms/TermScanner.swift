/// Cuts texts into tokens and finds a language's terms in them.
///
/// Nothing is allocated, counted or checked for a text without terms: it is cut in memory that the worker's scanners share.
public final class TermScanner {
    private typealias Cut = TermScratch.Cut

    private let index: TermIndex
    private let table: UnsafePointer<TermTable.View>
    /// The terms of classes that rules ask for alone.
    private let asked: UnsafePointer<TermTable.View>
    private let scratch: TermScratch
    private let cutter: TextCutter

    public init(_ index: TermIndex, scratch: TermScratch = TermScratch()) {
        self.index = index
        self.scratch = scratch
        table = index.table.view
        asked = index.askedTable.view
        cutter = TextCutter(table.pointee)
    }

    /// The classes that rules ask for (``WordClassSet/asked``) of the words that ``scan(_:)`` finds, and of those that it finds inside look-alike phrases;
    /// several times quicker.
    public func classes(in text: AnalyzedText) -> WordClassSet {
        if let known = text.termClasses { return known }
        scratch.takeArguments(text)
        // The text is in one piece: AnalyzedText has made it so.
        let found = text.value.utf8.withContiguousStorageIfAvailable { classes(in: $0, &text.cut) } ?? Array(text.value.utf8).withUnsafeBufferPointer { classes(in: $0, &text.cut) }
        text.termClasses = found
        return found
    }

    private func classes(in bytes: UnsafeBufferPointer<UInt8>, _ number: inout UInt64) -> WordClassSet {
        var cut = scratch.cut(bytes: bytes.count), terms = AskedTerms(asked)
        cutter.cut(bytes, scratch.arguments, &cut, &terms)
        number = scratch.keep(cut, table)
        var found = terms.found
        for (term, piece) in terms.longer where !asked.pointee.terms[Int(term)].classes.isSubset(of: found) && othersStand(asked, Int(term), Int(piece), cut) {
            found.formUnion(asked.pointee.terms[Int(term)].classes)
        }
        return found.intersection(.asked)
    }

    /// The text with all that stands in it. Those of the texts that the worker's scanners were asked for last are kept, and the memory of the oldest is
    /// written to again if nobody else has a copy.
    public func scan(_ text: AnalyzedText) -> ScannedText {
        scratch.words(of: text, table) { words in
            let cut = scratch.kept(text.cut, table)
            if cut == nil { scratch.takeArguments(text) }
            scan(text.value, cut, &words)
        }
    }

    /// - Parameter arguments: UTF-8 ranges of the format specifiers, ascending
    public func scan(_ value: String, arguments: [Range<Int>] = []) -> ScannedText {
        scratch.take(arguments)
        var scanned = ScannedText.empty
        scan(value, nil, &scanned)
        return scanned
    }

    private func scan(_ value: String, _ known: Cut?, _ scanned: inout ScannedText) {
        var text = value
        text.withUTF8 { bytes in
            let cut = known ?? cut(bytes)
            scanned.fill(value, cut, segments: SegmentCutter.cut(bytes, cut))
            var places = LetterPlaces(cutter, bytes)
            forEachTerm(cut) { scanned.matches.append(match($0, $1, $2, $3, $4, cut, &places)) }
            scanned.hidden = scanned.matches.isEmpty ? [] : TermOrder.tidy(&scanned.matches)
        }
    }

    private func cut(_ bytes: UnsafeBufferPointer<UInt8>) -> Cut {
        var cut = scratch.cut(bytes: bytes.count), none = NoVisitor()
        cutter.cut(bytes, scratch.arguments, &cut, &none)
        return cut
    }

    // MARK: Terms

    /// Calls `found(term, piece, firstLetter, endLetter, hasArticle)` for each term in a text, in the order of its pieces.
    @inline(__always)
    private func forEachTerm(_ cut: Cut, _ found: (Int, Int, Int, Int, Bool) -> Void) {
        let table = self.table
        for at in 0..<cut.pieceCount where cut.pieces[at].kind == .word {
            let first = Int(cut.pieces[at].firstLetter), count = Int(cut.pieces[at].endLetter) - first, letters = cut.letters + first
            if table.pointee.hasSpaces {
                table.pointee.forEachTerm(of: letters, count) { term, from, to, clitic in
                    if othersStand(table, term, at, cut) { found(term, at, first + from, first + to, clitic?.isArticle ?? false) }
                }
            } else {
                for start in 0..<count { table.pointee.forEachTerm(at: start, in: letters, count) { found($0, at, first + start, first + $1, false) } }
            }
        }
    }

    /// The words of a term stand here beside the one that it was found by.
    @inline(__always)
    private func othersStand(_ table: UnsafePointer<TermTable.View>, _ term: Int, _ at: Int, _ cut: Cut) -> Bool {
        let first = Int(table.pointee.terms[term].firstPattern), count = Int(table.pointee.terms[term].count), anchor = Int(table.pointee.terms[term].anchor)
        if count == 1 { return cut.pieces[at].kind == .word }
        let from = at - anchor
        guard from >= 0, from + count <= cut.pieceCount, cut.pieces[from].kind == .word else { return false }
        for offset in 0..<count where offset != anchor {
            let piece = cut.pieces[from + offset], word = cut.letters + Int(piece.firstLetter), count = Int(piece.endLetter - piece.firstLetter)
            guard piece.kind != .argument, table.pointee.fitsWithParticle(first + offset, word, count) || offset == 0 && table.pointee.fitsBehindClitic(first, word, count) else { return false }
        }
        return true
    }

    /// - Parameters:
    ///   - at: the piece
    ///   - start: of the term's letters, up to `end`
    private func match(_ term: Int, _ at: Int, _ start: Int, _ end: Int, _ hasArticle: Bool, _ cut: Cut, _ places: inout LetterPlaces) -> TermMatch {
        let entry = table.pointee.terms[term], piece = cut.pieces[at]
        let letters = start - Int(piece.firstLetter)..<end - Int(piece.firstLetter)
        // In a text with spaces the match goes on to the end of the last word, particles included.
        let hasSpaces = table.pointee.hasSpaces, last = hasSpaces ? at + Int(entry.count) : at + 1
        let range = hasSpaces ? places.start(of: letters.lowerBound, in: at, cut)..<Int(cut.pieces[last - 1].end) : places.range(letters, in: at, cut)
        return TermMatch(range: range, tokens: at..<last, classes: entry.classes, voiceOver: entry.voiceOver, isInflected: entry.isInflected,
                         hasArticle: hasArticle || hasSpaces && entry.hasArticle, isCompound: entry.suffix > 0 && letters.count > Int(entry.suffix))
    }
}
