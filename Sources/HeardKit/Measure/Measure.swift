import HeardCore
import HeardLayout

/// The job of `heard measure`.
public enum Measure {
    /// Runs the command: results to standard output.
    ///
    /// - Returns: the exit status: 0, or 2 when something could not be done; the reason is thrown as ``Failure``.
    public static func run(_ options: MeasureOptions) throws(Failure) -> Int32 {
        let metrics = try fonts(options)
        if options.ndjson {
            return MeasureStream(metrics: metrics, hangulWordPriority: options.hangulWordPriority).run() ? 0 : 2
        }
        return 0
    }

    /// A message for standard error; the exit status is 2.
    public struct Failure: Error { public var message: String }

    private static func fonts(_ options: MeasureOptions) throws(Failure) -> (any FontMetrics)? {
        guard !options.fonts.isEmpty else { return nil }
        do { return try FontChain(paths: options.fonts, variations: options.fontVariations) } catch { throw Failure(message: error.description) }
    }
}
