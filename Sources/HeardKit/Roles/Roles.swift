import HeardCore

/// Gives every row of a project its roles: names and comments first, then the app's source, then what people wrote down.
enum Roles {
    /// Roles from key names, Interface Builder properties and comments.
    static func fromNames(_ project: inout Project, jobs: Int) {
        for table in project.tables.indices {
            let found = evidence(table, project, jobs)
            for row in found.indices where !found[row].isEmpty {
                project.tables[table].rows[row].evidence = found[row]
                project.tables[table].rows[row].roles = found[row].reduce(into: RoleSet()) { $0.formUnion($1.role) }
            }
        }
    }

    /// For each row of a table.
    private static func evidence(_ table: Int, _ project: Project, _ jobs: Int) -> [[Evidence]] {
        let count = project.tables[table].rows.count
        return Parallel.fill(count, step: 500, jobs: count > 1_000 ? jobs : 1) { evidence(project.tables[table].rows[$0], project) }
    }

    private static func evidence(_ row: KeyRow, _ project: Project) -> [Evidence] {
        var found: [Evidence] = []
        let key = KeyRoles.find(row.key)
        if let comment = comment(row, project), let (roles, why) = CommentRoles.find(comment) {
            found += roles.names.compactMap { RoleSet(name: $0) }.map { Evidence(role: $0, kind: .comment, detail: why) }
        }
        if let (roles, kind, why) = key {
            // What the comment says of a spoken property wins over a name that looks visible.
            let isOnlyVisible = roles == .visible
            if !(isOnlyVisible && found.contains { $0.role.isSpoken }), !found.contains(where: { $0.role == roles }) {
                let item = Evidence(role: roles, kind: kind, detail: why)
                if kind == .interfaceBuilder { found.insert(item, at: 0) } else { found.append(item) }
            }
        }
        return found
    }

    /// The first comment of the row that no machine made.
    private static func comment(_ row: KeyRow, _ project: Project) -> String? {
        for reference in row.entries {
            // Field by field: copying whole entries would count references for each of their texts.
            let file = Int(reference.file), entry = Int(reference.entry)
            guard project.files.indices.contains(file), project.files[file].entries.indices.contains(entry),
                  !project.files[file].entries[entry].flags.contains(.autoComment), let comment = project.files[file].entries[entry].comment else { continue }
            return comment
        }
        return nil
    }

    /// `heard:role` in comments and the configuration's roles: stronger than everything else.
    static func fromPeople(_ project: inout Project, _ configuration: Configuration) {
        for table in project.tables.indices {
            for row in project.tables[table].rows.indices {
                var item: Evidence?, roles: RoleSet = []
                if !configuration.roles.isEmpty, let found = configuration.roles(ofKey: project.tables[table].rows[row].key) {
                    roles = found.roles
                    item = Evidence(role: roles, kind: .configuration, detail: "the configuration", file: configuration.file, line: found.line)
                }
                if item == nil {
                    var seen: (file: Int, range: ByteRange) = (-1, .empty)
                    for reference in project.tables[table].rows[row].entries {
                        let file = Int(reference.file), entry = Int(reference.entry)
                        guard project.files.indices.contains(file), project.files[file].entries.indices.contains(entry) else { continue }
                        // All locales of a catalog's key have the same comment.
                        let range = project.files[file].entries[entry].commentRange
                        if seen == (file, range), range != .empty { continue }
                        seen = (file, range)
                        guard let comment = project.files[file].entries[entry].comment, let directives = CommentDirectives.parse(comment), !directives.roles.isEmpty else { continue }
                        roles = directives.roles
                        item = Evidence(role: roles, kind: .configuration, detail: "heard:role in the comment")
                        break
                    }
                }
                guard let item else { continue }
                project.tables[table].rows[row].roles = roles
                project.tables[table].rows[row].evidence = roles.names.compactMap { RoleSet(name: $0) }.map { role in
                    Evidence(role: role, kind: item.kind, detail: item.detail, file: item.file, line: item.line)
                }
            }
        }
    }
}
