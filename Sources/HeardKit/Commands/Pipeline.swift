import HeardCore

/// What a run gives to the commands.
public struct LintResult: Sendable {
    public var report: Report
    public var project: Project

    public init(report: Report, project: Project) {
        self.report = report
        self.project = project
    }
}

/// The seam between the commands and the straight line in `Linter.swift`.
enum Pipeline {
    /// Paths to a report: discovery, readers, project, roles, rules, then `policy`, sort.
    static func check(_ options: RunOptions, _ configuration: Configuration, _ policy: FindingPolicy) throws(CommandError) -> LintResult {
        try Linter(options: options, configuration: configuration, policy: policy).check()
    }

    /// Paths to a project with roles, without rules.
    static func scan(_ options: RunOptions, _ configuration: Configuration) throws(CommandError) -> Project {
        try Linter.project(options, configuration).0
    }
}
