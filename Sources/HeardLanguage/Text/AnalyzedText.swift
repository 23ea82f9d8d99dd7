import HeardCore

/// What a text consists of, computed once and shared by all rules. Used by one worker only.
public final class AnalyzedText {
    public let value: String

    public init(_ value: String) { self.value = value }
}
