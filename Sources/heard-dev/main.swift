import HeardCore
import HeardKit

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "sample": SampleCommand.run(Array(arguments.dropFirst()))
case "readme": ReadmeCommand.run(Array(arguments.dropFirst()))
case "read": ReadCommand.run(Array(arguments.dropFirst()))
case "read-time": ReadCommand.time(Array(arguments.dropFirst()))
case "metrics": try MetricsCommand.run(Array(arguments.dropFirst()))
case "bench-layout": LayoutBench.run(arguments.dropFirst().first ?? ".")
default: print("usage: heard-dev bench-layout FOLDER | read FILE … | sample FOLDER | metrics [PACKAGE]")
}
