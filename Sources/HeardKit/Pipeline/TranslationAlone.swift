import HeardCore

/// What can't be told of a translation alone.
enum TranslationAlone {
    /// Rules that compare a text with its source: they find nothing where there is none.
    static let comparingRules: Set<String> = [
        "ambiguous-label", "argument-mismatch", "argument-order", "double-space", "edge-space", "empty-value", "end-punctuation", "expansion-risk", "extra-key",
        "inconsistent-term", "markup-mismatch", "missing-translation", "newline-mismatch", "unmirrored-direction", "untranslated-value",
    ]

    /// For a run on the files of one locale whose source language is nowhere: a file of strings says nothing of what it was translated from.
    ///
    /// - Parameter runs: true for rules that the run asks for
    static func notRun(_ project: Project, runs: (String) -> Bool) -> Set<NotRun> {
        let used = project.tables.filter { !$0.rows.isEmpty }
        guard !used.isEmpty, used.allSatisfy({ $0.sourceEvidence == .onlyLocale && $0.locales.count == 1 }) else { return [] }
        let tags = Set(used.compactMap { $0.locales.first?.tag })
        guard tags.count == 1, let tag = tags.first, tag.isLanguage, tag.language != "en" else { return [] }
        return Set(comparingRules.filter(runs).map { NotRun(rule: $0, locale: tag, why: "there is no source text beside this translation: check the folder that holds all languages") })
    }
}
