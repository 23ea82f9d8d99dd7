@testable import HeardKit
import Testing
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Bodies that are parsed only when a name in them is asked for change nothing of what is found.
@Suite(.enabled(if: SourceProbe.isAvailable, "heard-source is not built"))
struct UnreadBodiesTests {
    @Test func sameAsReadingAll() throws {
        let root = #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }
        // The project's own code and its samples.
        for folder in [root + "/Samples", root + "/Sources"] {
            let files = swiftFiles(folder)
            #expect(!files.isEmpty)
            #expect(lines(try HeardSourceProcess.run(files: files, wrappers: [], jobs: 0)) == lines(try HeardSourceProcess.run(files: files, wrappers: [], jobs: 0, isWhole: true)), "\(folder)")
        }
    }

    /// The texts of one line may come in another order.
    private func lines(_ output: [UInt8]) -> [[UInt8]] {
        output.split(separator: 0x0A).map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    private func swiftFiles(_ folder: String) -> [String] {
        guard let handle = opendir(folder) else { return [] }
        defer { closedir(handle) }
        var files: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) } }
            guard !name.hasPrefix(".") else { continue }
            let path = folder + "/" + name
            if name.hasSuffix(".swift") { files.append(path) } else { files += swiftFiles(path) }
        }
        return files.sorted()
    }
}
