/// What kind of character a cell of a metric table describes: how its width depends on its neighbours.
enum CellKind: UInt8 {
    /// No table has a width.
    case missing
    /// One width wherever it stands, but for kerning.
    case plain
    /// Marks above and below, and characters that are not drawn.
    case zero
    /// Arabic letters that join on both sides, and on the right side only.
    case dualJoining, rightJoining
    /// Tatweel: joins on both sides with one width.
    case joinCausing
    /// Base of a syllable in an Indic script, the sign that joins two of them, and a dependent vowel.
    case base, virama, vowelSign
}

/// Width of one character and what is needed to find its neighbours' influence.
struct Cell {
    /// Advance in em (Arabic: the isolated form; vowel signs: what they add).
    var advance: Float = 0
    var kind = CellKind.missing
    /// Kerning classes as the first and as the second of two; 0: none.
    var left: UInt8 = 0
    var right: UInt8 = 0
    /// Arabic: index in ``MetricTable/forms``; bases: index in ``MetricTable/halves``.
    var extra: UInt16 = 0
    /// The system font's tracking is added; fonts of other scripts have none.
    var isTracked = false
}

/// Advances of joined Arabic forms, in em.
struct JoiningForms {
    var final: Float
    var initial: Float
    var medial: Float
}

/// Widths of all characters of one face and the scripts beside it, decoded from generated text.
///
/// The text is made of tokens separated by white space. A section starts with its letter; numbers are ten-thousandths of an em:
/// - `A`: advances. `@HEX` sets the current scalar, `n` or `n*count` gives widths from there on.
/// - `Z`: the same for characters without width, with the number of them.
/// - `L`, `R`: kerning classes as first and second of a pair. `K`: `@class` of the first, then pairs `class:value`.
/// - `J`: Arabic, `@HEX` then `type:isolated:final:initial:medial`. `X`: `@HEX` of the first letter, then `HEX:isolated:final` of ligatures.
/// - `B`: bases of syllables, `@HEX` then `width:half`. `V`: viramas, `S`: vowel signs, as in `A`.
/// - `P`: `@HEX` of the first base, then `HEX:width` of a pair joined by a virama. `M`: `@HEX` of a vowel sign, then `HEX:width` after that base.
struct MetricTable {
    private static let blockBits = 7
    private var blocks = [UInt16](repeating: 0, count: 0x20000 >> MetricTable.blockBits)
    private var cells = [Cell](repeating: Cell(), count: 1 << MetricTable.blockBits)
    private(set) var forms: [JoiningForms] = [JoiningForms(final: 0, initial: 0, medial: 0)]
    private(set) var halves: [Float] = [0]
    /// Kerning in em by `left * 256 + right`.
    private(set) var kerning: [Float] = []
    /// Exceptions by `first << 32 | second`.
    private(set) var ligatures: [UInt64: (isolated: Float, final: Float)] = [:]
    private(set) var pairs: [UInt64: Float] = [:]
    private(set) var vowels: [UInt64: Float] = [:]

    init() {}

    @inline(__always)
    func cell(_ scalar: UInt32) -> Cell {
        guard scalar < 0x20000 else { return Cell() }
        let block = blocks.withUnsafeBufferPointer { Int($0[Int(scalar >> UInt32(Self.blockBits))]) }
        return cells.withUnsafeBufferPointer { $0[block << Self.blockBits | Int(scalar & (1 << UInt32(Self.blockBits) - 1))] }
    }

    mutating func update(_ scalar: UInt32, _ change: (inout Cell) -> Void) {
        guard scalar < 0x20000 else { return }
        let index = Int(scalar >> UInt32(Self.blockBits))
        if blocks[index] == 0 {
            blocks[index] = UInt16(cells.count >> Self.blockBits)
            cells.append(contentsOf: repeatElement(Cell(), count: 1 << Self.blockBits))
        }
        change(&cells[Int(blocks[index]) << Self.blockBits | Int(scalar & (1 << UInt32(Self.blockBits) - 1))])
    }

