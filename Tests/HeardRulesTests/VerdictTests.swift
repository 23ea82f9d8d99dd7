import Testing
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The verdicts that people gave on findings of real catalogs: of each rule at least 95 in 100 were right, of all together 98.
@Suite struct VerdictTests {
    private struct Count { var right = 0, all = 0 }

    @Test func rulesAreRightOnRealCatalogs() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Verdicts")
        var rules: [Substring: Count] = [:], total = Count()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tsv") }.sorted()
        #expect(!files.isEmpty)
        for file in files {
            let text = String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
            for line in text.split(separator: "\n").dropFirst() {
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                #expect(fields.count == 7, "\(file): \(line)")
                guard fields.count == 7 else { continue }
                #expect(fields[5] == "right" || fields[5] == "wrong", "\(file): \(line)")
                rules[fields[0], default: Count()].all += 1
                total.all += 1
                if fields[5] == "right" {
                    rules[fields[0]]?.right += 1
                    total.right += 1
                }
            }
        }
        for (rule, count) in rules.sorted(by: { $0.key < $1.key }) where count.all >= 20 { #expect(count.right * 100 >= count.all * 95, "\(rule): \(count.right) of \(count.all)") }
        #expect(total.right * 100 >= total.all * 98, "\(total.right) of \(total.all)")
    }
}
