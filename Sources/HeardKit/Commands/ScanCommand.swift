import HeardCore
import HeardReporters

/// `heard scan`: the strings with their roles and why.
enum ScanCommand {
    static func run(_ given: RunOptions) throws(CommandError) -> Int32 {
        let (options, configuration) = try CheckCommand.prepare(given)
        let project = try Pipeline.scan(options, configuration)
        let units = ScannedUnits(project, options)
        func writeAll(_ format: ReportFormat, _ sink: ByteSink) {
            switch format {
            case .json: writeJSON(units, sink)
            case .ndjson:
                units.forEach { unit in
                    var json = JSONWriter(sink)
                    write(unit, &json)
                    sink.byte(0x0A)
                }
            default: writeText(units, isQuiet: options.isQuiet, Style(usesColor: Console.usesColor(noColor: options.noColor)), sink)
            }
        }
        var status: Int32 = 0
        for output in options.outputs {
            if let file = output.file { try FileAccess.write(file) { writeAll(output.format, $0) } } else if !Console.output({ writeAll(output.format, $0) }) { status = 2 }
        }
        return project.files.contains { $0.diagnostics.contains { $0.rule == .unreadableFile } } ? 2 : status
    }

    private static func writeJSON(_ units: ScannedUnits, _ sink: ByteSink) {
        var json = JSONWriter(sink)
        json.beginObject()
        json.field("version", 1)
        json.key("units")
        json.beginArray()
        var any = false
        units.forEach { unit in
            any = true
            json.newline()
            write(unit, &json)
        }
        if any { json.closingNewline() }
        json.endArray()
        json.endObject()
        sink.byte(0x0A)
    }

    private static func write(_ unit: ScannedUnit, _ json: inout JSONWriter) {
        json.beginObject()
        json.field("file", unit.file)
        if let position = unit.position {
            json.field("line", position.line)
            json.field("column", position.column)
        }
        json.field("table", unit.table)
        json.field("key", unit.key)
        if !unit.locale.isEmpty { json.field("locale", unit.locale.text) }
        json.field("roles", unit.roles.names)
        JSONReporter.write(unit.evidence, to: &json)
        json.field("value", ifPresent: unit.value)
        json.field("source", ifPresent: unit.source)
        if let language = unit.sourceLanguage, !language.isEmpty { json.field("sourceLanguage", language.text) }
        json.field("state", ifPresent: unit.state)
        if !unit.variation.isEmpty { json.field("variation", unit.variation) }
        json.field("comment", ifPresent: unit.comment)
        json.endObject()
    }

    private static func writeText(_ units: ScannedUnits, isQuiet: Bool, _ style: Style, _ sink: ByteSink) {
        var file: String?, count = 0, spoken = 0
        units.forEach { unit in
            count += 1
            if unit.roles.isSpoken { spoken += 1 }
            if unit.file != file {
                sink.write((file == nil ? "" : "\n") + style.bold(TerminalText.path(unit.file)) + "\n")
                file = unit.file
            }
            let place = unit.position.map { "\($0.line):\($0.column)" } ?? "-"
            let name = visible(unit.key) + (unit.variation.isEmpty ? "" : "|" + visible(unit.variation))
            let why = unit.evidence.first.map { " (\($0.detail))" } ?? ""
            sink.write("  \(place)  \(visible(unit.locale.text))  \(TerminalText.message(quoted(name)))  \(unit.roles.names.joined(separator: "+"))\(style.dim(TerminalText.message(why)))  \(TerminalText.message(quoted(unit.value ?? "")))\n")
        }
        if !isQuiet { sink.write("\n\(count) string\(count == 1 ? "" : "s"), \(spoken) spoken\n") }
    }
}

/// One string as `scan` lists it.
struct ScannedUnit {
    var file: String
    var position: SourcePosition?
    var table: String
    var key: String
    var locale: LanguageTag
    var roles: RoleSet
    var evidence: [Evidence]
    var value: String?
    var source: String?
    /// Of the unit's table; nil where it is not known.
    var sourceLanguage: LanguageTag?
    var state: String?
    var variation: String
    var comment: String?
    /// Row of the key in the project; nil for an entry that stands in no table.
    var reference: KeyReference?
}

