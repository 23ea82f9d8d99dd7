import HeardCore

extension Linter {
    /// A run without command line and configuration file, for tests and `heard-dev`.
    ///
    /// - Parameter rules: only these; empty for all
    package static func check(paths: [String], rules: [String] = [], jobs: Int? = nil) throws(CommandError) -> LintResult {
        var options = RunOptions()
        options.paths = paths
        options.rules = rules
        options.jobs = jobs
        let configuration = Configuration()
        return try Linter(options: options, configuration: configuration, policy: FindingPolicy(options: options, configuration: configuration, ruleNames: HeardCommand.ruleNames)).check()
    }
}
