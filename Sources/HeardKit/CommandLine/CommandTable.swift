import HeardReporters

/// The commands and their options: the one place where they are declared.
public enum CommandTable {
    public static let all: [CommandSpec] = [
        CommandSpec(name: "check", summary: "check files or folders; the main job", operands: "[PATH …]", operandLimit: nil,
                    groups: [choice, severity, output(ReportFormat.names, folds: true), adoption, inputs, standardInput, run],
                    notes: ["Reads .strings, .stringsdict, .xcstrings, .xliff and .xcloc below each PATH (default: the current folder); - reads one file from standard input.",
                            "A line of --ndjson-units: key, locale and value; where they are known also table, roles (a list), source, sourceLanguage, variation, comment, state, file, line, column: "
                                + "what heard scan --format ndjson prints. Lines of one key stand together.",
                            exitNote]),
        CommandSpec(name: "scan", summary: "list the strings with their role and why", operands: "[PATH …]", operandLimit: nil,
                    groups: [OptionGroup(title: "What is listed", options: [config, locale]), output(["text", "json", "ndjson"], folds: false), inputs, fileOnStandardInput, run],
                    notes: ["A role is what a text is for: label, value, hint, input, announcement, action, rotor (spoken), visible, title, reason. In brackets stands what tells it: the key, the comment, or the code.",
                            "Exit status: 0; 2 where a file could not be read or the options are wrong."]),
        CommandSpec(name: "report", summary: "one HTML page per locale, an index, JSON and Markdown beside it", operands: "[PATH …]", operandLimit: nil,
                    groups: [OptionGroup(title: "Output", options: [
                        OptionSpec("output", letter: "o", .folder, "folder to write to; made if it is not there"), quiet, progress]),
                        choice, severity, adoption, inputs, fileOnStandardInput, run],
                    notes: ["Each page is complete in itself: no network, no script needed to read it.", exitNote]),
        CommandSpec(name: "measure", summary: "lines and widths of a text, or of a key", operands: "[TEXT …]", operandLimit: nil,
                    groups: [OptionGroup(title: "What is measured", options: [
                        OptionSpec("key", .text("KEY"), "measure the values of KEY in the files below PATH (the operands) instead of a text"),
                        OptionSpec("locale", .text("L"), repeatable: true, "language of the text (default: en)"),
                        OptionSpec("style", .text("STYLE"), "text style: body, headline, footnote … (default: body)"),
                        OptionSpec("content-size", .text("SIZE"), repeatable: true, "Dynamic Type size: xs … xxxl, ax1 … ax5 (default: large and ax5)"),
                        OptionSpec("size", .text("PT"), "font size in points, instead of style and content size"),
                        OptionSpec("device", .text("NAME"), repeatable: true, "device by name (iPhone SE) or by the size of its screen in points (393x852)"),
                        OptionSpec("width", .text("PT"), "width of the line in points, instead of a device"),
                        OptionSpec("font", .text("FILE[#N]"), repeatable: true, "shape with this font; a chain if given several times"),
                        OptionSpec("font-variation", .text("AXES"), repeatable: true, "variation of a variable font: wght=700"),
                        OptionSpec("control", .choice(controls), "the kind of control that the text stands in, with its margins: \(controls.joined(separator: ", "))"),
                        OptionSpec("hangul-word-priority", "Korean breaks between words only"),
                    ]),
                    OptionGroup(title: "Input and output", options: [
                        OptionSpec("ndjson", "read one JSON object a line from standard input, write one a line"),
                        OptionSpec("format", letter: "f", .choice(["text", "json", "svg"]), "how to print"),
                        OptionSpec("embed-outlines", "svg: draw the glyphs themselves, not text"),
                        noColor,
                    ])],
                    notes: ["A line of --ndjson: {\"id\", \"locale\", \"text\"}, with \"size\" or \"style\" and \"contentSize\", and \"width\" or \"device\". "
                                + "The answer: the same id with natural (width on one line, in points), lines, texts, brokenWords, height, metrics; of a wrong line id and error.",
                            "Widths are those of an estimate of the system font; --font gives exact ones for a font file."]),
        CommandSpec(name: "rules", summary: "list the rules: default severity and what each finds", operands: "", operandLimit: 0,
                    groups: [OptionGroup(title: "Output", options: [OptionSpec("format", letter: "f", .choice(["text", "json", "markdown"]), "how to print"), noColor])], notes: []),
        CommandSpec(name: "explain", summary: "one rule: why, samples, WCAG, known false positives; or what VoiceOver says for a key", operands: "RULE | KEY PATH …", operandLimit: nil,
                    groups: [OptionGroup(title: "Output", options: [OptionSpec("format", letter: "f", .choice(["text", "markdown"]), "how to print a rule"), noColor]),
                             OptionGroup(title: "For a key", options: [config, locale]), inputs, run],
                    notes: ["Examples: heard explain state-in-value tells about a rule; heard explain card.value App --locale de tells how VoiceOver says that control's label, value and hint."]),
        CommandSpec(name: "locales", summary: "languages with their data coverage and plural categories", operands: "[LOCALE …]", operandLimit: nil,
                    groups: [OptionGroup(title: "Output", options: [OptionSpec("format", letter: "f", .choice(["text", "json"]), "how to print")])], notes: []),
        CommandSpec(name: "init", summary: "write a commented configuration for this project", operands: "[FOLDER]", operandLimit: 1,
                    groups: [OptionGroup(title: "Output", options: [
                        OptionSpec("print", "print to standard output instead of writing .heard.yml"),
                        OptionSpec("force", "overwrite an existing .heard.yml"),
                        OptionSpec("schema", "print the JSON schema of the configuration, for editors"),
                    ])], notes: ["The file is written to FOLDER (default: the current folder), with what is found below it as comments."]),
        CommandSpec(name: "completions", summary: "print a completion script for a shell", operands: "bash|zsh|fish", operandLimit: 1, groups: [],
                    notes: ["bash: heard completions bash > /etc/bash_completion.d/heard",
                            "zsh: heard completions zsh > \"${fpath[1]}/_heard\"",
                            "fish: heard completions fish > ~/.config/fish/completions/heard.fish"]),
        CommandSpec(name: "man", summary: "print the manual page", operands: "", operandLimit: 0, groups: [], notes: ["heard man | man -l -"]),
    ]

