#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One `Locales/<tag>.json` as people write it. `Locales/README.md` describes the fields.
public struct LocaleFile: Codable, Sendable {
    public struct Speech: Codable, Sendable {
        /// Seconds an average grapheme takes at the synthesizer's default rate.
        var secondsPerGrapheme: Double
        /// The synthesizer and its voice; nil for an estimate.
        var engine: String?
        var voice: String?
        /// How the figure was found where no synthesizer reads the language well.
        public var estimate: String?
        /// How many strings were measured or compared.
        var strings: Int
    }

    public var tag: String
    var name: String
    var parent: String?
    var voiceOver: Bool
    var deep: Bool
    var spaces: Bool
    var clitics: [String]?
    var articles: [String]?
    var particles: [String]?
    var attributesFollow: Bool?
    var letterApostrophe: Bool?
    var rolePosition: String
    var sentenceEnds: String?
    var quotes: String?
    var expansion: Double?
    public var speech: Speech?
    var acronyms: [String]?
    /// Verbs in the form of an order are also nouns ("tap", "swipe"): what follows decides.
    var verbsAreNouns: Bool?
    /// The verb ends the sentence, behind what it is about (Japanese, Korean).
    var verbLast: Bool?
    /// List → its words; see `WordList`.
    var lists: [String: [String]]?
    /// What a person should know before changing the words: ambiguous words, missing evidence.
    var notes: [String]?
    /// Rules for which nothing is known in this language.
    var noData: [String]?
    /// Class → word → ids of its sources, separated by spaces.
    var words: [String: [String: String]]
    /// What VoiceOver says for a class where that is not the first of its words, or a word too common to look for ("Auswahl"): class → word → sources.
    var spoken: [String: [String: String]]?
    /// Phrases that hold a word of another class and are none.
    var lookAlikes: [String]?

    public static func read(_ path: String) throws -> LocaleFile {
        try JSONDecoder().decode(LocaleFile.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
