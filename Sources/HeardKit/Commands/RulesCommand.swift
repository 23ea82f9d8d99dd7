import HeardCore
import HeardReporters
import HeardRules

/// `heard rules` and `heard explain`.
public enum RulesCommand {
    /// A family with its rules, in the order of the registry.
    struct Family {
        var name: String
        var rules: [RuleMetadata]
    }

    /// Ids of all rules.
    public static var ids: [String] { RuleRegistry.all.map { $0.metadata.id } }

    static var families: [Family] {
        let all = RuleRegistry.all.map { $0.metadata }
        var out: [Family] = []
        for family in RuleFamily.allCases {
            let rules = all.filter { $0.family == family }
            if !rules.isEmpty { out.append(Family(name: family.rawValue, rules: rules)) }
        }
        return out
    }

    static func list(format: String, noColor: Bool) -> Int32 {
        switch format {
        case "json": return Console.output(writeJSON) ? 0 : 2
        case "markdown": return HeardCommand.printed(markdownTable())
        default:
            let style = Style(usesColor: Console.usesColor(noColor: noColor))
            var out = ""
            for family in families {
            let rules = family.rules
                out += (out.isEmpty ? "" : "\n") + style.bold(family.name) + "\n"
                let width = rules.map(\.id.utf8.count).max() ?? 0
                for rule in rules {
                    out += "  \(Help.pad(rule.id, width))  \(style.severity(rule.severity))\(String(repeating: " ", count: 7 - rule.severity.name.utf8.count))  \(TerminalText.message(rule.summary))\(rule.needsSource ? " (needs --source)" : "")\n"
                }
            }
            return HeardCommand.printed(out + "\nheard explain RULE tells more.\n")
        }
    }

    /// The table in the README.
    static func markdownTable() -> String {
        var out = ""
        for family in families {
            let rules = family.rules
            out += (out.isEmpty ? "" : "\n") + "**\(family.name)**\n\n| rule | default | finds |\n| --- | --- | --- |\n"
            for rule in rules { out += "| `\(rule.id)` | \(rule.severity.name) | \(MarkdownReporter.escape(rule.summary))\(rule.needsSource ? " (needs `--source`)" : "") |\n" }
        }
        return out
    }

    private static func writeJSON(_ sink: ByteSink) {
        var json = JSONWriter(sink)
        json.beginArray()
        for type in RuleRegistry.all {
            let rule = type.metadata
            json.newline()
            json.beginObject()
            json.field("id", rule.id)
            json.field("family", rule.family.rawValue)
            json.field("severity", rule.severity.name)
            json.field("summary", rule.summary)
            json.field("rationale", rule.rationale)
            json.field("falsePositives", rule.falsePositives)
            json.field("falseNegatives", rule.falseNegatives)
            json.field("roles", rule.roles.names)
            json.field("wcag", rule.wcag)
            json.field("labels", rule.labels)
            json.field("supersedes", rule.supersedes)
            json.field("needsSource", rule.needsSource)
            json.endObject()
        }
        json.endArray()
        sink.byte(0x0A)
    }

    static func explain(_ name: String, format: String, noColor: Bool) throws(CommandError) -> Int32 {
        guard let rule = RuleRegistry.rule(name)?.metadata else {
            throw CommandError("unknown rule '\(name)'\(Suggestion.text(for: name, among: HeardCommand.ruleNames)) (heard rules lists them)")
        }
        let style = Style(usesColor: format == "text" && Console.usesColor(noColor: noColor))
        let isMarkdown = format == "markdown"
        var out = isMarkdown ? "# \(rule.id)\n\n" : style.bold(rule.id) + "\n\n"
        func section(_ title: String, _ text: String) {
            guard !text.isEmpty else { return }
            out += isMarkdown ? "## \(title)\n\n\(text)\n\n" : style.bold(title) + "\n" + text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { Help.wrap(String($0), to: 96) }.map { "  " + $0 }.joined(separator: "\n") + "\n\n"
        }
        out += TerminalText.message(rule.summary) + "\n\n"
        section("Severity", "\(rule.severity.name) by default" + (rule.needsSource ? "; needs --source" : ""))
        section("Applies to", rule.roles.isEmpty ? "all strings" : "strings with a role of: " + rule.roles.names.joined(separator: ", "))
        section("Why", rule.rationale)
        section("Known false alarms", rule.falsePositives)
        section("Known misses", rule.falseNegatives)
        section("WCAG 2.2", rule.wcag.map { number in WCAG.criterion(number).map { "\(number) \($0.name) (\($0.level))" } ?? number }.joined(separator: ", "))
        section("App Store accessibility labels", rule.labels.joined(separator: ", "))
        if !rule.supersedes.isEmpty { section("Speaks instead of", rule.supersedes.joined(separator: ", ")) }
        samples("Found", rule.triggering, isMarkdown, style, &out)
        samples("Left alone", rule.nonTriggering, isMarkdown, style, &out)
        if !isMarkdown { out += style.dim("Samples: locale key = value, the first locale is the source; ⟦…⟧ marks the words that are reported.") + "\n" }
        return HeardCommand.printed(out)
    }

    private static func samples(_ title: String, _ samples: [Sample], _ isMarkdown: Bool, _ style: Style, _ out: inout String) {
        guard !samples.isEmpty else { return }
        out += isMarkdown ? "## \(title)\n\n" : style.bold(title) + "\n"
        for sample in samples {
            if isMarkdown { out += "\(sample.title)\n\n```\n\(TerminalText.lines(sample.text))\n```\n\n" } else {
                if !sample.title.isEmpty { out += "  " + style.dim(sample.title) + "\n" }
                for line in sample.text.split(separator: "\n", omittingEmptySubsequences: false) { out += "    " + TerminalText.message(String(line)) + "\n" }
                out += "\n"
            }
        }
    }
}
