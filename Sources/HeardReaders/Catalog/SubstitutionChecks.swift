import CSimdJSON
import HeardCore
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What Xcode's compiler demands of the `substitutions` of one localization, gathered while its values are read.
struct SubstitutionChecks {
    private struct Defined {
        var name: String
        var range: ByteRange
        var hasPlural = false
        var hasOther = false
    }

    private struct Reference {
        var name: String
        var range: ByteRange
        /// In a form of a substitution, not in the root text.
        var isInLeaf: Bool
    }

    private var defined: [Defined] = []
    private var references: [Reference] = []
    private var hasRoot = false

    mutating func begin(_ name: String, _ token: csimdjson_token) {
        defined.append(Defined(name: name, range: ByteRange(start: Int(token.start), end: Int(token.end))))
    }

    /// The categories of the plural of the substitution that was begun last.
    mutating func pluralForms(_ tokens: UnsafeBufferPointer<csimdjson_token>, _ start: Int, _ bytes: UnsafeRawBufferPointer) {
        guard !defined.isEmpty else { return }
        defined[defined.count - 1].hasPlural = true
        var i = start + 1
        while i < Int(tokens[start].end) {
            if bytes.text(tokens[i], is: "other") { defined[defined.count - 1].hasOther = true }
            let value = tokens[i + 1]
            i = value.kind == CSIMDJSON_OBJECT_START || value.kind == CSIMDJSON_ARRAY_START ? Int(value.end) + 1 : i + 2
        }
    }

    /// Finds `%#@NAME@` and `%1$#@NAME@` in a value.
    @inline(__always)
    mutating func note(_ bytes: UnsafeRawBufferPointer, _ token: csimdjson_token, isLeaf: Bool) {
        if !isLeaf { hasRoot = true }
        let start = Int(token.start), end = Int(token.end) - 1
        guard start < end, let base = bytes.baseAddress, let first = memchr(base + start, Int32(UInt8(ascii: "#")), end - start) else { return }
        var i = UnsafeRawPointer(first) - base
        while i < end {
            if bytes[i] == UInt8(ascii: "#"), bytes[i + 1] == UInt8(ascii: "@") { i = reference(bytes, token, at: i, isLeaf: isLeaf) } else { i += 1 }
        }
    }

    private mutating func reference(_ bytes: UnsafeRawBufferPointer, _ token: csimdjson_token, at hash: Int, isLeaf: Bool) -> Int {
        var close = hash + 2
        while close < Int(token.end), bytes[close] != UInt8(ascii: "@") { close += 1 }
        // Back over a position (`1$`) to the percent sign.
        var percent = hash - 1
        if percent >= Int(token.start), bytes[percent] == UInt8(ascii: "$") {
            percent -= 1
            while percent >= Int(token.start), bytes[percent] >= 0x30, bytes[percent] <= 0x39 { percent -= 1 }
        }
        guard close < Int(token.end), percent >= Int(token.start), bytes[percent] == UInt8(ascii: "%"), close > hash + 2 else { return hash + 2 }
        var sink = StringSink(bytes, capacity: close - hash)
        JSONText.decode(bytes, hash + 2..<close, into: &sink)
        references.append(Reference(name: sink.string, range: ByteRange(start: percent, end: close + 1), isInLeaf: isLeaf))
        return close + 1
    }

    /// Reports, and is ready for the next localization.
    mutating func finish(entry: Entry, diagnostics: inout [ReadDiagnostic]) {
        defer { hasRoot = false }
        guard !defined.isEmpty || !references.isEmpty else { return }
        func report(_ message: String, _ range: ByteRange, variation: String? = nil) {
            diagnostics.append(ReadDiagnostic(.stringsdictInvalid, message, range: range, key: entry.key, variation: variation, locale: entry.locale))
        }
        let definedNames = Set(defined.lazy.map(\.name)), usedNames = Set(references.lazy.map(\.name))
        for reference in references where !reference.isInLeaf && !definedNames.contains(reference.name) {
            report("the text names the substitution \(quoted(reference.name)), which is not defined in this language: Xcode can’t compile the catalog, "
                + "and the raw format would be shown", reference.range)
        }
        if !defined.isEmpty && !hasRoot {
            report("the substitutions have no text to stand in: the localization has no string unit, and Xcode can’t compile it", defined[0].range)
        } else {
            for one in defined where !usedNames.contains(one.name) {
                report("the substitution \(quoted(one.name)) is defined but the text does not use it (%#@\(visible(one.name))@): its forms are never shown", one.range)
            }
        }
        for one in defined where one.hasPlural && !one.hasOther {
            report("the substitution \(quoted(one.name)) has no form “other”, the one form that every language needs; add it", one.range,
                   variation: "substitutions.\(one.name).plural.other")
        }
        defined.removeAll(keepingCapacity: true)
        references.removeAll(keepingCapacity: true)
    }
}
