import HeardCore
@testable import HeardKit
import HeardRules

/// The filters: lines of JSON.
enum StreamTargets {
    nonisolated(unsafe) private static let stream = MeasureStream(metrics: nil, hangulWordPriority: false)

    /// Lines of units, read, grouped, checked by all rules of a key.
    static func units(_ bytes: UnsafeRawBufferPointer) {
        var options = RunOptions()
        options.readsUnits = true
        options.jobs = 1
        let configuration = Configuration()
        let stream = UnitStream(options, configuration, policy: FindingPolicy(options: options, configuration: configuration, ruleNames: HeardCommand.ruleNames))
        stream.take(bytes) { _ in }
        stream.take(nil) { _ in }
    }

    nonisolated(unsafe) private static let checker: UnitChecker = {
        let options = RunOptions(), configuration = Configuration()
        let policy = FindingPolicy(options: options, configuration: configuration, ruleNames: HeardCommand.ruleNames)
        return UnitChecker(RuleEngine(rules: RuleRegistry.all.filter { $0.metadata.scope == .key && !$0.metadata.needsSource }), configuration, policy, options.limits)
    }()
    private static let locales = ["de", "ar", "he", "th", "ja", "hi", "ko", "zh-Hant", "fi", "my", "ru", "fr", "pl", "en", "fa", "tr"]

    /// A value and its source (separated by 0xFF) through all rules of a key: the first bytes choose locale, roles and variation.
    static func rules(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 3 else { return }
        let parts = bytes.dropFirst(3).split(separator: 0xFF, maxSplits: 1, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
        var group = UnitGroup()
        for (locale, text) in zip([locales[Int(bytes[0]) % locales.count], "en"], parts) {
            group.add(UnitLine(table: "Localizable", key: "pay.button.title", locale: LanguageTag(locale), roles: RoleSet(rawValue: UInt16(bytes[1]) | 1 << 8), value: text,
                               source: parts.last, sourceLanguage: LanguageTag("en"), variation: bytes[2] & 1 == 0 ? "" : bytes[2] & 2 == 0 ? "plural.other" : "substitutions.a.plural.one"), size: 0)
        }
        let outcome = checker.check(.group(group))
        for finding in outcome.findings { precondition(finding.rule != "rule-failed" && !finding.message.isEmpty, "\(finding)") }
    }

    static func measure(_ bytes: UnsafeRawBufferPointer) {
        for line in bytes.split(separator: 0x0A) {
            let answer = stream.answer(.bytes(UnsafeRawBufferPointer(rebasing: line)), number: 1)
            precondition(answer.first == UInt8(ascii: "{") && !answer.contains(0x0A), "an answer that is no line")
        }
    }
}
