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
        /// The synthesizer and its voice; nil for an estimate.
        public var engine: String?
        public var voice: String?
        /// How the figure was found where no synthesizer reads the language well.
        public var estimate: String?
        /// How many strings were measured or compared.
        public var strings: Int
    }

    public var tag: String
    public var name: String
    public var parent: String?
    public var voiceOver: Bool
    public var deep: Bool
    public var spaces: Bool
    public var clitics: [String]?
    public var articles: [String]?
    public var particles: [String]?
    public var attributesFollow: Bool?
    public var letterApostrophe: Bool?
    public var rolePosition: String
    public var sentenceEnds: String?
    public var quotes: String?
    public var expansion: Double?
    public var speech: Speech?
    public var acronyms: [String]?
    /// Verbs in the form of an order are also nouns ("tap", "swipe"): what follows decides.
    public var verbsAreNouns: Bool?
    /// The verb ends the sentence, behind what it is about (Japanese, Korean).
    public var verbLast: Bool?
    /// List → its words; see `WordList`.
    public var lists: [String: [String]]?
    /// What a person should know before changing the words: ambiguous words, missing evidence.
    public var notes: [String]?
    /// Rules for which nothing is known in this language.
    public var noData: [String]?
    /// Class → word → ids of its sources, separated by spaces.
    public var words: [String: [String: String]]
    /// What VoiceOver says for a class where that is not the first of its words, or a word too common to look for ("Auswahl"): class → word → sources.
    public var spoken: [String: [String: String]]?
    /// Phrases that hold a word of another class and are none.
    public var lookAlikes: [String]?

    public static func read(_ path: String) throws -> LocaleFile {
        try JSONDecoder().decode(LocaleFile.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
