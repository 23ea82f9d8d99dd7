import HeardCore
import HeardLayout

/// The title of the button that a reason stands under, for pictures.
public enum ReasonTitle {
    /// By configuration, by the app's source, or by key family, as `detached-reason` looks for it.
    ///
    /// - Parameters:
    ///   - reason: the row of the reason
    ///   - locale: language of the title
    /// - Returns: the title set in its longest form; nil where none is known, or it has characters without metrics
    public static func find(_ reason: KeyReference, _ locale: LanguageTag, in project: ProjectView, _ context: RuleContext) -> PreparedText? {
        guard project.project.tables.indices.contains(reason.table), project.project.tables[reason.table].rows.indices.contains(reason.row) else { return nil }
        // The views refer to each other without owning: all of them live as long as this call.
        let table = TableView(project: project, index: reason.table), key = KeyView(table: table, row: reason.row, context)
        guard let entry = key.effectiveEntry(locale) ?? key.source else { return nil }
        let found = (try? ReasonButton.find(for: entry, DetachedReasonRule(), context)) ?? nil
        return withExtendedLifetime((table, key)) { found?.title }
    }
}
