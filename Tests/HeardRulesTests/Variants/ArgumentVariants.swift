import HeardCore

extension Variant {
    /// Arguments in every kind of variation, and what only looks like one.
    static let arguments: [Variant] = [
        Variant("argument-mismatch", """
            en k|plural.one = %1$lld letter from %2$@
            en k|plural.other = %1$lld letters from %2$@
            ru k|plural.one = %1$lld письмо от %2$@
            ru k|plural.few = %1$lld письма от %2$@
            ru k|plural.many = ⟦%1$lld писем⟧
            ru k|plural.other = %1$lld письма от %2$@
            """),
        Variant("argument-mismatch", """
            en k|plural.one = A letter from %2$@
            en k|plural.other = %1$lld letters from %2$@
            ar k|plural.zero = لا رسائل من %2$@
            ar k|plural.one = رسالة من %2$@
            ar k|plural.two = ⟦رسالتان⟧
            ar k|plural.few = %1$lld رسائل من %2$@
            ar k|plural.many = %1$lld رسالة من %2$@
            ar k|plural.other = %1$lld رسالة من %2$@
            """),
        Variant("argument-mismatch", "en k|plural.one = %lld cat\nen k|plural.other = %lld cats\nga k|plural.one = ⟦%@⟧ chat\nga k|plural.two = %lld chat\nga k|plural.few = %lld chat\nga k|plural.many = %lld gcat\nga k|plural.other = %lld cat"),
        Variant("argument-mismatch", "en k = %#@cats@ of %2$@\nen k|substitutions.cats.plural.one = %arg cat\nen k|substitutions.cats.plural.other = %arg cats\nsl k = ⟦%#@cats@⟧\nsl k|substitutions.cats.plural.one = %arg mačka\nsl k|substitutions.cats.plural.two = %arg mački\nsl k|substitutions.cats.plural.few = %arg mačke\nsl k|substitutions.cats.plural.other = %arg mačk", formats: [.xcstrings, .xliff]),
        Variant("argument-mismatch", "en k|device.mac = Click %@\nen k|device.other = Tap %@\nlt k|device.mac = Spustelėkite %@\nlt k|device.other = ⟦Bakstelėkite⟧"),
        Variant("argument-mismatch", "en k = %1$@ of %2$@\nja k = %2$@の%1$@\nko k = %2$@ 중 %1$@\nzh-Hans k = %2$@ 的 %1$@\nhu k = %2$@ / %1$@"),
        Variant("argument-mismatch", "en k = Seen %@ ago\nro k = Văzut acum ⟦%lld⟧"),
        Variant("argument-mismatch", "en k = Seen today\nmt k = Deher ⟦%@⟧"),
        Variant("argument-mismatch", "en k = %.1f km\ncs k = %.2f km\npl k = ⟦%d⟧ km"),
        Variant("argument-mismatch", "en k = %d GB\nfr k = ⟦%ld⟧ Go\nde k = %i GB"),
        Variant("argument-mismatch", "en k = %lld%% of %@\ntr k = %2$@ için %%%1$lld\neu k = %2$@: %% %1$lld"),
        Variant("argument-order", "en k = %1$lld of %2$@\nru k = ⟦%@⟧: %lld"),
        Variant("argument-order", "en k = %@ sent %lld\nhi k = %1$@ ने ⟦%lld⟧ भेजे"),
        Variant("argument-order", "en k = %@ sent %@\nhe k = %@ שלח %@"),
        Variant("invalid-specifier", "en k = Open %1$@\nhe k = פתחו את ⟦@$1%⟧"),
        Variant("invalid-specifier", "en k = Open %@\nfa k = باز کردن ⟦٪@⟧\nzh-Hant k = 打開⟦％@⟧\nde k = ⟦% @⟧ öffnen"),
        Variant("invalid-specifier", "en k = 100 % of users\nde k = 100 % der Leute\ntr k = %100"),
        Variant("accidental-specifier", "en k = %lld%% of %@\nes k = %1$lld ⟦% d⟧e %2$@"),
        Variant("markup-mismatch", "en k = Read the [terms](https://example.com/terms).\nlv k = ⟦Lasiet noteikumus.⟧"),
    ]
}
