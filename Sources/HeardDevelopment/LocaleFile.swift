#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One `Locales/<tag>.json` as people write it. `Locales/README.md` describes the fields.
public struct LocaleFile: Codable, Sendable {
    public struct Speech: Codable, Sendable {
        /// Seconds an average grapheme takes at the synthesizer's default rate.
        public var secondsPerGrapheme: Double
        public var engine: String
        public var voice: String
        /// How many strings were measured.
        public var strings: Int
    }

    public struct Sample: Codable, Sendable {
        public var rule: String
        public var title: String?
        /// The notation of `HeardCore.Sample`.
        public var text: String
        /// Nothing may be reported by the rule.
        public var lookAlike: Bool?
        /// Reworded from a real string of the test corpus.
        public var reworded: Bool?
    }

    public var tag: String
    public var name: String
    public var parent: String?
    public var voiceOver: Bool
    public var deep: Bool
    public var spaces: Bool
    public var clitics: [String]?
    public var articles: [String]?
    public var letterApostrophe: Bool?
    public var rolePosition: String
    public var sentenceEnds: String?
    public var quotes: String?
    public var expansion: Double?
    public var speech: Speech?
    public var acronyms: [String]?
    /// What a person should know before changing the words: ambiguous words, missing evidence.
    public var notes: [String]?
    /// Rules for which nothing is known in this language.
    public var noData: [String]?
    /// Class → word → ids of its sources, separated by spaces.
    public var words: [String: [String: String]]
    /// Phrases that hold a word of another class and are none.
    public var lookAlikes: [String]?
    public var samples: [Sample]?

    public static func read(_ path: String) throws -> LocaleFile {
        try JSONDecoder().decode(LocaleFile.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
