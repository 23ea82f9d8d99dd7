import HeardCore

/// The parts that HTML pages share: head with a strict policy, the style sheet, escaping, one finding.
public enum HTMLPage {
    /// Text between tags or in a quoted attribute.
    public static func escape(_ text: String) -> String { XMLText.escape(text) }

    /// Everything up to the beginning of the body's content.
    ///
    /// - Parameters:
    ///   - extraStyle: more rules for the style sheet
    ///   - script: the one inline script that the policy allows, by its hash
    public static func head(title: String, language: String, extraStyle: String = "", script: String? = nil) -> String {
        let scripts = script.map { "; script-src 'sha256-\(SHA256.base64($0))'" } ?? ""
        return """
        <!DOCTYPE html>
        <html lang="\(escape(language))" dir="ltr">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\(scripts)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <title>\(escape(title))</title>
        <style>
        \(style)\(extraStyle)</style>
        </head>
        <body>

        """
    }

    /// A quotation in its own language and direction.
    public static func quotation(_ text: String, locale: LanguageTag?, tag: String = "q") -> String {
        let language = locale.flatMap { $0.isLanguage && isWellFormed($0.text) ? " lang=\"\(escape($0.text))\"" : nil } ?? ""
        let direction = text.unicodeScalars.first { TerminalText.isRightToLeft($0) || $0.properties.isAlphabetic }.map { TerminalText.isRightToLeft($0) ? "rtl" : "ltr" }
        let base = locale.map { Self.isRightToLeft($0) } ?? false ? "rtl" : direction ?? "auto"
        return "<\(tag)\(language) dir=\"\(base)\">\(XMLText.escapeLines(text))</\(tag)>"
    }

