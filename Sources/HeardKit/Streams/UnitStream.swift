import HeardCore
import HeardReporters
import HeardRules

/// `check --ndjson-units`: a filter from units on standard input to findings on standard output that keeps only the groups of one piece
/// of input in memory.
final class UnitStream {
    private let options: RunOptions
    private let checkers: [UnitChecker]
    private let limits: Limits
    private let rules: [any Rule.Type]
    private let policy: FindingPolicy
    /// Groups that are complete, and lines that could not be read, in the order of the input.
    private var items: [UnitChecker.Item] = []
    private var open = UnitGroup()
    private var splitter: LineSplitter
    private(set) var summary = Summary()

    /// What a stream lacks, by the scope of a rule.
    private static let reasons: [RuleScope: String] = [
        .file: "needs whole files: run heard check on them", .table: "needs the whole table: run heard check on its files",
        .source: "needs the app's source: run heard check --source", .run: "needs the whole run: run heard check on the files",
    ]

    init(_ options: RunOptions, _ configuration: Configuration, policy: FindingPolicy) {
        self.options = options
        self.policy = policy
        limits = options.limits
        splitter = LineSplitter(limit: limits.lineLength)
        rules = RuleRegistry.all.filter { policy.runs($0.metadata.id) && $0.metadata.scope == .key && !$0.metadata.needsSource }
        let engine = RuleEngine(rules: rules, locales: options.locales.isEmpty ? nil : Set(options.locales))
        checkers = (0..<options.workers).map { _ in UnitChecker(engine, configuration, policy, options.limits) }
    }

    /// Takes a piece of the input (nil at its end) and hands on what is found in the groups that are complete.
    func take(_ piece: UnsafeRawBufferPointer?, _ receive: (UnitChecker.Outcome) -> Void) {
        if let piece { splitter.feed(piece, line) } else {
            splitter.end(line)
            closeGroup()
        }
        let work = Work(items: items, checkers: checkers)
        items = []
        // Slices, not single groups: handing out work costs more than a group does.
        let slices = work.items.isEmpty ? 0 : min(work.items.count, checkers.count * 4)
        let results = Parallel.map(slices, jobs: checkers.count) { slice, worker in
            let count = work.items.count
            return work.items[slice * count / slices..<(slice + 1) * count / slices].map { work.checkers[worker].check($0) }
        }
        for outcome in results.joined() {
            count(outcome)
            receive(outcome)
        }
        if piece == nil { finishSummary() }
    }

    private final class Work: @unchecked Sendable {
        let items: [UnitChecker.Item]
        let checkers: [UnitChecker]
        init(items: [UnitChecker.Item], checkers: [UnitChecker]) {
            self.items = items
            self.checkers = checkers
        }
    }

    // MARK: Lines to groups

    private func line(_ line: LineSplitter.Line, _ number: Int) {
        guard case .bytes(let bytes) = line else { return fail(number, "the line is longer than \(limits.lineLength) bytes") }
        do {
            let unit = try UnitLine(bytes)
            if !open.holds(unit) { closeGroup() }
            if open.lines.count >= limits.groupUnits || open.size + bytes.count > limits.lineLength {
                closeGroup()
                fail(number, "more units of one key than \(limits.groupUnits), or more than \(limits.lineLength) bytes of them: from here on they are a group of their own")
            }
            open.add(unit, size: bytes.count)
        } catch { fail(number, error.message) }
    }

    private func fail(_ number: Int, _ message: String) {
        // Only what stands before the line is before it in the output; the group goes on behind it.
        items.append(.failure(line: number, message: message))
    }

    private func closeGroup() {
        if !open.lines.isEmpty { items.append(.group(open)) }
        open = UnitGroup()
    }

    // MARK: Summary

    private func count(_ outcome: UnitChecker.Outcome) {
        if outcome.failure != nil { summary.errors += 1 }
        summary.units += outcome.units.reduce(0) { $0 + $1.count }
        for (locale, units, isSpoken) in outcome.units {
            change(locale) {
                $0.units += units
                if isSpoken { $0.spoken += units }
            }
        }
        for finding in outcome.findings {
            switch finding.severity {
            case .error: summary.errors += 1
            case .warning: summary.warnings += 1
            case .note: summary.notes += 1
            }
            guard let locale = finding.locale else { continue }
            change(locale) {
                switch finding.severity {
                case .error: $0.errors += 1
                case .warning: $0.warnings += 1
                case .note: $0.notes += 1
                }
            }
        }
    }

    /// Counts of a locale; of more locales than there are languages only the totals are kept.
    private func change(_ locale: LanguageTag, _ body: (inout Summary.LocaleCounts) -> Void) {
        guard locale.isLanguage, summary.byLocale[locale] != nil || summary.byLocale.count < limits.countedLocales else { return }
        body(&summary.byLocale[locale, default: .init()])
    }

    private func finishSummary() {
        for checker in checkers { checker.mergeNotRun() }
        var notRun = checkers.reduce(into: Set<NotRun>()) { $0.formUnion($1.notRun) }
        for rule in RuleRegistry.all where policy.runs(rule.metadata.id) && !rules.contains(where: { $0.metadata.id == rule.metadata.id }) && rule.metadata.id != "rule-failed" {
            notRun.insert(NotRun(rule: rule.metadata.id, why: Self.reasons[rule.metadata.needsSource ? .source : rule.metadata.scope] ?? "needs the whole table"))
        }
        summary.notRun = notRun.sorted()
    }
}
