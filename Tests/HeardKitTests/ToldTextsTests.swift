import HeardCore
@testable import HeardKit
import HeardTestSupport
import Testing

/// From files to findings, for tables whose keys are objects of Interface Builder and for tables without their source's texts.
@Suite struct ToldTextsTests {
    private func findings(_ files: [String: String], source: Bool = false) throws -> [Finding] {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (path, text) in files { try folder.write(Array(text.utf8), to: path) }
        guard case .run(let parsed) = try ArgumentParser.parse(["check", folder.path] + (source ? ["--source"] : [])) else { throw CommandError("no run") }
        let (options, configuration) = try CheckCommand.prepare(RunOptions(parsed, ruleNames: HeardCommand.ruleNames))
        return try CheckCommand.lint(options, configuration).0.report.findings
    }

    private func rules(_ findings: [Finding]) -> Set<String> { Set(findings.map { "\($0.rule) \($0.locale?.text ?? "") \($0.severity.name)" }) }

    private func catalog(_ entries: String) -> String { "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(entries)}}" }

    @Test func aCatalogsCommentTellsTheSource() throws {
        let catalog = catalog(#"""
            "SXx-HZ-GkB.title": {"comment": "Class = \"NSMenuItem\"; title = \"\\tLeft to Right\"; ObjectID = \"SXx-HZ-GkB\";",
              "localizations": {"de": {"stringUnit": {"state": "translated", "value": "\tVon links nach rechts"}}, "id": {"stringUnit": {"state": "translated", "value": "\tKiri ke kanan"}}}},
            "abc-HZ-GkB.title": {"comment": "Class = \"NSMenuItem\"; title = \"Open settings\"; ObjectID = \"abc-HZ-GkB\";",
              "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Open settings"}}, "id": {"stringUnit": {"state": "translated", "value": " Buka setelan"}}}}
            """#)
        let found = try findings(["App/mul.lproj/Main.xcstrings": catalog])
        #expect(rules(found) == ["untranslated-value de warning", "edge-space id warning"])
    }

    @Test func anIDIsNoText() throws {
        let catalog = catalog(#"""
            "SXx-HZ-GkB.title": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "\tVon links nach rechts"}}}}
            """#)
        #expect(try findings(["App/mul.lproj/Main.xcstrings": catalog]).isEmpty)
    }

    private func table(_ tag: String, _ first: String, _ second: String, _ third: String) -> [String: String] {
        ["App/\(tag).lproj/Main.strings": """
            /* Class = "UIButton"; normalTitle = "Pay now"; ObjectID = "xto-EI-h22"; */
            "xto-EI-h22.normalTitle" = "\(first)";
            /* Class = "UILabel"; text = "Order summary"; ObjectID = "yto-EI-h22"; */
            "yto-EI-h22.text" = "\(second)";
            /* Class = "UILabel"; text = "Choose a card"; ObjectID = "zto-EI-h22"; */
            "zto-EI-h22.text" = "\(third)";
            """]
    }

    private func merged(_ all: [String: String]...) -> [String: String] { all.reduce(into: [:]) { $0.merge($1) { first, _ in first } } }

    @Test func tablesWithoutSourceAreComparedWithTheirComments() throws {
        let found = try findings(merged(table("bg", "Плащане", "Поръчка", "Избор на карта"), table("de", "Jetzt zahlen", "Order summary", "Karte wählen"), table("fr", "Payer", "Résumé", "Choisir une carte ")))
        // Neither Bulgarian, first in the alphabet, nor the id is the source.
        #expect(rules(found) == ["untranslated-value de warning", "edge-space fr warning"])
    }

    @Test func theLocaleThatSaysTheSameIsTheSource() throws {
        let found = try findings(merged(table("fr", "Pay now", "Order summary", "Choose a card"), table("de", "Jetzt zahlen", "Bestellung", "Karte wählen")))
        #expect(!found.contains { $0.rule == "untranslated-value" })
    }

    @Test func aKeyThatTheSourceLacksIsInTheStoryboard() throws {
        let english = ["App/en.lproj/Main.strings": "/* Class = \"UIButton\"; normalTitle = \"Pay now\"; ObjectID = \"xto-EI-h22\"; */\n\"xto-EI-h22.normalTitle\" = \"Pay now\";\n"]
        let found = try findings(merged(english, table("de", "Jetzt zahlen", "Bestellung", "Choose a card")))
        #expect(rules(found) == ["untranslated-value de warning"])
    }

    @Test func keysThatAreSentencesAreTheSource() throws {
        let found = try findings([
            "App/bg.lproj/T.strings": "\"Choose a card\" = \"Изберете карта\";\n\"Pay for all of it now\" = \"Платете всичко сега\";\n",
            "App/de.lproj/T.strings": "\"Choose a card\" = \"Karte wählen \";\n\"Pay for all of it now\" = \"Pay for all of it now\";\n",
        ])
        #expect(rules(found) == ["edge-space de warning", "untranslated-value de warning"])
    }

    @Test func whatAPartialSourceLeavesToItsKeys() throws {
        let found = try findings([
            "App/en-US.lproj/T.strings": "\"Follow\" = \"Follow them\";\n",
            "App/de.lproj/T.strings": "\"Follow\" = \"Folgen\";\n\"Encoding %@ now\" = \"Kodierung\";\n\"Choose a card\" = \"Karte wählen\";\n\"wallet\" = \"Geldbeutel\";\n",
            "App/fr.lproj/T.strings": "\"Follow\" = \"Suivre\";\n\"Encoding %@ now\" = \"Codage de %@\";\n\"wallet\" = \"portefeuille\";\n",
        ])
        #expect(rules(found) == ["argument-mismatch de error", "missing-translation fr warning"])
    }

    /// The app may have dropped the text long ago.
    @Test func whatFewLocalesStillHaveIsNoDutyToTranslate() throws {
        let used = "\"Follow\" = \"x\";\n\"Choose a card\" = \"x y\";\n"
        var files = ["App/en.lproj/T.strings": "\"Follow\" = \"Follow\";\n"]
        for tag in ["de", "fr", "it", "es"] { files["App/\(tag).lproj/T.strings"] = used.replacing("x", with: tag) }
        files["App/bg.lproj/T.strings"] = "\"Follow\" = \"Следвай\";\n\"Not at my desk\" = \"Не съм на бюрото\";\n"
        let found = try findings(files)
        #expect(found.filter { $0.rule == "missing-translation" && $0.severity > .note }.map { "\($0.key ?? "") \($0.locale?.text ?? "")" } == ["Choose a card bg"])
    }

    @Test func aCommentIsNoDutyToTranslate() throws {
        func table(_ tag: String, _ keys: [String]) -> [String: String] {
            ["App/\(tag).lproj/Main.strings": keys.map { "/* Class = \"NSMenuItem\"; title = \"Paste the style\"; ObjectID = \"\($0)\"; */\n\"\($0).title\" = \"\(tag) Stil\";\n" }.joined()]
        }
        let found = try findings(merged(table("bg", ["abc-12-xyz", "abd-12-xyz"]), table("de", ["abc-12-xyz"]), table("fr", ["abc-12-xyz"]), table("it", ["abe-12-xyz"])))
        // Three of four locales have the first key, one the second: its menu item may be gone.
        #expect(rules(found) == ["missing-translation it warning"])
    }

    @Test func aBlankTextIsNoSource() throws {
        let comment = "/* Class = \"NSImageView\"; ibExternalAccessibilityDescription = \" \"; ObjectID = \"xto-EI-h22\"; */\n"
        let key = "\"xto-EI-h22.ibExternalAccessibilityDescription\""
        let found = try findings(["App/bg.lproj/Main.strings": comment + key + " = \"0b36a71978ca057bf0594fec41410ec0_tr\";\n", "App/de.lproj/Main.strings": comment + key + " = \"0b36a71978ca057bf0594fec41410ec0_tr\";\n"])
        #expect(Set(found.map(\.rule)).contains("unspeakable-text"))
    }

    @Test func aMarkForTranslatorsIsNoText() throws {
        let comment = "/* Class = \"NSTextFieldCell\"; title = \"DO NOT LOCALIZE\"; ObjectID = \"xto-EI-h22\"; */\n"
        let found = try findings(["App/bg.lproj/Main.strings": comment + "\"xto-EI-h22.title\" = \"DO NOT LOCALIZE\";\n", "App/de.lproj/Main.strings": comment + "\"xto-EI-h22.title\" = \"\";\n"])
        #expect(!found.contains { $0.severity > .note })
    }

    @Test func noLanguageIsGuessedBesideATableThatHasItsSource() throws {
        let found = try findings([
            "App/en.lproj/Localizable.strings": "\"pay\" = \"Pay\";\n", "App/de.lproj/Localizable.strings": "\"pay\" = \"Zahlen\";\n",
            "App/Panel/bg.lproj/Panel.strings": "\"a\" = \"Плащане сега\";\n\"b\" = \"Поръчка\";\n", "App/Panel/de.lproj/Panel.strings": "\"a\" = \"Jetzt zahlen \";\n",
        ])
        #expect(found.isEmpty)
    }

    @Test func anEnglishOfSomeRegionIsTheSource() throws {
        let found = try findings(["App/en-US.lproj/T.strings": "\"pay.now\" = \"Pay for all of it now\";\n", "App/de.lproj/T.strings": "\"pay.now\" = \"Pay for all of it now\";\n\"pay.later\" = \"Später zahlen\";\n"])
        #expect(rules(found) == ["untranslated-value de warning", "extra-key de warning"])
    }

    private let german = "Zahlungsbestätigungseinstellungen"

    private func xib(_ runtime: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.\(runtime)" version="3.0" targetRuntime="\(runtime == "Cocoa.XIB" ? "MacOSX.Cocoa" : "iOS.CocoaTouch")">
        <objects><button id="xto-EI-h22"><state key="normal" title="Pay now"/></button></objects></document>
        """
    }

    @Test(.enabled(if: SourceProbe.isAvailable, "heard-source is not built"), arguments: [("Cocoa.XIB", false), ("CocoaTouch.XIB", true)])
    func sizesArePhones(_ runtime: String, _ isPhone: Bool) throws {
        let found = try findings([
            "App/Base.lproj/Main.xib": xib(runtime), "App/en.lproj/Main.strings": "\"xto-EI-h22.normalTitle\" = \"Pay now\";\n",
            "App/de.lproj/Main.strings": "\"xto-EI-h22.normalTitle\" = \"\(german)\";\n",
        ], source: true)
        #expect(found.contains { $0.rule == "broken-word" } == isPhone)
    }

    @Test(.enabled(if: SourceProbe.isAvailable, "heard-source is not built"), arguments: [("import AppKit\n", false), ("import UIKit\n", true), ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif\n", true)])
    func codeNamesItsSystem(_ imports: String, _ isPhone: Bool) throws {
        let found = try findings([
            "App/View.swift": imports + "import SwiftUI\nstruct V: View { var body: some View { Button(\"pay.now\") {} } }\n",
            "App/en.lproj/Localizable.strings": "\"pay.now\" = \"Pay now\";\n", "App/de.lproj/Localizable.strings": "\"pay.now\" = \"\(german)\";\n",
        ], source: true)
        #expect(found.contains { $0.rule == "broken-word" } == isPhone)
    }

    @Test(.enabled(if: SourceProbe.isAvailable, "heard-source is not built"), arguments: [("App/macOS", "", false), ("Shop Watch App", "", false), ("App/Panel", "import AppKit\n", false), ("App/Panel", "import UIKit\n", true), ("App/Machine", "", true)])
    func filesBesideItNameItsSystem(_ folder: String, _ neighbour: String, _ isPhone: Bool) throws {
        let found = try findings([
            "\(folder)/View.swift": "import SwiftUI\nstruct V: View { var body: some View { Button(\"pay.now\") {} } }\n",
            "\(folder)/Window.swift": neighbour + "final class Window {}\n", "Other/Main.swift": "import UIKit\nfinal class Main {}\n",
            "App/en.lproj/Localizable.strings": "\"pay.now\" = \"Pay now\";\n", "App/de.lproj/Localizable.strings": "\"pay.now\" = \"\(german)\";\n",
        ], source: true)
        #expect(found.contains { $0.rule == "broken-word" } == isPhone)
    }
}
