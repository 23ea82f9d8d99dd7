import HeardCore
import HeardKit
import HeardRules
import HeardTestSupport
import Testing
import Foundation

/// Messages are printed on terminals and in pages that run from left to right: they hold no raw control of direction, and right-to-left letters
/// only inside isolates, which are all closed.
@Suite struct MessageSafetyTests {
    /// What is wrong with a message; nil for nothing.
    static func problem(_ message: String) -> String? {
        var depth = 0
        for scalar in message.unicodeScalars {
            switch scalar.value {
            case 0x2068: depth += 1
            case 0x2069:
                depth -= 1
                if depth < 0 { return "closes an isolate that is not open" }
            case 0x200E, 0x200F, 0x202A...0x202E, 0x2066, 0x2067, 0x61C: return "a raw control"
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: if depth == 0 { return "a right-to-left letter outside an isolate" }
            default: break
            }
        }
        return depth == 0 ? nil : "an isolate is left open"
    }

    @Test func theTestCanFail() {
        for message in ["a\u{202E}b", "שלום", "\u{2068}a", "a\u{2069}", "\u{200F}", "\u{2067}a\u{2069}"] { #expect(Self.problem(message) != nil) }
        for message in ["", "plain", "“\u{2068}שלום\u{2069}”", "\u{2068}a \u{2068}ب\u{2069}\u{2069}"] { #expect(Self.problem(message) == nil) }
    }

    /// Every sample of every rule, and every variant.
    @Test(arguments: RuleRegistry.all.map { $0.metadata.id }) func samples(id: String) throws {
        let rule = try #require(RuleRegistry.rule(id))
        let texts = rule.metadata.triggering.map(\.text) + VariantTests.all.filter { $0.rule == id }.map(\.text)
        for text in texts where SampleText(text).rawFiles.isEmpty {
            for draft in RuleProbe(text).drafts(rule) {
                if let problem = Self.problem(draft.message) { Issue.record("\(id): \(problem) in “\(draft.message)”") }
            }
        }
    }

    /// Folders of right-to-left languages of real apps, below the folder that `HEARD_CORPUS` names.
    static let tables: [String] = {
        guard let corpus = ProcessInfo.processInfo.environment["HEARD_CORPUS"], let all = FileManager.default.enumerator(atPath: corpus) else { return [] }
        let folders = ["ar.lproj", "he.lproj", "fa.lproj", "ur.lproj", "ckb.lproj"]
        return all.compactMap { $0 as? String }.filter { path in folders.contains { path.hasSuffix("/" + $0) } }.map { corpus + "/" + $0 }.sorted()
    }()

    @Test(.enabled(if: !tables.isEmpty, "HEARD_CORPUS names no folder with right-to-left tables")) func realTables() throws {
        let rules = RuleRegistry.all.map { $0.metadata }.filter { $0.family == .plurals || $0.family == .bidi }.map(\.id)
        let findings = try Linter.check(paths: Self.tables, rules: rules).report.findings
        #expect(!findings.isEmpty)
        let bad = findings.compactMap { finding in Self.problem(finding.message).map { "\(finding.rule): \($0) in “\(finding.message)”" } }
        for problem in bad.prefix(5) { Issue.record("\(problem)") }
        #expect(bad.isEmpty)
    }
}
