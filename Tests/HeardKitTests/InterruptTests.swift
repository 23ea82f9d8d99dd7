#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
@testable import HeardKit
import HeardTestSupport
import Testing

/// Signals sent to the built program while it waits for something that never comes.
@Suite(.timeLimit(.minutes(10))) struct Interrupts {
    /// The program beside this test bundle.
    private func program() throws -> String {
        let path = try #require(HeardSourceProcess.ownFolder()) + "/heard"
        try #require(access(path, X_OK) == 0, "heard is not beside the tests")
        return path
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func endsWhileReading(_ number: Int32) throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { close(ends[1]) }
        // The writing end is this process's own, so that the input stays open.
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        let child = try ChildProcess([try program(), "check", "-", "--stdin-filename", "de.lproj/A.strings"], input: .descriptor(ends[0]))
        close(ends[0])
        // More than a pipe holds: when all of it is taken, the program is reading.
        let part = Array("\"a\" = \"b\";\n".utf8)
        for _ in 0..<20_000 { part.withUnsafeBytes { _ = write(ends[1], $0.baseAddress, $0.count) } }
        kill(child.process, number)
        #expect(try FileAccess.read(child.output, name: "output", limit: 1 << 20).isEmpty)
        #expect(child.wait() == 128 + number)
    }

    @Test(arguments: [SIGINT, SIGTERM]) func theSourceReaderEndsToo(_ number: Int32) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(Array("\"a\" = \"b\";\n".utf8), to: "app/en.lproj/Localizable.strings")
        try folder.write(Array("let a = 1\n".utf8), to: "app/A.swift")
        // Stands in for a reader that takes long: says who it is, and sleeps.
        try folder.write(Array("#!/bin/sh\necho $$ > '\(folder.path)/new' && mv '\(folder.path)/new' '\(folder.path)/started'\nexec sleep 50\n".utf8), to: "heard-source")
        chmod(folder.path + "/heard-source", 0o755)
        let heard = folder.path + "/heard", built = try program()
        if link(built, heard) != 0 { try #require(try ProcessRunner.run(["cp", built, heard]).status == 0) }

        let child = try ChildProcess([heard, "check", "--source", folder.path + "/app", "--out", "json=\(folder.path)/out.json"])
        while !FileAccess.exists(folder.path + "/started") { usleep(10_000) }
        let text = String(decoding: try FileAccess.read(folder.path + "/started"), as: UTF8.self)
        let reader = try #require(pid_t(text.prefix { $0.isNumber }))
        #expect(kill(reader, 0) == 0)
        kill(child.process, number)
        #expect(child.wait() == 128 + number)
        // It is nobody's child now: whoever took it over has to ask for its end first.
        var isGone = false
        for _ in 0..<500 where !isGone {
            isGone = kill(reader, 0) != 0 || isDead(reader)
            if !isGone { usleep(10_000) }
        }
        #expect(isGone)
        #expect(!FileAccess.exists(folder.path + "/out.json"))
    }

    /// Plugins of SwiftPM start programs with nearly all signals blocked, the one that tells of a child's end too: it is no reason to end.
    @Test func blockedSignalsAreNotTakenForRequests() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(Array("\"a\" = \"b\";\n".utf8), to: "app/en.lproj/Localizable.strings")
        try folder.write(Array("let a = 1\n".utf8), to: "app/A.swift")
        try folder.write(Array("#!/bin/sh\nsleep 0.2\necho '{\"end\":1}'\n".utf8), to: "heard-source")
        chmod(folder.path + "/heard-source", 0o755)
        let heard = folder.path + "/heard", built = try program()
        if link(built, heard) != 0 { try #require(try ProcessRunner.run(["cp", built, heard]).status == 0) }

        #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
        #else
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let words = [heard, "check", "--source", folder.path + "/app", "--quiet", "--out", "json=\(folder.path)/out.json"]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t(), status: Int32 = 0
        try #require(posix_spawn(&process, heard, nil, &attributes, &arguments, environ) == 0)
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        #expect(status & 0x7F == 0 && (status >> 8) & 0xFF <= 1, "\(status)")
        #expect(FileAccess.exists(folder.path + "/out.json"))
    }

    /// Ended, but not asked for by its parent yet.
    private func isDead(_ process: pid_t) -> Bool {
        guard let text = try? FileAccess.read("/proc/\(process)/stat") else { return false }
        guard let close = text.lastIndex(of: UInt8(ascii: ")")), close + 2 < text.count else { return false }
        return text[close + 2] == UInt8(ascii: "Z")
    }
}
