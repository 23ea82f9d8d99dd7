import HeardCore
import ICUKit

/// Cuts texts of one locale into words and grapheme clusters. Belongs to one worker.
public final class TextSegmenter {
    private let words: BreakIterator
    private let graphemes: BreakIterator
    private let text = UTF16Text()
    private var boundaries: [BreakIterator.Boundary] = []

    public init(locale: LocaleID) throws(ICUError) {
        words = try BreakIterator(.word, locale: locale)
        graphemes = try BreakIterator(.grapheme, locale: locale)
    }

    /// The words of a text (letters, numbers, kana, ideographs; no spaces or punctuation) as UTF-8 ranges.
    public func words(in value: String) throws(ICUError) -> [Range<Int>] {
        text.load(value)
        try words.boundaries(of: text, into: &boundaries)
        var found: [Range<Int>] = []
        var start = 0
        for boundary in boundaries {
            let end = text.utf8Offset(boundary.offset)
            if boundary.isWord, end > start { found.append(start..<end) }
            start = end
        }
        return found
    }

    /// Number of grapheme clusters: what a reader counts as characters.
    public func graphemeCount(of value: String) throws(ICUError) -> Int {
        text.load(value)
        try graphemes.boundaries(of: text, into: &boundaries)
        return boundaries.count
    }
}

extension AnalyzedText {
    /// UTF-8 ranges of the words; kept, so that all rules share one segmentation (always that of the text's own locale).
    public func words(_ segmenter: TextSegmenter) throws(ICUError) -> [Range<Int>] {
        if let wordRanges { return wordRanges }
        let found = try segmenter.words(in: value)
        wordRanges = found
        return found
    }

    /// Number of grapheme clusters; ASCII without CR LF needs no ICU.
    public func graphemeCount(_ segmenter: TextSegmenter) throws(ICUError) -> Int {
        if let graphemes { return graphemes }
        let count = isASCII && !classes.contains(.newline) ? utf8Count : try segmenter.graphemeCount(of: value)
        graphemes = count
        return count
    }

    /// The text in ICU's case folding, for comparison.
    public func folded() throws(ICUError) -> String {
        if let foldedText { return foldedText }
        let text = try TextTransforms.foldCase(value)
        foldedText = text
        return text
    }

    /// The text of a UTF-8 range.
    public func text(_ range: Range<Int>) -> Substring {
        let utf8 = value.utf8
        let range = range.clamped(to: 0..<utf8.count)
        return value[utf8.index(utf8.startIndex, offsetBy: range.lowerBound)..<utf8.index(utf8.startIndex, offsetBy: range.upperBound)]
    }
}
