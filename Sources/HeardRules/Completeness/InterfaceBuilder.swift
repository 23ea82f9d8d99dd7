import HeardCore

/// Texts that Interface Builder puts into new views.
enum InterfaceBuilder {
    private static let defaults: Set<String> = [
        "Text Cell", "Label", "Multiline Label", "Button", "Box", "Item", "Item 1", "Item 2", "Item 3", "Table View Cell", "Title", "View", "Window", "Check", "Radio",
        "Push Button", "Square Button", "Gradient Button", "Text", "Table Header Cell", "Pop Up", "Menu", "Toolbar Item", "Subtitle", "Detail", "Tab", "View Controller", "Bordered Button", "Round Textured Button", "Textured Button", "Static Text", "Lorem ipsum dolor sit er elit lamet",
    ]

    /// `key` is one of Interface Builder (`43.title`, `Ab1-cd-2eF.text`) and the text the one that its views are made with.
    static func isDefaultText(_ text: String, key: String) -> Bool {
        defaults.contains(text) && InterfaceBuilderKey.property(of: key) != nil
    }
}
