/// Kinds of localization file.
public enum FileFormat: String, Sendable, CaseIterable {
    case strings, stringsdict, xcstrings, xliff
}

/// How the bytes of a value in its file stand for its text; see ``SourceText`` and the reader that made the unit.
public enum ValueSyntax: UInt8, Sendable {
    /// Old-style property list, between quotes (`"…"` or `'…'`): backslash escapes.
    case quotedString
    /// Old-style property list without quotes: the bytes themselves.
    case bareString
    /// JSON string between quotes.
    case json
    /// XML element content: entities, CDATA sections, inline elements.
    case xmlContent
    /// XML attribute value.
    case xmlAttribute
    /// Binary property list, or a value that stands nowhere in the file (a catalog key that is its own value): one place for all of it.
    case opaque
}

/// Translation state, common to catalogs and XLIFF.
public enum TranslationState: UInt8, Sendable {
    /// The format has no states (`.strings`), or the file does not say.
    case unspecified
    case new, needsReview, translated, machineTranslated, final
    /// `state: ""`, as other tools write it.
    case empty
    /// XLIFF `needs-translation`, `needs-adaptation`.
    case needsTranslation
    /// Some other word; kept for `scan`.
    case other
}

/// One value: one key, one locale, one variation.
public struct Unit: Sendable {
    /// The decoded text.
    public var value: String
    /// Apple's XLIFF form: `plural.one`, `device.ipad.plural.few`, `substitutions.NAME.plural.one`, `width.20`, `stringSet.0`;
    /// empty for a plain value and for the format string of a `.stringsdict`.
    public var variation: String
    /// Raw bytes of the value between its delimiters.
    public var range: ByteRange
    /// How its bytes stand for its text.
    public var syntax: ValueSyntax
    public var state: TranslationState
    /// The state's word in the file, where ``state`` is `.other`.
    public var stateText: String?
    /// A catalog key without a source value: the key is what the app shows.
    public var isKeyFallback: Bool
    /// XLIFF: no `<target>` element at all; the value is empty and stands for an absent translation.
    public var isAbsent: Bool

    public init(value: String, variation: String = "", range: ByteRange, syntax: ValueSyntax, state: TranslationState = .unspecified,
                stateText: String? = nil, isKeyFallback: Bool = false, isAbsent: Bool = false) {
        self.value = value
        self.variation = variation
        self.range = range
        self.syntax = syntax
        self.state = state
        self.stateText = stateText
        self.isKeyFallback = isKeyFallback
        self.isAbsent = isAbsent
    }

    /// The plural category that ends the variation path (`plural.few` → `few`).
    public var pluralCategory: Substring? {
        guard !variation.isEmpty, variation.hasPrefix("plural.") || variation.hasBytes(".plural."), let dot = variation.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return variation[variation.utf8.index(after: dot)...]
    }
}

/// A variable of a `.stringsdict` entry or a substitution of a catalog, as declared.
public struct Substitution: Sendable, Hashable {
    /// As the format names it: `files` of `%#@files@`.
    public var name: String
    /// `argNum` of a catalog.
    public var argumentNumber: Int?
    /// `NSStringFormatValueTypeKey` / `formatSpecifier`, without `%`; nil when the file gives none.
    public var formatSpecifier: String?
    /// `NSStringFormatSpecTypeKey` as written; nil when absent or in a catalog.
    public var ruleType: String?
    /// Place of the name in the file.
    public var range: ByteRange

    public init(name: String, argumentNumber: Int? = nil, formatSpecifier: String? = nil, ruleType: String? = nil, range: ByteRange) {
        self.name = name
        self.argumentNumber = argumentNumber
        self.formatSpecifier = formatSpecifier
        self.ruleType = ruleType
        self.range = range
    }

    /// `files` of the variation `substitutions.files.plural.one`; nil for a form of no substitution. Names may hold dots.
    public static func name(ofVariation variation: String) -> String? {
        guard variation.hasPrefix("substitutions.") else { return nil }
        let parts = variation.split(separator: ".", omittingEmptySubsequences: false)
        guard let end = parts.dropFirst(2).firstIndex(where: { $0 == "plural" || $0 == "device" || $0 == "width" }) else { return nil }
        return parts[1..<end].joined(separator: ".")
    }
}

