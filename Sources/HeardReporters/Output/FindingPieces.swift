import HeardCore

/// Findings written by several workers, each into its own sink, and put together in order: the same bytes for any number of workers.
enum FindingPieces {
    /// Findings of one piece.
    private static let step = 500

    /// Sinks of one worker at a time.
    private struct Sinks: @unchecked Sendable {
        let sinks: [ByteSink]
    }

    /// Calls `body` for each of 0 ..< `count` with a sink to write to.
    static func write(_ count: Int, jobs: Int, to sink: ByteSink, _ body: @escaping @Sendable (_ index: Int, _ sink: ByteSink) -> Void) {
        guard jobs > 1, count > step else {
            for index in 0..<count { body(index, sink) }
            return
        }
        // A few pieces a worker at once: memory stays small.
        let window = step * jobs * 8
        for start in stride(from: 0, to: count, by: window) {
            let end = min(count, start + window)
            let pieces = Sinks(sinks: (0..<(end - start + step - 1) / step).map { _ in ByteSink() })
            Parallel.forEach(pieces.sinks.count, jobs: jobs) { piece, _ in
                let from = start + piece * step
                for index in from..<min(end, from + step) { body(index, pieces.sinks[piece]) }
            }
            for piece in pieces.sinks {
                piece.bytes.withUnsafeBufferPointer { sink.append($0) }
                sink.flush()
            }
        }
    }
}
