import HeardCore

/// Writes a sample's values as files of one format.
public struct SampleRenderer {
    let sample: SampleText
    let variant: SampleVariant
    let rule: String
    /// The first mark of each line and of each key mark: marks are numbered in the order of the sample.
    private let valueMarks: [Int]
    private let keyMarks: [Int?]

    public init(_ sample: SampleText, variant: SampleVariant, rule: String) {
        self.sample = sample
        self.variant = variant
        self.rule = rule
        var next = 0
        var valueMarks: [Int] = [], keyMarks: [Int?] = []
        for line in sample.lines {
            keyMarks.append(line.isKeyMarked ? next : nil)
            if line.isKeyMarked { next += 1 }
            valueMarks.append(next)
            next += line.value.marks.count
        }
        self.valueMarks = valueMarks
        self.keyMarks = keyMarks
    }

    /// The format can express every line of the sample.
    public static func canExpress(_ sample: SampleText, _ format: FileFormat) -> Bool {
        if !sample.rawFiles.isEmpty { return sample.rawFiles.contains { $0.path.hasSuffix("." + format.rawValue) } }
        let hasStates = sample.lines.contains { $0.state != nil || $0.isNotTranslated }
        let isStale = sample.lines.contains(where: \.isStale)
        let variations = sample.lines.map(\.variation).filter { !$0.isEmpty }
        switch format {
        case .strings: return variations.isEmpty && !hasStates && !isStale
        case .stringsdict: return !variations.isEmpty && !hasStates && !isStale && variations.allSatisfy { $0.hasPrefix("plural.") || isSubstitution($0) }
        case .xcstrings: return variations.allSatisfy { !$0.hasPrefix("width.") }
        case .xliff: return sample.locales.count > 1 && !isStale && !sample.keys.contains { key in sample.lines(key: key, locale: sample.locales[0]).isEmpty }
        }
    }

    private static func isSubstitution(_ variation: String) -> Bool { variation.hasPrefix("substitutions.") && variation.contains(".plural.") }

    public func files(_ format: FileFormat) -> [SampleFile] {
        if !sample.rawFiles.isEmpty { return rawFiles() }
        switch format {
        case .strings: return sample.locales.map { strings($0, keys: sample.keys) }
        case .stringsdict:
            return sample.locales.flatMap { locale -> [SampleFile] in
                let varied = sample.keys.filter { key in sample.lines(key: key, locale: locale).contains { !$0.variation.isEmpty } }
                let plain = sample.keys.filter { !varied.contains($0) && !sample.lines(key: $0, locale: locale).isEmpty }
                return (plain.isEmpty ? [] : [strings(locale, keys: plain)]) + (varied.isEmpty ? [] : [stringsdict(locale, keys: varied)])
            }
        case .xcstrings: return [catalog()]
        case .xliff: return sample.locales.dropFirst().map(xliff)
        }
    }

    private func rawFiles() -> [SampleFile] {
        var mark = 0
        return sample.rawFiles.map { raw in
            var writer = SampleWriter()
            writer.write(raw.content, firstMark: mark) { scalar, _ in String(scalar) }
            mark += raw.content.marks.count
            return writer.file(raw.path, variant)
        }
    }

    /// A line with its place in the sample.
    func numbered(key: String, locale: String) -> [(line: SampleText.Line, value: Int, key: Int?)] {
        sample.lines.indices.filter { sample.lines[$0].key == key && sample.lines[$0].locale == locale }.map { (sample.lines[$0], valueMarks[$0], keyMarks[$0]) }
    }

    func comment(_ key: String) -> String? {
        let words = variant == .suppressed ? "heard:ignore \(rule)" : nil
        let own = sample.comment(of: key, adding: words)
        return variant == .multibytePrefix ? (own ?? "") + " 日本語 ключ 👩‍👩‍👧" : own
    }

    // MARK: Old-style tables

