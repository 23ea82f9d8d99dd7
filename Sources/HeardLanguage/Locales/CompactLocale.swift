/// The embedded form of a `Locales/<tag>.json`: one line a field or word class, fields separated by tabs.
///
/// `heard-dev generate` writes it. It is made for quick reading, since a language is parsed when its first string is checked.
struct CompactLocale {
    var tag = ""
    var name = ""
    var parent: String?
    var isVoiceOver = false
    var isDeep = false
    var hasSpaces = true
    var clitics: [String] = []
    var articles: [String] = []
    var particles: [String] = []
    var hasLetterApostrophe = false
    var attributesFollow = false
    var rolePosition = RolePosition.final
    var secondsPerGrapheme: Double?
    var expansion: Double?
    var sentenceEnds = ".!?…"
    var quotes = "“”‘’"
    var acronyms: [String] = []
    var verbsAreNouns = false
    var verbLast = false
    var lists: [WordList: [String]] = [:]
    var spoken: [WordClass: String] = [:]
    var words: [WordClass: [Word]] = [:]

    init(_ text: StaticString) {
        text.withUTF8Buffer { bytes in
            var start = 0
            for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x0A {
                let fields = UnsafeBufferPointer(rebasing: bytes[start..<index]).split(separator: 0x09, omittingEmptySubsequences: false)
                    .map { String(decoding: $0, as: UTF8.self) }
                start = index + 1
                if let key = fields.first { read(key, fields.dropFirst()) }
            }
        }
    }

    private mutating func read(_ key: String, _ fields: ArraySlice<String>) {
        let first = fields.first ?? ""
        switch key {
        case "tag": tag = first
        case "name": name = first
        case "parent": parent = first
        case "voiceOver": isVoiceOver = true
        case "deep": isDeep = true
        case "noSpaces": hasSpaces = false
        case "clitics": clitics = Array(fields)
        case "articles": articles = Array(fields)
        case "particles": particles = Array(fields)
        case "letterApostrophe": hasLetterApostrophe = true
        case "attributesFollow": attributesFollow = true
        case "rolePosition": rolePosition = RolePosition(rawValue: first) ?? .final
        case "secondsPerGrapheme": secondsPerGrapheme = Double(first)
        case "expansion": expansion = Double(first)
        case "sentenceEnds": sentenceEnds = first
        case "quotes": quotes = first
        case "verbsAreNouns": verbsAreNouns = true
        case "verbLast": verbLast = true
        case "list": if let list = WordList(rawValue: first) { lists[list] = Array(fields.dropFirst()) }
        case "spoken": if fields.count == 2, let kind = WordClass(rawValue: first) { spoken[kind] = fields.last }
        case "acronyms": acronyms = Array(fields)
        default:
            guard let kind = WordClass(rawValue: key) else { return }
            // Each word stands behind one letter: v VoiceOver's own, a an app word, i an inflected form.
            words[kind] = fields.map { field in
                let mark = field.utf8.first
                return Word(text: String(field.dropFirst()), isVoiceOver: mark == UInt8(ascii: "v"), isInflected: mark == UInt8(ascii: "i"))
            }
        }
    }
}
