import HeardCore
import HeardReaders
import Testing

/// A large catalog read by several workers is the one that a single worker reads.
@Suite struct LargeCatalogs {
    /// More than the 2 MB from which on several workers read.
    private static func large(_ ending: String = "", language: String = "\"sourceLanguage\" : \"en\",", late: String = "") -> String {
        var keys: [String] = []
        for number in 0..<9_000 {
            keys.append("""
                "key \(number)" : { "comment" : "No. \(number)", "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "Wert \(number) \\ud83d\\ude00" } },
                  "fr" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "state" : "new", "value" : "%lld" } },
                                                         "other" : { "stringUnit" : { "state" : "new", "value" : "\(number % 7 == 0 ? "\\ud83d" : "%lld x")" } } } } } } }
                """)
        }
        return "{ \(language) \"strings\" : { \(keys.joined(separator: ",\n"))\(ending) }\(late), \"version\" : \"1.0\" }"
    }

    private func read(_ text: String, workers: Int) -> LocalizationFile {
        let bytes = Array(text.utf8)
        let memory = SourceText.allocate(count: bytes.count)
        bytes.withUnsafeBytes { memory.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
        return LocalizationReader.read(path: "Large.xcstrings", format: .xcstrings, table: "Large", adopting: memory, count: bytes.count, workers: workers)
    }

    @Test(arguments: [large(), large(",\n"), large(language: "", late: ", \"sourceLanguage\" : \"fr\""), large("", language: "\"x\" : [ 1, 2 ], \"sourceLanguage\" : \"de\",")])
    func workersAgree(_ text: String) {
        #expect(text.utf8.count > 1 << 21)
        let one = read(text, workers: 1), three = read(text, workers: 3)
        #expect(one.units.count > 20_000)
        #expect(one.sourceLanguage == three.sourceLanguage)
        #expect(one.lines == three.lines)
        #expect(one.diagnostics == three.diagnostics)
        #expect(one.entries.map(\.units) == three.entries.map(\.units))
        #expect(one.entries.map(\.keyRange) == three.entries.map(\.keyRange))
        #expect(one.entries.map(\.comment) == three.entries.map(\.comment))
        #expect(one.entries.map(\.flags.rawValue) == three.entries.map(\.flags.rawValue))
    }
}
