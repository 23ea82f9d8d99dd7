import HeardCore
import HeardReporters

/// Known findings, by fingerprint and count: what is in it is not reported; one more of a kind is new.
///
/// The file is text, one kind of finding a line, sorted, so that a diff of it reads as a list of what went and what came:
/// `FINGERPRINT COUNT RULE FILE "KEY" LOCALE`. Only the first two words are read back; the others are for people (and the
/// fourth tells whether a run looked at the file at all).
public struct Baseline: Sendable {
    /// One kind of finding.
    public struct Entry: Sendable, Hashable {
        /// See ``Finding/fingerprint``.
        public var fingerprint: String
        /// How many of the kind are known, at least one.
        public var count: Int
        public var rule: String
        /// Path with special characters as `%20`.
        public var file: String
        /// Key and locale, as written.
        public var rest: String
        /// Line in the baseline file; 0 for an entry that was not read from one.
        public var line: Int
    }

    /// As the user named it.
    public var file: String
    public var entries: [Entry]

    static let header = "# heard baseline 1"

    public init(file: String, entries: [Entry] = []) {
        self.file = file
        self.entries = entries
    }

    /// From findings; failures of the run itself are never known findings.
    public init(file: String, findings: [Finding]) {
        self.file = file
        var byPrint: [String: Int] = [:]
        entries = []
        for finding in findings where !FindingPolicy.alwaysReported.contains(finding.rule) && finding.rule != "unused-suppression" {
            if let index = byPrint[finding.fingerprint] { entries[index].count += 1; continue }
            byPrint[finding.fingerprint] = entries.count
            let key = ByteSink()
            JSONWriter.escape(finding.key ?? "", to: key)
            var rest = key.text
            if let locale = finding.locale, !locale.isEmpty { rest += " " + visible(locale.text) }
            if let variation = finding.variation, !variation.isEmpty { rest += " " + visible(variation) }
            let path = SARIFReporter.uri(finding.file)
            entries.append(Entry(fingerprint: finding.fingerprint, count: 1, rule: finding.rule, file: path, rest: rest, line: 0))
        }
        entries.sort { ($0.file, $0.rule, $0.rest, $0.fingerprint) < ($1.file, $1.rule, $1.rest, $1.fingerprint) }
    }

    /// Reads a baseline.
    ///
    /// - Parameter file: its name for messages
    /// - Throws: with place, for a file without the header and for a line that does not begin with a fingerprint and a count
    public static func parse(_ bytes: [UInt8], file: String) throws(CommandError) -> Baseline {
        var baseline = Baseline(file: file)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.map({ $0.hasPrefix(header) }) ?? false else {
            throw CommandError("\(visible(file)):1:1: no baseline of heard; --write-baseline \(visible(file)) makes one")
        }
        for (i, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            let parts = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: true).map(String.init)
            guard parts.count >= 2, let count = Int(parts[1]), count > 0 else {
                throw CommandError("\(visible(file)):\(i + 1):1: not a line of a baseline (a merge conflict?)")
            }
            baseline.entries.append(Entry(fingerprint: parts[0], count: count, rule: parts.count > 2 ? parts[2] : "", file: parts.count > 3 ? parts[3] : "",
                                          rest: parts.count > 4 ? parts[4] : "", line: i + 1))
        }
        return baseline
    }

    /// The whole file, header first.
    public func write(to sink: ByteSink) {
        sink.write(Self.header + ": fingerprint, count, rule, file, key, locale. Written by heard check --write-baseline; delete lines as findings are mended.\n")
        for entry in entries { sink.write("\(entry.fingerprint) \(entry.count) \(entry.rule) \(entry.file) \(entry.rest)\n") }
    }
}
