import HeardCore

extension UnitView {
    /// What VoiceOver says by itself for the controls whose value this string is, as the app's source shows; empty without source.
    var valueTraits: Control.Traits {
        guard let source = entry.table.project.project.source else { return [] }
        let key = KeyReference(table: entry.table.index, row: entry.key.index)
        return source.controls(of: key).reduce(into: []) { traits, control in
            guard control.values.contains(where: { $0.rows.contains(key) }) else { return }
            traits.formUnion(control.traits)
            if control.kind == .toggle { traits.insert(.toggle) }
        }
    }
}