/// All strings of a project in the order of files and entries, made one by one.
struct ScannedUnits {
    private let project: Project
    private let locales: Set<LanguageTag>
    /// Before paths that are relative to the current folder: empty, or that folder.
    private let folder: String

    init(_ project: Project, _ options: RunOptions) {
        self.project = project
        locales = Set(options.locales)
        folder = options.absolutePaths ? FileAccess.currentFolder + "/" : ""
    }

    private struct Place: Hashable {
        var file: Int32
        var entry: Int32
    }

    /// - Parameter withPositions: line and column of each value; needs the starts of all lines
    func forEach(withPositions: Bool = true, _ body: (ScannedUnit) -> Void) {
        // Where each entry stands in the project: table, row, locale.
        var places: [Place: (table: Int, row: Int)] = [:]
        for (t, table) in project.tables.enumerated() {
            for (r, row) in table.rows.enumerated() {
                for reference in row.entries { places[Place(file: reference.file, entry: reference.entry)] = (t, r) }
            }
        }
        for (f, file) in project.files.enumerated() {
            let lines = withPositions && file.source.encoding != .binary ? LineTable(file.source) : nil
            let hasTargets = file.entries.contains { !$0.flags.contains(.bilingualSource) }
            for (e, entry) in file.entries.enumerated() {
                // XLIFF: one unit per target, with its source beside it.
                if entry.flags.contains(.bilingualSource), file.format == .xliff, hasTargets { continue }
                // `de` means `de-AT` too.
                if !locales.isEmpty, !locales.contains(entry.locale), !locales.contains(LanguageTag(entry.locale.language)) { continue }
                let place = places[Place(file: Int32(truncatingIfNeeded: f), entry: Int32(truncatingIfNeeded: e))]
                let row = place.map { project.tables[$0.table].rows[$0.row] }
                for index in entry.units {
                    guard file.units.indices.contains(Int(index)) else { continue }
                    let unit = file.units[Int(index)]
                    body(ScannedUnit(
                        file: file.path.hasPrefix("/") ? file.path : folder + file.path, position: lines?.position(of: unit.range.range.lowerBound),
                        table: entry.originalTable ?? file.table, key: entry.key, locale: entry.locale, roles: row?.roles ?? .unknown,
                        evidence: row?.evidence ?? [], value: unit.isAbsent ? nil : unit.value,
                        source: source(of: entry, unit, place, file: f), sourceLanguage: place.flatMap { project.tables[$0.table].sourceTag }, state: state(unit),
                        variation: unit.variation, comment: entry.comment, reference: place.map { KeyReference(table: $0.table, row: $0.row) }))
                }
            }
        }
    }

    /// The source text of a unit in another language: same variation, else `other`, else the first.
    private func source(of entry: Entry, _ unit: Unit, _ place: (table: Int, row: Int)?, file: Int) -> String? {
        guard let place else { return nil }
        let table = project.tables[place.table]
        guard let sourceLocale = table.sourceLocale, table.locales[sourceLocale].tag != entry.locale else { return nil }
        let candidates = table.rows[place.row].entries.filter { Int($0.locale) == sourceLocale }
        // XLIFF: the source in the same file.
        let reference = candidates.last { Int($0.file) == file } ?? candidates.last
        guard let reference, let found = project.entry(reference) else { return nil }
        let units = found.units.compactMap { index -> Unit? in
            let all = project.files[Int(reference.file)].units
            return all.indices.contains(Int(index)) ? all[Int(index)] : nil
        }
        let other = unit.pluralCategory.map { String(unit.variation.dropLast($0.count)) + "other" }
        return (units.first { $0.variation == unit.variation } ?? units.first { $0.variation == other } ?? units.first)?.value
    }

    private func state(_ unit: Unit) -> String? {
        if let text = unit.stateText { return text }
        switch unit.state {
        case .unspecified: return nil
        case .new: return "new"
        case .needsReview: return "needs_review"
        case .translated: return "translated"
        case .machineTranslated: return "machine_translated"
        case .final: return "final"
        case .empty: return ""
        case .needsTranslation: return "needs-translation"
        case .other: return "other"
        }
    }
}
