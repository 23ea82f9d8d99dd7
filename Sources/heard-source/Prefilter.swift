#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Looks at bytes to decide which files are worth parsing: parsing costs a second a megabyte.
enum Prefilter {
    static func has(_ bytes: [UInt8], _ needle: StaticString) -> Bool {
        has(bytes, UnsafeRawBufferPointer(start: needle.utf8Start, count: needle.utf8CodeUnitCount))
    }

    static func has(_ bytes: [UInt8], _ text: String) -> Bool { Array(text.utf8).withUnsafeBytes { has(bytes, $0) } }

    private static func has(_ bytes: [UInt8], _ needle: UnsafeRawBufferPointer) -> Bool {
        guard let first = needle.first, let pattern = needle.baseAddress else { return true }
        return bytes.withUnsafeBytes { b in
            guard var at = b.baseAddress, b.count >= needle.count else { return false }
            let last = at + (b.count - needle.count)
            while at <= last, let found = memchr(at, Int32(first), last - at + 1) {
                if memcmp(found, pattern, needle.count) == 0 { return true }
                at = UnsafeRawPointer(found) + 1
            }
            return false
        }
    }

    /// Tests, and helpers that only tests see.
    static func isTest(path: String, _ bytes: [UInt8]) -> Bool {
        for part in path.split(separator: "/") {
            if part.hasSuffix("Tests") || part == "Mocks" || part == "TestHelpers" || part == "Previews" || part == "Preview Content" || part.hasSuffix("Tests.swift") || part.hasSuffix("Test.swift") || part.hasSuffix("Tests.m")
                || part.hasPrefix("UITest") { return true }
        }
        return has(bytes, "import XCTest") || has(bytes, "import Testing") || has(bytes, "import Quick\n")
    }

    /// The file gives text to an accessibility or text API.
    static func hasUses(_ bytes: [UInt8]) -> Bool {
        has(bytes, "ccessibility") || has(bytes, "Text(") || has(bytes, "setTitle(") || has(bytes, "ocalizedString") || has(bytes, "(localized:")
            || has(bytes, "Button(") || has(bytes, "Label(") || has(bytes, "systemName") || has(bytes, "systemImage") || has(bytes, "AXCustomContent")
    }

    /// The file declares one of the names: a type, an extension of it, a constant.
    static func declares(_ bytes: [UInt8], _ names: Set<String>) -> Bool {
        bytes.withUnsafeBytes { b in
            let count = b.count
            var i = 0
            while i < count {
                guard Condition.isNameByte(b[i]) else { i += 1; continue }
                let start = i
                while i < count, Condition.isNameByte(b[i]) { i += 1 }
                guard i < count, b[i] == 0x20, isDeclaring(b, start, i - start) else { continue }
                let name = i + 1
                var end = name
                while end < count, Condition.isNameByte(b[end]) || b[end] == 0x2E { end += 1 }
                // `extension Outer.Inner` declares members of Inner.
                var last = end
                while last > name, b[last - 1] != 0x2E { last -= 1 }
                if end > last, names.contains(String(decoding: b[last..<end], as: UTF8.self)) { return true }
            }
            return false
        }
    }

    /// let, var, func, enum, class, struct, protocol, extension; constants count only outside of functions, at the start of a line.
    private static func isDeclaring(_ b: UnsafeRawBufferPointer, _ start: Int, _ length: Int) -> Bool {
        func isWord(_ word: StaticString) -> Bool { word.utf8CodeUnitCount == length && memcmp(b.baseAddress! + start, word.utf8Start, length) == 0 }
        switch length {
        case 3: return (isWord("let") || isWord("var")) && (start < 2 || b[start - 1] == 0x0A || b[start - 1] == 0x20 && b[start - 2] != 0x20)
        case 4: return isWord("func") || isWord("enum")
        case 5: return isWord("class") || isWord("actor")
        case 6: return isWord("struct")
        case 8: return isWord("protocol")
        case 9: return isWord("extension")
        default: return false
        }
    }
}
