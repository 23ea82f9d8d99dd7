/// Why a command could not be done: one line on standard error, exit status 2.
public struct CommandError: Error, Sendable, CustomStringConvertible {
    /// One line, without "heard:" in front.
    public var message: String

    public init(_ message: String) { self.message = message }

    public var description: String { message }
}
