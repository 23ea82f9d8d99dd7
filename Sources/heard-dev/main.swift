import HeardCore
import HeardDevelopment
import HeardKit
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The commands of `heard-dev`: what each takes, what it does. Those of ``DevelopmentCommand`` come on top.
private let commands: [(name: String, summary: String, run: ([String]) throws -> Void)] = [
    ("bench", "[--jobs N] PATH …: time and memory of each stage of heard check", { BenchCommand.run($0) }),
    ("bench-layout", "FOLDER: layouts a second of the strings there", { LayoutBench.run($0.first ?? ".") }),
    ("synthesize", "--keys N --output FOLDER: a catalog of made-up words in 30 locales, to measure with", { SynthesizeCommand.run($0) }),
    ("read", "FILE …: what the readers make of files, one JSON object a line", { ReadCommand.run($0) }),
    ("read-time", "FILE …: how fast files are read", { ReadCommand.time($0) }),
    ("sample", "[--seed N] [--rule ID] FOLDER: random findings to read and judge", { SampleCommand.run($0) }),
    ("metrics", "--generate|--check [PACKAGE]: the tables of widths, from free fonts", { try MetricsCommand.run($0) }),
    ("readme", "[FILE]: the table of rules in README.md", { ReadmeCommand.run($0) }),
]

let arguments = Array(CommandLine.arguments.dropFirst())
if let command = commands.first(where: { $0.name == arguments.first }) {
    try command.run(Array(arguments.dropFirst()))
} else if DevelopmentCommand.summaries.contains(where: { $0.name == arguments.first }) {
    exit(Int32(DevelopmentCommand.run(arguments)))
} else {
    print("usage: heard-dev COMMAND …")
    for (name, summary) in commands.map({ ($0.name, $0.summary) }) + DevelopmentCommand.summaries { print("  \(name)  \(summary)") }
    exit(arguments.isEmpty || arguments == ["--help"] ? 0 : 2)
}
