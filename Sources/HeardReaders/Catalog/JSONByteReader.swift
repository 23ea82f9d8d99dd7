import CSimdJSON
import HeardCore

/// Reads JSON (RFC 8259) byte by byte and says exactly where it breaks.
///
/// simdjson refuses a document as a whole; then this reader goes over the same bytes and hands the same tokens, up to the break,
/// to the same interpreter.
struct JSONByteReader {
    /// Where and why reading stopped.
    struct Stop {
        enum Reason { case syntax, depth, consumer }
        var reason: Reason
        var offset: Int
        var message: String
    }

    private let bytes: UnsafeRawBufferPointer
    private let maxDepth: Int
    private var i = 0
    private var tokens: [csimdjson_token] = []
    private var stop: Stop?

    init(_ bytes: UnsafeRawBufferPointer, maxDepth: Int) {
        self.bytes = bytes
        self.maxDepth = maxDepth
    }

    /// Reads everything; nil if the text is sound. The pieces are those of `csimdjson_walk`; `consume` returns false to stop.
    mutating func read(_ consume: (_ piece: Int32, UnsafeBufferPointer<csimdjson_token>) -> Bool) -> Stop? {
        skipWhitespace()
        guard i < bytes.count else { return fail("here a “{” is missing: the file holds nothing") }
        guard bytes[i] == UInt8(ascii: "{") else { return fail("here a “{” is missing: a catalog is one JSON object") }
        i += 1
        let sound = fields { reader in
            guard let name = reader.key() else { return false }
            reader.skipWhitespace()
            let isStrings = name.escaped == 0 && reader.equals(name, "strings") && reader.i < reader.bytes.count && reader.bytes[reader.i] == UInt8(ascii: "{") && !reader.isEmptyObject
            guard isStrings else {
                return reader.value(depth: 1) && reader.hand(over: Int32(CSIMDJSON_TOP_FIELD), consume)
            }
            reader.i += 1
            return reader.fields { inner in
                inner.key() != nil && inner.value(depth: 2) && inner.hand(over: Int32(CSIMDJSON_STRINGS_FIELD), consume)
            }
        }
        guard sound else { return stop }
        skipWhitespace()
        return i < bytes.count ? fail("nothing may follow the “}” that ends the catalog") : nil
    }

    /// At an opening brace: nothing stands between it and its closing one. Without entries `strings` is handed over like any other field.
    private var isEmptyObject: Bool {
        var next = i + 1
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x0A || bytes[next] == 0x0D || bytes[next] == 0x09 { next += 1 }
        return next < bytes.count && bytes[next] == UInt8(ascii: "}")
    }

    private mutating func hand(over piece: Int32, _ consume: (Int32, UnsafeBufferPointer<csimdjson_token>) -> Bool) -> Bool {
        if tokens.withUnsafeBufferPointer({ consume(piece, $0) }) { return true }
        stop = Stop(reason: .consumer, offset: i, message: "")
        return false
    }

    /// The fields of the top object or of `strings`, one piece each, up to and with the closing brace.
    private mutating func fields(_ field: (inout JSONByteReader) -> Bool) -> Bool {
        skipWhitespace()
        if i < bytes.count, bytes[i] == UInt8(ascii: "}") { i += 1; return true }
        while true {
            tokens.removeAll(keepingCapacity: true)
            guard field(&self) else { return false }
            skipWhitespace()
            if i < bytes.count, bytes[i] == UInt8(ascii: ",") { i += 1; continue }
            if i < bytes.count, bytes[i] == UInt8(ascii: "}") { i += 1; return true }
            return failed("here a “,” or a “}” is missing")
        }
    }

    private func equals(_ token: csimdjson_token, _ word: StaticString) -> Bool { bytes.text(token, is: word) }

    /// A key and its colon.
    private mutating func key() -> csimdjson_token? {
        skipWhitespace()
        guard i < bytes.count, bytes[i] == UInt8(ascii: "\"") else { _ = failed("here a key in quotes is missing, or the comma before is one too many"); return nil }
        guard string(UInt8(CSIMDJSON_KEY)) else { return nil }
        let token = tokens[tokens.count - 1]
        skipWhitespace()
        guard i < bytes.count, bytes[i] == UInt8(ascii: ":") else { _ = failed("here a “:” is missing after the key"); return nil }
        i += 1
        return token
    }

