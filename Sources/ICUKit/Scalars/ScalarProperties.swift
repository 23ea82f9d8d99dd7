import CICU

/// Unicode's general categories, numbered as ICU does.
public enum GeneralCategory: Int32, Sendable {
    case unassigned, uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter, nonspacingMark, enclosingMark, spacingMark
    case decimalNumber, letterNumber, otherNumber, spaceSeparator, lineSeparator, paragraphSeparator, control, format, privateUse, surrogate
    case dashPunctuation, openPunctuation, closePunctuation, connectorPunctuation, otherPunctuation, mathSymbol, currencySymbol, modifierSymbol
    case otherSymbol, initialPunctuation, finalPunctuation

    /// Lu, Ll, Lt, Lm, Lo.
    public var isLetter: Bool { rawValue >= 1 && rawValue <= 5 }
    /// Mn, Me, Mc.
    public var isMark: Bool { rawValue >= 6 && rawValue <= 8 }
    /// Nd, Nl, No.
    public var isNumber: Bool { rawValue >= 9 && rawValue <= 11 }
    /// Pd, Ps, Pe, Pc, Po, Pi, Pf.
    public var isPunctuation: Bool { (rawValue >= 19 && rawValue <= 23) || rawValue >= 28 }
    /// Sm, Sc, Sk, So.
    public var isSymbol: Bool { rawValue >= 24 && rawValue <= 27 }
}

/// Unicode's bidi classes, numbered as ICU does.
public enum BidiClass: Int32, Sendable {
    case leftToRight, rightToLeft, europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator, paragraphSeparator
    case segmentSeparator, whitespace, otherNeutral, leftToRightEmbedding, leftToRightOverride, arabicLetter, rightToLeftEmbedding
    case rightToLeftOverride, popDirectionalFormat, nonspacingMark, boundaryNeutral, firstStrongIsolate, leftToRightIsolate, rightToLeftIsolate
    case popDirectionalIsolate

    /// L, R or AL.
    public var isStrong: Bool { self == .leftToRight || self == .rightToLeft || self == .arabicLetter }
    /// R or AL.
    public var isStrongRightToLeft: Bool { self == .rightToLeft || self == .arabicLetter }
}

/// UAX #11, numbered as ICU does.
public enum EastAsianWidth: Int32, Sendable { case neutral, ambiguous, halfwidth, fullwidth, narrow, wide }
/// How a letter joins its neighbours in Arabic and the like, numbered as ICU does.
public enum JoiningType: Int32, Sendable { case nonJoining, joinCausing, dualJoining, leftJoining, rightJoining, transparent }

/// Properties of single scalars from ICU. ASCII is answered without a call where that is cheap.
extension Unicode.Scalar {
    /// The script property; `common` and `inherited` for what several scripts use.
    public var script: Script {
        if value < 0x80 { return value | 0x20 >= 0x61 && value | 0x20 <= 0x7A ? .latin : .common }
        return Script(rawValue: cicu_script(value))
    }

    /// The scalar belongs to a script or is used with it.
    public func has(_ script: Script) -> Bool { cicu_has_script(value, script.rawValue) != 0 }

    /// General category.
    public var category: GeneralCategory { GeneralCategory(rawValue: cicu_general_category(value)) ?? .unassigned }
    /// Class in the bidirectional algorithm (UAX #9).
    public var bidiClass: BidiClass { BidiClass(rawValue: cicu_bidi_class(value)) ?? .otherNeutral }
    /// The scalar that looks like the mirror image, or the scalar itself.
    public var mirrored: Unicode.Scalar { Unicode.Scalar(cicu_mirror(value)) ?? self }
    public var eastAsianWidth: EastAsianWidth { EastAsianWidth(rawValue: cicu_east_asian_width(value)) ?? .neutral }
    public var joiningType: JoiningType { JoiningType(rawValue: cicu_joining_type(value)) ?? .nonJoining }
    /// Shown as a picture without a variation selector.
    public var isEmojiPresentation: Bool { value >= 0x231A && cicu_is_emoji_presentation(value) != 0 }
    /// May be shown as a picture, also where it needs a variation selector for it.
    public var isExtendedPictographic: Bool { value >= 0xA9 && cicu_is_extended_pictographic(value) != 0 }
    /// Not shown where the font has nothing for it: joiners, selectors, soft hyphen.
    public var isDefaultIgnorable: Bool { value >= 0xAD && cicu_is_default_ignorable(value) != 0 }
    /// Unicode's Alphabetic; by ICU's version of Unicode, as all of these, not by the standard library's.
    public var isAlphabeticScalar: Bool {
        if value < 0x80 { return value | 0x20 >= 0x61 && value | 0x20 <= 0x7A }
        return cicu_is_alphabetic(value) != 0
    }
    /// Han characters and the like.
    public var isIdeographicScalar: Bool { value >= 0x3006 && cicu_is_ideographic(value) != 0 }
    public var isUppercaseScalar: Bool { value < 0x80 ? value >= 0x41 && value <= 0x5A : cicu_is_uppercase(value) != 0 }
    public var isLowercaseScalar: Bool { value < 0x80 ? value >= 0x61 && value <= 0x7A : cicu_is_lowercase(value) != 0 }
    public var isWhiteSpaceScalar: Bool { value < 0x80 ? value == 0x20 || (value >= 9 && value <= 13) : cicu_is_white_space(value) != 0 }

    /// Value of a decimal digit of any script.
    public var decimalDigit: Int? {
        if value < 0x80 { return value >= 0x30 && value <= 0x39 ? Int(value) - 0x30 : nil }
        let digit = cicu_decimal_digit(value)
        return digit >= 0 ? Int(digit) : nil
    }

    /// Unicode's name: "RIGHT-TO-LEFT OVERRIDE"; for controls ICU's `<control-0007>`.
    public var unicodeName: String { (try? icuName("name of a character") { cicu_char_name(value, $0, $1, &$2) }) ?? "" }
}
