/// A key that the code puts together of known and open pieces: `"day." + name`, `"kind.\(kind).title"`.
struct FormedKey {
    /// Known pieces; an open one is between each two.
    private let pieces: [[UInt8]]

    /// - Returns: nil where too little is known to tell keys apart
    init?(_ pieces: [[UInt8]]) {
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last, pieces.count <= 4 else { return nil }
        // Keys that are sentences are not put together of names.
        guard pieces.allSatisfy({ piece in piece.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "%") } }) else { return nil }
        let isHead = first.count >= 3, isTail = last.count >= 8 && last.first.map(Self.isJoint) == true
        guard isHead || isTail, !pieces.dropFirst().dropLast().contains(where: \.isEmpty) else { return nil }
        self.pieces = pieces
    }

    func fits(_ key: String) -> Bool {
        let b = Array(key.utf8)
        guard let first = pieces.first, let last = pieces.last, b.count > pieces.reduce(0, { $0 + $1.count }), b.starts(with: first), b.suffix(last.count).elementsEqual(last) else { return false }
        let end = b.count - last.count
        var at = first.count
        for (before, piece) in zip(pieces, pieces.dropFirst().dropLast()) {
            guard let next = (at..<max(at, end - piece.count + 1)).first(where: { b[$0..<($0 + piece.count)].elementsEqual(piece) }), isPart(b[at..<next], after: before, before: piece) else { return false }
            at = next + piece.count
        }
        return isPart(b[at..<end], after: pieces[pieces.count - 2], before: last)
    }

    /// One part of a name fits into an open place: no blank, and not the joint that the place has at its side.
    private func isPart(_ open: ArraySlice<UInt8>, after: [UInt8], before: [UInt8]) -> Bool {
        guard let start = open.first, open.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "%") }) else { return false }
        let joints = [after.last, before.first].compactMap { $0 }.filter(Self.isJoint)
        if joints.contains(where: { open.contains($0) }) { return false }
        if let head = after.last, !Self.isJoint(head) {
            // `dayMonday`, `day1`
            return (start >= 0x41 && start <= 0x5A) || (start >= 0x30 && start <= 0x39)
        }
        return true
    }

    private static func isJoint(_ b: UInt8) -> Bool { b == UInt8(ascii: ".") || b == UInt8(ascii: "_") || b == UInt8(ascii: "-") || b == UInt8(ascii: "/") || b == UInt8(ascii: ":") }
}
