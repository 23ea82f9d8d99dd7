import HeardCore
import HeardLanguage
import HeardLayout
import HeardRules
import ICUKit
import HeardTestSupport
import Testing

@Suite("Size rules")
struct SizeRuleTests {
    static let rules = RuleRegistry.all.map { $0.metadata }.filter { $0.family == .size }.map(\.id)

    @Test("Samples report what they mark", arguments: rules) func samples(id: String) throws {
        let rule = try #require(RuleRegistry.rule(id))
        #expect(!rule.metadata.triggering.isEmpty && !rule.metadata.nonTriggering.isEmpty)
        for sample in rule.metadata.triggering {
            let probe = RuleProbe(sample.text)
            #expect(!probe.expected.isEmpty)
            #expect(probe.found(rule) == probe.expected, "\(sample.text)")
        }
        for sample in rule.metadata.nonTriggering { #expect(RuleProbe(sample.text).found(rule) == [], "\(sample.text)") }
    }

    func drafts(_ text: String, _ rule: any Rule.Type, settings: RuleSettings = RuleSettings()) -> [FindingDraft] { RuleProbe(text).drafts(rule, settings: settings) }

    @Test("A word that breaks on the smallest phone only is a note; one that breaks on the common phone is a warning")
    func severity() throws {
        // 264 pt on the smallest phone, 337 on the common one.
        let narrow = drafts("// Title of the button\nen a.button_title = Confirmation", BrokenWordRule.self)
        #expect(narrow.map(\.severity) == [.note])
        let wide = drafts("// Title of the button\nen a.button_title = Confirmation requirements", BrokenWordRule.self)
        #expect(wide.map(\.severity) == [.note, .note] || wide.map(\.severity) == [.note, .warning] || wide.map(\.severity) == [.warning, .warning])
        let long = try #require(drafts("// Title of the button\nde a.button_title = Datenschutzgrundverordnung", BrokenWordRule.self).first)
        #expect(long.severity == .warning && long.details["firstContentSize"] != .string("AX5") && long.details["firstContentSize"] != .string("large"))
    }

    @Test("Only reasons and titles of controls are looked at", arguments: [
        "// Accessibility label of the button\nde a.button_label = Rechtsschutzversicherungsgesellschaften",
        "de a.title = Rechtsschutzversicherungsgesellschaften",
        "// roles: label\nde a.button_title = Rechtsschutzversicherungsgesellschaften",
        "// Class = \"NSButtonCell\"; title = \"Button\"; ObjectID = \"aB1-cd-2eF\";\nde aB1-cd-2eF.title = Rechtsschutzversicherungsgesellschaften",
        "// Class = \"NSButton\"; title = \"Save button\"; ObjectID = \"aB1-cd-2eF\";\nde aB1-cd-2eF.normalTitle = Rechtsschutzversicherungsgesellschaften",
        "// Title of the screen behind the button\nde a.b = Rechtsschutzversicherungsgesellschaften",
        "// Message shown when the button was pressed\nde a.b = Rechtsschutzversicherungsgesellschaften",
    ])
    func leftAlone(text: String) { #expect(drafts(text, BrokenWordRule.self).isEmpty, "\(text)") }

    @Test("Titles of controls by comment, key and configuration", arguments: [
        "// Title of the button\nde a.b = Rechtsschutzversicherungsgesellschaften",
        "// Button title\nde a.b = Rechtsschutzversicherungsgesellschaften",
        "// Save button\nde a.b = Rechtsschutzversicherungsgesellschaften",
        "de save.button_title = Rechtsschutzversicherungsgesellschaften",
        "de saveButtonTitle = Rechtsschutzversicherungsgesellschaften",
        "de SAVE_BUTTON = Rechtsschutzversicherungsgesellschaften",
        "de cta.main = Rechtsschutzversicherungsgesellschaften",
    ])
    func titles(text: String) {
        var settings = RuleSettings()
        settings.controlTitleKeys = ["cta.*"]
        #expect(drafts(text, BrokenWordRule.self, settings: settings).count == 1, "\(text)")
    }

    @Test("An argument is no broken word; the plural form that is too long is reported")
    func arguments() {
        #expect(drafts("// Title of the button\nde a.button_title = %@", BrokenWordRule.self).isEmpty)
        let found = drafts("""
            // Title of the button
            de docs.button_title|plural.one = %lld Verdienstbescheinigung
            de docs.button_title|plural.other = %lld Belege
            """, BrokenWordRule.self)
        #expect(found.map(\.variation) == ["plural.one"])
    }

    @Test("A reason within one line of the screen is a note, a longer one a warning; a short one nothing")
    func detached() {
        let settings = RuleSettings()
        func severity(_ words: Int) -> Severity? {
            drafts("// roles: reason\nen pay.reason = " + [String](repeating: "reason", count: words).joined(separator: " "), DetachedReasonRule.self, settings: settings).first?.severity
        }
        // 288 pt hold one word of this length and no second one: each is a line of 62 pt; 455 pt less 76 for the button and 8 are 371: 5 lines.
        #expect(severity(5) == nil)
        #expect(severity(6) == .note)
        #expect(severity(7) == .warning)
    }

    @Test("The button of a reason is found by its key")
    func button() throws {
        let found = try #require(drafts("""
            en pay.button_title = Pay
            // roles: reason
            en pay.reason = Paying is possible when a card is added and its bank has confirmed it.
            """, DetachedReasonRule.self).first)
        #expect(found.details["button"] == .string("pay.button_title"))
    }

    @Test("Limits in comments", arguments: [
        ("heard:max 5", "Longer", Severity?.some(.warning)), ("heard:max 6", "Longer", nil), ("heard:max: 5", "Longer", .some(.warning)),
        ("heard:max-width 40 pt", "Longer text", .some(.warning)), ("heard:max-width 400pt", "Longer text", nil), ("heard:max 1", "👨‍👩‍👧", nil),
        ("heard:max 10", "Hi %@", .some(.note)), ("heard:max x", "Longer", nil),
    ])
    func limits(comment: String, value: String, severity: Severity?) {
        #expect(drafts("// \(comment)\nen a.b = \(value)", OverLengthRule.self).first?.severity == severity, "\(comment) \(value)")
    }

    @Test("German is estimated while it is missing, and the shipped locale is named")
    func expansion() throws {
        let found = try #require(drafts("""
            // roles: reason
            en pay.reason = Paying is possible when a card is added and its bank has confirmed it.
            en other = Hello
            de other = Hallo
            """, ExpansionRiskRule.self).first)
        #expect(found.locale == LanguageTag("de") && found.severity == .note)
    }
}

@Suite("Worst-case arguments")
struct WorstCaseTests {
    func fill(_ text: String, _ tag: String, _ category: PluralCategory? = nil) -> WorstCaseText {
        WorstCaseArguments(LocaleContext(LanguageTag(tag))).fill(text, FormatString(text), category: category)
    }

    @Test("Numbers in the locale's digits, the longest of the plural category")
    func numbers() {
        #expect(fill("%lld items", "en").text == "9,999 items")
        #expect(fill("%d", "ar-EG").text == "٩٬٩٩٩")
        #expect(fill("%lld", "hi").text == "9,999")
        #expect(fill("%lld Tasche", "de", .one).text == "1 Tasche")
        #expect(fill("%lld файл", "ru", .one).text.hasSuffix("991 файл"))
    }

    @Test("Decimals, percent signs and text")
    func others() {
        #expect(fill("%.1f", "de").text == "999,9")
        #expect(fill("%.0f %%", "en").text == "9,999 %")
        #expect(fill("100% sure", "en").text == "100% sure")
        #expect(fill("%@", "en").text.count == WorstCaseArguments.objectLength)
        #expect(fill("%1$@ of %2$lld", "en").text.hasSuffix(" of 9,999"))
    }

    @Test("Places lead back to the original")
    func places() throws {
        let filled = fill("é %lld Dateien", "de")
        let units = filled.text.utf16.count
        #expect(filled.original(units - 7..<units) == 8..<15)
        #expect(filled.original(2..<7) == 3..<7)
        #expect(filled.isOnlyArguments(2..<7) && !filled.touchesUnknown(2..<7))
        #expect(filled.original(0..<1) == 0..<2)
    }
}
