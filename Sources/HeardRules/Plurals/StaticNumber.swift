import HeardCore
import HeardLanguage
import ICUKit

/// A number written into a text, in digits or in words.
struct StaticNumber: Hashable {
    var value: Int
    /// UTF-8 offsets in the text.
    var range: Range<Int>
    var isWord: Bool
}

enum StaticNumbers {
    /// Whole numbers in digits of any script that stand alone: no letter touches them, no decimal or date around them, no specifier.
    static func digits(in text: AnalyzedText) -> [StaticNumber] {
        guard text.classes.hasAny(.digits) else { return [] }
        let specifiers = text.arguments.specifiers
        let scalars = Array(text.value.unicodeScalars)
        var offsets: [Int] = []
        var offset = 0
        for scalar in scalars {
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        offsets.append(offset)
        var found: [StaticNumber] = []
        var index = 0
        while index < scalars.count {
            guard let first = scalars[index].decimalDigit else { index += 1; continue }
            let start = index
            var value = first
            index += 1
            while index < scalars.count, let digit = scalars[index].decimalDigit {
                value = value > 1_000_000_000 ? value : value * 10 + digit
                index += 1
            }
            let range = offsets[start]..<offsets[index]
            if specifiers.contains(where: { $0.range.overlaps(range) }) { continue }
            if start > 0, joins(scalars[start - 1], before: true, start > 1 ? scalars[start - 2] : nil) { continue }
            if index < scalars.count, joins(scalars[index], before: false, index + 1 < scalars.count ? scalars[index + 1] : nil) { continue }
            found.append(StaticNumber(value: value, range: range, isWord: false))
        }
        return found
    }

    /// The neighbour makes the number part of something longer: "MP3", "2.5", "10:30", "1/3", "100%", "#2", "-1".
    private static func joins(_ scalar: Unicode.Scalar, before: Bool, _ beyond: Unicode.Scalar?) -> Bool {
        switch scalar {
        case ".", ",", ":", "/", "٫", "٬", "’", "'": return beyond?.decimalDigit != nil
        case "%", "٪", "％", "#", "+", "_", "@", "$", "€", "£", "\\": return true
        case "-", "–", "\u{2212}", "\u{2011}": return before && (beyond == nil || beyond?.decimalDigit != nil || beyond?.isAlphabeticScalar == true) || beyond?.decimalDigit != nil
        default:
            // Japanese, Chinese and Thai write no space between number and noun.
            guard scalar.isAlphabeticScalar else { return false }
            return !(scalar.isIdeographicScalar || scalar.script == .hiragana || scalar.script == .katakana || scalar.script == .hangul || scalar.script == .thai)
        }
    }

    /// Number words 1 … 10 (ICU's and those of `Locales/`, as whole words), with their places.
    static func words(in unit: UnitView, tag: LanguageTag) throws -> [StaticNumber] {
        let words = try NumberWords.cached(tag)
        let own = unit.locale.numberWords
        guard words.isKnown || own.contains(where: { !$0.isEmpty }) else { return [] }
        var found: [StaticNumber] = []
        for word in PlainWords(unit.value) {
            let folded = try TextTransforms.foldCase(word.text)
            for number in 1...10 where words.words(number).contains(folded) || own[number - 1].contains(folded) {
                found.append(StaticNumber(value: number, range: word.range, isWord: true))
                break
            }
        }
        return found
    }
}

extension UnitView {
    /// A letter stands outside the specifiers: the text says something besides its arguments.
    var saysWords: Bool {
        guard text.classes.hasAny(.letters) else { return false }
        let specifiers = text.arguments.specifiers
        return specifiers.isEmpty || PlainWords(value).contains { word in !specifiers.contains { $0.range.overlaps(word.range) } }
    }
}

/// The words of a text as runs of letters and marks, with UTF-8 ranges: enough for languages that write spaces.
struct PlainWords: Sequence {
    struct Word {
        var text: Substring
        var range: Range<Int>
    }

    private let value: String
    init(_ value: String) { self.value = value }

    func makeIterator() -> Iterator { Iterator(value) }

    struct Iterator: IteratorProtocol {
        private let value: String
        private var offset = 0

        init(_ value: String) {
            var text = value
            text.makeContiguousUTF8()
            self.value = text
        }

        mutating func next() -> Word? {
            let utf8 = value.utf8, from = offset
            let found: Range<Int>?? = utf8.withContiguousStorageIfAvailable { Self.word(in: $0, from: from) }
            guard let found, let range = found else {
                offset = utf8.count
                return nil
            }
            offset = range.upperBound
            let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound), end = utf8.index(start, offsetBy: range.count)
            return Word(text: value[start..<end], range: range)
        }

        private static func word(in bytes: UnsafeBufferPointer<UInt8>, from: Int) -> Range<Int>? {
            var at = from
            while at < bytes.count {
                let (scalar, width) = AnalyzedText.decode(bytes, at)
                if isLetter(Unicode.Scalar(scalar) ?? "\u{FFFD}") { break }
                at += width
            }
            guard at < bytes.count else { return nil }
            let start = at
            while at < bytes.count {
                let (scalar, width) = AnalyzedText.decode(bytes, at)
                if !isLetter(Unicode.Scalar(scalar) ?? "\u{FFFD}") { break }
                at += width
            }
            return start..<at
        }

        /// Letters and marks. Most are told by their number.
        @inline(__always)
        static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
            let value = scalar.value
            if value < 0x80 { return (value | 0x20) &- 0x61 < 26 }
            switch value {
            case 0xC0...0x24F: return value != 0xD7 && value != 0xF7
            case 0x400...0x481, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
            default: return isLetterByProperty(scalar)
            }
        }

        /// The same by the properties of the character.
        static func isLetterByProperty(_ scalar: Unicode.Scalar) -> Bool { scalar.isAlphabeticScalar || scalar.category.isMark }
    }
}
