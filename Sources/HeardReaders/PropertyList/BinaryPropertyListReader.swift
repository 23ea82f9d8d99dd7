import HeardCore
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads binary property lists, as Xcode compiles `.strings` and `.stringsdict`. They have no lines: every value stands at the start of the file.
enum BinaryPropertyListReader {
    static func read(into file: inout LocalizationFile, limits: Limits) {
        let place = ByteRange(start: 0, end: min(6, file.source.count))
        let table: [String: Value]
        // Each value takes a reference of a byte at least.
        let budget = Budget(min(limits.entries, file.source.count + 16))
        let decoder = PropertyListDecoder()
        decoder.userInfo[Budget.key] = budget
        do {
            table = try decoder.decode([String: Value].self, from: Data(file.source.bytes))
            if budget.left <= 0 { throw Budget.Spent() }
        } catch {
            file.diagnostics.append(ReadDiagnostic(.syntaxError, "The binary property list can’t be read, or is no table of strings. Nothing in it was checked.",
                                                   range: place, endsReading: true))
            return
        }
        for (key, value) in table.sorted(by: { $0.key < $1.key }) {
            let entry = Entry(key: key, keyRange: place, keySyntax: .opaque, locale: file.folderLocale)
            StringsdictInterpreter.read(value.node(place), entry: entry, into: &file)
        }
    }

    /// Values that may still be read. Objects refer to each other by number: a dictionary that holds itself would be read without end.
    private final class Budget: @unchecked Sendable {
        struct Spent: Error {}
        static let key = CodingUserInfoKey(rawValue: "budget")!
        var left: Int
        init(_ left: Int) { self.left = left }
    }

    /// A value of any type; what is neither text nor dictionary is passed over.
    private indirect enum Value: Decodable {
        case string(String)
        case dictionary([String: Value])
        case other

        init(from decoder: any Decoder) throws {
            // Depth is bounded by the decoder's own limit and by this one.
            let budget = decoder.userInfo[Budget.key] as? Budget
            budget?.left -= 1
            guard decoder.codingPath.count < 64, budget.map({ $0.left > 0 }) ?? true else { self = .other; return }
            if let text = try? decoder.singleValueContainer().decode(String.self) { self = .string(text) }
            else if let fields = try? decoder.singleValueContainer().decode([String: Value].self) { self = .dictionary(fields) }
            else { self = .other }
        }

        func node(_ place: ByteRange) -> PropertyListNode {
            switch self {
            case .string(let text): .string(text, place, .opaque)
            case .dictionary(let fields): .dictionary(fields.sorted { $0.key < $1.key }.map { .init(key: $0.key, keyRange: place, value: $0.value.node(place)) })
            case .other: .other
            }
        }
    }
}
