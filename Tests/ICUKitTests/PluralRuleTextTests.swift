import HeardCore
import ICUKit
import Testing

/// CLDR's plural rules, read and evaluated here from the text in ICU's data, against what ``PluralTable`` says.
@Suite struct PluralRuleTextTests {
    /// A number as a rule sees it (UTS #35, operands of plural rules).
    struct Number {
        var n: Double, i: Int, v = 0, w = 0, f = 0, t = 0, e = 0

        init(_ integer: Int) { (n, i) = (Double(integer), integer) }

        init?(_ text: Substring) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard let whole = Int(parts[0]), let value = Double(String(text)) else { return nil }
            (n, i) = (value, whole)
            if parts.count == 2 {
                let trimmed = String(parts[1].reversed().drop { $0 == "0" }.reversed())
                v = parts[1].count
                w = trimmed.count
                f = Int(parts[1]) ?? 0
                t = Int(trimmed) ?? 0
            }
        }

        func operand(_ name: Substring) -> Double {
            switch name {
            case "n": n
            case "i": Double(i)
            case "v": Double(v)
            case "w": Double(w)
            case "f": Double(f)
            case "t": Double(t)
            default: Double(e)
            }
        }
    }

    struct Relation {
        var operand: Substring, modulus: Double?, isEqual: Bool, ranges: [ClosedRange<Double>]

        init(_ text: Substring) throws {
            let isEqual = !text.contains("!=")
            let sides = text.split(separator: "=").map { $0.drop { $0 == " " } }
            let left = sides[0].split { $0 == " " || $0 == "!" }
            operand = left[0]
            modulus = left.count > 2 && left[1] == "%" ? Double(String(left[2])) : nil
            ranges = try sides[1].split(separator: ",").map { part in
                let ends = part.split { $0 == " " || $0 == "." }
                return try #require(Double(String(ends[0])))...(try #require(Double(String(ends[ends.count - 1]))))
            }
            self.isEqual = isEqual
        }

        func holds(_ number: Number) -> Bool {
            var value = number.operand(operand)
            if let modulus { value = value.truncatingRemainder(dividingBy: modulus) }
            return ranges.contains { $0.contains(value) && value == value.rounded() } == isEqual
        }
    }

    struct Rules {
        /// In CLDR's order; `other` has no conditions.
        var conditions: [(PluralCategory, [[Relation]])] = []
        var integerSamples: [PluralCategory: [Substring]] = [:], decimalSamples: [PluralCategory: [Substring]] = [:]

        init(_ texts: [(PluralCategory, String)]) throws {
            for (category, text) in texts {
                let parts = text.split(separator: "@", omittingEmptySubsequences: false)
                let condition = parts[0].drop { $0 == " " }
                if !condition.isEmpty, category != .other {
                    conditions.append((category, try Self.split(condition, by: " or ").map { try Self.split($0, by: " and ").map { try Relation($0) } }))
                }
                for sample in parts.dropFirst() {
                    let words = sample.split { $0 == " " || $0 == "," }
                    let numbers = words.dropFirst().flatMap { $0.split(separator: "~") }.filter { !$0.contains("c") && !$0.contains("e") && !$0.contains("…") }
                    if words.first == "integer" { integerSamples[category] = numbers } else { decimalSamples[category] = numbers }
                }
            }
        }

        static func split(_ text: Substring, by word: String) -> [Substring] {
            var rest = text, found: [Substring] = []
            while let range = rest.firstRange(of: word) {
                found.append(rest[..<range.lowerBound])
                rest = rest[range.upperBound...]
            }
            return found + [rest]
        }

        func select(_ number: Number) -> PluralCategory {
            for (category, alternatives) in conditions where alternatives.contains(where: { $0.allSatisfy { $0.holds(number) } }) { return category }
            return .other
        }
    }

    static func texts(_ locale: LocaleID) -> [(PluralCategory, String)] {
        PluralCategory.allCases.compactMap { category in PluralRules.ruleText(locale: locale, category: category).map { (category, $0) } }
    }

    @Test func everyLocaleAgreesWithItsRuleText() throws {
        var checked = 0
        var known: [String: Rules] = [:], scanned: [String: (PluralCategories, [Int])] = [:]
        for id in LocaleID.available {
            let locale = LocaleID(id)
            let texts = Self.texts(locale)
            guard !texts.isEmpty else { continue }
            let signature = texts.map { "\($0.0):\($0.1)" }.joined()
            let rules: Rules
            if let found = known[signature] { rules = found } else {
                rules = try Rules(texts)
                known[signature] = rules
            }
            let table = try PluralTable(locale: locale)
            var all = PluralCategories(.other)
            for (category, _) in texts { all.insert(category) }
            #expect(table.categories == all, "\(id)")
            // All of 0 … 999,999, once for each set of rules: does the sparse scan see every category, and count the single ones?
            let isFirst = scanned[signature] == nil
            if isFirst {
                let icu = try PluralRules(locale: locale)
                var reached = PluralCategories()
                let counts = icu.counts(0..<1_000_000)
                for category in PluralCategory.allCases where counts[Int(category.rawValue)] > 0 { reached.insert(category) }
                scanned[signature] = (reached, counts)
                // The text's own conditions, number by number.
                for number in Array(0...1500) + [9_999, 10_000, 20_000, 40_000, 60_000, 80_000, 99_999, 100_000, 100_001, 101_000, 120_000, 200_000, 999_999, 1_000_000, 1_000_001, 3_000_000] {
                    #expect(table.select(number) == rules.select(Number(number)), "\(id) \(number)")
                }
                var expected: [PluralCategory: [Int]] = [:]
                for number in 0...1200 { expected[rules.select(Number(number)), default: []].append(number) }
                for category in PluralCategory.allCases {
                    let own = Array((expected[category] ?? []).prefix(PluralTable.sampleCount))
                    #expect(Array(table.numbers(category).integers.filter { $0 <= 1200 }) == own, "\(id) \(category)")
                }
            }
            let (reached, counts) = try #require(scanned[signature])
            #expect(table.integerCategories == reached, "\(id)")
            for category in PluralCategory.allCases {
                #expect(table.numbers(category).isOneInteger == (counts[Int(category.rawValue)] == 1), "\(id) \(category)")
                for sample in rules.integerSamples[category] ?? [] {
                    if let number = Int(sample) { #expect(table.select(number) == category, "\(id) \(sample)") }
                }
                // Formatting decimals is slow: once for each set of rules.
                guard isFirst else { continue }
                for sample in rules.decimalSamples[category] ?? [] { #expect(try table.select(decimal: String(sample)) == category, "\(id) \(sample)") }
                for text in table.decimals(category) {
                    let number = try #require(Number(Substring(text)))
                    #expect(rules.select(number) == category, "\(id) \(text)")
                }
            }
            checked += 1
        }
        #expect(checked >= 200)
        #expect(known.count >= 30)
    }
}
