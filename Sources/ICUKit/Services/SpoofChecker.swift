import CICU

/// ICU's checks for look-alike characters (UTS #39). Not for use by two threads at once.
public final class SpoofChecker {
    /// How far a word mixes scripts. Japanese, Korean and Chinese with Latin are `highlyRestrictive`.
    public enum Level: Int32, Comparable, Sendable {
        case ascii = 1, singleScript, highlyRestrictive, moderatelyRestrictive, minimallyRestrictive, unrestrictive
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    private let handle: OpaquePointer

    public init() throws(ICUError) { handle = try icuOpen("spoof checker") { cicu_spoof_open(&$0) } }
    deinit { cicu_spoof_free(handle) }

    /// The restriction level of a word.
    public func level(of word: some StringProtocol) throws(ICUError) -> Level {
        Level(rawValue: try icu("spoof check") { status in withUTF16(word) { cicu_spoof_level(handle, $0, $1, &status) } }) ?? .unrestrictive
    }
}
