import HeardCore
import HeardReaders
import HeardRules

/// Drafts to findings: positions, texts, fingerprints, what rules' metadata adds. Never changed: workers share it.
struct FindingAssembler: Sendable {
    private let project: Project
    /// Of the files that findings are in; by file.
    private let lines: [LineTable?]
    private let longLines = LongLines()
    private static let metadata: [String: Info] = Dictionary(RuleRegistry.all.map { ($0.metadata.id, Info(wcag: $0.metadata.wcag, labels: $0.metadata.labels, roles: $0.metadata.roles)) }, uniquingKeysWith: { first, _ in first })

    /// What findings get of their rule's metadata.
    private struct Info: Sendable {
        var wcag: [String]
        var labels: [String]
        var roles: RoleSet
    }

    /// What deciding between rules needs to know of a finding.
    struct Place {
        var file: Int
        /// In the file; nil for findings at a key, which count for all of the entry.
        var range: ByteRange?
    }

    /// - Parameter files: indices of the files that findings are in
    init(_ project: Project, files: [Int], jobs: Int) {
        self.project = project
        let tables = Parallel.fill(files.count, step: 1, jobs: jobs) { place -> LineTable? in
            let source = project.files[files[place]].source
            return source.encoding == .binary ? nil : LineTable(source, jobs: files.count < jobs ? jobs : 1)
        }
        var lines = [LineTable?](repeating: nil, count: project.files.count)
        for (place, file) in files.enumerated() { lines[file] = tables[place] }
        self.lines = lines
    }

    func place(of draft: FindingDraft) -> Place {
        if case .key = draft.target { return Place(file: draft.file) }
        return Place(file: draft.file, range: range(of: draft))
    }

    /// Bytes of the file that a draft points at.
    private func range(of draft: FindingDraft) -> ByteRange? {
        if case .bytes(let range) = draft.target { return range }
        guard project.files.indices.contains(draft.file), project.files[draft.file].entries.indices.contains(draft.entry) else { return nil }
        if case .key = draft.target { return project.files[draft.file].entries[draft.entry].keyRange }
        guard project.files[draft.file].units.indices.contains(draft.unit) else { return nil }
        switch draft.target {
        case .value(let range):
            let unit = project.files[draft.file].units[draft.unit]
            return unit.syntax == .opaque ? unit.range : ValueMap(source: project.files[draft.file].source, unit: unit).rawRange(of: range)
        case .unit: return project.files[draft.file].units[draft.unit].range
        default: return nil
        }
    }

    func assemble(_ draft: FindingDraft) -> Finding {
        var finding = Finding(rule: draft.rule, severity: draft.severity, message: draft.message, file: "")
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
            finding.table = project.tables[draft.table].name
            if project.tables[draft.table].rows.indices.contains(draft.row) {
                finding.roles = project.tables[draft.table].rows[draft.row].roles
                if finding.evidence.isEmpty, let roles = info?.roles, !roles.isEmpty {
                    finding.evidence = project.tables[draft.table].rows[draft.row].evidence.filter { !$0.role.isDisjoint(with: roles) }
                }
            }
        }
        if project.files.indices.contains(draft.file) {
            finding.file = project.files[draft.file].path
            if project.files[draft.file].entries.indices.contains(draft.entry) {
                if finding.locale == nil {
                    let own = project.files[draft.file].entries[draft.entry].locale
                    if !own.isEmpty { finding.locale = own }
                }
                if project.files[draft.file].units.indices.contains(draft.unit) { finding.value = project.files[draft.file].units[draft.unit].value }
            }
        }
        if case .source(let file, let start, let end, let text) = draft.target {
            finding.file = file
            finding.start = start
            finding.end = end
            finding.lineText = text
        }
        if let bytes = range(of: draft) { position(&finding, draft.file, bytes) }
        finding.fingerprint = fingerprint(finding, draft.table, draft.words)
        return finding
    }

    /// A reader's diagnostic.
    func assemble(_ diagnostic: ReadDiagnostic, file index: Int) -> Finding {
        let file = project.files[index]
        var finding = Finding(rule: diagnostic.rule.rawValue, severity: diagnostic.severity, message: diagnostic.message, file: file.path)
        finding.key = diagnostic.key
        finding.variation = diagnostic.variation
        let locale = diagnostic.locale ?? (file.format == .xliff ? file.targetLanguage ?? .none : file.folderLocale)
        if !locale.isEmpty { finding.locale = locale }
        if file.format != .xliff { finding.table = file.table }
        if diagnostic.rule != .unreadableFile { position(&finding, index, diagnostic.range) }
        // The words that were found, never the message: it may tell a line.
        finding.fingerprint = FindingPolicy.fingerprint([finding.rule, file.path, finding.key ?? "", finding.locale?.text ?? "", finding.variation ?? "",
                                                        file.source.string(diagnostic.range.range.prefix(200))])
        return finding
    }

    private func position(_ finding: inout Finding, _ file: Int, _ range: ByteRange) {
        let source = project.files[file].source
        guard source.encoding != .binary else { return }
        let table = lines[file] ?? LineTable(source)
        let start = table.position(of: Int(range.start))
        finding.start = start
        finding.end = table.position(of: Int(range.end))
        let line = table.line(start.line)
        let shown = line.lowerBound..<min(line.upperBound, line.lowerBound + 4_000)
        finding.lineText = shown.count < 1_000 ? source.string(shown) : longLines.text(file, start.line) { source.string(shown) }
    }

    private func fingerprint(_ finding: Finding, _ table: Int, _ words: [String]) -> String {
        let path = project.tables.indices.contains(table) ? project.tables[table].path : finding.file
        var hash = Fingerprint()
        hash.add(finding.rule)
        hash.add(path)
        hash.add(finding.key ?? "")
        hash.add(finding.locale?.text ?? "")
        hash.add(finding.variation ?? "")
        hash.add(finding.value ?? "")
        for word in words { hash.add(word) }
        return hash.text
    }
}

