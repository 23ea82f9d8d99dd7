import HeardCore
import HeardReporters

/// What may stand in `.heard.yml`, as data: the JSON schema for editors is written from it, and a test feeds it to the reader.
public enum ConfigurationSchema {
    public indirect enum Shape: Sendable {
        case word
        /// One word or a list of them.
        case words
        case choice([String])
        /// One or several of the words.
        case choices([String])
        case truth
        /// A whole number from 1.
        case count
        /// A number above 0.
        case number
        /// `200M`, or a number of bytes.
        case size
        case list(Shape)
        /// Names of the author's own, all with the same kind of value.
        case map(Shape)
        case object([Field], required: [String])
        case either(Shape, Shape)
    }

    public struct Field: Sendable {
        public var name: String
        public var summary: String
        var shape: Shape

        init(_ name: String, _ summary: String, _ shape: Shape) {
            self.name = name
            self.summary = summary
            self.shape = shape
        }
    }

    /// The whole file.
    public static func root(rules: [String]) -> [Field] {
        let levels = RuleLevel.names, roles = RoleSet.allNames
        return ConfigurationReader.keys.map { key in Field(key.name, key.summary, shape(key.name, rules, levels, roles)) }
    }

    private static func shape(_ key: String, _ rules: [String], _ levels: [String], _ roles: [String]) -> Shape {
        switch key {
        case "locales", "exclude", "wrappers", "terms", "devices": .words
        case "sources": .either(.truth, .words)
        case "roles": .map(.choices(roles))
        case "rules": .object(rules.map { Field($0, "", .choice(levels)) }, required: [])
        case "overrides": .list(.object([
            Field("rule", "any rule when left out", .choices(rules)), Field("path", "* stops at /, ** does not", .words), Field("key", "key pattern with *", .words),
            Field("locale", "de means de-AT too", .words), Field("role", "", .choices(roles)), Field("level", "", .choice(levels)), Field("reason", "for people", .word),
        ], required: ["level"]))
        case "controls": .list(.object([Field("reason", "key of the reason", .word), Field("button", "key of its button's title", .word)], required: ["reason", "button"]))
        case "size": .object([Field("titles", "keys of titles of controls", .words), Field("also", "other keys whose size is checked", .words)], required: [])
        case "lengths": .list(.object([
            Field("key", "key pattern with *", .word), Field("max", "characters as a reader counts them", .count), Field("max-width", "points at the default size, body", .number),
        ], required: ["key"]))
        case "limits": .object([
            Field("lines", "most lines at AX5", .count), Field("announcement-note", "seconds", .number), Field("announcement-warning", "seconds", .number),
            Field("label-length", "characters", .count), Field("file-size", "largest file", .size),
        ], required: [])
        case "machine-translated": .truth
        case "fail-on": .choice(["error", "warning", "note", "never"])
        default: .word
        }
    }

    /// JSON schema (draft 7).
    static func json() -> String {
        let sink = ByteSink()
        var json = JSONWriter(sink)
        json.beginObject()
        json.field("$schema", "http://json-schema.org/draft-07/schema#")
        json.field("title", "Configuration of heard")
        write(.object(root(rules: HeardCommand.ruleNames), required: []), &json, isTop: true)
        json.endObject()
        sink.byte(0x0A)
        return sink.text
    }

    private static func write(_ shape: Shape, _ json: inout JSONWriter, isTop: Bool = false) {
        switch shape {
        case .word: json.field("type", "string")
        case .words: alternatives(.word, &json)
        case .choice(let words):
            json.key("enum")
            json.beginArray()
            for word in words { json.string(word) }
            // `off` is a truth value to tools that know YAML 1.1 only.
            if words.contains("off") { json.bool(false) }
            json.endArray()
        case .choices(let words): alternatives(.choice(words), &json)
        case .truth: json.field("type", "boolean")
        case .count:
            json.field("type", "integer")
            json.field("minimum", 1)
        case .number:
            json.field("type", "number")
            json.field("exclusiveMinimum", 0)
        case .size:
            json.field("type", ["string", "integer"])
            json.field("pattern", "^[0-9]+[kKmMgG]?$")
        case .list(let item):
            json.field("type", "array")
            json.key("items")
            object(item, &json)
        case .map(let value):
            json.field("type", "object")
            json.key("additionalProperties")
            object(value, &json)
        case .either(let one, let other):
            json.key("anyOf")
            json.beginArray()
            object(one, &json)
            object(other, &json)
            json.endArray()
        case .object(let fields, let required):
            json.field("type", "object")
            json.field("additionalProperties", false)
            if !required.isEmpty { json.field("required", required) }
            json.key("properties")
            json.beginObject()
            for field in fields {
                if isTop { json.newline() }
                json.key(field.name)
                json.beginObject()
                if !field.summary.isEmpty { json.field("description", field.summary) }
                write(field.shape, &json)
                json.endObject()
            }
            json.endObject()
        }
    }

    private static func object(_ shape: Shape, _ json: inout JSONWriter) {
        json.beginObject()
        write(shape, &json)
        json.endObject()
    }

    private static func alternatives(_ item: Shape, _ json: inout JSONWriter) {
        json.key("anyOf")
        json.beginArray()
        object(item, &json)
        object(.list(item), &json)
        json.endArray()
    }
}
