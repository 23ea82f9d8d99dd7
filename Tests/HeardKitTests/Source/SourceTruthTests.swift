import HeardCore
import HeardKit
import Testing
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What values, announcements and reasons of real apps say, as read by hand (`Data/README.md`).
struct SourceTruth {
    struct Row: Hashable {
        var repository: String, commit: String, file: String, line: Int, role: String, key: String
        var isKnown: Bool { key != "dynamic" }
    }

    static func rows(file: String = #filePath) throws -> [Row] {
        let folder = file.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
        let bytes = try FileAccess.read(folder + "/Data/values-and-announcements.tsv")
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 7, let number = Int(parts[3]) else { return nil }
            return Row(repository: parts[0], commit: parts[1], file: parts[2], line: number, role: parts[4], key: parts[5])
        }
    }

    /// Letters and digits only, arguments out: a generated accessor and its key are the same then.
    static func identifier(_ text: String) -> String {
        var out = "", isSpecifier = false
        for scalar in text.unicodeScalars {
            if scalar == "%" { isSpecifier = true; continue }
            if isSpecifier {
                if scalar == "@" || scalar.properties.isAlphabetic && scalar != "l" && scalar != "h" && scalar != "q" { isSpecifier = false }
                continue
            }
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { out.unicodeScalars.append(scalar) }
        }
        return out.lowercased()
    }

    static func isFound(_ row: Row, _ project: Project, root: String) -> Bool {
        guard let source = project.source else { return false }
        let path = root + "/" + row.file
        func near(_ text: TextUse) -> Bool { text.place.file == path && abs(text.place.line - row.line) <= 6 }
        func says(_ text: TextUse) -> Bool {
            if row.key.hasPrefix("=") { return text.kind == .literal && text.key == row.key.dropFirst() }
            if text.kind == .key, text.key == row.key || identifier(text.key) == identifier(row.key) { return true }
            let parts = text.key.split(separator: ".")
            return text.kind == .dynamic && (0..<min(3, parts.count)).contains { identifier(parts[$0...].joined(separator: ".")) == identifier(row.key) }
        }
        switch row.role {
        case "title-while-off":
            return source.controls.contains { !$0.disablings.isEmpty && ($0.titles + $0.reasons).contains { near($0) && says($0) } }
        case "reason": return source.controls.contains { $0.reasons.contains { near($0) && says($0) } }
        default:
            let role: RoleSet = row.role == "announcement" ? .announcement : .value
            return source.texts.contains { $0.roles.contains(role) && near($0) && says($0) }
        }
    }
}

@Suite struct SourceTruthFormTests {
    @Test func theListIsLargeEnoughAndWellFormed() throws {
        let rows = try SourceTruth.rows()
        #expect(rows.filter { $0.role == "value" }.count >= 150)
        #expect(rows.filter { $0.role == "announcement" }.count >= 60)
        #expect(rows.filter { $0.role == "reason" || $0.role == "title-while-off" }.count >= 20)
        #expect(Set(rows.map(\.repository)).count >= 8)
        #expect(rows.count == Set(rows).count, "no row stands twice")
        for row in rows {
            #expect(row.commit.utf8.count == 40 && row.line > 0 && !row.key.isEmpty && row.repository.split(separator: "/").count == 2, "\(row)")
            #expect(["value", "announcement", "reason", "title-while-off"].contains(row.role), "\(row)")
        }
    }
}

@Suite(.enabled(if: SourceProbe.isAvailable && getenv("HEARD_SOURCES") != nil, "HEARD_SOURCES names no folder with the apps' sources"))
struct SourceTruthTests {
    @Test func keysThatCanBeKnownAreFound() throws {
        let root = getenv("HEARD_SOURCES").map { String(cString: $0) } ?? ""
        var found: [String: Int] = [:], known: [String: Int] = [:], missed: [SourceTruth.Row] = [], skipped: [SourceTruth.Row] = []
        for (repository, rows) in Dictionary(grouping: try SourceTruth.rows(), by: \.repository).sorted(by: { $0.key < $1.key }) {
            let folder = root + "/" + String(repository.map { $0 == "/" ? "+" : $0 })
            guard access(folder, R_OK) == 0 else { continue }
            // Roles belong to the entries of tables: a tree without any has none.
            guard let project = try? Linter.project(paths: [folder]) else {
                print("skipped: no tables in \(folder)")
                skipped += rows.filter(\.isKnown)
                continue
            }
            for row in rows where row.isKnown {
                known[row.role, default: 0] += 1
                if SourceTruth.isFound(row, project, root: folder) { found[row.role, default: 0] += 1 } else { missed.append(row) }
            }
        }
        try #require(!known.isEmpty, "none of the apps is below \(root)")
        for row in missed { print("missed: \(row.repository) \(row.file):\(row.line) \(row.role) \(row.key)") }
        for (role, count) in known.sorted(by: { $0.key < $1.key }) {
            print("\(role): \(found[role, default: 0]) of \(count)")
            // One in twenty; of a short list, one.
            #expect(count - found[role, default: 0] <= max(1, count / 20), "\(role)")
        }
        let all = known.values.reduce(0, +)
        #expect(Double(found.values.reduce(0, +)) >= 0.95 * Double(all))
        #expect(skipped.count * 20 <= skipped.count + all, "too many trees without tables")
    }
}
