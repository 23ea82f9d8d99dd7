import HeardCore

/// For people at a terminal: grouped by file and key with the source text, each finding with its line and carets under the exact words.
public struct TextReporter: Reporter {
    public init() {}

    public func write(_ report: Report, _ context: ReportContext, to sink: ByteSink) {
        let style = Style(usesColor: context.usesColor)
        let pieces = self.pieces(report.findings, context)
        // Each piece is written by itself: several workers may do it.
        FindingPieces.write(pieces.count, jobs: context.jobs, to: sink) { index, sink in
            report.findings.withUnsafeBufferPointer { write(pieces[index], of: $0, style, to: sink) }
        }
        if context.isQuiet { return }
        if !pieces.isEmpty { sink.byte(0x0A) }
        Self.writeNotRun(report.summary.notRun, context, style, to: sink)
        for remark in report.remarks { sink.write(style.dim("remark: ") + TerminalText.message(remark) + "\n") }
        sink.write(Self.summaryLine(report.summary, style) + "\n")
    }

    // MARK: What is written

    /// Some lines of the report. Findings are named by their indices: they are large.
    private enum Piece: Sendable {
        /// The path of the file that a finding is in.
        case file(Int)
        /// A finding, and the one of the same file before it, whose key and source are shown already; -1 for none.
        case finding(Int, after: Int)
        /// Findings of one table and locale in one line.
        case fold([Int])
    }

    private func pieces(_ findings: [Finding], _ context: ReportContext) -> [Piece] {
        let isFoldable = Set(context.rules.lazy.filter { $0.family == .completeness }.map(\.id))
        var pieces: [Piece] = []
        pieces.reserveCapacity(findings.count + findings.count / 16)
        findings.withUnsafeBufferPointer { findings in
            var start = 0
            while start < findings.count {
                var end = start + 1
                while end < findings.count, findings[end].file == findings[start].file { end += 1 }
                pieces.append(.file(start))
                add(start..<end, of: findings, isFoldable, context, to: &pieces)
                start = end
            }
        }
        return pieces
    }

    /// The pieces of one file.
    private func add(_ range: Range<Int>, of findings: UnsafeBufferPointer<Finding>, _ isFoldable: Set<String>, _ context: ReportContext, to pieces: inout [Piece]) {
        // Of each finding: its group, or -1.
        var groupOf: [Int] = [], groups: [[Int]] = []
        if !context.isVerbose {
            groupOf = [Int](repeating: -1, count: range.count)
            var known: [FoldGroup: Int] = [:]
            for number in range where isFoldable.contains(findings[number].rule) {
                let group = FoldGroup(findings[number])
                let index = known[group] ?? groups.count
                if index == groups.count {
                    known[group] = index
                    groups.append([])
                }
                groups[index].append(number)
                groupOf[number - range.lowerBound] = index
            }
        }
        var last = -1
        for number in range {
            if let group = groupOf.isEmpty ? nil : groupOf[number - range.lowerBound], group >= 0, groups[group].count > 1 { continue }
            pieces.append(.finding(number, after: last))
            last = number
        }
        for group in groups where group.count > 1 { pieces.append(.fold(group)) }
    }

    private func write(_ piece: Piece, of findings: UnsafeBufferPointer<Finding>, _ style: Style, to sink: ByteSink) {
        switch piece {
        case .file(let number):
            if number > 0 { sink.byte(0x0A) }
            sink.write(style.bold(TerminalText.path(findings[number].file)))
            sink.byte(0x0A)
        case .finding(let number, let before):
            let isInEntry = Self.hasKey(findings[number])
            if isInEntry, before < 0 || !Self.isSameEntry(findings[before], findings[number]) { writeEntry(findings[number], style, to: sink) }
            write(findings[number], isInEntry: isInEntry, style, to: sink)
        case .fold(let numbers): writeFold(numbers, of: findings, style, to: sink)
        }
    }

    private struct FoldGroup: Hashable {
        var table: String
        var locale: String

        init(_ finding: Finding) {
            table = finding.table ?? ""
            locale = finding.locale?.text ?? ""
        }
    }

    /// `de  error  Localizable: 12 missing-translation (3 spoken), 4 untranslated-value  [--verbose lists the keys]`
    private func writeFold(_ numbers: [Int], of findings: UnsafeBufferPointer<Finding>, _ style: Style, to sink: ByteSink) {
        let group = FoldGroup(findings[numbers[0]])
        var worst = Severity.note
        var counts: [String: (all: Int, spoken: Int)] = [:]
        for number in numbers {
            worst = max(worst, findings[number].severity)
            let isSpoken = findings[number].roles.isSpoken
            counts[findings[number].rule, default: (0, 0)].all += 1
            if isSpoken { counts[findings[number].rule, default: (0, 0)].spoken += 1 }
        }
        let parts = counts.sorted { ($1.value.all, $0.key) < ($0.value.all, $1.key) }.map { rule, count in
            "\(count.all) \(rule)" + (count.spoken > 0 ? " (\(count.spoken) spoken)" : "")
        }
        let place = [TerminalText.message(group.table), TerminalText.message(group.locale)].filter { !$0.isEmpty }.joined(separator: ", ")
        sink.write("  \(style.severity(worst))  \(place.isEmpty ? "" : place + ": ")\(parts.joined(separator: ", "))\(style.dim("  --verbose lists the keys"))\n")
    }

    /// False for a finding that is about no key.
    private static func hasKey(_ finding: Finding) -> Bool { finding.key?.isEmpty == false }

