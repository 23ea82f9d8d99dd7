/// A token of Objective-C.
struct ObjectiveCToken {
    enum Kind { case word, string, number, mark }
    var kind: Kind
    /// The text; of strings their value.
    var text: String
    var start: Int32
    var end: Int32
}

/// Cuts Objective-C into tokens: enough to see calls, assignments and literals; comments, preprocessor lines other than simple definitions are left out.
enum ObjectiveCLexer {
    /// `#define kTitle …`, `#define LS(key) …`.
    struct Define {
        var name: String
        /// Nil for one without brackets.
        var parameters: [String]?
        var tokens: [ObjectiveCToken]
    }

    static func tokens(_ b: [UInt8]) -> (tokens: [ObjectiveCToken], defines: [Define]) {
        var out: [ObjectiveCToken] = [], defines: [Define] = []
        var i = 0, lineStart = true
        let count = b.count
        while i < count {
            let c = b[i]
            if c == 0x0A || c == 0x0D { lineStart = true; i += 1; continue }
            if c == 0x20 || c == 0x09 { i += 1; continue }
            if c == 0x2F, i + 1 < count, b[i + 1] == 0x2F {
                while i < count, b[i] != 0x0A { i += 1 }
                continue
            }
            if c == 0x2F, i + 1 < count, b[i + 1] == 0x2A {
                i += 2
                while i + 1 < count, !(b[i] == 0x2A && b[i + 1] == 0x2F) { i += 1 }
                i = min(count, i + 2)
                continue
            }
            if c == 0x23, lineStart {
                let start = i
                while i < count, b[i] != 0x0A {
                    if b[i] == 0x5C, i + 1 < count, b[i + 1] == 0x0A { i += 2 } else { i += 1 }
                }
                if let define = self.define(b, start, i) { defines.append(define) }
                continue
            }
            lineStart = false
            if c == 0x40, i + 1 < count, b[i + 1] == 0x22 {
                let (value, end) = string(b, i + 1)
                if let last = out.last, last.kind == .string { out[out.count - 1] = ObjectiveCToken(kind: .string, text: last.text + value, start: last.start, end: Int32(truncatingIfNeeded: end)) }
                else { out.append(ObjectiveCToken(kind: .string, text: value, start: Int32(truncatingIfNeeded: i), end: Int32(truncatingIfNeeded: end))) }
                i = end
                continue
            }
            if c == 0x22 {
                let (value, end) = string(b, i)
                if let last = out.last, last.kind == .string { out[out.count - 1] = ObjectiveCToken(kind: .string, text: last.text + value, start: last.start, end: Int32(truncatingIfNeeded: end)) }
                else { out.append(ObjectiveCToken(kind: .mark, text: "\"", start: Int32(truncatingIfNeeded: i), end: Int32(truncatingIfNeeded: end))) }
                i = end
                continue
            }
            if c == 0x27 {
                let start = i
                i += 1
                while i < count, b[i] != 0x27, b[i] != 0x0A { i += b[i] == 0x5C ? 2 : 1 }
                i = min(count, i + 1)
                out.append(ObjectiveCToken(kind: .number, text: "'", start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: i)))
                continue
            }
            let start = i
            if Condition.isNameByte(c) || (c == 0x40 && i + 1 < count && Condition.isNameByte(b[i + 1])) {
                i += 1
                while i < count, Condition.isNameByte(b[i]) { i += 1 }
                let isNumber = c >= 0x30 && c <= 0x39
                out.append(ObjectiveCToken(kind: isNumber ? .number : .word, text: String(decoding: b[start..<i], as: UTF8.self), start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: i)))
                continue
            }
            i += 1
            // Operators of two characters stay together.
            if i < count {
                let pair = (c, b[i])
                let isPair = switch pair {
                case (0x3D, 0x3D), (0x21, 0x3D), (0x3C, 0x3D), (0x3E, 0x3D), (0x26, 0x26), (0x7C, 0x7C), (0x2D, 0x3E), (0x2B, 0x3D), (0x2D, 0x3D), (0x7C, 0x3D), (0x2B, 0x2B), (0x2D, 0x2D): true
                default: false
                }
                if isPair { i += 1 }
            }
            out.append(ObjectiveCToken(kind: .mark, text: String(decoding: b[start..<i], as: UTF8.self), start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: i)))
        }
        return (out, defines)
    }

    private static func string(_ b: [UInt8], _ quote: Int) -> (String, Int) {
        var value: [UInt8] = [], i = quote + 1
        while i < b.count, b[i] != 0x22 {
            if b[i] == 0x5C, i + 1 < b.count {
                i += 1
                switch b[i] {
                case 0x6E: value.append(0x0A)
                case 0x74: value.append(0x09)
                case 0x72: value.append(0x0D)
                case 0x0A: break
                case 0x75, 0x55:
                    var code: UInt32 = 0, digits = 0
                    let most = b[i] == 0x75 ? 4 : 8
                    while digits < most, i + 1 < b.count, let d = hexDigit(Unicode.Scalar(b[i + 1])) { code = code &* 16 &+ d; i += 1; digits += 1 }
                    if let scalar = Unicode.Scalar(code) { value += Array(String(Character(scalar)).utf8) }
                default: value.append(b[i])
                }
                i += 1
            } else { value.append(b[i]); i += 1 }
        }
        return (String(decoding: value, as: UTF8.self), min(b.count, i + 1))
    }

    private static func define(_ b: [UInt8], _ start: Int, _ end: Int) -> Define? {
        let text = String(decoding: b[start..<end], as: UTF8.self)
        guard text.hasPrefix("#define ") else { return nil }
        var i = start + 8
        while i < end, b[i] == 0x20 { i += 1 }
        let nameStart = i
        while i < end, Condition.isNameByte(b[i]) { i += 1 }
        guard i > nameStart, i < end else { return nil }
        let name = String(decoding: b[nameStart..<i], as: UTF8.self)
        var parameters: [String]?
        if b[i] == UInt8(ascii: "(") {
            guard let close = b[i..<end].firstIndex(of: UInt8(ascii: ")")) else { return nil }
            parameters = b[(i + 1)..<close].split(separator: UInt8(ascii: ",")).map { String(decoding: $0.filter(Condition.isNameByte), as: UTF8.self) }
            i = close + 1
        } else if b[i] != 0x20, b[i] != 0x09 { return nil }
        // Blanks keep the offsets right.
        let body = [UInt8](repeating: 0x20, count: i) + b[i..<end].map { $0 == 0x5C ? 0x20 : $0 }
        return Define(name: name, parameters: parameters, tokens: tokens(body).tokens)
    }
}
