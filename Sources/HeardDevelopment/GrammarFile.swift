#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HeardLanguage

/// One `Locales/Grammar/<tag>.json` as people write it. `Locales/Grammar/README.md` describes the fields.
public struct GrammarFile: Codable, Sendable {
    public struct Sides: Codable, Sendable {
        public var left: [String]
        var right: [String]
        var boundRight: [String]?
        var prefixes: [String]?
        public var endings: [String]?
    }

    public var tag: String
    public var afterNumbers: String?
    public var uncertainCategories: [String]?
    var pluralEndings: [String]?
    public var soloEndings: [String]?
    var notPluralEndings: [String]?
    var capitalNouns: Bool?
    /// Class → words.
    var words: [String: [String]]?
    public var sides: Sides?

    /// Names that ``words`` may have.
    static let classes: Set<String> = [
        "unchanging", "stop", "noNoun", "irregular", "shared", "abbreviation", "label", "limit", "attribute", "remainder", "indefinite", "particle", "number.comment", "number.name", "number.unit", "direction.name", "distributive", "obliqueEnding",
        "side.gesture", "side.place", "side.determiner", "side.height", "side.control", "side.other", "side.adverb", "side.clause",
        "side.joined", "side.area", "side.chrome", "side.instruction", "side.is", "side.lead", "side.weak",
    ]

    /// All files of a folder, sorted by tag.
    public static func files(in folder: String) throws -> [GrammarFile] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
        return try names.map { name in
            let file = try JSONDecoder().decode(GrammarFile.self, from: Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
            if file.tag + ".json" != name { throw LocaleGenerator.Problem(description: "\(name) holds the tag \(file.tag)") }
            return file
        }.sorted { $0.tag < $1.tag }
    }

    /// The Swift source of all files.
    public static func swiftSource(_ files: [GrammarFile]) throws -> String {
        var out = "// Written by `swift run heard-dev generate` from Locales/Grammar/*.json. Do not edit.\n\n"
        out += "/// Tags of the embedded files, sorted.\nlet embeddedGrammarTags: [String] = [\n"
        out += files.map { "    \"\($0.tag)\",\n" }.joined()
        out += "]\n\n/// The compact form of a language's grammar (see `GrammarData`).\nfunc embeddedGrammar(_ tag: String) -> StaticString? {\n    switch tag {\n"
        for file in files { out += "    case \"\(file.tag)\": return #\"\"\"\n" + (try file.lines().map { $0 + "\n" }.joined()) + "\"\"\"#\n" }
        return out + "    default: return nil\n    }\n}\n"
    }

    /// One line a field: the name, then its words, separated by tabs.
    func lines() throws -> [String] {
        if let afterNumbers, NounAfterNumber(rawValue: afterNumbers) == nil { throw LocaleGenerator.Problem(description: "\(tag): \(afterNumbers) is nothing that a noun does") }
        var fields: [(String, [String])] = []
        if let afterNumbers { fields.append(("afterNumbers", [afterNumbers])) }
        if capitalNouns == true { fields.append(("capitalNouns", [])) }
        for (name, list) in [("uncertainCategories", uncertainCategories), ("pluralEndings", pluralEndings), ("soloEndings", soloEndings), ("notPluralEndings", notPluralEndings)] {
            if let list { fields.append((name, list)) }
        }
        for (name, list) in (words ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard Self.classes.contains(name) else { throw LocaleGenerator.Problem(description: "\(tag): \(name) is no class of words") }
            if Set(list).count != list.count { throw LocaleGenerator.Problem(description: "\(tag): a word stands twice in \(name)") }
            fields.append((name, list))
        }
        if let sides {
            for (name, list) in [("left", sides.left), ("right", sides.right), ("boundRight", sides.boundRight ?? []), ("prefixes", sides.prefixes ?? []), ("endings", sides.endings ?? [])] {
                fields.append(("sides." + name, list))
            }
        }
        return try fields.map { name, list in
            for word in list where word.isEmpty || word.contains("\t") || word.contains("\n") || word.contains("\"\"\"") || word.contains("\\#(") {
                throw LocaleGenerator.Problem(description: "\(tag): an empty word, a tab, line break or delimiter in \(name)")
            }
            return ([name] + list).joined(separator: "\t")
        }
    }
}
