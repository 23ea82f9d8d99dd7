#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import HeardCore
import HeardReporters

/// Standard output and standard error.
enum Console {
    /// Writes to standard output through a sink.
    ///
    /// - Returns: false when not all of it could be written, but for a reader that went away (`| head`), which is no failure
    static func output(_ body: (ByteSink) -> Void) -> Bool {
        var failure: Int32 = 0
        let sink = ByteSink { bytes in
            failure = FileAccess.writeAll(1, bytes)
            return failure == 0
        }
        body(sink)
        sink.flush()
        if failure != 0, failure != EPIPE {
            error("can't write to standard output: \(FileAccess.reason(failure))")
            return false
        }
        return true
    }

    /// One line on standard error.
    static func error(_ message: String) {
        let line = "heard: " + TerminalText.message(message) + "\n"
        _ = Array(line.utf8).withUnsafeBytes { FileAccess.writeAll(2, $0) }
    }

    /// Colour on standard output: a terminal, and nobody who said no.
    static func usesColor(noColor: Bool) -> Bool {
        if noColor || isatty(1) == 0 { return false }
        if let value = environment("NO_COLOR"), !value.isEmpty { return false }
        return environment("TERM") != "dumb"
    }

    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
