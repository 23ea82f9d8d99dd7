import HeardCore

/// Reads binary property lists, as Xcode compiles `.strings` and `.stringsdict`. They have no lines: every value stands at the start of the file.
enum BinaryPropertyListReader {
    static func read(into file: inout LocalizationFile, limits: Limits) {
        let place = ByteRange(start: 0, end: min(6, file.source.count))
        let table: [PropertyListNode.Field]
        do throws(BinaryPropertyList.Fault) {
            var list = try BinaryPropertyList(file.source.bytes, limits: limits)
            table = try list.table(place)
        } catch {
            file.diagnostics.append(diagnostic(error, place, limits))
            return
        }
        for field in table {
            let entry = Entry(key: field.key, keyRange: place, keySyntax: .opaque, locale: file.folderLocale)
            StringsdictInterpreter.read(field.value, entry: entry, into: &file)
        }
    }

    private static func diagnostic(_ fault: BinaryPropertyList.Fault, _ place: ByteRange, _ limits: Limits) -> ReadDiagnostic {
        let (rule, why): (ReadDiagnostic.Rule, String) = switch fault {
        case .damaged: (.syntaxError, "can’t be read, or is no table of strings")
        case .holdsItself: (.syntaxError, "has a dictionary that holds itself")
        case .tooDeep: (.unreadableFile, "is nested deeper than \(BinaryPropertyList.depth) levels")
        case .tooMany: (.unreadableFile, "has more values than bytes to name them, or more than \(limits.entries)")
        case .tooLong: (.unreadableFile, "has more text, counted for each value that uses it, than the limit of \(limits.fileSize) bytes")
        }
        return ReadDiagnostic(rule, "the binary property list \(why). Nothing in it was checked", range: place, endsReading: true)
    }
}
