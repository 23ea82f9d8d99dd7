import HeardCore
import HeardLanguage
import HeardReporters
import HeardRules
import ICUKit

/// `heard locales`: the plural categories of each language, with numbers, and how far each rule that rests on words runs in it.
enum LocalesCommand {
    /// Rules that need something from `Locales/`, sorted by id.
    private static let rules = RuleRegistry.all.compactMap { $0.asLanguageRule }

    static func run(_ asked: [LanguageTag], format: String) -> Int32 {
        let tags = asked.isEmpty ? LocaleData.allTags : asked
        var failed = false
        let isOutput = Console.output { sink in
            var json = JSONWriter(sink)
            if format == "json" { json.beginArray() }
            for tag in tags {
                guard let table = try? PluralTable.cached(tag) else {
                    failed = true
                    continue
                }
                let coverage = rules.map { (id: $0.metadata.id, state: LanguageCoverage.of($0, tag)) }
                if format == "json" { write(tag, table, coverage, &json) } else { write(tag, table, coverage, sink) }
            }
            if format == "json" {
                json.endArray()
                sink.byte(0x0A)
            }
        }
        return isOutput && !failed ? 0 : 2
    }

    private static func write(_ tag: LanguageTag, _ table: PluralTable, _ coverage: [(id: String, state: RuleCoverage)], _ json: inout JSONWriter) {
        json.newline()
        json.beginObject()
        json.field("locale", tag.text)
        if let data = LocaleData.find(tag) {
            json.field("name", data.name)
            json.field("data", data.tag.text)
        }
        json.key("plurals")
        json.beginObject()
        for category in table.categories.categories {
            json.key(category.name)
            json.string(table.examples(category))
        }
        json.endObject()
        json.key("coverage")
        json.beginObject()
        for (id, state) in coverage {
            json.key(id)
            json.beginObject()
            json.field("state", state.name)
            if let why = state.why { json.field("why", why) }
            json.endObject()
        }
        json.endObject()
        json.endObject()
    }

    private static func write(_ tag: LanguageTag, _ table: PluralTable, _ coverage: [(id: String, state: RuleCoverage)], _ sink: ByteSink) {
        let forms = table.categories.categories.map { "\($0.name) (\(table.examples($0)))" }
        sink.write("\(Help.pad(visible(tag.text), 8))  \(forms.joined(separator: ", "))\n")
        if coverage.allSatisfy({ $0.state == .runs }) { return sink.write("          every rule runs\n") }
        // Rules in the same state for the same reason share a line.
        var groups: [(state: RuleCoverage, ids: [String])] = []
        for (id, state) in coverage {
            if let index = groups.firstIndex(where: { $0.state == state }) { groups[index].ids.append(id) } else { groups.append((state, [id])) }
        }
        for group in groups { sink.write("          \(group.state.name)\(group.state.why.map { " (\($0))" } ?? ""): \(group.ids.joined(separator: ", "))\n") }
    }
}
