#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HeardLayout
import Testing

/// A string as a browser laid it out, with the fonts that it used.
struct BrowserLayout: Decodable, Sendable {
    var id: String, locale: String, text: String, fonts: [String], size: Double, width: Double, natural: Double, lines: Int, texts: [String]
}

private struct BrowserLayoutFile: Decodable { var items: [BrowserLayout] }

enum BrowserLayouts {
    /// Of the file that `HEARD_LAYOUTS` names (see `Tests/README.md`); empty where it names none. A file that can't be read ends the tests.
    static let items: [BrowserLayout] = {
        guard let path = ProcessInfo.processInfo.environment["HEARD_LAYOUTS"] else { return [] }
        do { return try JSONDecoder().decode(BrowserLayoutFile.self, from: Data(contentsOf: URL(filePath: path))).items } catch { fatalError("HEARD_LAYOUTS: \(path): \(error)") }
    }()

    /// The fonts of at least one of them are installed.
    static let hasFonts = items.contains { chain($0.fonts) != nil }

    /// Debian's folders for these fonts.
    static let folders = ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto"]

    static func path(_ name: String) -> String? {
        let file = name.split(separator: "#").first.map(String.init) ?? name
        return folders.first { FileManager.default.fileExists(atPath: $0 + "/" + file) }.map { $0 + "/" + name }
    }

    /// The chain of fonts of an item; nil where the fonts are not installed.
    static func chain(_ names: [String]) -> FontChain? {
        var paths: [String] = []
        for name in names {
            guard let path = path(name) else { return nil }
            paths.append(path)
        }
        return try? FontChain(paths: paths)
    }

    static func trimmed(_ text: String) -> String {
        var text = text
        while let last = text.unicodeScalars.last, last.properties.isWhitespace { text.unicodeScalars.removeLast() }
        return text
    }

    /// Errors of natural widths after dividing by their median, sorted.
    static func errors(_ ratios: [Double]) -> [Double] {
        let sorted = ratios.sorted()
        guard !sorted.isEmpty else { return [] }
        let median = sorted[sorted.count / 2]
        return ratios.map { abs($0 / median - 1) }.sorted()
    }
}

@Suite("Layout beside a browser's", .enabled(if: !BrowserLayouts.items.isEmpty, "HEARD_LAYOUTS names no file"))
struct BrowserLayoutTests {
    @Test("With the same fonts: the same widths and lines", .enabled(if: BrowserLayouts.hasFonts, "the fonts are not installed"))
    func exactFonts() throws {
        var preparers: [[String]: TextPreparer] = [:], count = 0
        var differing: [String] = []
        for item in BrowserLayouts.items {
            if preparers[item.fonts] == nil { preparers[item.fonts] = BrowserLayouts.chain(item.fonts).map { TextPreparer(metrics: $0) } }
            guard let preparer = preparers[item.fonts] else { continue }
            count += 1
            let prepared = try preparer.prepare(item.text, language: item.locale)
            #expect(abs(prepared.naturalWidth(size: item.size) / item.natural - 1) < 0.0006, "\(item.id)")
            let layout = prepared.layout(size: item.size, width: item.width)
            let texts = layout.lines.map { BrowserLayouts.trimmed(prepared.string($0.range)) }
            if texts != item.texts.map(BrowserLayouts.trimmed) { differing.append(item.id) }
            #expect(prepared.summary(size: item.size, width: item.width).lines == layout.lines.count, "\(item.id)")
        }
        #expect(count > 0)
        // The browser breaks fa-022 after a space before «, which UAX #14 forbids.
        #expect(differing.filter { $0 != "fa-022" }.count <= count / 1000)
    }

    @Test("Built-in metrics: within 0.7 % at the median, 2 % at the 95th percentile in every locale, the same number of lines on 99 %")
    func builtIn() throws {
        let preparer = TextPreparer(metrics: BuiltInMetrics.inter)
        var ratios: [String: [Double]] = [:], prepared: [PreparedText] = []
        for item in BrowserLayouts.items {
            let text = try preparer.prepare(item.text, language: item.locale)
            prepared.append(text)
            ratios[item.locale, default: []].append(text.naturalWidth(size: item.size) / item.natural)
        }
        for (locale, ratios) in ratios {
            let errors = BrowserLayouts.errors(ratios)
            #expect(errors[errors.count / 2] <= 0.007, "\(locale)")
            #expect(errors[errors.count * 95 / 100] <= 0.02, "\(locale)")
        }
        var same = 0
        for (item, text) in zip(BrowserLayouts.items, prepared) {
            let scale = (ratios[item.locale] ?? [1]).sorted()[(ratios[item.locale]?.count ?? 1) / 2]
            if text.summary(size: item.size, width: item.width * scale).lines == item.lines { same += 1 }
        }
        #expect(same * 100 >= BrowserLayouts.items.count * 99)
    }

    @Test("The system font's estimate is Inter Display, scaled", .enabled(if: BrowserLayouts.path("InterDisplay-Regular.otf") != nil, "Inter Display is not installed"))
    func systemFace() throws {
        let path = try #require(BrowserLayouts.path("InterDisplay-Regular.otf"))
        let shaper = TextPreparer(metrics: try FontChain(paths: [path])), tables = TextPreparer(metrics: BuiltInMetrics.system)
        var ratios: [String: [Double]] = [:]
        for item in BrowserLayouts.items where item.fonts.count == 1 {
            // 12 pt has no tracking.
            let exact = try shaper.prepare(item.text, language: item.locale).naturalWidth(size: 12)
            ratios[item.locale, default: []].append(try tables.prepare(item.text, language: item.locale).naturalWidth(size: 12) / exact)
        }
        for (locale, ratios) in ratios {
            let errors = BrowserLayouts.errors(ratios), sorted = ratios.sorted()
            #expect(errors[errors.count * 95 / 100] <= 0.01, "\(locale)")
            #expect(abs(sorted[sorted.count / 2] - Double(BuiltInMetrics.systemScale)) < 0.003, "\(locale)")
        }
    }
}
