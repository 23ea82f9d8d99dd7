import HeardCore
import HeardRules
import Testing

/// Texts that look odd and are right: not one rule about plurals, direction, completeness, arguments or punctuation may say more than a note.
@Suite struct NothingIsSaidTests {
    static let rules = RuleRegistry.all.filter { [.plurals, .bidi, .completeness, .arguments, .hygiene].contains($0.metadata.family) && $0.metadata.scope != .run }
    private static let files = "en n|plural.one = %lld file\nen n|plural.other = %lld files\n"

    static func said(_ text: String) -> [String] {
        let probe = RuleProbe(text)
        return rules.flatMap { probe.drafts($0) }.map { "\($0.rule) \($0.severity.name)" }.sorted()
    }

    @Test(arguments: [
        // Forms that are the same because the noun is.
        files + "hu n|plural.one = %lld fájl\nhu n|plural.other = %lld fájl", files + "tr n|plural.one = %lld dosya\ntr n|plural.other = %lld dosya",
        files + "fa n|plural.one = %lld پرونده\nfa n|plural.other = %lld پرونده",
        "en n|plural.one = %lld min\nen n|plural.other = %lld min\npl n|plural.one = %lld min\npl n|plural.few = %lld min\npl n|plural.many = %lld min\npl n|plural.other = %lld min",
        // One form where one is enough.
        files + "fa n|plural.other = %lld پرونده", files + "tr n|plural.other = %lld dosya", files + "hu n|plural.other = %lld fájl", files + "ja n|plural.other = %lldファイル",
        files + "zh-Hans n|plural.other = %lld 个文件", files + "ko n|plural.other = 파일 %lld개", files + "th n|plural.other = %lld ไฟล์", files + "id n|plural.other = %lld berkas",
        // Zero is legal everywhere.
        files + "ja n|plural.zero = ファイルなし\nja n|plural.other = %lldファイル", files + "de n|plural.zero = Keine Dateien\nde n|plural.one = Eine Datei\nde n|plural.other = %lld Dateien",
        // Written-out forms of one number.
        files + "ar n|plural.zero = لا ملفات\nar n|plural.one = ملف واحد\nar n|plural.two = ملفان\nar n|plural.few = %lld ملفات\nar n|plural.many = %lld ملفًا\nar n|plural.other = %lld ملف",
        // Kashida or none, marks, isolates.
        "en t = Title\nar t = عنوان", "en t = Title\nar t = عـنـوان", "en t = Done.\nhe t = \\u{200F}הסתיים.", "en t = Siri is on.\nar t = \\u{200F}Siri قيد التشغيل.",
        "en t = Wi-Fi is off.\nfa t = \\u{2068}Wi-Fi\\u{2069} خاموش است.", "en t = From %@\nhe t = מאת \\u{2068}%@\\u{2069}",
        // Punctuation of other scripts.
        "en t = Are you sure?\nar t = هل أنت متأكد؟", "en t = Are you sure?\nfa t = مطمئن هستید؟", "en t = Are you sure?\nur t = کیا آپ کو یقین ہے؟", "en t = Are you sure?\nel t = Είστε σίγουροι;",
        "en t = Are you sure?\nja t = よろしいですか？", "en t = It is open.\nzh-Hans t = 已打开。", "en t = It is open.\nhi t = यह खुला है।", "en t = Size: \nja t = サイズ：", "en t = Open!\nzh-Hant t = 打開！",
        "en t = Loading…\nko t = 로드 중…", "en t = A, b and c\nja t = A、B、C", "en t = It is open.\nth t = เปิดอยู่", "en t = Stay!\nes t = ¡Quédate!", "en t = Size: %@\nfr t = Taille : %@",
    ])
    func nothing(text: String) { #expect(Self.said(text) == [], "\(text)") }

    /// Millions and compact numbers: worth a note.
    @Test(arguments: [("fr", "fichier", "fichiers"), ("es", "archivo", "archivos"), ("it", "documento", "documenti"), ("pt-BR", "arquivo", "arquivos"), ("pt-PT", "ficheiro", "ficheiros")])
    func manyOfRomanceLanguages(tag: String, one: String, other: String) {
        let two = "\(tag) n|plural.one = %lld \(one)\n\(tag) n|plural.other = %lld \(other)"
        #expect(Self.said(Self.files + two) == ["missing-plural-category note"])
        #expect(Self.said(Self.files + two + "\n\(tag) n|plural.many = %lld \(other)") == [])
    }
}
