#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import HeardKit

exit(HeardCommand.run(Array(CommandLine.arguments.dropFirst())))
