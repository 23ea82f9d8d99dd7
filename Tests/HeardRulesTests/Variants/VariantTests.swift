import HeardCore
import HeardRules
import HeardTestSupport
import Testing

/// Small projects that go through readers, index and rules in every format that can express them: what a rule's description implies for other
/// languages, other kinds of variation and other spellings than its own samples have.
struct Variant: Sendable, CustomTestStringConvertible {
    var rule: String
    var text: String
    var formats: [FileFormat] = [.strings, .stringsdict, .xcstrings, .xliff]
    var line = #line

    init(_ rule: String, _ text: String, formats: [FileFormat] = [.strings, .stringsdict, .xcstrings, .xliff], line: Int = #line) {
        self.rule = rule
        self.text = text
        self.formats = formats
        self.line = line
    }

    var testDescription: String { "\(rule) line \(line)" }

    /// What is wrong: nothing where exactly what is marked was reported.
    func problems() throws -> [String] {
        let metadata = try #require(RuleRegistry.rule(rule)).metadata
        let sample = Sample(text, formats: formats)
        let parsed = SampleText(text)
        let runs = SampleRun.all(metadata, sample).filter { $0.variant == .plain || $0.variant == .escaped }
        return try parsed.problems + (runs.isEmpty ? ["no format can express it"] : []) + runs.flatMap { try $0.problems() }
    }
}

@Suite struct VariantTests {
    static let all = Variant.plurals + Variant.counts + Variant.arguments + Variant.bidi + Variant.completeness + Variant.files

    @Test(arguments: all) func doesWhatItMarks(variant: Variant) throws {
        for problem in try variant.problems() { Issue.record("\(problem)") }
    }

    @Test func thereAreEnough() {
        #expect(Self.all.count >= 80)
        #expect(Set(Self.all.map { $0.rule + $0.text }).count == Self.all.count)
    }
}
