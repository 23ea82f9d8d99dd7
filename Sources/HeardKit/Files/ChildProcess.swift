#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import HeardCore

/// Another program that is started without a shell and read until its end. A signal that ends heard ends it too.
package struct ChildProcess {
    package enum Failure: Error {
        case pipe
        /// The C error number.
        case start(Int32)
    }

    /// What the program is to read.
    package enum Input {
        case nothing
        case file(String)
        case descriptor(Int32)
    }

    let process: pid_t
    /// Reading end of its standard output.
    package let output: Int32

    /// - Parameters:
    ///   - arguments: the program (looked up in PATH where it is no path) and its arguments
    ///   - environment: variables to set or replace
    ///   - showsErrors: its standard error is heard's own; otherwise nobody sees it
    package init(_ arguments: [String], environment: [String: String] = [:], input: Input = .nothing, showsErrors: Bool = false) throws(Failure) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .pipe }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        switch input {
        case .nothing: posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        case .file(let path): posix_spawn_file_actions_addopen(&actions, 0, path, O_RDONLY, 0)
        case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        if !showsErrors { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
        if ends[1] > 2 { posix_spawn_file_actions_addclose(&actions, ends[1]) }

        // What heard blocks and ignores for itself, a child would inherit.
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t(), broken = sigset_t()
        sigemptyset(&none)
        sigemptyset(&broken)
        sigaddset(&broken, SIGPIPE)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &broken)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

        var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = Self.variables(environment).map { strdup($0) } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var code: Int32 = 0
        let process = Interrupt.hold {
            var process = pid_t()
            code = posix_spawnp(&process, arguments[0], &actions, &attributes, &argv, &envp)
            return code == 0 ? process : nil
        }
        close(ends[1])
        guard let process else {
            close(ends[0])
            throw .start(code)
        }
        self.process = process
        output = ends[0]
    }

    /// Closes the pipe and waits for the end.
    ///
    /// - Returns: exit status, or 128 + the signal that it died of
    func wait() -> Int32 {
        // A program that still writes would wait for a reader for ever.
        close(output)
        var info = siginfo_t()
        // Only looked at: until its number is given back, a signal still finds it.
        while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        Interrupt.release(process: process)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    private static func variables(_ changed: [String: String]) -> [String] {
        var variables: [String] = []
        var pointer = environ
        while let entry = pointer.pointee {
            let text = String(cString: entry)
            if !changed.keys.contains(String(text.prefix { $0 != "=" })) { variables.append(text) }
            pointer += 1
        }
        return variables + changed.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
}
