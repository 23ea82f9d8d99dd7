import HeardCore

/// Catalog entries that the code no longer uses.
public struct StaleEntryRule: KeyRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "stale-entry", family: .completeness, severity: .note,
        summary: "A catalog entry is marked stale: Xcode no longer finds it in the code.",
        rationale: "Translators still work on it, and nobody hears or sees it. Delete it, or mark it as managed by hand if it is used in a way that Xcode can't see.",
        falsePositives: "Keys that are put together at run time.",
        falseNegatives: "Formats other than catalogs.",
        triggering: [
            Sample("""
                // stale
                en ⟦old.title⟧ = Old
                """, formats: [.xcstrings]),
        ],
        nonTriggering: [Sample("en title = Title", formats: [.xcstrings])])

    public func check(_ key: KeyView, _ context: RuleContext) {
        guard let entry = key.source ?? key.entries.first, entry.entry.flags.contains(.stale) else { return }
        context.report(self, .note, atKeyOf: entry, "\(quoted(entry.entry.key)) is marked as stale, since Xcode no longer finds it in the code: translators work for nothing; delete the entry, or set it to manual if it is used")
    }
}