/// One key in one locale of one file, with its variations.
public struct Entry: Sendable {
    /// What the file says about an entry beside its text.
    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        /// `shouldTranslate: false` (catalog) or `translate="no"` (XLIFF).
        public static let doNotTranslate = Flags(rawValue: 1)
        /// `extractionState: stale`.
        public static let stale = Flags(rawValue: 2)
        /// The comment was made by a machine: no evidence of a role.
        public static let autoComment = Flags(rawValue: 4)
        /// The source side of an XLIFF file: checked as source, not listed by `scan` where there are targets.
        public static let bilingualSource = Flags(rawValue: 8)
        /// `extractionState: manual` / `migrated` / `extracted_with_value`.
        public static let manual = Flags(rawValue: 16)
        /// See ``manual``.
        public static let migrated = Flags(rawValue: 32)
        /// See ``manual``.
        public static let extractedWithValue = Flags(rawValue: 64)
        /// A catalog entry that stands for a locale without any value (an empty localization object).
        public static let withoutValue = Flags(rawValue: 128)
        /// A source text that a comment tells (see ``InterfaceBuilderKey``): to compare translations with; neither checked nor listed itself.
        public static let toldByComment = Flags(rawValue: 512)
        /// The `.stringsdict` half of a pair.
        public static let stringsdict = Flags(rawValue: 256)
    }

    public var key: String
    /// Raw bytes of the key between its delimiters.
    public var keyRange: ByteRange
    /// How the bytes of ``keyRange`` stand for the key.
    public var keySyntax: ValueSyntax
    /// Locale of the entry: of the folder, or of the localization in a catalog or XLIFF.
    public var locale: LanguageTag
    /// Table that the entry belongs to where the file does not decide it (XLIFF `<file original>`); else nil.
    public var originalTable: String?
    /// The translator comment that belongs to this entry (nearest comment before it; never a section heading).
    public var comment: String?
    /// Raw bytes of the comment; empty where there is none.
    public var commentRange: ByteRange
    public var flags: Flags
    /// The entry's units: a range in ``LocalizationFile/units``.
    public var units: Range<Int32>
    /// Variables and substitutions, in the order of the file.
    public var substitutions: [Substitution]

    public init(key: String, keyRange: ByteRange, keySyntax: ValueSyntax, locale: LanguageTag, originalTable: String? = nil, comment: String? = nil,
                commentRange: ByteRange = .empty, flags: Flags = [], units: Range<Int32> = 0..<0, substitutions: [Substitution] = []) {
        self.key = key
        self.keyRange = keyRange
        self.keySyntax = keySyntax
        self.locale = locale
        self.originalTable = originalTable
        self.comment = comment
        self.commentRange = commentRange
        self.flags = flags
        self.units = units
        self.substitutions = substitutions
    }
}

/// Something that a reader found wrong with a file.
public struct ReadDiagnostic: Sendable, Hashable {
    /// The rule that reports it, by its id.
    public enum Rule: String, Sendable {
        case syntaxError = "syntax-error"
        case undecodableText = "undecodable-text"
        case unreadableFile = "unreadable-file"
        case stringsdictInvalid = "stringsdict-invalid"
    }

    public var rule: Rule
    public var severity: Severity
    /// In the form of ``Finding/message``.
    public var message: String
    /// Where in the file; empty where something is missing.
    public var range: ByteRange
    /// Key of the entry concerned, where there is one.
    public var key: String?
    /// See ``Unit/variation``.
    public var variation: String?
    /// Locale of the entry concerned, for catalogs and XLIFF; else the file's folder decides.
    public var locale: LanguageTag?
    /// From this byte on nothing was read: keys behind it are not missing.
    public var endsReading: Bool

    public init(_ rule: Rule, _ severity: Severity = .error, _ message: String, range: ByteRange, key: String? = nil, variation: String? = nil,
                locale: LanguageTag? = nil, endsReading: Bool = false) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.range = range
        self.key = key
        self.variation = variation
        self.locale = locale
        self.endsReading = endsReading
    }
}

/// What a reader made of one file.
public struct LocalizationFile: Sendable {
    /// Path as the user will see it, with `/`.
    public var path: String
    public var format: FileFormat
    /// The file as text.
    public var source: SourceText
    /// Locale of the `.lproj` folder; ``LanguageTag/none`` outside one, and for catalogs and XLIFF.
    public var folderLocale: LanguageTag
    /// File name without ending; XLIFF entries name their own table.
    public var table: String
    /// What a catalog or XLIFF declares.
    public var sourceLanguage: LanguageTag?
    /// XLIFF `target-language`; nil when the file has none.
    public var targetLanguage: LanguageTag?
    /// In the order of the file.
    public var entries: [Entry]
    /// Those of one entry stand together.
    public var units: [Unit]
    /// What is wrong with the file, in no order.
    public var diagnostics: [ReadDiagnostic]

    public init(path: String, format: FileFormat, source: SourceText, folderLocale: LanguageTag = .none, table: String, sourceLanguage: LanguageTag? = nil,
                targetLanguage: LanguageTag? = nil, entries: [Entry] = [], units: [Unit] = [], diagnostics: [ReadDiagnostic] = []) {
        self.path = path
        self.format = format
        self.source = source
        self.folderLocale = folderLocale
        self.table = table
        self.sourceLanguage = sourceLanguage
        self.targetLanguage = targetLanguage
        self.entries = entries
        self.units = units
        self.diagnostics = diagnostics
    }
}
