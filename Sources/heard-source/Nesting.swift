/// Keeps hostile source away from the parser: code that nests, or strings calls together, far beyond what people write costs it minutes.
enum Nesting {
    /// Brackets inside brackets. The parser itself gives up at 256.
    static let depthLimit = 200
    /// Calls on the result of a call: `.font(…).padding(…)…`.
    static let chainLimit = 1_000

    /// Looks at brackets outside comments and string literals.
    static func isExcessive(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { isExcessive($0) }
    }

    private static func isExcessive(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var depth = 0, i = 0
        // Links of the chain that is open at each depth.
        var chains = [Int](repeating: 0, count: depthLimit + 2)
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
            case UInt8(ascii: "\""): i = stringEnd(bytes, i)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > depthLimit { return true }
                chains[depth] = 0
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
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

    /// The last byte of a string literal that starts at `start`; a plain one ends at the latest with its line.
    private static func stringEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        let quote = UInt8(ascii: "\"")
        let isLong = start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
        var i = start + (isLong ? 3 : 1)
        while i < bytes.count {
            if bytes[i] == UInt8(ascii: "\\") { i += 2; continue }
            if isLong {
                if bytes[i] == quote, i + 2 < bytes.count, bytes[i + 1] == quote, bytes[i + 2] == quote { return i + 2 }
            } else if bytes[i] == quote || bytes[i] == 0x0A { return i }
            i += 1
        }
        return bytes.count
    }
}
