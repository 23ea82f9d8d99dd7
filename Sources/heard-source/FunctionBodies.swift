/// Names that are called, and names of members and variables that get a value.
struct NameSet {
    var called: Set<String> = []
    var assigned: Set<String> = []

    var isEmpty: Bool { called.isEmpty && assigned.isEmpty }

    mutating func formUnion(_ other: NameSet) {
        called.formUnion(other.called)
        assigned.formUnion(other.assigned)
    }

    func isDisjoint(with other: NameSet) -> Bool { called.isDisjoint(with: other.called) && assigned.isDisjoint(with: other.assigned) }
}

/// Finds the bodies of functions that hold nothing which is read from them at first sight: the parser, which costs most of the time, gets spaces in their
/// place. When somebody asks for a name that is called or assigned in such a body, it is parsed after all, see ``SourceReader``.
struct FunctionBodies {
    struct Body {
        /// Between the braces.
        var inside: Range<Int>
        /// From `func` to the closing brace.
        var whole: Range<Int>
        /// Heads of the types around it, from the keyword to the brace, outermost first, with the closing brace of each.
        var types: [Int]
        var names: NameSet
    }

    struct TypeHead {
        var head: Range<Int>
        var end: Int
        var name: String
    }

    private(set) var bodies: [Body] = []
    private(set) var types: [TypeHead] = []
    private var open: [Int] = []
    private let scanner: CodeScanner

    /// Bodies of one Swift file; none where its brackets and quotes don't add up.
    init(_ bytes: UnsafeRawBufferPointer) {
        scanner = CodeScanner(bytes: bytes)
        if !read(bytes) { (bodies, types) = ([], []) }
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var i = 0, pending: Int?, conditional = 0
        while i < bytes.count {
            let byte = bytes[i]
            if let next = scanner.skippingText(i) {
                guard next > 0 else { return false }
                i = next
            } else if byte == UInt8(ascii: "{") {
                if let start = pending {
                    open.append(types.count)
                    types.append(TypeHead(head: start..<(i + 1), end: 0, name: scanner.lastPart(of: scanner.word(after: start))))
                    pending = nil
                    i += 1
                } else {
                    guard let end = scanner.closing(i) else { return false }
                    i = end + 1
                }
            } else if byte == UInt8(ascii: "}") {
                guard let type = open.popLast() else { return false }
                types[type].end = i
                i += 1
            } else if byte == UInt8(ascii: "#") {
                if scanner.isWord("#if", i) { conditional += 1 } else if scanner.isWord("#endif", i) { conditional -= 1 }
                i += 1
            } else if Condition.isNameByte(byte) {
                let start = i
                while i < bytes.count, Condition.isNameByte(bytes[i]) { i += 1 }
                guard start == 0 || bytes[start - 1] != UInt8(ascii: ".") else { continue }
                switch i - start {
                case 3 where scanner.isWord("var", start) || scanner.isWord("let", start): pending = nil
                case 4 where scanner.isWord("enum", start), 5 where scanner.isWord("class", start) || scanner.isWord("actor", start), 6 where scanner.isWord("struct", start), 9 where scanner.isWord("extension", start):
                    pending = start
                case 4 where scanner.isWord("func", start) || scanner.isWord("init", start):
                    pending = nil
                    guard let brace = scanner.bodyOfPlainFunction(i) else { continue }
                    guard let end = scanner.closing(brace) else { return false }
                    if conditional == 0, end - brace > 40, let names = scanner.names(in: (brace + 1)..<end) {
                        bodies.append(Body(inside: (brace + 1)..<end, whole: start..<(end + 1), types: open, names: names))
                    }
                    i = end + 1
                default: break
                }
            } else { i += 1 }
        }
        return open.isEmpty
    }
}

/// A look at Swift code that knows strings, comments, names and braces.
struct CodeScanner {
    let bytes: UnsafeRawBufferPointer

    func isWord(_ word: StaticString, _ at: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        guard at + length <= bytes.count else { return false }
        for k in 0..<length where bytes[at + k] != word.utf8Start[k] { return false }
        return at + length == bytes.count || !Condition.isNameByte(bytes[at + length])
    }

