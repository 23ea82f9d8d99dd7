import HeardCore
import HeardLanguage
import ICUKit

/// A right-to-left text cut into the pieces whose order a reader relies on, for ``UnisolatedInsertRule``.
struct InsertLayout {
    struct Piece {
        enum Kind {
            /// One argument, or several that are joined without a space (`%lld/%lld`).
            case argument
            /// A run of Latin letters or digits without a space.
            case literal
            /// A word of the language.
            case word
        }
        var kind: Kind
        /// UTF-8 offsets in the text.
        var range: Range<Int>
        /// Indices into the text's specifiers; empty but for arguments.
        var specifiers: [Int] = []
        var hasLatinLetters = false
        var digits = 0
        /// The literal begins or ends with a sign that belongs to it ("C++", ".pdf", "+972").
        var hasEdgeSign = false
        /// Only white space stands between this piece and the one before.
        var followsSpaceOnly = false
    }

    let text: AnalyzedText
    let bytes: [UInt8]
    private(set) var pieces: [Piece] = []

    init(_ text: AnalyzedText) {
        self.text = text
        bytes = Array(text.value.utf8)
        cut()
    }

    private mutating func cut() {
        let specifiers = text.arguments.specifiers
        var next = 0
        var offset = 0
        var skipTo = 0
        var open: Piece?
        var gapIsSpaceOnly = true, gapIsTight = true
        func isSign(_ scalar: Unicode.Scalar) -> Bool { "+#@/~$_".unicodeScalars.contains(scalar) }
        func isTouching(_ end: Int, _ start: Int) -> Bool { end < start && bytes[end..<start].allSatisfy { $0 > 0x20 && $0 < 0x7F } }
        func extend(to range: Range<Int>) {
            guard var piece = open else { return }
            piece.range = piece.range.lowerBound..<range.upperBound
            open = piece
        }
        func append(_ piece: Piece) {
            var piece = piece
            piece.followsSpaceOnly = gapIsSpaceOnly && !gapIsTight
            pieces.append(piece)
            gapIsSpaceOnly = true
            gapIsTight = true
        }
        func close() {
            guard var piece = open else { return }
            open = nil
            // Punctuation at the end of a literal is the sentence's.
            var end = piece.range.upperBound
            while end > piece.range.lowerBound, let last = Optional(bytes[end - 1]), !Self.isPartOfWord(last), !isSign(Unicode.Scalar(last)) { end -= 1 }
            piece.range = piece.range.lowerBound..<end
            guard piece.hasLatinLetters || piece.digits > 0 else { gapIsSpaceOnly = false; return }
            if piece.kind == .literal, gapIsTight, var last = pieces.last, last.kind == .argument, isTouching(last.range.upperBound, piece.range.lowerBound) || last.range.upperBound == piece.range.lowerBound {
                last.range = last.range.lowerBound..<piece.range.upperBound
                pieces[pieces.count - 1] = last
                return
            }
            if piece.kind == .literal {
                let first = Unicode.Scalar(bytes[piece.range.lowerBound]), last = Unicode.Scalar(bytes[end - 1])
                // A sign before a word of the language joins the two ("command+פסיק").
                let joinsNext = end < bytes.count && bytes[end] >= 0x80
                piece.hasEdgeSign = isSign(first) || first == "." || (isSign(last) && !joinsNext)
            }
            append(piece)
        }
        for scalar in text.value.unicodeScalars {
            let width = UTF8.width(scalar)
            let range = offset..<offset + width
            offset += width
            if range.lowerBound < skipTo { continue }
            while next < specifiers.count, specifiers[next].range.upperBound <= range.lowerBound { next += 1 }
            if next < specifiers.count, specifiers[next].range.lowerBound == range.lowerBound {
                skipTo = specifiers[next].range.upperBound
                // "%%" is a per cent sign: it belongs to the number before it.
                guard specifiers[next].kind.takesArgument else { continue }
                close()
                // A literal that touches the argument belongs to it: "%@/min", "v%@".
                if gapIsTight, var last = pieces.last, last.kind == .literal, last.range.upperBound == range.lowerBound || isTouching(last.range.upperBound, range.lowerBound) {
                    pieces.removeLast()
                    last.kind = .argument
                    last.range = last.range.lowerBound..<skipTo
                    last.specifiers = [next]
                    pieces.append(last)
                    gapIsSpaceOnly = true
                    gapIsTight = true
                    continue
                }
                let joins = gapIsTight && pieces.last?.kind == .argument && pieces.last.map { $0.range.upperBound < range.lowerBound || $0.range.upperBound == range.lowerBound } ?? false
                if joins, var last = pieces.popLast() {
                    last.range = last.range.lowerBound..<skipTo
                    last.specifiers.append(next)
                    pieces.append(last)
                    gapIsSpaceOnly = true
                    gapIsTight = true
                } else {
                    append(Piece(kind: .argument, range: range.lowerBound..<skipTo, specifiers: [next]))
                }
                continue
            }
            let value = scalar.value
            // Tags and the targets of links are not shown.
            if value == 0x3C || (value == 0x28 && range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "]")), let end = Self.hiddenEnd(bytes, range.lowerBound) {
                close()
                skipTo = end
                gapIsTight = false
                continue
            }
            if value == 0x20 || value == 0xA0 || value == 0x0A || value == 0x0D || value == 9 {
                close()
                gapIsTight = false
                continue
            }
            let isLatin = value < 0x80 ? scalar.isAlphabeticScalar : scalar.script == .latin
            let isDigit = scalar.decimalDigit != nil
            if isLatin || isDigit {
                if open?.kind != .literal { close(); open = Piece(kind: .literal, range: range) }
                extend(to: range)
                if isLatin { open?.hasLatinLetters = true } else { open?.digits += 1 }
                continue
            }
            let kind = value < 0x80 ? BidiClass.otherNeutral : scalar.bidiClass
            if kind.isStrongRightToLeft, value != 0x200F, value != 0x61C {
                if open?.kind != .word { close(); open = Piece(kind: .word, range: range, hasLatinLetters: true) }
                extend(to: range)
                continue
            }
            if value < 0x80, open?.kind == .literal {
                // Signs inside a literal belong to it; at its end they are cut off again where they are the sentence's.
                if value == 0x28 || value == 0x29 || value == 0x22 || value == 0x5B || value == 0x5D { close() } else {
                    extend(to: range)
                    continue
                }
            }
            if value < 0x80, open == nil, gapIsTight == false || pieces.isEmpty, isSign(scalar) || scalar == "." {
                // A sign in front of a word: ".pdf", "@name", "+972".
                var ahead = range.upperBound
                while ahead < bytes.count, isSign(Unicode.Scalar(bytes[ahead])) { ahead += 1 }
                if ahead < bytes.count, bytes[ahead] < 0x80, Self.isPartOfWord(bytes[ahead]) {
                    open = Piece(kind: .literal, range: range)
                    continue
                }
            }
            close()
            gapIsSpaceOnly = false
            // Marks and bidi controls are no separators between joined numbers; a bracket or quote is.
            if !("/:.,-–x×".unicodeScalars.contains(scalar) || kind == .nonspacingMark) { gapIsTight = false }
        }
        close()
    }

    /// The end of a tag `<b>` or of the target of a Markdown link; nil where there is none.
    private static func hiddenEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        let closing = bytes[start] == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: ")")
        if closing == UInt8(ascii: ">") {
            guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "/") || (bytes[start + 1] | 0x20 >= 0x61 && bytes[start + 1] | 0x20 <= 0x7A) else { return nil }
        }
        var at = start + 1
        while at < bytes.count, at - start < 512 {
            if bytes[at] == closing { return at + 1 }
            if bytes[at] == 0x0A || bytes[at] == UInt8(ascii: "<") { return nil }
            at += 1
        }
        return nil
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) }

    /// Pieces that are one phone number: digits in several groups, or behind a plus.
    var phoneNumbers: [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        while start < pieces.count {
            guard isPhonePart(pieces[start]) else { start += 1; continue }
            var end = start + 1
            while end < pieces.count, isPhonePart(pieces[end]), pieces[end].followsSpaceOnly { end += 1 }
            let digits = pieces[start..<end].reduce(0) { $0 + $1.digits }
            let hasPlus = bytes[pieces[start].range.lowerBound] == UInt8(ascii: "+")
            if (hasPlus && digits >= 3) || (end - start > 1 && digits >= 7) { found.append(start..<end) }
            start = end
        }
        return found
    }

    private func isPhonePart(_ piece: Piece) -> Bool { piece.kind == .literal && !piece.hasLatinLetters && piece.digits > 0 }

    // MARK: Filling and ordering

    /// What stands for an argument.
    enum Fill: Hashable { case latin, rightToLeft, number, phone }

    /// The text with arguments filled in, as units, with the place of each piece.
    struct Filled {
        var units: [UInt16] = []
        var places: [Range<Int>] = []
        /// What each piece shows, for messages.
        var shown: [String] = []
    }

    static let names = ["Anna", "Bob", "Carl", "Dave"]
    static let arabicNames = ["سارة", "ليلى", "عمر", "نور"], hebrewNames = ["דנה", "נועה", "יוסי", "אורי"]

    /// - Parameters:
    ///   - fills: for each specifier of the text
    ///   - isIsolated: put first-strong isolates around arguments and Latin literals
    func filled(_ fills: [Fill], isIsolated: Bool, hebrew: Bool) -> Filled {
        var out = Filled()
        var at = 0
        var used = 0
        let specifiers = text.arguments.specifiers
        func copy(to end: Int) {
            guard end > at else { return }
            out.units.append(contentsOf: String(decoding: bytes[at..<end], as: UTF8.self).utf16)
            at = end
        }
        for piece in pieces {
            copy(to: piece.range.lowerBound)
            let isInsert = piece.kind != .word
            if isIsolated, isInsert { out.units.append(0x2068) }
            let start = out.units.count
            if piece.kind == .argument {
                for index in piece.specifiers {
                    copy(to: specifiers[index].range.lowerBound)
                    let value: String = switch fills[index] {
                    case .latin: Self.names[used % 4]
                    case .rightToLeft: (hebrew ? Self.hebrewNames : Self.arabicNames)[used % 4]
                    case .number: String(5 + used * 2)
                    case .phone: "+1 555 0100"
                    }
                    used += 1
                    out.units.append(contentsOf: value.utf16)
                    at = specifiers[index].range.upperBound
                }
            }
            copy(to: piece.range.upperBound)
            out.places.append(start..<out.units.count)
            out.shown.append(String(decoding: out.units[start...], as: UTF16.self))
            if isIsolated, isInsert { out.units.append(0x2069) }
        }
        copy(to: bytes.count)
        return out
    }

    /// The pieces in the order in which a right-to-left reader meets them.
    static func order(_ filled: Filled, _ bidi: BidiParagraph) throws -> (pieces: [Int], visual: [Int]) {
        try filled.units.withUnsafeBufferPointer { try bidi.set($0, base: .rightToLeft) }
        let visual = try bidi.logicalToVisual()
        let right = filled.places.map { place in visual[place].max() ?? -1 }
        return (filled.places.indices.sorted { (right[$1], $0) < (right[$0], $1) }, visual)
    }
}
