import CICU
import HeardCore

/// A locale as ICU names it (`zh_Hant_HK`), canonical: aliases and legacy codes are replaced (`iw` → `he`, `in` → `id`, `sh` → `sr_Latn`).
public struct LocaleID: Hashable, Sendable, CustomStringConvertible {
    /// ICU's id with underscores.
    public let id: String
    public let language: String
    /// The script subtag, or the likely script (`Arab` of `ar`, `Hant` of `zh_TW`); empty where ICU knows none.
    public let script: String
    /// The region subtag if the id names one.
    public let region: String?
    public let isRightToLeft: Bool

    /// From a BCP 47 tag or an ICU id. A tag that ICU can't read is kept as it is.
    public init(_ tag: String) {
        let plain = tag.utf8.contains(UInt8(ascii: "-")) ? String(decoding: tag.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self) : tag
        let canonical = (try? icuName("canonical locale") { cicu_locale_canonical(plain, $0, $1, &$2) }) ?? ""
        id = canonical.isEmpty ? plain : canonical
        let id = id
        language = (try? icuName("language of a locale") { cicu_locale_language(id, $0, $1, &$2) }) ?? ""
        let likely = (try? icuName("likely subtags") { cicu_locale_likely(id, $0, $1, &$2) }) ?? id
        let ownScript = (try? icuName("script of a locale") { cicu_locale_script(id, $0, $1, &$2) }) ?? ""
        script = ownScript.isEmpty ? ((try? icuName("script of a locale") { cicu_locale_script(likely, $0, $1, &$2) }) ?? "") : ownScript
        let ownRegion = (try? icuName("region of a locale") { cicu_locale_region(id, $0, $1, &$2) }) ?? ""
        region = ownRegion.isEmpty ? nil : ownRegion
        isRightToLeft = cicu_locale_is_rtl(id) != 0
    }

    public init(_ tag: LanguageTag) { self.init(tag.text) }

    public var description: String { id }

    /// The id with a language, script and region: `zh_Hant_TW` of `zh_TW`.
    public var likely: String { (try? icuName("likely subtags") { cicu_locale_likely(id, $0, $1, &$2) }) ?? id }
    /// The shortest id with the same likely subtags.
    public var minimal: String { (try? icuName("minimal subtags") { cicu_locale_minimal(id, $0, $1, &$2) }) ?? id }
    /// The id without its last subtag; nil at the language.
    public var parent: LocaleID? {
        guard let parent = try? icuName("parent of a locale", { cicu_locale_parent(id, $0, $1, &$2) }), !parent.isEmpty, parent != id else { return nil }
        return LocaleID(parent)
    }
    /// BCP 47 form: `zh-Hant-HK`.
    public var tag: String { (try? icuName("language tag") { cicu_locale_to_tag(id, $0, $1, &$2) }) ?? id }

    /// Name in another locale ("Ukrainian" in `en`), or in its own without an argument ("українська").
    public func displayName(in other: String? = nil) -> String {
        (try? icuText("name of a locale") { cicu_locale_display_name(id, other ?? id, $0, $1, &$2) }) ?? id
    }

    /// Every locale that ICU has data for, in ICU's order.
    public static let available: [String] = (0..<cicu_locale_count()).compactMap { cicu_locale_at($0).map { String(cString: $0) } }

    private static let cache = Locked<[String: LocaleID]>([:])

    /// The locale of a tag, from a process-wide cache.
    public static func cached(_ tag: LanguageTag) -> LocaleID {
        if let known = cache.withLock({ $0[tag.text] }) { return known }
        let new = LocaleID(tag)
        cache.remember(new, for: tag.text)
        return new
    }
}
