import HeardCore

/// Memory that a worker's scanners write to, used again for each text.
public final class TermScratch {
    /// The text that was cut last, which may be asked for again at once, and whose table cut it.
    private var last: (cut: Cut, table: UnsafePointer<TermTable.View>)?
    /// Of the last text: no other one has this number, of whatever worker.
    private var number: UInt64
    private static let workers = Locked<UInt64>(0)

    /// UTF-8 ranges of the format specifiers of a text, ascending.
    private(set) var arguments: UnsafeBufferPointer<Range<Int>>
    private var argumentMemory: UnsafeMutablePointer<Range<Int>>
    private var argumentRoom = 16

    /// Texts whose words were listed last: several rules ask for the same one, and each translation for its source.
    private var lists: [Listed] = []
    private var clock = 0
    private static let mostLists = 8

    private struct Listed {
        var text: AnalyzedText
        var table: UnsafePointer<TermTable.View>
        var words: ScannedText
        /// When it was asked for last.
        var used: Int
    }

    /// A word, number or argument while it is searched.
    struct Piece {
        /// UTF-8 offsets.
        var start: Int32
        var end: Int32
        /// Range in the folded letters.
        var firstLetter: Int32
        var endLetter: Int32
        var kind: Token.Kind

        @inline(__always)
        init(start: Int, end: Int, firstLetter: Int, endLetter: Int, kind: Token.Kind) {
            self.start = Int32(truncatingIfNeeded: start)
            self.end = Int32(truncatingIfNeeded: end)
            self.firstLetter = Int32(truncatingIfNeeded: firstLetter)
            self.endLetter = Int32(truncatingIfNeeded: endLetter)
            self.kind = kind
        }
    }

    /// A text cut into pieces.
    struct Cut {
        let letters: UnsafeMutablePointer<UInt32>
        let pieces: UnsafeMutablePointer<Piece>
        let segments: UnsafeMutablePointer<Segment>
        var pieceCount = 0
    }

    private var letters: UnsafeMutablePointer<UInt32>
    private var pieces: UnsafeMutablePointer<Piece>
    private var segments: UnsafeMutablePointer<Segment>
    private var letterRoom = 512
    private var pieceRoom = 256

    public init() {
        number = Self.workers.withLock { count in
            count += 1
            return count << 40
        }
        letters = .allocate(capacity: letterRoom)
        pieces = .allocate(capacity: pieceRoom)
        segments = .allocate(capacity: pieceRoom)
        argumentMemory = .allocate(capacity: argumentRoom)
        arguments = UnsafeBufferPointer(start: argumentMemory, count: 0)
    }

    deinit {
        free()
        argumentMemory.deallocate()
    }

    /// Takes over the arguments of a text.
    @inline(__always)
    func takeArguments(_ text: AnalyzedText) {
        if arguments.isEmpty && !text.classes.contains(.percent) { return }
        take(text.arguments.specifiers.lazy.filter { $0.kind.takesArgument }.map(\.range))
    }

    func take(_ ranges: some Sequence<Range<Int>>) {
        var count = 0
        for range in ranges {
            if count == argumentRoom {
                let larger = UnsafeMutablePointer<Range<Int>>.allocate(capacity: argumentRoom * 2)
                larger.update(from: argumentMemory, count: count)
                argumentMemory.deallocate()
                argumentMemory = larger
                argumentRoom *= 2
            }
            argumentMemory[count] = range
            count += 1
        }
        arguments = UnsafeBufferPointer(start: argumentMemory, count: count)
    }

    /// The words of a text: those that were listed before, or `list` writes them in the place of the text that was not asked for longest.
    func words(of text: AnalyzedText, _ table: UnsafePointer<TermTable.View>, _ list: (inout ScannedText) -> Void) -> ScannedText {
        clock &+= 1
        var oldest = 0
        for place in lists.indices {
            if lists[place].text === text, lists[place].table == table {
                lists[place].used = clock
                return lists[place].words
            }
            if lists[place].used < lists[oldest].used { oldest = place }
        }
        if lists.count < Self.mostLists {
            oldest = lists.count
            lists.append(Listed(text: text, table: table, words: .empty, used: clock))
        } else {
            lists[oldest].text = text
            lists[oldest].table = table
            lists[oldest].used = clock
        }
        list(&lists[oldest].words)
        return lists[oldest].words
    }

    private func free() {
        letters.deallocate()
        pieces.deallocate()
        segments.deallocate()
    }

    /// Keeps what a text was cut into, until the next one; returns the number to ask for it by.
    func keep(_ cut: Cut, _ table: UnsafePointer<TermTable.View>) -> UInt64 {
        last = (cut, table)
        number &+= 1
        return number
    }

    /// What a text was cut into, if it was the last one.
    func kept(_ number: UInt64, _ table: UnsafePointer<TermTable.View>) -> Cut? {
        guard number == self.number, let last, last.table == table else { return nil }
        return last.cut
    }

    /// Room for a text whose arguments have been taken; what was there before is lost.
    ///
    /// - Parameter bytes: length in UTF-8; no character folds to more letters than it has bytes
    func cut(bytes: Int) -> Cut {
        last = nil
        // Between two words stands at least one byte that is no part of either, or an argument.
        let wanted = bytes / 2 + arguments.count * 2 + 2
        if bytes + 2 > letterRoom || wanted > pieceRoom {
            free()
            letterRoom = max(letterRoom, bytes + bytes / 4 + 2)
            pieceRoom = max(pieceRoom, wanted + wanted / 4)
            letters = .allocate(capacity: letterRoom)
            pieces = .allocate(capacity: pieceRoom)
            segments = .allocate(capacity: pieceRoom)
        }
        return Cut(letters: letters, pieces: pieces, segments: segments)
    }
}
