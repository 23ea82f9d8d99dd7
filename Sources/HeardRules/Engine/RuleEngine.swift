import HeardCore

/// The rules of one run, sorted by what they see, and how they are called.
public struct RuleEngine: Sendable {
    private struct KeyRuleSlot: Sendable {
        let rule: any KeyRule
        let roles: RoleSet
    }

    private let unitRules: RuleCalls
    private let entryRules: RuleCalls
    private let keyRules: [KeyRuleSlot]
    private let tableRules: [any TableRule]
    private let projectRules: [any ProjectRule]
    /// Locales to check; nil for all. The source language is always there as the source.
    private let locales: Set<LanguageTag>?

    public init(rules: [any Rule.Type], locales: Set<LanguageTag>? = nil) {
        var unit: [RuleCall] = [], entry: [RuleCall] = [], key: [KeyRuleSlot] = []
        var table: [any TableRule] = [], project: [any ProjectRule] = []
        for type in rules {
            let rule = type.init()
            let roles = type.metadata.roles
            if let rule = rule.asUnitRule { unit.append(Self.call(rule)) }
            if let rule = rule.asEntryRule { entry.append(Self.call(rule)) }
            if let rule = rule.asKeyRule { key.append(KeyRuleSlot(rule: rule, roles: roles)) }
            if let rule = rule.asTableRule { table.append(rule) }
            if let rule = rule.asProjectRule { project.append(rule) }
        }
        unitRules = RuleCalls(unit)
        entryRules = RuleCalls(entry)
        keyRules = key
        tableRules = table
        projectRules = project
        self.locales = locales
    }

    private static func call<R: UnitRule>(_ rule: R) -> RuleCall { UnitRuleCall(rule) }
    private static func call<R: EntryRule>(_ rule: R) -> RuleCall { EntryRuleCall(rule) }

    public var hasTableRules: Bool { !tableRules.isEmpty }

    private func isAsked(_ tag: @autoclosure () -> LanguageTag) -> Bool { locales.map { $0.contains(tag()) } ?? true }

    /// Checks one key in all its locales.
    public func check(_ key: KeyView, _ context: RuleContext) {
        let roles = key.roles
        var isWhole = true
        for entry in key.entries where isAsked(entry.tag) && !entry.entry.flags.contains(.toldByComment) {
            // The source side of an XLIFF file is checked where it is the only source; else the project's own table is.
            if entry.entry.flags.contains(.bilingualSource), !entry.isEffective || key.table.table.sourceLocale != Int(entry.reference.locale) { continue }
            if let why = entry.excess(context.limits) {
                isWhole = false
                context.leftOut(entry, why: why)
                continue
            }
            entryRules.forEach(roles, entry.classesWithSource) { call in
                do { try call.run(entry, context) } catch { RunningRule.failed(call.rule, entry: entry, error: error, context) }
            }
            for unit in entry.units where !unit.unit.isAbsent {
                unitRules.forEach(roles, unit.classesWithSource) { call in
                    do { try call.run(unit, context) } catch { RunningRule.failed(call.rule, entry: entry, error: error, context) }
                }
            }
        }
        guard isWhole else { return }
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
