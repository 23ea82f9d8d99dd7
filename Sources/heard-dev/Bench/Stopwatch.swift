#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Time that a piece of work takes: on the clock, and of the processors by all threads of this process (other work on the machine does not count).
struct Stopwatch {
    var wall = 0.0
    var processor = 0.0

    static func measure<T>(_ body: () throws -> T) rethrows -> (T, Stopwatch) {
        let wall = now(CLOCK_MONOTONIC), processor = now(CLOCK_PROCESS_CPUTIME_ID)
        let result = try body()
        return (result, Stopwatch(wall: now(CLOCK_MONOTONIC) - wall, processor: now(CLOCK_PROCESS_CPUTIME_ID) - processor))
    }

    /// The quickest of some runs, by processor time.
    static func best<T>(of count: Int, _ body: () throws -> T) rethrows -> (T, Stopwatch) {
        var best = try measure(body)
        for _ in 1..<max(1, count) {
            let next = try measure(body)
            if next.1.processor < best.1.processor { best = next }
        }
        return best
    }

    private static func now(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Most memory that the process had so far, in MB; 0 where the system does not say.
    static var peakMemory: Int {
        guard let file = fopen("/proc/self/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard text.hasPrefix("VmHWM:"), let kilobytes = Int(text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\n" })[1]) else { continue }
            return kilobytes * 1024 / 1_000_000
        }
        return 0
    }
}

/// A number with a few digits, for tables.
func figure(_ value: Double, _ digits: Int = 1) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = Int((value * scale).rounded())
    guard digits > 0 else { return String(rounded) }
    let fraction = String(rounded % Int(scale))
    return "\(rounded / Int(scale)).\(String(repeating: "0", count: digits - fraction.utf8.count))\(fraction)"
}
