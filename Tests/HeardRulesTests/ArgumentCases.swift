import HeardRules
import Testing

/// Cases of the argument rules beyond their samples: rule, project with marks.
@Suite struct ArgumentCases {
    static let cases: [(String, String)] = [
        ("argument-mismatch", "en k = %lld %%\nde k = %lld %%"),
        ("argument-mismatch", "en k = %lld%%\nhu k = %lld%%-ban foglalt"),
        ("argument-mismatch", "en k = Seat %(seat)lld\nde k = Platz %lld\nhu k = Hely: %(seat)lld"),
        ("argument-mismatch", "en k = Room %@\nde k = Raum %1$@"),
        ("argument-mismatch", "en k = Calls %1$@.\nhu k = Hívás: %1$@ (%1$@)."),
        ("argument-mismatch", "en k|plural.one = %lld draft\nen k|plural.other = %lld drafts\nru k|plural.one = %lld черновик\nru k|plural.many = ⟦%@⟧ черновиков\nru k|plural.other = %lld черновика"),
        ("argument-mismatch", "en k = %lld items\nja k = %lld個"),
        ("argument-mismatch", "en k|plural.one = One item in %@\nen k|plural.other = %lld items in %@\nde k|plural.one = Ein Objekt in %@\nde k|plural.other = %lld Objekte in %@"),
        ("argument-mismatch", "en k|plural.one = One item\nen k|plural.other = %lld items\nar k|plural.zero = لا عناصر\nar k|plural.one = عنصر\nar k|plural.two = عنصران\nar k|plural.few = %lld عناصر\nar k|plural.many = %lld عنصرا\nar k|plural.other = %lld عنصر"),
        ("argument-mismatch", "en k|plural.one = %lld item\nen k|plural.other = %lld items\nru k|plural.one = ⟦Один⟧\nru k|plural.few = %lld вещи\nru k|plural.many = %lld вещей\nru k|plural.other = %lld вещи"),
        ("argument-mismatch", "en k = %#@files@ in %#@folders@\nen k|substitutions.files.plural.one = %arg file\nen k|substitutions.files.plural.other = %arg files\nen k|substitutions.folders.plural.one = %arg folder\nen k|substitutions.folders.plural.other = %arg folders\nde k = %#@files@ in %#@folders@\nde k|substitutions.files.plural.one = %arg Datei\nde k|substitutions.files.plural.other = %arg Dateien\nde k|substitutions.folders.plural.one = einem Ordner\nde k|substitutions.folders.plural.other = %arg Ordnern\nja k = %1$lldファイル（%2$lldフォルダ）"),
        ("argument-mismatch", "en k = %#@files@ of %2$@\nen k|substitutions.files.plural.one = %arg file\nen k|substitutions.files.plural.other = %arg files\nde k = ⟦%#@files@⟧\nde k|substitutions.files.plural.one = %arg Datei\nde k|substitutions.files.plural.other = %arg Dateien"),
        ("argument-mismatch", "en k = %1$#@files@ of %2$@\nen k|substitutions.files.plural.one = %arg file\nen k|substitutions.files.plural.other = %arg files\npl k = %1$#@files@ z %2$@\npl k|substitutions.files.plural.one = %arg plik\npl k|substitutions.files.plural.few = ⟦pliki⟧\npl k|substitutions.files.plural.many = %arg plików\npl k|substitutions.files.plural.other = %arg pliku"),
        ("argument-mismatch", "en k|device.iphone = Tap %@\nen k|device.other = Click %@\nde k|device.iphone = ⟦Tippe⟧\nde k|device.other = Klicke %@"),
        ("argument-mismatch", "en k = %@ and %@\nde k = ⟦%@⟧"),
        ("argument-mismatch", "en k = %ld items\nde k = %lld Objekte"),
        ("argument-mismatch", "en k = %u items\nde k = %d Objekte"),
        ("argument-mismatch", "en k = %.1f km\nde k = %.2f km\nfr k = %f km"),
        ("argument-mismatch", "en k = %d MB\nde k = ⟦%ld⟧ MB"),
        ("argument-mismatch", "en k = %*d\nde k = %*d"),
        ("accidental-specifier", "en k = Maximum (20%). The %change of the level\nde k = Höchstens (20%). Die Änderung in %"),
        ("argument-mismatch", "en k = 100% sure\nde k = 100 % sicher\nfr k = sûr à 100 %\ntr k = %100 emin"),
        ("argument-mismatch", "en k = 50% done\ntr k = %50'si tamamlandı\neu k = %50a eginda\nde k = 50%ig"),
        ("argument-mismatch", "en k = %d% of it\nde k = %d % davon"),
        ("argument-mismatch", "en k|plural.one = %d day\nen k|plural.other = %d days\nsl k|plural.one = %d dan\nsl k|plural.two = ⟦dva dneva⟧\nsl k|plural.few = %d dnevi\nsl k|plural.other = %d dni"),
        ("argument-mismatch", "en k|plural.one = %d day\nen k|plural.other = %d days\nfr k|plural.zero = aucun jour\nfr k|plural.one = un jour\nfr k|plural.other = %d jours"),
        ("argument-mismatch", "en k = Delete your %#@accounts@\nen k|substitutions.accounts.plural.one = account\nen k|substitutions.accounts.plural.other = accounts\npl k = Usuń %#@accounts@\npl k|substitutions.accounts.plural.few = konta\npl k|substitutions.accounts.plural.other = kont"),
        ("argument-mismatch", "en k = See %1$[is,is before]@ %2$@\nde k = Siehe %1$[ist,ist vor]@ %2$@"),
        ("invalid-specifier", "en k = See %1$[is,is before]@ %2$@\nde k = Siehe %1$[ist,ist vor]@ %2$@"),
        ("markup-mismatch", "en k = <a letter of %lld>\nde k = <ein Zeichen von %lld>"),
        ("markup-mismatch", "en k = [A](https://a.example) and [A](https://a.example)\nde k = [A](https://a.example) und A"),
        ("argument-mismatch", "en k = %#@others@\nen k|substitutions.others.plural.one = %1$@ and %2$d other\nen k|substitutions.others.plural.other = %1$@ and %2$d others"),
        ("argument-order", "en k = %@ has %d\nja k = ⟦%d⟧ %@"),
        ("argument-order", "en k = %1$@ with %2$@\nde k = %1$@ mit %2$@\nnl k = %@ met %@"),
        ("argument-order", "en k = %1$#@files@ of %2$@\nen k|substitutions.files.plural.other = %arg files\nde k = %#@files@ von %2$@\nde k|substitutions.files.plural.other = %arg Dateien"),
        ("argument-order", "en k = %2$@ %1$lld\nde k = ⟦%@⟧ %lld"),
        ("invalid-specifier", "en k = On %1$@\nur k = ⟦%1\\u{202A}$@⟧ کو\nfa k = در \\u{2068}%1$@\\u{2069}"),
        ("invalid-specifier", "en k = Mail me@%@\nde k = Mail me@%@"),
        ("invalid-specifier", "en k = Save %@\nar k = احفظ ⟦٪@⟧\nja k = ⟦％@⟧を保存"),
        ("accidental-specifier", "en k = %lld%% of %@\nfr k = %lld ⟦% d⟧e %@"),
        ("markup-mismatch", "en k = <b>A</b> and <i>B</i>\nde k = <b>A</b> und <i>B</i>\nfr k = <b>A</b> et ⟦<i>⟧B"),
        ("markup-mismatch", "en k = See [1](note below)\nde k = Siehe [1]"),
        ("markup-mismatch", "en k = ^[%lld item](inflect: true)\nru k = %lld предметов\nfr k = ⟦%lld article⟧\nde k = ^[%lld Artikel](inflect: true)"),
        ("markup-mismatch", "en k = Hi ${name}\nde k = ⟦Hallo⟧"),
    ]

    @Test(arguments: cases)
    func reportsWhatIsMarked(_ id: String, _ text: String) throws {
        let rule = try #require(RuleRegistry.rule(id))
        let probe = RuleProbe(text)
        #expect(probe.found(rule) == probe.expected, "\(text)")
    }
}
