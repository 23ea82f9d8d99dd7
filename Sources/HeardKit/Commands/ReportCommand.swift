import HeardCore

/// `heard report`: pages for people.
enum ReportCommand {
    static func run(_ given: RunOptions) throws(CommandError) -> Int32 {
        throw CommandError("report is not there yet")
    }
}
