import Testing
import HeardCore
@testable import HeardKit

@Suite struct GuessedSourceTests {
    private func table(_ path: String, _ tag: String, _ evidence: Table.SourceEvidence = .mostKeys) -> Table {
        Table(name: path, path: path, sourceLocale: 0, sourceEvidence: evidence,
              locales: [TableLocale(tag: LanguageTag(tag), isShipped: true, isIncomplete: false, keyCount: 1, files: [])])
    }

    @Test func oneRemarkALanguage() {
        let project = Project(files: [], tables: [table("A/Main", "bg"), table("B/Main", "de"), table("C/Main", "bg"), table("D/Main", "bg"), table("E/Main", "en", .english)])
        let remarks = GuessedSource.remarks(project)
        #expect(remarks.count == 2)
        #expect(remarks.first?.contains("A/Main and 2 more tables is taken to be bg") == true)
        #expect(remarks.last?.contains("of B/Main is taken to be de") == true)
    }
}
