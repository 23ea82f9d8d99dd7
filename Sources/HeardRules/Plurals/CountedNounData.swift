/// What a rule has to know of a language to see that a number counts a noun, as data.
struct CountedNounData: Sendable {
    enum Certainty: Sendable {
        /// Nouns behind a number nearly always have several forms.
        case inflects
        /// A noun that ends like this is a plural; another one may have a single form ("Fenster", "uur", "år").
        case endings([String])
        /// Not known well enough: a note at most.
        case unknown
    }

    var certainty: Certainty = .unknown
    /// Nouns that look like plurals and have one form.
    var unchanging: Set<String> = []
    /// Words behind a number that begin something else than what is counted.
    var stopWords: Set<String> = []
    /// Words that end like a plural and are none.
    var noNouns: Set<String> = []
    /// Plurals without a plural ending.
    var irregular: Set<String> = []
    /// Units and their abbreviations.
    var abbreviations: Set<String> = []
    /// Words before a number that make it a name, a rank or a part ("page 3", "3 of 5").
    var labels: Set<String> = []
    /// Words before a number that make it a limit, which is rarely 1.
    var limits: Set<String> = []
    /// Words before a number that make it an attribute of a thing ("code à %d chiffres").
    var attributes: Set<String> = []
    /// Plural endings that are sure enough to see a count without a source to compare with; empty where that is not possible.
    var ownEndings: [String] = []
    /// Nouns are written with a capital.
    var hasCapitalNouns = false

    static func of(_ language: String) -> CountedNounData { known[language] ?? CountedNounData() }

    /// A text of the language can be judged by itself.
    var canJudgeAlone: Bool { !ownEndings.isEmpty }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    private static let known: [String: CountedNounData] = {
        var all: [String: CountedNounData] = [:]
        for language in ["ru", "uk", "be", "pl", "cs", "sk", "sl", "hr", "sr", "bs", "sh", "bg", "mk", "lt", "lv", "fi", "et", "el", "ro", "ar", "he", "iw", "is", "hsb", "dsb", "mt", "sq"] {
            all[language] = CountedNounData(certainty: .inflects)
        }
        all["en"] = CountedNounData(
            certainty: .endings(["s"]),
            unchanging: words("series species means headquarters aircraft"),
            stopWords: words("of out or and to in on at by for from with as is are was were has have had does do can will would should may might must if than then per x times' the a an via until till since before after not"),
            noNouns: words("is was has does as this its his us yes thus plus minus less versus always perhaps across besides towards afterwards needs requires contains includes exceeds occurs expires starts ends shows remains means uses supports fails exists becomes appears unlocks begins equals goes gets runs takes matches previous various access process progress success address status bonus focus radius campus virus gas bus pass class loss business happiness wireless news works"),
            irregular: words("people children men women feet teeth mice geese criteria"),
            abbreviations: words("mins secs hrs pts lbs yrs mos kbs mbs gbs tbs kbps mbps gbps bps fps gps dps rps rpms ips oz min sec hr kg km cm mm mi ft pt px kb mb gb tb hz khz mhz ghz kcal cal mg ml"),
            labels: words("page step day week month year version build number no nr chapter level line row column item slot channel season episode part track disc disk room section option phase stage tab window display screen monitor http https error code status port id test question round lap set game player user device file sheet table figure heading copy batch group team unit zone lane gate floor apartment box seat platform terminal flight bus route point position rank place priority type mode model generation gen attempt call message photo image exit key volume vol issue article rule layer panel camera sensor node thread task job request order invoice ticket case lesson module exercise grade tier size age score of iphone ipad ios macos os android ipados watchos tvos visionos"),
            limits: words("least most than over under maximum max minimum min exceed limit limited within last past next previous every first allowed all"),
            ownEndings: ["s"])
        all["fr"] = CountedNounData(
            certainty: .endings(["s", "x"]),
            unchanging: words("fois mois pays temps cas accès avis choix prix succès bus corps cours dos fils os repas sens tapis univers vers voix"),
            stopWords: words("de du des d sur à au aux en et ou par pour dans avec sans sous le la les l"),
            noNouns: words("dans plus moins pas mais sans sous vous nous les des ces ses très vers après depuis dès lors alors puis jamais toujours est suis deux trois six dix chaque hors tous toutes ans"),
            abbreviations: words("min sec mins secs"),
            labels: words("page étape jour semaine version niveau ligne chapitre épisode saison numéro nº no n partie piste code erreur sur de"),
            limits: words("moins plus maximum minimum jusqu derniers dernières prochains prochaines"), attributes: words("à"), ownEndings: ["s", "x"])
        for language in ["es", "pt", "ca", "gl"] {
            all[language] = CountedNounData(
                certainty: .endings(["s"]), unchanging: words("virus crisis análisis ônibus lápis pis bus mes"),
                stopWords: words("de del do da dos das d di sobre en em a y e o ou i u por para con com sin sem el la los las um uma"),
                noNouns: words("más mais menys menos pues tras antes después depois apenas entonces además es les els los las das dos nos vos pas ets atrás jamás demás dels pels altres"),
                labels: words("página pàgina páxina paso passo pas día dia semana versión versão versió nivel nível nivell línea linha línia capítulo temporada episodio episódio código codi código error erro número nº de"),
                limits: words("menos máximo mínimo até hasta fins más mais últimos últimas próximos próximas"), attributes: words("de"), ownEndings: language == "es" || language == "pt" ? ["s"] : [])
        }
        all["it"] = CountedNounData(certainty: .endings(["i", "e"]), unchanging: words("città attività"), stopWords: words("di su a in e o per da con"))
        all["de"] = CountedNounData(
            certainty: .endings(["e", "en", "n", "s", "te", "äge", "ßen"]),
            unchanging: words("byte bit euro prozent grad stück mal zeichen fehler ordner teilnehmer benutzer nutzer fenster artikel titel sender treffer filter schalter drucker server computer browser ticker zimmer wagen kuchen laden rahmen kalender nachrichtensender anhänger follower leser hörer spieler schüler lehrer empfänger absender kartenleser lesezeichen satzzeichen leerzeichen kästchen mädchen unternehmen verfahren vorhaben programmfehler abzeichen einkommen essen wesen treffen schreiben leben rennen examen"),
            stopWords: words("von und oder bis in im am an auf aus zu mit bei für pro vor nach um der die das den dem des"),
            noNouns: words("seite schritt"), abbreviations: words("min std sek"),
            labels: words("seite schritt tag woche version ebene zeile spalte kapitel folge staffel teil code fehler port nummer nr punkt platz von"),
            limits: words("mindestens höchstens maximal minimal bis über unter als letzten vergangenen nächsten alle"), ownEndings: ["e", "en"], hasCapitalNouns: true)
        all["nl"] = CountedNounData(certainty: .endings(["en", "s"]), unchanging: words("uur jaar keer kwartier stuks"), stopWords: words("van en of tot in op te met per uit voor"))
        all["sv"] = CountedNounData(certainty: .endings(["ar", "er", "or", "n"]), unchanging: words("tecken avsnitt"), stopWords: words("av och eller till i på per med"))
        for language in ["da", "nb", "nn", "no"] {
            all[language] = CountedNounData(certainty: .endings(["er", "e", "ar"]), stopWords: words("av af og eller til i på per med"))
        }
        return all
    }()
}
