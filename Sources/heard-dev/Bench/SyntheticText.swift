import HeardCore

/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number in 0 ..< `limit`.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
    mutating func isOneIn(_ count: Int) -> Bool { below(count) == 0 }
}

/// How made-up text of a language looks: syllables of its script, the length of its words, its spaces and its full stop.
///
/// The words mean nothing. What matters for measurements is right: scripts, bytes per character, word lengths, punctuation, arguments.
struct SyntheticLanguage {
    let tag: String
    let syllables: [String]
    /// Syllables of a word, least and most.
    let wordLength: ClosedRange<Int>
    var hasSpaces = true
    var stop = "."
    /// Plural categories that Xcode asks for.
    var categories = ["one", "other"]

    static let all: [SyntheticLanguage] = [
        latin("en", "ing the con ter pro men tion al er re de st le ma ni so ta ve ro"), latin("de", "ung schen ein ver ge auf nen für ab mög licher stel daß zu ß ein an"),
        latin("fr", "é tion ment re le dé pour con vous ser è er par ais ou", 2...3), latin("es", "ción ar do ri ñe mos con tra pa es te la"),
        latin("it", "zione re to gli are per do no ri me sta", 2...3), latin("pt-BR", "ção do ar ões não se pa ra com te"), latin("pt-PT", "ção do ar ões não se pa ra com te"),
        latin("nl", "ing en ge ver ij aan ui het de oor st"), latin("sv", "ning ar för det på ä lig era en sk"), latin("da", "ning er for det på ø lig ere en sk"),
        latin("nb", "ning er for det på ø lig ere en sk"), latin("fi", "nen sta lla ää yö kä ma ti si tu vu uu ksi", 3...5),
        latin("pl", "nie prze wy ć ość ał cze ry szy na do po", stop: ".", categories: ["one", "few", "many", "other"]),
        latin("cs", "ní při ří ova ný do ve le ště na po", categories: ["one", "few", "many", "other"]), latin("hu", "ás és meg el ő nek ban kel let ü ség", 2...4),
        latin("ro", "re ă ți ul ea să un con pen tru a", categories: ["one", "few", "other"]), latin("tr", "lar ı ş ler me gü öl yor da ki", 2...4),
        latin("id", "an me ng kan ber di ke ter la ya si", categories: ["other"]), latin("vi", "ng ạ ế ô không tr ch ớ ể ình", 1...2, categories: ["other"]),
        latin("ru", "ни по при ть ова ст ра ко ные вы ще ж", categories: ["one", "few", "many", "other"]),
        latin("uk", "ня ва ти ів пе ре їх що є за до", categories: ["one", "few", "many", "other"]), latin("el", "ση τα ών πρό και λή ψη ου με"),
        latin("ar", "ال م ست ي ان قد ها ر تو ل جم", 2...3, categories: ["zero", "one", "two", "few", "many", "other"]),
        latin("he", "ים ה ל ות מ ש ב נ ר אל ת", 2...4, categories: ["one", "two", "other"]), latin("hi", "का र ने की सं दे ख ए क्ष प्र ता", 1...3, stop: "।"),
        latin("ja", "の を 設 定 確 認 し て く だ さ い 画 面 で カー ド 選 択", 3...6, spaces: false, stop: "。", categories: ["other"]),
        latin("ko", "확 인 을 는 하 기 설 정 다 시 에 서 요 화 면", 2...4, categories: ["other"]),
        latin("zh-Hans", "设 置 确 认 的 请 选 择 支 付 方 式 页 面 无 法", 2...4, spaces: false, stop: "。", categories: ["other"]),
        latin("zh-Hant", "設 定 確 認 的 請 選 擇 支 付 方 式 頁 面 無 法", 2...4, spaces: false, stop: "。", categories: ["other"]),
        latin("th", "การ ที่ ได้ เลือก ให้ ไม่ ชำ ระ เงิน หน้า", 2...4, spaces: false, stop: "", categories: ["other"]),
    ]

    private static func latin(_ tag: String, _ syllables: String, _ length: ClosedRange<Int> = 2...4, spaces: Bool = true, stop: String = ".",
                              categories: [String] = ["one", "other"]) -> SyntheticLanguage {
        SyntheticLanguage(tag: tag, syllables: syllables.split(separator: " ").map(String.init), wordLength: length, hasSpaces: spaces, stop: stop, categories: categories)
    }

    /// A title, a sentence or two, with the arguments given.
    func text(words: Int, arguments: [String], _ numbers: inout SeededNumbers) -> String {
        var text = ""
        var rest = arguments[...]
        for index in 0..<words {
            if index > 0, hasSpaces { text += " " }
            if index == words / 2, let argument = rest.popFirst() {
                text += argument
                if hasSpaces { text += " " }
            }
            var word = ""
            for _ in 0..<wordLength.lowerBound + numbers.below(wordLength.count) { word += syllables[numbers.below(syllables.count)] }
            text += index == 0 ? word.prefix(1).uppercased() + word.dropFirst() : word
            if hasSpaces, index % 6 == 4, index + 1 < words { text += "," }
        }
        for argument in rest { text += (hasSpaces ? " " : "") + argument }
        return words > 5 ? text + stop : text
    }
}
