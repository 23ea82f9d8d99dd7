import HeardCore
import HeardKit
import HeardLanguage
import HeardRules
import HeardTestSupport
import Testing

@Suite struct CoverageTests {
    static let rules = RuleRegistry.all.compactMap { $0 as? any LanguageRule.Type }
    static let deep = ["ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pt-BR", "ru", "zh-Hans"]

    @Test func deepLanguagesRunEveryRule() {
        #expect(LocaleData.allTags.map(\.text).filter { LocaleData.find(LanguageTag($0))?.isDeep == true } == Self.deep)
        for tag in Self.deep {
            for rule in Self.rules { #expect(LanguageCoverage.of(rule, LanguageTag(tag)) == .runs, "\(rule.metadata.id) in \(tag)") }
        }
    }

    @Test func everyLanguageSaysWhatRuns() throws {
        #expect(LocaleData.allTags.count == 82)
        for tag in LocaleData.allTags {
            let data = try #require(LocaleData.find(tag))
            for rule in Self.rules {
                let coverage = try #require(data.coverage(rule))
                #expect(coverage == .runs || coverage.why?.isEmpty == false, "\(rule.metadata.id) in \(tag.text)")
            }
            // States and roles are known everywhere, at least for comparison with the source.
            for id in ["state-in-value", "role-in-label"] {
                if case .noData = data.coverage(try #require(RuleRegistry.rule(id))) { Issue.record("\(id) in \(tag.text)") }
            }
        }
        #expect(LocaleData.find(LanguageTag("de"))?.coverage(try #require(RuleRegistry.rule("edge-space"))) == nil)
    }

    /// A rule without data for a language is listed by `check`, whatever it would have found.
    @Test func checkListsWhatDidNotRun() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let roles = "label, value, hint, announcement, reason"
        for tag in ["en", "gd", "hy", "de", "gu"] { try folder.write(Array("/* heard:role \(roles) */\n\"pay\" = \"Pay \(tag)\";\n".utf8), to: "\(tag).lproj/Localizable.strings") }
        let notRun = try Linter.check(paths: [folder.path], jobs: 1).report.summary.notRun
        for tag in ["en", "gd", "hy", "de", "gu"] {
            let listed = Set(notRun.filter { $0.locale?.text == tag }.map(\.rule))
            let missing = Set(Self.rules.filter { rule in
                if case .noData = LanguageCoverage.of(rule, LanguageTag(tag)) { return true }
                return false
            }.map { $0.metadata.id })
            #expect(listed == missing, "\(tag)")
        }
        #expect(notRun.contains { $0.rule == "long-announcement" && $0.locale?.text == "hy" })
        #expect(notRun.contains { $0.rule == "state-in-value" && $0.locale?.text == "gd" })
        #expect(!notRun.contains { $0.locale?.text == "de" })
    }
}
