#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import HeardCore
import HeardKit
import HeardLayout
import HeardReporters

/// `heard-dev metrics --generate | --check [PACKAGE]`: writes the tables of built-in metrics, or makes them again and compares.
enum MetricsCommand {
    /// What becomes of the tables that are made.
    private final class Target {
        let isCheck: Bool
        private(set) var differing: [String] = []
        private(set) var count = 0

        init(isCheck: Bool) { self.isCheck = isCheck }

        func take(_ text: String, _ path: String) {
            count += 1
            if isCheck {
                if (try? FileAccess.read(path)) != Array(text.utf8) { differing.append(path) }
                return
            }
            do throws(CommandError) { try FileAccess.write(path) { $0.write(text) } } catch {
                print(error.message)
                exit(2)
            }
            print(path)
        }
    }


    /// Scripts with one width a character: file of the font, ranges.
    static let simpleScripts: [(name: String, font: String, ranges: [ClosedRange<UInt32>])] = [
        ("hebrew", "NotoSansHebrew-Regular.ttf", [0x591...0x5F4, 0xFB1D...0xFB4F]),
        ("thai", "NotoSansThai-Regular.ttf", [0xE01...0xE5B]),
        ("lao", "NotoSansLao-Regular.ttf", [0xE81...0xEDF]),
        ("armenian", "NotoSansArmenian-Regular.ttf", [0x531...0x58F]),
        ("georgian", "NotoSansGeorgian-Regular.ttf", [0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2D]),
        ("ethiopic", "NotoSansEthiopic-Regular.ttf", [0x1200...0x139F]),
    ]

    /// Scripts whose syllables are put together: file of the font, block, virama.
    static let indicScripts: [(name: String, font: String, range: ClosedRange<UInt32>, virama: Unicode.Scalar, joiner: String)] = [
        ("devanagari", "NotoSansDevanagari-Regular.ttf", 0x900...0x97F, "\u{94D}", "\u{94D}"),
        ("bengali", "NotoSansBengali-Regular.ttf", 0x980...0x9FE, "\u{9CD}", "\u{9CD}"),
        ("gurmukhi", "NotoSansGurmukhi-Regular.ttf", 0xA01...0xA76, "\u{A4D}", "\u{A4D}"),
        ("gujarati", "NotoSansGujarati-Regular.ttf", 0xA81...0xAFF, "\u{ACD}", "\u{ACD}"),
        ("oriya", "NotoSansOriya-Regular.ttf", 0xB01...0xB77, "\u{B4D}", "\u{B4D}"),
        ("tamil", "NotoSansTamil-Regular.ttf", 0xB82...0xBFA, "\u{BCD}", "\u{BCD}"),
        ("telugu", "NotoSansTelugu-Regular.ttf", 0xC00...0xC7F, "\u{C4D}", "\u{C4D}"),
        ("kannada", "NotoSansKannada-Regular.ttf", 0xC80...0xCF2, "\u{CCD}", "\u{CCD}"),
        ("malayalam", "NotoSansMalayalam-Regular.ttf", 0xD00...0xD7F, "\u{D4D}", "\u{D4D}"),
        ("sinhala", "NotoSansSinhala-Regular.ttf", 0xD81...0xDF4, "\u{DCA}", "\u{DCA}\u{200D}"),
        ("khmer", "NotoSansKhmer-Regular.ttf", 0x1780...0x17F9, "\u{17D2}", "\u{17D2}"),
        ("myanmar", "NotoSansMyanmar-Regular.ttf", 0x1000...0x109F, "\u{1039}", "\u{1039}"),
    ]

    static func run(_ arguments: [String]) throws {
        let target = Target(isCheck: arguments.contains("--check"))
        guard target.isCheck || arguments.contains("--generate") else {
            print("usage: heard-dev metrics --generate | --check [PACKAGE]")
            exit(2)
        }
        do { try make(arguments, target) } catch {
            print("\(error) (the tables are made from Debian's fonts-inter and fonts-noto-core)")
            exit(2)
        }
        guard target.isCheck else { return }
        for path in target.differing { print("\(path): differs from what the fonts give") }
        print("\(target.count) tables, \(target.differing.count) differ")
        exit(target.differing.isEmpty ? 0 : 1)
    }

    private static func make(_ arguments: [String], _ target: Target) throws {
        let generator = MetricsGenerator()
        let package = arguments.first { !$0.hasPrefix("-") } ?? "."
        let folder = package + "/Sources/HeardLayout/Metrics/Tables/"
        func noto(_ file: String) throws -> FontFile { try FontFile(generator.notoFolder + "/" + file) }
        var scripts = ["arabic"]
        let display = try FontFile(generator.interFolder + "/InterDisplay-Regular.otf")
        write("InterDisplay", "interDisplay", generator.european(display), folder, target)
        write("Inter", "inter", generator.european(try FontFile(generator.interFolder + "/Inter-Regular.otf")), folder, target)
        write("Arabic", "arabic", generator.arabic(try noto("NotoSansArabic-Regular.ttf")), folder, target)
        for script in simpleScripts {
            write(script.name.capitalized, script.name, generator.simple(try noto(script.font), script.ranges), folder, target)
            scripts.append(script.name)
        }
        for script in indicScripts {
            write(script.name.capitalized, script.name, generator.indic(try noto(script.font), script.range, virama: script.virama, joiner: script.joiner), folder, target)
            scripts.append(script.name)
        }
        let average = generator.average(display)
        let scale = (MetricsGenerator.systemAverage / average * 10_000).rounded() / 10_000
        let index = """
            // Generated by `heard-dev metrics --generate`. Do not edit.

            /// Tables of widths; see ``MetricTable`` for their notation.
            enum GeneratedMetrics {
                /// \(MetricsGenerator.systemAverage) em (SF Pro) by Inter Display's average over English letter frequencies, \((average * 10_000).rounded() / 10_000) em.
                static let systemScale = \(scale)
                static let scripts: [StaticString] = [
                    \(scripts.joined(separator: ", "))
                ]
            }

            """
        target.take(index, folder + "GeneratedMetrics.swift")
    }

    private static func write(_ file: String, _ name: String, _ table: String, _ folder: String, _ target: Target) {
        let text = "// Generated by `heard-dev metrics --generate`. Do not edit.\nextension GeneratedMetrics {\n    static let \(name): StaticString = \"\"\"\n"
            + table.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n") + "\n        \"\"\"\n}\n"
        target.take(text, folder + file + "Table.swift")
    }
}

private extension String {
    var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
