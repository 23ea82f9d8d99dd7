import HeardCore
import HeardLanguage

/// The same key twice in one table and locale.
public struct DuplicateKeyRule: KeyRule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "duplicate-key", family: .files, scope: .file, severity: .error,
        summary: "A key stands twice in one file.",
        rationale: """
            In a property list the last value wins without a word, JSON readers disagree about which one counts, and the next program that saves the file \
            throws one away. If the values differ, it is chance what a listener hears; if they are equal it is a warning. Keys that differ only in how \
            accents are composed are the same key to the app.
            """,
        falsePositives: "None known.",
        falseNegatives: "The same key in two files of one table.",
        triggering: [
            Sample("""
                --- de.lproj/Localizable.strings
                "pay" = "Zahlen";
                "⟦pay⟧" = "Bezahlen";
                """, title: "two values", formats: [.strings]),
        ],
        nonTriggering: [
            Sample("""
                --- de.lproj/Localizable.strings
                "pay" = "Zahlen";
                "Pay" = "Zahlen";
                """, title: "keys are compared with their case", formats: [.strings]),
        ])

    public func check(_ key: KeyView, _ context: RuleContext) {
        // Nearly every key stands once in each file: one entry a locale.
        let entries = key.entries
        guard entries.count > 1, hasRepetition(entries) else { return }
        var seen: Set<Int32> = []
        for entry in entries where seen.insert(entry.reference.file).inserted { check(entry.reference.file, of: entries, context) }
    }

    private func hasRepetition(_ entries: [EntryView]) -> Bool {
        for index in 1..<entries.count {
            let a = entries[index - 1], b = entries[index]
            if a.reference.file == b.reference.file, a.reference.locale == b.reference.locale { return true }
        }
        return false
    }

    /// All entries of the key in one file. In a catalog one occurrence of the key has an entry for each locale.
    private func check(_ file: Int32, of entries: [EntryView], _ context: RuleContext) {
        let own = entries.filter { $0.reference.file == file }
        guard let format = own.first?.format else { return }
        switch format {
        case .xcstrings:
            repeatedLanguages(own, context)
            let occurrences = Dictionary(grouping: own) { $0.entry.keyRange.start }.sorted { $0.key < $1.key }
            guard occurrences.count > 1, let other = occurrences[0].value.first else { return }
            let first = text(occurrences[0].value)
            for (_, later) in occurrences.dropFirst() {
                guard let place = later.first(where: \.isSourceLocale) ?? later.first else { continue }
                report(place, other, differ: first != text(later), context)
            }
        case .strings, .stringsdict, .xliff:
            var firsts: [String: EntryView] = [:]
            for entry in own.sorted(by: { $0.reference.entry < $1.reference.entry }) where !entry.entry.flags.contains(.bilingualSource) {
                let group = "\(entry.tag.text)\u{0}\(entry.entry.originalTable ?? "")"
                if let first = firsts[group] {
                    if first.entry.keyRange.start != entry.entry.keyRange.start { report(entry, first, differ: text([first]) != text([entry]), context) }
                } else {
                    firsts[group] = entry
                }
            }
        }
    }

    /// One occurrence of the key holds a language twice.
    private func repeatedLanguages(_ entries: [EntryView], _ context: RuleContext) {
        guard hasRepetition(entries) else { return }
        for index in entries.indices.dropFirst() {
            let first = entries[index - 1], second = entries[index]
            guard first.tag == second.tag, first.entry.keyRange.start == second.entry.keyRange.start else { continue }
            let differ = text([first]) != text([second])
            context.report(self, differ ? .error : .warning, atKeyOf: second, words: [second.entry.key],
                           "the key \(quoted(second.entry.key)) holds \(second.locale.englishName) twice" + (differ ? " with different values: which one the app shows is chance; keep one" : "; delete one"))
        }
    }

    /// What the entries say, comparable byte by byte.
    private func text(_ entries: [EntryView]) -> [[UInt8]] {
        entries.flatMap { entry in
            entry.units.filter { !$0.unit.isKeyFallback }.map { Array("\(entry.tag.text)\u{0}\($0.variation)\u{0}\($0.value)".utf8) }
        }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    private func report(_ entry: EntryView, _ first: EntryView, differ: Bool, _ context: RuleContext) {
        let same = Array(entry.entry.key.utf8) == Array(first.entry.key.utf8)
        let how = same ? "stands twice in this file" : "is, apart from how its accents are composed, the same key as \(quoted(first.entry.key)) in this file"
        context.report(self, differ ? .error : .warning, atKeyOf: entry, words: [entry.entry.key],
                       "the key \(quoted(entry.entry.key)) \(how)" + (differ ? " with different values: which one the app shows is chance; keep one" : "; delete one"))
    }
}
