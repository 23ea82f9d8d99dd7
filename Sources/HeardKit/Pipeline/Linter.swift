import HeardCore
import HeardRules

/// The straight line from paths to findings.
package struct Linter {
    let options: RunOptions
    let configuration: Configuration
    let policy: FindingPolicy

    private var jobs: Int { options.workers }

    func check() throws(CommandError) -> LintResult {
        var (project, problems) = try Self.project(options, configuration)
        ToldTexts.apply(to: &project)
        let (drafts, notRun) = runRules(project)
        let findings = self.findings(drafts, problems, project)

        var remarks: [String] = []
        if Interrupt.isRequested { remarks.append("interrupted: this report is partial, what it lacks was not checked") }
        if !project.hasSource { remarks.append("which texts are spoken is told from key names and comments alone; --source reads the app’s code too") }
        remarks += GuessedSource.remarks(project)
        remarks += absentLocales(project)
        return LintResult(report: Report(findings: findings, summary: summary(project, findings, notRun), remarks: remarks), project: project)
    }

    /// A mistyped locale would look like a pass.
    private func absentLocales(_ project: Project) -> [String] {
        let there = Set(project.tables.flatMap { table in table.locales.map(\.tag) })
        let absent = options.locales.filter { asked in !there.contains { $0 == asked || LanguageTag($0.language) == asked } }
        guard !absent.isEmpty else { return [] }
        let known = there.filter(\.isLanguage).sorted().prefix(20).map { visible($0.text) }.joined(separator: ", ")
        return ["no string is in \(absent.map { visible($0.text) }.joined(separator: ", ")) (--locale, or the configuration’s locales), so nothing was checked for it\(known.isEmpty ? "" : "; there are: \(known)")"]
    }

    // MARK: Paths → project

    /// Something that could not be read.
    struct Problem {
        var message: String
        /// Nil where it is about the run.
        var file: String?
    }

    /// - Returns: the project with its roles, and what could not be read of folders and the app's source
    static func project(_ options: RunOptions, _ configuration: Configuration) throws(CommandError) -> (Project, [Problem]) {
        let (files, sources, unreadableFolders) = try Self.files(options, configuration)
        let jobs = options.workers
        var project = ProjectIndex.project(files, developmentLanguage: options.developmentLanguage, limits: options.limits, jobs: jobs)
        Roles.fromNames(&project, jobs: jobs)
        var problems = unreadableFolders
        if options.readsSource == true {
            let reading = SourceReading.read(files: sources, wrappers: configuration.wrappers, jobs: jobs)
            problems += reading.problems.map { Problem(message: $0) }
            reading.join(to: &project)
            project.hasSource = true
        }
        Roles.fromPeople(&project, configuration, jobs: jobs)
        return (project, problems)
    }

    /// - Returns: the localization files as read, sorted by path, the paths of the app's source files, and the folders that can't be read
    static func files(_ options: RunOptions, _ configuration: Configuration) throws(CommandError) -> ([LocalizationFile], sources: [String], [Problem]) {
        let jobs = options.workers
        let limits = options.limits
        if options.paths == ["-"] { return ([try FileLoader.load(standardInputAs: options.standardInputName ?? "", limits: limits)], [], []) }
        let found = try Discovery(paths: options.paths, exclude: configuration.exclude, limits: limits)
        guard !found.files.isEmpty || !found.unreadable.isEmpty || !found.unreadableFolders.isEmpty else {
            throw CommandError("no localization files under \(options.paths.map { visible($0) }.joined(separator: ", ")): nothing ends in .strings, .stringsdict, .xcstrings, .xliff, .xlf or .xcloc there (folders such as build, Pods and what the configuration excludes are not looked into)")
        }
        let list = found.files
        let progress = Progress("reading", of: list.count, options)
        var files = Parallel.fill(list.count, step: 1, jobs: jobs) { index in
            defer { progress.step() }
            return FileLoader.load(list[index], limits: limits, workers: jobs)
        }
        progress.end()
        files += found.unreadable.map { FileLoader.unreadable($0.file, why: $0.why) }
        files.sort { $0.path < $1.path }
        let problems = found.unreadableFolders.map { Problem(message: "the folder can't be read (\($0.why)), so nothing is known about the files in it", file: $0.path) }
        guard !configuration.sourcePaths.isEmpty else { return (files, found.sources, problems) }
        do throws(CommandError) { return (files, try Discovery(paths: configuration.sourcePaths, exclude: configuration.exclude, limits: limits).sources, problems) } catch {
            throw CommandError("\(visible(configuration.file ?? "the configuration")): sources: \(error.message)")
        }
    }

    // MARK: Project → drafts

    /// A part of the rules' work: rows of one table, or a whole table, or the project.
    private enum Job: Sendable {
        case rows(table: Int, Range<Int>)
        case table(Int)
        case project
    }

    /// - Returns: what the rules found, in an order that does not depend on the number of workers
    func runRules(_ project: Project) -> (DraftList, Set<NotRun>) {
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
        let progress = Progress("checking", of: work.count, options)
        defer { progress.end() }
        // Before this there is nothing to tell, behind it all is told.
        if options.keepsPartialResult { Interrupt.offerPartialResult() }
        defer { Interrupt.closeOffer() }
        let results = Parallel.map(work.count, jobs: jobs) { index, worker -> [FindingDraft] in
            defer { progress.step() }
            let context = contexts[worker]
            switch work[index] {
            case .rows(let number, let rows):
                let table = context.table(view, number)
                for row in rows { engine.check(KeyView(table: table, row: row, context), context) }
            case .table(let number): engine.check(context.table(view, number), context)
            case .project: engine.check(view, context)
            }
            return context.takeDrafts()
        }
        var notRun = contexts.notRun.union(LanguageCoverage.notRun(project, rules, locales: options.locales.isEmpty ? nil : Set(options.locales)))
        if !project.hasSource {
            for rule in RuleRegistry.all where rule.metadata.needsSource && policy.runs(rule.metadata.id) {
                notRun.insert(NotRun(rule: rule.metadata.id, why: "needs the app’s code: --source, with the folder that holds it"))
            }
        }
        notRun.formUnion(TranslationAlone.notRun(project) { policy.runs($0) })
        return (DraftList(results), notRun)
    }

    /// One workbench a worker.
    private final class WorkerContexts: @unchecked Sendable {
        private let contexts: [RuleContext]
        init(_ jobs: Int, _ settings: RuleSettings) { contexts = (0..<max(1, jobs)).map { _ in RuleContext(settings: settings) } }
        subscript(worker: Int) -> RuleContext { contexts[worker % contexts.count] }
        var notRun: Set<NotRun> { contexts.reduce(into: []) { $0.formUnion($1.notRun) } }
    }

    // MARK: Findings → report

    /// Drafts and diagnostics to findings, in the order of the report.
    func findings(_ drafts: DraftList, _ problems: [Problem], _ project: Project) -> [Finding] {
        var diagnostics: [(file: Int, number: Int)] = []
        for (index, file) in project.files.enumerated() { for number in file.diagnostics.indices { diagnostics.append((index, number)) } }
        let first = diagnostics, count = diagnostics.count
        let files = Set(diagnostics.map { $0.file }).union(drafts.files).filter { project.files.indices.contains($0) }.sorted()
        let assembler = FindingAssembler(project, files: files, jobs: jobs)
        var findings = Parallel.fill(count + drafts.count, step: 500, jobs: jobs) { index in
            index < count ? assembler.assemble(project.files[first[index].file].diagnostics[first[index].number], file: first[index].file)
                : drafts.with(index - count) { assembler.assemble($0) }
        }
        for problem in problems {
            findings.append(Finding(rule: "unreadable-file", severity: .error, message: problem.message, file: problem.file ?? options.paths.first.map(Discovery.tidied) ?? "."))
        }
        let dropped = Supersession.dropped(findings, jobs: jobs) { index in
            if index < count { return .init(file: first[index].file, range: project.files[first[index].file].diagnostics[first[index].number].range) }
            return index - count < drafts.count ? drafts.with(index - count) { assembler.place(of: $0) } : .init(file: -1)
        }
        findings.keep { !dropped.contains($0) && isAsked($1.locale) }
        FindingOrder.sort(&findings)
        policy.apply(&findings, project: project)
        // Suppressions that silence nothing stand at the end.
        if findings.contains(where: { $0.rule == "unused-suppression" }) { FindingOrder.sort(&findings) }
        return findings
    }

    private func isAsked(_ locale: LanguageTag?) -> Bool {
        guard !options.locales.isEmpty, let locale else { return true }
        return options.locales.contains(locale) || options.locales.contains(LanguageTag(locale.language))
    }

    private func summary(_ project: Project, _ findings: [Finding], _ notRun: Set<NotRun>) -> Summary {
        var summary = Summary()
        summary.files = project.files.count
        summary.notRun = notRun.sorted()
        var byLocale: [LanguageTag: Summary.LocaleCounts] = [:]
        for table in project.tables {
            // By locale index first: a tag is hashed once a table, not once a unit.
            var counts = [Summary.LocaleCounts](repeating: .init(), count: table.locales.count)
            let asked = table.locales.map { isAsked($0.tag) }
            for row in table.rows {
                let isSpoken = row.roles.isSpoken
                for reference in row.entries where asked[Int(reference.locale)] {
                    let file = Int(reference.file), entry = Int(reference.entry)
                    guard project.files.indices.contains(file), project.files[file].entries.indices.contains(entry),
                          !project.files[file].entries[entry].flags.contains(.bilingualSource) else { continue }
                    let units = project.files[file].entries[entry].units.count
                    counts[Int(reference.locale)].units += units
                    if isSpoken { counts[Int(reference.locale)].spoken += units }
                }
            }
            for (index, count) in counts.enumerated() where count.units > 0 {
                summary.units += count.units
                guard table.locales[index].tag.isLanguage else { continue }
                byLocale[table.locales[index].tag, default: .init()].units += count.units
                byLocale[table.locales[index].tag, default: .init()].spoken += count.spoken
            }
        }
        for index in findings.indices {
            let severity = findings[index].severity
            switch severity {
            case .error: summary.errors += 1
            case .warning: summary.warnings += 1
            case .note: summary.notes += 1
            }
            guard let locale = findings[index].locale, locale.isLanguage else { continue }
            switch severity {
            case .error: byLocale[locale, default: .init()].errors += 1
            case .warning: byLocale[locale, default: .init()].warnings += 1
            case .note: byLocale[locale, default: .init()].notes += 1
            }
        }
        summary.byLocale = byLocale
        return summary
    }
}
