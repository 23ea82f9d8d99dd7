import HeardCore
import HeardLanguage
import ICUKit

/// A number with its sign in front ("+1", "-5") in a right-to-left text: the sign is a neutral there and goes to the number's other side ("1+").
struct SignedNumber {
    /// UTF-8 offsets of sign and number, or sign and specifier.
    var range: Range<Int>
    /// As a reader sees it.
    var shown: String

    /// The first signed number whose sign ends up behind it; nil where there is none, or where a control holds the two together.
    ///
    /// - Parameter countsArguments: look at "+%lld" too, where the locale's own format of signed numbers puts the sign in front
    static func firstSwapped(in text: AnalyzedText, countsArguments: Bool, _ bidi: BidiParagraph) throws -> SignedNumber? {
        guard text.value.utf8.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 == 0xE2 }) else { return nil }
        let filled = Filled(text)
        let units = filled.units
        var visual: [Int]?
        for at in units.indices.dropLast() where isSign(units[at]) && isDigit(units[at + 1]) && (at == 0 || mayStandBefore(units[at - 1])) && !joinsPrefix(units, at) {
            let isArgument = filled.argumentStarts.contains(at + 1)
            if isArgument, !countsArguments { continue }
            if visual == nil {
                try units.withUnsafeBufferPointer { try bidi.set($0, base: .rightToLeft) }
                visual = try bidi.logicalToVisual()
            }
            guard let visual, visual[at] > visual[at + 1] else { continue }
            var end = at + 1
            while end < units.count, isDigit(units[end]) { end += 1 }
            let number = String(decoding: units[(at + 1)..<end], as: UTF16.self), sign = String(decoding: units[at...at], as: UTF16.self)
            return SignedNumber(range: filled.offsets[at]..<filled.offsets[end], shown: number + sign)
        }
        return nil
    }

    private static func isSign(_ unit: UInt16) -> Bool { unit == 0x2B || unit == 0x2D || unit == 0x2212 }
    private static func isDigit(_ unit: UInt16) -> Bool { unit >= 0x30 && unit <= 0x39 }

    /// Behind a letter, a digit or another sign it joins two things ("GMT+3", "2020-21").
    private static func mayStandBefore(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 || unit == 0x28 || unit == 0x3A || unit == 0x0A || unit == 0x2066 || unit == 0x2067 || unit == 0x2068 || unit == 0x22 }

    /// "ל -1.0", "to 1.0": behind a Hebrew prefix, which is never a word by itself, a hyphen joins the two, and stands where it should.
    private static func joinsPrefix(_ units: [UInt16], _ at: Int) -> Bool {
        func isHebrew(_ index: Int) -> Bool { index >= 0 && units[index] >= 0x5D0 && units[index] <= 0x5EA }
        return units[at] == 0x2D && at > 0 && units[at - 1] == 0x20 && isHebrew(at - 2) && !isHebrew(at - 3)
    }

    /// The text with numbers and names in place of its arguments.
    private struct Filled {
        var units: [UInt16] = []
        /// For each unit the UTF-8 offset in the text; one more for the end.
        var offsets: [Int] = []
        var argumentStarts: Set<Int> = []

        init(_ text: AnalyzedText) {
            let specifiers = text.arguments.specifiers
            var next = 0, offset = 0
            for scalar in text.value.unicodeScalars {
                let start = offset
                offset += UTF8.width(scalar)
                while next < specifiers.count, specifiers[next].range.upperBound <= start { next += 1 }
                if next < specifiers.count, specifiers[next].range.contains(start) {
                    guard specifiers[next].range.lowerBound == start else { continue }
                    if specifiers[next].kind.isNumber { argumentStarts.insert(units.count) }
                    let value: UInt16 = specifiers[next].kind.isNumber ? 0x35 : specifiers[next].kind.takesArgument ? 0x5D0 : 0x25
                    units.append(value)
                    offsets.append(start)
                    continue
                }
                for unit in String(Character(scalar)).utf16 {
                    units.append(unit)
                    offsets.append(start)
                }
            }
            offsets.append(offset)
        }
    }
}
