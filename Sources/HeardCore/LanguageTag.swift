/// A BCP 47 language tag as an app's folders and catalogs write it, with `_` as `-`.
///
/// `Base` and `mul` are kept as they are: they name no language but stand where a language stands.
/// Legacy Mac OS X folder names (`English`) become codes through ``init(folderName:)``.
public struct LanguageTag: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The tag's text; empty for a file outside any `.lproj` folder.
    public let text: String

    /// `_` is read as `-`; nothing else is changed or checked.
    public init(_ text: String) {
        self.text = text.utf8.contains(UInt8(ascii: "_")) ? String(text.map { $0 == "_" ? "-" : $0 }) : text
    }

    /// From the name of a folder without its `.lproj` ending.
    public init(folderName: String) {
        self.init(Self.legacyNames[folderName] ?? folderName)
    }

    /// The names that Mac OS X used before it used codes (Foundation's bundle lookup still knows them).
    public static let legacyNames: [String: String] = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl", "Spanish": "es",
        "Japanese": "ja", "Danish": "da", "Finnish": "fi", "Korean": "ko", "Norwegian": "nb", "Portuguese": "pt",
        "Swedish": "sv", "Russian": "ru", "Polish": "pl", "Chinese": "zh", "Arabic": "ar", "Hebrew": "he",
        "Turkish": "tr", "Czech": "cs", "Greek": "el", "Hungarian": "hu", "Thai": "th",
    ]

    /// No tag: a file outside any `.lproj` folder.
    public static let none = LanguageTag("")
    /// `Base.lproj`: texts of the development language.
    public static let base = LanguageTag("Base")
    /// `mul`: several languages in one file.
    public static let multiple = LanguageTag("mul")

    public var isEmpty: Bool { text.isEmpty }

    /// `qqq`: a table in which translators find explanations of the keys, kept like a language and never shipped as one.
    public var isDocumentation: Bool { text == "qqq" }

    /// True for tags that name a language (not `Base`, `mul`, `qqq` or nothing).
    public var isLanguage: Bool { !text.isEmpty && self != .base && self != .multiple && !isDocumentation }

    /// The primary language subtag, lower-case: `zh` of `zh-Hant-HK`.
    public var language: String {
        // Most tags are nothing else.
        if text.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) { return text }
        return String(text.prefix { $0 != "-" }).lowercased()
    }

    /// The subtags after the language, as written.
    public var subtags: [String] { text.split(separator: "-").dropFirst().map(String.init) }

    /// The four-letter script subtag if the tag names one, in title case.
    public var script: String? {
        subtags.first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } }
            .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    }

    /// The region subtag if the tag names one, in upper case.
    public var region: String? {
        subtags.first { ($0.utf8.count == 2) || ($0.utf8.count == 3 && $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }) }?.uppercased()
    }

    public var description: String { text }

    public static func < (a: LanguageTag, b: LanguageTag) -> Bool { a.text < b.text }
}
