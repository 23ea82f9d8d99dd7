import HeardCore
import HeardKit
import Testing
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite(.enabled(if: SourceProbe.isAvailable, "heard-source is not built"))
struct SourceFailureTests {
    @Test(arguments: ["struct A { func (((", "}}}} class \"", "let a = \"\"\"\nnever closed", "\u{0}\u{1}\u{2}", ""])
    func aFileThatDoesNotParseCostsOnlyItself(_ broken: String) throws {
        let probe = try SourceProbe("""
            --- Sources/Broken.swift
            \(broken.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n            "))
            accessibilityLabel Text( Button(
            --- Sources/Good.swift
            struct Good: View { var body: some View { Image("x").accessibilityLabel("good") } }
            --- Sources/Broken.m
            @implementation Broken [[[ { accessibilityLabel = @"
            --- en.lproj/Localizable.strings
            "good" = "Good";
            """)
        #expect(probe.roles("good") == ["label"])
        #expect(probe.project.source?.problems == [])
    }

    /// SwiftParser takes twice the time for every square bracket that may start a type.
    @Test(arguments: ["[", "[(", "[a<", "(a:[", "@a(b) [", "[ /* c */ ", "\"b \\([", "#\"\\#([", "\"\"\"\nb \\(["])
    func bracketsThatNestForTooLongAreSaid(_ start: String) throws {
        let unit = start.contains("\"") ? "[" : start
        let probe = try SourceProbe("""
            --- Sources/Squares.swift
            let accessibilityLabel = \(start.split(separator: "\n").joined(separator: "\n            "))\(String(repeating: unit, count: 60))
            --- Sources/Good.swift
            struct Good: View { var body: some View { Image("x").accessibilityLabel("good \\(list[0][1][map["a"]])") } }
            --- en.lproj/Localizable.strings
            "good %@" = "Good %@";
            """)
        #expect(probe.roles("good %@") == ["label"])
        #expect(probe.project.source?.problems.count == 1 && probe.project.source?.problems.first?.contains("Squares.swift") == true)
    }

    #if os(Linux)
    /// `heard` on a machine without the reader: everything but `--source` works, and that says what is missing.
    @Test func withoutItsReaderHeardSaysSo() throws {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        let own = String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let heard = own.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/heard"
        try #require(access(heard, X_OK) == 0)
        let probe = try SourceProbe("""
            --- Sources/Good.swift
            struct Good: View { var body: some View { Image("x").accessibilityLabel("good") } }
            --- en.lproj/Localizable.strings
            "good" = "Good";
            """)
        let alone = probe.folder + "/heard"
        #expect(try ProcessRunner.run(["cp", heard, alone]).status == 0)
        defer { unlink(alone) }
        let plain = try ProcessRunner.run([alone, "check", probe.folder + "/en.lproj", "--format", "json"])
        #expect(plain.status == 0)
        let source = try ProcessRunner.run([alone, "check", probe.folder, "--source", "--format", "json"])
        #expect(source.status == 2)
        #expect(String(decoding: source.output, as: UTF8.self).contains("heard-source is not beside heard"))
    }
    #endif
}
