import HeardCore
@testable import HeardKit
import HeardReaders
import HeardReporters

/// Bytes of one file through its reader, the rules and a report.
enum ReaderTargets {
    static func read(_ bytes: UnsafeRawBufferPointer, _ format: FileFormat, _ path: String, prefix: String = "") {
        let head = Array(prefix.utf8)
        let memory = SourceText.allocate(count: head.count + bytes.count)
        head.withUnsafeBytes { if let base = $0.baseAddress { memory.copyMemory(from: base, byteCount: $0.count) } }
        if let base = bytes.baseAddress { (memory + head.count).copyMemory(from: base, byteCount: bytes.count) }
        let found = Discovery.File(path: path, format: format)
        let file = LocalizationReader.read(path: path, format: format, folderLocale: FileLoader.folderLocale(found), table: FileLoader.table(path),
                                           adopting: memory, count: head.count + bytes.count)
        check(file)
        // Every place that a finding could point at.
        for unit in file.units where unit.syntax != .opaque {
            let map = ValueMap(source: file.source, unit: unit)
            let length = unit.value.utf8.count
            for offset in [0, length / 2, length] {
                let place = map.rawRange(of: offset..<length)
                precondition(Int(place.end) <= file.source.count && place.start <= place.end, "a place outside the file")
            }
        }
    }

    private static func check(_ file: LocalizationFile) {
        for entry in file.entries {
            precondition(entry.units.lowerBound >= 0 && Int(entry.units.upperBound) <= file.units.count, "units outside the file")
            precondition(Int(entry.keyRange.end) <= file.source.count && Int(entry.commentRange.end) <= file.source.count, "a key or comment outside the file")
        }
        for unit in file.units { precondition(Int(unit.range.end) <= file.source.count, "a value outside the file") }
        for diagnostic in file.diagnostics { precondition(Int(diagnostic.range.end) <= file.source.count, "a diagnostic outside the file") }
    }
}
