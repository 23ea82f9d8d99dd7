/// A pattern for paths and keys. `*` stands for any characters (in paths: but `/`), `**` for any with `/`, `?` for one.
public struct Glob: Sendable, Hashable {
    public let pattern: String
    private let bytes: [UInt8]
    /// In paths `*` stops at `/`, and a pattern without wildcards names a file or a folder with all below it.
    private let isPath: Bool

    public init(_ pattern: String, isPath: Bool = false) {
        self.pattern = pattern
        self.isPath = isPath
        var text = Substring(pattern)
        if isPath { while text.hasPrefix("./") { text = text.dropFirst(2) } }
        if isPath, text.hasSuffix("/") { text = text.dropLast() }
        bytes = Array(text.utf8)
    }

    public func matches(_ text: String) -> Bool {
        let text = Array(text.utf8)
        if match(bytes[...], text[...]) { return true }
        guard isPath else { return false }
        // A folder: everything below it. Without a slash a name counts at any depth.
        for i in text.indices where text[i] == 0x2F { if match(bytes[...], text[..<i]) { return true } }
        if !bytes.contains(0x2F) {
            var start = 0
            for i in text.indices where text[i] == 0x2F {
                if match(bytes[...], text[start..<i]) { return true }
                start = i + 1
            }
            return match(bytes[...], text[start...])
        }
        return false
    }

    /// Iterative with one point to come back to for each kind of star: no exponential cases.
    private func match(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
        var p = pattern.startIndex, t = text.startIndex
        var star: (p: Int, t: Int)?, doubleStar: (p: Int, t: Int)?
        while t < text.endIndex {
            if p < pattern.endIndex, pattern[p] == 0x2A {
                if isPath, p + 1 < pattern.endIndex, pattern[p + 1] == 0x2A {
                    p += 2
                    // `**/x` matches `x` too.
                    if p < pattern.endIndex, pattern[p] == 0x2F { p += 1 }
                    doubleStar = (p, t)
                    star = nil
                } else {
                    p += 1
                    star = (p, t)
                }
                continue
            }
            if p < pattern.endIndex, pattern[p] == text[t] || (pattern[p] == 0x3F && !(isPath && text[t] == 0x2F)) {
                p += 1
                t += 1
                continue
            }
            if let s = star, !(isPath && text[s.t] == 0x2F) {
                star = (s.p, s.t + 1)
                p = s.p
                t = s.t + 1
                continue
            }
            if let d = doubleStar {
                doubleStar = (d.p, d.t + 1)
                star = nil
                p = d.p
                t = d.t + 1
                continue
            }
            return false
        }
        while p < pattern.endIndex, pattern[p] == 0x2A { p += 1 }
        return p == pattern.endIndex
    }
}
