/// Help texts, made from ``CommandTable``.
public enum Help {
    static let tagline = "heard: every state a user can see can also be heard, in every language the app ships"

    static func overview() -> String {
        let width = CommandTable.all.map(\.name.utf8.count).max() ?? 0
        var out = tagline + "\n\nUsage: heard COMMAND [OPTION …] [OPERAND …]\n\nCommands:\n"
        for command in CommandTable.all { out += "  \(pad(command.name, width))  \(command.summary)\n" }
        return out + """

            heard COMMAND --help shows a command's options; heard --version the version.
            \(CommandTable.exitNote)
            Examples:
              heard check                          check everything below the current folder
              heard check de.xliff                 check a translation with its source beside it
              heard check --format github --out sarif=heard.sarif
              heard report --output report         pages for translators and the evidence record
              heard explain state-in-value

            """
    }

    public static func text(_ command: CommandSpec) -> String {
        var out = "heard \(command.name): \(command.summary)\n\nUsage: heard \(command.name)\(command.options.isEmpty ? "" : " [OPTION …]")\(command.operands.isEmpty ? "" : " " + command.operands)\n"
        let width = min(28, command.options.map(\.usage.unicodeScalars.count).max() ?? 0)
        for group in command.groups {
            out += "\n\(group.title):\n"
            for option in group.options {
                let usage = option.usage
                let lead = "  " + pad(usage, width) + "  "
                let indent = String(repeating: " ", count: width + 4)
                let lines = wrap(option.help, to: 96 - width)
                out += usage.unicodeScalars.count > width ? "  \(usage)\n\(indent)" : lead
                out += lines.joined(separator: "\n" + indent) + "\n"
            }
        }
        for note in command.notes { out += "\n" + wrap(note.split(separator: "\n").joined(separator: " "), to: 98).joined(separator: "\n") + "\n" }
        return out
    }

    static func pad(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.unicodeScalars.count)) }

    /// Lines of at most `width` characters, broken at spaces.
    static func wrap(_ text: String, to width: Int) -> [String] {
        var lines: [String] = [], line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.unicodeScalars.count + 1 + word.unicodeScalars.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        if !line.isEmpty || lines.isEmpty { lines.append(line) }
        return lines
    }
}
