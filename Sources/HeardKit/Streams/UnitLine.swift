import HeardCore

/// One line of `check --ndjson-units`: a value with all that is known about it, as `scan --format ndjson` prints it.
struct UnitLine {
    var table: String
    var key: String
    var locale: LanguageTag
    /// Nil where the names and the comment have to tell.
    var roles: RoleSet?
    /// Nil for a translation that is not there.
    var value: String?
    var source: String?
    var sourceLanguage: LanguageTag
    var variation: String
    var comment: String?
    var state: String?
    /// Where the unit comes from: given back with findings.
    var file: String?
    var position: SourcePosition?

    struct Failure: Error { var message: String }

    init(table: String, key: String, locale: LanguageTag, roles: RoleSet?, value: String?, source: String?, sourceLanguage: LanguageTag, variation: String) {
        self.table = table
        self.key = key
        self.locale = locale
        self.roles = roles
        self.value = value
        self.source = source
        self.sourceLanguage = sourceLanguage
        self.variation = variation
    }

    init(_ line: UnsafeRawBufferPointer) throws(Failure) {
        let fields: [String: JSONLineValue]
        do { fields = try JSONLine.fields(line) } catch { throw Failure(message: "not a JSON object: \(error.message)") }
        key = try Self.required("key", fields)
        table = try Self.text("table", fields) ?? ""
        locale = LanguageTag(try Self.text("locale", fields) ?? "")
        value = try Self.text("value", fields)
        source = try Self.text("source", fields)
        sourceLanguage = LanguageTag(try Self.text("sourceLanguage", fields) ?? "en")
        variation = try Self.text("variation", fields) ?? ""
        comment = try Self.text("comment", fields)
        state = try Self.text("state", fields)
        file = try Self.text("file", fields)
        switch fields["roles"] {
        case nil, .null?: roles = nil
        case .strings(let names)?:
            var found: RoleSet = []
            for name in names {
                guard let role = RoleSet(name: name) else { throw Failure(message: "\"roles\": unknown role \(quoted(name))") }
                found.formUnion(role)
            }
            roles = found.isEmpty ? nil : found
        default: throw Failure(message: "\"roles\" must be a list of roles")
        }
        if let line = try Self.number("line", fields), let column = try Self.number("column", fields) { position = SourcePosition(line: line, column: column) }
    }

    private static func required(_ name: String, _ fields: [String: JSONLineValue]) throws(Failure) -> String {
        guard let text = try text(name, fields) else { throw Failure(message: "\"\(name)\" is missing") }
        return text
    }

    private static func text(_ name: String, _ fields: [String: JSONLineValue]) throws(Failure) -> String? {
        switch fields[name] {
        case nil, .null?: return nil
        case .string(let text)?: return text
        default: throw Failure(message: "\"\(name)\" must be a string")
        }
    }

    private static func number(_ name: String, _ fields: [String: JSONLineValue]) throws(Failure) -> Int? {
        switch fields[name] {
        case nil, .null?: return nil
        case .number(let number)? where number >= 1 && number <= 4e9 && number == number.rounded(): return Int(number)
        default: throw Failure(message: "\"\(name)\" must be a whole number from 1")
        }
    }
}
