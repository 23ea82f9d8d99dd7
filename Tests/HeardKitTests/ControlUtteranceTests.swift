import HeardCore
import HeardKit
import HeardTestSupport
import Testing

/// What VoiceOver says for a control, from the names of keys.
@Suite struct ControlUtteranceTests {
    private func project(_ tables: [String: String]) throws -> Project {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (locale, text) in tables { try folder.write(Array(text.utf8), to: "\(locale).lproj/Localizable.strings") }
        return try Linter.check(paths: [folder.path], jobs: 1).project
    }

    private func said(_ project: Project, _ key: String, _ locale: String) -> String? {
        for (table, content) in project.tables.enumerated() {
            for (row, content) in content.rows.enumerated() where content.key == key { return ControlUtterances(project).text(KeyReference(table: table, row: row), LanguageTag(locale)) }
        }
        return nil
    }

    @Test func partsOfOneElementAreOnePhrase() throws {
        let project = try project([
            "en": "\"pay.accessibilityLabel\" = \"Pay\";\n\"pay.accessibilityValue\" = \"Verifying %@\";\n\"pay.accessibilityHint\" = \"Pays the order.\";\n",
            "ja": "\"pay.accessibilityLabel\" = \"支払う\";\n\"pay.accessibilityValue\" = \"%@を確認中\";\n\"pay.accessibilityHint\" = \"注文を支払います。\";\n",
        ])
        #expect(said(project, "pay.accessibilityValue", "en") == "Pay, Verifying … Pays the order.")
        #expect(said(project, "pay.accessibilityLabel", "ja") == "支払う、…を確認中。注文を支払います。")
    }

    @Test func aStringAloneIsWhatIsHeard() throws {
        let project = try project(["en": "\"pay.accessibilityLabel\" = \"Pay\";\n\"other.accessibilityHint\" = \"Opens it.\";\n"])
        #expect(said(project, "pay.accessibilityLabel", "en") == nil)
        #expect(said(project, "other.accessibilityHint", "en") == nil)
    }
}