    /// Languages written from right to left, unless the tag names a left-to-right script (CLDR's character order).
    public static func isRightToLeft(_ tag: LanguageTag) -> Bool {
        if let script = tag.script { return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"].contains(script) }
        return ["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "ckb", "dv", "ks", "nqo", "syr"].contains(tag.language)
    }

    /// Subtags of one to eight ASCII letters and digits: what `lang` may hold.
    static func isWellFormed(_ tag: String) -> Bool {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...8).contains(first.utf8.count), first.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }) else { return false }
        return parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }
        }
    }

    /// A message: quotations in it are isolated.
    public static func message(_ text: String) -> String {
        var out = "", depth = 0, part = ""
        func flush() {
            out += XMLText.escape(part)
            part = ""
        }
        for scalar in text.unicodeScalars {
            if scalar.value == 0x2068 {
                flush()
                out += "<bdi>"
                depth += 1
            } else if scalar.value == 0x2069, depth > 0 {
                flush()
                out += "</bdi>"
                depth -= 1
            } else { part.unicodeScalars.append(scalar) }
        }
        flush()
        return out + String(repeating: "</bdi>", count: depth)
    }

    /// A severity: a word with a shape before it, so that no one needs the colour.
    public static func badge(_ severity: Severity) -> String { "<span class=\"severity \(severity.name)\">\(severity.name)</span>" }

    /// A finding as a list item.
    ///
    /// - Parameter classes: more classes of the item, for filters
    public static func write(_ finding: Finding, to sink: ByteSink, showsLocale: Bool = true, classes: [String] = []) {
        sink.write("<li class=\"\(escape((["finding", finding.severity.name] + classes).joined(separator: " ")))\">")
        sink.write("<p>\(badge(finding.severity)) \(message(finding.message))</p>\n")
        var texts: [(String, String)] = []
        if let source = finding.source, source != finding.value { texts.append(("source", quotation(source, locale: nil))) }
        if let value = finding.value { texts.append((finding.source == nil ? "text" : "translation", quotation(value, locale: finding.locale))) }
        if let suggestion = finding.suggestion { texts.append(("write", quotation(suggestion, locale: finding.locale))) }
        if !texts.isEmpty {
            sink.write("<dl class=\"texts\">" as StaticString)
            for (name, text) in texts { sink.write("<div><dt>\(name)</dt><dd>\(text)</dd></div>") }
            sink.write("</dl>\n" as StaticString)
        }
        sink.write("<p class=\"facts\"><code>\(escape(finding.rule))</code>")
        if let key = finding.key { sink.write(" · key <code dir=\"auto\">\(escape(key))</code>") }
        if showsLocale, let locale = finding.locale, !locale.isEmpty { sink.write(" · \(escape(locale.text))") }
        if let variation = finding.variation, !variation.isEmpty { sink.write(" · \(escape(variation))") }
        if let start = finding.start { sink.write(" · line \(start.line), column \(start.column)") }
        if !finding.wcag.isEmpty { sink.write(" · WCAG \(escape(finding.wcag.joined(separator: ", ")))") }
        if !finding.labels.isEmpty { sink.write(" · \(escape(finding.labels.joined(separator: ", ")))") }
        sink.write("</p>\n</li>\n" as StaticString)
    }

    /// Contrast of every pair of text and ground is at least 7:1; nothing is told by colour alone.
    static let style = """
        :root { color-scheme: light dark; --fg: #1a1a1a; --bg: #ffffff; --soft: #f1f2f4; --line: #767b85; --rule: #d3d6db; --dim: #45494f; --error: #8f0012; --warning: #6b4300; --note: #0b4a7a; --link: #0b4a9a; }
        @media (prefers-color-scheme: dark) { :root { --fg: #f2f2f2; --bg: #141517; --soft: #222428; --line: #8d939d; --rule: #3c4047; --dim: #c3c7cd; --error: #ffb3b8; --warning: #ffd48a; --note: #a8d4ff; --link: #a9cbff; } }
        * { box-sizing: border-box; }
        html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body { margin: 0; font: 1rem/1.5 system-ui, "Noto Sans", sans-serif; color: var(--fg); background: var(--bg); }
        main, footer { max-width: 78rem; margin: 0 auto; padding: 0 1rem; }
        main { padding-bottom: 3rem; }
        .top { background: var(--soft); border-bottom: 1px solid var(--rule); padding: 1rem max(1rem, calc((100vw - 76rem) / 2)); } .top p { margin: .25rem 0; }
        h1 { font-size: 1.7rem; line-height: 1.25; margin: .25rem 0; } h1 code { font-size: .75em; font-weight: 400; color: var(--dim); } h2 { font-size: 1.35rem; margin: 2.5rem 0 .75rem; overflow-wrap: anywhere; } h3 { font-size: 1.05rem; overflow-wrap: anywhere; }
        p, li, td, th, dd { overflow-wrap: break-word; } td, th { overflow-wrap: break-word; } code, q, h2, h3 { overflow-wrap: anywhere; }
        main > p, section > p { max-width: 46rem; }
        a { color: var(--link); } a:focus-visible, summary:focus-visible, input:focus-visible, select:focus-visible, button:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        code { font: .92em ui-monospace, monospace; }
        q { quotes: none; background: var(--soft); border-radius: 3px; padding: 0 .3em; unicode-bidi: isolate; white-space: pre-wrap; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
        .facts { color: var(--dim); font-size: .9rem; margin: .15rem 0; }
        .findings { list-style: none; padding: 0; } .findings p { margin: .15rem 0; }
        .finding { border-inline-start: 4px solid var(--line); padding: .15rem .8rem; margin: .9rem 0; }
        .finding.error { border-inline-start: 7px double var(--error); } .finding.warning { border-color: var(--warning); } .finding.note { border-inline-start-style: dotted; border-color: var(--note); }
        .severity { font-weight: 700; white-space: nowrap; } .severity.error { color: var(--error); } .severity.warning { color: var(--warning); } .severity.note { color: var(--note); }
        .severity::before { display: inline-block; width: 1.1em; font-weight: 400; } .severity.error::before { content: "✕"; content: "✕" / ""; } .severity.warning::before { content: "▲"; content: "▲" / ""; } .severity.note::before { content: "●"; content: "●" / ""; }
        .texts { margin: .3rem 0; } .texts > div { display: grid; grid-template-columns: 5.5rem 1fr; gap: .5rem; } .texts dt { color: var(--dim); font-size: .9rem; } .texts dd { margin: 0; min-width: 0; }
        table { border-collapse: collapse; width: 100%; } th, td { text-align: start; vertical-align: top; padding: .45rem .6rem; border-bottom: 1px solid var(--rule); } thead th { border-bottom: 2px solid var(--line); font-size: .9rem; color: var(--dim); font-weight: 600; vertical-align: bottom; } td.number, th.number { text-align: end; padding-inline: .4rem; font-variant-numeric: tabular-nums; }
        @media (max-width: 30rem) { .texts > div { grid-template-columns: 1fr; gap: 0; } }
        @media print { :root { --fg: #000; --bg: #fff; --soft: #eee; --dim: #222; } .finding, tr { break-inside: avoid; } a { color: inherit; } }

        """
}
