/// The format specifiers of a text, as Apple's formatter reads them.
///
/// Grammar, from CFString's parser: `%`, then in any order flags (`#`, space, `-`, `+`, `0`, `'`), digits (width), `n$` (position, at most 127),
/// `.` precision, `*`, length (`h hh l ll L q t z j`), then one conversion. `%%` and `%` before any other character are literal.
/// Added by catalogs: `%(name)lld`, `%1$(name)10.5lf`, `%arg`, and `%#@name@` / `%1$#@name@` for substitutions.
public struct FormatString: Sendable {
    /// In the order of the text, `%%` included.
    public let specifiers: [FormatSpecifier]

    /// A text without specifiers.
    public static let empty = FormatString(specifiers: [])

    private init(specifiers: [FormatSpecifier]) { self.specifiers = specifiers }

    /// Linear in the text's length; a text without `%` allocates nothing.
    public init(_ text: String) {
        var text = text
        self = text.withUTF8 { FormatString(utf8: $0) }
    }

    public init(utf8: UnsafeBufferPointer<UInt8>) {
        var found: [FormatSpecifier] = []
        var at = 0
        while at < utf8.count {
            if utf8[at] != UInt8(ascii: "%") { at += 1; continue }
            var scanner = SpecifierScanner(utf8: utf8, start: at)
            if let specifier = scanner.scan() {
                found.append(specifier)
                at = max(specifier.range.upperBound, at + 1)
            } else {
                at += 1
            }
        }
        specifiers = found
    }

    /// The specifiers that take an argument.
    public var arguments: [FormatSpecifier] { specifiers.filter { $0.kind.takesArgument } }

    /// True if at least one argument is taken by a specifier that nobody writes by accident: the text is used as a format.
    public var isFormatted: Bool { specifiers.contains { $0.kind.takesArgument && !$0.looksAccidental } }

    public var isEmpty: Bool { specifiers.isEmpty }
}

/// Reads one specifier.
struct SpecifierScanner {
    let utf8: UnsafeBufferPointer<UInt8>
    let start: Int
    private var at: Int

    init(utf8: UnsafeBufferPointer<UInt8>, start: Int) {
        self.utf8 = utf8
        self.start = start
        at = start + 1
    }

    private func byte(_ index: Int) -> UInt8 { index < utf8.count ? utf8[index] : 0 }

    /// The specifier at `start`, or nil where `%` is text.
    mutating func scan() -> FormatSpecifier? {
        if byte(at) == UInt8(ascii: "%") { return FormatSpecifier(range: start..<at + 1, kind: .percent, conversion: UInt8(ascii: "%")) }
        if byte(at) == UInt8(ascii: "a"), byte(at + 1) == UInt8(ascii: "r"), byte(at + 2) == UInt8(ascii: "g") {
            return FormatSpecifier(range: start..<at + 3, kind: .ownArgument, conversion: UInt8(ascii: "a"))
        }
        var result = FormatSpecifier(range: start..<start, kind: .object)
        var afterPoint = false
        while at < utf8.count {
            let current = utf8[at]
            switch current {
            case UInt8(ascii: "#"): result.flags.insert(.alternate)
            case UInt8(ascii: " "):
                if result.nameRange != nil { return nil }
                result.flags.insert(.space)
            case UInt8(ascii: "-"): result.flags.insert(.minus)
            case UInt8(ascii: "+"): result.flags.insert(.plus)
            case UInt8(ascii: "'"): result.flags.insert(.grouping)
            case UInt8(ascii: "."): afterPoint = true
            case UInt8(ascii: "0") where !afterPoint: result.flags.insert(.zero)
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let (value, end) = number(at)
                if byte(end) == UInt8(ascii: "$"), !afterPoint {
                    guard value >= 1, value <= 127 else { return nil }
                    result.position = UInt8(value)
                    at = end + 1
                    continue
                }
                if afterPoint { result.precision = UInt16(value) } else { result.width = UInt16(value) }
                at = end
                continue
            case UInt8(ascii: "*"):
                result.flags.insert(afterPoint ? .argumentPrecision : .argumentWidth)
                let (value, end) = number(at + 1)
                if end > at + 1, byte(end) == UInt8(ascii: "$"), value >= 1, value <= 127 {
                    if afterPoint { result.precisionPosition = UInt8(value) } else { result.widthPosition = UInt8(value) }
                    at = end + 1
                    continue
                }
            case UInt8(ascii: "("), UInt8(ascii: "["):
                guard result.nameRange == nil, let end = current == UInt8(ascii: "(") ? nameEnd(at + 1) : entityEnd(at + 1) else { return nil }
                result.nameRange = at + 1..<end
                at = end + 1
                continue
            case UInt8(ascii: "h"): result.length = result.length == .h ? .hh : .h
            case UInt8(ascii: "l"): result.length = result.length == .l ? .ll : .l
            case UInt8(ascii: "q"): result.length = .q
            case UInt8(ascii: "L"): result.length = .L
            case UInt8(ascii: "t"): result.length = .t
            case UInt8(ascii: "z"): result.length = .z
            case UInt8(ascii: "j"): result.length = .j
            default:
                guard let kind = Self.kind(of: current) else { return nil }
                result.kind = kind
                result.conversion = current
                at += 1
                if kind == .object, result.flags.contains(.alternate), result.nameRange == nil, let end = variableEnd(at) {
                    result.kind = .substitution
                    result.nameRange = at..<end
                    at = end + 1
                }
                result.range = start..<at
                if isAccidental(result) { result.flags.insert(.accidental) }
                return result
            }
            at += 1
        }
        return nil
    }

