import HeardCore
import HeardReaders
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Files below a folder joined into tables, until the project index does it.
enum ScratchIndex {
    static func project(_ root: String) -> Project {
        var files: [LocalizationFile] = []
        var paths: [String] = []
        walk(root, into: &paths)
        for path in paths.sorted() {
            let name = String(path.split(separator: "/").last ?? "")
            guard let format = FileFormat(fileName: name), let memory = ReadCommand.contents(path) else { continue }
            let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { LanguageTag(folderName: String($0.dropLast(6))) } ?? .none
            files.append(LocalizationReader.read(path: path, format: format, folderLocale: folder, table: String(name.prefix { $0 != "." }), adopting: memory.0, count: memory.1))
        }
        return join(files)
    }

    private static func walk(_ path: String, into paths: inout [String]) {
        guard let directory = opendir(path) else {
            if FileFormat(fileName: path) != nil { paths.append(path) }
            return
        }
        defer { closedir(directory) }
        while let item = readdir(directory) {
            let name = withUnsafePointer(to: item.pointee.d_name) { $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) } }
            if name.hasPrefix(".") || name == "_history" || name == "Source Contents" { continue }
            walk(path + "/" + name, into: &paths)
        }
    }

    private static func join(_ files: [LocalizationFile]) -> Project {
        var groups: [String: [Int]] = [:]
        for (index, file) in files.enumerated() {
            let parts = file.path.split(separator: "/").map(String.init)
            let base = parts.dropLast().filter { !$0.hasSuffix(".lproj") }.joined(separator: "/") + "/" + file.table
            groups[file.format == .xliff || file.format == .xcstrings ? file.path : base, default: []].append(index)
        }
        var tables: [Table] = []
        for (path, members) in groups.sorted(by: { $0.key < $1.key }) {
            var tags: Set<LanguageTag> = []
            for member in members {
                if files[member].folderLocale != .none { tags.insert(files[member].folderLocale) }
                for entry in files[member].entries { tags.insert(entry.locale) }
            }
            let sorted = tags.sorted()
            let declared = members.lazy.compactMap { files[$0].sourceLanguage }.first
            var source: Int?, evidence = Table.SourceEvidence.none
            if let declared { source = sorted.firstIndex(of: declared); evidence = .declared }
            else if let base = sorted.firstIndex(of: .base) { source = base; evidence = .base }
            else if let en = sorted.firstIndex(of: LanguageTag("en")) { source = en; evidence = .english }
            var rows: [KeyRow] = [], index: [String: Int] = [:]
            var counts = [Int](repeating: 0, count: sorted.count)
            let order = members.sorted { (files[$0].folderLocale == source.map { sorted[$0] } ? 0 : 1) < (files[$1].folderLocale == source.map { sorted[$0] } ? 0 : 1) }
            for member in order {
                for (number, entry) in files[member].entries.enumerated() {
                    let key = (entry.originalTable ?? "") + "\u{0}" + entry.key
                    let locale = sorted.firstIndex(of: entry.locale) ?? 0
                    if entry.units.contains(where: { !files[member].units[Int($0)].value.isEmpty }) { counts[locale] += 1 }
                    let row = index[key] ?? rows.count
                    if row == rows.count {
                        index[key] = row
                        let spoken = entry.key.lowercased().contains("a11y") || entry.key.lowercased().contains("accessibility") || entry.key.lowercased().contains("voiceover")
                        rows.append(KeyRow(key: entry.key, roles: spoken ? .label : .unknown))
                    }
                    rows[row].entries.append(EntryReference(file: member, entry: number, locale: locale))
                }
            }
            for row in rows.indices { rows[row].entries.sort { ($0.locale, $0.file, $0.entry) < ($1.locale, $1.file, $1.entry) } }
            let locales = sorted.indices.map { place in
                TableLocale(tag: sorted[place], isShipped: files[members[0]].format != .xcstrings || (counts[place] >= 5 && counts[place] * 10 >= rows.count),
                            isIncomplete: members.contains { m in files[m].diagnostics.contains(where: \.endsReading) && files[m].folderLocale == sorted[place] }, keyCount: counts[place])
            }
            tables.append(Table(name: files[members[0]].table, path: path, sourceLocale: source, sourceEvidence: evidence, locales: locales, rows: rows))
        }
        return Project(files: files, tables: tables)
    }
}
