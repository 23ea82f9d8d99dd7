import HeardCore

/// All rules, sorted by id. A test compares this list with the files in the folders beside it.
public enum RuleRegistry {
    public static let all: [any Rule.Type] = [
    ]

    /// The rule with an id.
    public static func rule(_ id: String) -> (any Rule.Type)? { byID[id] }

    private static let byID: [String: any Rule.Type] = Dictionary(all.map { ($0.metadata.id, $0) }, uniquingKeysWith: { first, _ in first })
}
