#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import HeardCore
import HeardReaders

/// Bytes to units.
enum FileLoader {
    static func load(_ found: Discovery.File, limits: Limits, workers: Int = 1) -> LocalizationFile {
        let descriptor = open(found.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return unreadable(found, why: FileAccess.reason(errno)) }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { return unreadable(found, why: FileAccess.reason(errno)) }
        guard info.st_mode & S_IFMT == S_IFREG else { return unreadable(found, why: "it is no regular file") }
        let size = Int(info.st_size)
        guard size <= limits.fileSize else {
            return unreadable(found, why: "it has \(size) bytes, more than the limit of \(limits.fileSize) (--max-file-size raises it)")
        }
        let memory = SourceText.allocate(count: size)
        var count = readInPieces(descriptor, into: memory, size, workers) ? size : 0
        while count < size {
            let got = read(descriptor, memory + count, size - count)
            if got < 0 {
                if errno == EINTR { continue }
                let why = FileAccess.reason(errno)
                memory.deallocate()
                return unreadable(found, why: why)
            }
            if got == 0 { break }
            count += got
        }
        // A file that became shorter meanwhile: what stands behind its end was never written.
        if count < size { (memory + count).initializeMemory(as: UInt8.self, repeating: 0, count: size - count) }
        return decode(found, adopting: memory, count: count, limits: limits, workers: workers)
    }

    /// A large file by several threads: a core copies no faster than it hands out memory.
    ///
    /// - Returns: false where it has to be read from its start, since a part could not be read whole
    private static func readInPieces(_ descriptor: Int32, into memory: UnsafeMutableRawPointer, _ size: Int, _ workers: Int) -> Bool {
        guard workers > 1, size >= 8 << 20 else { return false }
        let step = (size + workers - 1) / workers
        // Each thread fills a part that no other one touches.
        nonisolated(unsafe) let memory = memory
        return Parallel.fill(workers, step: 1, jobs: workers) { piece in
            var place = piece * step
            let end = min(size, place + step)
            while place < end {
                let got = pread(descriptor, memory + place, end - place, off_t(place))
                if got <= 0 { return false }
                place += got
            }
            return true
        }.allSatisfy { $0 }
    }

    /// Standard input under the name that the user gives it.
    static func load(standardInputAs name: String, limits: Limits) throws(CommandError) -> LocalizationFile {
        guard let format = FileFormat(fileName: Discovery.name(of: name)) else {
            throw CommandError("--stdin-filename: \(visible(name)) names no localization file (.strings, .stringsdict, .xcstrings, .xliff)")
        }
        let bytes = try FileAccess.read(0, name: "standard input", limit: limits.fileSize)
        let memory = SourceText.allocate(count: bytes.count)
        bytes.withUnsafeBytes { if let base = $0.baseAddress { memory.copyMemory(from: base, byteCount: $0.count) } }
        return decode(Discovery.File(path: Discovery.tidied(name), format: format), adopting: memory, count: bytes.count, limits: limits)
    }

    private static func decode(_ found: Discovery.File, adopting memory: UnsafeMutableRawPointer, count: Int, limits: Limits, workers: Int = 1) -> LocalizationFile {
        if isLinkText(UnsafeRawBufferPointer(start: memory, count: count), found.format) {
            memory.deallocate()
            return unreadable(found, why: "it is a symbolic link that was checked out as text")
        }
        return LocalizationReader.read(path: found.path, format: found.format, folderLocale: folderLocale(found), table: table(found.path),
                                adopting: memory, count: count, limits: limits, workers: workers)
    }

    /// The file holds nothing but a path with its own ending: git writes links so where links are not supported.
    private static func isLinkText(_ bytes: UnsafeRawBufferPointer, _ format: FileFormat) -> Bool {
        guard bytes.count > 8, bytes.count < 512, bytes.contains(UInt8(ascii: "/")) else { return false }
        let others = [UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "<"), 0x0A, 0x0D, 0]
        if bytes.contains(where: { others.contains($0) }) { return false }
        return bytes.suffix(format.rawValue.utf8.count + 1).elementsEqual(("." + format.rawValue).utf8)
    }

    static func unreadable(_ found: Discovery.File, why: String) -> LocalizationFile {
        LocalizationFile(path: found.path, format: found.format, source: SourceText([]), folderLocale: folderLocale(found), table: table(found.path),
                         diagnostics: [ReadDiagnostic(.unreadableFile, .error, "the file can't be read (\(why)), so nothing is known about its strings", range: .empty, endsReading: true)])
    }

    /// The locale of the innermost `.lproj` folder; catalogs and XLIFF name their locales themselves.
    static func folderLocale(_ found: Discovery.File) -> LanguageTag {
        guard found.format == .strings || found.format == .stringsdict else { return .none }
        guard let folder = found.path.utf8.split(separator: UInt8(ascii: "/")).dropLast().lazy.map({ Substring($0) }).last(where: { $0.hasSuffix(".lproj") }) else { return .none }
        return LanguageTag(folderName: String(folder.dropLast(6)))
    }

    static func table(_ path: String) -> String {
        let name = Discovery.name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
