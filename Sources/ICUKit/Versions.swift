import CICU

/// Versions of the library and its data, as found at run time.
public enum ICUVersion {
    /// "72.1".
    public static let icu = read(cicu_icu_version)
    /// "42".
    public static let cldr: String = {
        let version = read { buffer in
            var status: Int32 = 0
            cicu_cldr_version(buffer, &status)
        }
        return version.hasSuffix(".0") ? String(version.dropLast(2)) : version
    }()
    /// "15.0".
    public static let unicode = read(cicu_unicode_version)

    private static func read(_ body: (UnsafeMutablePointer<CChar>) -> Void) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            buffer.initialize(repeating: 0)
            guard let base = buffer.baseAddress else { return "" }
            body(base)
            return String(cString: base)
        }
    }
}
