extension InterfaceBuilder {
    /// `43.title`, `Ab1-cd-2eF.text`: the key of a nib's object. Interface Builder shows its text as it is.
    static func isObjectKey(_ key: String) -> Bool {
        guard let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")), dot != key.utf8.startIndex else { return false }
        let object = key.utf8[..<dot]
        if object.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return true }
        let bytes = Array(object.prefix(11))
        return bytes.count >= 10 && bytes[3] == UInt8(ascii: "-") && bytes[6] == UInt8(ascii: "-") && (bytes.count == 10 || bytes[10] == UInt8(ascii: "."))
    }
}
