#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import HeardCore

/// Starts `heard-source`, which parses with the toolchain's SwiftSyntax and stands beside `heard`.
enum HeardSourceProcess {
    struct Failure: Error {
        var message: String
    }

    /// Folder of the running executable.
    static func ownFolder() -> String? {
        var buffer = [CChar](repeating: 0, count: 4096)
        #if os(Linux)
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard count > 0 else { return nil }
        let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        #else
        var size = UInt32(buffer.count)
        guard _NSGetExecutablePath(&buffer, &size) == 0, let real = realpath(buffer, nil) else { return nil }
        defer { free(real) }
        let path = String(cString: real)
        #endif
        guard let slash = path.lastIndex(of: "/") else { return nil }
        return String(path[..<slash])
    }

    /// `heard-source` beside this executable; inside a test bundle, beside the bundle.
    static func executable() -> String? {
        guard var folder = ownFolder() else { return nil }
        for _ in 0..<5 {
            // SwiftPM builds the tools of its plugins under names of their own.
            for name in ["/heard-source", "/heard-source-tool"] where access(folder + name, X_OK) == 0 { return folder + name }
            // A macOS test bundle runs from inside the toolchain; climb only within a build folder.
            guard folder.contains("/.build/"), let slash = folder.lastIndex(of: "/") else { return nil }
            folder = String(folder[..<slash])
        }
        return nil
    }

    /// Runs it on files (relative to the current folder) and gives back what it printed.
    ///
    /// - Parameter isWhole: parse every body at once, for tests of those that are parsed when they are asked for
    static func run(files: [String], wrappers: [String], jobs: Int, isWhole: Bool = false) throws -> [UInt8] {
        guard let executable = executable() else {
            throw Failure(message: "the app's source was not read: heard-source is not beside heard (it needs the Swift toolchain that it was built with)")
        }
        // The list goes through a file: no pipe can fill up, and no signal comes when the other side ends early.
        var template = FileAccess.temporaryTemplate("heard-source")
        let input = mkstemp(&template)
        guard input >= 0 else { throw Failure(message: "the app's source was not read: no temporary file could be made (TMPDIR, else /tmp, can't be written)") }
        unlink(template)
        defer { close(input) }
        let list = Array((files.joined(separator: "\n") + "\n").utf8)
        var done = 0
        while done < list.count {
            let n = list.withUnsafeBytes { b in b.baseAddress.map { write(input, $0 + done, b.count - done) } ?? -1 }
            guard n > 0 else { throw Failure(message: "the app's source was not read: the list of files could not be written") }
            done += n
        }
        lseek(input, 0, SEEK_SET)

        var arguments = [executable]
        if jobs > 0 { arguments += ["--jobs", String(jobs)] }
        if isWhole { arguments.append("--whole") }
        for wrapper in wrappers { arguments += ["--wrapper", wrapper] }
        let child: ChildProcess
        do throws(ChildProcess.Failure) { child = try ChildProcess(arguments, input: .descriptor(input), showsErrors: true) } catch {
            switch error {
            case .pipe: throw Failure(message: "the app's source was not read: no pipe could be made")
            case .start(let code): throw Failure(message: "the app's source was not read: heard-source could not be started (\(FileAccess.reason(code)))")
            }
        }
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let n = buffer.withUnsafeMutableBytes { b in b.baseAddress.map { read(child.output, $0, b.count) } ?? -1 }
            if n < 0, errno == EINTR { continue }
            if n <= 0 { break }
            output += buffer[..<n]
        }
        let status = child.wait()
        guard status == 0 else {
            throw Failure(message: "the app's source was not read: heard-source ended with \(status < 128 ? "status \(status)" : "signal \(status - 128)")"
                + " (does the Swift toolchain that it was built with still stand where it stood?)")
        }
        return output
    }
}