    /// Findings are grouped by key, language, form and source: one text in one language.
    private static func isSameEntry(_ one: Finding, _ other: Finding) -> Bool {
        one.key == other.key && (one.locale?.text ?? "") == (other.locale?.text ?? "") && (one.variation ?? "") == (other.variation ?? "") && one.source == other.source
    }

    /// Key, language and role of the findings that follow, with the source text.
    private func writeEntry(_ finding: Finding, _ style: Style, to sink: ByteSink) {
        var facts: [String] = []
        if let locale = finding.locale, !locale.isEmpty { facts.append(TerminalText.message(locale.text)) }
        if let variation = finding.variation, !variation.isEmpty { facts.append(TerminalText.message(variation)) }
        let roles = finding.roles.names.filter { $0 != "unknown" }
        if !roles.isEmpty { facts.append(roles.joined(separator: "+") + evidence(finding)) }
        sink.write("  " + style.bold(TerminalText.message(quoted(shortened(finding.key ?? "")))) + facts.map { style.dim(" · " + $0) }.joined() + "\n")
        if let source = finding.source, source != finding.value { sink.write("    \(style.dim("source:")) \(TerminalText.message(quoted(shortened(source))))\n") }
    }

    private func write(_ finding: Finding, isInEntry: Bool, _ style: Style, to sink: ByteSink) {
        let indent = isInEntry ? "    " : "  "
        let place = finding.start.map { "\($0.line):\($0.column)" } ?? "-"
        sink.write("\(indent)\(place)  \(style.severity(finding.severity))  \(TerminalText.message(finding.message))  \(style.dim("[" + finding.rule + "]"))\n")
        if !isInEntry, let locale = finding.locale, !locale.isEmpty { sink.write("\(indent)  \(style.dim(TerminalText.message(locale.text)))\n") }
        if let line = finding.lineText, let start = finding.start {
            let sameLine = finding.end.map { $0.line == start.line } ?? false
            let marked = TerminalText.mark(line, from: start.column, to: sameLine ? finding.end?.column ?? start.column : line.unicodeScalars.count + 1)
            let number = String(start.line), gutter = String(repeating: " ", count: number.utf8.count)
            sink.write("\(indent)  \(style.dim(number + " |")) \(marked.line)\n")
            sink.write("\(indent)  \(style.dim(gutter + " |")) \(style.mark(marked.carets, finding.severity))\(marked.words.map { " " + $0 } ?? "")\n")
        }
        if let suggestion = finding.suggestion { sink.write("\(indent)  \(style.dim("write:")) \(TerminalText.message(quoted(suggestion)))\n") }
    }

    /// Why the string is thought to have its role, in a few words.
    private func evidence(_ finding: Finding) -> String {
        guard let first = finding.evidence.first else { return "" }
        let place = first.file.map { " at \(TerminalText.message($0))\(first.line.map { ":\($0)" } ?? "")" } ?? ""
        return " (\(TerminalText.message(first.detail))\(place))"
    }

    private func shortened(_ text: String) -> String {
        text.unicodeScalars.count <= 160 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(157))) + "…"
    }

    // MARK: The end

    /// One line a reason, with its rules and its locales or files.
    static func writeNotRun(_ items: [NotRun], _ context: ReportContext, _ style: Style, to sink: ByteSink) {
        // Rules with the same places and reason share a line.
        var places: [String: [String: [String]]] = [:]
        for item in items { places[item.why, default: [:]][item.rule, default: []] += [item.locale?.text, item.file].compactMap { $0 } }
        for (why, byRule) in places.sorted(by: { $0.key < $1.key }) {
            var rulesOf: [[String]: [String]] = [:]
            for (rule, list) in byRule { rulesOf[Array(Set(list)).sorted(), default: []].append(rule) }
            for (list, rules) in rulesOf.sorted(by: { ($0.value.min() ?? "") < ($1.value.min() ?? "") }) {
                let shown = context.isVerbose ? list : Array(list.prefix(8))
                let more = list.count > shown.count ? " and \(list.count - shown.count) more" : ""
                let where_ = shown.isEmpty ? "" : " (" + shown.map { TerminalText.message($0) }.joined(separator: ", ") + more + ")"
                sink.write("\(style.dim("not run: "))\(rules.sorted().joined(separator: ", ")): \(TerminalText.message(why))\(where_)\n")
            }
        }
    }

    static func summaryLine(_ summary: Summary, _ style: Style) -> String {
        let locales = summary.byLocale.keys.filter { !$0.isEmpty }.count
        let what = "\(count(summary.files, "file")), \(count(summary.units, "string")), \(count(locales, "locale")): "
        if summary.errors + summary.warnings + summary.notes == 0 { return what + "nothing found" }
        return what + [(summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note")].map { count($0.0, $0.1) }.joined(separator: ", ")
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// Colours, only where a terminal shows them. Severities are words too: colour is never the only signal.
public struct Style: Sendable {
    public var usesColor: Bool

    public init(usesColor: Bool) { self.usesColor = usesColor }

    private func wrap(_ text: String, _ code: String) -> String { usesColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
    /// The text with the escapes of a terminal around it, where colours are used; else as it is.
    public func bold(_ text: String) -> String { wrap(text, "1") }
    public func dim(_ text: String) -> String { wrap(text, "2") }
    private func code(_ severity: Severity) -> String {
        switch severity {
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;36"
        }
    }
    public func severity(_ severity: Severity) -> String { wrap(severity.name, code(severity)) }
    public func mark(_ text: String, _ severity: Severity) -> String {
        guard usesColor else { return text }
        let spaces = text.prefix { $0 == " " }
        return spaces + wrap(String(text.dropFirst(spaces.count)), code(severity))
    }
}
