import HeardCore
import HeardReporters

/// A spoken string as a locale's page shows it.
struct ReportString: Sendable {
    /// File as findings name it.
    var file: String
    var table: String
    var key: String
    /// Row of the key in the project; nil for a string that stands in no table.
    var reference: KeyReference?
    var variation: String
    var roles: RoleSet
    var evidence: [Evidence]
    var value: String
    var source: String?
    var isTranslated: Bool
    var findings: [Finding]
    /// What VoiceOver says for the control that the string belongs to; nil where that is the string itself.
    var utterance: String?
}

enum HeardRightToLeft {
    static func contains(_ tag: LanguageTag) -> Bool { HTMLPage.isRightToLeft(tag) }
}

/// What one page shows.
struct LocaleReport {
    var locale: LanguageTag
    var fileName: String
    var counts: Summary.LocaleCounts
    /// Spoken strings.
    var strings: [ReportString]
    /// Spoken strings with a text of their own.
    var translated: Int
    /// All findings of the locale, in report order.
    var findings: [Finding]
    var notRun: [NotRun]
    /// Texts in this locale of the controls that the app's source names.
    var texts: [KeyReference: String] = [:]

    /// All locales of a result, sorted by tag; findings without a locale come as an own page at the end.
    static func all(_ result: LintResult, _ options: RunOptions) -> [LocaleReport] {
        struct EntryName: Hashable {
            var file: String
            var key: String
            var locale: LanguageTag
        }
        var findings: [LanguageTag: [Finding]] = [:], byEntry: [EntryName: [Finding]] = [:]
        for finding in result.report.findings {
            let locale = finding.locale ?? .none
            findings[locale, default: []].append(finding)
            if let key = finding.key { byEntry[EntryName(file: finding.file, key: key, locale: locale), default: []].append(finding) }
        }
        var strings: [LanguageTag: [ReportString]] = [:], texts: [LanguageTag: [KeyReference: String]] = [:]
        let utterances = ControlUtterances(result.project)
        let named = Set((result.project.source?.controls ?? []).flatMap(\.texts).flatMap(\.rows))
        ScannedUnits(result.project, options).forEach(withPositions: false) { unit in
            if let reference = unit.reference, named.contains(reference), let value = unit.value, !value.isEmpty, texts[unit.locale]?[reference] == nil {
                texts[unit.locale, default: [:]][reference] = value
            }
            guard unit.roles.isSpoken else { return }
            let own = (byEntry[EntryName(file: unit.file, key: unit.key, locale: unit.locale)] ?? []).filter { ($0.variation ?? "").isEmpty || $0.variation == unit.variation }
            let value = unit.value ?? ""
            strings[unit.locale, default: []].append(ReportString(
                file: unit.file, table: unit.table, key: unit.key, reference: unit.reference, variation: unit.variation, roles: unit.roles, evidence: unit.evidence, value: value, source: unit.source,
                isTranslated: !value.isEmpty && !own.contains { ["missing-translation", "untranslated-value", "empty-value", "key-as-value"].contains($0.rule) }, findings: own,
                utterance: unit.variation.isEmpty ? unit.reference.flatMap { utterances.text($0, unit.locale) } : nil))
        }
        var used = Set<String>(), out: [LocaleReport] = []
        let tags = Set(findings.keys).union(strings.keys).union(result.report.summary.byLocale.keys).sorted { ($0.isEmpty ? 1 : 0, $0.text) < ($1.isEmpty ? 1 : 0, $1.text) }
        for tag in tags {
            if !options.locales.isEmpty, !options.locales.contains(tag), !options.locales.contains(LanguageTag(tag.language)), !tag.isEmpty { continue }
            var name = fileName(tag), number = 2
            while !used.insert(name.lowercased()).inserted {
                name = fileName(tag) + "-\(number)"
                number += 1
            }
            let own = strings[tag] ?? []
            var counts = result.report.summary.byLocale[tag] ?? Summary.LocaleCounts()
            if tag.isEmpty, result.report.summary.byLocale[tag] == nil {
                for finding in findings[tag] ?? [] {
                    switch finding.severity {
                    case .error: counts.errors += 1
                    case .warning: counts.warnings += 1
                    case .note: counts.notes += 1
                    }
                }
            }
            out.append(LocaleReport(locale: tag, fileName: name, counts: counts, strings: own, translated: own.reduce(0) { $0 + ($1.isTranslated ? 1 : 0) },
                                    findings: findings[tag] ?? [], notRun: result.report.summary.notRun.filter { $0.locale == tag }, texts: texts[tag] ?? [:]))
        }
        return out
    }

    /// A name for files that no locale name can turn into a path: letters, digits and hyphens.
    static func fileName(_ tag: LanguageTag) -> String {
        if tag.isEmpty { return "other" }
        let safe = String(String.UnicodeScalarView(tag.text.unicodeScalars.prefix(40).map { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-") ? $0 : "-" }))
        return safe == "index" || safe == "report" || safe == "other" || safe.hasPrefix("-") ? "locale-" + safe : safe
    }
}
