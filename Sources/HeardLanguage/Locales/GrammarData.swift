import HeardCore
import ICUKit

/// What a noun does behind a number.
public enum NounAfterNumber: String, Sendable {
    /// Nearly every noun has several forms.
    case inflects
    /// A noun with one of ``GrammarData/pluralEndings`` is a plural; another one may have a single form ("Fenster", "uur", "år").
    case endings
    /// Nouns keep one form, so that one text serves all numbers.
    case stays
    case unknown
}

/// How left and right are told in a language whose layout is mirrored: stems, with what may stand before and behind them.
public struct SideStems: Sendable {
    public var left: [String] = [], right: [String] = []
    /// Stems of ``right`` that never stand without an ending.
    public var boundRight: [String] = []
    /// Letters that stick to the front of a word (prepositions, article), any of them, up to three.
    public var prefixes: Set<Character> = []
    public var endings: Set<String> = []
}

/// What is known of a language's numbers, nouns and sides: `Locales/Grammar/<tag>.json`, embedded in the program. Immutable and shared.
///
/// A language without a file has the empty data: rules that rest on it then say that they did not run, or compare with the source only.
public final class GrammarData: Sendable {
    public let afterNumbers: NounAfterNumber
    /// Plural categories that come and go between CLDR releases, so that the systems an app runs on differ.
    public let uncertainCategories: Set<PluralCategory>
    /// Plural endings, for a text whose source is known to count something.
    public let pluralEndings: [String]
    /// Plural endings that are sure enough to see a count without a source to compare with; empty where that is not possible.
    public let soloEndings: [String]
    /// Endings of words that look like ``soloEndings`` and are no plural's.
    public let notPluralEndings: [String]
    /// Nouns are written with a capital.
    public let hasCapitalNouns: Bool
    /// Nouns that look like plurals and have one form.
    public let unchanging: Set<String>
    /// Words behind a number that begin something else than what is counted.
    public let stopWords: Set<String>
    /// Words that end like a plural and are none.
    public let noNouns: Set<String>
    /// Plurals without a plural ending.
    public let irregular: Set<String>
    /// Plurals spelled as in English: a text with one of them is a translation though it equals its source ("%lld messages" in French).
    public let sharedNouns: Set<String>
    /// Units and their abbreviations.
    public let abbreviations: Set<String>
    /// Words before a number that make it a name, a rank or a part ("page 3", "3 of 5").
    public let labels: Set<String>
    /// Words before a number that make it a limit, which is rarely 1; up to two words each.
    public let limits: Set<String>
    /// Words before a number that make it an attribute of a thing ("code à %d chiffres").
    public let attributes: Set<String>
    /// Words for what is left beside things already named ("and 3 others"): never said of none.
    public let remainders: Set<String>
    /// Articles that mean one and are no number words.
    public let indefiniteArticles: Set<String>
    /// Words between a number and its noun ("20 de secunde").
    public let particles: Set<String>
    /// Words of a comment that call an argument a number.
    public let numberComments: Set<String>
    /// Beginnings of words that make the arguments beside them numbers ("version").
    public let numberNames: Set<String>
    /// Names of units, spelled out: what stands before one is a number.
    public let unitNames: Set<String>
    /// Words of keys and comments that tell of a text's direction ("rtl").
    public let directionNames: Set<String>
    /// Endings of cases in which a noun behind a number has one form for all numbers.
    public let obliqueEndings: Set<String>
    /// Words that go with several things only ("each").
    public let distributives: Set<String>
    /// Words around "left" and "right" in a source text, by what they are: gestures, places, controls …
    public let sideWords: [String: Set<String>]
    /// Nil where the language's words for sides are not known.
    public let sides: SideStems?

    /// A text of the language can be judged by itself.
    public var canJudgeAlone: Bool { !soloEndings.isEmpty }

    private static let empty = GrammarData("")

    private convenience init(_ text: StaticString) {
        self.init(lines: text.withUTF8Buffer { bytes in
            bytes.split(separator: 0x0A).map { line in line.split(separator: 0x09).map { String(decoding: $0, as: UTF8.self) } }
        })
    }

    /// - Parameter lines: the fields of each line of the embedded form; the first one names the rest
    private init(lines: [[String]]) {
        var fields: [String: [String]] = [:]
        for line in lines { if let name = line.first { fields[name] = Array(line.dropFirst()) } }
        func list(_ name: String) -> [String] { fields[name] ?? [] }
        func set(_ name: String) -> Set<String> { Set(list(name)) }
        afterNumbers = list("afterNumbers").first.flatMap(NounAfterNumber.init) ?? .unknown
        uncertainCategories = Set(list("uncertainCategories").compactMap { PluralCategory(name: $0) })
        pluralEndings = list("pluralEndings")
        soloEndings = list("soloEndings")
        notPluralEndings = list("notPluralEndings")
        hasCapitalNouns = fields["capitalNouns"] != nil
        unchanging = set("unchanging")
        stopWords = set("stop")
        noNouns = set("noNoun")
        irregular = set("irregular")
        sharedNouns = set("shared")
        abbreviations = set("abbreviation")
        labels = set("label")
        limits = set("limit")
        attributes = set("attribute")
        remainders = set("remainder")
        indefiniteArticles = set("indefinite")
        particles = set("particle")
        numberComments = set("number.comment")
        numberNames = set("number.name")
        unitNames = set("number.unit")
        directionNames = set("direction.name")
        obliqueEndings = set("obliqueEnding")
        distributives = set("distributive")
        var around: [String: Set<String>] = [:]
        for (name, words) in fields where name.hasPrefix("side.") { around[String(name.dropFirst(5))] = Set(words) }
        sideWords = around
        sides = fields["sides.left"].map {
            SideStems(left: $0, right: list("sides.right"), boundRight: list("sides.boundRight"), prefixes: Set(list("sides.prefixes").compactMap(\.first)), endings: set("sides.endings"))
        }
    }

    // MARK: Finding the data of a language

    /// The data of a locale's language, by the fallback of ``LocaleFallback``; empty data where there is none.
    public static func of(_ tag: LanguageTag) -> GrammarData {
        guard tag.isLanguage else { return empty }
        if let known = cache.withLock({ $0[tag] }) { return known }
        var found = empty
        for candidate in LocaleFallback.candidates(tag) {
            if let data = load(candidate) { found = data; break }
        }
        cache.withLock { $0[tag] = found }
        return found
    }

    /// The tags of all embedded files, sorted.
    public static var allTags: [LanguageTag] { embeddedGrammarTags.map { LanguageTag($0) } }

    private static let cache = Locked<[LanguageTag: GrammarData]>([:])
    private static let loaded = Locked<[String: GrammarData]>([:])

    private static func load(_ tag: String) -> GrammarData? {
        if let known = loaded.withLock({ $0[tag] }) { return known }
        guard let text = embeddedGrammar(tag) else { return nil }
        let data = GrammarData(text)
        return loaded.withLock { all in
            if let first = all[tag] { return first }
            all[tag] = data
            return data
        }
    }
}
