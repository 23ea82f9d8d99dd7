import HeardCore

extension SourceReading {
    /// Interface Builder's texts are keys of the table that has the file's name: `<object id>.<property>`.
    func joinInterfaceBuilder(_ project: Project, _ index: KeyIndex, _ texts: inout [TextUse], _ controls: inout [Control], _ found: inout [KeyReference: [Evidence]]) {
        for object in interfaceBuilder {
            var control = Control(kind: object.kind, name: object.id, place: object.place, screen: object.screen, traits: object.traits)
            if object.kind == .toggle { control.traits.insert(.toggle) }
            for text in object.texts {
                let key = object.id + "." + text.property
                let rows = index.rows(key: key, table: object.table, from: object.place.file)
                guard !rows.isEmpty else { continue }
                let use = TextUse(kind: .key, roles: text.role, key: key, table: object.table, rows: rows, place: text.place, api: text.property)
                texts.append(use)
                switch text.role {
                case .label: control.labels.append(use)
                case .value: control.values.append(use)
                case .hint: control.hints.append(use)
                default: if text.property == "toolTip" { control.tooltips.append(use) } else if !text.property.hasPrefix("placeholder") { control.titles.append(use) }
                }
                for row in rows {
                    found[row, default: []].append(Evidence(role: text.role, kind: .interfaceBuilder, detail: "\(text.property) of a \(object.element)", file: text.place.file, line: text.place.line))
                }
            }
            if !control.texts.isEmpty { controls.append(control) }
        }
    }
}
