import HeardCore

/// SARIF 2.1.0 (OASIS): for code scanning on GitHub, Azure DevOps and editors.
public struct SARIFReporter: Reporter {
    public init() {}

    private static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    public func write(_ report: Report, _ context: ReportContext, to sink: ByteSink) {
        var json = JSONWriter(sink)
        // Only rules that exist can be pointed at by index; a finding of another one still carries its id.
        var index: [String: Int] = [:]
        for (i, rule) in context.rules.enumerated() { index[rule.id] = i }
        json.beginObject()
        json.field("$schema", Self.schema)
        json.field("version", "2.1.0")
        json.key("runs")
        json.beginArray()
        json.beginObject()
        json.key("tool")
        json.beginObject()
        json.key("driver")
        json.beginObject()
        json.field("name", context.tool.name)
        json.field("version", context.tool.version)
        json.field("semanticVersion", context.tool.version)
        json.key("rules")
        json.beginArray()
        for rule in context.rules {
            json.newline()
            write(rule, &json)
        }
        json.endArray()
        json.key("properties")
        json.beginObject()
        json.field("icu", context.tool.icu)
        json.field("cldr", context.tool.cldr)
        json.endObject()
        json.endObject()
        json.endObject()
        json.newline()
        json.field("columnKind", "unicodeCodePoints")
        json.key("invocations")
        json.beginArray()
        writeInvocation(report, &json)
        json.endArray()
        json.newline()
        json.key("results")
        json.beginArray()
        for finding in report.findings {
            json.newline()
            write(finding, index[finding.rule], &json)
        }
        if !report.findings.isEmpty { json.closingNewline() }
        json.endArray()
        json.endObject()
        json.endArray()
        json.endObject()
        sink.byte(0x0A)
    }

    private func write(_ rule: RuleMetadata, _ json: inout JSONWriter) {
        json.beginObject()
        json.field("id", rule.id)
        json.field("name", rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
        text("shortDescription", rule.summary, &json)
        text("fullDescription", rule.rationale.isEmpty ? rule.summary : rule.rationale, &json)
        let limits = [("Known false alarms: ", rule.falsePositives), ("Known misses: ", rule.falseNegatives)].filter { !$0.1.isEmpty }.map { $0.0 + $0.1 }
        let plain = ([rule.summary, rule.rationale] + limits + ["heard explain \(rule.id) shows samples."]).filter { !$0.isEmpty }
        json.key("help")
        json.beginObject()
        json.field("text", plain.joined(separator: "\n\n"))
        json.field("markdown", plain.map(MarkdownReporter.escape).joined(separator: "\n\n"))
        json.endObject()
        json.key("defaultConfiguration")
        json.beginObject()
        json.field("level", rule.severity.name)
        json.endObject()
        json.key("properties")
        json.beginObject()
        json.field("tags", ["accessibility", "localization"] + rule.wcag.map { "WCAG " + $0 } + rule.labels)
        json.field("precision", rule.severity == .note ? "medium" : "high")
        json.endObject()
        json.endObject()
    }

    private func writeInvocation(_ report: Report, _ json: inout JSONWriter) {
        json.beginObject()
        json.field("executionSuccessful", !report.findings.contains { $0.rule == "rule-failed" || $0.rule == "unreadable-file" })
        json.key("toolExecutionNotifications")
        json.beginArray()
        for item in report.summary.notRun {
            let place = [item.locale?.text, item.file].compactMap { $0 }.joined(separator: ", ")
            notification("\(item.rule) was not run\(place.isEmpty ? "" : " for " + place): \(item.why)", &json)
        }
        for remark in report.remarks { notification(remark, &json) }
        json.endArray()
        json.endObject()
    }

    private func notification(_ message: String, _ json: inout JSONWriter) {
        json.beginObject()
        json.field("level", "note")
        text("message", message, &json)
        json.endObject()
    }

    private func write(_ finding: Finding, _ ruleIndex: Int?, _ json: inout JSONWriter) {
        json.beginObject()
        json.field("ruleId", finding.rule)
        if let ruleIndex { json.field("ruleIndex", ruleIndex) }
        json.field("level", finding.severity.name)
        // SARIF reads [text](n) in messages as links.
        text("message", TerminalText.message(finding.message).replacing(["\\": "\\\\", "[": "\\[", "]": "\\]"]), &json)
        json.key("locations")
        json.beginArray()
        json.beginObject()
        json.key("physicalLocation")
        json.beginObject()
        json.key("artifactLocation")
        json.beginObject()
        json.field("uri", Self.uri(finding.file))
        json.endObject()
        if let start = finding.start {
            json.key("region")
            json.beginObject()
            json.field("startLine", max(1, start.line))
            json.field("startColumn", max(1, start.column))
            if let end = finding.end, end >= start {
                json.field("endLine", end.line)
                json.field("endColumn", max(1, end.column))
            }
            json.endObject()
        }
        json.endObject()
        if let key = finding.key {
            json.key("logicalLocations")
            json.beginArray()
            json.beginObject()
            json.field("name", key)
            json.field("fullyQualifiedName", [finding.table, finding.locale?.text, key, finding.variation].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "/"))
            json.field("kind", "resource")
            json.endObject()
            json.endArray()
        }
        json.endObject()
        json.endArray()
        json.key("partialFingerprints")
        json.beginObject()
        json.field("heard/v1", finding.fingerprint)
        json.endObject()
        json.key("properties")
        json.beginObject()
        if let locale = finding.locale, !locale.isEmpty { json.field("locale", locale.text) }
        if let variation = finding.variation, !variation.isEmpty { json.field("variation", variation) }
        json.field("roles", ifAny: finding.roles.names)
        json.field("value", ifPresent: finding.value)
        json.field("source", ifPresent: finding.source)
        json.field("suggestion", ifPresent: finding.suggestion)
        json.endObject()
        json.endObject()
    }

    private func text(_ key: StaticString, _ text: String, _ json: inout JSONWriter) {
        json.key(key)
        json.beginObject()
        json.field("text", text)
        json.endObject()
    }

    /// A relative path as a URI reference (RFC 3986): everything but unreserved characters and `/` in percent form.
    public static func uri(_ path: String) -> String {
        var out = ""
        for byte in path.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: out.unicodeScalars.append(Unicode.Scalar(byte))
            default: out += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return path.hasPrefix("/") ? "file://" + out : out
    }
}

extension String {
    /// Single characters replaced by texts.
    func replacing(_ table: [Unicode.Scalar: String]) -> String {
        guard unicodeScalars.contains(where: { table[$0] != nil }) else { return self }
        var out = ""
        out.reserveCapacity(utf8.count + 16)
        for scalar in unicodeScalars { if let text = table[scalar] { out += text } else { out.unicodeScalars.append(scalar) } }
        return out
    }
}
