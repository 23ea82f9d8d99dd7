#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How far a phase of the run is, on standard error: a line that rewrites itself on a terminal, plain lines when asked for elsewhere. Nothing in the first second.
final class Progress: @unchecked Sendable {
    private let name: String
    private let count: Int
    private let isShown: Bool
    private let isTerminal: Bool
    /// Guards what follows.
    private var mutex = pthread_mutex_t()
    private var done = 0
    private var next: Double
    private var isDrawn = false

    private static let began = now()
    /// Seconds before the first line and between lines.
    private static let patience = 1.0, terminalStep = 0.2, lineStep = 1.0

    /// - Parameters:
    ///   - name: what is done, in a word
    ///   - count: steps of the phase
    init(_ name: String, of count: Int, _ options: RunOptions) {
        self.name = name
        self.count = max(1, count)
        isTerminal = isatty(2) != 0 && Console.environment("TERM") != "dumb"
        isShown = options.progress == .always || (options.progress == .auto && isTerminal && !options.isQuiet)
        next = Self.began + Self.patience
        pthread_mutex_init(&mutex, nil)
    }

    deinit { pthread_mutex_destroy(&mutex) }

    /// One step is done; any thread may say so.
    func step() {
        guard isShown else { return }
        pthread_mutex_lock(&mutex)
        defer { pthread_mutex_unlock(&mutex) }
        done += 1
        let time = Self.now()
        guard time >= next else { return }
        next = time + (isTerminal ? Self.terminalStep : Self.lineStep)
        draw(isTerminal ? "\r\u{1B}[K\(line)" : line + "\n")
        isDrawn = isTerminal
    }

    /// The phase is over: the line goes.
    func end() {
        pthread_mutex_lock(&mutex)
        defer { pthread_mutex_unlock(&mutex) }
        if isDrawn { draw("\r\u{1B}[K") }
        isDrawn = false
    }

    private var line: String { "heard: \(name) \(min(100, done * 100 / count)) %" }

    private func draw(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { FileAccess.writeAll(2, $0) } }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
