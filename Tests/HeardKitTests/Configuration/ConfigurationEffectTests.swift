import HeardCore
@testable import HeardKit
import HeardTestSupport
import Testing

/// Runs a small project under a configuration, from files to findings.
private func findings(_ yaml: String, _ files: [String: String], _ arguments: String...) throws -> [Finding] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (path, text) in files { try folder.write(Array(text.utf8), to: path) }
    return try findings(yaml, folder.path, arguments)
}

private func findings(_ yaml: String, _ folder: String, _ arguments: [String]) throws -> [Finding] {
    guard case .run(let parsed) = try ArgumentParser.parse(["check", folder] + arguments) else { throw CommandError("no run") }
    try FileAccess.write(folder + "/.heard.yml") { $0.write(yaml) }
    let (options, configuration) = try CheckCommand.prepare(RunOptions(parsed, ruleNames: HeardCommand.ruleNames))
    return try CheckCommand.lint(options, configuration).0.report.findings
}

private func rules(_ findings: [Finding]) -> Set<String> { Set(findings.map(\.rule)) }

/// A label with an edge space in German and in Arabic, in two folders.
private let spaces = [
    "App/en.lproj/T.strings": "\"pay.label\" = \"Pay\";\n\"pay.accessibilityHint\" = \"Pays the order.\";\n",
    "App/de.lproj/T.strings": "\"pay.label\" = \"Zahlen \";\n\"pay.accessibilityHint\" = \"Bezahlt die Bestellung. \";\n",
    "Old/en.lproj/T.strings": "\"pay.label\" = \"Pay\";\n", "Old/ar.lproj/T.strings": "\"pay.label\" = \"ادفع \";\n",
]

@Suite struct ConfigurationEffectTests {
    private func places(_ yaml: String) throws -> Set<String> {
        Set(try findings(yaml, spaces).filter { $0.rule == "edge-space" }.map { "\($0.file.contains("/Old/") ? "Old" : "App") \($0.key ?? "") \($0.severity.name)" })
    }

    private let all: Set<String> = ["App pay.label warning", "App pay.accessibilityHint warning", "Old pay.label warning"]

    @Test func rulesHaveLevels() throws {
        #expect(try places("") == all)
        #expect(try places("rules: {edge-space: off}").isEmpty)
        #expect(try places("rules: {edge-space: note}") == Set(all.map { $0.split(separator: " ").dropLast().joined(separator: " ") + " note" }))
    }

    @Test(arguments: [
        ("path: Old", ["Old pay.label"]), ("path: \"**/Old/**\"", ["Old pay.label"]), ("key: \"*.accessibilityHint\"", ["App pay.accessibilityHint"]), ("locale: ar", ["Old pay.label"]),
        ("locale: [ar, de]", ["App pay.label", "App pay.accessibilityHint", "Old pay.label"]), ("role: hint", ["App pay.accessibilityHint"]),
        ("key: pay.label, locale: de", ["App pay.label"]), ("rule: edge-space", ["App pay.label", "App pay.accessibilityHint", "Old pay.label"]),
    ]) func overridesSelect(_ selector: String, _ silenced: [String]) throws {
        let left = all.filter { place in !silenced.contains { place.hasPrefix($0 + " ") } }
        #expect(try places("overrides: [{\(selector), level: off}]") == left)
    }

    @Test func theLastOverrideCounts() throws {
        #expect(try places("overrides: [{rule: edge-space, level: off}, {rule: edge-space, locale: ar, level: error}]") == ["Old pay.label error"])
    }

    @Test func filesAndLocales() throws {
        #expect(try places("exclude: [Old]") == ["App pay.label warning", "App pay.accessibilityHint warning"])
        #expect(try places("locales: ar") == ["Old pay.label warning"])
    }

