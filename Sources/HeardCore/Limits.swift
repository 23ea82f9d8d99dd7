/// Limits on hostile or oversized input. Each is far above what real projects reach. `heard-source`, which shares no code, has its own in `Nesting.swift`
/// and `Input.swift`.
public struct Limits: Sendable {
    /// Bytes of one input file. `--max-file-size` changes it, up to ``largestFileSize``.
    public var fileSize = 64 << 20
    /// Nesting of JSON, property lists and XML. 512 is the depth at which Foundation's own parser stops; libxml2 itself stops at 256.
    public var depth = 512
    /// Entries of one file.
    public var entries = 4_000_000
    /// Faults of one file that are listed one by one.
    public var diagnostics = 10_000
    /// Findings of one rule in one value.
    public var findingsPerValue = 50
    /// Scalars of one value beyond which rules and layout are skipped; the report says so.
    public var analyzedLength = 20_000
    /// Forms of one entry (permutations of plural, device and substitution forms) beyond which rules are skipped; the report says so.
    public var permutations = 512
    /// Forms of substitutions, and specifiers in them, looked through for the arguments of one entry: they may hold each other.
    public var expansions = 50_000
    /// Files of one run.
    public var files = 500_000
    /// Bytes of one line of NDJSON input.
    public var lineLength = 16 << 20

    /// Units of one group (consecutive lines of one key) of NDJSON input.
    public var groupUnits = 10_000
    /// Locales that a worker keeps its objects for at a time; a stream of units may name more.
    public var openLocales = 256
    /// Locales that a stream's summary counts one by one.
    public var countedLocales = 1_000
    /// Rules and locales that a stream's summary names as not run.
    public var notRun = 20_000
    /// Bytes of the largest file that can be read at all: places in it are kept in 32 bits, four to a byte range.
    public static let largestFileSize = (1 << 30) - 1
    /// Bytes, nesting and values of a configuration file.
    public static let configurationSize = 1 << 20
    /// Nesting of a configuration file.
    public static let configurationDepth = 32
    /// Values of a configuration file.
    public static let configurationNodes = 100_000
    /// Nesting of one line of NDJSON input.
    public static let lineDepth = 64
    /// Bytes of a baseline.
    public static let baselineSize = 256 << 20
    /// Locales that process-wide caches of language data hold.
    public static let cachedLocales = 1_000

    public init() {}
}
