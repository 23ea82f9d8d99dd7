import HeardCore

/// Words of the code that the app's own tables leave as they are in every language: names.
struct ProductNames {
    private struct Count {
        var kept = 0
        var changed = 0
    }

    private var counts: [String: Count] = [:]

    /// Translations that have to keep a word before it is a name.
    private static let enough = 6

    /// - Parameter candidates: texts of the code
    init(_ candidates: some Sequence<String>, in project: Project) {
        var byFirst: [Substring: [[Substring]]] = [:]
        for text in candidates where Self.mayBeName(text) {
            let words = Self.words(text)
            guard let first = words.first, counts.updateValue(Count(), forKey: words.joined(separator: " ")) == nil else { continue }
            byFirst[first, default: []].append(words)
        }
        guard !byFirst.isEmpty else { return }
        for table in project.tables {
            for row in table.rows where row.entries.count > 1 {
                guard let source = row.entries.first(where: { Int($0.locale) == table.sourceLocale }), let text = Self.text(source, project) else { continue }
                let words = Self.words(text)
                // A text that is the name and nothing else may be left by mistake.
                var found: [String] = []
                for (i, word) in words.enumerated() {
                    for name in byFirst[word] ?? [] where words.count > name.count && words[i...].starts(with: name) { found.append(name.joined(separator: " ")) }
                }
                guard !found.isEmpty else { continue }
                for entry in row.entries where Int(entry.locale) != table.sourceLocale {
                    guard let other = Self.text(entry, project), other != text else { continue }
                    for name in found { if other.hasBytes(of: name) { counts[name]?.kept += 1 } else { counts[name]?.changed += 1 } }
                }
            }
        }
    }

    /// Nearly all translations of texts with it keep it.
    func contains(_ text: String) -> Bool {
        guard let count = counts[Self.words(text).joined(separator: " ")] else { return false }
        return count.kept >= Self.enough && count.kept >= count.changed * 12
    }

    /// One to three words that all begin with a capital.
    static func mayBeName(_ text: String) -> Bool {
        guard text.utf8.count <= 40, !text.unicodeScalars.contains("\u{FFFC}") else { return false }
        let words = words(text)
        return (1...3).contains(words.count) && words.allSatisfy { $0.first?.isUppercase == true || $0.first?.isNumber == true }
    }

    private static func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace || "“”\"'’.,:;!?()…".contains($0) } }

    private static func text(_ reference: EntryReference, _ project: Project) -> String? {
        let file = project.files[Int(reference.file)]
        return file.entries[Int(reference.entry)].units.first.map { file.units[Int($0)].value }
    }
}