    @Test func failOnAndBaseline() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (path, text) in spaces { try folder.write(Array(text.utf8), to: path) }
        func status(_ yaml: String) throws -> Int32 {
            try FileAccess.write(folder.path + "/.heard.yml") { $0.write(yaml) }
            guard case .run(let parsed) = try ArgumentParser.parse(["check", folder.path]) else { throw CommandError("no run") }
            let (options, configuration) = try CheckCommand.prepare(RunOptions(parsed, ruleNames: HeardCommand.ruleNames))
            return try CheckCommand.lint(options, configuration).1
        }
        #expect(try status("") == 0)
        #expect(try status("fail-on: warning") == 1)
        #expect(try status("fail-on: never\nrules: {edge-space: error}") == 0)
        let known = folder.path + "/known.txt"
        let made = Baseline(file: known, findings: try findings("", folder.path, []))
        try FileAccess.write(known) { made.write(to: $0) }
        #expect(try status("fail-on: note\nbaseline: \(known)") == 0)
    }

    @Test func termsStayUntranslated() throws {
        let files = ["en.lproj/T.strings": "\"a.title\" = \"Orderly Pickup Desk\";\n\"b\" = \"Pay\";\n", "de.lproj/T.strings": "\"a.title\" = \"Orderly Pickup Desk\";\n\"b\" = \"Zahlen\";\n"]
        #expect(rules(try findings("", files)).contains("untranslated-value"))
        #expect(!rules(try findings("terms: [Orderly Pickup Desk]", files)).contains("untranslated-value"))
    }

    @Test func lengths() throws {
        let files = ["en.lproj/T.strings": "\"tab.home\" = \"Home\";\n\"text\" = \"Home\";\n", "de.lproj/T.strings": "\"tab.home\" = \"Startbildschirm\";\n\"text\" = \"Startbildschirm\";\n"]
        let found = try findings("lengths: [{key: \"tab.*\", max: 8}]", files).filter { $0.rule == "over-length" }
        #expect(found.map(\.key) == ["tab.home"])
        #expect(found.first?.message.contains("the configuration allows 8") == true)
        #expect(try findings("lengths: [{key: \"*\", max: 8}, {key: \"*\", max: 20}]", files).filter { $0.rule == "over-length" }.isEmpty)
        #expect(try findings("lengths: [{key: \"tab.*\", max-width: 40}]", files).contains { $0.rule == "over-length" && $0.key == "tab.home" && $0.locale == LanguageTag("de") })
    }

    @Test func sizesAndDevices() throws {
        let files = ["en.lproj/T.strings": "\"go\" = \"Go\";\n", "de.lproj/T.strings": "\"go\" = \"Zahlungsarten\";\n"]
        #expect(!rules(try findings("", files)).contains("broken-word"))
        #expect(rules(try findings("size: {titles: [go]}", files)).contains("broken-word"))
        #expect(rules(try findings("size: {also: [go]}", files)).contains("broken-word"))
        #expect(!rules(try findings("size: {titles: [go]}\ndevices: [iPad mini]", files)).contains("broken-word"))
    }

    @Test func limits() throws {
        let label = ["en.lproj/T.strings": "\"a.accessibilityLabel\" = \"Payment method of this order\";\n"]
        #expect(!rules(try findings("", label)).contains("label-form"))
        #expect(rules(try findings("limits: {label-length: 10}", label)).contains("label-form"))
        let announcement = ["en.lproj/T.strings": "/* VoiceOver announcement */\n\"a\" = \"The card has been checked and the order can be paid.\";\n"]
        #expect(!rules(try findings("", announcement)).contains("long-announcement"))
        #expect(try findings("limits: {announcement-note: 1}", announcement).map(\.severity) == [.note])
        #expect(try findings("limits: {announcement-note: 1, announcement-warning: 2}", announcement).map(\.severity) == [.warning])
        #expect(rules(try findings("limits: {file-size: 10}", announcement)).contains("unreadable-file"))
        let text = ["en.lproj/T.strings": "\"a\" = \"Choose how you want to pay for this order today\";\n"]
        #expect(!rules(try findings("size: {also: [a]}", text)).contains("excess-lines"))
        #expect(rules(try findings("size: {also: [a]}\nlimits: {lines: 2}", text)).contains("excess-lines"))
    }

    @Test func rolesAndMachineTranslations() throws {
        let value = ["en.lproj/T.strings": "\"x.y\" = \"Selected\";\n"]
        #expect(!rules(try findings("", value)).contains("state-in-value"))
        #expect(rules(try findings("roles: {\"x.*\": value}", value)).contains("state-in-value"))
        let catalog = ["T.xcstrings": """
            {"sourceLanguage": "en", "version": "1.1", "strings": {"a": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Pay"}}, "de": {"stringUnit": {"state": "machine_translated", "value": "Zahlen"}}}}}}
            """]
        #expect(!rules(try findings("", catalog)).contains("unfinished-translation"))
        #expect(rules(try findings("machine-translated: true", catalog)).contains("unfinished-translation"))
    }

    @Test func controlsNameTheButtonOfAReason() throws {
        let title = "Confirm the payment of everything in the basket and send the order to the kitchen at once", reason = "The card is being checked."
        let files = ["en.lproj/T.strings": "\"act\" = \"\(title) \(title)\";\n/* heard:role reason, visible */\n\"why\" = \"\(reason)\";\n"]
        #expect(!rules(try findings("", files)).contains("detached-reason"))
        #expect(rules(try findings("controls: [{reason: why, button: act}]", files)).contains("detached-reason"))
    }

    @Test func developmentLanguage() throws {
        let files = ["de.lproj/T.strings": "\"a\" = \"Zahlen\";\n", "fr.lproj/T.strings": "\"a\" = \"Payer \";\n", "en.lproj/T.strings": "\"a\" = \"Pay \";\n"]
        #expect(try findings("", files).filter { $0.rule == "edge-space" }.map(\.locale) == [LanguageTag("de")])
        #expect(try findings("development-language: de", files).filter { $0.rule == "edge-space" }.compactMap(\.locale?.text).sorted() == ["en", "fr"])
    }
}

