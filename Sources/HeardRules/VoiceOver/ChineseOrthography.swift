import HeardCore
import HeardLanguage
import ICUKit

/// Simplified or traditional Chinese: which characters belong to the other one only.
enum ChineseOrthography: Sendable {
    case simplified, traditional

    /// Of a Chinese locale; nil for another language.
    static func of(_ locale: LocaleContext) -> ChineseOrthography? {
        guard locale.language == "zh" || locale.language == "yue" else { return nil }
        return switch locale.script {
        case "Hans": .simplified
        case "Hant": .traditional
        default: nil
        }
    }

    /// The character is written in the other orthography only.
    func isOther(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= Self.first, scalar.value <= Self.last else { return false }
        return (self == .traditional ? Self.tables.simplifiedOnly : Self.tables.traditionalOnly)[Int(scalar.value - Self.first)]
    }

    private static let first: UInt32 = 0x3400, last: UInt32 = 0x9FFF

    private struct Tables: Sendable {
        var simplifiedOnly: [Bool]
        var traditionalOnly: [Bool]
    }

    /// Made on first use from ICU's two transforms, each run once over all characters, one a line so that none is read as part of a word.
    ///
    /// Simplified only: Simplified-Traditional changes it, Traditional-Simplified does not, and traditional Chinese does not list it among its
    /// characters. Traditional only: the converse, without that list, since the one of simplified Chinese holds traditional characters too.
    private static let tables: Tables = {
        let count = Int(last - first) + 1
        var tables = Tables(simplifiedOnly: Array(repeating: false, count: count), traditionalOnly: Array(repeating: false, count: count))
        var text = String.UnicodeScalarView()
        for value in first...last {
            guard let scalar = Unicode.Scalar(value) else { continue }
            text.append(scalar)
            text.append("\n")
        }
        let plain = String(text)
        guard let toTraditional = try? Transliterator("Simplified-Traditional").apply(to: plain), let toSimplified = try? Transliterator("Traditional-Simplified").apply(to: plain),
              let exemplars = try? UnicodeSet(exemplars: .main, of: LocaleID("zh_Hant")) else { return tables }
        let traditional = toTraditional.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let simplified = toSimplified.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        guard traditional.count >= count, simplified.count >= count else { return tables }
        for index in 0..<count {
            guard let scalar = Unicode.Scalar(first + UInt32(index)) else { continue }
            let changesToTraditional = traditional[index].first != scalar, changesToSimplified = simplified[index].first != scalar
            tables.simplifiedOnly[index] = changesToTraditional && !changesToSimplified && !exemplars.contains(scalar) && !MixedScriptData.alsoTraditional.contains(scalar)
            tables.traditionalOnly[index] = changesToSimplified && !changesToTraditional && !MixedScriptData.alsoSimplified.contains(scalar)
        }
        return tables
    }()
}