    private func strings(_ locale: String, keys: [String]) -> SampleFile {
        var writer = SampleWriter()
        for key in keys {
            for (line, mark, keyMark) in numbered(key: key, locale: locale) {
                if let comment = comment(key) { writer.write("/* \(comment) */" + (variant == .multibytePrefix ? " " : "\n")) }
                writer.write("\"")
                writer.write(key, mark: keyMark, encode: quoted)
                writer.write("\" = \"")
                writer.write(line.value, firstMark: mark, encode: quoted)
                writer.write("\";\n\n")
            }
        }
        return writer.file("\(locale).lproj/Localizable.strings", variant)
    }

    private func quoted(_ scalar: Unicode.Scalar, _ index: Int) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default: break
        }
        guard variant == .escaped, index == 0 || !scalar.isASCII else { return String(scalar) }
        return String(scalar).utf16.map { "\\U" + padded($0) }.joined()
    }

    func padded(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }

    // MARK: XML

    func xml(_ scalar: Unicode.Scalar, _ index: Int) -> String {
        switch scalar {
        case "&": return "&amp;"
        case "<": return "&lt;"
        case ">": return "&gt;"
        case "\r": return "&#13;"
        default: return variant == .escaped && (index == 0 || !scalar.isASCII) ? "&#x\(String(scalar.value, radix: 16));" : String(scalar)
        }
    }

    func attribute(_ scalar: Unicode.Scalar, _ index: Int) -> String {
        switch scalar {
        case "\"": "&quot;"
        case "\n", "\t": "&#\(scalar.value);"
        default: xml(scalar, index)
        }
    }

    var declaration: String { "<?xml version=\"1.0\" encoding=\"\(variant == .utf16 ? "UTF-16" : "UTF-8")\"?>\n" }

    private func stringsdict(_ locale: String, keys: [String]) -> SampleFile {
        var writer = SampleWriter()
        writer.write(declaration + "<plist version=\"1.0\">\n<dict>\n")
        for key in keys {
            let lines = numbered(key: key, locale: locale)
            if let comment = comment(key) { writer.write("\t<!-- \(comment) -->" + (variant == .multibytePrefix ? " " : "\n")) }
            writer.write("\t<key>")
            writer.write(key, mark: lines.compactMap(\.key).first, encode: xml)
            writer.write("</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>")
            let variables = unique(lines.map { variable($0.line.variation) }.filter { !$0.isEmpty })
            if let root = lines.first(where: { $0.line.variation.isEmpty }) {
                writer.write(root.line.value, firstMark: root.value, encode: xml)
            } else {
                writer.write(reference(lines.map(\.line), variables.first ?? "count"))
            }
            writer.write("</string>\n")
            for name in variables {
                let forms = lines.filter { variable($0.line.variation) == name }
                writer.write("\t\t<key>\(name)</key>\n\t\t<dict>\n\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n")
                writer.write("\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>\(numberType(forms.map(\.line)))</string>\n")
                for form in forms {
                    writer.write("\t\t\t<key>\(category(form.line.variation))</key>\n\t\t\t<string>")
                    writer.write(form.line.value, firstMark: form.value, encode: xml)
                    writer.write("</string>\n")
                }
                writer.write("\t\t</dict>\n")
            }
            writer.write("\t</dict>\n")
        }
        writer.write("</dict>\n</plist>\n")
        return writer.file("\(locale).lproj/Localizable.stringsdict", variant)
    }

    private func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }

    /// `files` of `substitutions.files.plural.one`; `count` of `plural.one`.
    private func variable(_ variation: String) -> String {
        if variation.hasPrefix("substitutions.") { return String(variation.dropFirst(14).prefix { $0 != "." }) }
        return variation.isEmpty ? "" : "count"
    }

    private func category(_ variation: String) -> String { String(variation.split(separator: ".").last ?? "") }

    /// `%#@count@`, with the position that the forms give their number.
    private func reference(_ lines: [SampleText.Line], _ name: String) -> String {
        let positioned = lines.lazy.compactMap { line -> Character? in
            guard let range = line.value.text.firstRange(of: "$l"), range.lowerBound > line.value.text.startIndex else { return nil }
            return line.value.text[line.value.text.index(before: range.lowerBound)]
        }.first
        return positioned.map { "%\($0)$#@\(name)@" } ?? "%#@\(name)@"
    }

    /// The number specifier of the forms, without `%`.
    private func numberType(_ lines: [SampleText.Line]) -> String {
        let text = lines.map(\.value.text).joined(separator: " ")
        for type in ["lld", "llu", "ld", "lu"] where text.contains(type) { return type }
        return text.contains("%d") || text.contains("$d") ? "d" : "lld"
    }

    // MARK: Catalogs

    private func json(_ scalar: Unicode.Scalar, _ index: Int) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default:
            if scalar.value < 0x20 || (variant == .escaped && (index == 0 || !scalar.isASCII)) { return String(scalar).utf16.map { "\\u" + padded($0) }.joined() }
            return String(scalar)
        }
    }

    private func catalog() -> SampleFile {
        var writer = SampleWriter()
        // Without line ends before a value its column counts all that stands before.
        let end = variant == .multibytePrefix ? " " : "\n"
        writer.write("{\(end)\"sourceLanguage\" : \"\(sample.locales.first ?? "en")\",\(end)\"strings\" : {\(end)")
        for (index, key) in sample.keys.enumerated() {
            let own = sample.lines.filter { $0.key == key }
            writer.write("\"")
            writer.write(key, mark: sample.locales.flatMap { numbered(key: key, locale: $0) }.compactMap(\.key).first, encode: json)
            writer.write("\" : {\(end)")
            if let comment = comment(key) {
                writer.write("\"comment\" : \"")
                writer.write(comment, mark: nil) { json($0, 1 + $1) }
                writer.write("\",\(end)")
            }
            if own.contains(where: \.isStale) { writer.write("\"extractionState\" : \"stale\",\(end)") }
            if own.contains(where: \.isNotTranslated) { writer.write("\"shouldTranslate\" : false,\(end)") }
            writer.write("\"localizations\" : {\(end)")
            let locales = sample.locales.filter { !sample.lines(key: key, locale: $0).isEmpty }
            for (position, locale) in locales.enumerated() {
                writer.write("\"\(locale)\" : {")
                localization(numbered(key: key, locale: locale), into: &writer)
                writer.write("}\(position + 1 < locales.count ? "," : "")\(end)")
            }
            writer.write("}\(end)}\(index + 1 < sample.keys.count ? "," : "")\(end)")
        }
        writer.write("},\(end)\"version\" : \"1.0\"\(end)}")
        return writer.file("Localizable.xcstrings", variant)
    }

    private typealias NumberedLine = (line: SampleText.Line, value: Int, key: Int?)

    private func localization(_ lines: [NumberedLine], into writer: inout SampleWriter) {
        var isFirst = true
        if let plain = lines.first(where: { $0.line.variation.isEmpty }) {
            stringUnit(plain, into: &writer)
            isFirst = false
        }
        let substitutions = unique(lines.map(\.line.variation).filter { $0.hasPrefix("substitutions.") }.map { String($0.dropFirst(14).prefix { $0 != "." }) })
        let varied = lines.filter { !$0.line.variation.isEmpty && !$0.line.variation.hasPrefix("substitutions.") }
        if !varied.isEmpty {
            if !isFirst { writer.write(", ") }
            variations(varied.map { ($0.line.variation.split(separator: ".").map(String.init), $0) }, into: &writer)
            isFirst = false
        }
        if !substitutions.isEmpty {
            if !isFirst { writer.write(", ") }
            writer.write("\"substitutions\" : {")
            for (index, name) in substitutions.enumerated() {
                let forms = lines.filter { $0.line.variation.hasPrefix("substitutions.\(name).") }
                writer.write("\"\(name)\" : {\"argNum\" : \(index + 1), \"formatSpecifier\" : \"\(numberType(forms.map(\.line)))\", ")
                variations(forms.map { ($0.line.variation.dropFirst(15 + name.count).split(separator: ".").map(String.init), $0) }, into: &writer)
                writer.write("}\(index + 1 < substitutions.count ? ", " : "")")
            }
            writer.write("}")
        }
    }

    /// `"variations" : {"plural" : {"one" : …}}`, nested as the paths say.
    private func variations(_ lines: [(path: [String], line: NumberedLine)], into writer: inout SampleWriter) {
        writer.write("\"variations\" : {")
        let kinds = unique(lines.compactMap(\.path.first))
        for (kindIndex, kind) in kinds.enumerated() {
            writer.write("\"\(kind)\" : {")
            let ofKind = lines.filter { $0.path.first == kind }
            let names = unique(ofKind.compactMap { $0.path.count > 1 ? $0.path[1] : nil })
            for (nameIndex, name) in names.enumerated() {
                writer.write("\"\(name)\" : {")
                let own = ofKind.filter { $0.path.count > 1 && $0.path[1] == name }
                if own.count == 1, own[0].path.count == 2 { stringUnit(own[0].line, into: &writer) } else {
                    variations(own.map { (Array($0.path.dropFirst(2)), $0.line) }, into: &writer)
                }
                writer.write("}\(nameIndex + 1 < names.count ? ", " : "")")
            }
            writer.write("}\(kindIndex + 1 < kinds.count ? ", " : "")")
        }
        writer.write("}")
    }

    private func stringUnit(_ line: NumberedLine, into writer: inout SampleWriter) {
        writer.write("\"stringUnit\" : {\"state\" : \"\(line.line.state ?? "translated")\", \"value\" : \"")
        writer.write(line.line.value, firstMark: line.value, encode: json)
        writer.write("\"}")
    }

    // MARK: XLIFF

    private func xliff(_ locale: String) -> SampleFile {
        var writer = SampleWriter()
        let source = sample.locales[0]
        writer.write(declaration + "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n")
        writer.write("<file original=\"Localizable.xcstrings\" source-language=\"\(source)\" target-language=\"\(locale)\" datatype=\"plaintext\">\n<body>\n")
        for key in sample.keys {
            let sources = numbered(key: key, locale: source), targets = numbered(key: key, locale: locale)
            guard let first = sources.first else { continue }
            let paths = unique((targets.isEmpty ? sources : targets).map(\.line.variation))
            for path in paths {
                let target = targets.first { $0.line.variation == path }
                let same = sources.first { $0.line.variation == path } ?? sources.first { $0.line.variation.hasSuffix("other") } ?? first
                if variant == .multibytePrefix { writer.write("<!-- 日本語 ключ 👩‍👩‍👧 -->") }
                writer.write("<trans-unit id=\"")
                writer.write(key, mark: targets.compactMap(\.key).first ?? sources.compactMap(\.key).first, encode: attribute)
                if !path.isEmpty { writer.write("|==|\(path)") }
                writer.write("\" xml:space=\"preserve\"\(sample.lines.contains { $0.key == key && $0.isNotTranslated } ? " translate=\"no\"" : "")>\n<source>")
                writer.write(same.line.value, firstMark: same.value, encode: xml)
                writer.write("</source>\n")
                if let target {
                    let state = target.line.state == "needs_review" ? "needs-review-l10n" : target.line.state ?? "translated"
                    writer.write("<target state=\"\(state)\">")
                    writer.write(target.line.value, firstMark: target.value, encode: xml)
                    writer.write("</target>\n")
                }
                if let comment = comment(key) {
                    writer.write("<note>")
                    writer.write(comment, mark: nil) { xml($0, 1 + $1) }
                    writer.write("</note>\n")
                }
                writer.write("</trans-unit>\n")
            }
        }
        writer.write("</body>\n</file>\n</xliff>\n")
        return writer.file("\(locale).xliff", variant)
    }
}