@Suite struct SuppressionEffectTests {
    @Test func commentsSilenceAndAreReportedWhenTheyDoNot() throws {
        let files = ["en.lproj/T.strings": "\"a\" = \"Pay\";\n\"b\" = \"Go\";\n",
                     "de.lproj/T.strings": "/* heard:ignore edge-space joined in code */\n\"a\" = \"Zahlen \";\n/* heard:ignore edge-space */\n\"b\" = \"Los\";\n"]
        let found = try findings("", files)
        #expect(found.map(\.rule) == ["unused-suppression"])
        #expect(found.first?.key == "b")
    }

    @Test func aWordThatIsNoRoleIsReported() throws {
        let found = try findings("", ["en.lproj/T.strings": "/* heard:role valeu */\n\"a\" = \"Pay\";\n"])
        #expect(found.map(\.rule) == ["unused-suppression"])
        #expect(found.first?.message.contains("did you mean 'value'?") == true)
    }
}

@Suite struct ConfigurationSchemaTests {
    private let reader = ConfigurationReader(.init(rules: HeardCommand.ruleNames))

    private func problem(_ yaml: String) -> String {
        do {
            _ = try reader.read(Array(yaml.utf8), file: "c.yml")
            return ""
        } catch { return error.message }
    }

    /// YAML, in flow style, that a shape allows: one text for each alternative.
    private func examples(_ shape: ConfigurationSchema.Shape, _ field: String) -> [String] {
        switch shape {
        case .word: [field == "development-language" || field == "locale" ? "de" : "word"]
        case .words: field == "devices" ? ["iPhone 16", "[iPhone 16, 393x852]"] : ["de", "[de, fr]"]
        case .choice(let words): words
        case .choices(let words): [words[0], "[" + words.prefix(2).joined(separator: ", ") + "]"]
        case .truth: ["true", "false"]
        case .count: ["1", "12"]
        case .number: ["0.5", "12"]
        case .size: ["200M", "1000"]
        case .list(let item): ["[" + examples(item, field).joined(separator: ", ") + "]"]
        case .map(let value): examples(value, field).map { "{\"*.x\": \($0)}" }
        case .either(let one, let other): examples(one, field) + examples(other, field)
        case .object(let fields, _): ["{" + fields.map { "\($0.name): \(examples($0.shape, $0.name)[0])" }.joined(separator: ", ") + "}"]
        }
    }

