import HeardCore
import HeardLanguage
import ICUKit

/// The scalars of a value with their places, arguments folded into one item each.
struct SpokenScalars {
    enum Kind { case number, argument, text }

    struct Item {
        var value: UInt32
        var offset: Int
        var end: Int
        var kind: Kind
    }

    struct Operand {
        var range: Range<Int>
        var kind: Kind
        /// Another slash, dash, dot or letter goes on without a space: a date, a version, a word.
        var isLinked: Bool
    }

    private let items: [Item]
    let tokens: [Range<Int>]

    init(_ unit: UnitView) {
        var items: [Item] = [], tokens: [Range<Int>] = []
        let specifiers = unit.text.arguments.specifiers
        var next = 0, offset = 0, tokenStart: Int?, holdsArgument = false
        for scalar in unit.value.unicodeScalars {
            let start = offset
            offset += UTF8.width(scalar)
            while next < specifiers.count, specifiers[next].range.upperBound <= start { next += 1 }
            if next < specifiers.count, specifiers[next].range.contains(start), specifiers[next].kind != .percent {
                if specifiers[next].range.lowerBound == start {
                    items.append(Item(value: 0, offset: start, end: specifiers[next].range.upperBound, kind: specifiers[next].kind.isNumber ? .number : .argument))
                }
                holdsArgument = true
                continue
            }
            let isSpace = scalar.isWhiteSpaceScalar || "()\"“”„«»,;:!?、。，；：".unicodeScalars.contains(scalar)
            if isSpace {
                if let begin = tokenStart, !holdsArgument { tokens.append(begin..<start) }
                tokenStart = nil
                holdsArgument = false
            } else if tokenStart == nil { tokenStart = start }
            items.append(Item(value: scalar.value, offset: start, end: offset, kind: scalar.decimalDigit != nil ? .number : .text))
        }
        if let begin = tokenStart, !holdsArgument { tokens.append(begin..<offset) }
        self.items = items
        // A full stop at the end of a sentence is not part of the name.
        self.tokens = tokens.map { token in token.count > 1 && Array(unit.value.utf8)[token.upperBound - 1] == UInt8(ascii: ".") ? token.lowerBound..<token.upperBound - 1 : token }
    }

    var count: Int { items.count }
    subscript(_ index: Int) -> Item { items[index] }

    /// UTF-8 offsets of a range of items.
    func range(_ range: Range<Int>) -> Range<Int> {
        guard let first = items[at: range.lowerBound], let last = items[at: range.upperBound - 1] else { return 0..<0 }
        return first.offset..<last.end
    }

    private func isSpace(_ index: Int) -> Bool { items[at: index].map { $0.value == 0x20 || $0.value == 0xA0 || $0.value == 0x202F || $0.value == 0x2009 } ?? false }

    /// White space, or the text's end, on both sides, and something to separate.
    func isSpaced(_ index: Int) -> Bool { isSpace(index - 1) && isSpace(index + 1) && index > 1 && index + 2 < count }
    func isTight(_ index: Int) -> Bool { !isSpace(index - 1) && !isSpace(index + 1) }

    func operand(before index: Int) -> Operand? {
        var end = index
        if isSpace(end - 1) { end -= 1 }
        guard let last = items[at: end - 1] else { return nil }
        if last.kind == .argument || last.value == 0 { return Operand(range: end - 1..<end, kind: last.kind, isLinked: isLink(end - 2)) }
        guard last.kind == .number else { return nil }
        var start = end - 1
        while let item = items[at: start - 1], item.kind == .number, item.value != 0 { start -= 1 }
        return Operand(range: start..<end, kind: .number, isLinked: isLink(start - 1))
    }

    func operand(after index: Int) -> Operand? {
        var start = index + 1
        if isSpace(start) { start += 1 }
        guard let first = items[at: start] else { return nil }
        if first.kind == .argument || first.value == 0 { return Operand(range: start..<start + 1, kind: first.kind, isLinked: isLink(start + 1)) }
        guard first.kind == .number else { return nil }
        var end = start + 1
        while let item = items[at: end], item.kind == .number, item.value != 0 { end += 1 }
        return Operand(range: start..<end, kind: .number, isLinked: isLink(end) && !isSentenceEnd(end))
    }

    private func isSentenceEnd(_ index: Int) -> Bool { items[at: index].map { $0.value == 0x2E } ?? false && (items[at: index + 1] == nil || isSpace(index + 1)) }

    private func isLink(_ index: Int) -> Bool {
        guard let item = items[at: index] else { return false }
        if item.kind != .text { return true }
        switch item.value {
        case 0x2F, 0x2D, 0x2E, 0x2C, 0x5F, 0x3A, 0x2013, 0x2044: return true
        default: return Unicode.Scalar(item.value).map { $0.isAlphabeticScalar && !$0.isIdeographicScalar && !(0x3041...0x30FF).contains($0.value) && !(0xAC00...0xD7A3).contains($0.value) } ?? false
        }
    }
}
