/// ``rangedClass(_:)`` as a table, for the one pass over every text.
///
/// Blocks of 64 code points whose members are all alike are one word; mixed blocks have a word for each. Built once, about 1 ms.
struct ClassTable: @unchecked Sendable {
    static let shared = ClassTable()

    /// Classes of ASCII characters.
    let ascii: UnsafePointer<UInt64>
    /// For each block of 64 of the basic plane: the classes, or ``mixed`` and an index into ``details``.
    private let blocks: UnsafePointer<UInt64>
    private let details: UnsafePointer<UInt64>
    private static let mixed: UInt64 = 1 << 63
    /// Ranges whose characters have the same classes.
    private static let uniform: [ClosedRange<UInt32>] = [0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7FF, 0xE000...0xF8FF]

    private init() {
        let ascii = UnsafeMutablePointer<UInt64>.allocate(capacity: 128)
        for value in 0..<128 { ascii[value] = rangedClass(UInt32(value)).rawValue }
        let blocks = UnsafeMutablePointer<UInt64>.allocate(capacity: 1024)
        var list: [UInt64] = []
        var one = [UInt64](repeating: 0, count: 64)
        for block in 0..<1024 {
            var alike = true
            one[0] = rangedClass(UInt32(block * 64)).rawValue
            // Two thirds of all characters are ideographs, syllables and private use, which are alike.
            if Self.uniform.contains(where: { $0.contains(UInt32(block * 64)) && $0.contains(UInt32(block * 64 + 63)) }) {
                blocks[block] = one[0]
                continue
            }
            for index in 1..<64 {
                one[index] = rangedClass(UInt32(block * 64 + index)).rawValue
                if one[index] != one[0] { alike = false }
            }
            if alike { blocks[block] = one[0] } else {
                blocks[block] = Self.mixed | UInt64(list.count)
                list += one
            }
        }
        let details = UnsafeMutablePointer<UInt64>.allocate(capacity: max(1, list.count))
        for (index, value) in list.enumerated() { details[index] = value }
        self.ascii = UnsafePointer(ascii)
        self.blocks = UnsafePointer(blocks)
        self.details = UnsafePointer(details)
    }

    @inline(__always)
    func classes(_ value: UInt32) -> UInt64 {
        guard value < 0x10000 else { return rangedClass(value).rawValue }
        let block = blocks[Int(value >> 6)]
        return block & Self.mixed == 0 ? block : details[Int(block & ~Self.mixed) + Int(value & 63)]
    }
}

/// The classes of a single Unicode scalar; see ``rangedClass(_:)``.
public func scalarClass(_ value: UInt32) -> TextClasses {
    let table = ClassTable.shared
    return TextClasses(rawValue: value < 0x80 ? table.ascii[Int(value)] : table.classes(value))
}