    @Test func theReaderTakesWhatTheSchemaAllows() {
        for field in ConfigurationSchema.root(rules: HeardCommand.ruleNames) {
            for example in examples(field.shape, field.name) { #expect(problem("\(field.name): \(example)") == "", "\(field.name): \(example)") }
        }
    }

    @Test func theReaderRefusesWhatTheSchemaDoesNotAllow() {
        for field in ConfigurationSchema.root(rules: HeardCommand.ruleNames) {
            for wrong in unfit(field.shape) { #expect(problem("\(field.name): \(wrong)") != "", "\(field.name): \(wrong)") }
        }
    }

    private func unfit(_ shape: ConfigurationSchema.Shape) -> [String] {
        switch shape {
        case .word: ["[a]", "{a: b}", "\"\""]
        case .words, .either: ["{a: b}", "[[a]]"]
        case .choice: ["nonsense", "[x]"]
        case .choices: ["nonsense", "{a: b}"]
        case .truth: ["perhaps", "[true]"]
        case .count: ["0", "-1", "1.5", "x"]
        case .number: ["0", "-1", "x"]
        case .size: ["x", "-1", "1T"]
        case .list(let item): ["x", "{a: b}"] + unfit(item).map { "[\($0)]" }
        case .map(let value): ["x", "[x]"] + unfit(value).map { "{k: \($0)}" }
        case .object(let fields, let required):
            ["x", "[x]", "{nonsense: 1}"] + (required.isEmpty ? [] : ["{}"]) + fields.flatMap { field in
                unfit(field.shape).map { wrong -> String in
                    let others: [String] = required.filter { $0 != field.name }.map { name in
                        let shape = fields.first { $0.name == name }?.shape ?? .word
                        return "\(name): \(examples(shape, name)[0])"
                    }
                    return "{" + (others + ["\(field.name): \(wrong)"]).joined(separator: ", ") + "}"
                }
            }
        }
    }
}

@Suite struct InitTests {
    @Test func functionsThatLookKeysUpAreFound() {
        let text = """
            func tr(_ key: String) -> String {
                return NSLocalizedString(key, comment: "")
            }
            func title() -> String { NSLocalizedString("a.title", comment: "") }
            extension Bundle { func text(for name: String) -> String { localizedString(forKey: name, value: nil, table: nil) } }
            """
        #expect(InitFindings.wrappers(in: text) == ["tr", "text"])
        #expect(InitFindings.wrappers(in: "func f() {}\nlet x = 1") == [])
    }
}

@Suite struct TranslationAloneTests {
    @Test func whatCouldNotBeComparedIsListed() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(Array("\"a\" = \"Zahlen\";\n".utf8), to: "de.lproj/T.strings")
        let alone = try Linter.check(paths: [folder.path]).report.summary.notRun.filter { $0.locale == LanguageTag("de") }
        #expect(Set(alone.map(\.rule)).isSuperset(of: TranslationAlone.comparingRules))
        try folder.write(Array("\"a\" = \"Pay\";\n".utf8), to: "en.lproj/T.strings")
        #expect(try !Linter.check(paths: [folder.path]).report.summary.notRun.contains { $0.rule == "untranslated-value" })
    }

    @Test func theRulesExist() { #expect(TranslationAlone.comparingRules.isSubset(of: HeardCommand.ruleNames)) }
}
