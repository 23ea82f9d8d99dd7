import HeardCore
import HeardDevelopment
import HeardKit
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "sample": SampleCommand.run(Array(arguments.dropFirst()))
case "readme": ReadmeCommand.run(Array(arguments.dropFirst()))
case "read": ReadCommand.run(Array(arguments.dropFirst()))
case "read-time": ReadCommand.time(Array(arguments.dropFirst()))
case "metrics": try MetricsCommand.run(Array(arguments.dropFirst()))
case "bench": BenchCommand.run(Array(arguments.dropFirst()))
case "synthesize": SynthesizeCommand.run(Array(arguments.dropFirst()))
case "bench-layout": LayoutBench.run(arguments.dropFirst().first ?? ".")
case "generate", "speech-rate", "speech-estimate": exit(Int32(DevelopmentCommand.run(arguments)))
default: print("usage: heard-dev generate | speech-rate FOLDER | speech-estimate FOLDER TAG … | bench PATH … | synthesize | bench-layout FOLDER | read FILE … | sample FOLDER | metrics --generate|--check [PACKAGE]")
}