    /// See ``FormatSpecifier/looksAccidental``.
    private func isAccidental(_ specifier: FormatSpecifier) -> Bool {
        if specifier.kind == .substitution || specifier.position != nil || specifier.nameRange != nil { return false }
        if specifier.flags.contains(.space) || specifier.flags.contains(.grouping) { return true }
        if specifier.flags.contains(.minus), specifier.width == nil, !specifier.flags.contains(.argumentWidth) { return true }
        guard specifier.kind != .object, specifier.length == .none, specifier.precision == nil, !specifier.flags.contains(.zero) else { return false }
        let isFollowed = isLetter(byte(specifier.range.upperBound))
        // "%change", "%age": a word goes on behind a conversion that apps hardly use.
        if isFollowed, isLetter(byte(specifier.range.upperBound + 1)), [UInt8]("aAcCeEgGop".utf8).contains(specifier.conversion) { return true }
        let before = start > 0 ? utf8[start - 1] : 0
        if isFollowed, before >= UInt8(ascii: "0"), before <= UInt8(ascii: "9") { return true }
        guard specifier.width != nil else { return false }
        // "%50'si", "%50a": a width that is a percentage. Widths before d and f are real ones unless a word goes on.
        return isFollowed || (specifier.conversion != UInt8(ascii: "d") && specifier.conversion != UInt8(ascii: "f"))
    }

    private func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) }

    /// A decimal number from `index`, capped at 65,535, and where it ends.
    private func number(_ index: Int) -> (value: Int, end: Int) {
        var end = index
        var value = 0
        while end < utf8.count, utf8[end] >= UInt8(ascii: "0"), utf8[end] <= UInt8(ascii: "9") {
            value = min(65_535, value * 10 + Int(utf8[end] - UInt8(ascii: "0")))
            end += 1
        }
        return (value, end)
    }

    /// The end of `(name)`; a name is a Swift identifier, or several joined with dots.
    private func nameEnd(_ index: Int) -> Int? {
        var end = index
        while end < utf8.count, end - index < 256 {
            switch utf8[end] {
            case UInt8(ascii: ")"): return end > index ? end : nil
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                 UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...: end += 1
            default: return nil
            }
        }
        return nil
    }

    /// The end of `[…]` before `@`: an entity, or the choices of a predicate editor's popup (`%1$[is,is before]@`).
    private func entityEnd(_ index: Int) -> Int? {
        var end = index
        while end < utf8.count, end - index < 1_000, utf8[end] != 0x0A {
            if utf8[end] == UInt8(ascii: "]") { return end > index && byte(end + 1) == UInt8(ascii: "@") ? end : nil }
            end += 1
        }
        return nil
    }

    /// The end of the name in `%#@name@`: anything up to the next `@`, without line breaks, `%` or space at its start.
    private func variableEnd(_ index: Int) -> Int? {
        var end = index
        while end < utf8.count, end - index < 256 {
            switch utf8[end] {
            case UInt8(ascii: "@"): return end > index ? end : nil
            case UInt8(ascii: "%"), 0x0A, 0x0D: return nil
            case UInt8(ascii: " ") where end == index: return nil
            default: end += 1
            }
        }
        return nil
    }

    static func kind(of conversion: UInt8) -> ArgumentKind? {
        switch conversion {
        case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"): .signedInteger
        case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "x"), UInt8(ascii: "X"): .unsignedInteger
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"), UInt8(ascii: "G"),
             UInt8(ascii: "a"), UInt8(ascii: "A"): .floatingPoint
        case UInt8(ascii: "@"): .object
        case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
        case UInt8(ascii: "s"), UInt8(ascii: "S"): .cString
        case UInt8(ascii: "p"): .pointer
        case UInt8(ascii: "n"): .count
        default: nil
        }
    }
}
