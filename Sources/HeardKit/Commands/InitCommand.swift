import HeardCore
import HeardReporters

/// `heard init`: a commented configuration for this project.
enum InitCommand {
    static func run(_ parsed: ParsedArguments) throws(CommandError) -> Int32 {
        if parsed.has("schema") { return HeardCommand.printed(ConfigurationSchema.json()) }
        let folder = parsed.operands.first ?? "."
        var options = RunOptions()
        options.paths = [folder]
        let project = try Pipeline.scan(options, Configuration())
        let text = configuration(project, InitFindings(project, folder))
        if parsed.has("print") { return HeardCommand.printed(text) }
        let path = folder == "." ? ConfigurationSearch.name : folder + "/" + ConfigurationSearch.name
        guard parsed.has("force") || !FileAccess.exists(path) else { throw CommandError("\(visible(path)) is there already; --force overwrites it, --print shows what would be written") }
        try FileAccess.write(path) { $0.write(text) }
        return HeardCommand.printed("wrote \(visible(path))\n")
    }

    private static func configuration(_ project: Project, _ found: InitFindings) -> String {
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
            # Found here: tables: \(project.tables.count), keys: \(keys), known to be spoken: \(spoken).

            # Source language of .lproj tables.
            \(project.developmentLanguage.map { "development-language: \(quoted($0.text))" } ?? "# development-language: en")

            # Only these locales. Found: \(tags.sorted().map { visible($0.text) }.joined(separator: ", "))
            # locales: [de, ar]

            # Read Swift, Objective-C and Interface Builder files for roles and controls: true, or a list of folders.
            # sources: true

            # Paths that are not read; * stops at /, ** does not.
            # exclude: [Vendor, "**/Tests/*"]

            # The app's own functions that look a key up.\(found.wrappers.isEmpty ? "" : " Found in the code: \(found.wrappers.map { visible($0) }.joined(separator: ", "))")
            # wrappers: [\(found.wrappers.isEmpty ? "L, tr" : found.wrappers.map(quoted).joined(separator: ", "))]

            # Roles by key pattern: \(RoleSet.allNames.joined(separator: ", ")).\(found.patterns.isEmpty ? "" : " Endings of the keys here, with the role that most have now:")
            # roles:
            \(found.patterns.isEmpty ? "#   \"*.a11y.value\": value\n#   \"*.disabled.reason\": [reason, visible]" : found.patterns.map { "#   \(quoted($0.pattern)): \($0.role)   # \($0.count) keys" }.joined(separator: "\n"))

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

            # Devices of the size rules, by name or size (default: 320x568, 375x667, 393x852, 440x956).
            # devices: [iPhone SE, "393x852"]

            # Keys of titles of controls, and other keys whose size is checked.
            # size: {titles: ["*.title"], also: ["banner.*"]}

            # Figures of rules: most lines at AX5, seconds of an announcement, characters of a label, largest file.
            # limits: {lines: 6, announcement-note: 6, announcement-warning: 12, label-length: 40, file-size: 64M}

            # Report machine_translated as unfinished.
            # machine-translated: true

            # baseline: heard-baseline.txt
            # fail-on: error

            """
    }
}
