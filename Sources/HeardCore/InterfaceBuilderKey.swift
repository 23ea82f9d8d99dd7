/// A key that Interface Builder makes: the id of an object and one of its properties, `Ab1-cd-2eF.normalTitle` or `43.title`.
///
/// Such a key is no text: the source text stands in the `.storyboard` or `.xib`, and in the comment that Xcode writes beside the key,
/// `Class = "UIButton"; normalTitle = "Close"; ObjectID = "Ab1-cd-2eF";`.
public enum InterfaceBuilderKey {
    /// The property, all that stands behind the id: `normalTitle`, `configuration.title`, `segmentTitles[0]`. Nil for other keys.
    public static func property(of key: String) -> Substring? {
        guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")), isObjectID(key[..<dot]) else { return nil }
        let property = key[key.utf8.index(after: dot)...]
        return property.isEmpty || property.utf8.contains(0x20) ? nil : property
    }

    /// Digits alone, as in old files, or `aB1-cd-2eF`: three letters or digits, two, three.
    public static func isObjectID(_ text: Substring) -> Bool {
        func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
        func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
        guard let first = text.utf8.first else { return false }
        guard text.utf8.count == 10 else { return isDigit(first) && text.utf8.allSatisfy(isDigit) }
        for (place, byte) in text.utf8.enumerated() {
            if place == 3 || place == 6 { if byte != UInt8(ascii: "-") { return text.utf8.allSatisfy(isDigit) } }
            else if !isDigit(byte), !isLetter(byte) { return false }
        }
        return true
    }

    /// The source text that Xcode's comment tells for a property; nil where it tells none.
    public static func text(of property: Substring, in comment: String) -> String? {
        guard comment.hasBytes("ObjectID = \"") else { return nil }
        let name = "\(property) = \""
        var rest = comment[...]
        while let offset = rest.offset(ofBytesOf: name) {
            let start = rest.utf8.index(rest.startIndex, offsetBy: offset)
            let value = rest[rest.utf8.index(start, offsetBy: name.utf8.count)...]
            // Not the end of a longer name: `ibShadowedTitle = "…"`.
            if start == comment.startIndex || [0x20, 0x3B, 0x0A, 0x0D, 0x09].contains(comment.utf8[comment.utf8.index(before: start)]) { return quoted(value) }
            rest = value
        }
        return nil
    }

    /// The text up to the quotation mark that ends it; Xcode writes a backslash before those inside.
    private static func quoted(_ text: Substring) -> String? {
        var value = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                switch scalar {
                case "n": value.append("\n")
                case "t": value.append("\t")
                case "r": value.append("\r")
                default: value.append(scalar)
                }
                isEscaped = false
            } else if scalar == "\\" { isEscaped = true }
            else if scalar == "\"" { return String(value) }
            else { value.append(scalar) }
        }
        return nil
    }
}
