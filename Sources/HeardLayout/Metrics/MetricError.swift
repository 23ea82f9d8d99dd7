/// Errors of the built-in tables at the 95th percentile, as fractions of a natural width, over the strings of real apps in 25 locales:
/// against HarfBuzz on the fonts that the tables were generated from. `heard-dev metrics --check` measures them again.
extension GeneratedMetrics {
    static let interError = 0.01
    static let systemError = 0.01
}
