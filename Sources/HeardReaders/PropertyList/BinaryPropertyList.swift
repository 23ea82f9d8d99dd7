import HeardCore

/// The object table of a binary property list (`bplist00`): values that name each other by number. What is named is looked at when it is asked for;
/// a text that many values share is decoded once.
struct BinaryPropertyList {
    enum Fault: Error {
        /// The bytes are no property list, or it names what is not in it.
        case damaged
        /// A value holds itself, however many values lie between.
        case holdsItself
        case tooDeep
        /// More values than may be read, or more bytes of text once each value has its own.
        case tooMany, tooLong
    }

    /// Far above what tables of strings reach.
    static let depth = 64
    private static let trailerSize = 32

    private let bytes: UnsafeRawBufferPointer
    private let valueLimit: Int
    private let textLimit: Int
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let tableStart: Int
    private let top: Int

    private var texts: [Int: String] = [:]
    /// The dictionaries that are being read, outermost first.
    private var open: [Int] = []
    private var values = 0
    private var textBytes = 0

    /// - Parameter bytes: a whole file; has to outlive the list
    init(_ bytes: UnsafeRawBufferPointer, limits: Limits) throws(Fault) {
        self.bytes = bytes
        // Programs write a reference, a byte at least, for each value: more values than bytes are few dictionaries shared again and again.
        valueLimit = min(limits.entries, bytes.count)
        textLimit = max(limits.fileSize, bytes.count)
        guard bytes.count >= 8 + Self.trailerSize, bytes.starts(with: "bplist".utf8) else { throw .damaged }
        let trailer = bytes.count - Self.trailerSize
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
              let count = Self.integer(bytes, trailer + 8, 8), let top = Self.integer(bytes, trailer + 16, 8), let start = Self.integer(bytes, trailer + 24, 8),
              start >= 8, start <= trailer, top < count, count <= (trailer - start) / offsetSize else { throw .damaged }
        objectCount = count
        self.top = top
        tableStart = start
    }

    /// The fields of the topmost value, sorted by key; of equal keys the first one counts.
    mutating func table(_ place: ByteRange) throws(Fault) -> [PropertyListNode.Field] {
        guard case .dictionary(let fields) = try node(top, place) else { throw .damaged }
        return fields
    }

    private mutating func node(_ object: Int, _ place: ByteRange) throws(Fault) -> PropertyListNode {
        values += 1
        guard values <= valueLimit else { throw .tooMany }
        let start = try offset(of: object)
        switch bytes[start] >> 4 {
        case 0x5, 0x6: return .string(try text(object), place, .opaque)
        case 0xD: return .dictionary(try fields(object, place))
        default: return .other
        }
    }

    private mutating func fields(_ object: Int, _ place: ByteRange) throws(Fault) -> [PropertyListNode.Field] {
        guard !open.contains(object) else { throw .holdsItself }
        guard open.count < Self.depth else { throw .tooDeep }
        open.append(object)
        defer { open.removeLast() }
        let (count, first) = try counted(offset(of: object), itemSize: referenceSize * 2)
        var fields: [PropertyListNode.Field] = []
        var seen: Set<String> = []
        for number in 0..<count {
            let key = try text(try reference(first + number * referenceSize))
            let value = try node(try reference(first + (count + number) * referenceSize), place)
            if seen.insert(key).inserted { fields.append(.init(key: key, keyRange: place, value: value)) }
        }
        fields.sort { $0.key < $1.key }
        return fields
    }

    /// A text; its bytes are counted each time, since each value is checked by itself.
    private mutating func text(_ object: Int) throws(Fault) -> String {
        let start = try offset(of: object)
        let isWide = bytes[start] >> 4 == 0x6
        guard isWide || bytes[start] >> 4 == 0x5 else { throw .damaged }
        let (count, first) = try counted(start, itemSize: isWide ? 2 : 1)
        textBytes += isWide ? count * 2 : count
        guard textBytes <= textLimit else { throw .tooLong }
        if let known = texts[object] { return known }
        let content = UnsafeRawBufferPointer(rebasing: bytes[first..<first + count * (isWide ? 2 : 1)])
        let text = isWide ? String(decoding: (0..<count).lazy.map { UInt16(content[$0 * 2]) << 8 | UInt16(content[$0 * 2 + 1]) }, as: UTF16.self) : String(decoding: content, as: UTF8.self)
        texts[object] = text
        return text
    }

    // MARK: Bytes

    /// Start of an object, before the offset table.
    private func offset(of object: Int) throws(Fault) -> Int {
        guard object < objectCount, let offset = Self.integer(bytes, tableStart + object * offsetSize, offsetSize), offset >= 8, offset < tableStart else { throw .damaged }
        return offset
    }

    private func reference(_ place: Int) throws(Fault) -> Int {
        guard let number = Self.integer(bytes, place, referenceSize) else { throw .damaged }
        return number
    }

    /// Number of items of an object, and where the first one stands; all of them lie before the offset table.
    private func counted(_ start: Int, itemSize: Int) throws(Fault) -> (count: Int, first: Int) {
        var count = Int(bytes[start] & 0xF), first = start + 1
        if count == 0xF {
            // The number is an object of its own: 0x1n with 2ⁿ bytes.
            guard first < tableStart, bytes[first] >> 4 == 0x1, bytes[first] & 0xF <= 3 else { throw .damaged }
            let size = 1 << Int(bytes[first] & 0xF)
            guard first + 1 + size <= tableStart, let number = Self.integer(bytes, first + 1, size) else { throw .damaged }
            count = number
            first += 1 + size
        }
        guard count <= (tableStart - first) / itemSize else { throw .damaged }
        return (count, first)
    }

    /// A number of the file; nil where it ends, or for more than fits.
    private static func integer(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ size: Int) -> Int? {
        guard start + size <= bytes.count else { return nil }
        var number: UInt64 = 0
        for byte in bytes[start..<start + size] { number = number << 8 | UInt64(byte) }
        return Int(exactly: number)
    }
}
