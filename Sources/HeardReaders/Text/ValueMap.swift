import HeardCore

/// Where the parts of a decoded value stand in its file: made for findings only, by decoding that one value again.
public struct ValueMap: Sendable {
    private struct Segment: Sendable {
        var decoded: Range<Int>
        var raw: Range<Int>
        /// Bytes that stand for themselves, so that offsets inside count alike.
        var isCopy: Bool
    }

    private var segments: [Segment] = []
    private let whole: Range<Int>

    /// - Parameters:
    ///   - range: raw bytes of the value between its delimiters
    public init(source: SourceText, range: ByteRange, syntax: ValueSyntax) {
        let bytes = source.bytes
        whole = range.range.clamped(to: 0..<bytes.count)
        var sink = MapSink()
        switch syntax {
        case .quotedString: OldStyleText.decode(bytes, whole, into: &sink)
        case .bareString: sink.copy(whole)
        case .json: JSONText.decode(bytes, whole, into: &sink)
        case .xmlContent: XMLText.decode(bytes, whole, isAttribute: false, into: &sink)
        case .xmlAttribute: XMLText.decode(bytes, whole, isAttribute: true, into: &sink)
        case .opaque: break
        }
        segments = sink.segments
    }

    /// The map of a unit's value.
    public init(source: SourceText, unit: Unit) { self.init(source: source, range: unit.range, syntax: unit.syntax) }

    /// The raw bytes that stand for a range of UTF-8 offsets in the decoded value. All of the value where its parts have no place.
    public func rawRange(of decoded: Range<Int>) -> ByteRange {
        guard let first = segment(at: decoded.lowerBound) else {
            // At the very end, or a value whose parts have no place.
            let end = whole.upperBound
            return segments.isEmpty ? ByteRange(start: whole.lowerBound, end: end) : ByteRange(start: segments.last?.raw.upperBound ?? end, end: segments.last?.raw.upperBound ?? end)
        }
        let start = first.isCopy ? first.raw.lowerBound + decoded.lowerBound - first.decoded.lowerBound : first.raw.lowerBound
        guard !decoded.isEmpty else { return ByteRange(start: start, end: start) }
        guard let last = segment(at: decoded.upperBound - 1) else { return ByteRange(start: start, end: segments.last?.raw.upperBound ?? whole.upperBound) }
        let end = last.isCopy ? last.raw.lowerBound + decoded.upperBound - last.decoded.lowerBound : last.raw.upperBound
        return ByteRange(start: start, end: end)
    }

    private func segment(at offset: Int) -> Segment? {
        var low = 0, high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].decoded.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < segments.count && segments[low].decoded.contains(offset) ? segments[low] : nil
    }

    private struct MapSink: TextSink {
        var segments: [Segment] = []
        var length = 0

        mutating func copy(_ raw: Range<Int>) {
            guard !raw.isEmpty else { return }
            segments.append(Segment(decoded: length..<length + raw.count, raw: raw, isCopy: true))
            length += raw.count
        }

        mutating func put(_ scalar: UInt32, for raw: Range<Int>) {
            let width = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
            segments.append(Segment(decoded: length..<length + width, raw: raw, isCopy: false))
            length += width
        }

        mutating func fault(_ fault: TextFault, _ raw: Range<Int>) {}
    }
}
