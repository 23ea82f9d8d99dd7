import HeardCore

extension SourceReading {
    /// Joins what the source says with the tables of a project: roles and evidence of the rows, texts and controls in ``Project/source``.
    ///
    /// Source evidence is stronger than names and comments, weaker than configuration: where it makes a string spoken, roles from names and
    /// comments are dropped; where it only shows it, roles from names are.
    public func join(to project: inout Project) {
        var index = KeyIndex(project.tables)
        var texts: [TextUse] = []
        var controls = self.controls
        var found: [KeyReference: [Evidence]] = [:]
        var dynamic = dynamicCount

        for use in uses {
            let roles = Self.roles(slot: use.slot)
            var made: [TextUse] = [], formed: [TextUse] = [], sure: Set<TextUse> = []
            for raw in use.texts {
                var text = TextUse(kind: .dynamic, roles: roles, key: raw.text, table: raw.table == "?" ? nil : raw.table, place: raw.place, api: use.api,
                                   condition: raw.condition, isolatesArguments: raw.isolates)
                text.font = use.font
                text.isCertain = raw.isSure
                text.isApart = use.isApart
                text.isStandIn = use.isStandIn || raw.isStandIn
                text.isDirect = raw.hops == 0 && !use.isDeclaration
                switch raw.kind {
                case "key":
                    text.kind = .key
                    text.rows = index.rows(key: raw.text, table: raw.table, from: use.place.file)
                case "accessor":
                    text.rows = index.rows(accessor: raw.text, table: raw.table, from: use.place.file)
                    if text.rows.isEmpty { if roles.isSpoken, roles != .reason { dynamic += 1 } } else { text.kind = .key }
                case "formed":
                    // Each key that fits is one that can be looked up here; which of them belong together is not known.
                    for row in index.rows(formed: raw.text, table: raw.table, from: use.place.file) {
                        var one = text
                        (one.kind, one.key, one.rows) = (.key, project.tables[row.table].rows[row.row].key, [row])
                        formed.append(one)
                    }
                    // A sentence with something in it is no key that is put together: it is found in no table.
                    if formed.isEmpty, raw.text.split(separator: " ").count > 2, !Self.mayBeKey(raw.text, project) { text.kind = .key } else if formed.isEmpty, roles.isSpoken, roles != .reason { dynamic += 1 }
                case "literal": text.kind = .literal
                default: break
                }
                if text.kind == .literal, use.isDeclaration { continue }
                if let first = text.rows.first, text.kind == .key { text.key = project.tables[first.table].rows[first.row].key }
                if raw.isSure { sure.insert(text) }
                made.append(text)
            }
            // A name that ends in accessibilityLabel is evidence only where it leads to a key.
            texts += (made + formed).filter { !use.isDeclaration || !$0.rows.isEmpty }
            for text in made + formed where use.slot != "reason" || sure.contains(text) {
                for row in text.rows {
                    // The error beside a field is no reason why something is off; a word alone is a badge, or a unit.
                    if use.slot == "reason", use.control >= 0, controls[use.control].disablings.isEmpty || !Self.isSentence(project, row) { continue }
                    found[row, default: []].append(Evidence(role: roles, kind: .source, detail: use.slot == "reason" ? "shown while \(controls[use.control].name) is off" : "\(use.api)",
                                                             file: use.place.file, line: text.place.line))
                }
            }
            guard use.control >= 0, use.control < controls.count else { continue }
            switch use.slot {
            case "title", "visible": controls[use.control].titles += made
            case "label": controls[use.control].labels += made
            case "value": controls[use.control].values += made
            case "hint": controls[use.control].hints += made
            case "input": controls[use.control].inputLabels += made
            case "reason": controls[use.control].reasons += made
            case "tooltip": controls[use.control].tooltips += made
            default: break
            }
        }
        joinInterfaceBuilder(project, index, &texts, &controls, &found)

        for (reference, evidence) in found {
            var row = project.tables[reference.table].rows[reference.row]
            guard !row.evidence.contains(where: { $0.kind == .configuration }) else { continue }
            var unique: [Evidence] = []
            var seen: Set<Evidence> = []
            for one in evidence where seen.insert(one).inserted { unique.append(one) }
            let sourceRoles = unique.reduce(into: RoleSet()) { $0.formUnion($1.role) }
            let kept = row.evidence.filter { $0.kind == .interfaceBuilder || (!sourceRoles.isSpoken && $0.kind == .comment) }
            row.evidence = unique + kept
            row.roles = row.evidence.reduce(into: RoleSet()) { $0.formUnion($1.role) }
            project.tables[reference.table].rows[reference.row] = row
        }
        var facts = SourceFacts(texts: texts, controls: controls, symbols: symbols, observations: observations, fileCount: fileCount, dynamicCount: dynamic, problems: problems)
        let shown = controls.reduce(into: Set<String>()) { files, control in
            if (control.titles + control.reasons).contains(where: { !$0.rows.isEmpty }) { files.insert(control.place.file) }
        }
        facts.filesNotOnPhones = SourcePlatform.filesNotOnPhones(shown: shown, code: code)
        project.source = facts
        project.hasSource = true
    }

    /// Some key has the beginning and the end of a sentence with insertions ("step 1 of the tour").
    private static func mayBeKey(_ text: String, _ project: Project) -> Bool {
        let parts = text.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, parts.count > 1 else { return true }
        return project.tables.contains { $0.rows.contains { $0.key.hasPrefix(first) && $0.key.hasSuffix(last) && $0.key.utf8.count > first.utf8.count + last.utf8.count } }
    }

    /// Two words or more in the source language, or four characters of a script that has no blanks.
    private static func isSentence(_ project: Project, _ reference: KeyReference) -> Bool {
        let table = project.tables[reference.table], row = table.rows[reference.row]
        guard let entry = row.entries.first(where: { Int($0.locale) == table.sourceLocale }) ?? row.entries.first else { return false }
        let file = project.files[Int(entry.file)], value = file.entries[Int(entry.entry)].units.map { file.units[Int($0)].value }.max { $0.utf8.count < $1.utf8.count } ?? ""
        let words = value.unicodeScalars.split { !$0.properties.isAlphabetic }
        return words.count >= 2 || (words.first?.count ?? 0) >= 4 && value.unicodeScalars.contains { $0.value >= 0x0E00 && $0.properties.isAlphabetic && !($0.value >= 0x1E00 && $0.value < 0x2000) }
    }
}
