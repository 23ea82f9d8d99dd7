import HeardCore
import HeardRules

/// Checks groups of units; belongs to one worker at a time.
final class UnitChecker {
    enum Item {
        case group(UnitGroup)
        case failure(line: Int, message: String)
    }

    /// What became of an item.
    struct Outcome: Sendable {
        var failure: (line: Int, message: String)?
        var findings: [Finding] = []
        var units: [(locale: LanguageTag, count: Int, isSpoken: Bool)] = []
    }

    private let engine: RuleEngine
    private let configuration: Configuration
    private let policy: FindingPolicy
    private let limits: Limits
    private var context: RuleContext
    /// Locales that the context has made its objects for.
    private var known: Set<LanguageTag> = []
    private(set) var notRun: Set<NotRun> = []
    /// Rules of this run that rest on the words of a language, and the roles that were seen in each locale.
    private let languageRules: [any Rule.Type]
    private var seenRoles: [LanguageTag: RoleSet] = [:]

    init(_ engine: RuleEngine, _ configuration: Configuration, _ policy: FindingPolicy, _ limits: Limits) {
        self.engine = engine
        self.configuration = configuration
        self.policy = policy
        self.limits = limits
        languageRules = RuleRegistry.all.filter { $0.asLanguageRule != nil && policy.runs($0.metadata.id) }
        context = RuleContext(settings: configuration.ruleSettings)
    }

    func check(_ item: Item) -> Outcome {
        switch item {
        case .failure(let line, let message): return Outcome(failure: (line, message))
        case .group(let group): return check(group)
        }
    }

    private func check(_ group: UnitGroup) -> Outcome {
        var project = group.project()
        if let roles = group.roles { project.tables[0].rows[0].roles = roles } else { Roles.fromNames(&project, jobs: 1) }
        Roles.fromPeople(&project, configuration, jobs: 1)
        for locale in project.tables[0].locales { known.insert(locale.tag) }
        let table = TableView(project: ProjectView(project), index: 0)
        let key = KeyView(table: table, row: 0, context)
        engine.check(key, context)
        // What is found in the source text beside a unit belongs to the source's own unit.
        let drafts = context.takeDrafts().filter { draft in
            guard project.files.indices.contains(draft.file), project.files[draft.file].entries.indices.contains(draft.entry) else { return true }
            return !project.files[draft.file].entries[draft.entry].flags.contains(.bilingualSource)
        }
        var outcome = Outcome()
        outcome.findings = findings(drafts, project, group)
        outcome.units = units(project)
        takeCoverage(project)
        takeNotRun()
        return outcome
    }

    private func findings(_ drafts: [FindingDraft], _ project: Project, _ group: UnitGroup) -> [Finding] {
        guard !drafts.isEmpty else { return [] }
        let assembler = FindingAssembler(project, files: Array(project.files.indices), jobs: 1)
        var findings = drafts.map { assembler.assemble($0) }
        let dropped = Supersession.dropped(findings) { assembler.place(of: drafts[$0]) }
        findings.keep { index, _ in !dropped.contains(index) }
        for index in findings.indices where findings[index].start == nil {
            findings[index].start = group.position(file: findings[index].file, locale: findings[index].locale, variation: findings[index].variation)
        }
        FindingOrder.sort(&findings)
        policy.apply(&findings, project: project)
        return findings
    }

    private func units(_ project: Project) -> [(locale: LanguageTag, count: Int, isSpoken: Bool)] {
        let row = project.tables[0].rows[0]
        return row.entries.compactMap { reference in
            guard let entry = project.entry(reference), !entry.flags.contains(.bilingualSource) else { return nil }
            return (entry.locale, entry.units.count, row.roles.isSpoken)
        }
    }

    /// A stream may name any number of locales: what was made for them is dropped now and then.
    private func takeNotRun() {
        guard known.count > limits.openLocales else { return }
        mergeNotRun()
        context = RuleContext(settings: configuration.ruleSettings)
        known.removeAll()
        seenRoles.removeAll()
    }

    /// Rules without data for a locale, once for each locale and role.
    private func takeCoverage(_ project: Project) {
        let roles = project.tables[0].rows[0].roles
        var isNew = false
        for locale in project.tables[0].locales where locale.tag.isLanguage && !(seenRoles[locale.tag]?.isSuperset(of: roles) ?? false) {
            seenRoles[locale.tag, default: []].formUnion(roles)
            isNew = true
        }
        guard isNew else { return }
        for item in LanguageCoverage.notRun(project, languageRules, locales: nil) where notRun.count < limits.notRun { notRun.insert(item) }
    }

    /// To be called at the end of the stream.
    func mergeNotRun() {
        for item in context.notRun where notRun.count < limits.notRun { notRun.insert(item) }
    }
}
