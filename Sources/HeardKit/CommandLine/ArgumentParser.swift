/// What stands on the command line, read by the table.
public struct ParsedArguments: Sendable {
    public var command: CommandSpec
    public var operands: [String] = []
    private var values: [String: [String]] = [:]

    init(command: CommandSpec) { self.command = command }

    /// True for a flag that was given.
    func has(_ name: String) -> Bool { values[name] != nil }
    /// The last value given.
    public func last(_ name: String) -> String? { values[name]?.last }
    /// All values in order.
    public func all(_ name: String) -> [String] { values[name] ?? [] }

    mutating func add(_ name: String, _ value: String) { values[name, default: []].append(value) }
}

/// What the command line asks for.
public enum Invocation: Sendable {
    case run(ParsedArguments)
    /// Help of one command, or of all.
    case help(CommandSpec?)
    case version
}

/// Reads arguments by ``CommandTable``: long options in full (`--name value`, `--name=value`), letters for a few, `--` ends options.
public enum ArgumentParser {
    /// - Parameter arguments: without the program's name
    public static func parse(_ arguments: [String]) throws(CommandError) -> Invocation {
        guard let first = arguments.first else { throw CommandError("no command; heard --help lists them") }
        switch first {
        case "--help", "-h": return .help(nil)
        case "help":
            guard arguments.count > 1 else { return .help(nil) }
            return .help(try command(named: arguments[1]))
        case "--version", "-V": return .version
        default: break
        }
        let spec = try command(named: first)
        var parsed = ParsedArguments(command: spec)
        var rest = arguments.dropFirst()
        var optionsEnded = false
        while let argument = rest.popFirst() {
            if optionsEnded || argument == "-" || !argument.hasPrefix("-") {
                parsed.operands.append(argument)
            } else if argument == "--" {
                optionsEnded = true
            } else if argument == "--help" || argument == "-h" {
                return .help(spec)
            } else {
                try option(argument, &rest, &parsed)
            }
        }
        if let limit = spec.operandLimit, parsed.operands.count > limit {
            throw CommandError("\(spec.name): \(limit == 0 ? "takes no operands" : "too many operands"): '\(parsed.operands[limit])'")
        }
        return .run(parsed)
    }

    private static func command(named name: String) throws(CommandError) -> CommandSpec {
        if let found = CommandTable.command(named: name) { return found }
        if name.hasPrefix("-") { throw CommandError("options follow a command: heard check \(name)") }
        let hint = Suggestion.text(for: name, among: CommandTable.all.map(\.name))
        let path = hint.isEmpty && (name.contains("/") || name.contains(".")) ? ", did you mean 'heard check \(name)'?" : hint
        throw CommandError("unknown command '\(name)'\(path) (heard --help lists them)")
    }

    private static func option(_ argument: String, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments) throws(CommandError) {
        let spec: OptionSpec
        var attached: String?
        if argument.hasPrefix("--") {
            let body = argument.dropFirst(2)
            let name = String(body.prefix { $0 != "=" })
            if name.utf8.count < body.utf8.count { attached = String(body.dropFirst(name.count + 1)) }
            guard let found = parsed.command.option(named: name) else {
                throw CommandError("\(parsed.command.name): unknown option '--\(name)'\(Suggestion.text(for: name, among: parsed.command.options.map(\.name), prefix: "--")) (heard \(parsed.command.name) --help lists them)")
            }
            spec = found
        } else {
            let letters = argument.dropFirst()
            guard let letter = letters.first, let found = parsed.command.options.first(where: { $0.letter == letter }) else {
                throw CommandError("\(parsed.command.name): unknown option '\(argument)' (heard \(parsed.command.name) --help lists them)")
            }
            spec = found
            let tail = letters.dropFirst()
            if found.argument == .none {
                guard tail.isEmpty else { throw CommandError("\(parsed.command.name): unknown option '\(argument)' (heard \(parsed.command.name) --help lists them)") }
            } else if !tail.isEmpty { attached = String(tail.first == "=" ? tail.dropFirst() : tail) }
        }
        if spec.argument == .none {
            guard attached == nil else { throw CommandError("--\(spec.name) takes no value") }
            parsed.add(spec.name, "")
            return
        }
        guard let value = attached ?? rest.popFirst() else { throw CommandError("--\(spec.name) needs a value: \(spec.usage)") }
        if !spec.isRepeatable, let earlier = parsed.last(spec.name), earlier != value {
            throw CommandError("--\(spec.name) is given twice, as '\(earlier)' and '\(value)'")
        }
        try validate(value, for: spec)
        parsed.add(spec.name, value)
    }

    private static func validate(_ value: String, for spec: OptionSpec) throws(CommandError) {
        switch spec.argument {
        case .choice(let words):
            guard words.contains(value) else {
                throw CommandError("--\(spec.name): '\(value)' is none of \(words.joined(separator: ", "))\(Suggestion.text(for: value, among: words))")
            }
        case .choiceAndFile(let words):
            let format = String(value.prefix { $0 != "=" })
            guard format.utf8.count + 1 < value.utf8.count else { throw CommandError("--\(spec.name) needs a format and a file: --\(spec.name) sarif=heard.sarif") }
            guard words.contains(format) else {
                throw CommandError("--\(spec.name): '\(format)' is none of \(words.joined(separator: ", "))\(Suggestion.text(for: format, among: words))")
            }
        case .count:
            guard let number = Int(value), number > 0 else { throw CommandError("--\(spec.name): '\(value)' is no whole number from 1") }
        case .none, .file, .folder, .text:
            guard !value.isEmpty else { throw CommandError("--\(spec.name) needs a value: \(spec.usage)") }
        }
    }
}