    private mutating func value(depth: Int) -> Bool {
        skipWhitespace()
        guard i < bytes.count else { return failed("here a value is missing") }
        switch bytes[i] {
        case UInt8(ascii: "\""): return string(UInt8(CSIMDJSON_STRING))
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return array(depth: depth)
        case UInt8(ascii: "t"): return word("true")
        case UInt8(ascii: "f"): return word("false")
        case UInt8(ascii: "n"): return word("null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
        default: return failed("here a value is missing")
        }
    }

    private mutating func object(depth: Int) -> Bool {
        guard let index = open(UInt8(CSIMDJSON_OBJECT_START), depth: depth) else { return false }
        skipWhitespace()
        if i < bytes.count, bytes[i] == UInt8(ascii: "}") { return close(UInt8(CSIMDJSON_OBJECT_END), index) }
        while true {
            guard key() != nil, value(depth: depth + 1) else { return false }
            skipWhitespace()
            if i < bytes.count, bytes[i] == UInt8(ascii: ",") { i += 1; continue }
            if i < bytes.count, bytes[i] == UInt8(ascii: "}") { return close(UInt8(CSIMDJSON_OBJECT_END), index) }
            return failed("here a “,” or a “}” is missing")
        }
    }

    private mutating func array(depth: Int) -> Bool {
        guard let index = open(UInt8(CSIMDJSON_ARRAY_START), depth: depth) else { return false }
        skipWhitespace()
        if i < bytes.count, bytes[i] == UInt8(ascii: "]") { return close(UInt8(CSIMDJSON_ARRAY_END), index) }
        while true {
            guard value(depth: depth + 1) else { return false }
            skipWhitespace()
            if i < bytes.count, bytes[i] == UInt8(ascii: ",") { i += 1; continue }
            if i < bytes.count, bytes[i] == UInt8(ascii: "]") { return close(UInt8(CSIMDJSON_ARRAY_END), index) }
            return failed("here a “,” or a “]” is missing")
        }
    }

    private mutating func open(_ kind: UInt8, depth: Int) -> Int? {
        guard depth < maxDepth else {
            stop = Stop(reason: .depth, offset: i, message: "")
            return nil
        }
        tokens.append(csimdjson_token(start: UInt32(i), end: 0, kind: kind, escaped: 0))
        i += 1
        return tokens.count - 1
    }

    private mutating func close(_ kind: UInt8, _ index: Int) -> Bool {
        i += 1
        tokens[index].end = UInt32(tokens.count)
        tokens.append(csimdjson_token(start: 0, end: 0, kind: kind, escaped: 0))
        return true
    }

    private mutating func string(_ kind: UInt8) -> Bool {
        let opening = i
        i += 1
        let start = i
        var escaped = false
        while i < bytes.count {
            let byte = bytes[i]
            if byte == UInt8(ascii: "\"") {
                tokens.append(csimdjson_token(start: UInt32(start), end: UInt32(i), kind: kind, escaped: escaped ? 1 : 0))
                i += 1
                return true
            }
            if byte == UInt8(ascii: "\\") {
                escaped = true
                guard escape() else { return false }
            } else if byte < 0x20 {
                if byte == 0x0A || byte == 0x0D {
                    return failed("the string that begins in this line is not closed before the line ends (a line break inside a string is written \\n)")
                }
                return failed("a control character (U+\(hex(UInt32(byte)))) stands inside a string; JSON wants it escaped")
            } else { i += 1 }
        }
        i = opening
        return failed("the string that begins here is never closed")
    }

    private mutating func escape() -> Bool {
        guard i + 1 < bytes.count else { return failed("the file ends inside an escape") }
        switch bytes[i + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            i += 2
        case UInt8(ascii: "u"):
            for k in i + 2..<i + 6 where k >= bytes.count || hexDigit(bytes[k]) == nil { return failed("“\\u” needs four hexadecimal digits") }
            i += 6
        default: return failed("JSON has no such escape: before this character no backslash may stand")
        }
        return true
    }

    private mutating func word(_ word: StaticString) -> Bool {
        let end = i + word.utf8CodeUnitCount
        let token = csimdjson_token(start: UInt32(i), end: UInt32(min(end, bytes.count)), kind: UInt8(CSIMDJSON_OTHER), escaped: 0)
        guard end <= bytes.count, bytes.text(token, is: word) else { return failed("here a value is missing") }
        tokens.append(token)
        i = end
        return true
    }

    private mutating func number() -> Bool {
        let start = i
        func digits(_ reader: inout JSONByteReader) -> Bool {
            let first = reader.i
            while reader.i < reader.bytes.count, reader.bytes[reader.i] >= 0x30, reader.bytes[reader.i] <= 0x39 { reader.i += 1 }
            return reader.i > first
        }
        if bytes[i] == UInt8(ascii: "-") { i += 1 }
        if i < bytes.count, bytes[i] == UInt8(ascii: "0") { i += 1 } else if !digits(&self) { return failed("this is no number") }
        if i < bytes.count, bytes[i] == UInt8(ascii: ".") {
            i += 1
            if !digits(&self) { return failed("this is no number") }
        }
        if i < bytes.count, bytes[i] | 0x20 == UInt8(ascii: "e") {
            i += 1
            if i < bytes.count, bytes[i] == UInt8(ascii: "+") || bytes[i] == UInt8(ascii: "-") { i += 1 }
            if !digits(&self) { return failed("this is no number") }
        }
        tokens.append(csimdjson_token(start: UInt32(start), end: UInt32(i), kind: UInt8(CSIMDJSON_OTHER), escaped: 0))
        return true
    }

    private mutating func skipWhitespace() {
        while i < bytes.count {
            switch bytes[i] {
            case 0x20, 0x09, 0x0A, 0x0D: i += 1
            default: return
            }
        }
    }

    private mutating func fail(_ message: String) -> Stop {
        _ = failed(message)
        return stop ?? Stop(reason: .syntax, offset: i, message: message)
    }

    private mutating func failed(_ message: String) -> Bool {
        if stop == nil { stop = Stop(reason: .syntax, offset: i, message: message) }
        return false
    }
}

extension UnsafeRawBufferPointer {
    /// The bytes of a token are exactly `word`.
    @inline(__always)
    func text(_ token: csimdjson_token, is word: StaticString) -> Bool {
        let count = Int(token.end) - Int(token.start)
        guard count == word.utf8CodeUnitCount, Int(token.end) <= self.count else { return false }
        for k in 0..<count where self[Int(token.start) + k] != word.utf8Start[k] { return false }
        return true
    }
}
