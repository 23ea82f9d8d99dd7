enum NameWords {
    /// Lower-case words of a key or comment: cut at everything that is no letter or digit, and where a capital follows a small letter.
    static func of(_ text: String) -> [String] {
        var words: [String] = [], word: [UInt8] = [], wasLower = false
        func end() {
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            word = []
        }
        for byte in text.utf8 {
            let isUpper = byte >= 0x41 && byte <= 0x5A, isLower = (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte >= 0x80
            if isUpper, wasLower { end() }
            if isUpper || isLower { word.append(isUpper ? byte | 0x20 : byte) } else { end() }
            wasLower = isLower
        }
        end()
        return words
    }
}
