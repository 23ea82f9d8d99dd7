import HeardCore

/// What becomes of findings after the rules: levels, suppressions in comments and configuration, baseline; and what silences nothing.
public struct FindingPolicy: Sendable {
    /// Failures of the run: nothing silences them.
    static let alwaysReported: Set<String> = ["unreadable-file", "rule-failed"]

    private let options: RunOptions
    private let configuration: Configuration
    private let baseline: Baseline?
    /// Findings known at another revision, by fingerprint.
    private let known: [String: Int]
    private let ruleNames: Set<String>

    /// - Parameters:
    ///   - baseline: known findings; nil for none
    ///   - known: counts by fingerprint of what another revision had (`--diff-base`)
    public init(options: RunOptions, configuration: Configuration, ruleNames: [String], baseline: Baseline? = nil, known: [String: Int] = [:]) {
        self.options = options
        self.configuration = configuration
        self.baseline = baseline
        self.known = known
        self.ruleNames = Set(ruleNames)
    }

    /// True for rules that have to be run at all.
    public func runs(_ rule: String) -> Bool {
        if Self.alwaysReported.contains(rule) { return true }
        if !options.rules.isEmpty, !options.rules.contains(rule) { return false }
        if options.disabledRules.contains(rule) { return false }
        switch options.levels[rule] ?? configuration.levels[rule] {
        case .off?: return options.levels[rule] == nil && configuration.overrides.contains { $0.level != .off && ($0.selector.rules.isEmpty || $0.selector.rules.contains(rule)) }
        default: return true
        }
    }

    /// The rules were not all run on everything: what silences nothing here may silence something there.
    private var isPartial: Bool { !options.rules.isEmpty || !options.locales.isEmpty || !configuration.locales.isEmpty }

    /// Leaves what is reported, in the order given, with unused suppressions at the end; sort again.
    ///
    /// - Parameters:
    ///   - findings: all that the rules found, with fingerprints
    ///   - project: for the comments
    public func apply(_ findings: inout [Finding], project: Project) {
        var comments = CommentSuppressions(project, jobs: options.workers)
        var usedOverrides = Set<Int>()
        var remaining = known
        var baselineLeft: [String: Int] = [:]
        for entry in baseline?.entries ?? [] { baselineLeft[entry.fingerprint, default: 0] += entry.count }
        var rulesRun: [String: Bool] = [:]
        findings.keep { _, finding in
            if let known = rulesRun[finding.rule] { if !known { return false } } else {
                let isRun = runs(finding.rule)
                rulesRun[finding.rule] = isRun
                if !isRun { return false }
            }
            if Self.alwaysReported.contains(finding.rule) { return true }
            // Level: command line, then the last override that matches, then the configuration's level of the rule, then the rule's own.
            var level = options.levels[finding.rule]
            if level == nil {
                for (i, override) in configuration.overrides.enumerated() where override.selector.matches(finding) {
                    level = override.level
                    usedOverrides.insert(i)
                }
            }
            level = level ?? configuration.levels[finding.rule]
            switch level {
            case .off?: return false
            case .on(let severity)?: finding.severity = severity
            case nil: break
            }
            if comments.silences(finding) { return false }
            if let count = remaining[finding.fingerprint], count > 0 {
                remaining[finding.fingerprint] = count - 1
                return false
            }
            if let count = baselineLeft[finding.fingerprint], count > 0 {
                baselineLeft[finding.fingerprint] = count - 1
                return false
            }
            return true
        }
        guard runs("unused-suppression"), known.isEmpty else { return }
        let level = options.levels["unused-suppression"] ?? configuration.levels["unused-suppression"]
        var severity = Severity.warning
        if case .on(let other)? = level { severity = other }
        var unused = comments.unused(ruleNames: ruleNames, isPartial: isPartial, runs: runs)
        if !isPartial, options.baseline == nil || options.writeBaseline == nil {
            unused += unusedOverrides(usedOverrides)
            unused += unusedBaseline(baselineLeft, project)
        }
        for i in unused.indices {
            unused[i].severity = severity
            unused[i].fingerprint = Self.fingerprint([unused[i].rule, unused[i].table ?? "", unused[i].key ?? "", unused[i].message])
        }
        findings += unused
    }

    /// As ``apply(_:project:)`` in place.
    public func apply(_ findings: [Finding], project: Project) -> [Finding] {
        var findings = findings
        apply(&findings, project: project)
        return findings
    }

    private func unusedOverrides(_ used: Set<Int>) -> [Finding] {
        guard let file = configuration.file else { return [] }
        return configuration.overrides.enumerated().compactMap { i, override in
            guard override.level == .off, !used.contains(i), override.selector.rules.isEmpty || override.selector.rules.contains(where: { runs($0) }) else { return nil }
            let position = SourcePosition(line: override.mark.line, column: override.mark.column)
            return Finding(rule: "unused-suppression", severity: .warning, message: "this override silences nothing in this run; delete it, or it will hide the next real finding", file: file, start: position, end: position)
        }
    }

    private func unusedBaseline(_ left: [String: Int], _ project: Project) -> [Finding] {
        guard let baseline else { return [] }
        var left = left
        return baseline.entries.compactMap { entry in
            guard let count = left[entry.fingerprint], count > 0, runs(entry.rule), isScanned(entry.file) else { return nil }
            left[entry.fingerprint] = 0
            let position = SourcePosition(line: entry.line, column: 1)
            let what = count == 1 ? "is no longer found" : "are \(count) fewer than before"
            return Finding(rule: "unused-suppression", severity: .warning,
                           message: "this entry of the baseline (\(entry.rule), \(visible(entry.file))) \(what); delete it or run --write-baseline again", file: baseline.file,
                           start: position, end: position)
        }
    }

    /// The entry's file lies below a path of this run (it may have been deleted since).
    private func isScanned(_ file: String) -> Bool {
        file.isEmpty || options.paths.contains { path in
            var root = Substring(path)
            while root.hasPrefix("./") { root = root.dropFirst(2) }
            while root.hasSuffix("/") { root = root.dropLast() }
            let uri = HeardPaths.uri(String(root))
            return root.isEmpty || root == "." || file == uri || file.hasPrefix(uri + "/")
        }
    }

    /// 64 bits of FNV-1a over the parts, in hexadecimal.
    static func fingerprint(_ parts: [String]) -> String {
        var hash = Fingerprint()
        for part in parts { hash.add(part) }
        return hash.text
    }
}

/// 64 bits of FNV-1a over texts, of which none runs into the next.
struct Fingerprint {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ part: String) {
        var part = part
        var hash = self.hash
        part.withUTF8 { for byte in $0 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 } }
        self.hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        String(unsafeUninitializedCapacity: 16) { out in
            for place in 0..<16 {
                let digit = UInt8(truncatingIfNeeded: hash >> UInt64(60 - 4 * place) & 15)
                out[place] = digit < 10 ? 0x30 + digit : 0x57 + digit
            }
            return 16
        }
    }
}
