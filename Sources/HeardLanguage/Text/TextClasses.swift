/// Kinds of characters seen in a text: a rule first looks whether what it is about can be there at all.
///
/// "Letters" means letters of that script; marks are not counted. Classes may say a little too much, never too little.
public struct TextClasses: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    // Digits by system
    /// 0 … 9.
    public static let asciiDigit = TextClasses(rawValue: 1 << 0)
    /// ٠ … ٩.
    public static let arabicIndicDigit = TextClasses(rawValue: 1 << 1)
    /// Persian and Urdu digits ۰ … ۹.
    public static let extendedArabicDigit = TextClasses(rawValue: 1 << 2)
    /// Digits of Devanagari, Bengali, Thai …, and full-width digits.
    public static let otherDigit = TextClasses(rawValue: 1 << 3)
    /// Digits of any system.
    public static let digits: TextClasses = [.asciiDigit, .arabicIndicDigit, .extendedArabicDigit, .otherDigit]

    // Letters by script
    public static let latin = TextClasses(rawValue: 1 << 4)
    public static let cyrillic = TextClasses(rawValue: 1 << 5)
    public static let greek = TextClasses(rawValue: 1 << 6)
    public static let arabic = TextClasses(rawValue: 1 << 7)
    public static let hebrew = TextClasses(rawValue: 1 << 8)
    public static let han = TextClasses(rawValue: 1 << 9)
    /// Hiragana and Katakana.
    public static let kana = TextClasses(rawValue: 1 << 10)
    public static let hangul = TextClasses(rawValue: 1 << 11)
    public static let thai = TextClasses(rawValue: 1 << 12)
    public static let devanagari = TextClasses(rawValue: 1 << 13)
    /// Letters of any other script (Armenian, Georgian, Bengali, Tamil, Syriac …).
    public static let otherLetter = TextClasses(rawValue: 1 << 14)
    /// Letters of any script.
    public static let letters: TextClasses = [.latin, .cyrillic, .greek, .arabic, .hebrew, .han, .kana, .hangul, .thai, .devanagari, .otherLetter]
    /// A capital of a script that has them.
    public static let upperCase = TextClasses(rawValue: 1 << 15)
    /// A small letter of a script that has capitals.
    public static let lowerCase = TextClasses(rawValue: 1 << 16)
    /// At least four capital letters in a row.
    public static let capitalRun = TextClasses(rawValue: 1 << 17)
    /// Letters that are written from right to left.
    public static let rightToLeftLetters: TextClasses = [.arabic, .hebrew, .otherRightToLeft]
    /// Letters of Syriac, Thaana, N'Ko, Adlam and other right-to-left scripts; also in ``otherLetter``.
    public static let otherRightToLeft = TextClasses(rawValue: 1 << 18)
    /// Arabic and Hebrew presentation forms.
    public static let presentationForm = TextClasses(rawValue: 1 << 19)
    /// U+0640.
    public static let tatweel = TextClasses(rawValue: 1 << 20)

    // What cannot be seen
    /// LRM, RLM, ALM, embeddings, overrides, isolates.
    public static let bidiControl = TextClasses(rawValue: 1 << 21)
    /// U+202D, U+202E.
    public static let bidiOverride = TextClasses(rawValue: 1 << 22)
    /// Zero-width characters, soft hyphen, byte order mark, fillers, variation selectors other than U+FE0E and U+FE0F, tags.
    public static let invisible = TextClasses(rawValue: 1 << 23)
    /// C0 and C1 controls other than tab and line ends.
    public static let control = TextClasses(rawValue: 1 << 24)
    /// U+FFFD, U+FFFC, private use, noncharacters.
    public static let unusual = TextClasses(rawValue: 1 << 25)

    // White space
    /// U+0020.
    public static let space = TextClasses(rawValue: 1 << 26)
    /// Two or more white-space characters in a row (not line ends).
    public static let spaceRun = TextClasses(rawValue: 1 << 27)
    /// LF, CR, U+0085, U+2028, U+2029.
    public static let newline = TextClasses(rawValue: 1 << 28)
    /// U+0009.
    public static let tab = TextClasses(rawValue: 1 << 29)
    /// U+00A0, U+202F.
    public static let noBreakSpace = TextClasses(rawValue: 1 << 30)
    /// U+2000 … U+200A, U+205F, U+3000.
    public static let otherSpace = TextClasses(rawValue: 1 << 31)

    // Signs
    /// `%`
    public static let percent = TextClasses(rawValue: 1 << 32)
    /// ٪ ％ ﹪
    public static let percentVariant = TextClasses(rawValue: 1 << 33)
    /// `<`
    public static let lessThan = TextClasses(rawValue: 1 << 34)
    /// `[` or `]`
    public static let squareBracket = TextClasses(rawValue: 1 << 35)
    /// `{` or `}`
    public static let brace = TextClasses(rawValue: 1 << 36)
    /// `_`
    public static let underscore = TextClasses(rawValue: 1 << 37)
    /// `\`
    public static let backslash = TextClasses(rawValue: 1 << 38)
    /// `/`
    public static let slash = TextClasses(rawValue: 1 << 39)
    /// `@`
    public static let at = TextClasses(rawValue: 1 << 40)
    /// `$`
    public static let dollar = TextClasses(rawValue: 1 << 41)
    /// `&`
    public static let ampersand = TextClasses(rawValue: 1 << 42)
    /// `:`
    public static let colon = TextClasses(rawValue: 1 << 43)
    /// `*`
    public static let asterisk = TextClasses(rawValue: 1 << 44)
    /// – — ―
    public static let dash = TextClasses(rawValue: 1 << 45)
    /// • · ‣ ★ ☆ ● ○ ■ and other geometric shapes and stars
    public static let bullet = TextClasses(rawValue: 1 << 46)
    /// Arrows, pointing triangles and hands, whether Unicode mirrors them or not.
    public static let arrow = TextClasses(rawValue: 1 << 47)
    /// Pictographs, dingbats, U+FE0F, U+20E3.
    public static let emoji = TextClasses(rawValue: 1 << 48)
    /// Full-width forms U+FF01 … U+FF60 and U+FFE0 … U+FFE6.
    public static let fullWidth = TextClasses(rawValue: 1 << 49)
    /// U+3001 … U+303F.
    public static let cjkPunctuation = TextClasses(rawValue: 1 << 50)
    /// Guillemets, single and double.
    public static let guillemet = TextClasses(rawValue: 1 << 51)
    /// `.` `!` `?` `…`
    public static let sentenceEnd = TextClasses(rawValue: 1 << 52)
    /// Combining marks.
    public static let mark = TextClasses(rawValue: 1 << 53)
    /// `+` or `-` or U+2212
    public static let sign = TextClasses(rawValue: 1 << 54)
    /// `(` or `)`
    public static let parenthesis = TextClasses(rawValue: 1 << 55)
    /// `#`
    public static let hash = TextClasses(rawValue: 1 << 56)
    /// Quotation marks of all kinds, apostrophes included; not guillemets.
    public static let quote = TextClasses(rawValue: 1 << 57)
    /// Characters above U+FFFF.
    public static let supplementary = TextClasses(rawValue: 1 << 58)

    /// True if any class of `other` is there.
    @inlinable public func hasAny(_ other: TextClasses) -> Bool { rawValue & other.rawValue != 0 }
}
