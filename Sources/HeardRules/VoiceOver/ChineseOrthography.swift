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

    /// Made on first use.
    private static let tables: Tables = {
        let count = Int(last - first) + 1
        var tables = Tables(simplifiedOnly: Array(repeating: false, count: count), traditionalOnly: Array(repeating: false, count: count))
        for scalar in ChineseCharacters.simplifiedOnly.unicodeScalars where scalar.value >= first && scalar.value <= last {
            tables.simplifiedOnly[Int(scalar.value - first)] = !MixedScriptData.alsoTraditional.contains(scalar)
        }
        for scalar in ChineseCharacters.traditionalOnly.unicodeScalars where scalar.value >= first && scalar.value <= last {
            tables.traditionalOnly[Int(scalar.value - first)] = !MixedScriptData.alsoSimplified.contains(scalar)
        }
        return tables
    }()
}
