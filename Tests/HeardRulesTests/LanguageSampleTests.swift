import HeardCore
import HeardLanguage
import HeardRules
import HeardTestSupport
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The samples that live with the languages, `Locales/Samples/<tag>.json`, through the real pipeline.
@Suite struct LanguageSampleTests {
    static let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Locales/Samples"
    static let tags: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    /// States, roles, gestures and colours.
    static let wordRules = ["color-only", "gesture-in-hint", "role-in-label", "state-in-hint", "state-in-label", "state-in-value"]

    static func read(_ tag: String) throws -> LanguageSamples { try LanguageSamples.read(folder + "/" + tag + ".json") }

    @Test func languagesWithVoiceOversWordsHaveSamples() {
        let known = LocaleData.allTags.filter { LocaleData.find($0)?.hasVoiceOverWords == true }.map(\.text)
        #expect(known.count == 38)
        #expect(Self.tags == known.sorted())
    }

    @Test(arguments: tags) func samplesDoWhatTheySay(tag: String) throws {
        for problem in try Self.read(tag).problems() { Issue.record("\(problem)") }
    }

    /// A project whose source is this language has no English to compare with: the grammar words have to keep look-alikes quiet.
    @Test(arguments: tags.filter { LocaleData.find(LanguageTag($0))?.isDeep == true }) func lookAlikesAreQuietWithoutSource(tag: String) throws {
        for problem in try Self.read(tag).problems(alone: true) { Issue.record("\(problem)") }
    }

    @Test(arguments: tags) func samplesAreEnoughAndWellFormed(tag: String) throws {
        let file = try Self.read(tag)
        let data = try #require(LocaleData.find(LanguageTag(tag)))
        #expect(file.tag == tag)
        #expect(Set(file.samples.map(\.key)).count == file.samples.count, "keys are unique")
        for sample in file.samples {
            #expect(RuleRegistry.rule(sample.rule) != nil, "\(sample.key)")
            #expect(RoleSet(name: sample.role) != nil, "\(sample.key)")
            #expect((sample.source == nil) == (tag == "en"), "\(sample.key)")
            #expect(sample.expected == (sample.found != nil), "\(sample.key)")
            if let found = sample.found { #expect(sample.translation.utf8.count >= found.utf8.count && !found.isEmpty, "\(sample.key)") }
        }
        let least = data.isDeep ? 3 : 1
        for id in Self.wordRules {
            let rule = try #require(RuleRegistry.rule(id))
            if case .noData = data.coverage(rule) { continue }
            if file.notSampled?[id] != nil { continue }
            let own = file.samples.filter { $0.rule == id }
            let lookAlikes = own.filter { !$0.expected }
            #expect(own.count - lookAlikes.count >= least, "triggering samples of \(id)")
            #expect(lookAlikes.count >= least, "look-alikes of \(id)")
            if data.isDeep { #expect(lookAlikes.contains { $0.origin != nil } && lookAlikes.filter { $0.origin != nil }.count * 3 >= min(3, lookAlikes.count), "\(id): one look-alike in three is reworded from a real string") }
        }
    }
}
