import HeardCore
import HeardRules
import HeardTestSupport
import Testing

/// What a finding proposes to write is not found again by the same rule.
@Suite struct SuggestionTests {
    @Test(arguments: RuleRegistry.all.map { $0.metadata.id }) func whatIsProposedIsRight(id: String) throws {
        let rule = try #require(RuleRegistry.rule(id))
        for sample in rule.metadata.triggering where SampleText(sample.text).rawFiles.isEmpty {
            let probe = RuleProbe(sample.text)
            for draft in probe.drafts(rule) {
                guard let suggestion = draft.suggestion, let key = draft.key else { continue }
                let mended = probe.replacing(key: key, locale: probe.locale(of: draft), variation: draft.variation ?? "", by: suggestion)
                let again = mended.drafts(rule).filter { $0.key == key && mended.locale(of: $0) == probe.locale(of: draft) && $0.variation == draft.variation }
                #expect(again.isEmpty, "\(sample.file):\(sample.line): “\(suggestion)” is found again: \(again.first?.message ?? "")")
            }
        }
    }

    @Test func someRulesPropose() {
        let proposing = RuleRegistry.all.filter { rule in
            rule.metadata.triggering.contains { sample in SampleText(sample.text).rawFiles.isEmpty && RuleProbe(sample.text).drafts(rule).contains { $0.suggestion != nil } }
        }
        #expect(proposing.map { $0.metadata.id }.sorted() == ["unisolated-insert", "wrong-base-direction"])
    }
}
