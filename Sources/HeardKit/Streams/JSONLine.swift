import HeardCore
import HeardReporters

/// A value of one line of NDJSON.
enum JSONLineValue {
    case string(String), number(Double), bool(Bool), null
    /// An array of nothing but strings.
    case strings([String])
    /// Another array, or an object: no field of the filters is one.
    case other
}

/// Reads one flat JSON object (RFC 8259) from a line. Nested values are checked and skipped.
struct JSONLine {
    struct Failure: Error { var message: String }

    private let bytes: UnsafeRawBufferPointer
    private var index = 0

    /// The fields of the object; of equal names the last one counts.
    static func fields(_ line: UnsafeRawBufferPointer) throws(Failure) -> [String: JSONLineValue] {
        var reader = JSONLine(bytes: line)
        return try reader.object()
    }

    private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func skipSpace() { while index < bytes.count, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { index += 1 } }

    private mutating func expect(_ character: Character, _ value: UInt8) throws(Failure) {
        skipSpace()
        guard index < bytes.count, byte == value else { throw Failure(message: "\(character) expected at byte \(index + 1)") }
        index += 1
    }

    private mutating func object() throws(Failure) -> [String: JSONLineValue] {
        var fields: [String: JSONLineValue] = [:]
        try expect("{", 0x7B)
        skipSpace()
        if byte == 0x7D { index += 1 } else {
            while true {
                skipSpace()
                guard byte == 0x22 else { throw Failure(message: "a name in quotes expected at byte \(index + 1)") }
                let name = try string()
                try expect(":", 0x3A)
                fields[name] = try value(depth: 1)
                skipSpace()
                if byte == 0x2C { index += 1; continue }
                try expect("}", 0x7D)
                break
            }
        }
        skipSpace()
        guard index >= bytes.count else { throw Failure(message: "text behind the object at byte \(index + 1)") }
        return fields
    }

    private mutating func value(depth: Int) throws(Failure) -> JSONLineValue {
        guard depth < Limits.lineDepth else { throw Failure(message: "nested too deeply") }
        skipSpace()
        switch byte {
        case 0x22: return .string(try string())
        case 0x7B, 0x5B:
            let isObject = byte == 0x7B, close: UInt8 = isObject ? 0x7D : 0x5D
            index += 1
            skipSpace()
            if byte == close { index += 1; return isObject ? .other : .strings([]) }
            var strings: [String]? = isObject ? nil : []
            while true {
                if isObject {
                    skipSpace()
                    guard byte == 0x22 else { throw Failure(message: "a name in quotes expected at byte \(index + 1)") }
                    _ = try string()
                    try expect(":", 0x3A)
                }
                if case .string(let text) = try value(depth: depth + 1) { strings?.append(text) } else { strings = nil }
                skipSpace()
                if byte == 0x2C { index += 1; continue }
                try expect(isObject ? "}" : "]", close)
                return strings.map { .strings($0) } ?? .other
            }
        case 0x2D, 0x30...0x39:
            let start = index
            while index < bytes.count, (byte >= 0x30 && byte <= 0x39) || byte == 0x2B || byte == 0x2D || byte == 0x2E || byte | 0x20 == 0x65 { index += 1 }
            let text = String(decoding: bytes[start..<index], as: UTF8.self)
            guard let number = Double(text), number.isFinite else { throw Failure(message: "not a number at byte \(start + 1)") }
            return .number(number)
        default:
            for (word, value) in [("true", JSONLineValue.bool(true)), ("false", .bool(false)), ("null", .null)] where bytes[index...].starts(with: word.utf8) {
                index += word.utf8.count
                return value
            }
            throw Failure(message: "a value expected at byte \(index + 1)")
        }
    }

    private mutating func string() throws(Failure) -> String {
        let opening = index
        index += 1
        var out: [UInt8] = []
        while true {
            guard index < bytes.count else { throw Failure(message: "a string that starts at byte \(opening + 1) has no end") }
            let start = index
            while index < bytes.count, byte != 0x22, byte != 0x5C, byte >= 0x20 { index += 1 }
            out.append(contentsOf: bytes[start..<index])
            guard index < bytes.count else { continue }
            if byte == 0x22 { index += 1; break }
            if byte < 0x20 { throw Failure(message: "a raw control character at byte \(index + 1)") }
            index += 1
            let escape = byte
            index += 1
            switch escape {
            case 0x22, 0x5C, 0x2F: out.append(escape)
            case 0x62: out.append(0x08)
            case 0x66: out.append(0x0C)
            case 0x6E: out.append(0x0A)
            case 0x72: out.append(0x0D)
            case 0x74: out.append(0x09)
            case 0x75:
                var unit = try hexadecimal()
                if unit & 0xFC00 == 0xD800, index + 1 < bytes.count, byte == 0x5C, bytes[index + 1] == 0x75 {
                    let mark = index
                    index += 2
                    let second = try hexadecimal()
                    if second & 0xFC00 == 0xDC00 { unit = 0x10000 &+ (unit & 0x3FF) << 10 &+ second & 0x3FF } else { index = mark }
                }
                out.append(contentsOf: String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
            default: throw Failure(message: "an unknown escape at byte \(index)")
            }
        }
        guard let text = String(validating: out, as: UTF8.self) else { throw Failure(message: "not UTF-8 in the string at byte \(opening + 1)") }
        return text
    }

    private mutating func hexadecimal() throws(Failure) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            let digit: UInt32
            switch byte {
            case 0x30...0x39: digit = UInt32(byte) - 0x30
            case 0x41...0x46: digit = UInt32(byte) - 0x37
            case 0x61...0x66: digit = UInt32(byte) - 0x57
            default: throw Failure(message: "four hexadecimal digits expected at byte \(index + 1)")
            }
            value = value << 4 | digit
            index += 1
        }
        return value
    }
}
