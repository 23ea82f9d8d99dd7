import HeardCore
import HeardReporters
import ICUKit

/// `heard locales`: what is known about each language, as ICU has it at run time.
enum LocalesCommand {
    /// - Parameter asked: locales to list; all of ICU's where there is none
    static func run(_ asked: [LanguageTag], format: String) -> Int32 {
        let tags = asked.isEmpty ? LocaleID.available.map { LanguageTag($0) } : asked
        var tables: [(tag: LanguageTag, table: PluralTable)] = []
        for tag in tags {
            do { tables.append((tag, try PluralTable(locale: LocaleID(tag)))) } catch {
                Console.error("\(visible(tag.text)): \(error)")
                return 2
            }
        }
        if format == "json" { return Console.output { writeJSON(tables, $0) } ? 0 : 2 }
        var out = "ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr). Whole numbers that select each plural category; in brackets what only decimals or compact numbers select.\n\n"
        let width = tables.map(\.tag.text.utf8.count).max() ?? 0
        for (tag, table) in tables {
            let categories = table.categories.categories.map { category in
                let text = "\(category.name) \(table.examples(category))"
                return table.integerCategories.contains(category) ? text : "[\(text)]"
            }
            out += Help.pad(visible(tag.text), width) + "  " + TerminalText.message(table.locale.displayName(in: "en")) + ": " + categories.joined(separator: "; ") + "\n"
        }
        return HeardCommand.printed(out)
    }

    private static func writeJSON(_ tables: [(tag: LanguageTag, table: PluralTable)], _ sink: ByteSink) {
        var json = JSONWriter(sink)
        json.beginObject()
        json.field("version", 1)
        json.field("icu", ICUVersion.icu)
        json.field("cldr", ICUVersion.cldr)
        json.key("locales")
        json.beginArray()
        for (tag, table) in tables {
            json.newline()
            json.beginObject()
            json.field("locale", tag.text)
            json.field("name", table.locale.displayName(in: "en"))
            json.field("script", table.locale.script)
            json.field("rightToLeft", table.locale.isRightToLeft)
            json.field("digits", NumberingSystem.cached(table.locale)?.name ?? "latn")
            json.field("categories", table.categories.categories.map(\.name))
            json.field("integerCategories", table.integerCategories.categories.map(\.name))
            json.key("samples")
            json.beginObject()
            for category in table.categories.categories {
                let numbers = table.numbers(category)
                json.key(category.name)
                json.beginObject()
                json.key("integers")
                json.beginArray()
                for number in numbers.integers { json.integer(number) }
                json.endArray()
                json.field("decimals", table.decimals(category))
                json.field("oneInteger", numbers.isOneInteger)
                json.endObject()
            }
            json.endObject()
            json.endObject()
        }
        json.endArray()
        json.endObject()
        json.closingNewline()
    }
}
