import HeardCore
import ICUKit

/// Findings on one long line share its text: there may be a million of them.
final class LongLines: Sendable {
    private struct Line {
        var number: Int
        var text: String
    }

    /// The last line asked for, by file.
    private let last = Locked<[Int: Line]>([:])

    func text(_ file: Int, _ number: Int, _ make: () -> String) -> String {
        last.withLock { last in
            if let known = last[file], known.number == number { return known.text }
            let text = make()
            last[file] = Line(number: number, text: text)
            return text
        }
    }
}
