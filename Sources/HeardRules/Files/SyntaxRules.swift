import HeardCore

// The findings of these rules are made by the readers, which see the bytes. Here is what explains them.

/// Malformed files and entries.
public struct SyntaxErrorRule: Rule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "syntax-error", family: .files, scope: .file, severity: .error,
        summary: "A file is malformed, so that the app loses a part of its texts, or all of them.",
        rationale: """
            Apple's reader drops a whole table for one missing semicolon, and silently everything behind a doubled one or an unterminated comment: \
            the app shows raw keys or another language, and a voice reads them. What stands before and, in old-style tables, after the broken \
            spot is checked all the same. \\u00e9 is a warning: Apple's reader knows \\U00e9 only and takes it for the text “u00e9”.
            """,
        falsePositives: "None known.",
        falseNegatives: "A broken entry that still reads as another sound one.",
        triggering: [
            Sample("""
                --- de.lproj/Localizable.strings
                "pay" = "Zahlen"⟦⟧
                "later" = "Später";
                """, title: "a missing semicolon", formats: [.strings]),
            Sample("""
                --- es.lproj/Localizable.strings
                "pay" = "Pagar";⟦;⟧
                "later" = "Más tarde";
                """, title: "the reader stops here without an error", formats: [.strings]),
        ],
        nonTriggering: [
            Sample("""
                --- en.lproj/Localizable.strings
                // A comment
                pay = Pay; "later" = 'Later';
                """, title: "the grammar is wider than it looks", formats: [.strings]),
        ])
}

/// Bytes that are not valid in the file's encoding.
public struct UndecodableTextRule: Rule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "undecodable-text", family: .files, scope: .file, severity: .error,
        summary: "Bytes of a file are not valid in its encoding.",
        rationale: """
            Apple's reader rejects the whole file, and every key of it is missing in the app. Typical are Latin-1 files taken for UTF-8, half a \
            UTF-16 character, and UTF-16 without a byte order mark, which is read here (as a note) but not by the system.
            """,
        falsePositives: "None known.",
        falseNegatives: "Text that was decoded wrongly before it was saved as valid UTF-8 (“GrÃ¶ÃŸe”).")
}

/// Files that can't be opened or are over a limit.
public struct UnreadableFileRule: Rule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "unreadable-file", family: .files, scope: .file, severity: .error,
        summary: "A file can't be opened, or is over a limit.",
        rationale: """
            Nothing is known about its strings, so it is never counted as clean, and the exit status is 2. Limits (size, nesting, entity declarations in XML) \
            keep hostile input from stopping the job; --max-file-size raises the one on size.
            """,
        falsePositives: "None known.",
        falseNegatives: "None known.")
}

/// Rules of a `.stringsdict` or substitutions of a catalog that don't fit together.
public struct StringsdictInvalidRule: Rule {
    public init() {}

    public static let metadata = RuleMetadata(
        id: "stringsdict-invalid", family: .files, scope: .file, severity: .error,
        summary: "A plural rule or substitution is incomplete or contradicts itself.",
        rationale: """
            Without NSStringFormatSpecTypeKey, NSStringFormatValueTypeKey or an `other` form, or with a variable that is not defined, the app shows \
            “%#@count@” or stops. A variable or substitution that nothing refers to is text that nobody gets.
            """,
        falsePositives: "None known.",
        falseNegatives: "A value type that differs from what the app passes.",
        triggering: [
            Sample("""
                --- fr.lproj/Localizable.stringsdict
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict>
                  <key>files</key>
                  <dict>
                    <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
                    <key>⟦count⟧</key>
                    <dict>
                      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                      <key>NSStringFormatValueTypeKey</key><string>lld</string>
                      <key>one</key><string>%lld fichier</string>
                    </dict>
                  </dict>
                </dict></plist>
                """, title: "no form for `other`", formats: [.stringsdict]),
        ],
        nonTriggering: [
            Sample("""
                fr files|plural.one = %lld fichier
                fr files|plural.other = %lld fichiers
                """, formats: [.stringsdict]),
        ])
}
