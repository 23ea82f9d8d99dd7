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

    /// The file gives text to an accessibility or text API, switches a control off, or names a symbol. Files that only define strings are read when a name
    /// in them is needed.
    static func hasUses(_ bytes: [UInt8]) -> Bool {
        hasAccessibility(bytes) || has(bytes, ".disabled(") || has(bytes, "nabled = ") || has(bytes, "AXCustomContent") || hasWord(bytes, "Text(") || hasWord(bytes, "Button(")
            || hasWord(bytes, "Label(") || hasWord(bytes, "Toggle(") || has(bytes, "setTitle") || has(bytes, ".text = ") || has(bytes, ".title = ") || has(bytes, "systemName") || has(bytes, "systemImage")
            || has(bytes, ".attributedText = ") || has(bytes, "setText:") || hasWord(bytes, "Chart") || hasWord(bytes, "AXChart") || hasOtherText(bytes)
    }

    /// Rarer ways to show text. Files of an interface framework only: the words stand in other code too.
    private static func hasOtherText(_ bytes: [UInt8]) -> Bool {
        if has(bytes, "UNMutableNotificationContent(") { return true }
        if has(bytes, "import SwiftUI") {
            for view: StaticString in ["TextField(", "SecureField(", "Picker(", "Section(", "Menu(", "Link(", "NavigationLink(", "Stepper(", "ProgressView(", "DisclosureGroup(", "GroupBox(", "LabeledContent(", "ContentUnavailableView("]
            where hasWord(bytes, view) { return true }
            if has(bytes, " ? "), has(bytes, ".fill(") || has(bytes, ".stroke(") || has(bytes, ".foregroundStyle(") { return true }
            return has(bytes, ".navigationTitle(") || has(bytes, ".alert(") || has(bytes, ".confirmationDialog(") || has(bytes, ".help(")
        }
        guard has(bytes, "import UIKit") || has(bytes, "import AppKit") || has(bytes, "import Cocoa") else { return false }
        if has(bytes, " ? "), has(bytes, "olor = ") { return true }
        return has(bytes, "laceholder = ") || has(bytes, "tringValue = ") || has(bytes, "prompt = ") || hasWord(bytes, "title = ") || has(bytes, "UIAlert") || has(bytes, "UIAction(") || has(bytes, "BarButtonItem(")
            || has(bytes, "UITabBarItem(") || has(bytes, "ackButtonTitle = ") || has(bytes, "econdaryText = ") || has(bytes, "UISegmentedControl(items") || has(bytes, "InSection section: Int) -> String?")
            || has(bytes, "UIMenu(") || has(bytes, "UIContextualAction(") || has(bytes, "NSMenuItem(") || has(bytes, "messageText")
    }

    /// A type is made, or a member of it used, before the previews of the file.
    static func makes(_ bytes: [UInt8], _ type: String) -> Bool {
        let name = Array(type.utf8), previews: [[UInt8]] = [Array("#Preview".utf8), Array("PreviewProvider".utf8)]
        var i = 0
        while i + name.count < bytes.count {
            if previews.contains(where: { bytes[i...].starts(with: $0) }) { return false }
            if bytes[i...].starts(with: name), i == 0 || !Condition.isNameByte(bytes[i - 1]), bytes[i + name.count] == UInt8(ascii: "(") || bytes[i + name.count] == UInt8(ascii: ".") { return true }
            i += 1
        }
        return false
    }

    /// Any accessibility API but identifiers, which tests use.
    private static func hasAccessibility(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { b in
            guard let base = b.baseAddress else { return false }
            let needle: StaticString = "ccessibility", length = needle.utf8CodeUnitCount
            var i = 0
            while i + length <= b.count, let found = memchr(base + i, 0x63, b.count - i - length + 1) {
                i = UnsafeRawPointer(found) - base
                if memcmp(base + i, needle.utf8Start, length) == 0 {
                    let rest: StaticString = "Identifier"
                    if i + length + rest.utf8CodeUnitCount > b.count || memcmp(base + i + length, rest.utf8Start, rest.utf8CodeUnitCount) != 0 { return true }
                }
                i += 1
            }
            return false
        }
    }

    /// The text at the start of a word: `Text(` but not `setText(`.
    private static func hasWord(_ bytes: [UInt8], _ needle: StaticString) -> Bool {
        bytes.withUnsafeBytes { b in
            guard let base = b.baseAddress else { return false }
            let length = needle.utf8CodeUnitCount
            var i = 0
            while i + length <= b.count, let found = memchr(base + i, Int32(needle.utf8Start[0]), b.count - i - length + 1) {
                i = UnsafeRawPointer(found) - base
                if memcmp(base + i, needle.utf8Start, length) == 0, i == 0 || !Condition.isNameByte(b[i - 1]) { return true }
                i += 1
            }
            return false
        }
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

    /// The file calls one of the functions, or makes one of the types; the label is that of the first argument.
    static func calls(_ bytes: [UInt8], _ names: [String: Set<String>]) -> Bool {
        guard !names.isEmpty else { return false }
        let lengths = Set(names.keys.map(\.utf8.count))
        return bytes.withUnsafeBytes { b in
            guard let base = b.baseAddress else { return false }
            var i = 0
            while i < b.count, let found = memchr(base + i, 0x28, b.count - i) {
                let bracket = UnsafeRawPointer(found) - base
                i = bracket + 1
                var start = bracket
                while start > 0, Condition.isNameByte(b[start - 1]) { start -= 1 }
                guard start < bracket, lengths.contains(bracket - start), let labels = names[String(decoding: b[start..<bracket], as: UTF8.self)] else { continue }
                if labels.contains("") { return true }
                var word = i
                while word < b.count, b[word] == 0x20 || b[word] == 0x0A || b[word] == 0x09 || b[word] == 0x0D { word += 1 }
                var end = word
                while end < b.count, Condition.isNameByte(b[end]) { end += 1 }
                if end < b.count, b[end] == 0x3A, labels.contains(String(decoding: b[word..<end], as: UTF8.self)) { return true }
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
