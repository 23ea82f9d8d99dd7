import HeardCore
import HeardRules
import HeardTestSupport

/// Runs one rule on values written down in a test, without files: `locale key|variation = value`, with `⟦…⟧` around what is to be reported.
/// The first line's locale is the source language; `//` lines are the comment of the key behind them.
struct RuleProbe {
    struct Expected: Hashable, CustomStringConvertible {
        var locale: String, key: String, variation: String, words: String
        var description: String { "\(locale) \(key)|\(variation) ⟦\(words)⟧" }
    }

    var expected: Set<Expected> = []
    private var files: [LocalizationFile] = []
    private var order: [String] = []
    private var roles: [String: RoleSet] = [:]

    init(_ text: String, format: FileFormat = .xcstrings) {
        let sample = SampleText(text)
        for line in sample.lines { add(line, comment: sample.comment(of: line.key, adding: nil), format: format) }
    }

    private mutating func add(_ line: SampleText.Line, comment: String?, format: FileFormat) {
        let (locale, key) = (line.locale, line.key)
        if line.isKeyMarked { expected.insert(Expected(locale: locale, key: key, variation: line.variation, words: "")) }
        for mark in line.value.marks {
            var words = String.UnicodeScalarView()
            words.append(contentsOf: line.value.scalars[mark])
            expected.insert(Expected(locale: locale, key: key, variation: line.variation, words: String(words)))
        }
        if let names = line.roles {
            var set: RoleSet = []
            for name in names.split(whereSeparator: { $0 == "," || $0 == " " }) { if let role = RoleSet(name: String(name)) { set.formUnion(role) } }
            roles[key] = set
        }
        if !order.contains(key) { order.append(key) }
        let tag = LanguageTag(locale)
        if !files.contains(where: { $0.folderLocale == tag }) {
            files.append(LocalizationFile(path: "\(locale).lproj/Localizable.\(format.rawValue)", format: format, source: SourceText([]), folderLocale: tag, table: "Localizable"))
        }
        let file = files.firstIndex { $0.folderLocale == tag } ?? 0
        let state: TranslationState = switch line.state {
        case "needs_review": .needsReview
        case "new": .new
        default: .unspecified
        }
        files[file].units.append(Unit(value: line.value.text, variation: line.variation, range: .empty, syntax: .json, state: state))
        let end = Int32(files[file].units.count)
        if let last = files[file].entries.indices.last, files[file].entries[last].key == key {
            files[file].entries[last].units = files[file].entries[last].units.lowerBound..<end
        } else {
            var flags: Entry.Flags = []
            if line.isStale { flags.insert(.stale) }
            if line.isNotTranslated { flags.insert(.doNotTranslate) }
            files[file].entries.append(Entry(key: key, keyRange: .empty, keySyntax: .json, locale: tag, comment: comment, flags: flags, units: end - 1..<end))
        }
        guard line.variation.hasPrefix("substitutions.") else { return }
        let name = String(line.variation.dropFirst(14).prefix { $0 != "." })
        let entry = files[file].entries.count - 1
        if !files[file].entries[entry].substitutions.contains(where: { $0.name == name }) {
            files[file].entries[entry].substitutions.append(
                Substitution(name: name, argumentNumber: line.variation.contains(".others.") ? nil : files[file].entries[entry].substitutions.count + 1, formatSpecifier: "lld", range: .empty))
        }
    }

    /// What a rule reports.
    func drafts(_ rule: any Rule.Type, settings: RuleSettings = RuleSettings()) -> [FindingDraft] {
        let tags = files.map(\.folderLocale)
        let counts = files.map { $0.entries.count }
        let rows = order.map { key in
            KeyRow(key: key, roles: roles[key] ?? .unknown, entries: files.indices.flatMap { file in
                files[file].entries.indices.filter { files[file].entries[$0].key == key }.map { EntryReference(file: file, entry: $0, locale: file) }
            })
        }
        let table = Table(name: "Localizable", path: "Localizable", sourceLocale: 0, sourceEvidence: .declared, locales: zip(tags, counts).map { TableLocale(tag: $0, keyCount: $1) }, rows: rows)
        let project = ProjectView(Project(files: files, tables: [table], developmentLanguage: tags.first))
        let view = TableView(project: project, index: 0)
        let context = RuleContext(settings: settings)
        let engine = RuleEngine(rules: [rule])
        let keys = view.keys(context)
        for key in keys { engine.check(key, context) }
        engine.check(view, context)
        engine.check(project, context)
        return context.drafts
    }

    /// The locale of the file that a finding stands in.
    func locale(of draft: FindingDraft) -> String { draft.file >= 0 ? files[draft.file].folderLocale.text : "" }

    /// The same files with another value at one place.
    func replacing(key: String, locale: String, variation: String, by value: String) -> RuleProbe {
        var probe = self
        for file in probe.files.indices where probe.files[file].folderLocale.text == locale {
            for entry in probe.files[file].entries where entry.key == key {
                for unit in entry.units where probe.files[file].units[Int(unit)].variation == variation { probe.files[file].units[Int(unit)].value = value }
            }
        }
        return probe
    }

    /// What a rule reports, in the form of ``expected``; findings at a key have the key's variation and no words.
    func found(_ rule: any Rule.Type) -> Set<Expected> {
        Set(drafts(rule).map { draft in
            let file = files[draft.file]
            let locale = file.folderLocale.text
            let value = draft.unit >= 0 ? file.units[draft.unit].value : ""
            let words: String = switch draft.target {
            case .value(let range): String(decoding: Array(value.utf8)[range], as: UTF8.self)
            case .unit: value
            default: ""
            }
            return Expected(locale: locale, key: draft.key ?? "", variation: draft.variation ?? "", words: draft.rule == rule.metadata.id ? words : "FAILED: \(draft.message)")
        })
    }
}
