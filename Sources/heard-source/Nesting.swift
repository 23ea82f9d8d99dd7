/// Keeps hostile source away from the parser: code that nests, or strings calls together, far beyond what people write costs it minutes.
enum Nesting {
    /// Brackets inside brackets. The parser itself gives up at 256.
    static let depthLimit = 200
    /// Calls on the result of a call: `.font(…).padding(…)…`.
    static let chainLimit = 1_000
    /// Square brackets inside each other without a brace between. The parser tries each one as a type in two ways before it takes it for an array, so
    /// that every level doubles the time; people write three or four.
    static let squareLimit = 10
    /// What all levels from the sixth on may cost together, each one twice the level before.
    private static let squareWork = 1 << 16

    /// Looks at brackets outside comments and string literals.
    static func isExcessive(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { isExcessive($0) }
    }

    private static func isExcessive(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var depth = 0, i = 0
        // Links of the chain that is open at each depth.
        var chains = [Int](repeating: 0, count: depthLimit + 2)
        // Square brackets that are open, and how many were so before the bracket at each depth.
        var squares = 0, work = 0
        var outerSquares = [Int](repeating: 0, count: depthLimit + 2)
        while i < bytes.count {
            switch bytes[i] {
            case UInt8(ascii: "/"):
                if i + 1 < bytes.count, bytes[i + 1] == UInt8(ascii: "/") {
                    while i < bytes.count, bytes[i] != 0x0A { i += 1 }
                } else if i + 1 < bytes.count, bytes[i + 1] == UInt8(ascii: "*") {
                    i += 2
                    while i + 1 < bytes.count, bytes[i] != UInt8(ascii: "*") || bytes[i + 1] != UInt8(ascii: "/") { i += 1 }
                    i += 1
                }
            case UInt8(ascii: "\""):
                guard let end = stringEnd(bytes, i, level: 0) else { return true }
                i = end
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > depthLimit { return true }
                chains[depth] = 0
                outerSquares[depth] = squares
                if bytes[i] == UInt8(ascii: "{") { squares = 0 } else if bytes[i] == UInt8(ascii: "[") {
                    squares += 1
                    if squares > squareLimit { return true }
                    if squares > 5 { work += 1 << squares }
                    if work > squareWork { return true }
                }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth > 0 { squares = outerSquares[depth] }
                depth = max(0, depth - 1)
                var next = i + 1
                while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
                if next < bytes.count, bytes[next] == UInt8(ascii: ".") {
                    chains[depth] += 1
                    if chains[depth] > chainLimit { return true }
                } else if next >= bytes.count || ![UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(bytes[next]) { chains[depth] = 0 }
            default: break
            }
            i += 1
        }
        return false
    }

    /// The last byte of a string literal that starts at `start`; a plain one ends at the latest with its line. Nil where an inserted expression nests
    /// as nobody writes it.
    private static func stringEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, level: Int) -> Int? {
        let quote = UInt8(ascii: "\"")
        let isLong = start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
        // `#"\d"#`: a backslash is one there, and `\#(` inserts.
        let isRaw = start > 0 && bytes[start - 1] == UInt8(ascii: "#")
        var i = start + (isLong ? 3 : 1)
        while i < bytes.count {
            if bytes[i] == UInt8(ascii: "\\") {
                let next = i + (isRaw ? 2 : 1)
                if next < bytes.count, bytes[next] == UInt8(ascii: "("), !isRaw || bytes[i + 1] == UInt8(ascii: "#") {
                    guard let end = insertEnd(bytes, next, isLong: isLong, level: level + 1) else { return nil }
                    i = end
                } else { i += isRaw ? 1 : 2 }
                continue
            }
            if isLong {
                if bytes[i] == quote, i + 2 < bytes.count, bytes[i + 1] == quote, bytes[i + 2] == quote { return i + 2 }
            } else if bytes[i] == 0x0A || bytes[i] == quote && (!isRaw || i + 1 >= bytes.count || bytes[i + 1] == UInt8(ascii: "#")) { return i }
            i += 1
        }
        return bytes.count
    }

    /// What follows the parenthesis that closes the one at `start`, or the line's end in a plain literal.
    private static func insertEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, isLong: Bool, level: Int) -> Int? {
        if level > squareLimit { return nil }
        var i = start, depth = 0, squares = 0
        while i < bytes.count {
            switch bytes[i] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return i + 1 }
            case UInt8(ascii: "["):
                squares += 1
                if squares > squareLimit { return nil }
            case UInt8(ascii: "]"): squares = max(0, squares - 1)
            case UInt8(ascii: "\""):
                guard let end = stringEnd(bytes, i, level: level) else { return nil }
                // A line's end, which closes a literal that is left open, is looked at again: it may close this one too.
                i = end < bytes.count && bytes[end] == 0x0A && end > i ? end - 1 : end
            case 0x0A where !isLong: return i
            default: break
            }
            i += 1
        }
        return i
    }
}
