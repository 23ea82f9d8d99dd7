import ICUKit

/// Plural forms as keys of their own: `files_one`, `files_few`, `files_other`. The app chooses one of them by the number.
enum PluralKeys {
    /// The key names a form, and the table has a key for each form that whole numbers of the language take.
    static func isForm(_ entry: EntryView, _ plurals: PluralTable) -> Bool {
        let key = entry.entry.key
        guard let joint = key.utf8.lastIndex(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }) else { return false }
        let start = key.utf8.index(after: joint), form = key[start...]
        let isCapital = form.utf8.first.map { $0 < 0x61 } ?? false
        guard forms.contains(form.lowercased()) else { return false }
        let stem = String(key[..<start]), rows = entry.table.rowsByKey
        func stands(_ name: String) -> Bool { rows[stem + (isCapital ? name.prefix(1).uppercased() + name.dropFirst() : name)] != nil }
        // The form for the rest goes by both names.
        return plurals.integerCategories.categories.allSatisfy { stands($0.name) || ($0 == .other || $0 == .many) && (stands("other") || stands("many")) }
    }

    private static let forms: Set<String> = ["zero", "one", "two", "few", "many", "other", "countable"]
}
