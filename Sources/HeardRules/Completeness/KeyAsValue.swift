import HeardCore
import HeardLanguage

/// Raw keys in place of text.
public struct KeyAsValueRule: UnitRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "key-as-value", family: .completeness, severity: .warning,
        summary: "A value is a raw key, not text.",
        rationale: """
            A script or an export filled the gap with the key. On the screen it looks broken; a voice spells “pay underscore button underscore a eleven y”. \
            For spoken strings it is an error.
            """,
        falsePositives: "Identifiers that are shown as they are.",
        falseNegatives: "Keys of one plain word.",
        wcag: ["4.1.2"], labels: ["VoiceOver"],
        triggering: [
            Sample("""
                // roles: label
                en settings.sound.label = Sound
                nl settings.sound.label = ⟦settings.sound.label⟧
                """, title: "the value is the key"),
            Sample("""
                en pay = Pay
                de pay = ⟦pay_button_a11y_label⟧
                """, title: "the shape of a key"),
        ],
        nonTriggering: [
            Sample("""
                en site = example.com
                de site = example.com
                """, title: "an address"),
            Sample("""
                en Continue = Continue
                de Continue = Continue
                """, title: "the key is the text"),
            Sample("""
                en tag.placeholder = amenity_type
                pl tag.placeholder = rodzaj_obiektu
                """, title: "an example of what to enter"),
            Sample("""
                // Sample name
                en user.name = john_doe
                fr user.name = jean_dupont
                """, title: "an example of the source's shape"),
            Sample("""
                en tech = Node.js
                de tech = Node.js
                """, title: "a name with a dot"),
            Sample("""
                en date_format = MM/dd/yyyy
                de date_format = dd.MM.yyyy
                """, title: "the pattern of a date"),
            Sample("""
                en TourPicture = tour_picture_en
                de TourPicture = tour_picture_de
                """, title: "a picture for each language"),
            Sample("""
                // Do not translate - stringsdict entry
                en tabs.open.count = tabs.open.count
                """, title: "the text stands in another file"),
        ])

    public func check(_ unit: UnitView, _ context: RuleContext) {
        let classes = unit.text.classes
        // A raw key has no spaces.
        guard !classes.hasAny([.space, .newline, .tab]), classes.contains(.latin) || unit.value == unit.entry.entry.key else { return }
        let key = unit.entry.entry.key
        guard unit.entry.isEffective, Translatable.hasLetters(unit.text) else { return }
        if unit.value == key {
            if unit.unit.isKeyFallback || unit.entry.isSourceLocale {
                guard RawKey.hasShape(key), !isLeftOnPurpose(unit.entry), !isOfInterface(unit) else { return }
                // A catalog entry without source text whose translations are text: the key is what the source language gets.
                if unit.unit.isKeyFallback, !isTranslatedElsewhere(unit) { return }
            } else {
                guard let source = unit.source, source.value != key, !source.text.isBlank else { return }
                // "MultiSpot" may be a name; where the source language is only guessed, nothing tells.
                if !RawKey.hasShape(key), !RawKey.hasOneWordShape(key) || unit.entry.table.table.sourceEvidence == .mostKeys { return }
            }
            report(unit, "the value is the key itself", context, isAlone: isAlone(unit.entry))
            return
        }
        guard RawKey.hasShape(unit.value), !unit.value.hasPrefix("www.") else { return }
        if let source = unit.source, source.value == unit.value { return }
        // "john_doe", "jean_dupont": what the source has of this shape is meant so, unless it is its own key.
        if let source = unit.source, source.value != key, RawKey.hasShape(source.value) { return }
        // The name of a target, a text of Xcode's previews.
        if key.hasPrefix("CFBundle") || unit.entry.file.path.hasBytes("Preview Content/") { return }
        if namesOwnFile(unit) || RawKey.isDatePattern(unit.value) { return }
        if isExample(unit), !unit.value.lowercased().hasBytes("placeholder") { return }
        // What stands in a nib of the source language until the app puts its own text there.
        report(unit, "the value has the shape of a key", context, isAlone: unit.entry.isSourceLocale && InterfaceBuilderKey.property(of: key) != nil)
    }

    /// "Do not translate - stringsdict entry": the text stands elsewhere.
    private func isLeftOnPurpose(_ entry: EntryView) -> Bool {
        NotWords.isLeftOnPurpose(entry.key.comment) || entry.key.comment?.hasBytes("stringsdict") ?? false
    }

    /// The comment shows the object's own text, and it is this one ("Key_name" of a table's column); or an export put the object's name in its place.
    private func isOfInterface(_ unit: UnitView) -> Bool {
        if let comment = unit.entry.key.comment, comment.hasPrefix("Class = \""), comment.hasBytes(of: "= \"" + unit.value + "\"") { return true }
        return unit.entry.format == .xliff && InterfaceBuilderKey.property(of: unit.value) != nil
    }

    /// `tour_picture_en`, `tour_picture_pt-BR`: a picture for each language.
    private func namesOwnFile(_ unit: UnitView) -> Bool {
        let tag = unit.entry.tag.text.lowercased(), value = unit.value.lowercased()
        return [tag, unit.locale.language, tag.replacingHyphens].contains { ending in
            value.hasSuffix(ending) && value.utf8.dropLast(ending.utf8.count).last.map { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") } == true
        }
    }

    /// "API_SECRET", "TRANSLATOR_NAME" in the source language: the name of a setting, or a mark that the app looks for.
    private func isMark(_ unit: UnitView) -> Bool {
        unit.entry.isSourceLocale && unit.value.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x30 && $0 <= 0x39 } && (unit.value == unit.entry.entry.key || unit.value.utf8.count { $0 == UInt8(ascii: "_") } == 1)
    }

    /// The text in an empty field is an example of what to enter ("leaf_type"), and so is the name that a new file gets ("console_log").
    private func isExample(_ unit: UnitView) -> Bool {
        let key = unit.entry.entry.key
        if key.hasSuffix(".placeholder") || key.hasSuffix(".placeholderString") || key.hasSuffix("_placeholder") { return true }
        if NameWords.of(key).contains(where: Self.examples.contains) { return true }
        if let comment = unit.entry.key.comment, comment.utf8.count < 300, NameWords.of(comment).contains(where: Self.examples.contains) { return true }
        return unit.entry.key.comment.map { let lower = $0.lowercased(); return lower.hasBytes("filename") || lower.hasBytes("file name") } ?? false
    }

    private static let examples: Set<String> = ["sample", "samples", "example", "examples", "dummy", "placeholder"]

    /// At least one translation of the key is a text.
    private func isTranslatedElsewhere(_ unit: UnitView) -> Bool {
        unit.entry.key.entries.contains { entry in
            !entry.isSourceLocale && entry.units.contains { !$0.unit.isAbsent && !$0.unit.isKeyFallback && !$0.value.isEmpty && $0.value != unit.value && !RawKey.hasShape($0.value) }
        }
    }

    /// The one language of its table, and no other file says what the source is: the text may stand in a plural dictionary that was not given.
    private func isAlone(_ entry: EntryView) -> Bool {
        switch entry.table.table.sourceEvidence {
        case .onlyLocale, .none: entry.table.table.locales.count == 1
        case .configuration, .declared, .base, .english, .comments, .mostKeys: false
        }
    }

    private func report(_ unit: UnitView, _ what: String, _ context: RuleContext, isAlone: Bool = false) {
        let isSpoken = unit.roles.isSpoken
        context.report(self, isSpoken ? .error : isAlone || isMark(unit) ? .note : .warning, at: unit, range: 0..<unit.text.utf8Count, words: [unit.value], evidence: isSpoken ? unit.entry.key.evidence : [],
                       "\(what): " + (isSpoken ? "a listener hears \(quoted(unit.value)) spelled out; write the text" : "the screen shows \(quoted(unit.value)); write the text"))
    }
}

