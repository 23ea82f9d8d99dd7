import HeardCore
import HeardLanguage

/// Everything that rules need to know about one locale. Made once per worker; what is expensive is computed on first use.
public final class LocaleContext {
    public let tag: LanguageTag

    public init(_ tag: LanguageTag) { self.tag = tag }

    /// `en`, `en-GB` …; also `Base` and nothing, which stand for the source and are no language.
    public var isLanguage: Bool { tag.isLanguage }
    public var language: String { tag.language }
}
