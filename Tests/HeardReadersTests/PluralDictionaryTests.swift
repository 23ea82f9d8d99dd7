import HeardCore
import Testing

/// What Apple's readers take of plural dictionaries and substitutions, and what they do not.
@Suite struct PluralDictionaryTests {
    static let type = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    static let value = "<key>NSStringFormatValueTypeKey</key><string>lld</string>"
    static let forms = "<key>one</key><string>%lld Datei</string><key>other</key><string>%lld Dateien</string>"

    static func stringsdict(_ format: String, _ variables: String) -> String {
        "<plist version=\"1.0\"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables)</dict></dict></plist>"
    }

    static func variable(_ name: String, _ body: String) -> String { "<key>\(name)</key><dict>\(body)</dict>" }

    func isInvalid(_ file: LocalizationFile) -> Bool { file.diagnostics.contains { $0.rule.rawValue == "stringsdict-invalid" } }

    @Test(arguments: [
        stringsdict("%#@v@", variable("v", type + value + forms)),
        stringsdict("%1$#@v@ in %2$@", variable("v", type + value + forms)),
        stringsdict("%#@v@", variable("v", type + value + "<key>zero</key><string>Keine</string>" + forms)),
        stringsdict("%#@v@", variable("v", type + value + "<key>other</key><string>%#@w@</string>") + variable("w", type + value + forms)),
        stringsdict("%#@v@ %#@w@", variable("v", type + value + forms) + variable("w", type + value + forms)),
    ])
    func isSound(_ text: String) { #expect(!isInvalid(read(text, name: "Localizable.stringsdict")), "\(text)") }

    @Test(arguments: [
        // No type of rule, an unknown one, no type of value, no `other`.
        stringsdict("%#@v@", variable("v", value + forms)),
        stringsdict("%#@v@", variable("v", "<key>NSStringFormatSpecTypeKey</key><string>NSStringGenderRuleType</string>" + value + forms)),
        stringsdict("%#@v@", variable("v", type + forms)),
        stringsdict("%#@v@", variable("v", type + value + "<key>one</key><string>%lld Datei</string>")),
        // Used and not defined, defined and not used.
        stringsdict("%#@v@ %#@w@", variable("v", type + value + forms)),
        stringsdict("%#@v@", variable("v", type + value + forms) + variable("w", type + value + forms)),
        stringsdict("%lld Dateien", variable("v", type + value + forms)),
    ])
    func isInvalid(_ text: String) { #expect(isInvalid(read(text, name: "Localizable.stringsdict")), "\(text)") }

    static func unit(_ value: String) -> String { "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(value)\"}}" }
    static let plural = "{\"plural\":{\"one\":\(unit("%arg file")),\"other\":\(unit("%arg files"))}}"

    static func catalog(_ localization: String) -> String {
        "{\"sourceLanguage\":\"en\",\"strings\":{\"n\":{\"localizations\":{\"en\":{\(localization)}}}},\"version\":\"1.0\"}"
    }

    static func substitutions(_ names: [String], _ variations: String = plural) -> String {
        "\"substitutions\":{" + names.map { "\"\($0)\":{\"argNum\":1,\"formatSpecifier\":\"lld\",\"variations\":\(variations)}" }.joined(separator: ",") + "}"
    }

    static let root = "\"stringUnit\":{\"state\":\"translated\",\"value\":\"%#@files@\"},"

    @Test(arguments: [catalog(root + substitutions(["files"])), catalog("\"variations\":" + "{\"plural\":{\"one\":\(unit("%lld file")),\"other\":\(unit("%lld files"))}}"),
                      catalog("\"variations\":{\"device\":{\"mac\":{\"variations\":{\"plural\":{\"one\":\(unit("%lld file")),\"other\":\(unit("%lld files"))}}},\"other\":\(unit("%lld"))}}")])
    func catalogIsSound(_ text: String) { #expect(!isInvalid(read(text, name: "Localizable.xcstrings")), "\(text)") }

    @Test(arguments: [
        // Undefined, unreferenced, no string around it, no `other`, plural and device together, a plural varied again.
        catalog("\"stringUnit\":{\"state\":\"translated\",\"value\":\"%#@files@ %#@rooms@\"}," + substitutions(["files"])),
        catalog(root + substitutions(["files", "rooms"])),
        catalog(substitutions(["files"])),
        catalog(root + substitutions(["files"], "{\"plural\":{\"one\":\(unit("%arg file"))}}")),
        catalog("\"variations\":{\"plural\":{\"other\":\(unit("%lld files"))},\"device\":{\"mac\":\(unit("files"))}}"),
        catalog("\"variations\":{\"plural\":{\"other\":{\"variations\":{\"device\":{\"mac\":\(unit("%lld files")),\"other\":\(unit("%lld"))}}}}}"),
    ])
    func catalogIsInvalid(_ text: String) { #expect(isInvalid(read(text, name: "Localizable.xcstrings")), "\(text)") }
}
