import HeardCore

/// `heard init`: a commented configuration for this project.
enum InitCommand {
    static func run(_ parsed: ParsedArguments) throws(CommandError) -> Int32 {
        throw CommandError("init is not there yet")
    }
}
