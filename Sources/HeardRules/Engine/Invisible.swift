import HeardCore

/// Invisible characters in messages: nobody can see or type them, so a message says how they are written in the file at hand.
enum Invisible {
    /// `U+2068 and U+2069 (in this file \U2068 and \U2069)`.
    static func spelled(_ scalars: [UInt32], _ unit: UnitView) -> String {
        let names = scalars.map { "U+" + hex($0) }.joined(separator: " and ")
        let written = scalars.compactMap { escape($0, unit.unit.syntax) }
        return written.isEmpty ? "\(names) (invisible)" : "\(names) (invisible, in this file \(written.joined(separator: " and ")))"
    }

    /// A value with each of the byte ranges, which do not overlap, between two characters.
    static func wrap(_ ranges: [Range<Int>], of value: String, in pair: (open: Unicode.Scalar, close: Unicode.Scalar)) -> String {
        var out = "", position = 0
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            out += value.utf8Slice(position..<range.lowerBound)
            out.unicodeScalars.append(pair.open)
            out += value.utf8Slice(range)
            out.unicodeScalars.append(pair.close)
            position = range.upperBound
        }
        return out + value.utf8Slice(position..<value.utf8.count)
    }

    /// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
    static let isolate: (open: Unicode.Scalar, close: Unicode.Scalar) = ("\u{2068}", "\u{2069}")
    /// LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE.
    static let leftToRightIsolate: (open: Unicode.Scalar, close: Unicode.Scalar) = ("\u{2066}", "\u{2069}")

    private static func escape(_ scalar: UInt32, _ syntax: ValueSyntax) -> String? {
        switch syntax {
        case .quotedString: "\\U" + hex(scalar)
        case .json: "\\u" + hex(scalar)
        case .xmlContent, .xmlAttribute: "&#x\(hex(scalar));"
        case .bareString, .opaque: nil
        }
    }
}
