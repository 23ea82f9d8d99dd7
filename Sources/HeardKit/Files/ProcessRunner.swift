#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import HeardCore

/// Starts another program without a shell and reads what it prints.
package enum ProcessRunner {
    /// - Parameters:
    ///   - arguments: the program (looked up in PATH) and its arguments
    ///   - environment: variables to set or replace
    ///   - input: file for standard input; nothing when nil
    /// - Returns: exit status (128 + signal when it was killed) and standard output
    package static func run(_ arguments: [String], environment: [String: String] = [:], input: String? = nil) throws(CommandError) -> (status: Int32, output: [UInt8]) {
        guard let program = arguments.first else { throw CommandError("no program to run") }
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw CommandError("no pipe could be made") }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input ?? "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        if ends[1] > 2 { posix_spawn_file_actions_addclose(&actions, ends[1]) }

        var variables: [String] = []
        var pointer = environ
        while let entry = pointer.pointee {
            let text = String(cString: entry)
            if !environment.keys.contains(String(text.prefix { $0 != "=" })) { variables.append(text) }
            pointer += 1
        }
        variables += environment.map { "\($0.key)=\($0.value)" }
        var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for p in argv + envp { free(p) } }
        var pid = pid_t()
        let code = posix_spawnp(&pid, program, &actions, nil, &argv, &envp)
        close(ends[1])
        defer { close(ends[0]) }
        guard code == 0 else { throw CommandError("can't start \(program): \(FileAccess.reason(code))") }
        let output: Result<[UInt8], CommandError>
        do throws(CommandError) { output = .success(try FileAccess.read(ends[0], name: program, limit: 1 << 30)) } catch { output = .failure(error) }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        let exited = status & 0x7F == 0
        return (exited ? (status >> 8) & 0xFF : 128 + (status & 0x7F), try output.get())
    }
}
