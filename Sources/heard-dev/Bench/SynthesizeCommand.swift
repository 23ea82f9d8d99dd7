#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// `heard-dev synthesize --keys N [--locales 30] [--seed 1] --output FOLDER`: a string catalog as Xcode writes it, to measure with.
///
/// One key in twenty has plural forms, one in fifteen is spoken, two in three have a comment, one in five an argument. Equal for equal arguments.
enum SynthesizeCommand {
    static func run(_ arguments: [String]) {
        var keys = 10_000, locales = 30, seed: UInt64 = 1, output = "."
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--keys": keys = rest.popFirst().flatMap { Int($0) } ?? keys
            case "--locales": locales = rest.popFirst().flatMap { Int($0) } ?? locales
            case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
            case "--output": output = rest.popFirst() ?? output
            default:
                print("usage: heard-dev synthesize --keys N [--locales N] [--seed N] --output FOLDER")
                exit(2)
            }
        }
        let languages = Array(SyntheticLanguage.all.prefix(max(1, min(locales, SyntheticLanguage.all.count)))).sorted { $0.tag < $1.tag }
        mkdir(output, 0o755)
        let path = output + "/Synthetic\(keys).xcstrings"
        guard let file = fopen(path, "wb") else {
            print("can’t write \(path)")
            exit(2)
        }
        var numbers = SeededNumbers(seed: seed)
        var bytes = 0
        func write(_ text: String) {
            bytes += text.utf8.count
            fputs(text, file)
        }
        write("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n")
        for number in 0..<keys { write(key(number, languages, &numbers) + (number + 1 < keys ? ",\n" : "\n")) }
        write("  },\n  \"version\" : \"1.0\"\n}\n")
        fclose(file)
        print("\(path): \(keys) keys, \(languages.count) locales, \(bytes) bytes")
    }

    private static let screens = ["checkout", "profile", "orders", "search", "settings", "player", "library", "onboarding", "editor", "inbox"]
    private static let parts = ["title", "subtitle", "message", "button_title", "placeholder", "footer", "error", "empty", "action", "detail"]
    private static let spokenParts = ["accessibilityLabel", "accessibilityValue", "accessibilityHint", "announcement"]

    private static func key(_ number: Int, _ languages: [SyntheticLanguage], _ numbers: inout SeededNumbers) -> String {
        let isSpoken = numbers.isOneIn(15), isPlural = numbers.isOneIn(20)
        let part = isSpoken ? spokenParts[numbers.below(spokenParts.count)] : parts[numbers.below(parts.count)]
        let name = "\(screens[numbers.below(screens.count)]).item\(number).\(part)"
        // Titles and sentences.
        let words = isSpoken ? 1 + numbers.below(4) : numbers.isOneIn(4) ? 6 + numbers.below(8) : 1 + numbers.below(5)
        let arguments = isPlural ? ["%lld"] : numbers.isOneIn(5) ? [["%@", "%@", "%1$@", "%lld"][numbers.below(4)]] : []
        var text = "    \"\(name)\" : {\n"
        if numbers.below(3) > 0 { text += "      \"comment\" : \"Shown on the \(screens[numbers.below(screens.count)]) screen, next to item \(number).\",\n" }
        text += "      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n"
        for (index, language) in languages.enumerated() {
            text += "        \"\(language.tag)\" : {\n"
            if isPlural {
                text += "          \"variations\" : {\n            \"plural\" : {\n"
                for (place, category) in language.categories.enumerated() {
                    let value = language.text(words: words, arguments: arguments, &numbers)
                    text += "              \"\(category)\" : {\n                \"stringUnit\" : {\n                  \"state\" : \"translated\",\n"
                        + "                  \"value\" : \"\(value)\"\n                }\n              }\(place + 1 < language.categories.count ? "," : "")\n"
                }
                text += "            }\n          }\n"
            } else {
                let value = language.text(words: words, arguments: arguments, &numbers)
                text += "          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"\(value)\"\n          }\n"
            }
            text += "        }\(index + 1 < languages.count ? "," : "")\n"
        }
        return text + "      }\n    }"
    }
}
