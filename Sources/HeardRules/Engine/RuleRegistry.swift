import HeardCore

/// All rules, sorted by id. A test compares this list with the files in the folders beside it.
public enum RuleRegistry {
    public static let all: [any Rule.Type] = [
        BidiOverrideRule.self,
        DigitSystemRule.self,
        IdenticalPluralFormsRule.self,
        ImpliedQuantityRule.self,
        LiteralNumberRule.self,
        MissingPluralCategoryRule.self,
        PresentationFormRule.self,
        UnbalancedBidiControlRule.self,
        UnisolatedInsertRule.self,
        UnmirroredDirectionRule.self,
        UnreachablePluralCategoryRule.self,
        WrongBaseDirectionRule.self,
    ]

    /// The rule with an id.
    public static func rule(_ id: String) -> (any Rule.Type)? { byID[id] }

    private static let byID: [String: any Rule.Type] = Dictionary(all.map { ($0.metadata.id, $0) }, uniquingKeysWith: { first, _ in first })
}
