/// The lines of a text at one size and width.
public struct TextLayout: Sendable {
    /// One line.
    public struct Line: Sendable, Hashable {
        /// UTF-16 units of the text, with the spaces that hang at the end.
        public var range: Range<Int>
        /// Width in points without the spaces at the end; with the hyphen where a soft hyphen ends the line.
        public var width: Double
        /// The line ends inside a word that is wider than the line.
        public var endsInsideWord: Bool
        /// A hyphen is drawn at the end.
        public var endsInHyphen: Bool
    }

    public var lines: [Line]
    /// Words that are wider than the line and are broken without a hyphen: units without punctuation at the ends.
    public var brokenWords: [Range<Int>]
}

/// Lines and broken words as numbers only.
public struct LayoutSummary: Sendable, Hashable {
    public var lines: Int
    public var hasBrokenWord: Bool
}

extension PreparedText {
    /// Widths that differ by less than this (in points) are equal: text engines round to 1/64.
    private static let tolerance = 1.0 / 64

    /// Counts lines; the cheap form of ``layout(size:width:)``.
    ///
    /// - Parameters:
    ///   - size: font size in points
    ///   - width: room for a line in points
    public func summary(size: Double, width: Double) -> LayoutSummary {
        let room = Float((width + Self.tolerance) / size), tracking = Float(metrics.tracking(size: size))
        if let whole, whole.advance + tracking * Float(whole.spaced) <= room { return LayoutSummary(lines: 1, hasBrokenWord: false) }
        var lines = 0, isBroken = false
        breakLines(room: room, tracking: tracking) { _, _, insideWord, _ in
            lines += 1
            if insideWord { isBroken = true }
        }
        return LayoutSummary(lines: lines, hasBrokenWord: isBroken)
    }

    /// Lays the text out: greedy, spaces hang at the end of a line, a segment wider than the line starts a new line and is broken
    /// between grapheme clusters.
    ///
    /// - Parameters:
    ///   - size: font size in points
    ///   - width: room for a line in points
    public func layout(size: Double, width: Double) -> TextLayout {
        let room = Float((width + Self.tolerance) / size), tracking = Float(metrics.tracking(size: size))
        var lines: [TextLayout.Line] = [], broken: [Range<Int>] = []
        breakLines(room: room, tracking: tracking) { range, visibleEnd, insideWord, hyphen in
            let em = self.em(range.lowerBound, visibleEnd, tracking) + (hyphen ? hyphenAdvance + tracking : 0)
            lines.append(TextLayout.Line(range: range, width: Double(em) * size, endsInsideWord: insideWord, endsInHyphen: hyphen))
            if insideWord, broken.last.map({ $0.upperBound <= range.upperBound }) ?? true {
                let word = self.word(at: range.upperBound)
                if broken.last != word { broken.append(word) }
            }
        }
        if lines.isEmpty { lines.append(TextLayout.Line(range: 0..<0, width: 0, endsInsideWord: false, endsInHyphen: false)) }
        return TextLayout(lines: lines, brokenWords: broken)
    }

    /// Width in em of a part of the text, shaped again where it is cut at a place that needs it.
    @inline(__always)
    private func em(_ start: Int, _ end: Int, _ tracking: Float) -> Float {
        let spaced = tracking * Float(measured.spaced[end] &- measured.spaced[start])
        if !measured.unsafe.isEmpty, measured.unsafe[start] || measured.unsafe[end], end > start {
            return metrics.width(units[start..<end], clusters: clusters, language: language) + spaced
        }
        return measured.advance[end] - measured.advance[start] + spaced
    }

    /// Width in points of a range of units on one line.
    public func width(_ range: Range<Int>, size: Double) -> Double {
        let range = range.clamped(to: 0..<units.count)
        return Double(em(range.lowerBound, range.upperBound, Float(metrics.tracking(size: size)))) * size
    }

    /// The word around a place inside it, without punctuation at its ends.
    func word(at unit: Int) -> Range<Int> {
        let segment = self.segment(holding: unit)
        var start = segment.lowerBound, end = segment.upperBound
        while start < end, isPunctuation(units[start]) { start += 1 }
        while end > start, isPunctuation(units[end - 1]) { end -= 1 }
        return start < end ? start..<end : segment
    }

    /// Calls `emit(range, visibleEnd, endsInsideWord, endsInHyphen)` for each line.
    @inline(__always)
    private func breakLines(room: Float, tracking: Float, _ emit: (Range<Int>, Int, Bool, Bool) -> Void) {
        var lineStart = 0, lineEnd = 0, visibleEnd = 0, hasContent = false, endsInHyphen = false
        let isExact = !measured.unsafe.isEmpty
        segments.withUnsafeBufferPointer { segments in measured.advance.withUnsafeBufferPointer { advance in measured.spaced.withUnsafeBufferPointer { spaced in
            for segment in segments {
                let segmentEnd = Int(segment.end), segmentVisible = max(Int(segment.visibleEnd), lineEnd)
                @inline(__always) func width(to end: Int) -> Float {
                    if isExact { return em(lineStart, end, tracking) }
                    return advance[end] - advance[lineStart] + tracking * Float(spaced[end] &- spaced[lineStart])
                }
                var used = width(to: segmentVisible)
                if segment.isSoftHyphen { used += hyphenAdvance + tracking }
                if hasContent, used > room {
                    emit(lineStart..<lineEnd, visibleEnd, false, endsInHyphen)
                    lineStart = lineEnd
                    hasContent = false
                    used = width(to: segmentVisible)
                    if segment.isSoftHyphen { used += hyphenAdvance + tracking }
                }
                if !hasContent, used > room {
                    // Wider than a whole line: break between grapheme clusters, at least one on each line.
                    var piece = lineStart, next = clusters.isEmpty ? 0 : firstIndex(of: clusters, above: lineStart)
                    while piece < segmentVisible {
                        var end = piece + 1
                        if !clusters.isEmpty {
                            guard next < clusters.count else { break }
                            end = min(Int(clusters[next]), segmentVisible)
                            next += 1
                        }
                        if piece > lineStart, width(to: end) > room {
                            emit(lineStart..<piece, piece, true, false)
                            lineStart = piece
                        }
                        piece = end
                    }
                }
                hasContent = true
                lineEnd = segmentEnd
                visibleEnd = segmentVisible
                endsInHyphen = segment.isSoftHyphen
                if segment.isMandatory {
                    emit(lineStart..<lineEnd, visibleEnd, false, false)
                    lineStart = lineEnd
                    hasContent = false
                }
            }
        } } }
        if hasContent { emit(lineStart..<lineEnd, visibleEnd, false, false) }
    }
}

/// Punctuation that may stand around a word in Latin and CJK text.
private func isPunctuation(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E, 0xA1, 0xAB, 0xBB, 0xBF, 0x2010...0x2027, 0x2030...0x205E, 0x3000...0x3003, 0x3008...0x3011, 0x60C, 0x61B, 0x61F: true
    default: false
    }
}
