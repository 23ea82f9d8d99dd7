import HeardCore
import HeardKit
import Testing
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Values and announcements of real apps that are known to be found: none may be lost.
@Suite(.enabled(if: SourceProbe.isAvailable && getenv("HEARD_SOURCES") != nil, "HEARD_SOURCES names no folder with the apps' sources"))
struct SourceTruthTests {
    private struct Row: Hashable { var repository: String, file: String, line: Int, role: String, key: String }

    private func rows(file: String = #filePath) throws -> [Row] {
        let folder = file.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
        let bytes = try FileAccess.read(folder + "/Data/values-and-announcements.tsv")
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 5, let number = Int(parts[2]) else { return nil }
            return Row(repository: parts[0], file: parts[1], line: number, role: parts[3], key: parts[4])
        }
    }

    @Test func knownKeysAreFound() throws {
        let root = getenv("HEARD_SOURCES").map { String(cString: $0) } ?? ""
        var found = 0, known = 0, missed: [Row] = []
        for (repository, rows) in Dictionary(grouping: try rows(), by: \.repository) {
            let folder = root + "/" + String(repository.map { $0 == "/" ? "+" : $0 })
            guard access(folder, R_OK) == 0 else { continue }
            var project = Project(files: [], tables: [])
            SourceReading.read(files: sources(below: folder)).join(to: &project)
            let texts = Dictionary(grouping: project.source?.texts ?? [], by: \.place.file)
            for row in rows where row.key != "dynamic" {
                known += 1
                let role = RoleSet(name: row.role) ?? .value
                let here = texts[folder + "/" + row.file]?.contains { $0.key == row.key && $0.roles.contains(role) && abs($0.place.line - row.line) <= 6 } ?? false
                if here { found += 1 } else { missed.append(row) }
            }
        }
        #expect(Double(found) >= 0.95 * Double(known), "\(missed)")
    }

    private func sources(below folder: String) -> [String] {
        var out: [String] = [], open = [folder]
        while let next = open.popLast() {
            guard let directory = opendir(next) else { continue }
            defer { closedir(directory) }
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: entry.pointee.d_name) { $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) } }
                if name.hasPrefix(".") || name == "Pods" || name == "Carthage" { continue }
                let path = next + "/" + name
                if name.hasSuffix(".swift") || name.hasSuffix(".m") || name.hasSuffix(".mm") { out.append(path) } else if entry.pointee.d_type == UInt8(DT_DIR) { open.append(path) }
            }
        }
        return out
    }
}
