import HeardCore
import HeardLanguage
import ICUKit

/// A text with its arguments replaced by the longest values that they will reasonably have, and the way back to the original.
public struct WorstCaseText: Sendable {
    /// A stretch of the new text and where it comes from.
    public struct Piece: Sendable {
        /// UTF-16 offsets in ``WorstCaseText/text``.
        public var units: Range<Int>
        /// UTF-8 offsets in the original.
        public var original: Range<Int>
        /// Stands for an argument whose text is not known (`%@`).
        public var isUnknown: Bool
        public var isArgument: Bool
    }

    public private(set) var text = ""
    public private(set) var pieces: [Piece] = []
    /// What was put in: specifier and text, for messages.
    public private(set) var replacements: [(specifier: String, text: String)] = []

    private var units = 0

    fileprivate init() {}

    fileprivate mutating func add(_ part: String, original: Range<Int>, isArgument: Bool = false, isUnknown: Bool = false) {
        guard !part.isEmpty else { return }
        let count = part.utf16.count
        text += part
        pieces.append(Piece(units: units..<(units + count), original: original, isUnknown: isUnknown, isArgument: isArgument))
        units += count
    }

    fileprivate mutating func note(_ specifier: String, _ text: String) { replacements.append((specifier, text)) }

    /// A text without arguments.
    public init(plain text: String) {
        add(text, original: 0..<text.utf8.count)
    }

    /// True if a range of UTF-16 units holds text of an argument that is not known.
    public func touchesUnknown(_ range: Range<Int>) -> Bool { pieces.contains { $0.isUnknown && $0.units.overlaps(range) } }
    /// True if a range holds nothing but arguments.
    public func isOnlyArguments(_ range: Range<Int>) -> Bool { !pieces.contains { !$0.isArgument && $0.units.overlaps(range) } }

    /// UTF-8 offsets in the original of a range of UTF-16 units.
    public func original(_ range: Range<Int>) -> Range<Int>? {
        var start: Int?, end: Int?
        for piece in pieces where piece.units.overlaps(range) {
            let from = max(range.lowerBound, piece.units.lowerBound), to = min(range.upperBound, piece.units.upperBound)
            let first = piece.isArgument ? piece.original.lowerBound : piece.original.lowerBound + utf8Count(piece.units.lowerBound..<from)
            let last = piece.isArgument ? piece.original.upperBound : piece.original.lowerBound + utf8Count(piece.units.lowerBound..<to)
            start = min(start ?? first, first)
            end = max(end ?? last, last)
        }
        guard let start, let end else { return nil }
        return start..<end
    }

    private func utf8Count(_ range: Range<Int>) -> Int {
        let view = text.utf16
        guard let from = view.index(view.startIndex, offsetBy: range.lowerBound, limitedBy: view.endIndex),
              let to = view.index(view.startIndex, offsetBy: range.upperBound, limitedBy: view.endIndex), from <= to else { return 0 }
        return text.utf8.distance(from: from, to: to)
    }
}

/// The longest values that arguments of a locale will reasonably have.
///
/// Whole numbers: the largest one up to 9,999 that the plural category selects, in the locale's digits. `%@`: twelve letters of the locale's
/// exemplar set with a space among them. Decimal numbers and percent by ICU.
public final class WorstCaseArguments {
    /// Largest whole number that is put in.
    public static let largest = 9_999
    /// Characters that stand for `%@`.
    public static let objectLength = 12

    private let locale: LocaleContext
    private let decimal: NumberFormat?
    private let sample: String
    private let integers = Integers()

    /// What ``integer(category:)`` found, by category.
    private final class Integers {
        var texts = [String?](repeating: nil, count: PluralCategory.allCases.count + 1)
    }

    public init(_ locale: LocaleContext) {
        self.locale = locale
        let id = locale.isLanguage ? locale.icu : LocaleID("en")
        decimal = try? NumberFormat(.decimal, locale: id)
        sample = WorstCaseArguments.sample(id)
    }

    /// Twelve letters that are as long as the locale's letters are on average: every n-th of the exemplar set.
    private static func sample(_ id: LocaleID) -> String {
        guard let set = try? UnicodeSet(exemplars: .main, of: id) else { return "abcdef ghijk" }
        var letters: [Unicode.Scalar] = []
        for range in set.ranges {
            for value in range where letters.count < 4000 {
                if let scalar = Unicode.Scalar(value), scalar.category.isLetter { letters.append(scalar) }
            }
        }
        guard !letters.isEmpty else { return "abcdef ghijk" }
        var out = String.UnicodeScalarView()
        for index in 0..<objectLength {
            if index == objectLength / 2 { out.append(" "); continue }
            out.append(letters[(index * max(1, letters.count / objectLength)) % letters.count])
        }
        return String(out)
    }

    /// The largest number up to 9,999 in the locale's digits, of a plural category where one is given.
    public func integer(category: PluralCategory?) -> String {
        let place = category.map { Int($0.rawValue) + 1 } ?? 0
        if let known = integers.texts[place] { return known }
        var number = Self.largest
        if let category, locale.isLanguage, let table = try? locale.plurals() { number = table.largest(category, upTo: Self.largest) }
        let text = self.number(number)
        integers.texts[place] = text
        return text
    }

    private func number(_ value: Int) -> String { (try? decimal?.format(value)) ?? String(value) }

    /// The text with its arguments replaced.
    ///
    /// - Parameters:
    ///   - substitution: gives the text of a variable (`%#@files@`)
    public func fill(_ text: String, _ format: FormatString, category: PluralCategory?, substitution: (String) -> String? = { _ in nil }) -> WorstCaseText {
        guard !format.isEmpty else { return WorstCaseText(plain: text) }
        var out = WorstCaseText()
        let utf8 = text.utf8
        func part(_ range: Range<Int>) -> String {
            String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
        }
        var position = 0
        for specifier in format.specifiers where specifier.range.lowerBound >= position {
            // "100% sure" in a text that is no format stays as it is.
            if !format.isFormatted, specifier.kind != .percent { continue }
            out.add(part(position..<specifier.range.lowerBound), original: position..<specifier.range.lowerBound)
            let name = part(specifier.range)
            var isUnknown = false
            let value: String
            switch specifier.kind {
            case .percent: value = format.isFormatted ? "%" : name
            case .substitution:
                let variable = specifier.nameRange.map(part) ?? ""
                if let known = substitution(variable) { value = known } else {
                    value = sample
                    isUnknown = true
                }
            case .signedInteger, .unsignedInteger, .ownArgument: value = integer(category: category)
            case .floatingPoint: value = floating(specifier.precision.map(Int.init))
            case .object, .cString:
                value = sample
                isUnknown = true
            case .character: value = String(sample.prefix(1))
            case .pointer: value = "0x1234567890"
            case .count: value = ""
            }
            if specifier.kind != .percent { out.note(name, value) }
            out.add(value, original: specifier.range, isArgument: true, isUnknown: isUnknown)
            position = specifier.range.upperBound
        }
        out.add(part(position..<utf8.count), original: position..<utf8.count)
        return out
    }

    /// A decimal number with as many decimals as the specifier asks for (C's default is six).
    private func floating(_ precision: Int?) -> String {
        let precision = min(precision ?? 6, 12)
        guard precision > 0 else { return number(Self.largest) }
        // The separator from a number with one decimal.
        let half = (try? decimal?.format(0.5)) ?? "0.5"
        let separator = half.unicodeScalars.dropFirst().first.map(String.init) ?? "."
        let nine = number(9)
        return number(999) + separator + String(repeating: nine, count: precision)
    }
}
