import ICUKit

/// Exact widths: HarfBuzz on a chain of font files.
///
/// A text is split by script first (characters common to all scripts join what is before them), then by font: each grapheme
/// cluster takes the first font of the chain that covers all its characters.
public struct FontChain: FontMetrics {
    public let fonts: [FontFile]
    public let source: MetricSource

    /// - Precondition: at least one font.
    public init(_ fonts: [FontFile]) {
        precondition(!fonts.isEmpty, "a font chain needs a font")
        self.fonts = fonts
        source = MetricSource(name: fonts.map(\.name).joined(separator: ", "), error: 0, isExact: true)
    }

    /// Opens the fonts of `--font` in order. A variation must fit at least one of them.
    public init(paths: [String], variations: [String] = []) throws(FontError) {
        var fonts: [FontFile] = []
        for path in paths { fonts.append(try FontFile(path, variations: variations)) }
        guard !fonts.isEmpty else { throw .unreadable(path: "") }
        self.init(fonts)
    }

    public func tracking(size: Double) -> Double { 0 }

    public func covers(_ scalar: Unicode.Scalar) -> Bool { scalar.isDefaultIgnorable || fonts.contains { $0.covers(scalar) } }

    /// A stretch of text in one script and one font.
    struct Run {
        var range: Range<Int>
        var font: Int
    }

    func runs(_ units: UnsafeBufferPointer<UInt16>, clusters: [Int32], offset: Int, missing: inout [Unicode.Scalar]) -> [Run] {
        var runs: [(range: Range<Int>, font: Int, script: Script?)] = []
        var last: Script?
        var start = 0
        var next = clusters.isEmpty ? 0 : firstIndex(of: clusters, above: offset)
        while start < units.count {
            var end = start + 1
            if !clusters.isEmpty {
                end = next < clusters.count ? min(units.count, Int(clusters[next]) - offset) : units.count
                next += 1
                if end <= start { continue }
            }
            var script: Script?, font = -1, bits = UInt64.max
            // Which fonts cover the whole cluster, one bit a font.
            forEachScalar(units, start..<end) { scalar in
                if script == nil {
                    let own = scalar.script
                    if own != .common, own != .inherited { script = own }
                }
                if scalar.isDefaultIgnorable { return }
                var covering: UInt64 = 0
                for (index, file) in fonts.prefix(64).enumerated() where file.covers(scalar) { covering |= 1 << UInt64(index) }
                if covering == 0, missing.count < 8, !missing.contains(scalar) { missing.append(scalar) }
                bits &= covering
            }
            font = bits == 0 ? 0 : min(bits.trailingZeroBitCount, fonts.count - 1)
            let current = script ?? last
            if let previous = runs.last, previous.font == font, current == previous.script || previous.script == nil {
                runs[runs.count - 1].range = previous.range.lowerBound..<end
                runs[runs.count - 1].script = current
            } else {
                runs.append((start..<end, font, current))
            }
            last = current
            start = end
        }
        return runs.map { Run(range: $0.range, font: $0.font) }
    }

