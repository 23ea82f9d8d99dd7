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

    /// The file declares one of the names.
    static func declares(_ bytes: [UInt8], _ names: Set<String>) -> Bool {
        bytes.withUnsafeBytes { b in
            var i = 0
            let count = b.count
            while i < count {
                // A word that is followed by a space: let, var, func, case.
                let c = b[i]
                guard c == 0x6C || c == 0x76 || c == 0x66 || c == 0x63, i == 0 || !Condition.isNameByte(b[i - 1]) else { i += 1; continue }
                var length = 0
                if i + 4 < count, c == 0x6C, b[i + 1] == 0x65, b[i + 2] == 0x74, b[i + 3] == 0x20 { length = 4 }
                else if i + 4 < count, c == 0x76, b[i + 1] == 0x61, b[i + 2] == 0x72, b[i + 3] == 0x20 { length = 4 }
                else if i + 5 < count, c == 0x66, b[i + 1] == 0x75, b[i + 2] == 0x6E, b[i + 3] == 0x63, b[i + 4] == 0x20 { length = 5 }
                else if i + 5 < count, c == 0x63, b[i + 1] == 0x61, b[i + 2] == 0x73, b[i + 3] == 0x65, b[i + 4] == 0x20 { length = 5 }
                if length == 0 { i += 1; continue }
                i += length
                let start = i
                while i < count, Condition.isNameByte(b[i]) { i += 1 }
                if i > start, names.contains(String(decoding: b[start..<i], as: UTF8.self)) { return true }
            }
            return false
        }
    }
}
