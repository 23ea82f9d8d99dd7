/// Where an entry is: index of its file in ``Project/files``, index in that file's entries, index of its locale in its table.
public struct EntryReference: Sendable, Hashable {
    public var file: Int32
    public var entry: Int32
    public var locale: Int32

    public init(file: Int, entry: Int, locale: Int) {
        self.file = Int32(truncatingIfNeeded: file)
        self.entry = Int32(truncatingIfNeeded: entry)
        self.locale = Int32(truncatingIfNeeded: locale)
    }
}

/// One key of a table, in all locales.
public struct KeyRow: Sendable {
    public var key: String
    public var roles: RoleSet
    /// Why it has its roles, strongest first.
    public var evidence: [Evidence]
    /// All entries of the key, duplicates too, by locale index and then in the order of the files.
    public var entries: [EntryReference]

    public init(key: String, roles: RoleSet = .unknown, evidence: [Evidence] = [], entries: [EntryReference] = []) {
        self.key = key
        self.roles = roles
        self.evidence = evidence
        self.entries = entries
    }
}

/// A locale of a table.
public struct TableLocale: Sendable {
    public var tag: LanguageTag
    /// The app ships this locale: it is the source language, has an `.lproj` table of this name, or at least 5 units and 10 % of the catalog's keys.
    public var isShipped: Bool
    /// A file of this locale was not read to its end: keys that are absent may stand behind the break.
    public var isIncomplete: Bool
    /// Number of keys with an entry that has a value.
    public var keyCount: Int
    /// Files of this locale in this table, as indices of ``Project/files``.
    public var files: [Int32]

    public init(tag: LanguageTag, isShipped: Bool = true, isIncomplete: Bool = false, keyCount: Int = 0, files: [Int32] = []) {
        self.tag = tag
        self.isShipped = isShipped
        self.isIncomplete = isIncomplete
        self.keyCount = keyCount
        self.files = files
    }
}

/// Files of the same table in all locales, joined by key.
public struct Table: Sendable {
    /// How the source language of a table was found; the raw value is for people.
    public enum SourceEvidence: String, Sendable {
        case configuration, declared, base = "Base.lproj", english, comments, mostKeys = "most keys", onlyLocale = "only locale", none
    }

    /// File name without ending: `Localizable`.
    public var name: String
    /// Path from the scan root without its `.lproj` part and without ending: `App/Localizable`. Fingerprints use it.
    public var path: String
    /// Index of the source language in ``locales``; nil when the table has no source (a translation alone).
    public var sourceLocale: Int?
    public var sourceEvidence: SourceEvidence
    /// Sorted by tag.
    public var locales: [TableLocale]
    /// In order of first appearance, source language first.
    public var rows: [KeyRow]
    /// Only one key is here, with each entry's own source text before it (a stream of units): nothing is known about the others.
    public var isPartial: Bool

    public init(name: String, path: String, sourceLocale: Int? = nil, sourceEvidence: SourceEvidence = .none, locales: [TableLocale] = [], rows: [KeyRow] = [],
                isPartial: Bool = false) {
        self.name = name
        self.path = path
        self.sourceLocale = sourceLocale
        self.sourceEvidence = sourceEvidence
        self.locales = locales
        self.rows = rows
        self.isPartial = isPartial
    }

    /// The source language; nil when the table has none.
    public var sourceTag: LanguageTag? { sourceLocale.map { locales[$0].tag } }
}

/// Everything that was read, joined.
public struct Project: Sendable {
    /// Sorted by path.
    public var files: [LocalizationFile]
    public var tables: [Table]
    /// The language that most tables have as their source.
    public var developmentLanguage: LanguageTag?
    /// True when the app's source was read.
    public var hasSource: Bool
    /// What the app's source says: call sites and controls. Nil when no source was read.
    public var source: SourceFacts?

    public init(files: [LocalizationFile], tables: [Table], developmentLanguage: LanguageTag? = nil, hasSource: Bool = false) {
        self.files = files
        self.tables = tables
        self.developmentLanguage = developmentLanguage
        self.hasSource = hasSource
    }
}
