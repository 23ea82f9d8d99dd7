import HeardCore
import HeardLanguage
import Testing

@Suite struct UtteranceTests {
    private func said(_ tag: String, _ utterance: Utterance) -> String { utterance.text(LocaleData.find(LanguageTag(tag))) }

    @Test(arguments: [
        ("de", "Auswahl. Pro, ausgewählt, taste"), ("en", "Selected. Pro, ausgewählt, button"), ("ja", "選択されています。Pro、ausgewählt、ボタン"),
        ("ar", "محدد. Pro، ausgewählt، زر"), ("gd", "Selected. Pro, ausgewählt, button"),
    ])
    func traitLabelValueKind(_ tag: String, _ expected: String) {
        #expect(said(tag, Utterance(label: "Pro", value: "ausgewählt", isSelected: true, role: .button)) == expected)
    }

    @Test func hintComesLast() {
        #expect(said("en", Utterance(label: "Pay", value: "Verifying card", isDimmed: true, role: .button, hint: "Pays the order.")) == "Pay, Verifying card, dimmed, button. Pays the order.")
        #expect(said("en", Utterance(label: "Pay.", hint: "Pays the order.")) == "Pay. Pays the order.")
        #expect(said("en", Utterance(label: "Pay", hint: "")) == "Pay")
    }
}
