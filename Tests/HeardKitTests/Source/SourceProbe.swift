import HeardCore
import HeardKit
import HeardReaders
import HeardRules
import HeardTestSupport
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A small app in the notation of samples (`--- path` and the file as it is): its source is read by `heard-source`, its tables by the readers,
/// and a rule looks at both. `⟦…⟧` marks what is to be reported: words of the code, a key, or a value.
struct SourceProbe {
    let folder: String
    let project: Project
    let expected: Set<String>
    private let texts: [String: [Unicode.Scalar]]

    /// True where `heard-source` was built beside the tests.
    static let isAvailable = SourceReading.isAvailable

    init(_ text: String) throws {
        var template = Array("/tmp/heard-probe.XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw Failure("no temporary folder") }
        let folder = String(cString: made)
        self.folder = folder
        var expected: Set<String> = [], texts: [String: [Unicode.Scalar]] = [:], sources: [String] = [], files: [LocalizationFile] = []
        for file in SampleText(text).rawFiles {
            let path = folder + "/" + file.path
            for mark in file.content.marks { expected.insert("\(file.path) ⟦\(String(String.UnicodeScalarView(file.content.scalars[mark])))⟧") }
            texts[path] = file.content.scalars
            try Self.write(file.content.text, to: path)
            let parts = file.path.split(separator: "/")
            guard let name = parts.last, let dot = name.lastIndex(of: ".") else { continue }
            guard let format = FileFormat(rawValue: String(name[name.index(after: dot)...])) else { sources.append(path); continue }
            let locale = parts.dropLast().last { $0.hasSuffix(".lproj") }.map { LanguageTag(folderName: String($0.dropLast(6))) } ?? .none
            let bytes = Array(file.content.text.utf8)
            files.append(bytes.withUnsafeBytes { LocalizationReader.read(path: path, format: format, folderLocale: locale, table: String(name[..<dot]), bytes: $0) })
        }
        var project = Self.join(files, folder: folder)
        SourceReading.read(files: sources).join(to: &project)
        self.project = project
        self.expected = expected
        self.texts = texts
    }

    struct Failure: Error { var why: String; init(_ why: String) { self.why = why } }

    private static func write(_ text: String, to path: String) throws {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            mkdir(folder, 0o755)
        }
        guard let file = fopen(path, "w") else { throw Failure("can't write \(path)") }
        defer { fclose(file) }
        let bytes = Array(text.utf8)
        fwrite(bytes, 1, bytes.count, file)
    }

    /// One table for each name; the first file's locale is the source.
    private static func join(_ files: [LocalizationFile], folder: String) -> Project {
        var tables: [Table] = []
        var entries: [String: [(file: Int, entry: Int, tag: LanguageTag, key: String)]] = [:], names: [String] = []
        for (f, file) in files.enumerated() {
            if entries[file.table] == nil { names.append(file.table) }
            for (e, entry) in file.entries.enumerated() {
                let tag = file.format == .strings || file.format == .stringsdict ? file.folderLocale : entry.locale
                entries[file.table, default: []].append((f, e, tag, entry.key))
            }
        }
        for name in names {
            let list = entries[name] ?? []
            let source = files.lazy.filter { $0.table == name }.compactMap(\.sourceLanguage).first ?? list.first?.tag ?? .none
            let tags = Set(list.map(\.tag)).sorted()
            var keys: [String] = [], seen: Set<String> = []
            for item in list where seen.insert(item.key).inserted { keys.append(item.key) }
            let rows = keys.map { key in
                KeyRow(key: key, entries: list.filter { $0.key == key }.map { EntryReference(file: $0.file, entry: $0.entry, locale: tags.firstIndex(of: $0.tag) ?? 0) }.sorted { $0.locale < $1.locale })
            }
            tables.append(Table(name: name, path: folder + "/" + name, sourceLocale: tags.firstIndex(of: source), sourceEvidence: .declared, locales: tags.map { tag in
                TableLocale(tag: tag, keyCount: list.filter { $0.tag == tag }.count)
            }, rows: rows))
        }
        return Project(files: files, tables: tables, developmentLanguage: tables.first?.sourceTag)
    }

    /// What a rule reports, in the form of ``expected``; notes are left out unless asked for.
    ///
    /// - Parameter inTables: run what the rule says of single strings too, not only of the project as a whole
    func found(_ rule: any Rule.Type, notes: Bool = false, inTables: Bool = false) -> Set<String> {
        let context = RuleContext()
        let engine = RuleEngine(rules: [rule])
        let view = ProjectView(project)
        for index in project.tables.indices where inTables {
            let table = TableView(project: view, index: index)
            for key in table.keys(context) { engine.check(key, context) }
            engine.check(table, context)
        }
        engine.check(view, context)
        return Set(context.drafts.filter { notes || $0.severity > .note }.map { draft in
            switch draft.target {
            case .source(let file, let start, let end, _): return "\(relative(file)) ⟦\(words(file, start, end))⟧"
            case .key: return "\(relative(project.files[draft.file].path)) ⟦\(draft.key ?? "")⟧"
            case .unit: return "\(relative(project.files[draft.file].path)) ⟦\(project.files[draft.file].units[draft.unit].value)⟧"
            case .value(let range): return "\(relative(project.files[draft.file].path)) ⟦\(String(decoding: Array(project.files[draft.file].units[draft.unit].value.utf8)[range], as: UTF8.self))⟧"
            case .bytes: return "bytes"
            }
        })
    }

    private func relative(_ path: String) -> String { path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : path }

    private func words(_ file: String, _ start: SourcePosition, _ end: SourcePosition) -> String {
        guard let scalars = texts[file] else { return "?" }
        let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false)
        guard start.line == end.line, lines.indices.contains(start.line - 1) else { return "\(start.line):\(start.column)" }
        let line = Array(lines[start.line - 1])
        guard start.column >= 1, end.column - 1 <= line.count, start.column <= end.column else { return "\(start.line):\(start.column)" }
        return String(String.UnicodeScalarView(line[(start.column - 1)..<(end.column - 1)]))
    }

    /// Roles of a key.
    func roles(_ key: String) -> [String] { project.tables.lazy.flatMap(\.rows).first { $0.key == key }?.roles.names ?? [] }
}
