/// Something that was meant to be a format specifier and is none: the argument is not replaced, or the text shows stray signs.
public struct BrokenSpecifier: Hashable, Sendable {
    public enum Kind: Sendable {
        /// `%1@`: a position without its `$`.
        case positionWithoutDollar
        /// `% @`, `%1$ @`, `% 1$@`: a space inside.
        case space
        /// `@%`, `@$1%`, `$1%@`, `%$1@`: parts in another order, as editors for right-to-left text leave them.
        case reordered
        /// `%1$` and then nothing that converts.
        case unfinished
        /// ％ ﹪ ＠ ＄, full-width digits.
        case fullWidth
        /// ٪ or Arabic digits.
        case arabic
        /// A bidi control or another invisible character inside.
        case split
        /// `%Id`, `%Ід`, `%د`: a letter that only looks like `l`, or the conversion as a letter of another script.
        case letters
    }

    public var kind: Kind
    /// UTF-8 offsets in the text.
    public var range: Range<Int>
    /// Could stand in ordinary text ("100 % @home"): counts only where the text is a format.
    public var isAmbiguous: Bool

    public init(kind: Kind, range: Range<Int>, isAmbiguous: Bool = false) {
        self.kind = kind
        self.range = range
        self.isAmbiguous = isAmbiguous
    }

    /// All broken specifiers of a text, in its order. A text without a percent sign of any kind allocates nothing.
    public static func find(in text: String) -> [BrokenSpecifier] {
        var text = text
        return text.withUTF8 { BrokenSpecifierScanner(utf8: $0, sound: FormatString(utf8: $0).specifiers).find() }
    }

    /// The same for a text whose sound specifiers are known.
    public static func find(in text: AnalyzedText) -> [BrokenSpecifier] {
        var value = text.value
        let sound = text.arguments.specifiers
        return value.withUTF8 { BrokenSpecifierScanner(utf8: $0, sound: sound).find() }
    }
}

/// Looks at every percent sign that ``FormatString`` does not take for a sound specifier.
private struct BrokenSpecifierScanner {
    let utf8: UnsafeBufferPointer<UInt8>
    private let sound: [FormatSpecifier]

    init(utf8: UnsafeBufferPointer<UInt8>, sound: [FormatSpecifier]) {
        self.utf8 = utf8
        self.sound = sound
    }

    private enum Sign { case percent, at, dollar, digits, conversion, space, invisible, other, end }

    private struct Token {
        var sign: Sign
        var range: Range<Int>
        var isFullWidth = false
        var isArabic = false
        var number = 0
    }

    /// One sign, or a whole number, at a UTF-8 offset.
    private func token(at index: Int) -> Token {
        guard index < utf8.count else { return Token(sign: .end, range: utf8.count..<utf8.count) }
        let (value, width) = AnalyzedText.decode(utf8, index)
        let range = index..<index + width
        switch value {
        case 0x25: return Token(sign: .percent, range: range)
        case 0xFF05, 0xFE6A: return Token(sign: .percent, range: range, isFullWidth: true)
        case 0x66A: return Token(sign: .percent, range: range, isArabic: true)
        case 0x40: return Token(sign: .at, range: range)
        case 0xFF20, 0xFE6B: return Token(sign: .at, range: range, isFullWidth: true)
        case 0x24: return Token(sign: .dollar, range: range)
        case 0xFF04, 0xFE69: return Token(sign: .dollar, range: range, isFullWidth: true)
        case 0x20, 0xA0, 0x202F, 0x3000: return Token(sign: .space, range: range)
        case 0x64, 0x69, 0x66, 0x75, 0x6C, 0x73: return conversion(at: index)
        default: break
        }
        if let digits = digits(at: index) { return digits }
        let classes = scalarClass(value)
        return Token(sign: classes.hasAny([.bidiControl, .invisible]) ? .invisible : .other, range: range)
    }