    public func measure(_ units: [UInt16], clusters: [Int32], language: String) -> MeasuredText {
        var missing: [Unicode.Scalar] = []
        let count = units.count
        var advance = [Float](repeating: 0, count: count + 1), spaced = [Int32](repeating: 0, count: count + 1), unsafe = [Bool](repeating: false, count: count + 1)
        units.withUnsafeBufferPointer { all in
            var advances = [Int32](repeating: 0, count: count), glyphs = [UInt8](repeating: 0, count: count), cuts = glyphs
            for run in runs(all, clusters: clusters, offset: 0, missing: &missing) {
                let font = fonts[run.font], em = Float(font.unitsPerEm)
                let start = run.range.lowerBound
                advances.withUnsafeMutableBufferPointer { a in glyphs.withUnsafeMutableBufferPointer { g in cuts.withUnsafeMutableBufferPointer { c in
                    guard let a = a.baseAddress, let g = g.baseAddress, let c = c.baseAddress else { return }
                    font.shape(UnsafeBufferPointer(rebasing: all[run.range]), language: language, advances: a + start, glyphs: g + start, unsafe: c + start)
                } } }
                for index in run.range {
                    advance[index + 1] = Float(advances[index]) / em
                    spaced[index + 1] = Int32(glyphs[index])
                    unsafe[index] = cuts[index] != 0
                }
                unsafe[start] = false
            }
        }
        // Sum in double precision: a long text has many small parts.
        var sum = 0.0
        for index in 1..<(count + 1) where count > 0 {
            sum += Double(advance[index])
            advance[index] = Float(sum)
            spaced[index] &+= spaced[index - 1]
        }
        return MeasuredText(advance: advance, spaced: spaced, unsafe: unsafe, missing: missing)
    }

    public func width(_ units: ArraySlice<UInt16>, clusters: [Int32], language: String) -> Float {
        var missing: [Unicode.Scalar] = []
        var width = 0.0
        units.withUnsafeBufferPointer { all in
            var advances = [Int32](repeating: 0, count: all.count), glyphs = [UInt8](repeating: 0, count: all.count), cuts = glyphs
            for run in runs(all, clusters: clusters, offset: units.startIndex, missing: &missing) {
                let font = fonts[run.font], start = run.range.lowerBound
                advances.withUnsafeMutableBufferPointer { a in glyphs.withUnsafeMutableBufferPointer { g in cuts.withUnsafeMutableBufferPointer { c in
                    guard let a = a.baseAddress, let g = g.baseAddress, let c = c.baseAddress else { return }
                    font.shape(UnsafeBufferPointer(rebasing: all[run.range]), language: language, advances: a + start, glyphs: g + start, unsafe: c + start)
                } } }
                var sum = 0
                for index in run.range { sum += Int(advances[index]) }
                width += Double(sum) / Double(font.unitsPerEm)
            }
        }
        return Float(width)
    }

    /// SVG path data of a run of one direction, its baseline starting at (x, y), and its width; nil if a font's flags forbid embedding.
    public func outline(_ text: String, clusters: [Int32], language: String, size: Double, x: Double, y: Double, rightToLeft: Bool) -> (data: String, width: Double)? {
        let units = Array(text.utf16)
        var missing: [Unicode.Scalar] = []
        let runs = units.withUnsafeBufferPointer { self.runs($0, clusters: clusters, offset: 0, missing: &missing) }
        var data = "", pen = x
        for run in rightToLeft ? runs.reversed() : runs {
            let font = fonts[run.font]
            guard font.mayBeEmbedded, let path = font.path(Array(units[run.range]), language: language, size: size, x: pen, y: y) else { return nil }
            data += path.data
            pen += path.width
        }
        return (data, pen - x)
    }
}

/// Index of the first element above `value` in an ascending array.
func firstIndex(of values: [Int32], above value: Int) -> Int {
    var low = 0, high = values.count
    while low < high {
        let middle = (low + high) / 2
        if Int(values[middle]) > value { high = middle } else { low = middle + 1 }
    }
    return low
}

/// Calls `body` with each scalar of a range of UTF-16 units; a lone surrogate counts as U+FFFD.
@inline(__always)
func forEachScalar(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ body: (Unicode.Scalar) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
        let unit = UInt32(units[index])
        index += 1
        if unit & 0xF800 != 0xD800 {
            body(Unicode.Scalar(unit) ?? "\u{FFFD}")
        } else if unit < 0xDC00, index < range.upperBound, units[index] & 0xFC00 == 0xDC00 {
            body(Unicode.Scalar(0x10000 &+ (unit & 0x3FF) << 10 &+ UInt32(units[index]) & 0x3FF) ?? "\u{FFFD}")
            index += 1
        } else {
            body("\u{FFFD}")
        }
    }
}
