import HeardCore

/// How the files of a sample are written.
public enum SampleVariant: String, Sendable, CaseIterable {
    case plain
    case crlf
    case utf16
    /// Characters of several bytes stand before every entry, on its line where the format allows.
    case multibytePrefix = "multibyte prefix"
    /// Non-ASCII characters and the first letter of each value are written as escapes or character references.
    case escaped
    /// Every key is suppressed: nothing may be reported.
    case suppressed
}

/// A place where a finding is expected.
public struct ExpectedPlace: Hashable, Sendable, CustomStringConvertible {
    public var path: String
    public var start: SourcePosition
    public var end: SourcePosition
    /// Index of the mark in the sample: one mark may be written at several places (XLIFF repeats the source).
    public var mark: Int
    public var description: String { "\(path):\(start.line):\(start.column)–\(end.line):\(end.column)" }
}

/// One file of a sample, as bytes, with its expected places.
public struct SampleFile: Sendable {
    public var path: String
    public var bytes: [UInt8]
    public var places: [ExpectedPlace]
}

/// Writes a file scalar by scalar and remembers where marked words come to stand.
struct SampleWriter {
    private(set) var scalars: [Unicode.Scalar] = []
    private var marks: [(start: Int, end: Int, mark: Int)] = []

    mutating func write(_ text: String) { scalars.append(contentsOf: text.unicodeScalars) }

    /// Writes a value whose scalars are encoded one by one.
    mutating func write(_ value: SampleText.Marked, firstMark: Int, encode: (Unicode.Scalar, Int) -> String) {
        var starts: [Int] = []
        for (index, scalar) in value.scalars.enumerated() {
            starts.append(scalars.count)
            write(encode(scalar, index))
        }
        starts.append(scalars.count)
        for (offset, mark) in value.marks.enumerated() { marks.append((starts[mark.lowerBound], starts[mark.upperBound], firstMark + offset)) }
    }

    /// Writes a marked text, such as a key.
    mutating func write(_ text: String, mark: Int?, encode: (Unicode.Scalar, Int) -> String) {
        let start = scalars.count
        for (index, scalar) in text.unicodeScalars.enumerated() { write(encode(scalar, index)) }
        if let mark { marks.append((start, scalars.count, mark)) }
    }

    func file(_ path: String, _ variant: SampleVariant) -> SampleFile {
        var positions: [SourcePosition] = []
        positions.reserveCapacity(scalars.count + 1)
        var line = 1, column = 1
        for (index, scalar) in scalars.enumerated() {
            positions.append(SourcePosition(line: line, column: column))
            if scalar == "\n" || (scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")) { (line, column) = (line + 1, 1) } else { column += 1 }
        }
        positions.append(SourcePosition(line: line, column: column))
        let places = marks.map { ExpectedPlace(path: path, start: positions[$0.start], end: positions[$0.end], mark: $0.mark) }
        var text = String.UnicodeScalarView()
        for scalar in scalars {
            if scalar == "\n", variant == .crlf { text.append("\r") }
            text.append(scalar)
        }
        if variant == .utf16 {
            var bytes: [UInt8] = [0xFF, 0xFE]
            for unit in String(text).utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
            return SampleFile(path: path, bytes: bytes, places: places)
        }
        return SampleFile(path: path, bytes: Array(String(text).utf8), places: places)
    }
}
