import HeardCore
import HeardReaders
import Testing
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The sample apps as the readers see them: `Clean` reads without a word, each fault in the structure of `Checkout` has its place.
@Suite struct SampleFiles {
    static let locales = ["en", "de", "ar", "ru", "pl", "ja", "he", "fr"]

    private func read(_ path: String, file: String = #filePath) throws -> LocalizationFile {
        let root = file.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Samples/"
        let handle = try #require(fopen(root + path, "rb"), "\(path)")
        defer { fclose(handle) }
        var bytes: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = fread(&buffer, 1, buffer.count, handle), count > 0 { bytes += buffer[..<count] }
        return HeardReadersTests.read(bytes, name: String(path.split(separator: "/").last ?? ""), locale: "")
    }

    @Test func cleanReadsWithoutAWord() throws {
        #expect(try read("Clean/Shop/Localizable.xcstrings").problems == [])
        for locale in Self.locales {
            #expect(try read("Clean/Shop/\(locale).lproj/Orders.strings").problems == [])
            #expect(try read("Clean/Shop/\(locale).lproj/Orders.stringsdict").problems == [])
            if locale != "en" { #expect(try read("Clean/Localizations/\(locale).xcloc/Localized Contents/\(locale).xliff").problems == []) }
        }
    }

    @Test(arguments: [
        ("Shop/pl.lproj/Orders.strings", ["syntax-error 2:30"]), ("Shop/he.lproj/Orders.strings", ["syntax-error 26:40"]),
        ("Shop/de.lproj/Orders.strings", ["syntax-error 26:35"]), ("Shop/ja.lproj/Orders.strings", ["syntax-error 17:39"]),
        ("Shop/fr.lproj/Orders.stringsdict", ["stringsdict-invalid 29:8"]), ("Shop/de.lproj/Orders.stringsdict", ["stringsdict-invalid 9:11", "stringsdict-invalid 10:8"]),
        ("Localizations/ru.xcloc/Localized Contents/ru.xliff", ["syntax-error 10:43"]), ("Localizations/ja.xcloc/Localized Contents/ja.xliff", []),
    ]) func faultsHaveTheirPlace(_ path: String, _ problems: [String]) throws { #expect(try read("Checkout/" + path).problems == problems) }
}
