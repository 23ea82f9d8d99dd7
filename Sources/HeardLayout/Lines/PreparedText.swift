import ICUKit

/// A place where a line may end, with the widths up to it, so that laying out at any size needs no text any more.
struct BreakOpportunity {
    /// Unit behind the segment, its trailing spaces included.
    var end: Int32
    /// Unit behind the segment's last character that is not a space.
    var visibleEnd: Int32
    /// Cumulative em and spaced glyphs at `visibleEnd`.
    var advance: Float
    var spaced: Int32
    /// The line ends here whatever the width (a line break in the text).
    var isMandatory: Bool
    /// The segment ends in a soft hyphen, which shows a hyphen if the line ends here.
    var isSoftHyphen: Bool
}

/// A text whose widths and break opportunities are known: laying it out at another size or width is arithmetic.
///
/// A class, so that handing it around costs one count and not seven.
public final class PreparedText: Sendable {
    /// UTF-16 text.
    public let units: [UInt16]
    /// BCP 47 tag that it was prepared for.
    public let language: String
    public let metrics: any FontMetrics
    /// Scalars without a width in the metric source; a layout of such a text is a guess.
    public let missing: [Unicode.Scalar]
    let measured: MeasuredText
    let segments: [BreakOpportunity]
    /// Ends of grapheme clusters; empty when each unit is a cluster of its own.
    let clusters: [Int32]
    /// Widest paragraph, trailing spaces included: em and spaced glyphs.
    let natural: (advance: Float, spaced: Int32)
    /// The single paragraph without trailing spaces; nil if the text has line breaks.
    let whole: (advance: Float, spaced: Int32)?
    let hyphenAdvance: Float

    init(units: [UInt16], language: String, metrics: any FontMetrics, measured: MeasuredText, segments: [BreakOpportunity], clusters: [Int32],
         natural: (advance: Float, spaced: Int32), whole: (advance: Float, spaced: Int32)?, hyphenAdvance: Float) {
        self.units = units
        self.language = language
        self.metrics = metrics
        self.measured = measured
        self.segments = segments
        self.clusters = clusters
        self.natural = natural
        self.whole = whole
        self.hyphenAdvance = hyphenAdvance
        missing = measured.missing
    }

    /// Width in points of the widest paragraph on one line at a size in points.
    public func naturalWidth(size: Double) -> Double {
        Double(natural.advance) * size + Double(natural.spaced) * metrics.tracking(size: size) * size
    }

    /// The text of a range of units.
    public func string(_ range: Range<Int>) -> String { String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self) }

    /// The segment (what stands between two break opportunities) that holds a unit, without trailing spaces.
    func segment(holding unit: Int) -> Range<Int> {
        var start = 0
        for segment in segments {
            if Int(segment.end) > unit { return start..<max(start, Int(segment.visibleEnd)) }
            start = Int(segment.end)
        }
        return start..<units.count
    }
}

/// Makes texts ready for layout. It keeps ICU's iterators open: one for each worker, not shared between threads.
public final class TextPreparer {
    public let metrics: any FontMetrics
    /// Keep Korean words together instead of breaking between syllables (`lineBreakStrategy: .hangulWordPriority`).
    public let hangulWordPriority: Bool
    private var lineIterators: [String: BreakIterator] = [:]
    /// The iterator of the last text: strings come by language.
    private var last: (language: String, iterator: BreakIterator)?
    private var graphemeIterator: BreakIterator?
    private let buffer = UTF16Text()
    private var boundaries: [BreakIterator.Boundary] = []
    private lazy var hyphenAdvance: Float = metrics.width(ArraySlice([0x2D]), clusters: [], language: "en")

    public init(metrics: any FontMetrics, hangulWordPriority: Bool = false) {
        self.metrics = metrics
        self.hangulWordPriority = hangulWordPriority
    }

