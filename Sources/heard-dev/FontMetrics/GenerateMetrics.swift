import HeardLayout
import ICUKit

/// Writes `Sources/HeardLayout/Metrics/Tables`: widths of characters, measured with HarfBuzz on the fonts of Debian's packages
/// `fonts-inter` and `fonts-noto-core`. The fonts themselves (SIL Open Font License) are not part of the repository; the tables hold
/// numbers only. Run again when the fonts change: `heard-dev metrics --generate`; `--check` compares.
struct MetricsGenerator {
    /// Where Debian puts the fonts; another folder as an argument.
    var interFolder = "/usr/share/fonts/opentype/inter"
    var notoFolder = "/usr/share/fonts/truetype/noto"

    /// SF Pro's average advance over English letter frequencies, with the space, in em. Source: capsize's published font metrics.
    static let systemAverage = 0.4165

    /// Letter frequencies of English in percent of letters (Norvig's counts of Google Books), with 17 % of all characters spaces.
    static let englishFrequencies: [(Unicode.Scalar, Double)] = [
        (" ", 20.45), ("e", 12.49), ("t", 9.28), ("a", 8.04), ("o", 7.64), ("i", 7.57), ("n", 7.23), ("s", 6.51), ("r", 6.28), ("h", 5.05),
        ("l", 4.07), ("d", 3.82), ("c", 3.34), ("u", 2.73), ("m", 2.51), ("f", 2.40), ("p", 2.14), ("g", 1.87), ("w", 1.68), ("y", 1.66),
        ("b", 1.48), ("v", 1.05), ("k", 0.54), ("x", 0.23), ("j", 0.16), ("q", 0.12), ("z", 0.09),
    ]

    func ten(_ em: Double) -> Int { Int((em * 10_000).rounded()) }

    func units(_ font: FontFile, _ text: String) -> Int { Int((font.advance(text) * Double(font.unitsPerEm)).rounded()) }

    /// Scalars of the ranges that the font has.
    func covered(_ font: FontFile, _ ranges: [ClosedRange<UInt32>]) -> [Unicode.Scalar] {
        ranges.flatMap { $0.compactMap { Unicode.Scalar($0) } }.filter { font.covers($0) && $0.category != .control }
    }

    func text(_ scalars: Unicode.Scalar...) -> String {
        var out = ""
        out.unicodeScalars.append(contentsOf: scalars)
        return out
    }

    // MARK: Latin, Greek, Cyrillic

    static let europeanRanges: [ClosedRange<UInt32>] = [0x20...0x7E, 0xA0...0x52F, 0x1D00...0x1FFF, 0x2000...0x2BFF, 0x2C60...0x2E52, 0xA640...0xA7FF, 0xFB00...0xFB06]