    static func command(named name: String) -> CommandSpec? { all.first { $0.name == name } }

    // MARK: Options that commands share

    private static let config = OptionSpec("config", .file, "configuration (default: .heard.yml beside the first PATH or above it, up to the root of the repository)")
    private static let locale = OptionSpec("locale", .text("L"), repeatable: true, "only this locale; repeatable")
    private static let jobs = OptionSpec("jobs", letter: "j", .count("N"), "number of workers (default: number of cores)")
    private static let quiet = OptionSpec("quiet", letter: "q", "no remarks and no summary; errors still print")
    private static let progress = OptionSpec("progress", .choice(["auto", "never", "always"]), "progress on standard error (default: auto, on a terminal after a second)")
    private static let noColor = OptionSpec("no-color", "no colour, also on a terminal (as with NO_COLOR)")

    private static let choice = OptionGroup(title: "What is checked", options: [
        config, locale,
        OptionSpec("rule", .text("R"), repeatable: true, "only this rule (heard rules lists them); repeatable"),
        OptionSpec("disable", .text("R"), repeatable: true, "not this rule; repeatable"),
    ])

    private static let severity = OptionGroup(title: "Severity", options: [
        OptionSpec("severity", .text("R=LEVEL"), repeatable: true, "report a rule as off, note, warning or error"),
        OptionSpec("fail-on", .choice(["error", "warning", "note", "never"]), "lowest severity that makes the exit status 1 (default: error)"),
    ])

    private static let controls = ["button", "reason", "list-row", "label-value-row", "toolbar", "alert"]

    /// - Parameter folds: the text format folds findings, as that of `check` does
    private static func output(_ formats: [String], folds: Bool) -> OptionGroup {
        let verbose = OptionSpec("verbose", letter: "v", "text: list every finding, none folded into a line per table")
        return OptionGroup(title: "Output", options: [
            OptionSpec("format", letter: "f", .choice(formats), "format on standard output: \(formats.joined(separator: ", ")) (default: text)"),
            OptionSpec("out", .choiceAndFile(formats), repeatable: true, "also write format F to FILE; repeatable"),
        ] + (folds ? [verbose] : []) + [OptionSpec("absolute-paths", "print absolute paths"), quiet, noColor, progress])
    }

    private static let adoption = OptionGroup(title: "Adoption", options: [
        OptionSpec("baseline", .file, "report only what is not in this baseline"),
        OptionSpec("write-baseline", .file, "write what is found to a baseline; findings do not count for the exit status"),
        OptionSpec("diff-base", .text("REV"), "report only what is new since the git revision REV, by content, not by line"),
    ])

    private static let inputs = OptionGroup(title: "Input", options: [
        OptionSpec("source", "also read Swift, Objective-C and Interface Builder files: roles and controls"),
        OptionSpec("development-language", .text("L"), "source language of .lproj tables"),
        OptionSpec("max-file-size", .text("SIZE"), "largest localization file that is read, such as 200M (default: 64M; below 1G)"),
    ])

    private static let standardInputName = OptionSpec("stdin-filename", .text("NAME"), "name of the file on standard input (operand -)")
    private static let fileOnStandardInput = OptionGroup(title: "Standard input", options: [standardInputName])
    private static let standardInput = OptionGroup(title: "Standard input", options: [
        standardInputName,
        OptionSpec("ndjson-units", "read units, one JSON object a line, instead of files"),
    ])

    private static let run = OptionGroup(title: "Run", options: [jobs])

    static let exitNote = """
        Exit status: 0 nothing at or above --fail-on; 1 findings; 2 the job could not be done (usage, configuration, unreadable input, a failed rule).
        """
}
