import HeardCore

extension Variant {
    private static let fileForms = "en n|plural.one = %lld file\nen n|plural.other = %lld files\n"
    private static let substitution = "en n = %#@files@ found\nen n|substitutions.files.plural.one = %arg file\nen n|substitutions.files.plural.other = %arg files\n"

    /// Plural forms: which are missing, which hide the number, which say a wrong one.
    static let plurals: [Variant] = [
        // Missing forms, by family of languages.
        Variant("missing-plural-category", fileForms + "ru ⟦n⟧|plural.one = %lld файл\nru n|plural.other = %lld файла"),
        Variant("missing-plural-category", fileForms + "uk ⟦n⟧|plural.one = %lld файл\nuk n|plural.few = %lld файли\nuk n|plural.other = %lld файлу"),
        Variant("missing-plural-category", fileForms + "pl ⟦n⟧|plural.one = %lld plik\npl n|plural.few = %lld pliki\npl n|plural.other = %lld pliku"),
        Variant("missing-plural-category", fileForms + "cs ⟦n⟧|plural.one = %lld soubor\ncs n|plural.other = %lld souborů"),
        Variant("missing-plural-category", fileForms + "sk n|plural.one = %lld súbor\nsk n|plural.few = %lld súbory\nsk n|plural.many = %lld súboru\nsk n|plural.other = %lld súborov"),
        Variant("missing-plural-category", fileForms + "sl ⟦n⟧|plural.one = %lld datoteka\nsl n|plural.few = %lld datoteke\nsl n|plural.other = %lld datotek"),
        Variant("missing-plural-category", fileForms + "lt ⟦n⟧|plural.one = %lld failas\nlt n|plural.other = %lld failų"),
        Variant("missing-plural-category", fileForms + "lv ⟦n⟧|plural.one = %lld fails\nlv n|plural.other = %lld faili"),
        Variant("missing-plural-category", fileForms + "lv n|plural.zero = %lld failu\nlv n|plural.one = %lld fails\nlv n|plural.other = %lld faili"),
        Variant("missing-plural-category", fileForms + "ar ⟦n⟧|plural.one = ملف واحد\nar n|plural.two = ملفان\nar n|plural.other = %lld ملف"),
        Variant("missing-plural-category", fileForms + "he ⟦n⟧|plural.one = קובץ אחד\nhe n|plural.other = %lld קבצים"),
        Variant("missing-plural-category", fileForms + "he n|plural.one = קובץ אחד\nhe n|plural.two = שני קבצים\nhe n|plural.other = %lld קבצים"),
        Variant("missing-plural-category", fileForms + "ga ⟦n⟧|plural.one = %lld chomhad\nga n|plural.two = %lld chomhad\nga n|plural.other = %lld comhad"),
        Variant("missing-plural-category", fileForms + "cy ⟦n⟧|plural.one = %lld ffeil\ncy n|plural.other = %lld o ffeiliau"),
        Variant("missing-plural-category", fileForms + "ro ⟦n⟧|plural.one = %lld fișier\nro n|plural.other = %lld de fișiere"),
        Variant("missing-plural-category", fileForms + "ro n|plural.one = %lld fișier\nro n|plural.few = %lld fișiere\nro n|plural.other = %lld de fișiere"),
        Variant("missing-plural-category", fileForms + "mt ⟦n⟧|plural.one = %lld fajl\nmt n|plural.other = %lld fajls"),
        Variant("missing-plural-category", fileForms + "hi ⟦n⟧|plural.other = %lld फ़ाइलें"),
        Variant("missing-plural-category", fileForms + "hi n|plural.one = %lld फ़ाइल\nhi n|plural.other = %lld फ़ाइलें"),
        Variant("missing-plural-category", fileForms + "zh-Hans n|plural.other = %lld 个文件\nzh-Hant n|plural.other = %lld 個檔案\nko n|plural.other = 파일 %lld개\nja n|plural.other = ファイル%lld件"),
        Variant("missing-plural-category", fileForms + "fa n|plural.other = %lld پرونده\ntr n|plural.other = %lld dosya\nhu n|plural.other = %lld fájl"),
        // … of a substitution, of a device's plural, of two variables.
        Variant("missing-plural-category", substitution + "pl n = Znaleziono %#@files@\npl ⟦n⟧|substitutions.files.plural.one = %arg plik\npl n|substitutions.files.plural.other = %arg plików"),
        Variant("missing-plural-category", """
            en n|device.mac.plural.one = %lld file
            en n|device.mac.plural.other = %lld files
            en n|device.other.plural.one = %lld photo
            en n|device.other.plural.other = %lld photos
            sl ⟦n⟧|device.mac.plural.one = %lld datoteka
            sl n|device.mac.plural.other = %lld datotek
            sl n|device.other.plural.one = %lld fotografija
            sl n|device.other.plural.two = %lld fotografiji
            sl n|device.other.plural.few = %lld fotografije
            sl n|device.other.plural.other = %lld fotografij
            """),
        Variant("missing-plural-category", fileForms + "de ⟦n⟧|plural.one = %lld Datei", formats: [.xcstrings, .xliff]),
        // Forms that hide the number.
        Variant("implied-quantity", fileForms + "uk n|plural.one = ⟦Один⟧ файл\nuk n|plural.few = %lld файли\nuk n|plural.many = %lld файлів\nuk n|plural.other = %lld файлу"),
        Variant("implied-quantity", fileForms + "cs n|plural.one = Jeden soubor\ncs n|plural.few = ⟦Několik souborů⟧\ncs n|plural.many = %lld souboru\ncs n|plural.other = %lld souborů"),
        Variant("implied-quantity", fileForms + "lt n|plural.one = ⟦1⟧ failas\nlt n|plural.few = %lld failai\nlt n|plural.many = %lld failo\nlt n|plural.other = %lld failų"),
        Variant("implied-quantity", fileForms + "lv n|plural.zero = ⟦Nav failu⟧\nlv n|plural.one = %lld fails\nlv n|plural.other = %lld faili"),
        Variant("implied-quantity", fileForms + "ar n|plural.zero = لا ملفات\nar n|plural.one = ملف واحد\nar n|plural.two = ملفان\nar n|plural.few = ⟦بضعة ملفات⟧\nar n|plural.many = %lld ملفًا\nar n|plural.other = %lld ملف"),
        Variant("implied-quantity", fileForms + "ga n|plural.one = Comhad amháin\nga n|plural.two = Dhá chomhad\nga n|plural.few = ⟦Cúpla comhad⟧\nga n|plural.many = %lld gcomhad\nga n|plural.other = %lld comhad"),
        Variant("implied-quantity", fileForms + "cy n|plural.zero = Dim ffeiliau\ncy n|plural.one = Un ffeil\ncy n|plural.two = Dwy ffeil\ncy n|plural.few = Tair ffeil\ncy n|plural.many = Chwe ffeil\ncy n|plural.other = %lld ffeil"),
        Variant("implied-quantity", fileForms + "ro n|plural.one = Un fișier\nro n|plural.few = ⟦Câteva fișiere⟧\nro n|plural.other = %lld de fișiere"),
        Variant("implied-quantity", fileForms + "mt n|plural.one = Fajl wieħed\nmt n|plural.two = Żewġ fajls\nmt n|plural.few = ⟦Ftit fajls⟧\nmt n|plural.many = %lld fajl\nmt n|plural.other = %lld fajl"),
        Variant("implied-quantity", fileForms + "ja n|plural.other = ⟦複数のファイル⟧\nko n|plural.other = ⟦여러 파일⟧\nzh-Hant n|plural.other = ⟦多個檔案⟧"),
        Variant("implied-quantity", fileForms + "tr n|plural.one = Bir dosya\ntr n|plural.other = %lld dosya\nhu n|plural.one = Egy fájl\nhu n|plural.other = %lld fájl"),
        Variant("implied-quantity", fileForms + "fa n|plural.one = ⟦پرونده⟧\nfa n|plural.other = %lld پرونده"),
        Variant("implied-quantity", fileForms + "hi n|plural.zero = कोई फ़ाइल नहीं\nhi n|plural.one = एक फ़ाइल\nhi n|plural.other = %lld फ़ाइलें"),
        Variant("implied-quantity", substitution + "ru n = Найдено: %#@files@\nru n|substitutions.files.plural.one = ⟦файл⟧\nru n|substitutions.files.plural.few = %arg файла\nru n|substitutions.files.plural.many = %arg файлов\nru n|substitutions.files.plural.other = %arg файла"),
        Variant("implied-quantity", """
            en n|device.mac.plural.one = %lld file
            en n|device.mac.plural.other = %lld files
            en n|device.other.plural.one = %lld photo
            en n|device.other.plural.other = %lld photos
            hr n|device.mac.plural.one = %lld datoteka
            hr n|device.mac.plural.few = %lld datoteke
            hr n|device.mac.plural.other = %lld datoteka
            hr n|device.other.plural.one = ⟦fotografija⟧
            hr n|device.other.plural.few = %lld fotografije
            hr n|device.other.plural.other = %lld fotografija
            """),
        // The number stands around the variable.
        Variant("implied-quantity", "en n = %d %#@files@\nen n|substitutions.files.plural.one = file\nen n|substitutions.files.plural.other = files\nuk n = %d %#@files@\nuk n|substitutions.files.plural.one = файл\nuk n|substitutions.files.plural.few = файли\nuk n|substitutions.files.plural.many = файлів\nuk n|substitutions.files.plural.other = файлу", formats: [.xcstrings]),
        // Digits.
        Variant("literal-number", fileForms + "ar n|plural.zero = ⟦٠⟧ ملفات\nar n|plural.one = ⟦١⟧ ملف\nar n|plural.two = ملفان\nar n|plural.few = %lld ملفات\nar n|plural.many = %lld ملفًا\nar n|plural.other = %lld ملف"),
        Variant("literal-number", fileForms + "cy n|plural.zero = %lld ffeil\ncy n|plural.one = %lld ffeil\ncy n|plural.two = ⟦3⟧ ffeil\ncy n|plural.few = %lld ffeil\ncy n|plural.many = ⟦5⟧ ffeil\ncy n|plural.other = %lld ffeil"),
        Variant("literal-number", fileForms + "ga n|plural.one = %lld chomhad\nga n|plural.two = ⟦3⟧ chomhad\nga n|plural.few = %lld chomhad\nga n|plural.many = %lld gcomhad\nga n|plural.other = %lld comhad"),
        Variant("literal-number", "en n|plural.one = One MP3 file from the last 24 hours\nen n|plural.other = %lld MP3 files from the last 24 hours\nde n|plural.one = Eine MP3-Datei der letzten 24 Stunden\nde n|plural.other = %lld MP3-Dateien der letzten 24 Stunden"),
        // Implied quantity speaks, literal number does not.
        Variant("literal-number", fileForms + "ru n|plural.one = 1 файл\nru n|plural.few = %lld файла\nru n|plural.many = %lld файлов\nru n|plural.other = %lld файла"),
        // Forms that are all the same.
        Variant("identical-plural-forms", fileForms + "pl n|plural.one = ⟦%lld plików⟧\npl n|plural.few = %lld plików\npl n|plural.many = %lld plików\npl n|plural.other = %lld plików"),
        Variant("identical-plural-forms", fileForms + "ro n|plural.one = ⟦%lld fișiere⟧\nro n|plural.few = %lld fișiere\nro n|plural.other = %lld fișiere"),
        Variant("identical-plural-forms", fileForms + "tr n|plural.one = %lld dosya\ntr n|plural.other = %lld dosya\nfa n|plural.one = %lld پرونده\nfa n|plural.other = %lld پرونده\nhu n|plural.one = %lld fájl\nhu n|plural.other = %lld fájl"),
        Variant("identical-plural-forms", "en n|plural.one = %lld min\nen n|plural.other = %lld min\nuk n|plural.one = %lld хв\nuk n|plural.few = %lld хв\nuk n|plural.many = %lld хв\nuk n|plural.other = %lld хв"),
        // Forms that are never used.
        Variant("unreachable-plural-category", fileForms + "de n|plural.one = %lld Datei\nde n|plural.few = ⟦%lld Dateien⟧\nde n|plural.other = %lld Dateien"),
        Variant("unreachable-plural-category", fileForms + "ja n|plural.zero = ファイルなし\nja n|plural.one = ⟦%lldファイル⟧\nja n|plural.other = %lldファイル"),
        Variant("unreachable-plural-category", fileForms + "zh-Hans n|plural.zero = 没有文件\nzh-Hans n|plural.other = %lld 个文件\nru n|plural.zero = Нет файлов\nru n|plural.one = %lld файл\nru n|plural.few = %lld файла\nru n|plural.many = %lld файлов\nru n|plural.other = %lld файла"),
    ]

