import HeardCore
import HeardReporters
import ICUKit

/// `heard locales`: the plural categories of each language, with numbers, and which rules have words for it.
enum LocalesCommand {
    /// Shown when no locale is named: the languages of Apple's systems.
    private static let usual = ["ar", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt", "ro",
                                "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant"]

    static func run(_ asked: [LanguageTag], format: String) -> Int32 {
        let tags = asked.isEmpty ? usual.map { LanguageTag($0) } : asked
        var failed = false
        let isOutput = Console.output { sink in
            var json = JSONWriter(sink)
            if format == "json" { json.beginArray() }
            for tag in tags {
                guard let table = try? PluralTable.cached(tag) else {
                    failed = true
                    continue
                }
                if format == "json" {
                    json.newline()
                    json.beginObject()
                    json.field("locale", tag.text)
                    json.key("plurals")
                    json.beginObject()
                    for category in table.categories.categories {
                        json.key(category.name)
                        json.string(table.examples(category))
                    }
                    json.endObject()
                    json.endObject()
                } else {
                    let forms = table.categories.categories.map { "\($0.name) (\(table.examples($0)))" }
                    sink.write("\(Help.pad(visible(tag.text), 8))  \(forms.joined(separator: ", "))\n")
                }
            }
            if format == "json" {
                json.endArray()
                sink.byte(0x0A)
            }
        }
        return isOutput && !failed ? 0 : 2
    }
}
