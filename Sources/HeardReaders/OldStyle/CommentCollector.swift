import HeardCore

/// Decides which comment of an old-style file belongs to which entry.
///
/// The comment of an entry is the nearest one directly before it, with no blank line between; several `//` lines are one comment.
/// Headings are told apart: a comment with a blank line after it, `MARK:`, ruled lines, a file's header. A comment behind an entry on its
/// line belongs to that entry if it has no other. What says `heard:` is never lost: it is kept together with the nearest comment.
struct CommentCollector {
    struct Comment {
        var text: String
        var range: ByteRange
    }

    private struct Piece {
        var all: Range<Int>
        var text: Range<Int>
        var isLine: Bool
    }

    private let bytes: UnsafeRawBufferPointer
    private var pieces: [Piece] = []
    /// Where the last entry ended; 0 before the first.
    private var lastEntryEnd = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func add(_ all: Range<Int>, text: Range<Int>, isLine: Bool) {
        if pieces.count > 256 { pieces.removeFirst(128) }
        pieces.append(Piece(all: all, text: text, isLine: isLine))
    }

    mutating func forget() { pieces.removeAll(keepingCapacity: true) }

    /// An entry ends here: comments after it are the next one's, or trail it.
    mutating func entryEnded(at offset: Int) {
        lastEntryEnd = offset
        forget()
    }

    /// A comment on the line on which the last entry ended, with nothing else behind it on that line. It is not the next entry's then.
    mutating func takeTrailing(before next: Int) -> Comment? {
        guard lastEntryEnd > 0, let first = pieces.first, lineBreaks(lastEntryEnd, first.all.lowerBound) == 0 else { return nil }
        let following = pieces.count > 1 ? pieces[1].all.lowerBound : next
        guard following >= bytes.count || lineBreaks(first.all.upperBound, following) > 0 else { return nil }
        pieces.removeFirst()
        let text = trimmed(first.text)
        return text.isEmpty ? nil : Comment(text: text, range: ByteRange(start: first.text.lowerBound, end: first.text.upperBound))
    }

    /// The comment of the entry that starts here.
    mutating func forEntry(startingAt start: Int) -> Comment? {
        defer { forget() }
        guard !pieces.isEmpty else { return nil }
        var nearest: Comment?
        var directives: [String] = []
        var followedBy = start
        var index = pieces.count - 1
        while index >= 0 {
            let piece = pieces[index]
            guard lineBreaks(piece.all.upperBound, followedBy) < 2 else { break }
            // `//` lines, one below the other, are one comment.
            var first = index
            if piece.isLine {
                while first > 0, pieces[first - 1].isLine, lineBreaks(pieces[first - 1].all.upperBound, pieces[first].all.lowerBound) == 1 { first -= 1 }
            }
            let text = first == index ? trimmed(piece.text) : (first...index).map { trimmed(pieces[$0].text) }.joined(separator: "\n")
            followedBy = pieces[first].all.lowerBound
            if nearest == nil, !isHeading(text, isFirstInFile: followedBy <= 3 || first == 0 && lastEntryEnd == 0) {
                if !text.isEmpty { nearest = Comment(text: text, range: ByteRange(start: pieces[first].text.lowerBound, end: piece.text.upperBound)) }
            } else if text.hasBytes("heard:") { directives.append(text) }
            index = first - 1
        }
        guard !directives.isEmpty else { return nearest }
        let text = ([nearest?.text].compactMap { $0 } + directives).joined(separator: "\n")
        return Comment(text: text, range: nearest?.range ?? ByteRange(start: start, end: start))
    }

    private func lineBreaks(_ from: Int, _ to: Int) -> Int {
        var count = 0
        var i = from
        while i < to {
            if bytes[i] == 0x0A { count += 1 } else if bytes[i] == 0x0D {
                count += 1
                if i + 1 < to, bytes[i + 1] == 0x0A { i += 1 }
            }
            i += 1
        }
        return count
    }

    private func trimmed(_ range: Range<Int>) -> String {
        var low = range.lowerBound, high = range.upperBound
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
        while low < high, isSpace(bytes[low]) { low += 1 }
        while high > low, isSpace(bytes[high - 1]) { high -= 1 }
        return String(wellFormed: UnsafeRawBufferPointer(rebasing: bytes[low..<high]))
    }

    private func isHeading(_ text: String, isFirstInFile: Bool) -> Bool {
        if text.utf8.starts(with: "MARK:".utf8) || text.utf8.starts(with: "MARK -".utf8) { return true }
        if isFirstInFile, text.hasBytes("Copyright") || text.hasBytes("Created by") || text.hasBytes("All rights reserved") || text.hasBytes("SPDX-") { return true }
        func isRule(_ bytes: some Sequence<UInt8>) -> Bool {
            var count = 0
            for byte in bytes {
                guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "#")
                        || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/") else { break }
                count += 1
            }
            return count >= 2
        }
        return isRule(text.utf8) || isRule(text.utf8.reversed())
    }
}
