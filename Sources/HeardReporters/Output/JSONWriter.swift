import HeardCore

/// Writes JSON text piece by piece, without building a tree. Commas are placed by the writer; nothing is pretty-printed.
///
/// Strings are escaped so that the result is harmless on a terminal too: controls, bidi controls and invisible characters are
/// written as `\u…`, everything else as it is.
public struct JSONWriter {
    /// Where the text goes.
    public let sink: ByteSink
    private var needsComma = false

    public init(_ sink: ByteSink) { self.sink = sink }

    public mutating func beginObject() { separate(); sink.byte(0x7B); needsComma = false }
    public mutating func endObject() { sink.byte(0x7D); needsComma = true }
    public mutating func beginArray() { separate(); sink.byte(0x5B); needsComma = false }
    public mutating func endArray() { sink.byte(0x5D); needsComma = true }

    /// A line break between values, so that large results can be read and compared by line.
    public mutating func newline() {
        if needsComma { sink.byte(0x2C); needsComma = false }
        sink.byte(0x0A)
    }

    /// A line break before the end of an array or object.
    public mutating func closingNewline() { sink.byte(0x0A) }

    /// Name of the next value; it is not escaped.
    public mutating func key(_ name: StaticString) {
        separate()
        sink.byte(0x22)
        sink.write(name)
        sink.byte(0x22)
        sink.byte(0x3A)
        needsComma = false
    }

    /// Name of the next value, escaped.
    public mutating func key(_ name: String) {
        separate()
        Self.escape(name, to: sink)
        sink.byte(0x3A)
        needsComma = false
    }

    public mutating func string(_ text: String) { separate(); Self.escape(text, to: sink); needsComma = true }
    public mutating func integer(_ number: Int) { separate(); sink.write(number); needsComma = true }
    public mutating func bool(_ value: Bool) { separate(); sink.write(value ? "true" as StaticString : "false"); needsComma = true }
    public mutating func null() { separate(); sink.write("null" as StaticString); needsComma = true }

    /// The shortest text that reads back as the same number; whole numbers without a fraction; null for what JSON can't write.
    public mutating func number(_ number: Double) {
        guard number.isFinite else { return null() }
        if number == number.rounded(), abs(number) < 1e15 { return integer(Int(number)) }
        separate()
        sink.write(number.description)
        needsComma = true
    }

    /// A name and its value.
    public mutating func field(_ name: StaticString, _ text: String) { key(name); string(text) }
    public mutating func field(_ name: StaticString, _ number: Int) { key(name); integer(number) }
    public mutating func field(_ name: StaticString, _ value: Bool) { key(name); bool(value) }
    /// Omitted when nil.
    public mutating func field(_ name: StaticString, ifPresent text: String?) { if let text { field(name, text) } }
    /// Omitted when empty.
    public mutating func field(_ name: StaticString, ifAny texts: [String]) { if !texts.isEmpty { field(name, texts) } }

    public mutating func field(_ name: StaticString, _ texts: [String]) {
        key(name)
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    @inline(__always)
    private mutating func separate() {
        if needsComma { sink.byte(0x2C) }
        needsComma = false
    }

    private static let hexDigits: [UInt8] = Array("0123456789abcdef".utf8)

    private static func unit(_ value: UInt32, _ sink: ByteSink) {
        sink.byte(0x5C)
        sink.byte(0x75)
        for shift: UInt32 in [12, 8, 4, 0] { sink.byte(hexDigits[Int(value >> shift & 15)]) }
    }

    /// A JSON string literal with its quotes.
    public static func escape(_ text: String, to sink: ByteSink) {
        sink.byte(0x22)
        var text = text
        text.withUTF8 { bytes in
            var start = 0, i = 0
            func emit(to end: Int) {
                if end > start { sink.append(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
            }
            while i < bytes.count {
                let byte = bytes[i]
                if byte >= 0x20, byte < 0x7F, byte != 0x22, byte != 0x5C {
                    // `##[…` is a command to some CI systems, wherever it stands in a log.
                    if byte == 0x23, i + 1 < bytes.count, bytes[i + 1] == 0x23 {
                        emit(to: i)
                        unit(0x23, sink)
                        start = i + 1
                    }
                    i += 1
                    continue
                }
                if byte < 0x80 {
                    emit(to: i)
                    switch byte {
                    case 0x22: sink.write("\\\"" as StaticString)
                    case 0x5C: sink.write("\\\\" as StaticString)
                    case 0x0A: sink.write("\\n" as StaticString)
                    case 0x0D: sink.write("\\r" as StaticString)
                    case 0x09: sink.write("\\t" as StaticString)
                    default: unit(UInt32(byte), sink)
                    }
                    i += 1
                    start = i
                    continue
                }
                let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
                // Only these lead bytes begin characters that are not shown as they are.
                if byte == 0xC2 || byte == 0xD8 || byte == 0xE1 || byte == 0xE2 || byte >= 0xEE {
                    var value = UInt32(byte) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
                    for k in 1..<length where i + k < bytes.count { value = value << 6 | UInt32(bytes[i + k] & 0x3F) }
                    if let scalar = Unicode.Scalar(value), isUnsafeToShow(scalar) {
                        emit(to: i)
                        if value < 0x10000 { unit(value, sink) } else {
                            unit(0xD800 + (value - 0x10000) >> 10, sink)
                            unit(0xDC00 + (value - 0x10000) & 0x3FF, sink)
                        }
                        start = min(i + length, bytes.count)
                    }
                }
                i += length
            }
            emit(to: bytes.count)
        }
        sink.byte(0x22)
        if sink.bytes.count >= 1 << 16 { sink.flush() }
    }
}

