import HeardCore
import HeardRules
import Testing

/// What is only a note, and what is more, in texts that a rule speaks about either way.
@Suite struct SeverityTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var rule: String
        /// Locale → severity of its first finding; a locale that is left out has none.
        var expected: [String: Severity]
        var text: String
        var format = FileFormat.xcstrings
        var testDescription: String { "\(rule): \(text)" }
    }

    @Test(arguments: cases) func severities(_ test: Case) throws {
        let rule = try #require(RuleRegistry.rule(test.rule))
        let probe = RuleProbe(test.text, format: test.format)
        var found: [String: Severity] = [:]
        for draft in probe.drafts(rule) {
            let locale = draft.locale?.text ?? probe.locale(of: draft)
            if found[locale] == nil { found[locale] = draft.severity }
        }
        #expect(found == test.expected)
    }

    static let cases: [Case] = [
        // A digit that the placeholder prints too: a matter of style, unless it is spoken or users may have other digits.
        Case(rule: "literal-number", expected: ["en": .note, "de": .note, "ur": .warning], text: """
            en files|plural.one = 1 file
            en files|plural.other = %lld files
            de files|plural.one = 1 Datei
            de files|plural.other = %lld Dateien
            ur files|plural.one = 1 فائل
            ur files|plural.other = %lld فائلیں
            """),
        Case(rule: "literal-number", expected: ["en": .warning, "de": .warning], text: """
            // roles: value
            en files|plural.one = 1 file
            en files|plural.other = %lld files
            de files|plural.one = 1 Datei
            de files|plural.other = %lld Dateien
            """),
        // Only none is told wrongly, and none has a text of its own.
        Case(rule: "implied-quantity", expected: ["fr": .note, "ru": .error], text: """
            en check.none = No errors found.
            en check.some|plural.one = An error found.
            en check.some|plural.other = %lld errors found.
            fr check.some|plural.one = Une erreur trouvée.
            fr check.some|plural.other = %lld erreurs trouvées.
            ru check.some|plural.one = Найдена ошибка.
            ru check.some|plural.few = Найдены %lld ошибки.
            ru check.some|plural.many = Найдено %lld ошибок.
            ru check.some|plural.other = Найдено %lld ошибки.
            """),
        Case(rule: "implied-quantity", expected: ["fr": .error], text: """
            en check.some|plural.one = An error found.
            en check.some|plural.other = %lld errors found.
            fr check.some|plural.one = Une erreur trouvée.
            fr check.some|plural.other = %lld erreurs trouvées.
            """),
        Case(rule: "implied-quantity", expected: ["pt-BR": .note, "hr": .error], text: """
            en likes|plural.one = %2$@ and 1 other
            en likes|plural.other = %2$@ and %1$lld others
            pt-BR likes|plural.one = %2$@ e mais 1
            pt-BR likes|plural.other = %2$@ e mais %1$lld
            hr likes|plural.one = %2$@ i još 1
            hr likes|plural.few = %2$@ i još %1$lld
            hr likes|plural.other = %2$@ i još %1$lld
            """),
        Case(rule: "implied-quantity", expected: ["fr": .note], text: """
            // The number is always at least one.
            en drafts|plural.one = One draft
            en drafts|plural.other = %lld drafts
            fr drafts|plural.one = Un brouillon
            fr drafts|plural.other = %lld brouillons
            """),
        // The source tells no number for one, in digits or words: the text is not said of none.
        Case(rule: "implied-quantity", expected: ["fr": .note, "ru": .error], text: """
            en every|plural.one = Every week
            en every|plural.other = Every %lld weeks
            fr every|plural.one = Toutes les semaines
            fr every|plural.other = Toutes les %lld semaines
            ru every|plural.one = Каждую неделю
            ru every|plural.few = Каждые %lld недели
            ru every|plural.many = Каждые %lld недель
            ru every|plural.other = Каждые %lld недели
            """),
        // British English beside English: the source text is in the right language. Another script is not.
        Case(rule: "missing-translation", expected: ["en-GB": .note, "de": .warning], text: """
            en pay = Pay
            en book = Book
            en-GB book = Book
            de book = Buchen
            """, format: .strings),
        Case(rule: "missing-translation", expected: ["sr-Latn": .warning], text: """
            sr pay = Плати
            sr book = Књига
            sr-Latn book = Knjiga
            """, format: .strings),
        // A limit is rarely 1.
        Case(rule: "count-without-plural", expected: ["en": .note], text: "en limit = Up to %lld photos"),
        // Another key has the singular; Russian still needs its own forms.
        Case(rule: "count-without-plural", expected: ["ru": .warning], text: """
            en wait.one = 1 hour
            en wait.many = %lld hours
            de wait.one = 1 Stunde
            de wait.many = %lld Stunden
            ru wait.one = 1 час
            ru wait.many = %lld часов
            """),
        // A pattern that brackets or an arrow keep apart reads well either way; a colon does not.
        Case(rule: "unisolated-insert", expected: ["ar": .note], text: "en disk = %1$@ (%2$@)\nar disk = %1$@ (%2$@)"),
        Case(rule: "unisolated-insert", expected: ["he": .note], text: "en way = %1$@ → %2$@\nhe way = %1$@ → %2$@"),
        Case(rule: "unisolated-insert", expected: ["he": .warning], text: "en pair = %1$@: %2$@\nhe pair = %1$@: %2$@"),
        // A name set off by a dash from what it is.
        Case(rule: "wrong-base-direction", expected: ["he": .note], text: "en about = Notely — your notes\nhe about = Notely — הפתקים שלך"),
        Case(rule: "wrong-base-direction", expected: ["he": .warning], text: "en about = Notely - it keeps notes.\nhe about = Notely - שומר פתקים."),
        // An argument that most translations take and the source does without.
        Case(rule: "argument-mismatch", expected: ["de": .note, "es": .note, "fr": .note], text: """
            en run.at = Run at a time
            de run.at = Um %@ starten
            es run.at = Ejecutar a las %@
            fr run.at = Exécuter à %@
            """),
        Case(rule: "argument-mismatch", expected: ["es": .error], text: """
            en run.at = Run at a time
            de run.at = Später starten
            es run.at = Ejecutar a las %@
            fr run.at = Exécuter plus tard
            """),
        // The key tells that the app passes the number.
        Case(rule: "argument-mismatch", expected: ["de": .error], text: """
            en likes %lld = liked it
            fr likes %lld = aime (%lld)
            de likes %lld = gefällt %@
            """),
        // A form that the language never uses, a number that no form of the source prints.
        Case(rule: "argument-mismatch", expected: ["pl": .error], text: """
            en n|plural.one = %lld post
            en n|plural.other = %lld posts
            zh-Hant n|plural.one = 一篇新文
            zh-Hant n|plural.other = %lld 篇新文
            pl n|plural.one = %lld wpis
            pl n|plural.few = %@ wpisy
            pl n|plural.many = %lld wpisów
            pl n|plural.other = %lld wpisu
            """),
        Case(rule: "argument-mismatch", expected: [:], text: """
            en n = %#@followers@
            en n|substitutions.followers.plural.one = %2$@ follower
            en n|substitutions.followers.plural.other = %2$@ followers
            ko n = 팔로워 %2$@명
            """),
        // English left in several languages without a source entry.
        Case(rule: "count-without-plural", expected: ["de": .warning], text: """
            en a = Tracks
            be n = %i Tracks
            bs n = %i Tracks
            sl n = %i Tracks
            hr n = %i Tracks
            de n = %i Stücke
            """),
        // Forms of variables that stand among other words.
        Case(rule: "edge-space", expected: ["es": .note], text: """
            en n = %#@votes@ from %#@voters@
            en n|substitutions.votes.plural.other = %arg votes
            en n|substitutions.voters.plural.other = %arg voters
            es n = %#@votes@%#@voters@
            es n|substitutions.votes.plural.other = %arg votos de\u{20}
            es n|substitutions.voters.plural.other = %arg votantes
            """),
        Case(rule: "edge-space", expected: ["nb": .note, "de": .warning], text: "en t = You are safe!\u{20}\nnb t = Du er trygg!\nen s = Size:\u{20}\nde s = Größe:"),
        Case(rule: "empty-value", expected: ["de": .warning], text: "en t = \u{20}at\u{20}\nja t = \u{20}\nen s = At\nde s = \u{20}"),
        // A text whose source contradicts its own forms in the same way.
        Case(rule: "argument-order", expected: [:], text: """
            en n = %#@COUNT@
            en n|substitutions.COUNT.plural.one = %1$@, %2$@ and %3$d other
            en n|substitutions.COUNT.plural.other = %1$@, %2$@ and %3$d others
            nl n = %#@COUNT@
            nl n|substitutions.COUNT.plural.one = %1$@, %2$@ en nog %3$d
            nl n|substitutions.COUNT.plural.other = %1$@, %2$@ en nog %3$d
            """),
        Case(rule: "missing-plural-category", expected: ["sl": .error], text: """
            en n|plural.one = %lld file
            en n|plural.other = %lld files
            br n|plural.one = %lld file
            br n|plural.other = %lld files
            sl n|plural.one = %lld datoteka
            sl n|plural.other = %lld datotek
            """),
        Case(rule: "empty-value", expected: [:], text: "en t = .\u{20}\nnb t ="),
        Case(rule: "unisolated-insert", expected: ["fa": .note, "he": .warning], text: """
            en t = %1$@, %2$@ and %3$d others
            fa t = %1$@، %2$@ و %3$d نفر دیگر
            en s = Account %1$@ - %2$@
            he s = חשבון %1$@ - %2$@
            """),
        // Explanations for translators are no texts.
        Case(rule: "argument-mismatch", expected: ["de": .error], text: "en t = Unlink %@ files\nqqq t = The title of an alert\nde t = Dateien trennen"),
        // Capitals throughout, and a second language of the script leaves it.
        Case(rule: "untranslated-value", expected: ["de": .note, "pl": .note], text: """
            en s = Nyiakeng Puachue Hmong
            de s = Nyiakeng Puachue Hmong
            pl s = Nyiakeng Puachue Hmong
            fr s = Nyiakeng puachue
            it s = Hmong njiakeng
            es s = Escritura hmong
            cs s = Písmo hmongů
            """),
        // Names that are their own key, and texts that all translations have.
        Case(rule: "extra-key", expected: ["pl": .note], text: "en host.title = Host\npl host.title = Komputer\npl OpenStep = OpenStep", format: .strings),
        Case(rule: "extra-key", expected: ["pl": .note, "de": .note, "it": .note], text: """
            en host.title = Host
            pl host.title = Komputer
            pl Show all = Pokaż wszystkie
            de host.title = Rechner
            de Show all = Alle anzeigen
            it host.title = Computer
            it Show all = Mostra tutti
            """, format: .strings),
        Case(rule: "extra-key", expected: ["pl": .warning], text: "en host.title = Host\npl host.title = Komputer\npl host.name = Nazwa", format: .strings),
    ]
}
