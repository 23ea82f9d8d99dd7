import HeardCore
import HeardKit

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "read": ReadCommand.run(Array(arguments.dropFirst()))
case "metrics": try MetricsCommand.run(Array(arguments.dropFirst()))
default: print("usage: heard-dev read FILE … | metrics [PACKAGE]")
}
