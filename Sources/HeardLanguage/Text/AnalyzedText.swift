/// A value with what rules ask about it, worked out once and shared by all of them.
///
/// Classes are found when it is made; everything else on first use. Used by one worker only, hence not `Sendable`.
public final class AnalyzedText {
    public let value: String
    public let isASCII: Bool
    public let classes: TextClasses

    public init(_ value: String) {
        var text = value
        let (classes, isASCII) = text.withUTF8 { Self.classes(of: $0) }
        self.value = text
        self.classes = classes
        self.isASCII = isASCII
    }

    /// The format specifiers.
    public private(set) lazy var arguments: FormatString = classes.contains(.percent) ? FormatString(value) : .empty

    // Filled by Words.swift on first use.
    var wordRanges: [Range<Int>]?
    var graphemes: Int?
    var foldedText: String?
    /// Of the words of the text's own locale; see TermScanner.
    var termClasses: WordClassSet?
    /// What the text was cut into for these, as long as the worker has cut no other one; see TermScratch.
    var cut: UInt64 = 0

    /// The value's length in bytes of UTF-8.
    public var utf8Count: Int { value.utf8.count }

    /// True if there is no character but white space and invisible ones.
    public var isBlank: Bool { classes.subtracting(.blank).isEmpty && !hasPlainPunctuation }

    /// Characters without a class of their own (`,` `;` `=` …) leave no trace in ``classes``.
    private var hasPlainPunctuation: Bool {
        guard !value.isEmpty else { return false }
        return value.unicodeScalars.contains { scalarClass($0.value).isEmpty }
    }

    /// One pass over the bytes: all classes seen, and whether every byte is ASCII.
    static func classes(of utf8: UnsafeBufferPointer<UInt8>) -> (TextClasses, isASCII: Bool) {
        let table = ClassTable.shared
        var seen: UInt64 = 0
        var previous: UInt64 = 0
        var capitals = 0
        var at = 0
        var isASCII = true
        let spaces = TextClasses([.space, .tab]).rawValue
        let upper = TextClasses.upperCase.rawValue
        let small = table.ascii[0x61]
        while at < utf8.count {
            let byte = utf8[at]
            if byte &- 0x61 < 26 {
                // Small letters, which are alike and mostly stand together.
                repeat { at += 1 } while at < utf8.count && utf8[at] &- 0x61 < 26
                seen |= small
                previous = small
                capitals = 0
                continue
            }
            let found: UInt64
            if byte < 0x80 {
                found = table.ascii[Int(byte)]
                at += 1
            } else {
                isASCII = false
                let (value, width) = decode(utf8, at)
                found = table.classes(value)
                at += width
            }
            seen |= found
            if found & previous & spaces != 0 || (found & spaces != 0 && previous & spaces != 0) { seen |= TextClasses.spaceRun.rawValue }
            if found & upper != 0 {
                capitals += 1
                if capitals == 4 { seen |= TextClasses.capitalRun.rawValue }
            } else {
                capitals = 0
            }
            previous = found
        }
        return (TextClasses(rawValue: seen), isASCII)
    }

    /// The scalar at `index` of valid UTF-8 and its length in bytes.
    @inlinable @inline(__always)
    public static func decode(_ utf8: UnsafeBufferPointer<UInt8>, _ index: Int) -> (value: UInt32, width: Int) {
        let first = UInt32(utf8[index])
        if first < 0x80 { return (first, 1) }
        if first < 0xE0, index + 1 < utf8.count {
            return ((first & 0x1F) << 6 | UInt32(utf8[index + 1]) & 0x3F, 2)
        }
        if first < 0xF0, index + 2 < utf8.count {
            return ((first & 0x0F) << 12 | (UInt32(utf8[index + 1]) & 0x3F) << 6 | UInt32(utf8[index + 2]) & 0x3F, 3)
        }
        if index + 3 < utf8.count {
            return ((first & 0x07) << 18 | (UInt32(utf8[index + 1]) & 0x3F) << 12 | (UInt32(utf8[index + 2]) & 0x3F) << 6 | UInt32(utf8[index + 3]) & 0x3F, 4)
        }
        return (0xFFFD, 1)
    }
}

extension TextClasses {
    /// Classes that print nothing.
    static let blank: TextClasses = [.space, .spaceRun, .newline, .tab, .noBreakSpace, .otherSpace, .invisible, .bidiControl, .control, .supplementary]
}
