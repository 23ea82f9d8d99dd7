import HeardCore

/// Keys that differ in nothing but the state they name: `copyDisabledValue` beside `copyEnabledValue`, `sync_off` beside `sync_on`.
enum OtherStateKey {
    /// The text for the other state stands in the same table: both tell what is on or off, and no control is meant that cannot be used.
    static func stands(beside key: KeyView) -> Bool {
        let rows = key.table.rowsByKey
        return others(of: key.key).contains { rows[$0] != nil }
    }

    /// The key with one of its words for a state turned into the opposite.
    static func others(of key: String) -> [String] {
        let bytes = Array(key.utf8)
        var found: [String] = []
        for (word, other) in words {
            let word = Array(word.utf8)
            guard bytes.count >= word.count else { continue }
            for start in 0...bytes.count - word.count where bytes[start..<start + word.count].elementsEqual(word) && isWord(bytes, start, start + word.count) {
                found.append(String(decoding: bytes[..<start], as: UTF8.self) + other + String(decoding: bytes[(start + word.count)...], as: UTF8.self))
            }
        }
        return found
    }

    private static let words: [(String, String)] = [("disabled", "enabled"), ("inactive", "active"), ("off", "on"), ("unavailable", "available"), ("unchecked", "checked"), ("deactivated", "activated")]
        .flatMap { pair in [pair, (pair.0.capitalizedWord, pair.1.capitalizedWord), (pair.0.uppercased(), pair.1.uppercased())] }

    /// No letter of the same word touches the bytes: "Off" is in "TurnOffValue" and not in "OffsetValue".
    private static func isWord(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
        let isUpper = bytes[end - 1] & 0x20 == 0
        if start > 0, isLetter(bytes[start - 1]) {
            // `copyDisabled`: a capital begins a word behind a small letter.
            guard bytes[start] & 0x20 == 0, bytes[start - 1] & 0x20 != 0 else { return false }
        }
        guard end < bytes.count, isLetter(bytes[end]) else { return true }
        return !isUpper && bytes[end] & 0x20 == 0
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}

private extension String {
    var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