    /// Counts in flat texts.
    static let counts: [Variant] = [
        Variant("count-without-plural", "en n = ⟦%lld files⟧\nuk n = ⟦%lld файлів⟧\nsl n = ⟦%lld datotek⟧\nlt n = ⟦%lld failų⟧\nlv n = ⟦%lld faili⟧\nro n = ⟦%lld fișiere⟧\nsk n = ⟦%lld súborov⟧"),
        Variant("count-without-plural", "en n = ⟦%lld files⟧\nar n = ⟦%lld ملفات⟧\nhe n = ⟦%lld קבצים⟧\nja n = %lldファイル\nzh-Hant n = %lld 個檔案\nko n = 파일 %lld개\nfa n = %lld پرونده\ntr n = %lld dosya\nhu n = %lld fájl"),
        Variant("count-without-plural", "en n = Wait ⟦%lld seconds⟧\nro n = Așteptați ⟦%lld de secunde⟧\nga n = Fan ⟦%lld soicind⟧\ncy n = Arhoswch ⟦%lld eiliad⟧\nmt n = Stenna ⟦%lld sekondi⟧"),
        Variant("count-without-plural", fileForms + "pl n = ⟦%lld plików⟧", formats: [.stringsdict, .xcstrings]),
        Variant("count-without-plural", "en n|device.mac = ⟦%lld files⟧ on this Mac\nen n|device.other = ⟦%lld photos⟧ here"),
        Variant("count-without-plural", "en n = Page %1$lld of %2$lld\nru n = Страница %1$lld из %2$lld\nar n = الصفحة %1$lld من %2$lld"),
        Variant("count-without-plural", "en n = %lld of 5 stars\nfr n = ⟦%lld étoiles⟧ sur 5\nru n = %lld из 5"),
        Variant("count-without-plural", "en n = %lld%% of the battery\npl n = %lld%% baterii\nfr n = %lld %% de la batterie"),
        Variant("count-without-plural", "en n = %lld km\nru n = %lld км\ncs n = %lld km\nar n = %lld كم"),
        Variant("count-without-plural", "en n = Unread: %lld\nru n = Непрочитанные: %lld\nfr n = Non lus : %lld"),
        Variant("count-without-plural", "en n = Version %lld\npl n = Wersja %lld\nen build = Build %lld (%@)\npl build = Kompilacja %lld (%@)"),
        Variant("count-without-plural", "de n = ⟦%lld Einträge⟧ ausgewählt\nru n = Выбрано ⟦%lld записей⟧"),
        Variant("count-without-plural", "en n = ⟦%lld e-mails⟧ deleted\nnl n = ⟦%lld e-mails⟧ verwijderd"),
        Variant("count-without-plural", "en n = ^[%lld file](inflect: true)\nes n = ^[%lld archivo](inflect: true)"),
        Variant("count-without-plural", "en day = 1 day left\nen days = %lld days left\nes day = Queda 1 día\nes days = Quedan %lld días\nsl day = Še 1 dan\nsl days = Še ⟦%lld dni⟧"),
        Variant("count-without-plural", "en photo_one = A photo\nen photo_many = %lld photos\nde photo_one = Ein Foto\nde photo_many = %lld Fotos"),
        // A heading with the same noun is no text for one.
        Variant("count-without-plural", "en heading = Item\nen n = ⟦%lld items⟧"),
    ]
}
