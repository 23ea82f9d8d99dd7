/// An option of the command line, as data: parser, help, completions and the man page read it.
public struct OptionSpec: Sendable {
    /// What the option takes.
    public enum Argument: Sendable, Equatable {
        /// Nothing: it is there or not.
        case none
        /// One of a few words.
        case choice([String])
        /// A path of a file or folder.
        case file, folder
        /// `F=FILE` where F is one of a few words.
        case choiceAndFile([String])
        /// Anything; the text names it in help: `L`, `R=LEVEL`.
        case text(String)
        /// A whole number from 1.
        case count(String)

        /// How help names the argument.
        var placeholder: String? {
            switch self {
            case .none: nil
            case .choice(let words): words.count <= 4 ? words.joined(separator: "|") : "F"
            case .file: "FILE"
            case .folder: "DIR"
            case .choiceAndFile: "F=FILE"
            case .text(let name), .count(let name): name
            }
        }
    }

    /// Long name without the hyphens.
    public var name: String
    /// One letter, for the few options that have one.
    public var letter: Character?
    public var argument: Argument
    var isRepeatable: Bool
    /// One sentence without a period at the end.
    public var help: String

    /// A flag.
    init(_ name: String, letter: Character? = nil, _ help: String) { self.init(name, letter: letter, .none, help) }

    init(_ name: String, letter: Character? = nil, _ argument: Argument, repeatable: Bool = false, _ help: String) {
        self.name = name
        self.letter = letter
        self.argument = argument
        self.isRepeatable = repeatable
        self.help = help
    }

    /// `--format F` as help and man page show it.
    var usage: String {
        let short = letter.map { "-\($0), " } ?? ""
        return short + "--" + name + (argument.placeholder.map { " " + $0 } ?? "")
    }
}

/// A group of options with a heading.
public struct OptionGroup: Sendable {
    public var title: String
    public var options: [OptionSpec]
}

/// A command of `heard`, as data.
public struct CommandSpec: Sendable {
    public var name: String
    /// One line for the list of commands.
    public var summary: String
    /// What stands behind the command: `[PATH …]`.
    public var operands: String
    /// Most operands; nil for any number.
    var operandLimit: Int?
    var groups: [OptionGroup]
    /// Paragraphs below the options.
    public var notes: [String]

    public var options: [OptionSpec] { groups.flatMap(\.options) }

    func option(named name: String) -> OptionSpec? {
        for group in groups { if let found = group.options.first(where: { $0.name == name }) { return found } }
        return nil
    }
}
