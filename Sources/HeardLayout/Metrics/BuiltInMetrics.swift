import ICUKit

/// Widths without any font file: tables generated from Inter and the Noto fonts, the same on every machine.
public struct BuiltInMetrics: FontMetrics {
    /// Which letters Latin, Greek and Cyrillic text is set in. Other scripts have the same widths in both.
    public enum Face: Sendable {
        /// An estimate of Apple's system font: Inter Display, scaled so that the average over English letter frequencies (with the
        /// space) is the 0.4165 em that is published for SF Pro, plus SF's tracking table.
        case system
        /// Inter as it is, without tracking: for comparison with other text engines.
        case inter
    }

    public let face: Face
    public let source: MetricSource
    private let table: MetricTable

    /// Apple's system font, estimated.
    public static let system = BuiltInMetrics(.system)
    /// Inter, measured.
    public static let inter = BuiltInMetrics(.inter)

    /// Factor that brings Inter Display's average advance over English letter frequencies to SF Pro's. The generator computes it.
    public static let systemScale = Float(GeneratedMetrics.systemScale)

    private init(_ face: Face) {
        self.face = face
        var table = MetricTable()
        switch face {
        case .system:
            source = MetricSource(name: "built-in: system font, estimated from Inter Display", error: GeneratedMetrics.systemError, isExact: false)
            table.add(GeneratedMetrics.interDisplay, scale: Self.systemScale, isTracked: true)
        case .inter:
            source = MetricSource(name: "built-in: Inter", error: GeneratedMetrics.interError, isExact: false)
            table.add(GeneratedMetrics.inter)
        }
        for text in GeneratedMetrics.scripts { table.add(text) }
        self.table = table
    }

    public func tracking(size: Double) -> Double { face == .system ? SystemTracking.tracking(size: size) : 0 }

    public func covers(_ scalar: Unicode.Scalar) -> Bool {
        table.cell(scalar.value).kind != .missing || Self.otherAdvance(scalar) != nil
    }

    /// An emoji, in em: an estimate of how Apple Color Emoji stands beside text; Apple publishes no figure.
    static let emojiAdvance: Float = 1.25
    /// A Hangul syllable, in em (source: Noto Sans CJK KR).
    static let hangulAdvance: Float = 0.92

    /// Width of a character that no table has: full width, emoji, nothing for what is not drawn; nil if unknown.
    private static func otherAdvance(_ scalar: Unicode.Scalar) -> Float? {
        let value = scalar.value
        if value >= 0x3040, value < 0x3100 || (value >= 0x3400 && value < 0xA000) { return 1 }
        if value >= 0xAC00, value <= 0xD7A3 { return hangulAdvance }
        if scalar.isDefaultIgnorable || scalar.category.isMark || scalar.category == .control || scalar.category == .format { return 0 }
        if scalar.isEmojiPresentation || (scalar.isExtendedPictographic && value >= 0x1F000) || (value >= 0x1F1E6 && value <= 0x1F1FF) { return emojiAdvance }
        switch scalar.eastAsianWidth {
        case .wide, .fullwidth: return 1
        case .halfwidth: return 0.5
        default: break
        }
        return scalar.isExtendedPictographic ? emojiAdvance : nil
    }

    public func width(_ units: ArraySlice<UInt16>, clusters: [Int32], language: String) -> Float {
        measure(Array(units), clusters: [], language: language).advance.last ?? 0
    }

    public func measure(_ units: [UInt16], clusters: [Int32], language: String) -> MeasuredText {
        let count = units.count
        var missing: [Unicode.Scalar] = []
        var spaced = [Int32](repeating: 0, count: count + 1)
        let advance = [Float](unsafeUninitializedCapacity: count + 1) { buffer, initialized in
            buffer.initialize(repeating: 0)
            units.withUnsafeBufferPointer { units in
                spaced.withUnsafeMutableBufferPointer { fill(units, advance: buffer, spaced: $0, missing: &missing) }
            }
            // Sum in double precision: a long text has many small parts.
            var sum = 0.0, glyphs: Int32 = 0
            for index in 1..<(count + 1) where count > 0 {
                sum += Double(buffer[index])
                glyphs &+= spaced[index]
                buffer[index] = Float(sum)
                spaced[index] = glyphs
            }
            initialized = count + 1
        }
        return MeasuredText(advance: advance, spaced: spaced, missing: missing)
    }

