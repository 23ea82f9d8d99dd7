import HeardCore
import HeardRules
import Testing

/// What the plural rules must find and must leave alone, beyond their samples.
@Suite struct PluralLookAlikes {
    static let rules = RuleRegistry.all.filter { $0.metadata.family == .plurals }

    /// Rule and severity of everything that the plural rules say.
    static func said(_ text: String) -> [String] {
        let probe = RuleProbe(text)
        return rules.flatMap { probe.drafts($0) }.map { "\($0.rule) \($0.severity.name)" }.sorted()
    }

    static let file = "en n|plural.one = %lld file\nen n|plural.other = %lld files\n"

    @Test(arguments: [
        file + "ja n|plural.zero = ファイルなし\nja n|plural.other = %lldファイル",
        file + "fa n|plural.other = %lld پرونده", file + "tr n|plural.other = %lld dosya", file + "hu n|plural.other = %lld fájl",
        file + "hu n|plural.one = %lld fájl\nhu n|plural.other = %lld fájl",
        file + "zh-Hant-HK n|plural.other = %lld 個檔案",
        // The number stands around the variable.
        "en n = %d %#@files@\nen n|substitutions.files.plural.one = file\nen n|substitutions.files.plural.other = files\nru n = %d %#@files@\nru n|substitutions.files.plural.one = файл\nru n|substitutions.files.plural.few = файла\nru n|substitutions.files.plural.many = файлов\nru n|substitutions.files.plural.other = файла",
        // `%arg` is the number; two counts in one text.
        "en n = %1$#@a@ in %2$#@b@\nen n|substitutions.a.plural.one = %arg file\nen n|substitutions.a.plural.other = %arg files\nen n|substitutions.b.plural.one = %arg folder\nen n|substitutions.b.plural.other = %arg folders",
        // No form prints the number.
        "en n|plural.one = Delete this file?\nen n|plural.other = Delete these files?\nde n|plural.one = Diese Datei löschen?\nde n|plural.other = Diese Dateien löschen?",
        // Devices around plurals.
        "en n|device.mac.plural.one = %lld file\nen n|device.mac.plural.other = %lld files\nen n|device.other.plural.one = %lld photo\nen n|device.other.plural.other = %lld photos",
        // Automatic grammar.
        "en n = ^[%lld file](inflect: true)",
        // Words for zero, one and two.
        "en n|plural.zero = No files\nen n|plural.one = One file\nen n|plural.other = %lld files\nhe n|plural.zero = אין קבצים\nhe n|plural.one = קובץ אחד\nhe n|plural.two = שני קבצים\nhe n|plural.other = %lld קבצים",
        // Welsh: few is 3, many is 6.
        file + "cy n|plural.zero = dim ffeiliau\ncy n|plural.one = un ffeil\ncy n|plural.two = dwy ffeil\ncy n|plural.few = tair ffeil\ncy n|plural.many = chwe ffeil\ncy n|plural.other = %lld ffeil",
        // Numbers only.
        "en n|plural.one = %lld\nen n|plural.other = %lld\nru n|plural.other = %lld",
    ])
    func saysNothing(text: String) { #expect(Self.said(text) == [], "\(text)") }

    @Test(arguments: ["fr", "es", "it", "pt", "pt-PT", "pt-BR", "ca"])
    func manyOfRomanceLanguagesIsANote(tag: String) {
        #expect(Self.said(Self.file + "\(tag) n|plural.one = %lld x-abcd\n\(tag) n|plural.other = %lld x-abcds") == ["missing-plural-category note"])
    }

    @Test(arguments: ["cs", "sk", "lt"])
    func categoriesOfDecimalsAreANote(tag: String) {
        #expect(Self.said(Self.file + "\(tag) n|plural.one = %lld aaaa\n\(tag) n|plural.few = %lld bbbb\n\(tag) n|plural.other = %lld cccc") == ["missing-plural-category note"])
    }

    @Test(arguments: [
        ("ru", ["one", "many", "other"]), ("pl", ["one", "many", "other"]), ("uk", ["one", "few", "other"]), ("he", ["one", "other"]), ("iw", ["one", "other"]),
        ("sl", ["one", "few", "other"]), ("lv", ["one", "other"]), ("sr-Latn", ["one", "other"]), ("ar", ["zero", "one", "two", "few", "other"]),
    ])
    func missingFormsAreErrors(tag: String, forms: [String]) {
        let target = forms.map { "\(tag) n|plural.\($0) = %lld \($0)sachen" }.joined(separator: "\n")
        #expect(Self.said(Self.file + target) == ["missing-plural-category error"])
    }

    @Test func oneThatTheSourceLacksTooIsANote() {
        #expect(Self.said("en n|plural.other = %lld things\nde n|plural.other = %lld Sachen") == ["missing-plural-category note", "missing-plural-category note"])
    }

    @Test func missingOtherIsAnErrorEverywhere() {
        #expect(Self.said(Self.file + "ja n|plural.zero = なし").contains("missing-plural-category error"))
    }

    @Test(arguments: [
        ("ru", "one", "1 предмет"), ("ru", "one", "Один предмет"), ("ru", "one", "предмет"), ("uk", "one", "Один предмет"), ("hr", "one", "Jedna stavka"), ("fr", "one", "Un élément"),
        ("pt-BR", "one", "Um item"), ("hi", "one", "एक आइटम"), ("is", "one", "Ein skrá"), ("mk", "one", "еден предмет"), ("lt", "one", "1 elementas"), ("lv", "zero", "Nav failu"),
        ("sl", "two", "Dve datoteki"), ("pl", "few", "Kilka plików"), ("ar", "few", "بعض الملفات"), ("ar", "many", "ملفات كثيرة"), ("gd", "one", "aon fhaidhle"),
    ])
    func hiddenNumberIsAnError(tag: String, category: String, form: String) {
        let probe = RuleProbe(Self.file + "\(tag) n|plural.\(category) = \(form)\n\(tag) n|plural.other = %lld x")
        let found = RuleRegistry.rule("implied-quantity").map { probe.drafts($0) } ?? []
        #expect(found.map(\.severity) == [.error], "\(tag) \(form)")
        #expect(found.allSatisfy { $0.variation == "plural.\(category)" })
    }

    @Test(arguments: [("en-GB", "one", "One item"), ("de", "one", "Ein Eintrag"), ("bg", "one", "един предмет"), ("pl", "one", "Jeden plik"), ("cs", "one", "Jedna položka"), ("ar", "one", "عنصر واحد"), ("ar", "two", "عنصران"),
                      ("ar", "zero", "لا عناصر"), ("he", "two", "שני פריטים"), ("es", "one", "Un elemento"), ("el", "one", "Ένα στοιχείο"), ("nl", "one", "Eén item"), ("ro", "one", "Un element"),
                      ("ru", "zero", "Нет предметов"), ("fr", "zero", "Aucun élément")])
    func formsOfOneNumberMayLeaveItOut(tag: String, category: String, form: String) {
        let probe = RuleProbe(Self.file + "\(tag) n|plural.\(category) = \(form)\n\(tag) n|plural.other = %lld x")
        for id in ["implied-quantity", "literal-number"] { #expect(RuleRegistry.rule(id).map { probe.found($0) } == [], "\(tag) \(form)") }
    }

    @Test func messagesNameTheNumbers() throws {
        let probe = RuleProbe(Self.file + "ru n|plural.one = Один предмет\nru n|plural.other = %lld предметов")
        let impliedRule = try #require(RuleRegistry.rule("implied-quantity")), missingRule = try #require(RuleRegistry.rule("missing-plural-category"))
        let implied = try #require(probe.drafts(impliedRule).first)
        #expect(implied.message.contains("1, 21, 31, 41 …") && implied.message.contains("Один"))
        let missing = try #require(probe.drafts(missingRule).first)
        #expect(missing.message.contains("few (2, 3, 4, 22 …)") && missing.message.contains("many (0, 5, 6, 7 …)") && missing.message.contains("Russian"))
    }

    @Test(arguments: [("two", "3 קבצים"), ("two", "2 קבצים"), ("one", "1 קובץ"), ("zero", "0 קבצים")])
    func digitsInsteadOfThePlaceholder(category: String, form: String) {
        let probe = RuleProbe("// roles: value\n" + Self.file + "he n|plural.\(category) = \(form)\nhe n|plural.other = %lld קבצים")
        #expect(RuleRegistry.rule("literal-number").map { probe.drafts($0).map(\.severity) } == [.warning])
    }

    // MARK: Counts in flat texts

    @Test(arguments: [
        "Page %lld of %lld", "Page %lld", "Step %lld of 3", "%lld of %lld", "%lld of 5 stars", "%lld%%", "%lld%% of users", "Save %lld%%", "%lld%% complete", "%lld MB", "%lld GB of photos", "%lld km", "%lld km away", "%lld min",
        "%lld mins", "%lld sec left", "%lld hrs", "%lldm", "%llds", "%lldx", "%lldpx", "%lld px", "%lld pts", "%lld fps", "%lld kcal burned", "%lld mg/dL", "%lld°", "%lld° today", "%lld:%02lld", "%02lld minutes", "%x items", "Version %lld",
        "iOS %lld features", "Error %lld occurs", "Error code %lld", "HTTP %ld", "Port %lld is in use", "Room %lld", "Room %lld has space", "Level %lld unlocks bonus", "Items: %lld", "Items: %lld selected", "Total: %lld points", "Retries = %lld",
        "$%lld", "$%lld per month", "%lld USD", "#%lld", "No. %lld", "+%lld", "%lld/%lld", "%lld / 10", "%lld × %lld", "%lld-day trial", "%lld selected", "%lld more", "%lld new", "%lld unread", "%lld left", "Heading %lld", "Top %lld",
        "Day %lld: Growing stronger", "Track %lld plays next", "Chapter %lld begins", "Enter the %d digit code", "%lld is less than expected", "%lld, items", "Zoom (%d%%)", "%1$@ copy %2$lld", "Reachable (HTTP %li)",
    ])
    func noCount(text: String) { #expect(Self.said("en n = \(text)") == [], "\(text)") }

    @Test(arguments: [
        "%lld items", "%lld new messages", "You have %lld messages", "%lld people liked this", "%lld items in your cart", "%lld files selected", "%lld minutes ago", "%1$@ has %2$lld followers", "%lld unread messages", "%d cities",
        "Imported %li item(s).", "%lld points", "Installing %ld Plugins", "%lld children", "%lld bytes", "Delete %lld photos?", "%lld results for “%@”", "%lld days left",
    ])
    func count(text: String) {
        #expect(Self.said("en n = \(text)") == ["count-without-plural warning"], "\(text)")
        #expect(Self.said("// roles: value\nen n = \(text)") == ["count-without-plural error"], "\(text)")
    }

    @Test(arguments: ["At least %lld characters", "Up to %lld people", "The last %lld days", "No more than %lld items"])
    func limitsAreNotes(text: String) { #expect(Self.said("en n = \(text)") == ["count-without-plural note"], "\(text)") }

    @Test(arguments: [("ru", "%lld товаров"), ("pl", "%lld produktów"), ("de", "%lld Produkte"), ("ar", "%lld منتجات"), ("he", "%lld מוצרים"), ("fi", "%lld tuotetta"), ("el", "%lld προϊόντα"), ("uk", "%lld товарів"),
                      ("nl", "%lld producten"), ("sv", "%lld produkter"), ("it", "%lld prodotti"), ("es", "%lld productos"), ("fr", "%lld produits"), ("cs", "%lld produktů"), ("ro", "%lld produse")])
    func translationsOfACount(tag: String, text: String) {
        #expect(Self.said("en n = %lld products\n\(tag) n = \(text)") == ["count-without-plural warning", "count-without-plural warning"])
        #expect(Self.said("en n|plural.one = %lld product\nen n|plural.other = %lld products\n\(tag) n = \(text)") == ["count-without-plural warning"])
    }

    @Test(arguments: [("ja", "%lld個の商品"), ("zh-Hans", "%lld 件商品"), ("ko", "상품 %lld개"), ("th", "%lld รายการ"), ("vi", "%lld sản phẩm"), ("id", "%lld produk"), ("ms", "%lld produk"), ("tr", "%lld ürün"), ("hu", "%lld termék"),
                      ("fa", "%lld محصول"), ("ru", "Товары: %lld"), ("de", "Produkte: %lld"), ("de", "%lld Stk."), ("ru", "%lld шт."), ("pl", "%lld szt."), ("fr", "Produits : %lld"), ("de", "%lld von 10"), ("az", "%lld məhsul")])
    func translationsThatCountNothing(tag: String, text: String) {
        #expect(Self.said("en n|plural.one = %lld product\nen n|plural.other = %lld products\n\(tag) n = \(text)") == [])
    }
}
