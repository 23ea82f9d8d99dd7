import HeardCore

extension Variant {
    /// Right-to-left texts, in all languages that are written so.
    static let bidi: [Variant] = [
        Variant("unisolated-insert", "en k = Account %1$@ - %2$@\nar k = الحساب ⟦%1$@ - %2$@⟧\nur k = کھاتہ ⟦%1$@ - %2$@⟧\nfa k = حساب \\u{2068}%1$@\\u{2069} - \\u{2068}%2$@\\u{2069}"),
        Variant("unisolated-insert", "en k = %1$@: %2$@\nhe k = %1$@\\u{200F}: %2$@\nde k = %1$@: %2$@"),
        Variant("unisolated-insert", "en k = %1$lld/%2$lld at 10:30\nhe k = %1$lld/%2$lld בשעה 10:30\nar k = %1$lld/%2$lld في 10:30"),
        Variant("unisolated-insert", "en k|plural.one = %1$lld letter from %2$@ (%3$@)\nen k|plural.other = %1$lld letters from %2$@ (%3$@)\nhe k|plural.one = מכתב אחד מאת ⟦%2$@ (%3$@⟧)\nhe k|plural.two = שני מכתבים מאת ⟦%2$@ (%3$@⟧)\nhe k|plural.other = %1$lld מכתבים מאת ⟦%2$@ (%3$@⟧)"),
        Variant("unisolated-insert", "en k = Call +44 20 7946 0000\nfa k = تماس با ⟦+44 20 7946 0000⟧\nhe k = התקשרו אל \\u{2066}+44 20 7946 0000\\u{2069}"),
        Variant("unisolated-insert", "en k = From %1$@ to %2$@ on %3$@\nar k = من %1$@ إلى %2$@ في %3$@"),
        Variant("wrong-base-direction", "en k = Safari is open.\nfa k = ⟦Safari⟧ باز است.\nur k = ⟦Safari⟧ کھلا ہے۔\nar k = متصفح Safari مفتوح.\nhe k = \\u{2068}Safari\\u{2069} פתוח."),
        Variant("wrong-base-direction", "en k = <b>Safari</b> is open\nhe k = <b>⟦Safari⟧</b> פתוח"),
        Variant("wrong-base-direction", "en k = %@ is open\nar k = %@ مفتوح\nen b = YouTube\nar b = YouTube\nen c = 3 open\nar c = 3 مفتوحة"),
        Variant("wrong-base-direction", "en k|plural.one = iCloud has one file\nen k|plural.other = iCloud has %lld files\nhe k|plural.one = ⟦iCloud⟧ מכיל קובץ אחד\nhe k|plural.two = ב־iCloud יש שני קבצים\nhe k|plural.other = ב־iCloud יש %lld קבצים"),
        Variant("unmirrored-direction", "en k = Back ←\nur k = پیچھے ⟦←⟧\nfa k = عقب →"),
        Variant("unmirrored-direction", "en k = « Quote »\nar k = « اقتباس »\nen p = ▶ Play\nar p = ▶ تشغيل"),
        Variant("direction-word", "en k = Swipe right to archive.\nhe k = החליקו ⟦ימינה⟧ לארכוב.\nur k = محفوظ کرنے کے لیے ⟦دائیں⟧ سوائپ کریں۔\nfa k = برای بایگانی به چپ بکشید."),
        Variant("direction-word", "en k = Lost the left earbud\nhe k = האוזנייה השמאלית אבדה\nen r = Turn right at the corner.\nar r = انعطف يمينًا عند الزاوية."),
        Variant("bidi-override", "en k = Hello ⟦\\u{202E}⟧abc\\u{202C}\nja k = こんにちは"),
        Variant("unbalanced-bidi-control", "en k = Hello\nar k = ⟦\\u{2067}⟧مرحبا\nhe k = שלום⟦\\u{2069}⟧\nfa k = \\u{2067}سلام\\u{2069}"),
        Variant("presentation-form", "en k = Hello\nhe k = ⟦םולש⟧ לכולם\nfa k = سلام\nen r = 5 ﷼\nfa r = ۵ ﷼"),
        Variant("digit-system", "en k = Room 12\nhi k = कमरा 12\nfa k = اتاق ⟦12⟧\nen n = H264\nfa n = ویدیوی H264"),
    ]
}
