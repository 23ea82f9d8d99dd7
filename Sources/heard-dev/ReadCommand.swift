import HeardCore
import HeardReaders
import HeardReporters
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// `heard-dev read FILE …` (or paths on standard input, one a line): what the readers make of files, one JSON object a line.
enum ReadCommand {
    static func run(_ paths: [String]) {
        if paths.isEmpty { while let path = readLine() { print(line(path)) } } else { for path in paths { print(line(path)) } }
    }

    /// `heard-dev read-time FILE …`: megabytes a second, and for catalogs the ratio to a bare walk of simdjson. The best of five.
    static func time(_ paths: [String]) {
        let clock = ContinuousClock()
        for path in paths {
            guard let format = FileFormat(fileName: path) else { continue }
            var best = Duration.seconds(1000), bare = Duration.seconds(1000), bytes = 0, units = 0
            for _ in 0..<5 {
                guard let memory = contents(path) else { return print("can’t read \(path)") }
                var limits = Limits()
                limits.fileSize = Int.max
                var file: LocalizationFile?
                best = min(best, clock.measure { file = LocalizationReader.read(path: path, format: format, table: "", adopting: memory.0, count: memory.1, limits: limits) })
                bytes = memory.1
                units = file?.units.count ?? 0
                if let source = file?.source, format == .xcstrings { bare = min(bare, clock.measure { _ = LocalizationReader.bareWalk(source) }) }
            }
            let rate = Double(bytes) / 1_000_000 / (best / .seconds(1))
            print("\(path): \(bytes) bytes, \(units) units, \(best), \(Int(rate)) MB/s", format == .xcstrings ? "bare walk \(bare), ratio \(best / bare)" : "")
        }
    }

    private static func line(_ path: String) -> String {
        let name = String(path.split(separator: "/").last ?? "")
        guard let format = FileFormat(fileName: name), let memory = contents(path) else { return "{}" }
        let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { LanguageTag(folderName: String($0.dropLast(6))) } ?? .none
        let file = LocalizationReader.read(path: path, format: format, folderLocale: folder, table: String(name.prefix { $0 != "." }), adopting: memory.0, count: memory.1)
        let lines = LineTable(file.source)
        var units: [String] = []
        for entry in file.entries where !entry.flags.contains(.bilingualSource) {
            for unit in file.units[Int(entry.units.lowerBound)..<Int(entry.units.upperBound)] where !unit.isAbsent {
                units.append("[\(json(entry.locale.text)),\(json(entry.key)),\(json(unit.variation)),\(json(unit.value)),\(lines.position(of: Int(unit.range.start)).line),\(json(entry.comment ?? ""))]")
            }
        }
        let diagnostics = file.diagnostics.map { d in
            let at = lines.position(of: Int(d.range.start))
            return "[\(json(d.rule.rawValue)),\(json(d.severity.name)),\(at.line),\(at.column),\(json(d.message)),\(json(d.key ?? "")),\(json(d.locale?.text ?? ""))]"
        }
        return "{\"path\":\(json(path)),\"encoding\":\(json(file.source.encoding.rawValue)),\"units\":[\(units.joined(separator: ","))],\"diagnostics\":[\(diagnostics.joined(separator: ","))]}"
    }

    static func contents(_ path: String) -> (UnsafeMutableRawPointer, Int)? {
        guard let handle = fopen(path, "rb") else { return nil }
        defer { fclose(handle) }
        fseek(handle, 0, SEEK_END)
        let count = ftell(handle)
        guard count >= 0 else { return nil }
        rewind(handle)
        let memory = SourceText.allocate(count: count)
        return (memory, fread(memory, 1, count, handle))
    }

    private static func json(_ text: String) -> String {
        let sink = ByteSink()
        JSONWriter.escape(text, to: sink)
        return sink.text
    }
}
