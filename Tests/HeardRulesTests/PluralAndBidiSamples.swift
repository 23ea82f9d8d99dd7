import HeardCore
import HeardRules
import Testing

/// Each sample of the families Plurals and Bidi, in memory, so that a failing rule is seen without files and readers.
@Suite struct PluralAndBidiSamples {
    static let rules = RuleRegistry.all.filter { $0.metadata.family == .plurals || $0.metadata.family == .bidi }.map { $0.metadata.id }

    @Test(arguments: rules) func samplesReportWhatTheyMark(id: String) throws {
        let rule = try #require(RuleRegistry.rule(id))
        #expect(!rule.metadata.triggering.isEmpty && !rule.metadata.nonTriggering.isEmpty)
        #expect(!rule.metadata.rationale.isEmpty)
        for sample in rule.metadata.triggering {
            let probe = RuleProbe(sample.text)
            #expect(!probe.expected.isEmpty)
            let found = probe.found(rule)
            // A finding at a key names the form that is missing; the mark stands at a form that is there.
            func plain(_ all: Set<RuleProbe.Expected>) -> Set<RuleProbe.Expected> {
                Set(all.map { found in
                    var found = found
                    if found.words.isEmpty { found.variation = "" }
                    return found
                })
            }
            #expect(plain(found) == plain(probe.expected), "\(sample.text)")
        }
        for sample in rule.metadata.nonTriggering { #expect(RuleProbe(sample.text).found(rule) == [], "\(sample.text)") }
    }
}