    /// Characters whose pairs are kerned: letters and marks of interface text.
    func isKerned(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x24F, 0x370...0x3FF, 0x400...0x4FF, 0x1E00...0x1EFF, 0x2010...0x2027, 0x2030...0x203A, 0x20A0...0x20BF, 0x2190...0x2193, 0x2122: true
        default: false
        }
    }

    func european(_ font: FontFile) -> String {
        let scalars = covered(font, Self.europeanRanges)
        var widths: [UInt32: Int] = [:], writer = TokenWriter()
        for scalar in scalars { widths[scalar.value] = scalar.category.isMark || scalar.isDefaultIgnorable ? 0 : ten(font.advance(text(scalar))) }
        writer.section("A")
        for (scalar, width) in widths.sorted(by: { $0.key < $1.key }) where width != 0 { writer.value(width, at: scalar) }
        writer.section("Z")
        for scalar in widths.keys.sorted() where widths[scalar] == 0 { writer.count(at: scalar) }
        // Joiners, directional marks and variation selectors take no room, whichever font has them.
        for scalar in [0xAD, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2060, 0xFE0E, 0xFE0F, 0x20E3, 0x300, 0x301, 0x308, 0x323] as [UInt32] where widths[scalar] == nil {
            writer.count(at: scalar)
        }

        let kerned = scalars.filter { isKerned($0) && widths[$0.value] != 0 }
        let single = Dictionary(uniqueKeysWithValues: kerned.map { ($0.value, units(font, text($0))) })
        // A row for each first character, a column for each second one; equal rows and equal columns are classes.
        var matrix: [[Int16]] = []
        for first in kerned {
            matrix.append(kerned.map { second in
                // In whole font units, so that equal kerning gives equal numbers.
                let kerning = units(font, text(first, second)) - (single[first.value] ?? 0) - (single[second.value] ?? 0)
                return Int16(clamping: ten(Double(kerning) / Double(font.unitsPerEm)))
            })
        }
        let (left, rows) = classes(kerned.indices.map { matrix[$0] })
        let (right, columns) = classes(kerned.indices.map { column in matrix.map { $0[column] } })
        precondition(rows.count < 256 && columns.count < 256, "more kerning classes than fit a byte: \(rows.count), \(columns.count)")
        writer.section("L")
        for (scalar, number) in zip(kerned, left) where number != 0 { writer.value(number, at: scalar.value) }
        writer.section("R")
        for (scalar, number) in zip(kerned, right) where number != 0 { writer.value(number, at: scalar.value) }
        writer.section("K")
        for number in 1..<max(1, rows.count) {
            guard let row = left.firstIndex(of: number) else { continue }
            writer.token("@\(number)")
            for other in 1..<max(1, columns.count) {
                guard let column = right.firstIndex(of: other), matrix[row][column] != 0 else { continue }
                writer.token("\(other):\(matrix[row][column])")
            }
        }
        return writer.text
    }

    /// Numbers of equal vectors, 0 for the zero vector.
    func classes(_ vectors: [[Int16]]) -> (numbers: [Int], distinct: [[Int16]]) {
        var known: [[Int16]: Int] = [[Int16](repeating: 0, count: vectors.first?.count ?? 0): 0]
        var distinct = [known.keys.first ?? []]
        let numbers = vectors.map { vector in
            if let number = known[vector] { return number }
            known[vector] = distinct.count
            distinct.append(vector)
            return distinct.count - 1
        }
        return (numbers, distinct)
    }

    func average(_ font: FontFile) -> Double {
        var sum = 0.0, weight = 0.0
        for (scalar, frequency) in Self.englishFrequencies {
            sum += font.advance(text(scalar)) * frequency
            weight += frequency
        }
        return sum / weight
    }

    // MARK: Scripts with one width a character

    func simple(_ font: FontFile, _ ranges: [ClosedRange<UInt32>]) -> String {
        var writer = TokenWriter()
        let scalars = covered(font, ranges)
        let width = { (scalar: Unicode.Scalar) in scalar.category == .nonspacingMark || scalar.isDefaultIgnorable ? 0 : ten(font.advance(text(scalar))) }
        writer.section("A")
        for scalar in scalars where width(scalar) != 0 { writer.value(width(scalar), at: scalar.value) }
        writer.section("Z")
        for scalar in scalars where width(scalar) == 0 { writer.count(at: scalar.value) }
        return writer.text
    }

    // MARK: Arabic

    static let arabicRanges: [ClosedRange<UInt32>] = [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC]

    func arabic(_ font: FontFile) -> String {
        let joiner: Unicode.Scalar = "\u{200D}"
        var joining = TokenWriter(), plain = TokenWriter(), zero = TokenWriter()
        joining.section("J")
        plain.section("A")
        zero.section("Z")
        for scalar in covered(font, Self.arabicRanges) {
            let isolated = ten(font.advance(text(scalar)))
            let type: Int? = switch scalar.joiningType {
            case .dualJoining: 2
            case .rightJoining: 3
            case .joinCausing: 1
            default: nil
            }
            if scalar.category == .nonspacingMark || scalar.isDefaultIgnorable {
                zero.count(at: scalar.value)
            } else if let type {
                let final = ten(font.advance(text(joiner, scalar)))
                let initial = type == 2 ? ten(font.advance(text(scalar, joiner))) : 0
                let medial = type == 2 ? ten(font.advance(text(joiner, scalar, joiner))) : 0
                joining.token("\(type):\(isolated):\(final):\(initial):\(medial)", at: scalar.value)
            } else {
                plain.value(isolated, at: scalar.value)
            }
        }
        // LAM with the alefs.
        joining.section("X")
        joining.token("@644")
        for alef in [0x622, 0x623, 0x625, 0x627, 0x671] as [UInt32] {
            guard let second = Unicode.Scalar(alef) else { continue }
            let isolated = ten(font.advance(text("\u{644}", second))), final = ten(font.advance(text(joiner, "\u{644}", second)))
            joining.token("\(String(alef, radix: 16)):\(isolated):\(final)")
        }
        return [joining, plain, zero].map(\.text).joined(separator: "\n")
    }

    // MARK: Indic scripts

    /// - Parameter joiner: what joins two bases: a virama, for Sinhala with a ZWJ
    func indic(_ font: FontFile, _ range: ClosedRange<UInt32>, virama: Unicode.Scalar, joiner: String) -> String {
        let scalars = covered(font, [range])
        let isVowelSign = { (scalar: Unicode.Scalar) in scalar.category.isMark && scalar != virama }
        let bases = scalars.filter { $0.category == .otherLetter }
        let signs = scalars.filter { isVowelSign($0) }
        func string(_ scalar: Unicode.Scalar) -> String { text(scalar) }
        var writer = TokenWriter()
        let width = Dictionary(uniqueKeysWithValues: bases.map { ($0.value, ten(font.advance(string($0)))) })
        var pairs: [UInt32: [UInt32: Int]] = [:], half: [UInt32: Int] = [:]
        for first in bases {
            var row: [UInt32: Int] = [:]
            for second in bases { row[second.value] = ten(font.advance(string(first) + joiner + string(second))) }
            let added = row.map { $0.value - (width[$0.key] ?? 0) }.sorted()
            half[first.value] = added[added.count / 2]
            pairs[first.value] = row
        }
        writer.section("B")
        for base in bases { writer.token("\(width[base.value] ?? 0):\(half[base.value] ?? 0)", at: base.value) }
        writer.section("V")
        writer.count(at: virama.value)
        var median: [UInt32: Int] = [:], vowels: [UInt32: [UInt32: Int]] = [:]
        for sign in signs {
            let added = bases.map { (base: $0.value, width: ten(font.advance(string($0) + string(sign))) - (width[$0.value] ?? 0)) }
            let sorted = added.map(\.width).sorted()
            median[sign.value] = sorted[sorted.count / 2]
            for (base, width) in added where abs(width - sorted[sorted.count / 2]) > 50 { vowels[sign.value, default: [:]][base] = width }
        }
        writer.section("S")
        for sign in signs { writer.value(median[sign.value] ?? 0, at: sign.value) }
        writer.section("A")
        for scalar in scalars where scalar.category != .otherLetter && !scalar.category.isMark { writer.value(ten(font.advance(string(scalar))), at: scalar.value) }
        writer.section("P")
        for first in bases {
            let row = (pairs[first.value] ?? [:]).filter { abs($0.value - (half[first.value] ?? 0) - (width[$0.key] ?? 0)) > 100 }
            guard !row.isEmpty else { continue }
            writer.token("@" + String(first.value, radix: 16))
            for (second, width) in row.sorted(by: { $0.key < $1.key }) { writer.token("\(String(second, radix: 16)):\(width)") }
        }
        writer.section("M")
        for sign in signs {
            guard let exceptions = vowels[sign.value] else { continue }
            writer.token("@" + String(sign.value, radix: 16))
            for (base, width) in exceptions.sorted(by: { $0.key < $1.key }) { writer.token("\(String(base, radix: 16)):\(width)") }
        }
        return writer.text
    }
}

