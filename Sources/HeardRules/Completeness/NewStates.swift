import HeardCore

extension TableView {
    /// At least half of a locale's values in a file are marked as new, and there are some: it was written by a tool that does not keep the states.
    ///
    /// - Parameter reference: an entry of the locale
    func marksMostAsNew(_ reference: EntryReference) -> Bool {
        let place = NewStatesPlace(file: reference.file, locale: reference.locale)
        if let known = newStates[place] { return known }
        var new = 0, all = 0
        let units = project.units(of: Int(reference.file)), entries = project.entries(of: Int(reference.file))
        for row in rows {
            for other in row.entries where other.file == reference.file && other.locale == reference.locale {
                for index in entries[Int(other.entry)].units where !units[Int(index)].isAbsent && !units[Int(index)].value.isEmpty {
                    all += 1
                    if units[Int(index)].state == .new { new += 1 }
                }
            }
        }
        let found = all >= 10 && new * 2 >= all
        newStates[place] = found
        return found
    }
}

struct NewStatesPlace: Hashable {
    var file: Int32
    var locale: Int32
}