/// Where two rules say the same about the same place, one does.
enum Supersession {
    /// Rule → those that take its place.
    private static let superseded: [String: Set<String>] = RuleRegistry.all.reduce(into: [:]) { found, rule in
        for other in rule.metadata.supersedes { found[other, default: []].insert(rule.metadata.id) }
    }
    private static let involved = Set(superseded.keys).union(superseded.values.flatMap { $0 })

    /// A finding's part in this.
    private enum Part: Sendable { case none, stays, mayGo }

    /// Indices of what another finding says already.
    ///
    /// - Parameter place: where the finding of an index stands
    static func dropped(_ findings: [Finding], jobs: Int = 1, place: (Int) -> FindingAssembler.Place) -> Set<Int> {
        struct Spot: Hashable {
            var file: Int
            var key: String?
            var locale: LanguageTag?
        }
        // Few rules are concerned: first where a finding stands that may have to go, then what stands there.
        let parts = Parallel.fill(findings.count, step: 2_000, jobs: jobs) { index in
            findings.withUnsafeBufferPointer { !involved.contains($0[index].rule) ? Part.none : superseded[$0[index].rule] != nil ? .mayGo : .stays }
        }
        var groups: [Spot: [(index: Int, place: FindingAssembler.Place)]] = [:]
        for isFirst in [true, false] {
            for index in findings.indices where isFirst ? parts[index] == .mayGo : parts[index] != .none {
                let found = place(index)
                guard found.file >= 0 else { continue }
                let spot = Spot(file: found.file, key: findings[index].key, locale: findings[index].locale)
                if isFirst { groups[spot] = [] } else { groups[spot]?.append((index, found)) }
            }
            if groups.isEmpty { return [] }
        }
        var dropped: Set<Int> = []
        for members in groups.values where members.count > 1 {
            for one in members {
                guard let by = superseded[findings[one.index].rule] else { continue }
                if members.contains(where: { by.contains(findings[$0.index].rule) && overlap($0.place, one.place, findings[$0.index], findings[one.index]) }) { dropped.insert(one.index) }
            }
        }
        return dropped
    }

    private static func overlap(_ a: FindingAssembler.Place, _ b: FindingAssembler.Place, _ first: Finding, _ second: Finding) -> Bool {
        guard let one = a.range, let other = b.range else {
            // A finding at the key is about the whole entry, or about one variation of it.
            guard let one = first.variation, let other = second.variation else { return true }
            return one == other
        }
        return one.start <= other.end && other.start <= one.end
    }
}
