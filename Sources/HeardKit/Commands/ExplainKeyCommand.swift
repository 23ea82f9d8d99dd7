import HeardCore
import HeardReporters

/// `heard explain KEY PATH`: a key's roles, and what VoiceOver says for its control in each locale.
enum ExplainKeyCommand {
    /// - Parameter options: its paths hold the key first
    static func run(_ key: String, _ options: RunOptions, noColor: Bool) throws(CommandError) -> Int32 {
        var options = options
        options.paths = Array(options.paths.dropFirst())
        let configuration: Configuration
        (options, configuration) = try CheckCommand.prepare(options)
        let (project, problems) = try Linter.project(options, configuration)
        for problem in problems { Console.error(problem.message) }
        var found: [KeyReference] = []
        for (table, content) in project.tables.enumerated() {
            for (row, content) in content.rows.enumerated() where content.key == key { found.append(KeyReference(table: table, row: row)) }
        }
        guard !found.isEmpty else {
            let keys = project.tables.flatMap { $0.rows.map(\.key) }
            throw CommandError("no key '\(visible(key))' under \(options.paths.map { visible($0) }.joined(separator: ", "))\(Suggestion.text(for: key, among: keys))\(HeardCommand.ruleNames.contains(key) ? "; a rule is explained without a path: heard explain \(key)" : "")")
        }
        let utterances = ControlUtterances(project)
        let style = Style(usesColor: Console.usesColor(noColor: noColor))
        var out = ""
        for reference in found {
            let table = project.tables[reference.table], row = table.rows[reference.row]
            out += (out.isEmpty ? "" : "\n") + "\(style.bold(TerminalText.message(visible(key)))) in \(TerminalText.path(table.path))\n"
            out += "  \(row.roles.names.joined(separator: ", "))\(row.evidence.first.map { " (" + TerminalText.message(visible($0.detail)) + ")" } ?? "")\n"
            for (index, locale) in table.locales.enumerated() where options.locales.isEmpty || options.locales.contains(locale.tag) {
                guard let entry = row.entries.last(where: { Int($0.locale) == index }), let content = project.entry(entry) else { continue }
                for number in content.units {
                    let unit = project.files[Int(entry.file)].units[Int(number)]
                    guard !unit.isAbsent else { continue }
                    let name = visible(locale.tag.text) + (unit.variation.isEmpty ? "" : "|" + visible(unit.variation))
                    out += "  \(name)  \(TerminalText.message(quoted(unit.value)))\n"
                }
                if row.roles.isSpoken, let said = utterances.text(reference, locale.tag) { out += "    heard: \(TerminalText.message(quoted(said)))\n" }
            }
        }
        return HeardCommand.printed(out + "\nVoiceOver's own words are those of the language's data; where in the phrase “selected” stands depends on the iOS version.\n")
    }
}