    /// - Parameters:
    ///   - language: BCP 47 tag; decides on break opportunities
    public func prepare(_ text: String, language: String) throws(ICUError) -> PreparedText {
        buffer.load(text)
        // A copy: the buffer keeps its memory for the next text.
        let units = buffer.units.withUnsafeBufferPointer { Array($0) }
        let shape = TextShape(units)
        var clusters: [Int32] = []
        if !shape.isSimple {
            if graphemeIterator == nil { graphemeIterator = try BreakIterator(.grapheme, locale: LocaleID("root")) }
            try graphemeIterator?.boundaries(of: buffer, into: &boundaries)
            clusters = boundaries.map { Int32(truncatingIfNeeded: $0.offset) }
        }
        let measured = shape.hasLineBreak ? measureParagraphs(units, clusters: clusters, language: language) : metrics.measure(units, clusters: clusters, language: language)

        try lineIterator(language).boundaries(of: buffer, into: &boundaries)
        var segments: [BreakOpportunity] = []
        segments.reserveCapacity(boundaries.count)
        var start = 0
        var natural: (advance: Float, spaced: Int32) = (0, 0), paragraphStart = 0
        let advance = measured.advance, spaced = measured.spaced, boundaries = self.boundaries, keepsHangul = hangulWordPriority
        for boundary in boundaries {
            let end = min(boundary.offset, units.count)
            guard end > start else { continue }
            if keepsHangul, end < units.count, isHangul(units[end - 1]), isHangul(units[end]) { continue }
            let isMandatory = isLineBreak(units[end - 1])
            var visible = end
            while visible > start, isHanging(units[visible - 1]) { visible -= 1 }
            segments.append(BreakOpportunity(end: Int32(truncatingIfNeeded: end), visibleEnd: Int32(truncatingIfNeeded: visible), advance: advance[visible],
                                             spaced: spaced[visible], isMandatory: isMandatory, isSoftHyphen: units[visible > start ? visible - 1 : start] == 0xAD))
            if isMandatory || end == units.count {
                let width = advance[end] - advance[paragraphStart]
                if width > natural.advance { natural = (width, spaced[end] - spaced[paragraphStart]) }
                paragraphStart = end
            }
            start = end
        }
        let whole = shape.hasLineBreak ? nil : segments.last.map { ($0.advance, $0.spaced) }
        return PreparedText(units: units, language: language, metrics: metrics, measured: measured, segments: segments, clusters: clusters,
                            natural: natural, whole: whole, hyphenAdvance: hyphenAdvance)
    }

    private func lineIterator(_ language: String) throws(ICUError) -> BreakIterator {
        if let last, last.language == language { return last.iterator }
        let iterator: BreakIterator
        if let known = lineIterators[language] { iterator = known } else { iterator = try BreakIterator(.line, locale: LocaleID(language)) }
        lineIterators[language] = iterator
        last = (language, iterator)
        return iterator
    }

    /// Measures each paragraph by itself: nothing is shaped across a line break, and the break has no width.
    private func measureParagraphs(_ units: [UInt16], clusters: [Int32], language: String) -> MeasuredText {
        var all = MeasuredText(advance: [0], spaced: [0])
        let isShaped = metrics.source.isExact
        var start = 0
        while start < units.count {
            var end = start
            while end < units.count, !isLineBreak(units[end]) { end += 1 }
            let own = Array(units[start..<end])
            var ownClusters: [Int32] = []
            if !clusters.isEmpty {
                var index = firstIndex(of: clusters, above: start)
                while index < clusters.count, Int(clusters[index]) <= end { ownClusters.append(clusters[index] - Int32(truncatingIfNeeded: start)); index += 1 }
            }
            let part = metrics.measure(own, clusters: ownClusters, language: language)
            let base = all.advance[all.advance.count - 1], spaced = all.spaced[all.spaced.count - 1]
            for index in 1..<(own.count + 1) where !own.isEmpty {
                all.advance.append(base + part.advance[index])
                all.spaced.append(spaced + part.spaced[index])
            }
            if isShaped { all.unsafe += part.unsafe.prefix(own.count) }
            for scalar in part.missing where all.missing.count < 8 && !all.missing.contains(scalar) { all.missing.append(scalar) }
            if end < units.count {
                all.advance.append(all.advance[all.advance.count - 1])
                all.spaced.append(all.spaced[all.spaced.count - 1])
                if isShaped { all.unsafe.append(false) }
                end += 1
            }
            start = end
        }
        if isShaped { all.unsafe.append(false) }
        return all
    }
}

/// What a first look at the units of a text tells.
private struct TextShape {
    /// Each unit is a grapheme cluster of its own.
    var isSimple = true
    var hasLineBreak = false

    init(_ units: [UInt16]) {
        for unit in units {
            if unit < 0x300 {
                if unit < 0x20 || unit == 0x85 { hasLineBreak = hasLineBreak || isLineBreak(unit); if unit == 0x0D { isSimple = false } }
                continue
            }
            if unit == 0x2028 || unit == 0x2029 { hasLineBreak = true }
            let simple = switch unit {
            case 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF, 0x2010...0x2029, 0x20A0...0x20BF, 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF,
                 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF00...0xFF60: true
            default: false
            }
            if !simple { isSimple = false }
        }
    }
}

/// Ends a paragraph: LF, CR, VT, FF, NEL, LINE and PARAGRAPH SEPARATOR.
@inline(__always)
func isLineBreak(_ unit: UInt16) -> Bool { (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029 }

/// Takes no room at the end of a line.
@inline(__always)
private func isHanging(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 || isLineBreak(unit) }

@inline(__always)
private func isHangul(_ unit: UInt16) -> Bool { unit >= 0xAC00 && unit <= 0xD7A3 }
