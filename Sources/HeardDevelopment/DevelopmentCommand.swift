#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The subcommands of `heard-dev`, by name. Each takes its arguments and returns the exit status.
public enum DevelopmentCommand {
    struct Command: Sendable {
        var name: String
        var summary: String
        var run: @Sendable ([String]) throws -> Int
    }

    static let all: [Command] = [
        Command(name: "generate", summary: "embed Locales/*.json and Locales/Grammar/*.json as Swift source", run: generate),
        Command(name: "speech-rate", summary: "FOLDER: measure seconds per grapheme with espeak-ng for every <tag>.txt of a folder", run: SpeechRate.run),
        Command(name: "speech-estimate", summary: "FOLDER TAG …: estimate seconds per grapheme from the same texts in languages with a measured rate", run: SpeechEstimate.run),
    ]

    /// Names of the commands, and what each takes and does.
    public static var summaries: [(name: String, summary: String)] { all.map { ($0.name, $0.summary) } }

    /// Runs a command; its name is the first argument.
    ///
    /// - Returns: the exit status: 2 where it failed or there is no such command
    public static func run(_ arguments: [String]) -> Int {
        guard let name = arguments.first, let command = all.first(where: { $0.name == name }) else { return 2 }
        do { return try command.run(Array(arguments.dropFirst())) } catch {
            print("heard-dev \(name): \(error)")
            return 2
        }
    }

    /// Writes the embedded data into the package in the current folder.
    @Sendable static func generate(_ arguments: [String]) throws -> Int {
        let root = arguments.first ?? "."
        let source = try LocaleGenerator.swiftSource(LocaleGenerator.files(in: root + "/Locales"))
        let path = root + "/" + generatedLocales
        try Data(source.utf8).write(to: URL(fileURLWithPath: path))
        print("\(generatedLocales): \(source.utf8.count) bytes")
        let grammar = try GrammarFile.swiftSource(GrammarFile.files(in: root + "/Locales/Grammar"))
        try Data(grammar.utf8).write(to: URL(fileURLWithPath: root + "/" + generatedGrammar))
        print("\(generatedGrammar): \(grammar.utf8.count) bytes")
        return 0
    }

    /// Where the embedded data stands in the package.
    public static let generatedGrammar = "Sources/HeardLanguage/Generated/EmbeddedGrammar.swift"
    public static let generatedLocales = "Sources/HeardLanguage/Generated/EmbeddedLocales.swift"
}
