import HeardCore

/// The rules of one run, sorted by what they see, and how they are called.
public struct RuleEngine: Sendable {
    private struct Slot<R: Sendable>: Sendable {
        let rule: R
        let roles: RoleSet
    }

    private let unitRules: [Slot<any UnitRule>]
    private let entryRules: [Slot<any EntryRule>]
    private let keyRules: [Slot<any KeyRule>]
    private let tableRules: [any TableRule]
    private let projectRules: [any ProjectRule]
    /// Locales to check; nil for all. The source language is always there as the source.
    private let locales: Set<LanguageTag>?

    public init(rules: [any Rule.Type], locales: Set<LanguageTag>? = nil) {
        var unit: [Slot<any UnitRule>] = [], entry: [Slot<any EntryRule>] = [], key: [Slot<any KeyRule>] = []
        var table: [any TableRule] = [], project: [any ProjectRule] = []
        for type in rules {
            let rule = type.init()
            let roles = type.metadata.roles
            if let rule = rule as? any UnitRule { unit.append(Slot(rule: rule, roles: roles)) }
            if let rule = rule as? any EntryRule { entry.append(Slot(rule: rule, roles: roles)) }
            if let rule = rule as? any KeyRule { key.append(Slot(rule: rule, roles: roles)) }
            if let rule = rule as? any TableRule { table.append(rule) }
            if let rule = rule as? any ProjectRule { project.append(rule) }
        }
        unitRules = unit
        entryRules = entry
        keyRules = key
        tableRules = table
        projectRules = project
        self.locales = locales
    }

    public var hasTableRules: Bool { !tableRules.isEmpty }

    private func isAsked(_ tag: LanguageTag) -> Bool { locales.map { $0.contains(tag) } ?? true }

    /// Checks one key in all its locales.
    public func check(_ key: KeyView, _ context: RuleContext) {
        let roles = key.roles
        for entry in key.entries where isAsked(entry.tag) {
            // The source side of an XLIFF file is checked where it is the only source; else the project's own table is.
            if entry.entry.flags.contains(.bilingualSource), !entry.isEffective || key.table.table.sourceLocale != Int(entry.reference.locale) { continue }
            for slot in entryRules where slot.roles.isEmpty || !slot.roles.isDisjoint(with: roles) {
                attempt(slot.rule, entry, context) { try slot.rule.check(entry, context) }
            }
            for unit in entry.units where !unit.unit.isAbsent {
                for slot in unitRules where slot.roles.isEmpty || !slot.roles.isDisjoint(with: roles) {
                    attempt(slot.rule, entry, context) { try slot.rule.check(unit, context) }
                }
            }
        }
        for slot in keyRules where slot.roles.isEmpty || !slot.roles.isDisjoint(with: roles) {
            attempt(slot.rule, key.entries.first, context) { try slot.rule.check(key, context) }
        }
    }

    /// Runs the rules that see a whole table.
    public func check(_ table: TableView, _ context: RuleContext) {
        for rule in tableRules { attempt(rule, nil, context) { try rule.check(table, context) } }
    }

    /// Runs the rules that see the whole project.
    public func check(_ project: ProjectView, _ context: RuleContext) {
        for rule in projectRules { attempt(rule, nil, context) { try rule.check(project, context) } }
    }

    @inline(__always)
    private func attempt(_ rule: any Rule, _ entry: EntryView?, _ context: RuleContext, _ body: () throws -> Void) {
        do { try body() } catch {
            RunningRule.failed(rule, entry: entry, error: error, context)
        }
    }

    /// True where a key's locale was asked for; key and table rules ask before they report.
    public func includes(_ tag: LanguageTag) -> Bool { isAsked(tag) }
}

/// What happens when a rule throws.
enum RunningRule {
    static func failed(_ rule: any Rule, entry: EntryView?, error: any Error, _ context: RuleContext) {
        context.drafts.append(FindingDraft(
            rule: "rule-failed", severity: .error,
            message: "the rule \(rule.id) could not be run here (\(error)), so nothing is known about it; please report this",
            target: .key, file: entry.map { Int($0.reference.file) } ?? -1, entry: entry.map { Int($0.reference.entry) } ?? -1, unit: -1,
            table: entry?.table.index ?? -1, row: entry?.key.index ?? -1, key: entry?.entry.key, locale: nil, variation: nil, source: nil, words: [rule.id],
            suggestion: nil, details: ["rule": .string(rule.id)]))
    }
}
