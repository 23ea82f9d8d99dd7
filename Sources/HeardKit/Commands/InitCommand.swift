import HeardCore
import HeardReporters

/// `heard init`: a commented configuration for this project.
enum InitCommand {
    static func run(_ parsed: ParsedArguments) throws(CommandError) -> Int32 {
        if parsed.has("schema") { return HeardCommand.printed(schema()) }
        let folder = parsed.operands.first ?? "."
        var options = RunOptions()
        options.paths = [folder]
        let project = try Pipeline.scan(options, Configuration())
        let text = configuration(project)
        if parsed.has("print") { return HeardCommand.printed(text) }
        let path = folder == "." ? ConfigurationSearch.name : folder + "/" + ConfigurationSearch.name
        guard parsed.has("force") || !FileAccess.exists(path) else { throw CommandError("\(visible(path)) is there already; --force overwrites it, --print shows what would be written") }
        try FileAccess.write(path) { $0.write(text) }
        return HeardCommand.printed("wrote \(visible(path))\n")
    }

    private static func configuration(_ project: Project) -> String {
        var tags = Set<LanguageTag>(), spoken = 0, keys = 0
        for table in project.tables {
            for locale in table.locales where locale.tag.isLanguage { tags.insert(locale.tag) }
            keys += table.rows.count
            for row in table.rows where row.roles.isSpoken { spoken += 1 }
        }
        func quoted(_ text: String) -> String {
            let sink = ByteSink()
            JSONWriter.escape(text, to: sink)
            return sink.text
        }
        return """
            # Configuration of heard. Every key is optional; heard explain RULE tells about a rule.
            # Found here: \(project.tables.count) tables, \(keys) keys, \(spoken) of them known to be spoken.

            # Source language of .lproj tables.
            \(project.developmentLanguage.map { "development-language: \(quoted($0.text))" } ?? "# development-language: en")

            # Only these locales. Found: \(tags.sorted().map { visible($0.text) }.joined(separator: ", "))
            # locales: [de, ar]

            # Read Swift, Objective-C and Interface Builder files for roles and controls: true, or a list of folders.
            # sources: true

            # Paths that are not read; * stops at /, ** does not.
            # exclude: [Vendor, "**/Tests/*"]

            # The app's own functions that look a key up.
            # wrappers: [L, tr]

            # Roles by key pattern: \(RoleSet.allNames.joined(separator: ", ")).
            # roles:
            #   "*.a11y.value": value
            #   "*.disabled.reason": [reason, visible]

            # Level of a rule: off, note, warning or error.
            # rules:
            #   end-punctuation: off

            # Levels by rule, path, key, locale, role; the last that matches counts.
            # overrides:
            #   - {rule: missing-translation, path: Legacy, locale: ar, level: off, reason: not shipped}

            # Which button a reason belongs to.
            # controls:
            #   - {reason: checkout.reason, button: checkout.pay}

            # Words that stay untranslated.
            # terms: [Acme]

            # Length limits by key: max in characters, max-width in points at the default size.
            # lengths:
            #   - {key: "tab.*", max: 12}

            # baseline: heard-baseline.txt
            # fail-on: error

            """
    }

    /// JSON schema of the configuration, for editors.
    static func schema() -> String {
        let sink = ByteSink()
        var json = JSONWriter(sink)
        func texts() {
            json.beginObject()
            json.key("anyOf")
            json.beginArray()
            json.beginObject(); json.field("type", "string"); json.endObject()
            json.beginObject(); json.field("type", "array"); json.key("items"); json.beginObject(); json.field("type", "string"); json.endObject(); json.endObject()
            json.endArray()
            json.endObject()
        }
        json.beginObject()
        json.field("$schema", "http://json-schema.org/draft-07/schema#")
        json.field("title", "Configuration of heard")
        json.field("type", "object")
        json.field("additionalProperties", false)
        json.key("properties")
        json.beginObject()
        for (name, summary) in ConfigurationReader.keys {
            json.newline()
            json.key(name)
            json.beginObject()
            json.field("description", summary)
            if name == "rules" {
                json.field("type", "object")
                json.field("additionalProperties", false)
                json.key("properties")
                json.beginObject()
                for rule in HeardCommand.ruleNames {
                    json.key(rule)
                    json.beginObject()
                    json.field("enum", RuleLevel.names)
                    json.endObject()
                }
                json.endObject()
            } else if name == "fail-on" { json.field("enum", ["error", "warning", "note", "never"]) } else if ["locales", "exclude", "wrappers", "terms", "devices"].contains(name) {
                json.key("anyOf")
                json.beginArray()
                texts()
                json.endArray()
            } else if ["overrides", "controls", "lengths"].contains(name) { json.field("type", "array") } else if ["roles", "size", "limits"].contains(name) { json.field("type", "object") }
            json.endObject()
        }
        json.endObject()
        json.endObject()
        sink.byte(0x0A)
        return sink.text
    }
}
