#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A half-open range of bytes in a ``SourceText``. Offsets fit into 32 bits because no larger file is read (``Limits/largestFileSize``), which halves the memory of
/// millions of units.
public struct ByteRange: Hashable, Sendable {
    /// First byte.
    public var start: UInt32
    /// The byte behind the last.
    public var end: UInt32

    /// An end before the start counts as the start.
    public init(start: Int, end: Int) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: max(start, end))
    }

    /// For what stands nowhere in the file.
    public static let empty = ByteRange(start: 0, end: 0)
    public var range: Range<Int> { Int(start)..<Int(end) }
    public var count: Int { Int(end - start) }
}

/// A place in a file: line and column count from 1, columns in Unicode scalars.
public struct SourcePosition: Hashable, Sendable, Comparable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (a: SourcePosition, b: SourcePosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// How the bytes on disk were encoded. The text of a ``SourceText`` is UTF-8 whatever this says.
public enum TextEncoding: String, Sendable {
    case utf8, utf8BOM, utf16LE, utf16BE, utf16LEBOM, utf16BEBOM, utf32LEBOM, utf32BEBOM
    /// A binary property list: there are no lines or columns.
    case binary
    /// Not valid in any encoding that is read; the text holds U+FFFD where bytes could not be decoded.
    case undecodable
}

/// The text of one file as UTF-8, with what is needed to turn byte offsets into lines and columns.
///
/// Files in UTF-16 or UTF-32 are converted when they are read; since columns count Unicode scalars, positions are
/// the same before and after. The buffer is followed by ``padding`` zero bytes for SIMD parsers.
public final class SourceText: @unchecked Sendable {
    /// Zero bytes after the text, as simdjson needs.
    public static let padding = 64

    /// The UTF-8 bytes without a leading byte order mark and without the padding.
    public let bytes: UnsafeRawBufferPointer
    /// Of the bytes on disk.
    public let encoding: TextEncoding
    private let allocation: UnsafeMutableRawPointer

    /// Takes ownership of `allocation`, which was made by ``allocate(count:)`` and is freed with this object.
    ///
    /// - Parameters:
    ///   - start: offset of the text in the allocation (past a byte order mark)
    ///   - count: length of the text in bytes
    public init(adopting allocation: UnsafeMutableRawPointer, start: Int = 0, count: Int, encoding: TextEncoding) {
        self.allocation = allocation
        self.bytes = UnsafeRawBufferPointer(start: allocation + start, count: count)
        self.encoding = encoding
    }

    /// Copies `text`.
    public convenience init(_ text: some Sequence<UInt8>, encoding: TextEncoding = .utf8) {
        let array = Array(text)
        let memory = Self.allocate(count: array.count)
        array.withUnsafeBytes { if let base = $0.baseAddress { memory.copyMemory(from: base, byteCount: $0.count) } }
        self.init(adopting: memory, count: array.count, encoding: encoding)
    }

    deinit { allocation.deallocate() }

    /// Memory for `count` bytes of text and the padding behind it, which is zeroed.
    public static func allocate(count: Int) -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: count + padding, alignment: 64)
        (memory + count).initializeMemory(as: UInt8.self, repeating: 0, count: padding)
        return memory
    }

    /// Bytes of the text.
    public var count: Int { bytes.count }

    /// The text of a byte range; invalid bytes become U+FFFD.
    public func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<count)], as: UTF8.self)
    }

    /// Line and column of a byte offset. Lines end at LF, CR, CR LF (one end), U+2028 and U+2029 do not end a line here,
    /// since no editor numbers them so. Linear in the offset: call it for findings, not for every unit; see ``LineTable``.
    public func position(of offset: Int) -> SourcePosition { LineTable(self).position(of: offset) }
}

/// The starts of all lines of a text, for many look-ups.
public struct LineTable: Sendable {
    private let source: SourceText
    /// Byte offsets at which lines start, ascending; the first is 0.
    private let starts: [UInt32]
    /// For texts with a very long line.
    private let columns: ColumnIndex?

    /// - Parameter jobs: threads for a large text
    public init(_ source: SourceText, jobs: Int = 1) {
        self.source = source
        var starts: [UInt32] = [0]
        let bytes = source.bytes
        guard let base = bytes.baseAddress, bytes.count > 0 else {
            self.starts = starts
            columns = nil
            return
        }
        // Catalogs as Xcode writes them have a line of about 40 bytes.
        starts.reserveCapacity(bytes.count / 32)
        let hasReturns = memchr(base, 0x0D, bytes.count) != nil
        var i = 0
        if !hasReturns {
            let pieces = bytes.count >= Self.large ? max(1, jobs) : 1
            for found in Parallel.fill(pieces, step: 1, jobs: pieces, { Self.lineStarts(in: source.bytes, part: $0, of: pieces) }) { starts += found }
        } else {
            while i < bytes.count {
                let byte = bytes[i]
                i += 1
                if byte == 0x0A { starts.append(UInt32(truncatingIfNeeded: i)) } else if byte == 0x0D {
                    if i < bytes.count, bytes[i] == 0x0A { i += 1 }
                    starts.append(UInt32(truncatingIfNeeded: i))
                }
            }
        }
        self.starts = starts
        let hasLongLine = starts.withUnsafeBufferPointer { starts in
            starts.indices.contains { Int($0 + 1 < starts.count ? starts[$0 + 1] : UInt32(truncatingIfNeeded: bytes.count)) - Int(starts[$0]) > ColumnIndex.longLine }
        }
        columns = hasLongLine ? ColumnIndex(bytes) : nil
    }

    /// Bytes from which on several threads are worth starting.
    private static let large = 4 << 20

    /// Where lines start in one of several parts of a text.
    private static func lineStarts(in bytes: UnsafeRawBufferPointer, part: Int, of parts: Int) -> [UInt32] {
        guard let base = bytes.baseAddress else { return [] }
        var i = bytes.count / parts * part
        let end = part + 1 < parts ? bytes.count / parts * (part + 1) : bytes.count
        var starts: [UInt32] = []
        starts.reserveCapacity((end - i) / 32)
        while i < end, let found = memchr(base + i, 0x0A, end - i) {
            i = UnsafeRawPointer(found) - base + 1
            starts.append(UInt32(truncatingIfNeeded: i))
        }
        return starts
    }

    /// Line and column (both from 1, the column in Unicode scalars) of a byte offset.
    public func position(of offset: Int) -> SourcePosition {
        let offset = min(max(0, offset), source.count)
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        if let columns, offset - Int(starts[low]) > ColumnIndex.longLine {
            return SourcePosition(line: low + 1, column: columns.scalars(before: offset, source.bytes) - columns.scalars(before: Int(starts[low]), source.bytes) + 1)
        }
        return SourcePosition(line: low + 1, column: ColumnIndex.scalars(source.bytes, Int(starts[low]), offset) + 1)
    }

    /// The bytes of a line (from 1) without its line end.
    public func line(_ number: Int) -> Range<Int> {
        guard number >= 1, number <= starts.count else { return 0..<0 }
        let start = Int(starts[number - 1])
        var end = number < starts.count ? Int(starts[number]) : source.count
        while end > start, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }
}
