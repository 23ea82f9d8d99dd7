import HeardCore

extension Variant {
    private static func stringsdict(_ body: String) -> String {
        "--- de.lproj/Localizable.stringsdict\n<plist version=\"1.0\">\n<dict>\n<key>n</key>\n<dict>\n\(body)\n</dict>\n</dict>\n</plist>"
    }

    private static func catalog(_ body: String) -> String {
        "--- Localizable.xcstrings\n{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(body)\n}, \"version\" : \"1.0\" }"
    }

    private static let type = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    private static let value = "<key>NSStringFormatValueTypeKey</key><string>lld</string>"
    private static let forms = "<key>one</key><string>%lld Datei</string><key>other</key><string>%lld Dateien</string>"

    /// Malformed files, and plural dictionaries that Apple's reader does not take.
    static let files: [Variant] = [
        Variant("stringsdict-invalid", stringsdict("<key>NSStringLocalizedFormatKey</key><string>%#@v@</string>\n<key>v</key>\n<dict>\(type)\(value)\(forms)</dict>"), formats: [.stringsdict]),
        Variant("duplicate-key", "--- fr.lproj/Localizable.strings\n\"a\" = \"Un\";\n\"⟦a⟧\" = \"Un\";\n\"A\" = \"Deux\";", formats: [.strings]),
        Variant("duplicate-key", catalog("\"a\" : { \"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Eins\" } } } },\n\"⟦a⟧\" : { \"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Zwei\" } } } }"), formats: [.xcstrings]),
        Variant("syntax-error", "--- pl.lproj/Localizable.strings\n\"a\" = \"Jeden\"⟦⟧\n\"b\" = \"Dwa\";", formats: [.strings]),
        Variant("syntax-error", "--- pl.lproj/Localizable.strings\n\"a\" = \"Jeden\";\n⟦/*⟧ never closed\n\"b\" = \"Dwa\";", formats: [.strings]),
        Variant("syntax-error", "--- pl.lproj/Localizable.strings\n/* fine */ \"a\" = 'Jeden'; b = Dwa;\n// \"c\" = \"Trzy\"", formats: [.strings]),
    ]
}
