import HeardCore

/// An object of a `.xib` or `.storyboard` with its texts.
struct InterfaceBuilderObject: Sendable {
    struct Text: Sendable {
        /// As Xcode names it in the table of the same name: `normalTitle` of `abc-12-xyz.normalTitle`.
        var property: String
        var value: String
        var role: RoleSet
        var place: SourcePlace
    }

    /// Name of the file without ending: the table of its strings.
    var table: String
    var id: String
    var element: String
    var kind: Control.Kind
    var screen: String
    var traits: Control.Traits = []
    var place: SourcePlace
    var texts: [Text] = []
    /// SF Symbols that it shows.
    var symbols: [(name: String, place: SourcePlace)] = []
}

/// Reads Interface Builder files by their tags: nothing else of XML is needed, and a broken file costs only itself.
enum InterfaceBuilderReader {
    static func read(_ path: String) -> [InterfaceBuilderObject] {
        guard let bytes = try? FileAccess.read(path, limit: Limits().fileSize) else { return [] }
        return read(bytes, path: path)
    }

    private struct Open {
        var name: String
        /// Index of the object that texts inside belong to.
        var object: Int?
    }

    static func read(_ bytes: [UInt8], path: String) -> [InterfaceBuilderObject] {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        var objects: [InterfaceBuilderObject] = [], stack: [Open] = [], scene = 0
        var scanner = TagScanner(bytes: bytes)
        while let tag = scanner.next() {
            if tag.isEnd {
                // Up to the matching start; a stray end tag closes nothing.
                if let at = stack.lastIndex(where: { $0.name == tag.name }) { stack.removeSubrange(at...) }
                continue
            }
            var object = stack.last?.object
            let place = SourcePlace(file: path, start: tag.start, end: tag.end)
            if tag.name == "scene" { scene += 1 }
            if let id = tag.attributes["id"], !tag.name.hasPrefix("outlet"), !Self.parts.contains(tag.name) {
                var made = InterfaceBuilderObject(table: table, id: id, element: tag.name, kind: Self.kind(tag.name), screen: "\(path)#\(scene)", place: place)
                for (attribute, role) in [("title", RoleSet.visible), ("text", .visible), ("placeholder", .visible), ("placeholderString", .visible), ("headerTitle", .visible), ("toolTip", .visible), ("label", .visible), ("prompt", .visible), ("largeContentTitle", .visible)] {
                    if let value = tag.attributes[attribute], !value.isEmpty { made.texts.append(.init(property: attribute, value: value, role: role, place: place)) }
                }
                objects.append(made)
                object = objects.count - 1
            } else if let owner = object {
                switch tag.name {
                case "accessibility":
                    for (attribute, property, role) in [("label", "accessibilityLabel", RoleSet.label), ("value", "accessibilityValue", .value), ("hint", "accessibilityHint", .hint),
                                                        ("description", "ibExternalAccessibilityDescription", .label), ("help", "ibExternalAccessibilityHelp", .hint)] {
                        if let value = tag.attributes[attribute], !value.isEmpty { objects[owner].texts.append(.init(property: property, value: value, role: role, place: place)) }
                    }
                case "accessibilityTraits":
                    if tag.attributes["selected"] == "YES" { objects[owner].traits.insert(.selected) }
                    if tag.attributes["notEnabled"] == "YES" { objects[owner].traits.insert(.notEnabled) }
                    if tag.attributes["updatesFrequently"] == "YES" { objects[owner].traits.insert(.updatesFrequently) }
                    if tag.attributes["adjustable"] == "YES" { objects[owner].traits.insert(.adjustable) }
                    if tag.attributes["header"] == "YES" { objects[owner].traits.insert(.header) }
                case "state":
                    if let key = tag.attributes["key"], let value = tag.attributes["title"], !value.isEmpty { objects[owner].texts.append(.init(property: key + "Title", value: value, role: .visible, place: place)) }
                case "buttonConfiguration":
                    if let value = tag.attributes["title"], !value.isEmpty { objects[owner].texts.append(.init(property: "configuration.title", value: value, role: .visible, place: place)) }
                default: break
                }
            }
            if let object, tag.attributes["catalog"] == "system", let image = tag.attributes["image"] { objects[object].symbols.append((image, place)) }
            if !tag.isEmpty, stack.count < Limits().depth { stack.append(Open(name: tag.name, object: object)) }
        }
        return objects.filter { !$0.texts.isEmpty || !$0.symbols.isEmpty }
    }

    /// Elements with an id that are no objects of their own for a reader of strings.
    private static let parts: Set<String> = ["action", "segue", "constraint", "exclude", "document", "scene", "connections"]