    /// The end of the comment or string literal that starts here; nil if none does, 0 if it has no end that is sure.
    func skippingText(_ i: Int) -> Int? {
        switch bytes[i] {
        case UInt8(ascii: "\""): return string(i, depth: 0) ?? 0
        case UInt8(ascii: "#"):
            var pounds = i
            while pounds < bytes.count, bytes[pounds] == UInt8(ascii: "#") { pounds += 1 }
            // Raw strings and regular expressions: not worth their rules.
            return pounds < bytes.count && (bytes[pounds] == UInt8(ascii: "\"") || bytes[pounds] == UInt8(ascii: "/")) ? 0 : nil
        case UInt8(ascii: "/"):
            guard i + 1 < bytes.count else { return nil }
            if bytes[i + 1] == UInt8(ascii: "/") {
                var end = i
                while end < bytes.count, bytes[end] != 0x0A { end += 1 }
                return end
            }
            if bytes[i + 1] == UInt8(ascii: "*") {
                var depth = 1, end = i + 2
                while end + 1 < bytes.count, depth > 0 {
                    if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { depth -= 1; end += 2 }
                    else if bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "*") { depth += 1; end += 2 }
                    else { end += 1 }
                }
                return depth == 0 ? end : 0
            }
            // `/` after an operator or bracket may begin a regular expression.
            var before = i
            while before > 0, bytes[before - 1] == 0x20 { before -= 1 }
            let isValue = before > 0 && (Condition.isNameByte(bytes[before - 1]) || bytes[before - 1] == UInt8(ascii: ")") || bytes[before - 1] == UInt8(ascii: "]") || bytes[before - 1] == UInt8(ascii: "\""))
            return isValue || bytes[i + 1] == 0x20 ? nil : 0
        default: return nil
        }
    }

    /// The place after a string literal; nil where it does not end.
    private func string(_ start: Int, depth: Int) -> Int? {
        let quote = UInt8(ascii: "\"")
        guard depth < 8 else { return nil }
        let isLong = start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
        var i = start + (isLong ? 3 : 1)
        while i < bytes.count {
            if bytes[i] == UInt8(ascii: "\\") {
                guard i + 1 < bytes.count else { return nil }
                guard bytes[i + 1] == UInt8(ascii: "(") else { i += 2; continue }
                var brackets = 1
                i += 2
                while i < bytes.count, brackets > 0 {
                    switch bytes[i] {
                    case UInt8(ascii: "("): brackets += 1; i += 1
                    case UInt8(ascii: ")"): brackets -= 1; i += 1
                    case quote:
                        guard let end = string(i, depth: depth + 1) else { return nil }
                        i = end
                    default: i += 1
                    }
                }
            } else if isLong {
                if bytes[i] == quote, i + 2 < bytes.count, bytes[i + 1] == quote, bytes[i + 2] == quote { return i + 3 }
                i += 1
            } else if bytes[i] == quote { return i + 1 } else if bytes[i] == 0x0A { return nil } else { i += 1 }
        }
        return nil
    }

    /// The brace that closes the one at `start`.
    func closing(_ start: Int) -> Int? {
        var depth = 0, i = start
        while i < bytes.count {
            if let next = skippingText(i) {
                guard next > 0 else { return nil }
                i = next
                continue
            }
            if bytes[i] == UInt8(ascii: "{") { depth += 1 } else if bytes[i] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return i }
            }
            i += 1
        }
        return nil
    }

    private func space(_ i: Int) -> Int {
        var i = i
        while i < bytes.count, bytes[i] == 0x20 || bytes[i] == 0x0A || bytes[i] == 0x09 || bytes[i] == 0x0D { i += 1 }
        return i
    }

    private func nameEnd(_ i: Int) -> Int {
        var i = i
        while i < bytes.count, Condition.isNameByte(bytes[i]) { i += 1 }
        return i
    }

    /// The name after a keyword: `Foo`, `Foo.Bar`.
    func word(after start: Int) -> Range<Int> {
        let name = space(nameEnd(start))
        var end = name
        while end < bytes.count, Condition.isNameByte(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
        return name..<end
    }

    func lastPart(of range: Range<Int>) -> String {
        var start = range.upperBound
        while start > range.lowerBound, bytes[start - 1] != UInt8(ascii: ".") { start -= 1 }
        return String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
    }

    /// The opening brace of a function that gives nothing back that is read: `(…) async throws -> Bool {`; nil for others.
    func bodyOfPlainFunction(_ after: Int) -> Int? {
        var i = space(after)
        i = nameEnd(i)
        if i < bytes.count, bytes[i] == UInt8(ascii: "?") || bytes[i] == UInt8(ascii: "!") { i += 1 }
        i = space(i)
        guard i < bytes.count, bytes[i] == UInt8(ascii: "(") else { return nil }
        var depth = 0
        while i < bytes.count {
            if let next = skippingText(i) {
                guard next > 0 else { return nil }
                i = next
                continue
            }
            switch bytes[i] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            // A closure as default value.
            case UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
            default: break
            }
            i += 1
            if depth == 0 { break }
        }
        i = space(i)
        while true {
            let end = nameEnd(i)
            guard end > i, isWord("async", i) || isWord("throws", i) || isWord("rethrows", i) else { break }
            i = space(end)
        }
        if i + 1 < bytes.count, bytes[i] == UInt8(ascii: "-"), bytes[i + 1] == UInt8(ascii: ">") {
            i = space(i + 2)
            var end = i
            while end < bytes.count, Condition.isNameByte(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
            guard end > i, !isWord("some", i), !isWord("any", i), !isTextType(String(decoding: bytes[i..<end], as: UTF8.self)) else { return nil }
            i = end
            if i < bytes.count, bytes[i] == UInt8(ascii: "?") { i += 1 }
            i = space(i)
        }
        return i < bytes.count && bytes[i] == UInt8(ascii: "{") ? i : nil
    }

    /// The names that code calls or assigns; nil where it holds something that ``SwiftFileReader`` reads by itself, or declares more than values.
    func names(in range: Range<Int>) -> NameSet? {
        var found = NameSet(), i = range.lowerBound, before = 0..<0
        while i < range.upperBound {
            guard Condition.isNameByte(bytes[i]) else { i += 1; continue }
            let start = i
            i = nameEnd(i)
            let name = start..<i
            defer { before = name }
            if isTelling(name) { return nil }
            var next = i
            while next < range.upperBound, bytes[next] == UInt8(ascii: "?") || bytes[next] == UInt8(ascii: "!") { next += 1 }
            let isCalledAtOnce = next < range.upperBound && (bytes[next] == UInt8(ascii: "(") || bytes[next] == UInt8(ascii: "<"))
            next = space(next)
            guard next + 1 < range.upperBound else { continue }
            let isAssigned = (bytes[next] == UInt8(ascii: "=") && bytes[next + 1] != UInt8(ascii: "=")) || (bytes[next] == UInt8(ascii: "+") && bytes[next + 1] == UInt8(ascii: "="))
            guard isCalledAtOnce || bytes[next] == UInt8(ascii: "{") || isAssigned else { continue }
            let text = String(decoding: bytes[name], as: UTF8.self)
            if isAssigned {
                if Vocabulary.readAssignments.contains(text) { return nil }
                if isWord("let", before.lowerBound) || isWord("var", before.lowerBound) { continue }
                found.assigned.insert(text)
            } else {
                if Vocabulary.readCalls.contains(text) || Vocabulary.isReadByEnding(text) { return nil }
                // `Foo.init(…)` makes a Foo.
                if text == "init", !before.isEmpty { found.called.insert(String(decoding: bytes[before], as: UTF8.self)) }
                found.called.insert(text)
            }
        }
        return found
    }

    /// Accessibility names, SF Symbols, declarations.
    private func isTelling(_ name: Range<Int>) -> Bool {
        let start = name.lowerBound
        switch name.count {
        case 4: return isWord("func", start) || isWord("enum", start)
        case 5: return isWord("class", start) || isWord("actor", start)
        case 6: return isWord("struct", start)
        case 8: return isWord("protocol", start)
        case 9 where isWord("extension", start): return true
        case 10 where isWord("systemName", start): return true
        case 11 where isWord("systemImage", start): return true
        case 15 where isWord("systemImageName", start): return true
        case 16 where isWord("systemSymbolName", start): return true
        default: break
        }
        guard name.count >= 5 else { return false }
        for i in start..<(name.upperBound - 3) {
            switch bytes[i] {
            case UInt8(ascii: "c") where name.upperBound - i >= 7 && starts("ccessib", i): return true
            case UInt8(ascii: "1") where bytes[i + 1] == UInt8(ascii: "1") && bytes[i + 2] == UInt8(ascii: "y") && i > start && bytes[i - 1] | 0x20 == UInt8(ascii: "a"): return true
            default: break
            }
        }
        return false
    }

    private func starts(_ text: StaticString, _ at: Int) -> Bool {
        for k in 0..<text.utf8CodeUnitCount where at + k >= bytes.count || bytes[at + k] != text.utf8Start[k] { return false }
        return true
    }
}
