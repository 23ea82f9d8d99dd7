import CSimdJSON
import HeardCore

/// Reads one localization file of any format.
///
/// Reading never fails as a whole: what is wrong with a file is in ``LocalizationFile/diagnostics``, and what stands in it
/// soundly is in its entries.
public enum LocalizationReader {
    /// Reads a file whose bytes are in memory made by ``SourceText/allocate(count:)``; takes ownership of that memory.
    /// UTF-8 text is not copied.
    ///
    /// - Parameters:
    ///   - path: as the user will see it
    ///   - format: by the file's name; what stands in the file may still be another syntax (a property list in XML or binary form)
    ///   - folderLocale: locale of the `.lproj` folder; ``LanguageTag/none`` for catalogs and XLIFF
    ///   - table: file name without ending
    ///   - workers: threads that may work at a large file at once
    public static func read(path: String, format: FileFormat, folderLocale: LanguageTag = .none, table: String,
                            adopting memory: UnsafeMutableRawPointer, count: Int, limits: Limits = Limits(), workers: Int = 1) -> LocalizationFile {
        guard count <= limits.fileSize, count <= Limits.largestFileSize else {
            memory.deallocate()
            let why = "the file has \(count) bytes, more than the limit of \(min(limits.fileSize, Limits.largestFileSize)) (--max-file-size): nothing in it was checked"
            return LocalizationFile(path: path, format: format, source: SourceText([]), folderLocale: folderLocale, table: table,
                                    diagnostics: [ReadDiagnostic(.unreadableFile, why, range: .empty, endsReading: true)])
        }
        let decoded = TextDecoder.decode(adopting: memory, count: count)
        var file = LocalizationFile(path: path, format: format, source: decoded.source, folderLocale: folderLocale, table: table,
                                    diagnostics: decoded.diagnostics)
        guard file.source.count > 0 else {
            if let fault = empty(format) { file.diagnostics.append(fault) }
            return file
        }
        switch format {
        case .xcstrings: CatalogReader.read(into: &file, limits: limits, workers: workers)
        case .strings, .stringsdict:
            if file.source.encoding == .binary { BinaryPropertyListReader.read(into: &file, limits: limits) }
            else if format == .stringsdict || XMLPropertyListReader.looksLikeXML(file.source.bytes) { XMLPropertyListReader.read(into: &file, limits: limits) }
            else { OldStyleReader.read(into: &file, limits: limits) }
        case .xliff: XLIFFReader.read(into: &file, limits: limits)
        }
        limitDiagnostics(&file, limits)
        return file
    }

    /// A file without a byte (or with nothing but a byte order mark): an empty table in `.strings`, no sound file in JSON and XML. Keys that it lacks are missing.
    private static func empty(_ format: FileFormat) -> ReadDiagnostic? {
        let cure: String
        switch format {
        case .strings: return nil
        case .stringsdict: cure = "Delete it, or write an empty property list"
        case .xcstrings: cure = "Delete it, or restore it from version control"
        case .xliff: cure = "Export it again"
        }
        return ReadDiagnostic(.syntaxError, "the file is empty, and the system’s parser rejects a file without content. \(cure)", range: .empty)
    }

    /// A file of nothing but faults is told by the first ones.
    private static func limitDiagnostics(_ file: inout LocalizationFile, _ limits: Limits) {
        let count = file.diagnostics.count
        guard count > limits.diagnostics else { return }
        let next = file.diagnostics[limits.diagnostics]
        let endsReading = file.diagnostics[limits.diagnostics...].contains(where: \.endsReading)
        file.diagnostics.removeSubrange(limits.diagnostics...)
        file.diagnostics.append(ReadDiagnostic(.syntaxError, "from here on \(count - limits.diagnostics) more faults were found, which are not listed: repair the first ones", range: next.range, endsReading: endsReading))
    }

    /// Reads a file from bytes that stay the caller's.
    public static func read(path: String, format: FileFormat, folderLocale: LanguageTag = .none, table: String,
                            bytes: UnsafeRawBufferPointer, limits: Limits = Limits()) -> LocalizationFile {
        let memory = SourceText.allocate(count: bytes.count)
        if let base = bytes.baseAddress { memory.copyMemory(from: base, byteCount: bytes.count) }
        return read(path: path, format: format, folderLocale: folderLocale, table: table, adopting: memory, count: bytes.count, limits: limits)
    }
}

extension FileFormat {
    /// The format that a file's name promises, whatever the case of its ending; nil for other files.
    public init?(fileName: String) {
        guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        switch fileName[fileName.index(after: dot)...].lowercased() {
        case "strings": self = .strings
        case "stringsdict": self = .stringsdict
        case "xcstrings": self = .xcstrings
        case "xliff", "xlf": self = .xliff
        default: return nil
        }
    }
}

extension LocalizationReader {
    /// For measurements: what simdjson alone needs to walk a catalog and unescape every string. The number of bytes that come out; negative on errors.
    package static func bareWalk(_ source: SourceText) -> Int {
        guard let base = source.bytes.baseAddress else { return -1 }
        return Int(csimdjson_unescape_all(base.assumingMemoryBound(to: UInt8.self), UInt64(source.count)))
    }
}
