/// Classes of single Unicode scalars, by ranges of code points (blocks of Unicode 15). Runs of characters (``TextClasses/spaceRun``,
/// ``TextClasses/capitalRun``) belong to texts and are not set here.
func rangedClass(_ value: UInt32) -> TextClasses {
    if value < 0x80 { return asciiClass(UInt8(truncatingIfNeeded: value)) }
    return value > 0xFFFF ? supplementaryClass(value) : basicClass(value)
}

private func asciiClass(_ byte: UInt8) -> TextClasses {
    switch byte {
    case 0x0A, 0x0D: .newline
    case 0x09: .tab
    case 0x00..<0x20, 0x7F: .control
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .asciiDigit
    case UInt8(ascii: "a")...UInt8(ascii: "z"): [.latin, .lowerCase]
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): [.latin, .upperCase]
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "<"): .lessThan
    case UInt8(ascii: "["), UInt8(ascii: "]"): .squareBracket
    case UInt8(ascii: "{"), UInt8(ascii: "}"): .brace
    case UInt8(ascii: "_"): .underscore
    case UInt8(ascii: "\\"): .backslash
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "*"): .asterisk
    case UInt8(ascii: "+"), UInt8(ascii: "-"): .sign
    case UInt8(ascii: "("), UInt8(ascii: ")"): .parenthesis
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): .quote
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): .sentenceEnd
    default: []
    }
}

private func letter(_ script: TextClasses, upper: Bool) -> TextClasses { [script, upper ? .upperCase : .lowerCase] }

