import HeardCore

extension Linter {
    /// A run without command line and configuration file, for tests and `heard-dev`.
    ///
    /// - Parameters:
    ///   - rules: only these; empty for all
    ///   - readsSource: also read the app's source below the paths
    package static func check(paths: [String], rules: [String] = [], jobs: Int? = nil, readsSource: Bool = false) throws(CommandError) -> LintResult {
        var options = RunOptions()
        options.paths = paths
        options.rules = rules
        options.jobs = jobs
        options.readsSource = readsSource
        let configuration = Configuration()
        return try Linter(options: options, configuration: configuration, policy: FindingPolicy(options: options, configuration: configuration, ruleNames: HeardCommand.ruleNames)).check()
    }

    /// Tables and source below the paths, joined, without running a rule.
    package static func project(paths: [String]) throws(CommandError) -> Project {
        var options = RunOptions()
        options.paths = paths
        options.readsSource = true
        return try project(options, Configuration()).0
    }
}
