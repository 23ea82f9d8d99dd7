import HeardCore
import ICUKit

/// Names of languages in English, for headings.
enum LanguageName {
    /// "German"; the tag itself where it is no language or ICU has no name.
    static func english(_ tag: LanguageTag) -> String {
        guard tag.isLanguage else { return tag.text }
        let name = LocaleID.cached(tag).displayName(in: "en")
        return name.isEmpty || name == LocaleID.cached(tag).id ? tag.text : name
    }
}
