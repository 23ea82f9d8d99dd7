import HeardCore
import HeardRules

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
        var comment: String?
        for line in text.split(separator: "\n").map(String.init) {
            if line.hasPrefix("//") {
                let body = String(line.dropFirst(2)).trimmed
                if body.hasPrefix("roles:") { comment = (comment ?? "") + " heard:role " + body.dropFirst(6) } else { comment = body }
                continue
            }
            guard let equals = line.firstRange(of: " = ") else { continue }
            let head = line[..<equals.lowerBound].split(separator: " ", maxSplits: 1).map(String.init)
            guard head.count == 2 else { continue }
            let parts = head[1].split(separator: "|", maxSplits: 1).map(String.init)
            add(locale: head[0], key: parts[0], variation: parts.count > 1 ? parts[1] : "", marked: Self.unescaped(String(line[equals.upperBound...])), comment: comment, format: format)
            comment = nil
        }
    }

    private mutating func add(locale: String, key: String, variation: String, marked: String, comment: String?, format: FileFormat) {
        var value = "", words = "", inside = false
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦": inside = true
            case "⟧":
                inside = false
                expected.insert(Expected(locale: locale, key: key, variation: variation, words: words))
                words = ""
            default:
                value.unicodeScalars.append(scalar)
                if inside { words.unicodeScalars.append(scalar) }
            }
        }
        if let comment, let range = comment.firstRange(of: "heard:role ") {
            var set: RoleSet = []
            for name in comment[range.upperBound...].split(whereSeparator: { $0 == "," || $0 == " " }) { if let role = RoleSet(name: String(name)) { set.formUnion(role) } }
            roles[key] = set
        }
        if !order.contains(key) { order.append(key) }
        let tag = LanguageTag(locale)
        if !files.contains(where: { $0.folderLocale == tag }) {
            files.append(LocalizationFile(path: "\(locale).lproj/Localizable.\(format.rawValue)", format: format, source: SourceText([]), folderLocale: tag, table: "Localizable"))
        }
        let file = files.firstIndex { $0.folderLocale == tag } ?? 0
        let unit = Unit(value: value, variation: variation, range: .empty, syntax: .json)
        files[file].units.append(unit)
        let end = Int32(files[file].units.count)
        if let last = files[file].entries.indices.last, files[file].entries[last].key == key {
            files[file].entries[last].units = files[file].entries[last].units.lowerBound..<end
        } else {
            files[file].entries.append(Entry(key: key, keyRange: .empty, keySyntax: .json, locale: tag, comment: comment, units: end - 1..<end))
        }
    }

    /// What a rule reports.
    func drafts(_ rule: any Rule.Type, settings: RuleSettings = RuleSettings()) -> [FindingDraft] {
        let tags = files.map(\.folderLocale)
        let rows = order.map { key in
            KeyRow(key: key, roles: roles[key] ?? .unknown, entries: files.indices.flatMap { file in
                files[file].entries.indices.filter { files[file].entries[$0].key == key }.map { EntryReference(file: file, entry: $0, locale: file) }
            })
        }
        let table = Table(name: "Localizable", path: "Localizable", sourceLocale: 0, sourceEvidence: .declared, locales: tags.map { TableLocale(tag: $0) }, rows: rows)
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

    private static func unescaped(_ text: String) -> String {
        var out = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let next = rest.popFirst() else { out.append(scalar); continue }
            switch next {
            case "n": out.append("\n")
            case "t": out.append("\t")
            case "u":
                guard rest.first == "{", let end = rest.firstIndex(of: "}") else { out.append("u"); continue }
                if let value = UInt32(String(rest[rest.index(after: rest.startIndex)..<end]), radix: 16), let made = Unicode.Scalar(value) { out.append(made) }
                rest = rest[rest.index(after: end)...]
            default: out.append(next)
            }
        }
        return String(out)
    }
}

private extension String {
    var trimmed: String {
        var view = Substring(self)
        while view.first == " " { view.removeFirst() }
        while view.last == " " { view.removeLast() }
        return String(view)
    }
}
