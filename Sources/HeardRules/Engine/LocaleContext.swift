import HeardCore
import HeardLanguage
import HeardLayout
import ICUKit

/// Everything that rules need to know about one locale. Made once per worker; what is expensive is computed on first use.
public final class LocaleContext {
    public let tag: LanguageTag

    /// - Parameter scratch: memory that the locales of a worker share
    public init(_ tag: LanguageTag, scratch: TermScratch = TermScratch()) {
        self.tag = tag
        self.scratch = scratch
        isLanguage = tag.isLanguage
        isDocumentation = tag.isDocumentation
    }

    /// True for `en`, `en-GB` …; false for `Base` and nothing, which stand for the source.
    public let isLanguage: Bool
    /// Explanations for translators, in a locale of their own.
    let isDocumentation: Bool
    public private(set) lazy var language: String = tag.language

    /// ICU's canonical form of the tag, with script and direction.
    public private(set) lazy var icu = LocaleID.cached(tag)
    /// ISO 15924 code of the script. A copy of ``icu`` counts references for its texts.
    public private(set) lazy var script = icu.script
    public private(set) lazy var isRightToLeft = isLanguage && icu.isRightToLeft
    /// Plural categories and their numbers. Throws where ICU does.
    public func plurals() throws -> PluralTable {
        if let pluralTable { return pluralTable }
        let table = try PluralTable.cached(tag)
        pluralTable = table
        return table
    }
    private var pluralTable: PluralTable?
    /// Name in English, for messages: "Russian".
    public private(set) lazy var englishName = icu.displayName(in: "en")

    /// One object for the bidirectional algorithm, for this worker.
    public func bidi() throws -> BidiParagraph {
        if let paragraph { return paragraph }
        let made = try BidiParagraph()
        paragraph = made
        return made
    }
    private var paragraph: BidiParagraph?

    /// Letters of the locale's script; empty for `Base`, `mul` and tags that ICU does not know.
    public private(set) lazy var letters: TextClasses = isLanguage ? .letters(script: script) : []
    /// The script puts no space between words.
    public private(set) lazy var writesWithoutSpaces = isLanguage && TextClasses.writesWithoutSpaces(script: script)

    /// CLDR's main letters of the language; nil for `Base` and for tags that ICU does not know.
    private(set) lazy var exemplars: UnicodeSet? = isLanguage ? try? UnicodeSet(exemplars: .main, of: icu) : nil

    /// Words and grapheme clusters of the locale's texts.
    public func segmenter() throws -> TextSegmenter {
        if let madeSegmenter { return madeSegmenter }
        let made = try TextSegmenter(locale: icu)
        madeSegmenter = made
        return made
    }
    private var madeSegmenter: TextSegmenter?

    /// Numbers in words, and the rule set for counting; nil where ICU has none of the language's own. Opened once: ICU reads all rules of the language.
    func cardinals() throws -> (speller: NumberSpeller, ruleSet: Int)? {
        if let madeCardinals { return madeCardinals }
        let speller = try NumberSpeller(locale: icu)
        let ruleSet = speller.isOwnLanguage ? speller.ruleSets.firstIndex { $0.contains("cardinal") || $0.contains("numbering") } : nil
        let made = ruleSet.map { (speller: speller, ruleSet: $0) }
        madeCardinals = .some(made)
        return made
    }
    private var madeCardinals: (speller: NumberSpeller, ruleSet: Int)??

    /// Makes texts ready for layout with built-in metrics.
    public private(set) lazy var layout = TextPreparer(metrics: BuiltInMetrics.system)
    /// The longest values that arguments will reasonably have.
    public private(set) lazy var worstCase = WorstCaseArguments(self)

    /// The words of `Locales/` for this locale; those of English for `Base`, which Xcode makes from the development language.
    public private(set) lazy var words: LocaleData? = LocaleData.find(tag == .base ? LanguageTag("en") : tag)
    private lazy var ownScanner: TermScanner? = words.map { TermScanner($0.terms, scratch: scratch) }
    /// The same, asked for several times of each text: without counting references to it.
    private lazy var scanner: Unmanaged<TermScanner>? = ownScanner.map { .passUnretained($0) }
    private let scratch: TermScratch
    /// Words of the locale's lists, with those of English, which names, keys and comments are written in.
    public private(set) lazy var abbreviations = union(.abbreviations)
    public private(set) lazy var interfaceWords = Set(words?.list(.interfaceWords) ?? [])
    /// Verbs in the form of an order.
    public private(set) lazy var orders = Set(words?.list(.orders) ?? [])
    private func union(_ list: WordList) -> Set<String> { Set((words?.list(list) ?? []) + (LocaleData.english?.list(list) ?? [])) }
    /// Number words 1 … 10 of `Locales/`, in lower case: forms that ICU's spell-out lacks (одного, dwóch).
    public private(set) lazy var numberWords: [Set<String>] = [WordClass.one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .ten].map { kind in
        Set((words?.words(kind) ?? []).map { $0.text.lowercased() })
    }
    /// Words of rules about people's data.
    private(set) lazy var peopleWords = PeopleWords(words)
    /// False: the text holds no word of these classes. Much quicker than ``scan(_:)``.
    ///
    /// - Parameter classes: of ``WordClassSet/asked``; others are not looked for
    public func mayHave(_ classes: WordClassSet, in text: AnalyzedText) -> Bool {
        assert(classes.isSubset(of: .asked))
        guard let scanner else { return false }
        return !scanner._withUnsafeGuaranteedRef { $0.classes(in: text) }.isDisjoint(with: classes)
    }

    /// The text with the locale's words found in it; empty where there are no words.
    public func scan(_ text: AnalyzedText) -> ScannedText { ownScanner?.scan(text) ?? .empty }
}