/// Writes the tokens of a metric table (see `MetricTable`), equal neighbours as `n*count`, in lines of bearable length.
struct TokenWriter {
    private(set) var text = ""
    private var column = 0
    private var next: UInt32?
    private var repeated: (value: Int, count: Int)?
    private var counted = 0
    private var isCounting = false

    private mutating func put(_ token: String) {
        if column + token.utf8.count > 150 {
            text += "\n"
            column = 0
        }
        text += (column == 0 ? "" : " ") + token
        column += token.utf8.count + 1
    }

    private mutating func flush() {
        if let (value, count) = repeated { put(count == 1 ? "\(value)" : "\(value)*\(count)") }
        if counted > 0 { put("\(counted)") }
        repeated = nil
        counted = 0
    }

    mutating func section(_ letter: String) {
        end()
        put(letter)
        isCounting = false
    }

    mutating func end() {
        flush()
        next = nil
        if column > 0 { text += "\n" }
        column = 0
    }

    private mutating func move(to scalar: UInt32) {
        if scalar != next {
            flush()
            put("@" + String(scalar, radix: 16))
        }
        next = scalar + 1
    }

    mutating func value(_ value: Int, at scalar: UInt32) {
        move(to: scalar)
        if let (old, count) = repeated {
            if old == value {
                repeated = (old, count + 1)
                return
            }
            flush()
        }
        repeated = (value, 1)
    }

    mutating func count(at scalar: UInt32) {
        move(to: scalar)
        counted += 1
    }

    mutating func token(_ token: String, at scalar: UInt32) {
        move(to: scalar)
        put(token)
    }

    mutating func token(_ token: String) { put(token) }
}
