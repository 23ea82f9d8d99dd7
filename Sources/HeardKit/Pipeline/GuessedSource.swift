import HeardCore

/// Source languages that nothing names: said, since rules that compare a translation with its source go by them.
enum GuessedSource {
    /// A remark for a language and the tables that are taken to be written in it.
    static func remarks(_ project: Project) -> [String] {
        var tables: [LanguageTag: [String]] = [:]
        for table in project.tables where table.sourceEvidence == .mostKeys {
            if let tag = table.sourceTag { tables[tag, default: []].append(table.path) }
        }
        return tables.sorted { $0.key < $1.key }.map { tag, paths in
            let others = paths.count - 1
            let which = others == 0 ? paths[0] : "\(paths[0]) and \(others) \(others == 1 ? "other table" : "other tables")"
            return "the source language of \(which) is taken to be \(tag.text), which has most keys; --development-language names another"
        }
    }
}
