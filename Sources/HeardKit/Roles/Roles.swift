import HeardCore
import HeardRules

/// Gives every row of a project its roles: names and comments first, then the app's source, then what people wrote down.
enum Roles {
    /// Roles from key names, Interface Builder properties and comments.
    static func fromNames(_ project: inout Project, jobs: Int) {
        let pieces = project.rowPieces()
        let claims = self.claims(pieces, project, jobs)
        var next = 0
        while next < pieces.count {
            let table = pieces[next].table
            var doubtful: [String: [Int]] = [:]
            var about: Set<String> = []
            while next < pieces.count, pieces[next].table == table {
                for claim in claims[next] {
                    project.tables[table].rows[claim.row].evidence = claim.evidence
                    project.tables[table].rows[claim.row].roles = claim.evidence.reduce(into: RoleSet()) { $0.formUnion($1.role) }
                    guard !claim.family.isEmpty else { continue }
                    doubtful[claim.family, default: []].append(claim.row)
                    if claim.isAboutAccessibility { about.insert(claim.family) }
                }
                next += 1
            }
            // A part of the app that is called "Accessibility" is a page of settings.
            for family in about {
                for row in doubtful[family] ?? [] {
                    project.tables[table].rows[row].evidence = []
                    project.tables[table].rows[row].roles = .unknown
                }
            }
        }
    }

    /// What the names of one row come to.
    private struct Claim: Sendable {
        var row: Int
        var evidence: [Evidence]
        var family = ""
        var isAboutAccessibility = false
    }

    /// Of each piece: the rows whose names say something.
    private static func claims(_ pieces: [RowPiece], _ project: Project, _ jobs: Int) -> [[Claim]] {
        Parallel.fill(pieces.count, step: 1, jobs: jobs) { index in
            let piece = pieces[index]
            return piece.rows.compactMap { row in
                let names = RowNames(project, piece.table, row)
                let found = names.evidence()
                return found.isEmpty ? nil : Claim(row: row, evidence: found, family: names.family, isAboutAccessibility: names.isAboutAccessibility)
            }
        }
    }

    /// What the names of a row say together.
    private struct RowNames {
        let name: String
        let key: KeyClaim?
        let comment: CommentClaim?
        /// The text in English, where it is known.
        let text: String?
        /// Not empty where only the key says that the text is spoken.
        var family: String { comment.map { $0.isSpoken || !$0.roles.isEmpty } == true ? "" : key?.family ?? "" }

        init(_ project: Project, _ table: Int, _ row: Int) {
            let keyRow = project.tables[table].rows[row]
            name = keyRow.key
            key = KeyRoles.find(keyRow.key)
            comment = Roles.comment(keyRow, project).flatMap(CommentRoles.find)
            let isAsked = key.map { $0.roles.isEmpty || !$0.roles.isVisible && $0.kind == .key } == true || comment?.isSpoken == true || comment?.roles.isSpoken == true
            text = isAsked ? Roles.english(keyRow, project.tables[table], project) : nil
        }

        var isAboutAccessibility: Bool { text.map { $0.utf8.count < 40 && $0.lowercased().hasBytes("accessib") } == true }
        private var isAddress: Bool { text.map { $0.hasPrefix("http") } == true }

        func evidence() -> [Evidence] {
            var found: [Evidence] = []
            func add(_ role: RoleSet, _ kind: Evidence.Kind, _ why: String) {
                for name in role.names {
                    guard let one = RoleSet(name: name), !found.contains(where: { $0.role == one }) else { continue }
                    found.append(Evidence(role: one, kind: kind, detail: why))
                }
            }
            if let key, key.kind == .interfaceBuilder { add(key.roles, key.kind, key.why) }
            if let comment {
                let why = "the comment says “\(comment.words)”"
                let named = comment.roles.intersection(.spoken)
                if let key, key.kind == .key, key.roles.isSpoken, !named.contains(key.roles), named.rawValue.nonzeroBitCount != 1 {
                    // The key says which of the several.
                } else if named.rawValue.nonzeroBitCount == 1, !(key.map { $0.kind == .key && $0.roles.isSpoken } ?? false) {
                    add(formed(named), .comment, why)
                } else if named.rawValue.nonzeroBitCount == 1, key?.roles == named {
                    add(named, .comment, why)
                } else if named.rawValue.nonzeroBitCount > 1 || comment.isSpoken {
                    if !(key?.roles.isSpoken ?? false) { add(shaped(), .comment, why) }
                }
                if comment.roles.contains(.visible) { add(.visible, .comment, why) }
            }
            if let key, key.kind == .key {
                // What the comment says of a spoken property wins over a name that looks visible.
                if key.roles.isEmpty {
                    if found.isEmpty, !isAddress { add(shaped(), .key, key.why) }
                } else if !(key.roles == .visible && found.contains { $0.role.isSpoken }), !(key.roles == .reason && found.contains { $0.role == .announcement }), !isAboutAccessibility {
                    add(key.roles, .key, key.why)
                }
            }
            return found
        }

        /// The role that a comment names, unless the text has another form: “Close” as a hint is a name, “%@ points” as a label an amount.
        private func formed(_ named: RoleSet) -> RoleSet {
            guard let text else { return named }
            switch (named, TextShape.of(text)) {
            case (.label, .amount): return .value
            // Where the key is the text, the comment was written where the text is used: it knows.
            case (.hint, .name): return text != name && !NaturalKey.isText(name) && TextShape.isShort(text) && !KeyRoles.words(of: name).contains("hint") ? .label : named
            default: return named
            }
        }

        /// The role by the form of the text.
        private func shaped() -> RoleSet {
            switch text.map(TextShape.of) {
            case .hint: .hint
            case .amount, .measure: .value
            default: .label
            }
        }
    }

    /// The English text of a row: its source, or its key where that is one.
    private static func english(_ row: KeyRow, _ table: Table, _ project: Project) -> String? {
        for reference in row.entries {
            let locale = Int(reference.locale)
            guard table.locales.indices.contains(locale) else { continue }
            let tag = table.locales[locale].tag
            guard tag.language == "en" || tag == .base || !tag.isLanguage && table.sourceLocale == locale else { continue }
            let file = project.files[Int(reference.file)], entry = file.entries[Int(reference.entry)]
            if let unit = entry.units.first, file.units.indices.contains(Int(unit)), !file.units[Int(unit)].value.isEmpty { return file.units[Int(unit)].value }
        }
        return NaturalKey.isText(row.key) ? row.key : nil
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
    static func fromPeople(_ project: inout Project, _ configuration: Configuration, jobs: Int) {
        let places = configuration.roles.isEmpty ? project.rowsWithDirectives(jobs: jobs) : project.rowPieces().flatMap { piece in piece.rows.map { (piece.table, $0) } }
        for (table, row) in places {
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
