import HeardCore

/// Takes what a value's bytes stand for, piece by piece: one decoder of each syntax serves reading and the mapping of positions.
protocol TextSink {
    /// Bytes that stand for themselves.
    mutating func copy(_ raw: Range<Int>)
    /// An escape, an entity, a line break that is normalized: one scalar for some bytes.
    mutating func put(_ scalar: UInt32, for raw: Range<Int>)
    /// Bytes that are wrong or misleading. A scalar for them follows.
    mutating func fault(_ fault: TextFault, _ raw: Range<Int>)
}

/// What can be wrong inside a value.
enum TextFault: Hashable {
    /// An escaped surrogate without its partner.
    case loneSurrogate
    /// `\u00e9` in an old-style property list: Apple reads the text "u00e9".
    case smallUnicodeEscape
    /// An entity that XML does not have by itself.
    case unknownEntity
}

/// Collects the text.
struct StringSink: TextSink {
    let bytes: UnsafeRawBufferPointer
    var out: [UInt8] = []
    var faults: [(fault: TextFault, range: Range<Int>)] = []

    init(_ bytes: UnsafeRawBufferPointer, capacity: Int) {
        self.bytes = bytes
        out.reserveCapacity(capacity)
    }

    mutating func copy(_ raw: Range<Int>) { out.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[raw])) }
    mutating func put(_ scalar: UInt32, for raw: Range<Int>) { UTF8Scalars.append(scalar, to: &out) }
    mutating func fault(_ fault: TextFault, _ raw: Range<Int>) { faults.append((fault, raw)) }

    var string: String { String(decoding: out, as: UTF8.self) }
}