    /// `d`, `ld`, `lld`, `lu`, `f`, `s`, `i`, `u` that no letter follows.
    private func conversion(at index: Int) -> Token {
        var end = index
        while end < utf8.count, utf8[end] == UInt8(ascii: "l"), end - index < 2 { end += 1 }
        guard end < utf8.count else { return Token(sign: .other, range: index..<index + 1) }
        switch utf8[end] {
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "f"), UInt8(ascii: "s"): break
        default: return Token(sign: .other, range: index..<index + 1)
        }
        end += 1
        if end < utf8.count, utf8[end] | 0x20 >= UInt8(ascii: "a"), utf8[end] | 0x20 <= UInt8(ascii: "z") { return Token(sign: .other, range: index..<end) }
        return Token(sign: .conversion, range: index..<end)
    }

    private func digits(at index: Int) -> Token? {
        var result = Token(sign: .digits, range: index..<index)
        var at = index
        while at < utf8.count {
            let (value, width) = AnalyzedText.decode(utf8, at)
            let digit: UInt32
            switch value {
            case 0x30...0x39: digit = value - 0x30
            case 0x660...0x669: digit = value - 0x660; result.isArabic = true
            case 0x6F0...0x6F9: digit = value - 0x6F0; result.isArabic = true
            case 0xFF10...0xFF19: digit = value - 0xFF10; result.isFullWidth = true
            default:
                result.range = index..<at
                return at > index ? result : nil
            }
            result.number = min(9_999, result.number * 10 + Int(digit))
            at += width
        }
        result.range = index..<at
        return at > index ? result : nil
    }

    func find() -> [BrokenSpecifier] {
        var found: [BrokenSpecifier] = []
        var at = 0
        while at < utf8.count {
            let byte = utf8[at]
            // Percent signs, digits and the like of other scripts begin with three bytes only.
            if byte == UInt8(ascii: "%") || byte == 0xD9 || byte == 0xDB || byte == 0xEF || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "$") || isDigit(byte) || beginsConversion(at: at) {
                if let broken = broken(at: at) {
                    found.append(broken)
                    at = max(broken.range.upperBound, at + 1)
                    continue
                }
                if let specifier = sound.first(where: { $0.range.lowerBound == at }) {
                    at = max(specifier.range.upperBound, at + 1)
                    continue
                }
            }
            at += 1
        }
        return found
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    /// A letter that may begin a reversed "d%" or "lld%": no letter or digit stands before it.
    private func beginsConversion(at index: Int) -> Bool {
        switch utf8[index] {
        case UInt8(ascii: "d"), UInt8(ascii: "l"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "f"): index == 0 || !isWordByte(utf8[index - 1])
        default: false
        }
    }
    private func soundSpecifier(at index: Int) -> FormatSpecifier? { sound.first { $0.range.lowerBound == index } }

    private func broken(at start: Int) -> BrokenSpecifier? {
        let first = token(at: start)
        switch first.sign {
        case .percent: return broken(from: first)
        case .at, .digits, .dollar, .conversion: return reordered(from: first)
        default: return nil
        }
    }

    /// From a percent sign on.
    private func broken(from percent: Token) -> BrokenSpecifier? {
        let start = percent.range.lowerBound
        var isFullWidth = percent.isFullWidth, isArabic = percent.isArabic
        var hasInvisible = false, hasSpace = false, hasDollar = false, position = 0
        var at = percent.range.upperBound
        var last = percent.range.upperBound
        if let sound = soundSpecifier(at: start) {
            // `%%`, and real ones; left are `%1@`, which reads as a width, and `% @`.
            let isWidthOnly = sound.kind == .object && sound.position == nil && sound.width.map { $0 >= 1 && $0 <= 12 } == true
                && sound.range.count <= 4 && !sound.flags.contains(.space) && sound.precision == nil && sound.flags.isEmpty
            if isWidthOnly { return BrokenSpecifier(kind: .positionWithoutDollar, range: sound.range) }
            if sound.kind == .object, sound.flags.contains(.space) { return BrokenSpecifier(kind: .space, range: sound.range, isAmbiguous: sound.position == nil) }
            return nil
        }
        while true {
            let next = token(at: at)
            switch next.sign {
            case .invisible:
                if hasInvisible, at - last > 8 { return nil }
                hasInvisible = true
            case .space:
                if hasSpace { return unfinished(start, last, position, hasDollar) }
                hasSpace = true
            case .digits:
                guard position == 0, !hasDollar else { return unfinished(start, last, position, hasDollar) }
                guard next.number >= 1, next.number <= 127 else { return nil }
                position = next.number
                isFullWidth = isFullWidth || next.isFullWidth
                isArabic = isArabic || next.isArabic
                last = next.range.upperBound
            case .dollar:
                guard !hasDollar else { return nil }
                if position == 0 {
                    // `%$1@`
                    let number = token(at: next.range.upperBound)
                    let sign = token(at: number.range.upperBound)
                    guard number.sign == .digits, sign.sign == .at else { return nil }
                    return BrokenSpecifier(kind: .reordered, range: start..<sign.range.upperBound)
                }
                hasDollar = true
                isFullWidth = isFullWidth || next.isFullWidth
                last = next.range.upperBound
            case .at, .conversion:
                let isObject = next.sign == .at
                isFullWidth = isFullWidth || next.isFullWidth
                let range = start..<next.range.upperBound
                if hasInvisible { return BrokenSpecifier(kind: .split, range: range, isAmbiguous: !isObject && !hasDollar) }
                // "50％ d…" and "5 % @" are text where nothing else is formatted.
                if isFullWidth || isArabic {
                    if hasSpace, !hasDollar { return nil }
                    return BrokenSpecifier(kind: isArabic ? .arabic : .fullWidth, range: range, isAmbiguous: !isObject && !hasDollar)
                }
                if hasSpace { return BrokenSpecifier(kind: .space, range: range, isAmbiguous: !hasDollar) }
                return nil
            default:
                if at == percent.range.upperBound, !isFullWidth, let end = otherLetters(at: at) { return BrokenSpecifier(kind: .letters, range: start..<end, isAmbiguous: true) }
                return unfinished(start, last, position, hasDollar)
            }
            at = next.range.upperBound
        }
    }

    /// Right behind a percent sign: `I` before `d` or `u` (`%Id`), or up to three letters that are not ASCII. The end of them.
    private func otherLetters(at start: Int) -> Int? {
        if start + 1 < utf8.count, utf8[start] == UInt8(ascii: "I"), utf8[start + 1] == UInt8(ascii: "d") || utf8[start + 1] == UInt8(ascii: "u") { return start + 2 }
        var at = start, count = 0
        while at < utf8.count, utf8[at] >= 0x80, count < 3 {
            let (value, width) = AnalyzedText.decode(utf8, at)
            guard scalarClass(value).hasAny(.letters) else { break }
            at += width
            count += 1
        }
        // `%Іd`: the rest of the word may be ASCII.
        while count > 0, count < 3, at < utf8.count, isWordByte(utf8[at]) { at += 1; count += 1 }
        return count > 0 ? at : nil
    }

    /// `%1$` before something that converts nothing.
    private func unfinished(_ start: Int, _ end: Int, _ position: Int, _ hasDollar: Bool) -> BrokenSpecifier? {
        position > 0 && hasDollar ? BrokenSpecifier(kind: .unfinished, range: start..<end) : nil
    }

    /// `@%`, `d%`, `@$1%`, `@1$%`, `d$1%`, `1$@%`, where the percent sign begins no sound specifier.
    private func reordered(from first: Token) -> BrokenSpecifier? {
        let start = first.range.lowerBound
        if sound.contains(where: { $0.range.contains(start) }) { return nil }
        var signs = 0, hasConversion = first.sign == .at || first.sign == .conversion, hasDollar = first.sign == .dollar, hasDigits = first.sign == .digits
        var isArabic = first.isArabic
        var at = first.range.upperBound
        while signs < 6 {
            let next = token(at: at)
            switch next.sign {
            case .at where !hasConversion, .conversion where !hasConversion: hasConversion = true
            case .dollar where !hasDollar: hasDollar = true
            case .digits where !hasDigits:
                hasDigits = true
                isArabic = isArabic || next.isArabic
            case .invisible: break
            case .percent:
                guard hasConversion, hasDigits == hasDollar, hasDollar || soundSpecifier(at: next.range.lowerBound).map({ $0.looksAccidental }) ?? true else { return nil }
                if next.isFullWidth, !hasDollar { return nil }
                // An address in front ("me@100%") is text.
                if !hasDollar, start > 0, isWordByte(utf8[start - 1]) { return nil }
                return BrokenSpecifier(kind: next.isArabic || isArabic ? .arabic : .reordered, range: start..<next.range.upperBound, isAmbiguous: !hasDollar)
            default: return nil
            }
            at = next.range.upperBound
            signs += 1
        }
        return nil
    }

    private func isWordByte(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) }
}
