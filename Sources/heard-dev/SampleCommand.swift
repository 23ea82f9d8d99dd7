import HeardCore
import HeardRules

/// `heard-dev sample [--seed N] [--per-rule N] [--per-app N] [--rule ID] [--least note|warning|error] FOLDER`: random findings to read and judge,
/// with key, comment, source and neighbours. Every folder directly below FOLDER is one app.
enum SampleCommand {
    private struct Options {
        var seed: UInt64 = 1
        var perRule = 30
        var perApp = 5
        var rules: [String] = []
        var least = Severity.warning
        var folder = "."
    }

    /// SplitMix64: the same sample for the same seed, everywhere.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    static func run(_ arguments: [String]) {
        var options = Options()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--seed": options.seed = rest.popFirst().flatMap { UInt64($0) } ?? 1
            case "--per-rule": options.perRule = rest.popFirst().flatMap { Int($0) } ?? 30
            case "--per-app": options.perApp = rest.popFirst().flatMap { Int($0) } ?? 5
            case "--rule": if let rule = rest.popFirst() { options.rules.append(rule) }
            case "--least": options.least = rest.popFirst().flatMap { Severity(name: $0) } ?? .warning
            default: options.folder = argument
            }
        }
        let project = ScratchIndex.project(options.folder)
        let view = ProjectView(project)
        let rules = RuleRegistry.all.filter { options.rules.isEmpty || options.rules.contains($0.metadata.id) }
        let engine = RuleEngine(rules: rules)
        let context = RuleContext()
        for index in project.tables.indices {
            let table = TableView(project: view, index: index)
            for row in project.tables[index].rows.indices { engine.check(KeyView(table: table, row: row, context), context) }
            engine.check(table, context)
        }
        var byRule: [String: [FindingDraft]] = [:]
        for draft in context.drafts { byRule[draft.rule, default: []].append(draft) }
        for (rule, drafts) in byRule.sorted(by: { $0.key < $1.key }) {
            let counts = Severity.allCases.map { severity in "\(drafts.filter { $0.severity == severity }.count) \(severity.name)" }
            print("# \(rule): \(counts.joined(separator: ", "))")
            show(drafts.filter { $0.severity >= options.least }, options, project)
        }
    }

    private static func show(_ drafts: [FindingDraft], _ options: Options, _ project: Project) {
        var generator = Generator(state: options.seed)
        var perApp: [String: Int] = [:]
        var shown = 0
        for draft in drafts.shuffled(using: &generator) where shown < options.perRule && draft.file >= 0 {
            let file = project.files[draft.file]
            let app = String(file.path.dropFirst(options.folder.utf8.count).split(separator: "/").first ?? "")
            guard perApp[app, default: 0] < options.perApp else { continue }
            perApp[app, default: 0] += 1
            shown += 1
            print("[\(draft.severity.name)] \(file.path.dropFirst(options.folder.utf8.count)) \(draft.locale?.text ?? (draft.entry >= 0 ? file.entries[draft.entry].locale.text : "")) \(draft.variation ?? "")")
            print("   key     \(visible(draft.key ?? ""))")
            if draft.entry >= 0, let comment = file.entries[draft.entry].comment { print("   comment \(visible(comment))") }
            if let source = draft.source { print("   source  \(visible(source))") }
            if draft.unit >= 0 { print("   value   \(visible(file.units[draft.unit].value))") }
            if draft.entry > 0 { print("   before  \(visible(file.entries[draft.entry - 1].key))") }
            if draft.entry >= 0, draft.entry + 1 < file.entries.count { print("   after   \(visible(file.entries[draft.entry + 1].key))") }
            print("   says    \(draft.message)")
        }
    }
}
