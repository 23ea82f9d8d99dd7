/// The manual page, made from ``CommandTable``.
public enum ManPage {
    public static func text(version: String) -> String {
        var out = ".TH HEARD 1 \"\" \"heard \(version)\" \"User Commands\"\n.SH NAME\nheard \\- check what an app's localization files say to people who listen\n.SH SYNOPSIS\n"
        for command in CommandTable.all { out += ".B heard \(command.name)\n\(escape((command.options.isEmpty ? "" : "[OPTION …] ") + command.operands))\n.br\n" }
        out += ".SH DESCRIPTION\n"
        out += escape("heard reads an app's localization files (.strings, .stringsdict, .xcstrings, .xliff, .xcloc), finds the strings that VoiceOver speaks, and reports what will be wrong for a listener or reader in each language.") + "\n"
        for command in CommandTable.all {
            out += ".SH \(command.name.uppercased())\n\(escape(command.summary)).\n"
            for option in command.options { out += ".TP\n.B \(escape(option.usage))\n\(escape(option.help)).\n" }
            for note in command.notes where command.name != "check" || note != CommandTable.exitNote { out += ".PP\n\(escape(note))\n" }
        }
        out += ".SH EXIT STATUS\n.TP\n.B 0\nNothing at or above \\-\\-fail\\-on.\n.TP\n.B 1\nFindings.\n.TP\n.B 2\nThe job could not be done: usage, configuration, unreadable input, a failed rule.\n"
        out += ".SH FILES\n.TP\n.B .heard.yml\nConfiguration, looked for in the checked folder and those above it. heard init writes one.\n"
        return out + ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nNo colour when set and not empty.\n"
    }

    /// Text for troff: no macro at the beginning of a line, hyphens as such.
    private static func escape(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": out += "\\e"
            case "-": out += "\\-"
            case "…": out += "..."
            case "\n": out += " "
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out.hasPrefix(".") || out.hasPrefix("'") ? "\\&" + out : out
    }
}
