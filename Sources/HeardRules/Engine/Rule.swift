import HeardCore
import HeardLanguage

/// A check. Rules are stateless values: what they see comes from the views, what they find goes to the context.
///
/// A rule adopts one or more of the protocols below, by what it has to see at once. The engine calls it only for strings that have one of
/// ``RuleMetadata/roles`` (or for all, where that is empty), only for locales that were asked for, and turns a thrown error into a
/// `rule-failed` finding: nothing that a rule throws is lost, and no rule stops another.
public protocol Rule: Sendable {
    static var metadata: RuleMetadata { get }
    init()

    // The rule as what it adopts, else nil; the protocols below answer. A cast (`as? any UnitRule`) goes through all conformances of the program, which
    // takes longer than checking a small project.
    var asUnitRule: (any UnitRule)? { get }
    var asEntryRule: (any EntryRule)? { get }
    var asKeyRule: (any KeyRule)? { get }
    var asTableRule: (any TableRule)? { get }
    var asProjectRule: (any ProjectRule)? { get }
    static var asLanguageRule: (any LanguageRule.Type)? { get }
}

extension Rule {
    public var id: String { Self.metadata.id }
    public var asUnitRule: (any UnitRule)? { nil }
    public var asEntryRule: (any EntryRule)? { nil }
    public var asKeyRule: (any KeyRule)? { nil }
    public var asTableRule: (any TableRule)? { nil }
    public var asProjectRule: (any ProjectRule)? { nil }
    public static var asLanguageRule: (any LanguageRule.Type)? { nil }
}

/// Sees one value, with its source counterpart.
public protocol UnitRule: Rule {
    /// Kinds of characters of which the text or its source has to hold one for the rule to find anything: it is not called for other texts.
    /// Nil, the default, for rules that look at every text.
    static var concerns: TextClasses? { get }
    func check(_ unit: UnitView, _ context: RuleContext) throws
}

/// Sees one key in one locale with all its variations, and the source entry.
public protocol EntryRule: Rule {
    /// As for ``UnitRule``, for all texts of the entry and of its source together.
    static var concerns: TextClasses? { get }
    func check(_ entry: EntryView, _ context: RuleContext) throws
}

/// Sees one key in all its locales.
public protocol KeyRule: Rule {
    func check(_ key: KeyView, _ context: RuleContext) throws
}

/// Sees all keys of a table.
public protocol TableRule: Rule {
    func check(_ table: TableView, _ context: RuleContext) throws
}

/// Sees the whole project: source files, controls, several tables.
public protocol ProjectRule: Rule {
    func check(_ project: ProjectView, _ context: RuleContext) throws
}

extension UnitRule {
    public static var concerns: TextClasses? { nil }
    public var asUnitRule: (any UnitRule)? { self }
}

extension EntryRule {
    public static var concerns: TextClasses? { nil }
    public var asEntryRule: (any EntryRule)? { self }
}

extension KeyRule {
    public var asKeyRule: (any KeyRule)? { self }
}

extension TableRule {
    public var asTableRule: (any TableRule)? { self }
}

extension ProjectRule {
    public var asProjectRule: (any ProjectRule)? { self }
}

extension LanguageRule {
    public static var asLanguageRule: (any LanguageRule.Type)? { Self.self }
}
