import CSimdJSON
import HeardCore

/// Bytes of a file → UTF-8 text, from UTF-8, UTF-16 and UTF-32, with and without byte order mark.
enum TextDecoder {
    struct Result {
        var source: SourceText
        var diagnostics: [ReadDiagnostic] = []
    }

    /// Takes ownership of `memory`, which was made by ``SourceText/allocate(count:)``. Valid UTF-8 is not copied.
    static func decode(adopting memory: UnsafeMutableRawPointer, count: Int) -> Result {
        let bytes = UnsafeRawBufferPointer(start: memory, count: count)
        func starts(_ prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

        if starts([0x62, 0x70, 0x6C, 0x69, 0x73, 0x74]) {  // "bplist"
            return Result(source: SourceText(adopting: memory, count: count, encoding: .binary))
        }
        if starts([0xFF, 0xFE, 0, 0]) { return convert(memory, bytes, from: 4, unit: 4, bigEndian: false, as: .utf32LEBOM) }
        if starts([0, 0, 0xFE, 0xFF]) { return convert(memory, bytes, from: 4, unit: 4, bigEndian: true, as: .utf32BEBOM) }
        if starts([0xFF, 0xFE]) { return convert(memory, bytes, from: 2, unit: 2, bigEndian: false, as: .utf16LEBOM) }
        if starts([0xFE, 0xFF]) { return convert(memory, bytes, from: 2, unit: 2, bigEndian: true, as: .utf16BEBOM) }
        if let bigEndian = bigEndianIfUTF16WithoutMark(bytes) {
            var result = convert(memory, bytes, from: 0, unit: 2, bigEndian: bigEndian, as: bigEndian ? .utf16BE : .utf16LE)
            result.diagnostics.append(ReadDiagnostic(
                .undecodableText, .note,
                "the file is UTF-16 without a byte order mark. It was read as \(bigEndian ? "big" : "little")-endian here, but Apple’s parser can’t read it: "
                    + "save it as UTF-8",
                range: .empty))
            return result
        }

        let mark = starts([0xEF, 0xBB, 0xBF]) ? 3 : 0
        if csimdjson_is_utf8((memory + mark).assumingMemoryBound(to: UInt8.self), UInt64(count - mark)) != 0 {
            return Result(source: SourceText(adopting: memory, start: mark, count: count - mark, encoding: mark == 0 ? .utf8 : .utf8BOM))
        }
        return repair(memory, UnsafeRawBufferPointer(rebasing: bytes[mark...]), isLatin1: declaresLatin1(bytes))
    }

    /// An ASCII text in UTF-16 has a zero in every second byte; no text in UTF-8 has any.
    private static func bigEndianIfUTF16WithoutMark(_ bytes: UnsafeRawBufferPointer) -> Bool? {
        var even = 0, odd = 0
        let sample = min(bytes.count, 8192) & ~1
        var i = 0
        while i < sample {
            if bytes[i] == 0 { even += 1 }
            if bytes[i + 1] == 0 { odd += 1 }
            i += 2
        }
        guard sample >= 2, even + odd > sample / 4 else { return nil }
        return even > odd
    }

    // MARK: UTF-16, UTF-32

    private static func convert(_ memory: UnsafeMutableRawPointer, _ bytes: UnsafeRawBufferPointer, from start: Int, unit: Int,
                                bigEndian: Bool, as encoding: TextEncoding) -> Result {
        defer { memory.deallocate() }
        var writer = UTF8Writer(capacity: (bytes.count - start) / unit * (unit == 2 ? 3 : 4) + 3)
        var faults = Faults()
        var i = start
        func byte(_ offset: Int) -> UInt32 { UInt32(bytes[i + offset]) }
        func unit16(at i: Int) -> UInt32 {
            bigEndian ? UInt32(bytes[i]) << 8 | UInt32(bytes[i + 1]) : UInt32(bytes[i + 1]) << 8 | UInt32(bytes[i])
        }
        if unit == 2 {
            while i + 1 < bytes.count {
                let high = unit16(at: i)
                i += 2
                if high & 0xF800 != 0xD800 { writer.put(high); continue }
                if high < 0xDC00, i + 1 < bytes.count {
                    let low = unit16(at: i)
                    if low & 0xFC00 == 0xDC00 {
                        writer.put(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF)
                        i += 2
                        continue
                    }
                }
                faults.note("the unpaired surrogate 0x\(hex(high))", at: writer.count)
                writer.put(0xFFFD)
            }
        } else {
            while i + 3 < bytes.count {
                let value = bigEndian ? byte(0) << 24 | byte(1) << 16 | byte(2) << 8 | byte(3) : byte(3) << 24 | byte(2) << 16 | byte(1) << 8 | byte(0)
                i += 4
                if value > 0x10FFFF || value & 0xFFFF_F800 == 0xD800 {
                    faults.note("0x\(hex(value)), which is no code point", at: writer.count)
                    writer.put(0xFFFD)
                } else { writer.put(value) }
            }
        }
        if i < bytes.count {
            faults.note("an incomplete code unit at its end", at: writer.count)
            writer.put(0xFFFD)
        }
        return Result(source: writer.finish(encoding: encoding), diagnostics: faults.diagnostics(encoding: unit == 2 ? "UTF-16" : "UTF-32"))
    }

    // MARK: Damaged UTF-8

    private static func repair(_ memory: UnsafeMutableRawPointer, _ bytes: UnsafeRawBufferPointer, isLatin1: Bool) -> Result {
        defer { memory.deallocate() }
        var writer = UTF8Writer(capacity: bytes.count * 3)
        if isLatin1 {
            for byte in bytes { writer.put(UInt32(byte)) }
            return Result(source: writer.finish(encoding: .utf8))
        }
        var faults = Faults()
        var i = 0
        while i < bytes.count {
            if bytes[i] < 0x80 {
                writer.put(UInt32(bytes[i]))
                i += 1
                continue
            }
            let (scalar, length) = UTF8Scalars.decode(bytes, at: i)
            if let scalar { writer.put(scalar) } else {
                faults.note("the byte 0x\(String(bytes[i], radix: 16, uppercase: true))", at: writer.count)
                writer.put(0xFFFD)
            }
            i += length
        }
        return Result(source: writer.finish(encoding: .undecodable), diagnostics: faults.diagnostics(encoding: "UTF-8"))
    }

    /// An XML declaration may name ISO 8859-1; property lists and XLIFF in it are legal.
    private static func declaresLatin1(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.starts(with: Array("<?xml".utf8)) else { return false }
        let head = String(decoding: bytes.prefix(120).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self).lowercased()
        return head.hasBytes("iso-8859-1") || head.hasBytes("latin1")
    }

    /// All undecodable places of a file make one diagnostic, at the first: the cause is one, the file's encoding.
    private struct Faults {
        var count = 0
        var first = ""
        var place = 0

        mutating func note(_ what: @autoclosure () -> String, at offset: Int) {
            if count == 0 {
                first = what()
                place = offset
            }
            count += 1
        }

        func diagnostics(encoding: String) -> [ReadDiagnostic] {
            guard count > 0 else { return [] }
            let places = count == 1 ? "here stands" : "\(count) places are not valid \(encoding); here, at the first, stands"
            return [ReadDiagnostic(
                .undecodableText,
                "\(places) \(first), which is not valid \(encoding): the system rejects the whole file and shows keys or another language. Save the file as UTF-8",
                range: ByteRange(start: place, end: place + 3))]
        }
    }
}

/// Writes UTF-8 into memory for a ``SourceText``.
private struct UTF8Writer {
    private let memory: UnsafeMutableRawPointer
    private(set) var count = 0

    /// - Parameter capacity: bytes; never exceeded by the callers above, which know the worst case
    init(capacity: Int) { memory = SourceText.allocate(count: capacity) }

    @inline(__always)
    mutating func put(_ scalar: UInt32) {
        let out = memory.assumingMemoryBound(to: UInt8.self) + count
        if scalar < 0x80 {
            out[0] = UInt8(truncatingIfNeeded: scalar)
            count += 1
        } else if scalar < 0x800 {
            out[0] = UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
            out[1] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
            count += 2
        } else if scalar < 0x10000 {
            out[0] = UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
            out[1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
            out[2] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
            count += 3
        } else {
            out[0] = UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
            out[1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F)
            out[2] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
            out[3] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
            count += 4
        }
    }

    /// Hands the memory over.
    func finish(encoding: TextEncoding) -> SourceText {
        (memory + count).initializeMemory(as: UInt8.self, repeating: 0, count: SourceText.padding)
        return SourceText(adopting: memory, count: count, encoding: encoding)
    }
}
