import Testing
import HeardRules
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The record of verdicts on findings in real catalogs has the shape that its README describes. What it says is no test.
@Suite struct VerdictTests {
    @Test func recordIsWellFormed() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Verdicts")
        let known = Set(RuleRegistry.all.map { $0.metadata.id })
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tsv") }.sorted()
        #expect(!files.isEmpty)
        for file in files {
            let lines = String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self).split(separator: "\n")
            #expect(lines.first == "rule\tapp\tfile\tkey\tlocale\tverdict\twhy")
            var seen: Set<String> = []
            for line in lines.dropFirst() {
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                #expect(fields.count == 7, "\(file): \(line)")
                guard fields.count == 7 else { continue }
                #expect(known.contains(String(fields[0])), "\(file): \(line)")
                #expect(fields[5] == "right" || fields[5] == "wrong", "\(file): \(line)")
                #expect(!fields[6].isEmpty, "\(file): \(line)")
                #expect(seen.insert(fields[0..<5].joined(separator: "\t")).inserted, "twice in \(file): \(line)")
            }
        }
    }
}
