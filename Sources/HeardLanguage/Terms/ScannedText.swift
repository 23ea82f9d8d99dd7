/// A word, number or argument of a text.
public struct Token: Sendable, Hashable {
    public enum Kind: UInt8, Sendable { case word, number, argument }
    /// UTF-8 offsets.
    public var range: Range<Int>
    public var kind: Kind
}

/// What stands between two parts of a text.
public enum Separator: UInt8, Sendable {
    case none, comma, sentence, colon, dash, parenthesis, other
}

/// A part of a text between commas, sentence ends, colons, dashes, brackets or line breaks.
public struct Segment: Sendable, Hashable {
    /// UTF-8 offsets, from the first token to the last.
    public var range: Range<Int>
    /// Indices of its tokens.
    public var tokens: Range<Int>
    public var before: Separator
    public var after: Separator
    /// It ends with `?`: a question tells no state.
    public var isQuestion: Bool

    public init(range: Range<Int>, tokens: Range<Int>, before: Separator, after: Separator, isQuestion: Bool = false) {
        self.range = range
        self.tokens = tokens
        self.before = before
        self.after = after
        self.isQuestion = isQuestion
    }
}

/// A word of the locale's data in a text.
public struct TermMatch: Sendable, Hashable {
    /// UTF-8 offsets of the words in the text.
    public var range: Range<Int>
    /// Indices of the tokens that it covers; in a text without spaces the token it lies in.
    public var tokens: Range<Int>
    /// All classes that have this word.
    public var classes: WordClassSet
    /// Classes for which VoiceOver itself says it.
    public var voiceOver: WordClassSet
    /// Only forms made by a rule match.
    public var isInflected: Bool
    /// The article sticks to it: "the selected …", not "is selected" (Arabic, Hebrew).
    public var hasArticle: Bool
    /// Matched by the end of a longer word: a compound.
    public var isCompound: Bool
}

/// A text cut into tokens and segments, with the words of its locale's data found in it.
public struct ScannedText: Sendable {
    public private(set) var value: String
    public private(set) var tokens: [Token]
    public private(set) var segments: [Segment]
    /// By start, longer ones first; one match for each place and length. A word inside a look-alike phrase is no match.
    public internal(set) var matches: [TermMatch]

    /// Classes of the words inside look-alike phrases: they are no matches, but the text names them all the same ("panic button").
    public internal(set) var hidden: WordClassSet = []

    public static let empty = ScannedText(value: "", tokens: [], segments: [], matches: [])

    /// Another text in the place of this one; its matches are yet to be found.
    mutating func fill(_ value: String, _ cut: TermScratch.Cut, segments count: Int) {
        self.value = value
        tokens.removeAll(keepingCapacity: true)
        tokens.reserveCapacity(cut.pieceCount)
        for number in 0..<cut.pieceCount {
            let piece = cut.pieces[number]
            tokens.append(Token(range: Int(piece.start)..<Int(piece.end), kind: piece.kind))
        }
        segments.removeAll(keepingCapacity: true)
        segments.append(contentsOf: UnsafeBufferPointer(start: cut.segments, count: count))
        matches.removeAll(keepingCapacity: true)
    }

    /// Matches that have one of the classes.
    public func matches(_ classes: WordClassSet) -> [TermMatch] { matches.filter { !$0.classes.isDisjoint(with: classes) } }

    public func contains(_ classes: WordClassSet) -> Bool { matches.contains { !$0.classes.isDisjoint(with: classes) } }

    /// The words at a UTF-8 range.
    public func text(_ range: Range<Int>) -> String {
        let utf8 = value.utf8
        guard range.lowerBound >= 0, range.upperBound <= utf8.count, range.lowerBound <= range.upperBound else { return "" }
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let end = utf8.index(start, offsetBy: range.count)
        return String(value[start..<end])
    }

    /// The segment that a range lies in.
    public func segment(of range: Range<Int>) -> Segment? {
        segments.first { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }
    }
}