    /// Adds a generated table. A character that is there already stays as it is, so tables are added in order of fallback.
    ///
    /// - Parameters:
    ///   - scale: factor for all widths
    ///   - isTracked: tracking is added to its characters
    mutating func add(_ text: StaticString, scale: Float = 1, isTracked: Bool = false) {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        let unit = scale / 10_000
        var index = 0, section: UInt8 = 0, current: UInt32 = 0
        var fields = [Int32](repeating: 0, count: 8)
        while index < bytes.count {
            let byte = bytes[index]
            if byte <= 0x20 { index += 1; continue }
            if byte >= 0x41, byte <= 0x5A, index + 1 >= bytes.count || bytes[index + 1] <= 0x20 {
                section = byte
                index += 1
                if section == UInt8(ascii: "K"), kerning.isEmpty { kerning = [Float](repeating: 0, count: 65536) }
                continue
            }
            // One token: fields separated by ':' or '*'; the first is hexadecimal behind '@' and in sections of pairs.
            let isSetter = byte == UInt8(ascii: "@")
            if isSetter { index += 1 }
            let pairSection = section == UInt8(ascii: "X") || section == UInt8(ascii: "P") || section == UInt8(ascii: "M")
            let firstIsHex = pairSection || (isSetter && section != UInt8(ascii: "K"))
            var count = 0, value: Int32 = 0, negative = false
            while true {
                let byte = index < bytes.count ? bytes[index] : 0x20
                if byte <= 0x20 || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "*") {
                    if count < fields.count { fields[count] = negative ? 0 &- value : value; count += 1 }
                    value = 0
                    negative = false
                    if byte <= 0x20 { break }
                } else if byte == UInt8(ascii: "-") {
                    negative = true
                } else {
                    let digit: Int32 = byte <= 0x39 ? Int32(byte) - 0x30 : Int32(byte | 0x20) - 0x57
                    value = value &* (count == 0 && firstIsHex ? 16 : 10) &+ digit
                }
                index += 1
            }
            if isSetter { current = UInt32(bitPattern: fields[0]); continue }
            let first = fields[0]
            switch section {
            case UInt8(ascii: "A"), UInt8(ascii: "S"):
                let kind: CellKind = section == UInt8(ascii: "S") ? .vowelSign : .plain
                for _ in 0..<max(1, count > 1 ? fields[1] : 1) {
                    update(current) { if $0.kind == .missing { $0.kind = kind; $0.advance = Float(first) * unit; $0.isTracked = isTracked } }
                    current &+= 1
                }
            case UInt8(ascii: "Z"), UInt8(ascii: "V"):
                let kind: CellKind = section == UInt8(ascii: "V") ? .virama : .zero
                for _ in 0..<max(1, first) {
                    update(current) { if $0.kind == .missing { $0.kind = kind } }
                    current &+= 1
                }
            case UInt8(ascii: "L"), UInt8(ascii: "R"):
                let isLeft = section == UInt8(ascii: "L")
                for _ in 0..<max(1, count > 1 ? fields[1] : 1) {
                    update(current) { if isLeft { $0.left = UInt8(truncatingIfNeeded: first) } else { $0.right = UInt8(truncatingIfNeeded: first) } }
                    current &+= 1
                }
            case UInt8(ascii: "K"):
                kerning[Int(current & 255) << 8 | Int(first & 255)] = Float(fields[1]) * unit
            case UInt8(ascii: "J"):
                let form = UInt16(truncatingIfNeeded: forms.count)
                forms.append(JoiningForms(final: Float(fields[2]) * unit, initial: Float(fields[3]) * unit, medial: Float(fields[4]) * unit))
                let width = Float(fields[1]) * unit
                update(current) {
                    guard $0.kind == .missing else { return }
                    $0.kind = first == 2 ? .dualJoining : first == 1 ? .joinCausing : .rightJoining
                    $0.advance = width
                    $0.extra = form
                }
                current &+= 1
            case UInt8(ascii: "B"):
                let half = UInt16(truncatingIfNeeded: halves.count)
                halves.append(Float(fields[1]) * unit)
                update(current) { if $0.kind == .missing { $0.kind = .base; $0.advance = Float(first) * unit; $0.extra = half } }
                current &+= 1
            case UInt8(ascii: "X"):
                ligatures[UInt64(current) << 32 | UInt64(UInt32(bitPattern: first))] = (Float(fields[1]) * unit, Float(fields[2]) * unit)
            case UInt8(ascii: "P"):
                pairs[UInt64(current) << 32 | UInt64(UInt32(bitPattern: first))] = Float(fields[1]) * unit
            case UInt8(ascii: "M"):
                vowels[UInt64(UInt32(bitPattern: first)) << 32 | UInt64(current)] = Float(fields[1]) * unit
            default: break
            }
        }
    }
}
