import HeardCore
import HeardReporters
import HeardRules

extension Linter {
    /// The stages of ``check()`` one by one, for `heard-dev bench`. Each calls what a run calls.
    package struct Stages {
        private let options: RunOptions
        private let configuration = Configuration()

        /// - Parameter jobs: workers; nil for the number of cores
        package init(paths: [String], jobs: Int?) {
            var options = RunOptions()
            options.paths = paths
            options.jobs = jobs
            options.limits.fileSize = Limits.largestFileSize
            self.options = options
        }

        private var jobs: Int { options.workers }

        private func linter(_ rules: [String] = []) -> Linter {
            var options = options
            options.rules = rules
            return Linter(options: options, configuration: configuration, policy: FindingPolicy(options: options, configuration: configuration, ruleNames: HeardCommand.ruleNames))
        }

        package func read() throws(CommandError) -> [LocalizationFile] { try Linter.files(options, configuration).0 }

        package func join(_ files: [LocalizationFile]) -> Project { ProjectIndex.project(files, developmentLanguage: nil, limits: options.limits, jobs: jobs) }

        package func addRoles(_ project: inout Project) {
            Roles.fromNames(&project, jobs: jobs)
            Roles.fromPeople(&project, configuration, jobs: jobs)
        }

        /// - Parameter rules: only these; empty for all. An id that is no rule leaves the views of keys and values alone to be made.
        /// - Returns: the number of findings, before suppressions
        package func check(_ project: Project, rules: [String]) -> Int { linter(rules).runRules(project).0.count }

        /// What the rules found, ready to be assembled.
        package struct Drafts { fileprivate let drafts: DraftList }

        package func drafts(_ project: Project) -> Drafts { Drafts(drafts: linter().runRules(project).0) }

        /// Positions, fingerprints, order.
        package func findings(_ drafts: Drafts, _ project: Project) -> [Finding] { linter().findings(drafts.drafts, [], project) }

        /// - Returns: bytes written
        package func report(_ findings: [Finding], _ format: ReportFormat) -> Int {
            var count = 0
            let sink = ByteSink {
                count += $0.count
                return true
            }
            var context = HeardCommand.context
            context.jobs = jobs
            format.reporter.write(Report(findings: findings, summary: Summary()), context, to: sink)
            sink.flush()
            return count
        }
    }
}
