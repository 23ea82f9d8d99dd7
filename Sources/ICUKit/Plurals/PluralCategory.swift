/// CLDR's plural categories, in CLDR's order.
public enum PluralCategory: UInt8, Sendable, Hashable, CaseIterable, Comparable, CustomStringConvertible {
    case zero, one, two, few, many, other

    public var name: String {
        switch self {
        case .zero: "zero"
        case .one: "one"
        case .two: "two"
        case .few: "few"
        case .many: "many"
        case .other: "other"
        }
    }

    public init?(name: some StringProtocol) {
        guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }

    public var description: String { name }
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// A set of plural categories.
public struct PluralCategories: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ category: PluralCategory) { rawValue = 1 << category.rawValue }

    public func contains(_ category: PluralCategory) -> Bool { rawValue & (1 << category.rawValue) != 0 }
    public mutating func insert(_ category: PluralCategory) { self = PluralCategories(rawValue: rawValue | (1 << category.rawValue)) }
    /// In CLDR's order.
    public var categories: [PluralCategory] { PluralCategory.allCases.filter(contains) }
    public var count: Int { rawValue.nonzeroBitCount }
    public var description: String { categories.map(\.name).joined(separator: " ") }
}
