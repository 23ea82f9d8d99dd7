import HeardCore
import HeardKit

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "sample": SampleCommand.run(Array(arguments.dropFirst()))
case "read": ReadCommand.run(Array(arguments.dropFirst()))
case "read-time": ReadCommand.time(Array(arguments.dropFirst()))
case "metrics": try MetricsCommand.run(Array(arguments.dropFirst()))
default: print("usage: heard-dev read FILE … | sample FOLDER | metrics [PACKAGE]")
}