    private static func kind(_ element: String) -> Control.Kind {
        switch element {
        case "button", "barButtonItem", "buttonCell", "popUpButton", "menuItem", "toolbarItem": .button
        case "switch": .toggle
        case "textField", "textView", "searchBar", "secureTextField", "searchField", "textFieldCell": .textField
        case "slider": .slider
        case "stepper": .stepper
        case "segmentedControl", "datePicker", "pickerView": .picker
        case "imageView": .image
        case "label": .text
        case "tableViewCell", "collectionViewCell": .cell
        case "progressView", "activityIndicatorView", "progressIndicator": .progress
        default: .other
        }
    }
}

/// Start and end tags of an XML text with their attributes, one after the other.
struct TagScanner {
    struct Tag {
        var name: String
        var attributes: [String: String]
        var isEnd: Bool
        /// `<a/>`.
        var isEmpty: Bool
        var start: SourcePosition
        var end: SourcePosition
    }

    private let bytes: [UInt8]
    private var at = 0
    private var line = 1
    /// Column at ``at``, in Unicode scalars from 1.
    private var column = 1

    init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func advance(to end: Int) {
        while at < end, at < bytes.count {
            if bytes[at] == 0x0A {
                line += 1
                column = 1
            } else if bytes[at] & 0xC0 != 0x80 { column += 1 }
            at += 1
        }
    }

    private var position: SourcePosition { SourcePosition(line: line, column: column) }

    private func starts(_ text: StaticString, _ i: Int) -> Bool {
        i + text.utf8CodeUnitCount <= bytes.count && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[i + $0] == text.utf8Start[$0] }
    }

    private mutating func skip(past end: StaticString) {
        var i = at
        while i < bytes.count, !starts(end, i) { i += 1 }
        advance(to: min(bytes.count, i + end.utf8CodeUnitCount))
    }

    mutating func next() -> Tag? {
        while at < bytes.count {
            guard bytes[at] == 0x3C else { advance(to: at + 1); continue }
            if starts("<!--", at) { skip(past: "-->"); continue }
            if starts("<![CDATA[", at) { skip(past: "]]>"); continue }
            if starts("<?", at) { skip(past: "?>"); continue }
            if starts("<!", at) { skip(past: ">"); continue }
            return tag()
        }
        return nil
    }

    private mutating func tag() -> Tag {
        let start = position
        advance(to: at + 1)
        var isEnd = false
        if at < bytes.count, bytes[at] == 0x2F { isEnd = true; advance(to: at + 1) }
        let name = word()
        var attributes: [String: String] = [:], isEmpty = false
        while at < bytes.count, bytes[at] != 0x3E {
            if bytes[at] == 0x2F { isEmpty = true; advance(to: at + 1); continue }
            if bytes[at] <= 0x20 { advance(to: at + 1); continue }
            let key = word()
            guard !key.isEmpty else { advance(to: at + 1); continue }
            guard at + 1 < bytes.count, bytes[at] == 0x3D, bytes[at + 1] == 0x22 || bytes[at + 1] == 0x27 else { continue }
            let quote = bytes[at + 1]
            advance(to: at + 2)
            let from = at
            var i = at
            while i < bytes.count, bytes[i] != quote { i += 1 }
            attributes[key] = Self.decoded(bytes[from..<i])
            advance(to: min(bytes.count, i + 1))
            isEmpty = false
        }
        advance(to: min(bytes.count, at + 1))
        return Tag(name: name, attributes: attributes, isEnd: isEnd, isEmpty: isEmpty, start: start, end: position)
    }

    private mutating func word() -> String {
        let from = at
        var i = at
        while i < bytes.count, bytes[i] > 0x20, bytes[i] != 0x3D, bytes[i] != 0x3E, bytes[i] != 0x2F { i += 1 }
        advance(to: i)
        return String(decoding: bytes[from..<i], as: UTF8.self)
    }

    /// The five entities of XML and character references.
    private static func decoded(_ raw: ArraySlice<UInt8>) -> String {
        guard raw.contains(0x26) else { return String(decoding: raw, as: UTF8.self) }
        var out = "", rest = Substring(String(decoding: raw, as: UTF8.self))
        while let ampersand = rest.firstIndex(of: "&") {
            out += rest[..<ampersand]
            guard let end = rest[ampersand...].firstIndex(of: ";") else { break }
            let entity = rest[rest.index(after: ampersand)..<end]
            switch entity {
            case "amp": out += "&"
            case "lt": out += "<"
            case "gt": out += ">"
            case "quot": out += "\""
            case "apos": out += "'"
            default:
                let digits = entity.hasPrefix("#x") ? UInt32(entity.dropFirst(2), radix: 16) : entity.hasPrefix("#") ? UInt32(entity.dropFirst()) : nil
                if let scalar = digits.flatMap(Unicode.Scalar.init) { out.unicodeScalars.append(scalar) }
            }
            rest = rest[rest.index(after: end)...]
        }
        return out + rest
    }
}
