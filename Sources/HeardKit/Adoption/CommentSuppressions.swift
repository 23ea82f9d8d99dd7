import HeardCore
import HeardReporters

/// `heard:ignore` in comments: each covers the entry in all locales of its table.
struct CommentSuppressions {
    private struct Key: Hashable {
        var table: Int
        var key: String
    }

    private struct Suppression {
        var rules: [String]
        var used: Set<String> = []
        var file: Int
        var entry: Int
    }

    private let project: Project
    private var suppressions: [Key: Suppression] = [:]
    /// `heard:role` with a word that is no role.
    private var misnamed: [Key: (word: String, file: Int, entry: Int)] = [:]
    /// Table of each file by path; filled only where there are suppressions.
    private var tables: [String: [Int]] = [:]

    init(_ project: Project, jobs: Int) {
        self.project = project
        for (index, number) in project.rowsWithDirectives(jobs: jobs) {
            let row = project.tables[index].rows[number]
            var seen: (file: Int, range: ByteRange) = (-1, .empty)
            for reference in row.entries {
                let file = Int(reference.file), entry = Int(reference.entry)
                guard project.files.indices.contains(file), project.files[file].entries.indices.contains(entry) else { continue }
                // All locales of a catalog's key have the same comment.
                let range = project.files[file].entries[entry].commentRange
                if seen == (file, range), range != .empty { continue }
                seen = (file, range)
                guard let comment = project.files[file].entries[entry].comment, comment.utf8.count >= 12,
                      let directives = CommentDirectives.parse(comment) else { continue }
                let key = Key(table: index, key: row.key)
                if misnamed[key] == nil, let word = directives.unknownRoles.first { misnamed[key] = (word, file, entry) }
                if directives.ignoredRules.isEmpty { continue }
                // The same comment often stands in the tables of all locales: one suppression.
                if suppressions[key] == nil {
                    suppressions[key] = Suppression(rules: directives.ignoredRules, file: Int(reference.file), entry: Int(reference.entry))
                } else {
                    for rule in directives.ignoredRules where !(suppressions[key]?.rules.contains(rule) ?? true) { suppressions[key]?.rules.append(rule) }
                }
            }
        }
        guard !suppressions.isEmpty else { return }
        for (index, table) in project.tables.enumerated() {
            for file in Set(table.locales.flatMap(\.files)) where project.files.indices.contains(Int(file)) {
                tables[project.files[Int(file)].path, default: []].append(index)
            }
        }
    }

    mutating func silences(_ finding: Finding) -> Bool {
        guard !suppressions.isEmpty, let key = finding.key else { return false }
        // A place in the app's source names the key but no table file.
        let candidates = tables[finding.file] ?? Array(project.tables.indices)
        for table in candidates where candidates.count == 1 || finding.table == nil || project.tables[table].name == finding.table {
            let at = Key(table: table, key: key)
            if suppressions[at]?.rules.contains(finding.rule) ?? false {
                suppressions[at]?.used.insert(finding.rule)
                return true
            }
        }
        return false
    }

    /// Findings for rules in comments that silenced nothing, or that do not exist.
    func unused(ruleNames: Set<String>, isPartial: Bool, runs: (String) -> Bool) -> [Finding] {
        var out: [Finding] = []
        for (at, suppression) in suppressions {
            for rule in suppression.rules where !suppression.used.contains(rule) {
                let message: String
                if !ruleNames.contains(rule) {
                    message = "heard:ignore names \(quoted(rule)), which is no rule\(Suggestion.text(for: rule, among: ruleNames.sorted()))"
                } else if !isPartial, runs(rule) {
                    message = "heard:ignore \(rule) silences nothing here; delete it from the comment, or it will hide the next real finding"
                } else { continue }
                if let finding = finding(message, at, suppression.file, suppression.entry, ["rule": .string(rule)]) { out.append(finding) }
            }
        }
        for (at, item) in misnamed {
            let near = Suggestion.text(for: item.word, among: RoleSet.allNames)
            let message = "heard:role names \(quoted(item.word)), which is no role\(near.isEmpty ? "; known: " + RoleSet.allNames.joined(separator: ", ") : near)"
            if let finding = finding(message, at, item.file, item.entry, [:]) { out.append(finding) }
        }
        return out.sorted { ($0.file, $0.start?.line ?? 0, $0.message) < ($1.file, $1.start?.line ?? 0, $1.message) }
    }

    /// At the key of an entry.
    private func finding(_ message: String, _ at: Key, _ fileIndex: Int, _ entryIndex: Int, _ details: [String: DetailValue]) -> Finding? {
        guard project.files.indices.contains(fileIndex) else { return nil }
        let file = project.files[fileIndex]
        guard file.entries.indices.contains(entryIndex) else { return nil }
        let entry = file.entries[entryIndex], table = project.tables[at.table]
        let lines = LineTable(file.source)
        let start = lines.position(of: entry.keyRange.range.lowerBound)
        var finding = Finding(rule: "unused-suppression", severity: .warning, message: message, file: file.path, start: start,
                              end: lines.position(of: entry.keyRange.range.upperBound), table: table.name, key: at.key, locale: entry.locale,
                              roles: table.rows.first { $0.key == at.key }?.roles ?? [], details: details)
        finding.lineText = file.source.string(lines.line(start.line))
        return finding
    }
}

extension Project {
    /// The entry that a reference points at; nil when it points nowhere.
    func entry(_ reference: EntryReference) -> Entry? {
        guard files.indices.contains(Int(reference.file)) else { return nil }
        let entries = files[Int(reference.file)].entries
        return entries.indices.contains(Int(reference.entry)) ? entries[Int(reference.entry)] : nil
    }
}

/// Paths as baselines write them.
enum HeardPaths {
    static func uri(_ path: String) -> String { SARIFReporter.uri(path) }
}
