import HeardCore
import HeardLanguage

extension TableView {
    /// At least a third of the locale's texts have letters of this script: Serbian may be written in Latin letters throughout.
    ///
    /// Looks at up to 60 keys spread over the table, once per table, locale and worker.
    func usesScript(_ letters: TextClasses, of locale: Int32, _ context: RuleContext) -> Bool {
        // One key says nothing about the others.
        if table.isPartial { return false }
        if let known = scriptUse[locale] { return known }
        let rows = table.rows
        let files = project.project.files
        let step = max(1, rows.count / 60)
        var seen = 0, with = 0
        for index in stride(from: 0, to: rows.count, by: step) {
            for reference in rows[index].entries where reference.locale == locale {
                guard files.indices.contains(Int(reference.file)) else { continue }
                let file = files[Int(reference.file)]
                guard let entry = file.entries[at: Int(reference.entry)] else { continue }
                for unit in entry.units.prefix(1) {
                    guard let value = file.units[at: Int(unit)]?.value, !value.isEmpty else { continue }
                    let classes = AnalyzedText(value).classes
                    guard classes.hasAny(.letters) else { continue }
                    seen += 1
                    if classes.hasAny(letters) { with += 1 }
                }
                break
            }
        }
        let result = seen < 4 || with * 3 >= seen
        scriptUse[locale] = result
        return result
    }
}

extension Array {
    /// The element, or nil where the index is out of bounds.
    subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
