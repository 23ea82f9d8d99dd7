import HeardKit
import Testing
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite struct RulesTableTests {
    @Test func theReadmeHasARulesTable() throws {
        // Tests/HeardKitTests/RulesTableTests.swift → the package.
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let text = String(decoding: try FileAccess.read("/" + root + "/README.md"), as: UTF8.self)
        let made = try #require(RulesTable.update(text))
        for rule in RulesCommand.ids { #expect(made.contains("| `\(rule)` |")) }
        #expect(made == text, "the table is not that of the rules: run heard-dev readme")
    }
}
