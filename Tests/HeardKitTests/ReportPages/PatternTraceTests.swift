#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HeardCore
@testable import HeardKit
import HeardRules
import Testing

/// The folder with the texts of the patterns; they are not part of the repository.
private let folderOfPatterns = ProcessInfo.processInfo.environment["HEARD_PATTERNS"]

@Suite struct PatternTraceTests {
    private struct Section: Hashable {
        var pattern: String
        var name: String
    }

    @Test func everySentenceLandsSomewhereThatExists() {
        let rules = Set(RuleRegistry.all.map { $0.metadata.id })
        for trace in PatternTrace.all {
            #expect(!trace.rules.isEmpty || !trace.part.isEmpty, "\(trace.says)")
            for rule in trace.rules { #expect(rules.contains(rule), "\(rule): \(trace.says)") }
        }
    }

    @Test func sectionsHaveNoGap() {
        var next: [Section: Int] = [:]
        for trace in PatternTrace.all {
            let section = Section(pattern: trace.pattern, name: trace.section)
            #expect(trace.lines.lowerBound == next[section, default: 1], "\(trace.pattern), \(trace.section): \(trace.says)")
            next[section] = trace.lines.upperBound + 1
        }
    }

    /// Every line of every section of the patterns is in the trace, and the trace names no line that is not there.
    @Test(.enabled(if: folderOfPatterns != nil, "HEARD_PATTERNS names no folder")) func everyLineOfThePatternsIsTraced() throws {
        var traced: [Section: Int] = [:]
        for trace in PatternTrace.all { traced[Section(pattern: trace.pattern, name: trace.section)] = trace.lines.upperBound }
        let folder = folderOfPatterns ?? ""
        var found: [Section: Int] = [:]
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
        #expect(!files.isEmpty)
        for file in files {
            let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
            let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty && !$0.hasPrefix("Status:") }
            let pattern = lines[0]
            let headings = Set(PatternTrace.all.filter { $0.pattern == pattern }.map(\.section))
            #expect(!headings.isEmpty, "\(pattern)")
            var section: Section?
            for line in lines.dropFirst() {
                if headings.contains(line) { section = Section(pattern: pattern, name: line) } else {
                    let section = try #require(section, "\(pattern): \(line) stands under no heading")
                    found[section, default: 0] += 1
                }
            }
        }
        #expect(found == traced)
    }
}

@Suite struct ManualScriptTests {
    @Test func everyProfileOfThePatternsIsThere() {
        let profiles = ManualScript(locale: LanguageTag("fr"), languageName: "French", strings: []).steps.map(\.profile)
        for words in ["VoiceOver", "Voice Control", "Grayscale on", "Grayscale, Differentiate Without Color on", "Larger Text AX5", "German", "Arabic locale"] {
            #expect(profiles.contains { $0.contains(words) }, "\(words)")
        }
    }

    @Test func textsThatShouldNotBeThereAreNotListenedFor() {
        func string(_ value: String, _ rule: String?) -> ReportString {
            ReportString(file: "f", table: "T", key: value, variation: "", roles: .label, evidence: [], value: value, isTranslated: true,
                         findings: rule.map { [Finding(rule: $0, severity: .warning, message: "", file: "f")] } ?? [])
        }
        let script = ManualScript(locale: LanguageTag("de"), languageName: "German", strings: [string("Karte", nil), string("Karte ausgewählt", "state-in-label")])
        let quoted = script.steps.flatMap { $0.expected + [$0.task] }.flatMap(\.parts).compactMap { part in if case .quotation(let text) = part { text } else { nil } }
        #expect(quoted.contains("Karte"))
        #expect(!quoted.contains("Karte ausgewählt"))
    }
}
