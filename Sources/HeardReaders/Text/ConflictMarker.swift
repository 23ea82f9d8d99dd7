/// Lines that a merge leaves in a file: `<<<<<<< ours`, `=======`, `>>>>>>> theirs`, `||||||| base`.
enum ConflictMarker {
    /// A marker starts at `i`, which is the start of a line.
    static func stands(_ bytes: UnsafeRawBufferPointer, at i: Int) -> Bool {
        guard i >= 0, i + 7 <= bytes.count, i == 0 || bytes[i - 1] == 0x0A || bytes[i - 1] == 0x0D else { return false }
        let sign = bytes[i]
        guard sign == UInt8(ascii: "<") || sign == UInt8(ascii: "=") || sign == UInt8(ascii: ">") || sign == UInt8(ascii: "|") else { return false }
        for k in 1..<7 where bytes[i + k] != sign { return false }
        guard i + 7 < bytes.count else { return true }
        let next = bytes[i + 7]
        return next == 0x0A || next == 0x0D || (next == 0x20 && sign != UInt8(ascii: "="))
    }
}