    /// Writes each character's own advance behind its last unit.
    private func fill(_ units: UnsafeBufferPointer<UInt16>, advance: UnsafeMutableBufferPointer<Float>, spaced: UnsafeMutableBufferPointer<Int32>,
                      missing: inout [Unicode.Scalar]) {
        var index = 0
        // The last drawn character and where its width stands.
        var last = Cell(), lastScalar: UInt32 = 0, lastPlace = 0
        // Arabic: the last letter is joined to the one before it. Indic: a virama stands between the last base and what comes.
        var isJoined = false, afterVirama = false, afterZeroWidthJoiner = false
        let hasKerning = !table.kerning.isEmpty
        while index < units.count {
            var value = UInt32(units[index])
            index += 1
            if value & 0xFC00 == 0xD800, index < units.count, units[index] & 0xFC00 == 0xDC00 {
                value = 0x10000 &+ (value & 0x3FF) << 10 &+ UInt32(units[index]) & 0x3FF
                index += 1
            }
            var cell = table.cell(value)
            switch cell.kind {
            case .plain:
                advance[index] = cell.advance
                spaced[index] = cell.isTracked ? 1 : 0
                if hasKerning, last.left != 0, cell.right != 0, last.kind == .plain {
                    advance[lastPlace] += table.kerning[Int(last.left) << 8 | Int(cell.right)]
                }
            case .zero:
                if value == 0x200D { afterZeroWidthJoiner = true }
                if value == 0x200C || value == 0x200D { endJoining(value, &last, &isJoined, &afterVirama, lastPlace, advance) }
                endEmoji(value, lastScalar, lastPlace, advance)
                continue
            case .dualJoining, .rightJoining, .joinCausing:
                if last.kind == .dualJoining || last.kind == .joinCausing {
                    if let ligature = table.ligatures[UInt64(lastScalar) << 32 | UInt64(value)] {
                        advance[lastPlace] = isJoined ? ligature.final : ligature.isolated
                        last = Cell()
                        last.kind = .rightJoining
                        isJoined = true
                        continue
                    }
                    if last.kind == .dualJoining { advance[lastPlace] = isJoined ? table.forms[Int(last.extra)].medial : table.forms[Int(last.extra)].initial }
                    isJoined = true
                    advance[index] = cell.kind == .joinCausing ? cell.advance : table.forms[Int(cell.extra)].final
                } else {
                    isJoined = false
                    advance[index] = cell.advance
                }
            case .base:
                if afterVirama, last.kind == .base {
                    let width = table.pairs[UInt64(lastScalar) << 32 | UInt64(value)] ?? (table.halves[Int(last.extra)] + cell.advance)
                    advance[index] = width - last.advance
                } else {
                    advance[index] = cell.advance
                }
            case .virama:
                afterVirama = last.kind == .base
                continue
            case .vowelSign:
                advance[index] = last.kind == .base ? table.vowels[UInt64(lastScalar) << 32 | UInt64(value)] ?? cell.advance : cell.advance
                afterVirama = false
                continue
            case .missing:
                guard let scalar = Unicode.Scalar(value) else { continue }
                if let width = Self.otherAdvance(scalar) {
                    if width == 0 {
                        if value == 0x200D { afterZeroWidthJoiner = true }
                        endEmoji(value, lastScalar, lastPlace, advance)
                        continue
                    }
                    cell.advance = width
                    let isEmoji = width == Self.emojiAdvance
                    let isFlagSecond = value >= 0x1F1E6 && value <= 0x1F1FF && lastScalar >= 0x1F1E6 && lastScalar <= 0x1F1FF
                    let isModifier = value >= 0x1F3FB && value <= 0x1F3FF && lastPlace > 0
                    if isEmoji, isFlagSecond || isModifier || (afterZeroWidthJoiner && lastPlace > 0) {
                        if isFlagSecond { lastScalar = 0 }
                        afterZeroWidthJoiner = false
                        continue
                    }
                } else {
                    if missing.count < 8, !missing.contains(scalar) { missing.append(scalar) }
                    cell.advance = 0.6
                }
                advance[index] = cell.advance
            }
            afterVirama = false
            afterZeroWidthJoiner = false
            last = cell
            lastScalar = value
            lastPlace = index
        }
    }

    /// A variation selector or a keycap makes an emoji of the character before it.
    private func endEmoji(_ value: UInt32, _ last: UInt32, _ place: Int, _ advance: UnsafeMutableBufferPointer<Float>) {
        guard value == 0xFE0F || value == 0x20E3, place > 0 else { return }
        if value == 0x20E3 || Unicode.Scalar(last)?.isExtendedPictographic == true { advance[place] = Self.emojiAdvance }
    }

    /// ZWJ shows the joining form of the letter before it; ZWNJ ends joining and makes a virama visible.
    private func endJoining(_ value: UInt32, _ last: inout Cell, _ isJoined: inout Bool, _ afterVirama: inout Bool, _ place: Int, _ advance: UnsafeMutableBufferPointer<Float>) {
        if value == 0x200C {
            afterVirama = false
            last = Cell()
            isJoined = false
        } else if last.kind == .dualJoining {
            advance[place] = isJoined ? table.forms[Int(last.extra)].medial : table.forms[Int(last.extra)].initial
            last = Cell()
            last.kind = .joinCausing
            isJoined = true
        }
    }
}
