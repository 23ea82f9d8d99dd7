import HeardCore

/// What rules and messages need to know about a locale's plural categories: computed once per locale, shared by all workers.
public final class PluralTable: Sendable {
    /// The numbers of one category.
    public struct Numbers: Sendable {
        /// The first integers that select the category, ascending; at most ``PluralTable/sampleCount``.
        public var integers: [Int] = []
        /// Exactly one integer below a million selects it.
        public var isOneInteger = false
    }

    public static let sampleCount = 12

    public let locale: LocaleID
    /// Every category of the language.
    public let categories: PluralCategories
    /// The categories selected by at least one of 0 … 999,999.
    public let integerCategories: PluralCategories
    /// One category for 2 and all greater numbers, as far as a look at the first two hundred tells.
    public let isAlikeAboveOne: Bool
    private let numbers: [Numbers]
    private let rules: PluralRules

    /// The numbers of a category; empty for one that the language lacks.
    public func numbers(_ category: PluralCategory) -> Numbers { numbers[Int(category.rawValue)] }

    /// The category of an integer.
    public func select(_ number: Int) -> PluralCategory { rules.select(number) }

    /// The largest integer up to a limit that selects a category; 0 where none does.
    public func largest(_ category: PluralCategory, upTo limit: Int) -> Int {
        // Few numbers are all numbers: 1; 2, 3 and 4. Others are found soon from above, since they come again in each hundred.
        let known = numbers(category).integers
        if known.count < Self.sampleCount { return known.last { $0 <= limit } ?? 0 }
        var number = limit
        while number > 0, select(number) != category { number -= 1 }
        return number
    }

    /// The category of a number as it is written.
    public func select(decimal text: String) throws(ICUError) -> PluralCategory { try rules.select(decimal: text) }

    /// Numbers with decimals that select a category, as written ("0.5", "1.0"); at most ``sampleCount``. Worked out anew by each call.
    public func decimals(_ category: PluralCategory) -> [String] {
        var found: [String] = []
        for text in Self.decimals where (try? rules.select(decimal: text)) == category {
            found.append(text)
            if found.count == Self.sampleCount { break }
        }
        return found
    }

    /// "1, 21, 31, 41 …", "2", or decimals where no integer selects the category: for messages.
    public func examples(_ category: PluralCategory, limit: Int = 4) -> String {
        let numbers = numbers(category)
        if numbers.integers.isEmpty {
            let decimals = decimals(category)
            let shown = decimals.prefix(limit).joined(separator: ", ")
            return decimals.count > limit ? shown + " …" : shown
        }
        let shown = numbers.integers.prefix(limit).map(String.init).joined(separator: ", ")
        return numbers.integers.count > limit ? shown + " …" : shown
    }

    /// Computes the table of a locale; ``cached(_:)`` is the way to get one.
    public init(locale: LocaleID) throws(ICUError) {
        self.locale = locale
        rules = try PluralRules(locale: locale)
        categories = try rules.categories()
        var found = [Numbers](repeating: Numbers(), count: PluralCategory.allCases.count)
        var counts = [Int](repeating: 0, count: found.count)
        var reached = PluralCategories()
        let selected = rules.select(PluralTable.scanned)
        for (number, category) in zip(PluralTable.scanned, selected) {
            let index = Int(category.rawValue)
            if number < 1_000_000 {
                reached.insert(category)
                counts[index] += 1
            }
            if found[index].integers.count < PluralTable.sampleCount { found[index].integers.append(Int(number)) }
        }
        for index in found.indices { found[index].isOneInteger = counts[index] == 1 }
        integerCategories = reached
        // The first numbers are all scanned.
        isAlikeAboveOne = selected[2..<200].allSatisfy { $0 == selected[2] }
        numbers = found
    }

    /// The integers that are tried. CLDR's conditions look at the number itself, at its last one, two, three, five or six digits, and
    /// compare with round thousands: so the first numbers, the first ones of each hundred, every multiple of 1,000, some of their
    /// neighbours, and the multiples of a million (which the compact forms of Romance languages select) see every category. A test
    /// compares with a scan of all 1,000,000.
    static let scanned: [Int32] = {
        var numbers = Array(Int32(0)...320)
        for hundred in Int32(4)...12 { for rest in Int32(0)...22 { numbers.append(hundred * 100 + rest) } }
        for thousand in Int32(2)...20 { for near in [-1, 0, 1, 2, 11] as [Int32] { numbers.append(thousand * 1000 + near) } }
        for thousand in Int32(21)...999 { numbers.append(thousand * 1000) }
        return numbers + [100_001, 100_002, 1_000_000, 1_000_001, 2_000_000, 3_000_000]
    }()

    static let decimals: [String] = {
        var texts: [String] = []
        for tenth in 0...30 { texts.append("\(tenth / 10).\(tenth % 10)") }
        texts += ["0.00", "0.01", "0.02", "0.10", "0.11", "0.12", "0.25", "1.00", "1.01", "1.25", "2.00", "5.0", "10.0", "11.0", "20.5", "21.0", "100.0", "1000.0", "1000000.0"]
        return texts
    }()

    private static let cache = Locked<[LanguageTag: PluralTable]>([:])

    /// The table of a locale, computed on first use in the process.
    public static func cached(_ tag: LanguageTag) throws(ICUError) -> PluralTable {
        if let known = cache.withLock({ $0[tag] }) { return known }
        let new = try PluralTable(locale: LocaleID.cached(tag))
        cache.remember(new, for: tag)
        return new
    }
}
