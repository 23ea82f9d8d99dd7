import HeardCore
import HeardRules
import HeardTestSupport
import Testing

/// Each sample of the families Completeness, Format arguments and Hygiene, in memory, so that a failing rule is seen without files and readers.
@Suite struct NeutralSamples {
    static let rules = RuleRegistry.all.map { $0.metadata }
        .filter { [.completeness, .arguments, .hygiene].contains($0.family) && $0.scope != .run }.map(\.id)

    @Test(arguments: rules) func samplesReportWhatTheyMark(id: String) throws {
        let rule = try #require(RuleRegistry.rule(id))
        #expect(!rule.metadata.triggering.isEmpty && !rule.metadata.nonTriggering.isEmpty)
        for sample in rule.metadata.triggering where SampleText(sample.text).rawFiles.isEmpty {
            let probe = RuleProbe(sample.text, format: sample.formats[0])
            #expect(!probe.expected.isEmpty)
            #expect(SampleText(sample.text).problems == [])
            #expect(probe.found(rule) == probe.expected, "\(sample.text)")
        }
        for sample in rule.metadata.nonTriggering where SampleText(sample.text).rawFiles.isEmpty {
            #expect(RuleProbe(sample.text, format: sample.formats[0]).found(rule) == [], "\(sample.text)")
        }
    }
}
