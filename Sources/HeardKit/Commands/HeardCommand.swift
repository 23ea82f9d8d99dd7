#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import HeardCore
import HeardLayout
import HeardReporters
import HeardRules
import ICUKit

/// The command `heard`.
public enum HeardCommand {
    public static let version = "0.1.0"

    /// - Parameter arguments: without the program's name
    /// - Returns: the exit status: 0, 1 or 2
    public static func run(_ arguments: [String]) -> Int32 {
        // A reader that goes away (`| head`) is seen when writing, not as a signal.
        signal(SIGPIPE, SIG_IGN)
        Interrupt.watch()
        do throws(CommandError) {
            if arguments.isEmpty {
                _ = Array(Help.overview().utf8).withUnsafeBytes { FileAccess.writeAll(2, $0) }
                return 2
            }
            switch try ArgumentParser.parse(arguments) {
            case .version: return printed("heard \(version) (ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr))\n")
            case .help(nil): return printed(Help.overview())
            case .help(let command?): return printed(Help.text(command))
            case .run(let parsed): return try run(parsed)
            }
        } catch {
            Console.error(error.message)
            return 2
        }
    }

    private static func run(_ parsed: ParsedArguments) throws(CommandError) -> Int32 {
        switch parsed.command.name {
        case "check": return try CheckCommand.run(RunOptions(parsed, ruleNames: ruleNames))
        case "scan": return try ScanCommand.run(RunOptions(parsed, ruleNames: ruleNames))
        case "report": return try ReportCommand.run(RunOptions(parsed, ruleNames: ruleNames))
        case "measure": return try measure(parsed)
        case "rules": return RulesCommand.list(format: parsed.last("format") ?? "text", noColor: parsed.has("no-color"))
        case "explain":
            guard let name = parsed.operands.first else { throw CommandError("explain needs a rule (heard rules lists them), or a key and a path") }
            if parsed.operands.count > 1 { return try ExplainKeyCommand.run(name, RunOptions(parsed, ruleNames: ruleNames), noColor: parsed.has("no-color")) }
            return try RulesCommand.explain(name, format: parsed.last("format") ?? "text", noColor: parsed.has("no-color"))
        case "locales": return LocalesCommand.run(parsed.operands.map { LanguageTag($0) }, format: parsed.last("format") ?? "text")
        case "init": return try InitCommand.run(parsed)
        case "completions":
            guard let shell = parsed.operands.first, let script = Completions.script(for: shell, rules: ruleNames) else {
                throw CommandError("completions needs a shell: \(Completions.shells.joined(separator: ", "))")
            }
            return printed(script)
        case "man": return printed(ManPage.text(version: version))
        default: throw CommandError("unknown command '\(parsed.command.name)'")
        }
    }

    static var ruleNames: [String] { RuleRegistry.all.map { $0.metadata.id } }

    static var vocabulary: ConfigurationReader.Vocabulary { ConfigurationReader.Vocabulary(rules: ruleNames) }

    static var context: ReportContext {
        ReportContext(tool: ToolInfo(version: version, icu: ICUVersion.icu, cldr: ICUVersion.cldr), rules: RuleRegistry.all.map { $0.metadata })
    }

    static func printed(_ text: String) -> Int32 { Console.output { $0.write(text) } ? 0 : 2 }

    private static func measure(_ parsed: ParsedArguments) throws(CommandError) -> Int32 {
        var options = MeasureOptions()
        options.key = parsed.last("key")
        if options.key == nil { options.texts = parsed.operands } else { options.paths = parsed.operands.isEmpty ? ["."] : parsed.operands }
        options.locales = parsed.all("locale")
        options.style = parsed.last("style")
        options.size = try number(parsed, "size")
        options.contentSizes = parsed.all("content-size")
        options.devices = parsed.all("device")
        options.width = try number(parsed, "width")
        options.control = parsed.last("control")
        options.fonts = parsed.all("font")
        options.fontVariations = parsed.all("font-variation")
        options.hangulWordPriority = parsed.has("hangul-word-priority")
        options.ndjson = parsed.has("ndjson")
        options.format = parsed.last("format") ?? "text"
        options.embedOutlines = parsed.has("embed-outlines")
        options.isTerminal = Console.usesColor(noColor: parsed.has("no-color"))
        if !options.ndjson, options.key == nil, options.texts.isEmpty { throw CommandError("measure needs a text, --key KEY or --ndjson") }
        do { return try Measure.run(options) } catch { throw CommandError(error.message) }
    }

    private static func number(_ parsed: ParsedArguments, _ name: String) throws(CommandError) -> Double? {
        guard let text = parsed.last(name) else { return nil }
        guard let number = Double(text), number > 0, number <= 100_000 else { throw CommandError("--\(name): '\(text)' is no number of points above 0") }
        return number
    }
}
