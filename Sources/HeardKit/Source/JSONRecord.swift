/// A value of one line of `heard-source`'s output.
enum JSONValue {
    case string(String)
    case integer(Int)
    case bool(Bool)
    case array([JSONValue])
    case object([String: JSONValue])

    var string: String? { if case .string(let s) = self { s } else { nil } }
    var integer: Int? { if case .integer(let i) = self { i } else { nil } }
    var isTrue: Bool { if case .bool(let b) = self { b } else { false } }
    var array: [JSONValue] { if case .array(let a) = self { a } else { [] } }
    subscript(_ key: String) -> JSONValue? { if case .object(let o) = self { o[key] } else { nil } }
}

/// Reads the plain JSON that `heard-source` writes: no numbers but integers, no `null`. Anything else makes the line nil.
struct JSONRecordParser {
    private let bytes: UnsafeRawBufferPointer
    private var at = 0

    static func parse(_ line: UnsafeRawBufferPointer) -> JSONValue? {
        var parser = JSONRecordParser(bytes: line)
        guard let value = parser.value(depth: 0), parser.at == line.count else { return nil }
        return value
    }

    private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    private mutating func value(depth: Int) -> JSONValue? {
        guard depth < 8, at < bytes.count else { return nil }
        switch bytes[at] {
        case UInt8(ascii: "\""): return text().map { .string($0) }
        case UInt8(ascii: "t"): at += 4; return at <= bytes.count ? .bool(true) : nil
        case UInt8(ascii: "["):
            at += 1
            var list: [JSONValue] = []
            if at < bytes.count, bytes[at] == UInt8(ascii: "]") { at += 1; return .array(list) }
            while true {
                guard let one = value(depth: depth + 1), at < bytes.count else { return nil }
                list.append(one)
                at += 1
                if bytes[at - 1] == UInt8(ascii: "]") { return .array(list) }
                guard bytes[at - 1] == UInt8(ascii: ",") else { return nil }
            }
        case UInt8(ascii: "{"):
            at += 1
            var object: [String: JSONValue] = [:]
            if at < bytes.count, bytes[at] == UInt8(ascii: "}") { at += 1; return .object(object) }
            while true {
                guard let key = text(), at < bytes.count, bytes[at] == UInt8(ascii: ":") else { return nil }
                at += 1
                guard let one = value(depth: depth + 1), at < bytes.count else { return nil }
                object[key] = one
                at += 1
                if bytes[at - 1] == UInt8(ascii: "}") { return .object(object) }
                guard bytes[at - 1] == UInt8(ascii: ",") else { return nil }
            }
        default:
            var number = 0, digits = 0
            while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39, digits < 18 {
                number = number * 10 + Int(bytes[at] - 0x30)
                at += 1
                digits += 1
            }
            return digits > 0 ? .integer(number) : nil
        }
    }

    private mutating func text() -> String? {
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return nil }
        at += 1
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") { at += 1 }
        guard at < bytes.count else { return nil }
        if bytes[at] == UInt8(ascii: "\"") {
            at += 1
            return String(decoding: bytes[start..<(at - 1)], as: UTF8.self)
        }
        var out = Array(bytes[start..<at])
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: out, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), at < bytes.count else { out.append(byte); continue }
            let escape = bytes[at]
            at += 1
            guard escape == UInt8(ascii: "u") else { out.append(escape); continue }
            var code: UInt8 = 0
            for _ in 0..<4 {
                guard at < bytes.count else { return nil }
                let digit = bytes[at]
                code = code &* 16 &+ (digit <= 0x39 ? digit &- 0x30 : (digit | 0x20) &- 0x57)
                at += 1
            }
            out.append(code)
        }
        return nil
    }
}
