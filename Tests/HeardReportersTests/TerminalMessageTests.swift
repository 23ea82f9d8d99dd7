import HeardReporters
import Testing

@Suite struct TerminalMessages {
    @Test(arguments: [
        ("a “\u{2068}Größe\u{2069}” b", "a “Größe” b"), ("“\u{2068}x “\u{2068}y\u{2069}”\u{2069}”", "“x “y””"), ("“\u{2068}設定を確認\u{2069}”…", "“設定を確認”…"),
        ("“\u{2068}सहेजा गया।\u{2069}” ‰", "“सहेजा गया।” ‰"), ("“\u{2068}שלום\u{2069}” – x", "“\u{2068}שלום\u{2069}” – x"), ("“\u{2068}ࡀ\u{2069}”", "“\u{2068}ࡀ\u{2069}”"),
        ("\u{2068}x é", "<U+2068>x é"), ("é x\u{2069}", "é x<U+2069>"), ("a\u{AD}b", "a<U+00AD>b"), ("a\u{200B}é", "a<U+200B>é"), ("a\u{A0}b", "a\u{A0}b"), ("é\u{2028}", "é<U+2028>"),
        ("é\n", "é<U+000A>"), ("é\u{7F}\u{85}", "é<U+007F><U+0085>"), ("é 👍", "é 👍"), ("é ##[x", "é <U+0023>#[x"),
    ])
    func isolatesGoWhereTheyDoNothing(_ text: String, _ expected: String) { #expect(TerminalText.message(text) == expected) }
}