private func basicClass(_ value: UInt32) -> TextClasses {
    switch value {
    case 0x80..<0xA0: value == 0x85 ? .newline : .control
    case 0xA0: [.space, .noBreakSpace]
    case 0xAD: .invisible
    case 0xAB, 0xBB: .guillemet
    case 0xB7: .bullet
    case 0xAA, 0xBA: .latin
    case 0xB5: letter(.greek, upper: false)
    case 0xC0...0xDE: value == 0xD7 ? [] : letter(.latin, upper: true)
    case 0xDF...0xFF: value == 0xF7 ? [] : letter(.latin, upper: false)
    case 0x100...0x137, 0x14A...0x177: letter(.latin, upper: value & 1 == 0)
    case 0x139...0x148, 0x179...0x17E: letter(.latin, upper: value & 1 == 1)
    case 0x178: letter(.latin, upper: true)
    case 0x138, 0x149, 0x17F: letter(.latin, upper: false)
    case 0x180...0x2AF, 0x1E00...0x1EFF: letter(.latin, upper: value & 1 == 0)
    case 0x2B0...0x2FF: []
    case 0x34F: .invisible
    case 0x300...0x36F: .mark
    case 0x386, 0x388...0x38F, 0x391...0x3AB: letter(.greek, upper: true)
    case 0x37E, 0x387: .sentenceEnd
    case 0x370...0x3FF: letter(.greek, upper: false)
    case 0x400...0x42F: letter(.cyrillic, upper: true)
    case 0x430...0x45F: letter(.cyrillic, upper: false)
    case 0x483...0x489: .mark
    case 0x460...0x52F: letter(.cyrillic, upper: value & 1 == 0)
    case 0x531...0x556: letter(.otherLetter, upper: true)
    case 0x560...0x588: letter(.otherLetter, upper: false)
    case 0x589: .sentenceEnd
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: .mark
    case 0x5D0...0x5F2: .hebrew
    case 0x61C: .bidiControl
    case 0x640: [.arabic, .tatweel]
    case 0x64B...0x65F, 0x670: .mark
    case 0x660...0x669: .arabicIndicDigit
    case 0x66A: .percentVariant
    case 0x61F, 0x6D4: .sentenceEnd
    case 0x6F0...0x6F9: .extendedArabicDigit
    case 0x6D6...0x6ED: .mark
    case 0x620...0x64A, 0x66E...0x6D3, 0x6D5, 0x6EE...0x6FF, 0x750...0x77F, 0x870...0x88F, 0x8A0...0x8C9: .arabic
    case 0x710...0x74F, 0x780...0x86F: [.otherLetter, .otherRightToLeft]
    case 0x900...0x903, 0x93A...0x93C, 0x93E...0x94F, 0x962, 0x963: .mark
    case 0x964, 0x965: .sentenceEnd
    case 0x966...0x96F: .otherDigit
    case 0x904...0x97F: .devanagari
    case 0x980...0xDFF: indicClass(value)
    case 0xE01...0xE30, 0xE32, 0xE33, 0xE40...0xE46: .thai
    case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: .mark
    case 0xE50...0xE59: .otherDigit
    case 0xED0...0xED9, 0xF20...0xF29, 0x1040...0x1049, 0x17E0...0x17E9, 0x1810...0x1819: .otherDigit
    case 0x1100...0x11FF: value == 0x115F || value == 0x1160 ? .invisible : .hangul
    case 0x17B4, 0x17B5, 0x180B...0x180E: .invisible
    case 0xE81...0x10FF, 0x1200...0x17FF, 0x1800...0x1DBF: .otherLetter
    case 0x1F00...0x1FFF: letter(.greek, upper: value & 8 == 8)
    case 0x200B...0x200D, 0x2060...0x2064, 0x206A...0x206F: .invisible
    case 0x200E, 0x200F, 0x202A...0x202C, 0x2066...0x2069: .bidiControl
    case 0x202D, 0x202E: [.bidiControl, .bidiOverride]
    case 0x2028, 0x2029: .newline
    case 0x202F: [.space, .noBreakSpace]
    case 0x2000...0x200A, 0x205F: [.space, .otherSpace]
    case 0x2010...0x2015: .dash
    case 0x2018...0x201F: .quote
    case 0x2022, 0x2023, 0x2043, 0x204C, 0x204D: .bullet
    case 0x2026, 0x203C, 0x203D, 0x2047...0x2049: .sentenceEnd
    case 0x2039, 0x203A: .guillemet
    case 0x2044: .slash
    case 0x20D0...0x20FF: value == 0x20E3 ? [.mark, .emoji] : .mark
    case 0x2190...0x21FF: .arrow
    case 0x2212: .sign
    case 0x2100...0x214F: .emoji
    case 0x2183, 0x2184: .latin
    case 0x2300...0x23FF: value >= 0x23E9 && value <= 0x23FA ? [.emoji, .arrow] : .emoji
    case 0x25B2...0x25C5: [.bullet, .arrow]
    case 0x25A0...0x25FF: .bullet
    case 0x2605, 0x2606: [.bullet, .emoji]
    case 0x261A...0x261F: [.emoji, .arrow]
    case 0x2794...0x27BE: [.emoji, .arrow]
    case 0x2600...0x27BF: .emoji
    case 0x27F0...0x27FF, 0x2900...0x297F, 0x2B00...0x2B11, 0x2B30...0x2B4F, 0x2B60...0x2BB8: .arrow
    case 0x2B1B...0x2B5F: [.emoji, .bullet]
    case 0x2C60...0x2C7F, 0xA722...0xA7FF, 0xAB30...0xAB6F: letter(.latin, upper: value & 1 == 0)
    case 0x2DE0...0x2DFF: .mark
    case 0x2C00...0x2C5F, 0x2C80...0x2DDF: .otherLetter
    case 0x2E80...0x2FDF: .han
    case 0x3000: [.space, .otherSpace]
    case 0x3002: [.cjkPunctuation, .sentenceEnd]
    case 0x3005...0x3007, 0x303C: .han
    case 0x3001...0x303F: .cjkPunctuation
    case 0x3099, 0x309A: .mark
    case 0x3041...0x30FF: value == 0x30FB ? [.kana, .bullet] : .kana
    case 0x3105...0x312F, 0x31A0...0x31BF: .otherLetter
    case 0x3164: .invisible
    case 0x3131...0x318F: .hangul
    case 0x31F0...0x31FF: .kana
    case 0x3200...0x33FF: .emoji
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: .han
    case 0xA640...0xA69F: letter(.cyrillic, upper: value & 1 == 0)
    case 0xA8E0...0xA8FF: .devanagari
    case 0xA960...0xA97F, 0xAC00...0xD7FF: .hangul
    case 0xA000...0xABFF: .otherLetter
    case 0xE000...0xF8FF: .unusual
    case 0xF900...0xFAFF: .han
    case 0xFB00...0xFB06: letter(.latin, upper: false)
    case 0xFB13...0xFB17: .otherLetter
    case 0xFB1D...0xFB4F: [.hebrew, .presentationForm]
    case 0xFDD0...0xFDEF: .unusual
    case 0xFB50...0xFDFF: [.arabic, .presentationForm]
    case 0xFE0E, 0xFE0F: .emoji
    case 0xFE00...0xFE0D: .invisible
    case 0xFE20...0xFE2F: .mark
    case 0xFE6A: .percentVariant
    case 0xFE10...0xFE6F: .cjkPunctuation
    case 0xFEFF: .invisible
    case 0xFE70...0xFEFC: [.arabic, .presentationForm]
    case 0xFF05: [.fullWidth, .percentVariant]
    case 0xFF01, 0xFF0E, 0xFF1F, 0xFF61: [.fullWidth, .sentenceEnd]
    case 0xFF10...0xFF19: [.fullWidth, .otherDigit]
    case 0xFF21...0xFF3A: [.fullWidth, .latin, .upperCase]
    case 0xFF41...0xFF5A: [.fullWidth, .latin, .lowerCase]
    case 0xFFA0: .invisible
    case 0xFF66...0xFF9F: .kana
    case 0xFFA1...0xFFDC: .hangul
    case 0xFF00...0xFF60, 0xFFE0...0xFFE6: .fullWidth
    case 0xFFF9...0xFFFB: .invisible
    case 0xFFFC...0xFFFF: .unusual
    default: []
    }
}

/// Bengali … Sinhala: blocks of 128 that share their layout.
private func indicClass(_ value: UInt32) -> TextClasses {
    switch value & 0x7F {
    case 0x00...0x03, 0x3C, 0x3E...0x57, 0x62, 0x63: value < 0xD80 ? .mark : .otherLetter
    case 0x66...0x6F: .otherDigit
    default: .otherLetter
    }
}

private func supplementaryClass(_ value: UInt32) -> TextClasses {
    let found: TextClasses = switch value {
    case 0x10800...0x10FFF, 0x1E800...0x1EEFF: [.otherLetter, .otherRightToLeft]
    case 0x1F400...0x1F449 where value >= 0x1F446: [.emoji, .arrow]
    case 0x1F800...0x1F8FF: .arrow
    case 0x1F000...0x1FAFF: .emoji
    case 0x1D400...0x1D7CB: [.latin]
    case 0x1D7CE...0x1D7FF: .otherDigit
    case 0x1B000...0x1B16F: .kana
    case 0x20000...0x3FFFF: value & 0xFFFE == 0xFFFE ? .unusual : .han
    case 0xE0000...0xE0FFF: .invisible
    case 0xF0000...: .unusual
    default: value & 0xFFFE == 0xFFFE ? .unusual : .otherLetter
    }
    return found.union(.supplementary)
}
