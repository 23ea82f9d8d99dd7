#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HeardLanguage

/// Turns `Locales/*.json` into Swift source: one string literal a language, which is parsed when that language is first needed.
public enum LocaleGenerator {
    public struct Problem: Error, CustomStringConvertible {
        public var description: String
    }

    /// Ids that stand for a source of Apple's own texts or a recording of VoiceOver.
    static func isVoiceOver(_ sources: String) -> Bool {
        sources.split(separator: " ").contains { $0.first == "A" || $0 == "S" || $0 == "W" }
    }

    static let sourceIDs: Set<String> = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "S", "W", "T", "G", "C", "M", "own", "inflected"]

    /// All files of a folder, sorted by tag.
    public static func files(in folder: String) throws -> [LocaleFile] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
        return try names.map { name in
            let file: LocaleFile
            do { file = try LocaleFile.read(folder + "/" + name) } catch { throw Problem(description: "\(name): \(error)") }
            if file.tag + ".json" != name { throw Problem(description: "\(name) holds the tag \(file.tag)") }
            return file
        }.sorted { $0.tag < $1.tag }
    }

    /// The Swift source of all files.
    public static func swiftSource(_ files: [LocaleFile]) throws -> String {
        var out = "// Written by `swift run heard-dev generate` from Locales/*.json. Do not edit.\n\n"
        out += "/// Tags of the embedded languages, sorted.\nlet embeddedLocaleTags: [String] = [\n"
        // `und` holds what is common to all languages.
        out += files.filter { $0.tag != "und" }.map { "    \"\($0.tag)\",\n" }.joined()
        out += "]\n\n/// The compact form of a language (see `CompactLocale`).\nfunc embeddedLocale(_ tag: String) -> StaticString? {\n    switch tag {\n"
        for file in files {
            out += "    case \"\(file.tag)\": return #\"\"\"\n"
            for line in try compact(file) { out += line + "\n" }
            out += "\"\"\"#\n"
        }
        return out + "    default: return nil\n    }\n}\n"
    }

    /// The lines of a language's compact form.
    static func compact(_ file: LocaleFile) throws -> [String] {
        var lines: [String] = []
        func add(_ fields: [String]) throws {
            if fields.contains(where: { $0.contains("\t") || $0.contains("\n") || $0.contains("\"\"\"") || $0.contains("\\#(") }) {
                throw Problem(description: "\(file.tag): a tab, line break or delimiter in \(fields[0])")
            }
            lines.append(fields.joined(separator: "\t"))
        }
        try add(["tag", file.tag])
        try add(["name", file.name])
        if let parent = file.parent { try add(["parent", parent]) }
        if file.voiceOver { try add(["voiceOver"]) }
        if file.deep { try add(["deep"]) }
        if !file.spaces { try add(["noSpaces"]) }
        if let clitics = file.clitics { try add(["clitics"] + clitics) }
        if let articles = file.articles { try add(["articles"] + articles) }
        if let particles = file.particles { try add(["particles"] + particles) }
        if file.attributesFollow == true { try add(["attributesFollow"]) }
        if file.letterApostrophe == true { try add(["letterApostrophe"]) }
        try add(["rolePosition", file.rolePosition])
        if let rate = file.speech?.secondsPerGrapheme { try add(["secondsPerGrapheme", "\(rate)"]) }
        if let expansion = file.expansion { try add(["expansion", "\(expansion)"]) }
        if let ends = file.sentenceEnds { try add(["sentenceEnds", ends]) }
        if let quotes = file.quotes { try add(["quotes", quotes]) }
        if let acronyms = file.acronyms { try add(["acronyms"] + acronyms.sorted()) }
        if file.verbsAreNouns == true { try add(["verbsAreNouns"]) }
        if file.verbLast == true { try add(["verbLast"]) }
        for (name, words) in (file.lists ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard WordList(rawValue: name) != nil else { throw Problem(description: "\(file.tag): \(name) is no list") }
            try add(["list", name] + words)
        }
        for (name, words) in (file.spoken ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard WordClass(rawValue: name) != nil, let (word, sources) = words.first, words.count == 1, isVoiceOver(sources) else {
                throw Problem(description: "\(file.tag): spoken \(name) needs one word with a source of VoiceOver's own words")
            }
            try add(["spoken", name, word])
        }
        for (name, words) in file.words.sorted(by: { $0.key < $1.key }) {
            guard WordClass(rawValue: name) != nil else { throw Problem(description: "\(file.tag): \(name) is no word class") }
            var marked: [(rank: Int, text: String)] = []
            for (word, sources) in words {
                let ids = sources.split(separator: " ").map(String.init)
                if ids.isEmpty || !sourceIDs.isSuperset(of: ids) { throw Problem(description: "\(file.tag): \(word) in \(name) has no known source: \(sources)") }
                let own = isVoiceOver(sources)
                let inflected = ids == ["inflected"]
                // The words with most sources first: the first one is what messages say.
                marked.append((own ? 100 - ids.count : inflected ? 300 : 200 - ids.count, (own ? "v" : inflected ? "i" : "a") + word))
            }
            try add([name] + marked.sorted { ($0.rank, $0.text) < ($1.rank, $1.text) }.map(\.text))
        }
        if let phrases = file.lookAlikes { try add(["lookAlikes"] + phrases.sorted().map { "a" + $0 }) }
        return lines
    }
}
