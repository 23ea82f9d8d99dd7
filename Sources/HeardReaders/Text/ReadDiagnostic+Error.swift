import HeardCore

extension ReadDiagnostic {
    /// A diagnostic of severity `error`, as most are.
    init(_ rule: Rule, _ message: String, range: ByteRange, key: String? = nil, variation: String? = nil, locale: LanguageTag? = nil, endsReading: Bool = false) {
        self.init(rule, .error, message, range: range, key: key, variation: variation, locale: locale, endsReading: endsReading)
    }
}
