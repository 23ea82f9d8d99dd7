import HeardCore
import HeardLanguage

/// A rule that rests on what `Locales/` knows of a language.
public protocol LanguageRule: Rule {
    static var needs: LanguageNeeds { get }
}

/// What a ``LanguageRule`` cannot do without.
public struct LanguageNeeds: Sendable {
    /// Of each set the language has words of at least one class.
    var words: [WordClassSet] = []
    /// Without grammar words a string is judged only by comparison with its source.
    var usesGrammar = true
    /// Of each set, grammar words of at least one class.
    var grammar: [WordClassSet] = []
    /// The words that VoiceOver itself says have to be known for all that the rule looks for.
    var usesVoiceOverWords = false
    /// Seconds that a grapheme takes.
    var speech = false
    /// Without one of these lists the rule does only what ``partlyWithout`` says.
    var lists: [WordList] = []
    var partlyWithout = ""
}

/// How far a rule runs in a language.
public enum RuleCoverage: Sendable, Hashable {
    case runs
    /// With what is missing.
    case partly(String)
    /// With what is missing.
    case noData(String)

    /// `runs`, `partly`, `no data`: as `heard locales` says it.
    public var name: String {
        switch self {
        case .runs: "runs"
        case .partly: "partly"
        case .noData: "no data"
        }
    }

    /// What is missing; nil where nothing is.
    public var why: String? {
        switch self {
        case .runs: nil
        case .partly(let why), .noData(let why): why
        }
    }
}

extension LanguageNeeds {
    /// How far the needs are met.
    ///
    /// - Parameter data: nil for a language without a file
    func coverage(_ data: LocaleData?) -> RuleCoverage {
        guard let data else { return lists.isEmpty ? .noData(speech ? Self.noRate : Self.noWords) : .partly(partlyWithout) }
        for list in lists where data.list(list).isEmpty { return .partly(partlyWithout) }
        if speech, data.secondsPerGrapheme == nil { return .noData(Self.noRate) }
        for set in words where !set.classes.contains(where: data.hasWords) { return .noData(Self.noWords) }
        if usesVoiceOverWords, !data.hasVoiceOverWords { return .partly("VoiceOver’s own words are not known: only “selected” is looked for") }
        if usesGrammar, !data.isDeep || grammar.contains(where: { set in !set.classes.contains(where: data.hasWords) }) { return .partly("only compared with the source") }
        return .runs
    }

    private static let noWords = "no words are known for this language"
    private static let noRate = "no measured speech rate for this language"
}

extension LocaleData {
    /// How far a rule runs in this language; nil for a rule that needs nothing from `Locales/`.
    public func coverage(_ rule: any Rule.Type) -> RuleCoverage? { rule.asLanguageRule?.needs.coverage(self) }
}

/// Rules and locales of a project that could not meet: listed, so that silence is no pass.
public enum LanguageCoverage {
    /// How far a rule runs in a locale.
    public static func of(_ rule: any LanguageRule.Type, _ tag: LanguageTag) -> RuleCoverage { rule.needs.coverage(LocaleData.find(tag)) }

    /// - Parameters:
    ///   - rules: the rules that ran
    ///   - locales: the locales that were asked for; nil for all
    public static func notRun(_ project: Project, _ rules: [any Rule.Type], locales: Set<LanguageTag>?) -> Set<NotRun> {
        let checked = rules.compactMap { $0.asLanguageRule }
        guard !checked.isEmpty else { return [] }
        var roles: [LanguageTag: RoleSet] = [:]
        for table in project.tables {
            var own = Array(repeating: RoleSet(), count: table.locales.count)
            for row in table.rows { for entry in row.entries { own[Int(entry.locale)].formUnion(row.roles) } }
            for (locale, set) in zip(table.locales, own) where locale.tag.isLanguage { roles[locale.tag, default: []].formUnion(set) }
        }
        var found: Set<NotRun> = []
        for (tag, set) in roles where locales?.contains(tag) != false {
            let data = LocaleData.find(tag)
            for rule in checked where rule.metadata.roles.isEmpty || !rule.metadata.roles.isDisjoint(with: set) {
                if case .noData(let why) = rule.needs.coverage(data) { found.insert(NotRun(rule: rule.metadata.id, locale: tag, why: why)) }
            }
        }
        return found
    }
}
