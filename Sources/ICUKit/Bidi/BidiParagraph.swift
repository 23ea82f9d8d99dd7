import CICU

/// The Unicode bidirectional algorithm (UAX #9) on one paragraph. One object is used again and again; not by two threads at once.
///
/// Ranges and positions are UTF-16 units. What throws does so only where ICU fails, for want of memory; before ``set(_:base:)`` there is no text.
public final class BidiParagraph {
    /// The direction of the paragraph.
    public enum Base: Int32, Sendable {
        case leftToRight = 0, rightToLeft = 1
        /// The first strong character decides (rules P2, P3); without one, left-to-right or right-to-left.
        case firstStrongElseLeftToRight = -1, firstStrongElseRightToLeft = -2
    }

    /// A run of units of one level, in visual order.
    public struct Run: Hashable, Sendable {
        public var range: Range<Int>
        public var isRightToLeft: Bool
    }

    private let handle: OpaquePointer
    /// ICU keeps a pointer to the text: the units stay here until the next ``set(_:base:)``.
    private var memory: UnsafeMutableBufferPointer<UInt16>
    /// UTF-16 units of the text.
    public private(set) var count = 0

    public init() throws(ICUError) {
        handle = try icuOpen("bidi") { cicu_bidi_open(&$0) }
        memory = .allocate(capacity: 256)
    }

    deinit {
        cicu_bidi_free(handle)
        memory.deallocate()
    }

    /// Runs the algorithm. A text with several paragraphs is treated as one by the callers here; line breaks separate paragraphs in ICU.
    public func set(_ text: UTF16Text, base: Base) throws(ICUError) {
        try text.units.withUnsafeBufferPointer { units throws(ICUError) in try set(units, base: base) }
    }

    /// The same for UTF-16 units, which are copied.
    public func set(_ units: UnsafeBufferPointer<UInt16>, base: Base) throws(ICUError) {
        if memory.count < units.count {
            memory.deallocate()
            memory = .allocate(capacity: units.count * 2)
        }
        if let start = units.baseAddress { memory.baseAddress?.update(from: start, count: units.count) }
        count = units.count
        try icu("bidirectional algorithm") { cicu_bidi_set(handle, memory.baseAddress, Int32(clamping: count), base.rawValue, &$0) }
    }

    /// The same for a string: for single texts and tests.
    public func set(_ text: some StringProtocol, base: Base) throws(ICUError) { try set(UTF16Text(text), base: base) }

    /// 0 left-to-right, 1 right-to-left.
    public var paragraphLevel: Int { Int(cicu_bidi_paragraph_level(handle)) }
    /// Runs of both directions.
    public var isMixed: Bool { cicu_bidi_direction(handle) == 2 }

    /// The resolved level of each unit.
    public func levels() throws(ICUError) -> [UInt8] {
        guard count > 0, let levels = try icu("bidi levels", { cicu_bidi_levels(handle, &$0) }) else { return [] }
        return Array(UnsafeBufferPointer(start: levels, count: count))
    }

    /// Runs from left to right as a reader sees them.
    public func runs() throws(ICUError) -> [Run] {
        guard count > 0 else { return [] }
        let runCount = try icu("bidi runs") { cicu_bidi_run_count(handle, &$0) }
        return (0..<runCount).map { index in
            var start: Int32 = 0, length: Int32 = 0
            let direction = cicu_bidi_run(handle, index, &start, &length)
            return Run(range: Int(start)..<Int(start + length), isRightToLeft: direction == 1)
        }
    }

    /// Position, from the left, of each logical unit.
    public func logicalToVisual() throws(ICUError) -> [Int] { try map(cicu_bidi_logical_map) }
    /// The logical unit at each position from the left.
    public func visualToLogical() throws(ICUError) -> [Int] { try map(cicu_bidi_visual_map) }

    private func map(_ fill: (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void) throws(ICUError) -> [Int] {
        guard count > 0 else { return [] }
        var map = [Int32](repeating: 0, count: count)
        try icu("bidi map") { status in fill(handle, &map, &status) }
        return map.map(Int.init)
    }

    /// The text from left to right as a reader sees it: mirrored characters replaced, bidi controls removed.
    public func reordered() throws(ICUError) -> String {
        guard count > 0 else { return "" }
        return try icuText("visual order", expecting: count + 1) { cicu_bidi_reordered(handle, $0, $1, &$2) }
    }

    /// Directions as ICU numbers them.
    public enum Direction: Int32, Sendable { case leftToRight = 0, rightToLeft = 1, mixed = 2, neutral = 3 }

    /// Direction of the first strong character, skipping isolates; `neutral` without one.
    public static func firstStrong(_ text: some StringProtocol) -> Direction {
        Direction(rawValue: withUTF16(text) { cicu_bidi_first_strong($0, $1) }) ?? .neutral
    }
}
