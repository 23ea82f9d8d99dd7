import HeardCore
import HeardRules

/// The straight line from paths to findings.
package struct Linter {
    let options: RunOptions
    let configuration: Configuration
    let policy: FindingPolicy

    private var jobs: Int { max(1, options.jobs ?? Parallel.processors) }

    func check() throws(CommandError) -> LintResult {
        let (project, problems) = try Self.project(options, configuration)
        let (drafts, notRun) = runRules(project)

        var assembler = FindingAssembler(project)
        var placed: [FindingAssembler.Placed] = []
        for (index, file) in project.files.enumerated() {
            for diagnostic in file.diagnostics { placed.append(assembler.assemble(diagnostic, file: index)) }
        }
        for draft in drafts { placed.append(assembler.assemble(draft)) }
        for problem in problems {
            placed.append(.init(finding: Finding(rule: "unreadable-file", severity: .error, message: problem, file: options.paths.first.map(Discovery.tidied) ?? "."), range: nil, file: -1))
        }
        var findings = Supersession.apply(placed).map(\.finding).filter { isAsked($0.locale) }
        findings.sort(by: Self.isBefore)
        findings = policy.apply(findings, project: project)
        findings.sort(by: Self.isBefore)

        var remarks: [String] = []
        if !project.hasSource { remarks.append("roles come from names and comments only: add --source to read the app's source") }
        for table in project.tables where table.sourceEvidence == .mostKeys {
            if let tag = table.sourceTag { remarks.append("the source language of \(table.path) is taken to be \(tag.text), which has most keys") }
        }
        return LintResult(report: Report(findings: findings, summary: summary(project, findings, notRun), remarks: remarks), project: project)
    }

    // MARK: Paths → project

    /// - Returns: the project with its roles, and what could not be read of the app's source
    static func project(_ options: RunOptions, _ configuration: Configuration) throws(CommandError) -> (Project, [String]) {
        let jobs = max(1, options.jobs ?? Parallel.processors)
        let limits = options.limits
        if options.readsUnits { throw CommandError("--ndjson-units is not there yet") }
        var files: [LocalizationFile]
        var sources: [String] = []
        if options.paths == ["-"] {
            files = [try FileLoader.load(standardInputAs: options.standardInputName ?? "", limits: limits)]
        } else {
            let found = try Discovery(paths: options.paths, exclude: configuration.exclude, limits: limits)
            guard !found.files.isEmpty || !found.unreadable.isEmpty else {
                throw CommandError("no localization files under \(options.paths.map { visible($0) }.joined(separator: ", "))")
            }
            let list = found.files
            files = Parallel.map(list.count, jobs: jobs) { index, _ in FileLoader.load(list[index], limits: limits) }
            files += found.unreadable.map { FileLoader.unreadable($0.file, why: $0.why) }
            files.sort { $0.path < $1.path }
            sources = found.sources
            if !configuration.sourcePaths.isEmpty { sources = try Discovery(paths: configuration.sourcePaths, exclude: configuration.exclude, limits: limits).sources }
        }
        var project = ProjectIndex.project(files, developmentLanguage: options.developmentLanguage, limits: limits)
        Roles.fromNames(&project)
        var problems: [String] = []
        if options.readsSource == true {
            let reading = SourceReading.read(files: sources, wrappers: configuration.wrappers, jobs: jobs)
            problems = reading.problems
            reading.join(to: &project)
            project.hasSource = true
        }
        Roles.fromPeople(&project, configuration)
        return (project, problems)
    }

    // MARK: Project → drafts

    /// A part of the rules' work: rows of one table, or a whole table, or the project.
    private enum Job: Sendable {
        case rows(table: Int, Range<Int>)
        case table(Int)
        case project
    }

    private func runRules(_ project: Project) -> ([FindingDraft], Set<NotRun>) {
        let rules = RuleRegistry.all.filter { policy.runs($0.metadata.id) && (project.hasSource || !$0.metadata.needsSource) }
        let engine = RuleEngine(rules: rules, locales: options.locales.isEmpty ? nil : Set(options.locales))
        let view = ProjectView(project)
        let settings = configuration.ruleSettings
        var jobList: [Job] = [.project]
        for (index, table) in project.tables.enumerated() {
            if engine.hasTableRules { jobList.append(.table(index)) }
            // Few entries a chunk keep both cores busy to the end.
            let step = max(50, 4_000 / max(1, table.locales.count))
            for start in stride(from: 0, to: table.rows.count, by: step) { jobList.append(.rows(table: index, start..<min(start + step, table.rows.count))) }
        }
        let work = jobList
        let contexts = WorkerContexts(jobs, settings)
        let results = Parallel.map(work.count, jobs: jobs) { index, worker -> [FindingDraft] in
            let context = contexts[worker]
            switch work[index] {
            case .rows(let number, let rows):
                let table = TableView(project: view, index: number)
                for row in rows { engine.check(KeyView(table: table, row: row, context), context) }
            case .table(let number): engine.check(TableView(project: view, index: number), context)
            case .project: engine.check(view, context)
            }
            return context.takeDrafts()
        }
        var notRun = contexts.notRun.union(LanguageCoverage.notRun(project, rules, locales: options.locales.isEmpty ? nil : Set(options.locales)))
        if !project.hasSource {
            for rule in RuleRegistry.all where rule.metadata.needsSource && policy.runs(rule.metadata.id) {
                notRun.insert(NotRun(rule: rule.metadata.id, why: "needs the app's source: add --source"))
            }
        }
        return (results.flatMap { $0 }, notRun)
    }

    /// One workbench a worker.
    private final class WorkerContexts: @unchecked Sendable {
        private let contexts: [RuleContext]
        init(_ jobs: Int, _ settings: RuleSettings) { contexts = (0..<max(1, jobs)).map { _ in RuleContext(settings: settings) } }
        subscript(worker: Int) -> RuleContext { contexts[worker % contexts.count] }
        var notRun: Set<NotRun> { contexts.reduce(into: []) { $0.formUnion($1.notRun) } }
    }

    // MARK: Findings → report

    private func isAsked(_ locale: LanguageTag?) -> Bool {
        guard !options.locales.isEmpty, let locale else { return true }
        return options.locales.contains(locale) || options.locales.contains(LanguageTag(locale.language))
    }

    static func isBefore(_ a: Finding, _ b: Finding) -> Bool {
        if a.file != b.file { return a.file < b.file }
        let first = a.start ?? SourcePosition(line: 0, column: 0), second = b.start ?? SourcePosition(line: 0, column: 0)
        if first != second { return first < second }
        if a.rule != b.rule { return a.rule < b.rule }
        let one = a.locale?.text ?? "", other = b.locale?.text ?? ""
        if one != other { return one < other }
        if a.variation != b.variation { return (a.variation ?? "") < (b.variation ?? "") }
        return a.message < b.message
    }

    private func summary(_ project: Project, _ findings: [Finding], _ notRun: Set<NotRun>) -> Summary {
        var summary = Summary()
        summary.files = project.files.count
        summary.notRun = notRun.sorted()
        var byLocale: [LanguageTag: Summary.LocaleCounts] = [:]
        for table in project.tables {
            for row in table.rows {
                for reference in row.entries {
                    guard let entry = project.entry(reference), !entry.flags.contains(.bilingualSource), isAsked(entry.locale) else { continue }
                    summary.units += entry.units.count
                    guard entry.locale.isLanguage else { continue }
                    byLocale[entry.locale, default: .init()].units += entry.units.count
                    if row.roles.isSpoken { byLocale[entry.locale, default: .init()].spoken += entry.units.count }
                }
            }
        }
        for finding in findings {
            switch finding.severity {
            case .error: summary.errors += 1
            case .warning: summary.warnings += 1
            case .note: summary.notes += 1
            }
            guard let locale = finding.locale, locale.isLanguage else { continue }
            switch finding.severity {
            case .error: byLocale[locale, default: .init()].errors += 1
            case .warning: byLocale[locale, default: .init()].warnings += 1
            case .note: byLocale[locale, default: .init()].notes += 1
            }
        }
        summary.byLocale = byLocale
        return summary
    }
}
