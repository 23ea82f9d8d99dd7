@testable import HeardKit
import Testing

@Suite struct LineSplitterTests {
    /// The lines of a text that comes in pieces of a size; nil for one that is too long.
    private func lines(_ text: [UInt8], pieces size: Int, limit: Int = 100) -> [[String?]: [Int]] {
        var splitter = LineSplitter(limit: limit), found: [String?] = [], numbers: [Int] = []
        func take(_ line: LineSplitter.Line, _ number: Int) {
            numbers.append(number)
            if case .bytes(let bytes) = line { found.append(String(decoding: bytes, as: UTF8.self)) } else { found.append(nil) }
        }
        text.withUnsafeBytes { all in
            for start in stride(from: 0, to: all.count, by: size) { splitter.feed(UnsafeRawBufferPointer(rebasing: all[start..<min(start + size, all.count)]), take) }
        }
        splitter.end(take)
        return [found: numbers]
    }

    @Test(arguments: [1, 2, 3, 7, 1000]) func piecesMakeNoDifference(size: Int) {
        let text = Array("\u{FEFF}{}\n\n  \r\n{\"a\":1}\r\nlast".utf8)
        #expect(lines(text, pieces: size) == [["{}", "{\"a\":1}\r", "last"]: [1, 4, 5]])
    }

    @Test(arguments: [1, 5, 64, 1000]) func longLinesAreDroppedAndCounted(size: Int) {
        let long = [UInt8](repeating: 0x78, count: 300)
        #expect(lines(long + Array("\nb\n".utf8) + long, pieces: size) == [[nil, "b", nil]: [1, 2, 3]])
    }

    @Test func aLineOfExactlyTheLimitIsRead() {
        let line = String(repeating: "x", count: 100)
        for size in [1, 50, 101, 1000] { #expect(lines(Array((line + "\n" + line).utf8), pieces: size) == [[line, line]: [1, 2]]) }
        #expect(lines(Array((line + "x\n").utf8), pieces: 1000) == [[nil]: [1]])
    }
}
