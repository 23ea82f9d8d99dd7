import HeardCore
import ICUKit

/// A word or phrase of a locale's data.
public struct Word: Hashable, Sendable {
    /// As written in the data: words separated by spaces. A `*` at the end of a word stands for up to ``TermIndex/longestEnding`` more letters,
    /// one at its start for any letters before it (compounds).
    public var text: String
    /// VoiceOver itself says it: its source is Apple's own text or a recording of VoiceOver.
    public var isVoiceOver: Bool
    /// Made by a rule from another form: good for finding, not for proposing.
    public var isInflected: Bool
}

/// Where a language puts a role word in the name of a control.
public enum RolePosition: String, Sendable {
    /// "Pay button"
    case final
    /// "Schaltfläche Bezahlen", "botón Pagar"
    case initial
    case both
}

/// What is known about one language: the words of `Locales/<tag>.json`, embedded in the program. Immutable and shared.
public final class LocaleData: Sendable {
    /// The file's tag.
    public let tag: LanguageTag
    /// The language's name in English.
    public let name: String
    /// Words that VoiceOver itself says are known.
    public let hasVoiceOverWords: Bool
    /// Grammar words are there too: rules can judge a string of this language without a source to compare with.
    public let isDeep: Bool
    /// Words are separated by spaces; else words are found anywhere in a text (Chinese, Japanese, Thai …).
    public let hasSpaces: Bool
    /// Letters that stick to the front of a word: the Arabic article, Hebrew prepositions. Longest first.
    public let clitics: [String]
    /// Of those, the ones that hold the definite article.
    public let articles: Set<String>
    /// Letters that stick to the end of a word: Korean particles. Longest first.
    public let particles: [String]
    /// An adjective or participle stands behind its noun ("carte sélectionnée" is both "selected card" and "card selected").
    public let attributesFollow: Bool
    /// An apostrophe is a letter of the word (Ukrainian).
    public let hasLetterApostrophe: Bool
    public let rolePosition: RolePosition
    /// Seconds that an average grapheme takes to say; nil where no synthesizer was at hand to measure it.
    public let secondsPerGrapheme: Double?
    /// Length of a translation from English as a factor of the English length, for short interface texts of about 20 characters.
    public let expansion: Double?
    /// Characters that end a sentence.
    public let sentenceEnds: String
    /// Quotation marks, opening and closing in turn.
    public let quotes: String
    /// Words in capitals that are read as letters or as a name.
    public let acronyms: Set<String>
    /// Verbs in the form of an order are also nouns ("tap", "swipe"): what follows decides.
    public let verbsAreNouns: Bool
    /// The verb ends the sentence, behind what it is about (Japanese, Korean).
    public let verbLast: Bool
    private let lists: [WordList: [String]]
    private let spoken: [WordClass: String]
    private let words: [WordClass: [Word]]
    /// All words as one matcher, shared by all rules.
    public let terms: TermIndex

    init(compact: CompactLocale, parent: LocaleData?) {
        tag = LanguageTag(compact.tag)
        name = compact.name
        hasVoiceOverWords = compact.isVoiceOver
        isDeep = compact.isDeep
        hasSpaces = compact.hasSpaces
        clitics = compact.clitics.isEmpty ? parent?.clitics ?? [] : compact.clitics.sorted { ($0.utf8.count, $1) > ($1.utf8.count, $0) }
        articles = compact.articles.isEmpty ? parent?.articles ?? [] : Set(compact.articles)
        particles = compact.particles.isEmpty ? parent?.particles ?? [] : compact.particles.sorted { ($0.utf8.count, $1) > ($1.utf8.count, $0) }
        attributesFollow = compact.attributesFollow || parent?.attributesFollow == true
        hasLetterApostrophe = compact.hasLetterApostrophe
        rolePosition = compact.rolePosition
        secondsPerGrapheme = compact.secondsPerGrapheme ?? parent?.secondsPerGrapheme
        expansion = compact.expansion ?? parent?.expansion
        sentenceEnds = compact.sentenceEnds
        quotes = compact.quotes
        acronyms = Set(compact.acronyms).union(parent?.acronyms ?? [])
        verbsAreNouns = compact.verbsAreNouns || parent?.verbsAreNouns == true
        verbLast = compact.verbLast || parent?.verbLast == true
        lists = (parent?.lists ?? [:]).merging(compact.lists) { theirs, own in theirs + own }
        spoken = (parent?.spoken ?? [:]).merging(compact.spoken) { _, own in own }
        var words = parent?.words ?? [:]
        for (kind, own) in compact.words { words[kind] = own + (words[kind] ?? []) }
        self.words = words
        terms = TermIndex(words: words, hasSpaces: hasSpaces, clitics: clitics, articles: articles, particles: particles, hasLetterApostrophe: hasLetterApostrophe,
                          isTurkic: compact.tag == "tr" || compact.tag == "az")
    }

    /// The words of a class, VoiceOver's own first.
    public func words(_ kind: WordClass) -> [Word] { words[kind] ?? [] }

    /// The word that VoiceOver says for a class, where it is known: the one that the data names, else the first one without wildcards.
    public func voiceOverWord(_ kind: WordClass) -> String? {
        spoken[kind] ?? words(kind).first { $0.isVoiceOver && !$0.isInflected && !$0.text.utf8.contains(UInt8(ascii: "*")) }?.text
    }

    /// The words of a list; empty where there is none.
    public func list(_ name: WordList) -> [String] { lists[name] ?? [] }

    public func hasWords(_ kind: WordClass) -> Bool { words[kind]?.isEmpty == false }

    // MARK: Finding the data of a locale

    /// The data for a locale, by the fallback of ``LocaleFallback``; nil where there is none.
    public static func find(_ tag: LanguageTag) -> LocaleData? {
        guard tag.isLanguage else { return nil }
        if let known = cache.withLock({ $0[tag] }) { return known.data }
        var found: LocaleData?
        for candidate in LocaleFallback.candidates(tag) where candidate != "und" {
            if let data = load(candidate) { found = data; break }
        }
        let entry = Cached(data: found)
        cache.remember(entry, for: tag)
        return found
    }

    /// What holds for every language.
    public static let common: LocaleData? = load("und")
    /// English: the language of most keys and comments.
    public static let english: LocaleData? = load("en")

    /// The tags of all embedded languages, sorted.
    public static var allTags: [LanguageTag] { embeddedLocaleTags.map { LanguageTag($0) } }

    private struct Cached: Sendable { let data: LocaleData? }
    private static let cache = Locked<[LanguageTag: Cached]>([:])
    private static let loaded = Locked<[String: LocaleData]>([:])

    private static func load(_ tag: String) -> LocaleData? {
        if let data = loaded.withLock({ $0[tag] }) { return data }
        guard let text = embeddedLocale(tag) else { return nil }
        let compact = CompactLocale(text)
        // A parent is a file of its own; parents have none, so this ends.
        let parent = compact.parent.flatMap { $0 == tag ? nil : load($0) }
        let data = LocaleData(compact: compact, parent: parent)
        return loaded.withLock { known in
            if let first = known[tag] { return first }
            known[tag] = data
            return data
        }
    }
}
