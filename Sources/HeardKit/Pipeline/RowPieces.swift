import HeardCore

/// Some rows of one table: a worker's piece of work.
struct RowPiece: Sendable {
    var table: Int
    var rows: Range<Int>
}

extension Project {
    /// All rows of all tables in their order, in pieces of at most `step` rows.
    func rowPieces(_ step: Int = 500) -> [RowPiece] {
        var pieces: [RowPiece] = []
        for table in tables.indices {
            let count = tables[table].rows.count
            for start in stride(from: 0, to: count, by: step) { pieces.append(RowPiece(table: table, rows: start..<min(start + step, count))) }
        }
        return pieces
    }

    /// Rows with a comment that speaks to `heard` in some locale, in their order: few, and the rest need no further look.
    func rowsWithDirectives(jobs: Int) -> [(table: Int, row: Int)] {
        let pieces = rowPieces()
        let found = Parallel.fill(pieces.count, step: 1, jobs: jobs) { index in pieces[index].rows.filter { hasDirective(pieces[index].table, $0) } }
        return zip(pieces, found).flatMap { piece, rows in rows.map { (piece.table, $0) } }
    }

    private func hasDirective(_ table: Int, _ row: Int) -> Bool {
        var seen: (file: Int, range: ByteRange) = (-1, .empty)
        for reference in tables[table].rows[row].entries {
            let file = Int(reference.file), entry = Int(reference.entry)
            guard files.indices.contains(file), files[file].entries.indices.contains(entry) else { continue }
            // All locales of a catalog's key have the same comment.
            let range = files[file].entries[entry].commentRange
            if seen == (file, range), range != .empty { continue }
            seen = (file, range)
            if let comment = files[file].entries[entry].comment, CommentDirectives.mayStand(in: comment) { return true }
        }
        return false
    }
}
