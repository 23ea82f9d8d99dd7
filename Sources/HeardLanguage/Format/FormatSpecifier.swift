/// What a format specifier takes from the argument list.
public enum ArgumentKind: UInt8, Sendable {
    /// `d` `D` `i`
    case signedInteger
    /// `u` `U` `o` `O` `x` `X`
    case unsignedInteger
    /// `f` `F` `e` `E` `g` `G` `a` `A`
    case floatingPoint
    /// `@`
    case object
    /// `c` `C`
    case character
    /// `s` `S`
    case cString
    /// `p`
    case pointer
    /// `%#@name@`: a variable of a `.stringsdict` or a substitution of a catalog; its declaration says what it takes.
    case substitution
    /// `%arg`: inside the forms of a catalog substitution, the substitution's own argument.
    case ownArgument
    /// `%%`: no argument.
    case percent
    /// `n`: writes nothing on Apple's platforms, but takes a pointer.
    case count

    /// True for kinds that are passed as a whole number.
    public var isInteger: Bool { self == .signedInteger || self == .unsignedInteger }
    /// True for kinds that print a number.
    public var isNumber: Bool { isInteger || self == .floatingPoint }
    /// False for `%%` only.
    public var takesArgument: Bool { self != .percent }
}

/// The length modifier of a specifier.
public enum ArgumentLength: UInt8, Sendable {
    case none, hh, h, l, ll, q, L, t, z, j

    /// Size in bytes of a whole number of this length on Apple's 64-bit platforms, as it is read from the argument list.
    public var integerBytes: Int {
        switch self {
        case .hh, .h, .none: 4
        case .l, .ll, .q, .L, .t, .z, .j: 8
        }
    }
}

/// One specifier of a format string, for example `%1$(name)10.5lf`.
public struct FormatSpecifier: Hashable, Sendable {
    /// Signs between position and width.
    public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        /// `#`
        public static let alternate = Flags(rawValue: 1)
        /// A space: a legal flag, and almost always an accident ("100% sure").
        public static let space = Flags(rawValue: 2)
        /// `-`
        public static let minus = Flags(rawValue: 4)
        /// `+`
        public static let plus = Flags(rawValue: 8)
        /// `0`
        public static let zero = Flags(rawValue: 16)
        /// `'`: thousands are set apart.
        public static let grouping = Flags(rawValue: 32)
        /// Width or precision come from the argument list (`*`).
        public static let argumentWidth = Flags(rawValue: 64)
        /// See ``argumentWidth``.
        public static let argumentPrecision = Flags(rawValue: 128)
        /// Reads like text: see ``FormatSpecifier/looksAccidental``.
        public static let accidental = Flags(rawValue: 256)
    }

    /// UTF-8 offsets in the text, from `%` to the end of the conversion.
    public var range: Range<Int>
    public var kind: ArgumentKind
    public var length: ArgumentLength
    /// The conversion letter, `@` for objects and substitutions.
    public var conversion: UInt8
    public var flags: Flags
    /// `n` of `%n$…`, 1…127.
    public var position: UInt8?
    /// UTF-8 offsets of the name of `%(name)…`, `%#@name@` and `%[name]@`.
    public var nameRange: Range<Int>?
    /// Positions of a `*` width and precision where they are given (`%1$*2$d`).
    public var widthPosition: UInt8?
    /// See ``widthPosition``.
    public var precisionPosition: UInt8?
    /// A number before the conversion, such as 10 of `%10d`; nil when there is none. Capped at 65,535.
    public var width: UInt16?
    /// The number behind `.`; nil when there is none.
    public var precision: UInt16?

    public init(range: Range<Int>, kind: ArgumentKind, length: ArgumentLength = .none, conversion: UInt8 = UInt8(ascii: "@"), flags: Flags = [],
                position: UInt8? = nil, nameRange: Range<Int>? = nil, widthPosition: UInt8? = nil, precisionPosition: UInt8? = nil,
                width: UInt16? = nil, precision: UInt16? = nil) {
        self.range = range
        self.kind = kind
        self.length = length
        self.conversion = conversion
        self.flags = flags
        self.position = position
        self.nameRange = nameRange
        self.widthPosition = widthPosition
        self.precisionPosition = precisionPosition
        self.width = width
        self.precision = precision
    }

    /// Arguments that the specifier takes by itself: 1, more for `*`, 0 for `%%`.
    public var argumentCount: Int {
        guard kind.takesArgument else { return 0 }
        return 1 + (flags.contains(.argumentWidth) ? 1 : 0) + (flags.contains(.argumentPrecision) ? 1 : 0)
    }

    /// Reads like text and not like a specifier: "100% sure", "50 % de", "100%ig", "50%-os", "%50'si", "%20 indirim".
    ///
    /// Apple's formatter takes these for specifiers all the same. What tells them from real ones: a space or `'` as a flag, `-` without a
    /// width, a digit right before `%` and a letter right after it, a bare width with a letter behind the conversion, a word behind a rare conversion.
    public var looksAccidental: Bool { flags.contains(.accidental) }
}
