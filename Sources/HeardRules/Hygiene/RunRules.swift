import HeardCore

/// A suppression or baseline entry that silences nothing. Found by the run itself, after all rules.
public struct UnusedSuppressionRule: Rule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "unused-suppression", family: .hygiene, scope: .run, severity: .warning,
        summary: "A suppression in a comment, the configuration or the baseline silences nothing.",
        rationale: "A suppression that is no longer needed will silence the next real defect at the same place. Delete it.",
        falsePositives: "A run with --rule or --locale does not look for them, since what they silence may not have been checked.",
        falseNegatives: "A suppression of several rules of which one is needed is reported for the others only.",
        triggering: [
            Sample("""
                // heard:ignore double-space
                en ⟦pay⟧ = Pay
                de pay = Zahlen
                """, title: "nothing to silence", formats: [.xcstrings]),
        ],
        nonTriggering: [
            Sample("""
                // heard:ignore double-space
                en row = One space
                nl row = Eén  spatie
                """, title: "it silences the Dutch text", formats: [.strings, .xcstrings]),
        ])
}

/// A rule that could not be run. Made by the engine.
public struct RuleFailedRule: Rule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "rule-failed", family: .hygiene, scope: .run, severity: .error,
        summary: "A rule could not be run on a string, so nothing is known about it.",
        rationale: "Silence must not look like a pass: a rule that fails, for example because a library reports an error, is named with the string, and the exit status is 2.")
}
