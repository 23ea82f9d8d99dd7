import HeardCore
import ICUKit

/// Where widths come from, and how far they can be trusted.
public struct MetricSource: Hashable, Sendable {
    /// For people and JSON: "built-in: system font, estimated" or the names of the font files.
    public var name: String
    /// Error of a natural width at the 95th percentile, as a fraction: measured against the fonts that the tables were
    /// generated from (`heard-dev metrics --check` makes the tables again and compares); 0 for shaped text.
    public var error: Double
    /// True where text is shaped with the font itself.
    public var isExact: Bool

    public init(name: String, error: Double, isExact: Bool) {
        self.name = name
        self.error = error
        self.isExact = isExact
    }
}

/// The widths of a text on one endless line, in em, before it is broken into lines.
///
/// Offsets are UTF-16 units. The width from `a` to `b` at a size of `s` points is `(advance[b] - advance[a]) * s` plus
/// `spaced[b] - spaced[a]` times the tracking of that size.
public struct MeasuredText: Sendable {
    /// Advance in em before each unit; one more element than units.
    public var advance: [Float]
    /// Number of glyphs with an advance before each unit: those that tracking is added to.
    public var spaced: [Int32]
    /// Units before which the line can't be cut without shaping again (exact metrics only); empty where prefix sums always hold.
    public var unsafe: [Bool]
    /// Scalars that the source has no width for, each once, at most eight.
    public var missing: [Unicode.Scalar]

    public init(advance: [Float], spaced: [Int32], unsafe: [Bool] = [], missing: [Unicode.Scalar] = []) {
        self.advance = advance
        self.spaced = spaced
        self.unsafe = unsafe
        self.missing = missing
    }
}

/// A source of widths: tables generated from free fonts, or font files shaped by HarfBuzz.
public protocol FontMetrics: Sendable {
    var source: MetricSource { get }

    /// Widths of a paragraph.
    ///
    /// - Parameters:
    ///   - units: UTF-16 text without line breaks
    ///   - clusters: offsets at which grapheme clusters end, ascending; empty when each unit is a cluster of its own
    ///   - language: BCP 47 tag; a font may draw letters differently for it
    func measure(_ units: [UInt16], clusters: [Int32], language: String) -> MeasuredText

    /// Width in em of a part of a paragraph that was cut out at places where shaping has to be done again.
    func width(_ units: ArraySlice<UInt16>, clusters: [Int32], language: String) -> Float

    /// Space that the system adds after each glyph, in em.
    ///
    /// - Parameter size: font size in points
    func tracking(size: Double) -> Double

    /// True if every scalar of the script that matters has a width.
    func covers(_ scalar: Unicode.Scalar) -> Bool
}
