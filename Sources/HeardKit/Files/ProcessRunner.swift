import HeardCore

/// Runs another program to its end and gives back what it prints.
package enum ProcessRunner {
    /// - Parameters:
    ///   - arguments: the program (looked up in PATH) and its arguments
    ///   - environment: variables to set or replace
    ///   - input: file for standard input; nothing when nil
    /// - Returns: exit status (128 + signal when it was killed) and standard output
    package static func run(_ arguments: [String], environment: [String: String] = [:], input: String? = nil) throws(CommandError) -> (status: Int32, output: [UInt8]) {
        guard let program = arguments.first else { throw CommandError("no program to run") }
        let child: ChildProcess
        do throws(ChildProcess.Failure) { child = try ChildProcess(arguments, environment: environment, input: input.map { .file($0) } ?? .nothing) } catch {
            switch error {
            case .pipe: throw CommandError("no pipe could be made")
            case .start(let code): throw CommandError("can't start \(program): \(FileAccess.reason(code))")
            }
        }
        let output: Result<[UInt8], CommandError>
        do throws(CommandError) { output = .success(try FileAccess.read(child.output, name: program, limit: 1 << 30)) } catch { output = .failure(error) }
        let status = child.wait()
        return (status, try output.get())
    }
}
