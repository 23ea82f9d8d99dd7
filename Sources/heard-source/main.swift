#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// heard-source: paths on standard input (one a line) or as arguments, facts as NDJSON on standard output. See README.md.
var paths: [String] = []
var localizers: Set<String> = []
var jobs = 0
var isWhole = false
var arguments = Array(CommandLine.arguments.dropFirst())
while !arguments.isEmpty {
    let one = arguments.removeFirst()
    switch one {
    case "--help":
        print("usage: heard-source [--wrapper NAME]… [--jobs N] [FILE …]\nReads Swift and Objective-C files (paths on standard input, one a line, if none are given) and prints what they say about spoken and visible text.")
        exit(0)
    case "--wrapper": if !arguments.isEmpty { localizers.insert(arguments.removeFirst()) }
    // For tests: no body is left unread at first.
    case "--whole": isWhole = true
    case "--jobs": if !arguments.isEmpty { jobs = Int(arguments.removeFirst()) ?? 0 }
    default: paths.append(one)
    }
}
if paths.isEmpty { while let line = readLine() { if !line.isEmpty { paths.append(line) } } }
let reader = SourceReader(paths: paths, localizers: localizers, jobs: jobs, isWhole: isWhole)
// Names are followed recursively: in a thread with room on the stack.
Workers(jobs: 1).run(1) { _ in reader.run() }
