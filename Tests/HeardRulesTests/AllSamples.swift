import HeardCore
import HeardRules
import HeardTestSupport
import Testing

/// Every sample of every rule, through the real pipeline, in every format that can express it, with CRLF, in UTF-16, after characters of several
/// bytes, behind escapes, and suppressed.
@Suite struct AllSamples {
    @Test(arguments: RuleRegistry.all.map { $0.metadata.id }) func samplesDoWhatTheySay(id: String) throws {
        let rule = try #require(RuleRegistry.rule(id)).metadata
        for sample in rule.triggering + rule.nonTriggering {
            let text = SampleText(sample.text)
            #expect(text.problems == [], "\(sample.file):\(sample.line)")
            for run in SampleRun.all(rule, sample) { for problem in try run.problems() { Issue.record("\(problem)") } }
        }
        // Examples are documentation: a triggering one shows where.
        for sample in rule.triggering { #expect(SampleText(sample.text).hasMarks, "\(sample.file):\(sample.line)") }
        for sample in rule.nonTriggering { #expect(!SampleText(sample.text).hasMarks, "\(sample.file):\(sample.line)") }
    }

    @Test(arguments: RuleRegistry.all.map { $0.metadata.id }) func documentationIsComplete(id: String) throws {
        let rule = try #require(RuleRegistry.rule(id)).metadata
        #expect(!rule.summary.isEmpty && rule.summary.hasSuffix("."))
        #expect(!rule.rationale.isEmpty)
        for other in rule.supersedes where other != "invisible-character" || RuleRegistry.rule("mixed-script") != nil { #expect(RuleRegistry.rule(other) != nil, "\(id) supersedes \(other), which does not exist") }
        guard rule.scope != .run, !rule.needsSource else { return }
        #expect(!rule.falsePositives.isEmpty || !rule.falseNegatives.isEmpty)
    }

    @Test func registryIsSorted() {
        let ids = RuleRegistry.all.map { $0.metadata.id }
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
    }
}
