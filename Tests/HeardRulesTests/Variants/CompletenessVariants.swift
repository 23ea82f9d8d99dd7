import HeardCore

extension Variant {
    private static let fileForms = "en n|plural.one = %lld file\nen n|plural.other = %lld files\n"

    /// Translations that are missing, empty, left as they were; spaces and punctuation.
    static let completeness: [Variant] = [
        Variant("missing-translation", "en ⟦a.title⟧ = Kitchen\nen b.title = Bath\nsl b.title = Kopalnica\nen c.title = Hall\nsl c.title = Hodnik", formats: [.strings]),
        Variant("missing-translation", fileForms + "en t = Title\nja n = %lldファイル\nja t = 題名", formats: [.stringsdict, .xcstrings]),
        Variant("missing-translation", "en t = Title\ncy t = Teitl\nen p = %1$@ – %2$lld\nen s = · · ·", formats: [.strings]),
        Variant("untranslated-value", "en t = Choose where your photos are kept\nlt t = ⟦Choose where your photos are kept⟧\nhi t = ⟦Choose where your photos are kept⟧\nen-GB t = Choose where your photos are kept"),
        Variant("untranslated-value", fileForms + "uk n|plural.one = ⟦%lld file⟧\nuk n|plural.few = ⟦%lld files⟧\nuk n|plural.many = ⟦%lld files⟧\nuk n|plural.other = ⟦%lld files⟧"),
        Variant("untranslated-value", "en t = https://example.com/help\nar t = https://example.com/help\nen u = %1$@ × %2$@\nar u = %1$@ × %2$@\nen v = 12:30\nar v = 12:30"),
        Variant("unfinished-translation", "en t = Bath\n// state: needs_review\nsk t = ⟦Kúpeľ⟧", formats: [.xcstrings, .xliff]),
        Variant("extra-key", "en t.title = Bath\nro t.title = Baie\nro ⟦t.name⟧ = Nume", formats: [.strings]),
        Variant("empty-value", "en t = Bath\nmt t = ⟦⟧\nga t = Folcadh", formats: [.strings, .xcstrings]),
        Variant("empty-value", fileForms + "he n|plural.one = ⟦ ⟧\nhe n|plural.two = שני קבצים\nhe n|plural.other = %lld קבצים"),
        Variant("key-as-value", "en bath_room_title = Bath\nlv bath_room_title = ⟦bath_room_title⟧\net bath_room_title = Vann"),
        Variant("edge-space", "en t = Bath\nro t = Baie⟦ ⟧\npl t = ⟦ ⟧Łazienka\nja t = 風呂"),
        Variant("edge-space", "en t = Size: \nja t = サイズ：\nfr t = Taille : "),
        Variant("edge-space", fileForms + "sl n|plural.one = %lld datoteka\nsl n|plural.two = %lld datoteki⟦ ⟧\nsl n|plural.few = %lld datoteke\nsl n|plural.other = %lld datotek"),
        Variant("double-space", "en t = Open the door\nlt t = Atidarykite⟦  ⟧duris\nfr t = Ouvrez la porte"),
        Variant("newline-mismatch", "en t = One\\nTwo\nhe t = ⟦אחת שתיים⟧\nko t = 하나\\n둘"),
        Variant("end-punctuation", "en t = Are you there?\nar t = هل أنت هنا؟\nel t = Είστε εκεί;\nja t = いますか？\nzh-Hans t = 在吗？"),
        Variant("end-punctuation", "en t = It is open.\nhi t = यह खुला है।\nja t = 開いています。\nth t = เปิดอยู่\nur t = یہ کھلا ہے۔\nfa t = باز است."),
        Variant("end-punctuation", "en t = Open it?\npl t = Otwórz⟦.⟧\nar t = افتحه؟"),
    ]
}
