import HeardCore

/// Source languages that nothing names: said, since rules that compare a translation with its source go by them.
enum GuessedSource {
    /// A remark for a language and the tables that are taken to be written in it.
    static func remarks(_ project: Project) -> [String] {
        var tables: [LanguageTag: [String]] = [:]
        for table in project.tables where table.sourceEvidence == .mostKeys {
            if let tag = table.sourceTag { tables[tag, default: []].append(table.path) }
        }
        let alone = project.tables.filter { $0.sourceLocale == nil && $0.locales.count > 1 && !$0.rows.isEmpty }.map(\.path)
        let compared = alone.first.map { first in
            ["\(alone.count == 1 ? first : "\(first) and \(alone.count - 1) more tables") without a text in the source language: translations there are compared with nothing"]
        } ?? []
        return compared + tables.sorted { $0.key < $1.key }.map { tag, paths in
            let which = paths.count == 1 ? paths[0] : "\(paths[0]) and \(paths.count - 1) more tables"
            return "the source language of \(which) is taken to be \(tag.text), which has most keys; --development-language names another"
        }
    }
}
