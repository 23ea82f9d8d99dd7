#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HeardCore
import HeardKit

/// One string of `Locales/Samples/<tag>.json`: a translation, and whether a rule has something to say about it.
public struct LanguageSample: Codable, Sendable {
    public var rule: String
    /// Unique in its file.
    public var key: String
    /// As in `heard:role`.
    public var role: String
    /// The English source; absent in the samples of English.
    public var source: String?
    public var translation: String
    /// True: the rule reports it, at ``found``. False: a look-alike, of which the rule says nothing.
    public var expected: Bool
    /// The words that are reported.
    public var found: String?
    /// Repository and key of the real string that a look-alike is reworded from.
    public var origin: String?
}

/// One file of samples.
public struct LanguageSamples: Codable, Sendable {
    public var tag: String
    public var samples: [LanguageSample]
    /// Rule → why it has no samples here.
    public var notSampled: [String: String]?

    public static func read(_ path: String) throws -> LanguageSamples {
        try JSONDecoder().decode(LanguageSamples.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Runs all samples in one go: a project of two `.strings` tables, English and the language.
    ///
    /// - Parameter alone: without the English table, as in a project whose source is this language
    /// - Returns: what is not as the samples say; of a run alone only what is reported and should not be
    public func problems(alone: Bool = false) throws -> [String] {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        if !alone, tag != "en" { try folder.write(table { $0.source ?? "" }, to: "en.lproj/Samples.strings") }
        try folder.write(table(\.translation), to: "\(tag).lproj/Samples.strings")
        let findings = try Linter.check(paths: [folder.path], rules: Set(samples.map(\.rule)).sorted(), jobs: 1).report.findings.filter { $0.locale?.text == tag }
        var problems: [String] = []
        for sample in samples {
            let own = findings.filter { $0.rule == sample.rule && $0.key == sample.key }
            let what = "\(tag) \(sample.rule) \(sample.key) “\(sample.translation)” (\(sample.source ?? ""))"
            if !sample.expected {
                for finding in own { problems.append("\(what): a look-alike is reported\(alone ? " without a source" : ""): \(finding.message)") }
            } else if !alone {
                guard let finding = own.first, own.count == 1 else {
                    problems.append("\(what): \(own.isEmpty ? "nothing is reported" : "reported \(own.count) times")")
                    continue
                }
                let words = Self.words(finding)
                if words != sample.found { problems.append("\(what): reported at “\(words)”, not at “\(sample.found ?? "")”") }
            }
        }
        return problems
    }

    /// The words that a finding points at.
    private static func words(_ finding: Finding) -> String {
        guard let start = finding.start, let end = finding.end, let line = finding.lineText, start.line == end.line else { return "?" }
        let scalars = Array(line.unicodeScalars)
        let range = max(0, start.column - 1)..<min(scalars.count, end.column - 1)
        var view = String.UnicodeScalarView()
        if range.lowerBound <= range.upperBound { view.append(contentsOf: scalars[range]) }
        return String(view)
    }

    private func table(_ value: (LanguageSample) -> String) -> [UInt8] {
        func quoted(_ text: String) -> String {
            var out = "\""
            for scalar in text.unicodeScalars {
                if scalar == "\"" || scalar == "\\" { out += "\\" }
                out.unicodeScalars.append(scalar)
            }
            return out + "\""
        }
        return Array(samples.map { "/* heard:role \($0.role) */\n\(quoted($0.key)) = \(quoted(value($0)));\n" }.joined().utf8)
    }
}
