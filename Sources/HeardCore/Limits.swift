/// All limits on hostile or oversized input, in one place. Each is far above what real projects reach.
public struct Limits: Sendable {
    /// Bytes of one input file. `--max-file-size` changes it.
    public var fileSize = 64 << 20
    /// Nesting of JSON, property lists and XML. 512 is the depth at which Foundation's own parser stops.
    public var depth = 512
    /// Entries of one file.
    public var entries = 4_000_000
    /// Scalars of one value beyond which language analysis (words, bidi, layout) is skipped and said to be.
    public var analyzedLength = 20_000
    /// Arguments and substitutions expanded for one entry (permutations of plural, device and substitution forms).
    public var permutations = 512
    /// Files of one run.
    public var files = 500_000
    /// Bytes of one line of NDJSON input.
    public var lineLength = 16 << 20

    public init() {}
}
