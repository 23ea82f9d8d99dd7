/// Texts that Interface Builder puts into new views.
enum InterfaceBuilder {
    private static let defaults: Set<String> = [
        "Text Cell", "Label", "Multiline Label", "Button", "Box", "Item", "Item 1", "Item 2", "Item 3", "Table View Cell", "Title", "View", "Window", "Check", "Radio",
        "Push Button", "Square Button", "Gradient Button", "Text", "Table Header Cell", "Pop Up", "Menu", "Lorem ipsum dolor sit er elit lamet",
    ]

    /// `key` is one of Interface Builder (`43.title`, `Ab1-cd-2eF.text`) and the text the one that its views are made with.
    static func isDefaultText(_ text: String, key: String) -> Bool {
        guard defaults.contains(text), let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
        let object = key.utf8[..<dot]
        if object.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return true }
        let bytes = Array(object.prefix(10))
        return bytes.count >= 10 && bytes[3] == UInt8(ascii: "-") && bytes[6] == UInt8(ascii: "-")
    }
}
