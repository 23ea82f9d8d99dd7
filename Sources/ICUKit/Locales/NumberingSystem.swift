import HeardCore
import CICU

/// The digits that a locale's numbers are written with by default.
public struct NumberingSystem: Hashable, Sendable {
    /// CLDR's name: `latn`, `arab`, `arabext`, `deva`.
    public let name: String
    /// Ten scalars from zero to nine; `latn` digits for an algorithmic system.
    public let digits: [Unicode.Scalar]

    public var zero: Unicode.Scalar { digits.first ?? "0" }

    /// The default of a locale.
    public init(locale: LocaleID) throws(ICUError) { try self.init(id: locale.id) }

    /// The digits of the locale's own script, which a user may have switched on; the default's where there are no others.
    public init(nativeOf locale: LocaleID) throws(ICUError) { try self.init(id: locale.id + (locale.id.utf8.contains(UInt8(ascii: "@")) ? ";" : "@") + "numbers=native") }

    private init(id: String) throws(ICUError) {
        var name = [CChar](repeating: 0, count: 32)
        let digits = try icuText("digits of \(id)") { cicu_locale_digits(id, &name, 32, $0, $1, &$2) }
        self.name = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let scalars = Array(digits.unicodeScalars)
        self.digits = scalars.count == 10 ? scalars : Array("0123456789".unicodeScalars)
    }

    /// `number` in these digits, without grouping.
    public func text(_ number: Int) -> String {
        var out = String.UnicodeScalarView()
        for byte in String(number).utf8 {
            if byte >= 0x30, byte <= 0x39 { out.append(digits[Int(byte - 0x30)]) } else { out.append(Unicode.Scalar(byte)) }
        }
        return String(out)
    }
}

extension NumberingSystem {
    private static let cache = Locked<[LocaleID: NumberingSystem?]>([:])

    private static let natives = Locked<[LocaleID: Bool]>([:])

    /// Users of the locale may have other digits than Latin ones: by default, or as a choice in the settings of their language.
    public static func mayHaveOtherDigits(_ locale: LocaleID) -> Bool {
        if let known = natives.withLock({ $0[locale] }) { return known }
        let native = try? NumberingSystem(nativeOf: locale)
        let new = (cached(locale)?.zero ?? "0") != "0" || (native?.zero ?? "0") != "0"
        natives.withLock { $0[locale] = new }
        return new
    }

    /// The default digits of a locale, from a process-wide cache; nil where ICU fails.
    public static func cached(_ locale: LocaleID) -> NumberingSystem? {
        if let known = cache.withLock({ $0[locale] }) { return known }
        let new = try? NumberingSystem(locale: locale)
        cache.remember(new, for: locale)
        return new
    }
}
