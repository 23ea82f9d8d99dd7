import HeardCore
import HeardKit
import HeardLanguage
import ICUKit

/// Estimates seconds per grapheme where no synthesizer reads a language well: people take about as long for the same text in any language, so the
/// measured speaking time of texts in languages with a good voice, divided by the graphemes of their translations, is the rate. Only figures go into `Locales/`.
enum SpeechEstimate {
    /// Languages with a voice that reads ordinary text in the language's own way.
    private static let references = ["en", "de", "fr", "es", "it", "pt-BR", "nl", "sv", "pl", "ru", "cs", "da", "fi", "hu", "tr", "el"]
    private static let fewestTexts = 20

    /// `FOLDER TAG …`: prints tag, number of texts, estimate.
    @Sendable static func run(_ arguments: [String]) throws -> Int {
        guard let folder = arguments.first, arguments.count > 1 else { throw LocaleGenerator.Problem(description: "which folder, and which languages?") }
        let project = try Linter.check(paths: [folder], rules: ["unreadable-file"]).project
        let breaks = try BreakIterator(.grapheme, locale: LocaleID("en"))
        for tag in arguments.dropFirst() {
            var seconds: [String: Double] = [:], graphemes: [String: Int] = [:], texts: [String: Int] = [:]
            for table in project.tables {
                guard let own = index(tag, table) else { continue }
                let others = references.filter { $0 != tag }.compactMap { name in index(name, table).map { (name, $0) } }
                for row in table.rows {
                    guard let text = plain(row, own, project), table.sourceLocale == own || table.sourceLocale.flatMap({ plain(row, $0, project) }) != text else { continue }
                    for (name, locale) in others {
                        guard let other = plain(row, locale, project), other != text, table.sourceLocale == locale || table.sourceLocale.flatMap({ plain(row, $0, project) }) != other, let rate = LocaleData.find(LanguageTag(name))?.secondsPerGrapheme else { continue }
                        let length = try breaks.boundaries(of: other).count
                        guard 20...140 ~= length else { continue }
                        seconds[name, default: 0] += rate * Double(length)
                        graphemes[name, default: 0] += try breaks.boundaries(of: text).count
                        texts[name, default: 0] += 1
                    }
                }
            }
            let rates = texts.filter { $0.value >= fewestTexts }.compactMap { name, _ in (seconds[name] ?? 0) / Double(graphemes[name] ?? 1) }.sorted()
            guard !rates.isEmpty else {
                print("\(tag)\ttoo few texts")
                continue
            }
            print("\(tag)\t\(texts.values.max() ?? 0)\t\((rates[rates.count / 2] * 1_000).rounded() / 1_000)")
        }
        return 0
    }

    private static func index(_ tag: String, _ table: Table) -> Int? { table.locales.firstIndex { $0.tag.text == tag } }

    /// A text without arguments, markup and line breaks.
    private static func plain(_ row: KeyRow, _ locale: Int, _ project: Project) -> String? {
        guard let reference = row.entries.last(where: { Int($0.locale) == locale }) else { return nil }
        let file = project.files[Int(reference.file)]
        let units = file.entries[Int(reference.entry)].units
        guard units.count == 1, let number = units.first else { return nil }
        let unit = file.units[Int(number)]
        guard unit.variation.isEmpty, !unit.isAbsent, !unit.value.isEmpty else { return nil }
        return unit.value.unicodeScalars.contains { ["%", "{", "<", "$", "\\", "\n"].contains($0) } ? nil : unit.value
    }
}
