import HeardCore

/// All rules, sorted by id. A test compares this list with the files in the folders beside it.
public enum RuleRegistry {
    public static let all: [any Rule.Type] = [
        AccidentalSpecifierRule.self,
        ArgumentMismatchRule.self,
        ArgumentOrderRule.self,
        KeystrokeAnnouncementRule.self,
        BidiOverrideRule.self,
        BrokenWordRule.self,
        ColorOnlyInSourceRule.self,
        ControlMisfitRule.self,
        CountWithoutPluralRule.self,
        DetachedReasonRule.self,
        DigitSystemRule.self,
        DirectionWordRule.self,
        DoubleSpaceRule.self,
        DuplicateKeyRule.self,
        EdgeSpaceRule.self,
        EmptyValueRule.self,
        EndPunctuationRule.self,
        ExcessLinesRule.self,
        ExpansionRiskRule.self,
        ExtraKeyRule.self,
        IdenticalPluralFormsRule.self,
        ImpliedQuantityRule.self,
        InvalidSpecifierRule.self,
        KeyAsValueRule.self,
        LabelNotInNameRule.self,
        LiteralNumberRule.self,
        MarkupMismatchRule.self,
        MissingPluralCategoryRule.self,
        MissingTranslationRule.self,
        NewlineMismatchRule.self,
        OverLengthRule.self,
        PresentationFormRule.self,
        ReasonMismatchRule.self,
        ReasonMissingInSourceRule.self,
        ReasonNotSpokenRule.self,
        RuleFailedRule.self,
        StaleEntryRule.self,
        StateValueInSourceRule.self,
        StringsdictInvalidRule.self,
        SyntaxErrorRule.self,
        UnbalancedBidiControlRule.self,
        UndecodableTextRule.self,
        UnfinishedTranslationRule.self,
        UnisolatedInsertRule.self,
        UnmirroredDirectionRule.self,
        UnreachablePluralCategoryRule.self,
        UnreadableFileRule.self,
        UntranslatedValueRule.self,
        UnusedSuppressionRule.self,
        WrongBaseDirectionRule.self,
    ]

    /// The rule with an id.
    public static func rule(_ id: String) -> (any Rule.Type)? { byID[id] }

    private static let byID: [String: any Rule.Type] = Dictionary(all.map { ($0.metadata.id, $0) }, uniquingKeysWith: { first, _ in first })
}