/// The shapes of keys.
enum RawKey {
    /// Parts joined by `_` or `.`: `settings.sound.title`, `pay_button_a11y_label`, `SETTINGS_TITLE`. No file names, hosts or versions.
    static func hasShape(_ text: String) -> Bool {
        var parts = 0, letters = 0, length = 0, underscores = 0, dots = 0, hasDigitPart = false
        var lastPart: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
                guard length > 0 else { return false }
                if letters == 0 { hasDigitPart = true }
                parts += 1
                length = 0
                letters = 0
                lastPart.removeAll(keepingCapacity: true)
                if byte == UInt8(ascii: "_") { underscores += 1 } else if byte == UInt8(ascii: ".") { dots += 1 }
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
                letters += 1
                length += 1
                lastPart.append(byte | 0x20)
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                length += 1
                lastPart.append(byte)
            default: return false
            }
        }
        guard length > 0 else { return false }
        parts += 1
        if hasDigitPart, dots > 0, underscores == 0 { return false }
        if underscores > 0 { return parts >= 3 || (parts == 2 && dots == 0 && text.utf8.count >= 8 && lastPart.count >= 3) }
        guard dots >= 1 else { return false }
        if fileEndings.contains(String(decoding: lastPart, as: UTF8.self)) { return false }
        // A short ending is a country's domain: "shop.example.pl".
        return dots >= 2 && letters > 2 || dots == 1 && keyEndings.contains(String(decoding: lastPart, as: UTF8.self))
    }

    /// `dd.MM.yyyy`, `yyyy-MM-dd_HH-mm`: each part is one letter of a date's pattern, repeated.
    static func isDatePattern(_ text: String) -> Bool {
        let parts = text.utf8.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        return parts.count >= 2 && parts.allSatisfy { part in
            part.allSatisfy { $0 == part.first } && part.first.map { "yMLdEecHhKkmsSaQwYuz".utf8.contains($0) } ?? false
        }
    }

    /// A name for programs, not a text: `room.heading`, `payButton`, `pay`.
    static func isIdentifier(_ key: String) -> Bool {
        hasShape(key) || hasOneWordShape(key) || key.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
    }

    /// `payButtonTitle`: the shape of a Swift identifier of several words.
    static func hasOneWordShape(_ text: String) -> Bool {
        var previousLower = false, joints = 0
        for byte in text.utf8 {
            guard (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) else { return hasDottedShape(text) }
            let isUpper = byte >= 0x41 && byte <= 0x5A
            if isUpper, previousLower { joints += 1 }
            previousLower = !isUpper
        }
        return joints >= 1
    }

    /// One dot or hyphen between letters: `settings.title`.
    private static func hasDottedShape(_ text: String) -> Bool {
        var parts = 1, length = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                if length == 0 { return false }
                parts += 1
                length = 0
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): length += 1
            default: return false
            }
        }
        return parts >= 2 && length > 0
    }

    /// Last parts of keys with one dot only; other words could be hosts or files.
    private static let keyEndings: Set<String> = [
        "title", "label", "hint", "value", "message", "text", "button", "description", "placeholder", "accessibilitylabel", "accessibilityhint", "accessibilityvalue",
        "subtitle", "header", "footer", "caption", "announcement", "reason",
    ]
    private static let fileEndings: Set<String> = [
        "com", "org", "net", "io", "app", "dev", "de", "fr", "eu", "js", "ts", "swift", "json", "xml", "html", "txt", "png", "jpg", "jpeg", "pdf", "csv", "zip", "plist", "strings",
        "gov", "edu", "me", "co", "uk",
    ]
}

private extension String {
    /// `pt-br` as file names write it: `pt_br`.
    var replacingHyphens: String { String(decoding: utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self) }
}
