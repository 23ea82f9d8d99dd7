import PackagePlugin

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// `swift package heard check Sources`: runs `heard` with the arguments that follow, in the package's folder.
@main
struct HeardPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "heard").url.path
        let words = arguments.isEmpty ? ["check"] : arguments
        guard chdir(context.package.directoryURL.path) == 0 else { throw Failure(message: "the package's folder can't be entered") }
        var argv: [UnsafeMutablePointer<CChar>?] = ([tool] + words).map { strdup($0) } + [nil]
        defer { for pointer in argv { free(pointer) } }
        var process = pid_t()
        guard posix_spawn(&process, tool, nil, nil, &argv, environ) == 0 else { throw Failure(message: "heard can't be started") }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 2
        // SwiftPM names it and ends with 1, so that a CI job sees it.
        if code != 0 { exit(code) }
    }

    struct Failure: Error, CustomStringConvertible {
        var message: String
        var description: String { message }
    }
}
