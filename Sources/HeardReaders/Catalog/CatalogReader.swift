import CSimdJSON
import HeardCore

/// Reads string catalogs (`.xcstrings`).
enum CatalogReader {
    /// Catalogs of this many bytes are worth several workers.
    private static let largeSize = 1 << 21

    static func read(into file: inout LocalizationFile, limits: Limits, workers: Int = 1) {
        if workers > 1, file.source.count >= largeSize, let made = CatalogWorkers.read(file, limits: limits, workers: workers) {
            file = made
            return
        }
        read(into: &file, limits: limits) { interpreter in
            switch walk(interpreter.file.source, limits: limits, into: &interpreter) {
            case CSIMDJSON_OK: interpreter.finish()
            case CSIMDJSON_STOPPED: break
            default:
                // Not JSON for simdjson, or too deep: the same bytes again, for the exact place and what stands before it.
                interpreter.restart()
                interpreter.readByteByByte(limits: limits)
            }
        }
    }

    /// The byte reader alone: for tests.
    package static func readByteByByte(into file: inout LocalizationFile, limits: Limits) {
        read(into: &file, limits: limits) { $0.readByteByByte(limits: limits) }
    }

    private static func read(into file: inout LocalizationFile, limits: Limits, _ run: (inout CatalogInterpreter) -> Void) {
        var interpreter = CatalogInterpreter(file, limits: limits)
        run(&interpreter)
        if let late = interpreter.lateSourceLanguage {
            // Xcode writes `sourceLanguage` before `strings`; another tool may not, and the entries depend on it.
            interpreter = CatalogInterpreter(file, limits: limits, sourceLanguage: late)
            run(&interpreter)
        }
        file = interpreter.file
    }

    private static func walk(_ source: SourceText, limits: Limits, into interpreter: inout CatalogInterpreter) -> Int {
        guard let base = source.bytes.baseAddress else { return CSIMDJSON_REFUSED }
        return withUnsafeMutablePointer(to: &interpreter) { pointer in
            Int(csimdjson_walk(base.assumingMemoryBound(to: UInt8.self), UInt64(source.count), UInt32(clamping: limits.depth), { context, piece, tokens, count in
                guard let context, let tokens else { return 0 }
                let interpreter = context.assumingMemoryBound(to: CatalogInterpreter.self)
                return interpreter.pointee.consume(piece, UnsafeBufferPointer(start: tokens, count: Int(count))) ? 1 : 0
            }, pointer))
        }
    }
}
