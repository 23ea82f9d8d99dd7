import HeardCore
import HeardReaders
import HeardRules

/// Drafts to findings: positions, texts, fingerprints, what rules' metadata adds.
struct FindingAssembler {
    private let project: Project
    private var lines: [Int: LineTable] = [:]
    private var lastLine = (file: -1, number: 0, text: "")
    private static let metadata: [String: RuleMetadata] = Dictionary(RuleRegistry.all.map { ($0.metadata.id, $0.metadata) }, uniquingKeysWith: { first, _ in first })

    /// A finding with what deciding between rules needs.
    struct Placed {
        var finding: Finding
        /// Place in the file; nil for findings at a key, which count for all of the entry.
        var range: ByteRange?
        var file: Int
    }

    init(_ project: Project) { self.project = project }

    mutating func assemble(_ draft: FindingDraft) -> Placed {
        var finding = Finding(rule: draft.rule, severity: draft.severity, message: draft.message, file: "")
        var place: ByteRange?, isKey = false
        let info = Self.metadata[draft.rule]
        finding.wcag = info?.wcag ?? []
        finding.labels = info?.labels ?? []
        finding.key = draft.key
        finding.variation = draft.variation.flatMap { $0.isEmpty ? nil : $0 }
        finding.source = draft.source
        finding.suggestion = draft.suggestion
        finding.details = draft.details
        finding.evidence = draft.evidence
        finding.locale = draft.locale
        if project.tables.indices.contains(draft.table) {
            let table = project.tables[draft.table]
            finding.table = table.name
            if table.rows.indices.contains(draft.row) {
                finding.roles = table.rows[draft.row].roles
                if finding.evidence.isEmpty, let roles = info?.roles, !roles.isEmpty { finding.evidence = table.rows[draft.row].evidence.filter { !$0.role.isDisjoint(with: roles) } }
            }
        }
        if project.files.indices.contains(draft.file) {
            let file = project.files[draft.file]
            finding.file = file.path
            if file.entries.indices.contains(draft.entry) {
                let entry = file.entries[draft.entry]
                if finding.locale == nil, !entry.locale.isEmpty { finding.locale = entry.locale }
                if file.units.indices.contains(draft.unit) {
                    let unit = file.units[draft.unit]
                    finding.value = unit.value
                    switch draft.target {
                    case .value(let range): place = unit.syntax == .opaque ? unit.range : ValueMap(source: file.source, unit: unit).rawRange(of: range)
                    case .unit: place = unit.range
                    default: break
                    }
                }
                if case .key = draft.target {
                    place = entry.keyRange
                    isKey = true
                }
            }
        }
        switch draft.target {
        case .bytes(let range): place = range
        case .source(let file, let start, let end, let text):
            finding.file = file
            finding.start = start
            finding.end = end
            finding.lineText = text
        default: break
        }
        if let place { position(&finding, draft.file, place) }
        finding.fingerprint = fingerprint(finding, draft.table, draft.words)
        return Placed(finding: finding, range: isKey ? nil : place, file: draft.file)
    }

    /// A reader's diagnostic.
    mutating func assemble(_ diagnostic: ReadDiagnostic, file index: Int) -> Placed {
        let file = project.files[index]
        var finding = Finding(rule: diagnostic.rule.rawValue, severity: diagnostic.severity, message: diagnostic.message, file: file.path)
        finding.key = diagnostic.key
        finding.variation = diagnostic.variation
        let locale = diagnostic.locale ?? (file.format == .xliff ? file.targetLanguage ?? .none : file.folderLocale)
        if !locale.isEmpty { finding.locale = locale }
        if file.format != .xliff { finding.table = file.table }
        if diagnostic.rule != .unreadableFile { position(&finding, index, diagnostic.range) }
        finding.fingerprint = FindingPolicy.fingerprint([finding.rule, file.path, finding.key ?? "", finding.locale?.text ?? "", finding.variation ?? "", finding.message])
        return Placed(finding: finding, range: diagnostic.range, file: index)
    }

    private mutating func position(_ finding: inout Finding, _ file: Int, _ range: ByteRange) {
        let source = project.files[file].source
        guard source.encoding != .binary else { return }
        let table: LineTable
        if let known = lines[file] { table = known } else {
            table = LineTable(source)
            lines[file] = table
        }
        let start = table.position(of: Int(range.start))
        finding.start = start
        finding.end = table.position(of: Int(range.end))
        if lastLine.file == file, lastLine.number == start.line {
            // Findings on one line share its text: there may be a million on a line.
            finding.lineText = lastLine.text
            return
        }
        let line = table.line(start.line)
        let text = source.string(line.lowerBound..<min(line.upperBound, line.lowerBound + 4_000))
        lastLine = (file, start.line, text)
        finding.lineText = text
    }

    private func fingerprint(_ finding: Finding, _ table: Int, _ words: [String]) -> String {
        let path = project.tables.indices.contains(table) ? project.tables[table].path : finding.file
        return FindingPolicy.fingerprint([finding.rule, path, finding.key ?? "", finding.locale?.text ?? "", finding.variation ?? "", finding.value ?? ""] + words)
    }
}

/// Where two rules say the same about the same place, one does.
enum Supersession {
    /// Rule → those that take its place.
    private static let superseded: [String: Set<String>] = RuleRegistry.all.reduce(into: [:]) { found, rule in
        for other in rule.metadata.supersedes { found[other, default: []].insert(rule.metadata.id) }
    }
    private static let involved = Set(superseded.keys).union(superseded.values.flatMap { $0 })

    static func apply(_ placed: [FindingAssembler.Placed]) -> [FindingAssembler.Placed] {
        struct Place: Hashable {
            var file: Int
            var key: String?
            var locale: LanguageTag?
        }
        var groups: [Place: [Int]] = [:]
        for (index, item) in placed.enumerated() where involved.contains(item.finding.rule) && item.file >= 0 {
            groups[Place(file: item.file, key: item.finding.key, locale: item.finding.locale), default: []].append(index)
        }
        var dropped: Set<Int> = []
        for members in groups.values where members.count > 1 {
            for index in members {
                guard let by = superseded[placed[index].finding.rule] else { continue }
                if members.contains(where: { by.contains(placed[$0].finding.rule) && overlap(placed[$0], placed[index]) }) { dropped.insert(index) }
            }
        }
        return dropped.isEmpty ? placed : placed.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
    }

    private static func overlap(_ a: FindingAssembler.Placed, _ b: FindingAssembler.Placed) -> Bool {
        guard let first = a.range, let second = b.range else {
            // A finding at the key is about the whole entry, or about one variation of it.
            guard let one = a.finding.variation, let other = b.finding.variation else { return true }
            return one == other
        }
        return first.start <= second.end && second.start <= first.end
    }
}
