import HeardCore
import HeardReaders

/// Reads a text as a file of the format that `name` promises.
func read(_ text: String, name: String = "Localizable.strings", locale: String = "de") -> LocalizationFile { read(Array(text.utf8), name: name, locale: locale) }

func read(_ bytes: [UInt8], name: String = "Localizable.strings", locale: String = "de") -> LocalizationFile {
    bytes.withUnsafeBytes {
        LocalizationReader.read(path: name, format: FileFormat(fileName: name) ?? .strings, folderLocale: LanguageTag(locale), table: "Localizable", bytes: $0)
    }
}

extension LocalizationFile {
    /// `key[variation]@locale=value`, in order.
    var lines: [String] {
        entries.flatMap { entry in
            units[Int(entry.units.lowerBound)..<Int(entry.units.upperBound)].map { unit in
                "\(entry.key)\(unit.variation.isEmpty ? "" : "[\(unit.variation)]")\(format == .xcstrings || format == .xliff ? "@\(entry.locale)" : "")=\(unit.isAbsent ? "<absent>" : unit.value)"
            }
        }
    }

    /// `rule line:column`, in order of their places.
    var problems: [String] {
        diagnostics.sorted { $0.range.start < $1.range.start }.map {
            let place = source.position(of: Int($0.range.start))
            return "\($0.rule.rawValue) \(place.line):\(place.column)"
        }
    }

    /// The raw text that stands for a part of the first unit's value that equals `text`.
    func raw(_ text: String, unit index: Int = 0) -> String? {
        let value = Array(units[index].value.utf8), part = Array(text.utf8)
        guard let start = (0...max(0, value.count - part.count)).first(where: { value[$0...].starts(with: part) }) else { return nil }
        return source.string(ValueMap(source: source, unit: units[index]).rawRange(of: start..<start + part.count).range)
    }
}
