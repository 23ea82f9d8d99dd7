import HeardLayout
import Testing

@Suite("Text to lines")
struct TextLayoutTests {
    func lines(_ text: String, _ language: String = "en", size: Double = 17, width: Double, hangulWords: Bool = false) throws -> [String] {
        let prepared = try TextPreparer(metrics: BuiltInMetrics.system, hangulWordPriority: hangulWords).prepare(text, language: language)
        return prepared.layout(size: size, width: width).lines.map { prepared.string($0.range) }
    }

    @Test("Lines break at spaces, which hang at the end")
    func spaces() throws {
        #expect(try lines("one two three", width: 60) == ["one two ", "three"])
        #expect(try lines("one      ", width: 30) == ["one      "])
    }

    @Test("Nothing is lost, whatever the width", arguments: [1.0, 20, 50, 120, 1000])
    func complete(width: Double) throws {
        for text in ["Verifying card. This takes up to 10 seconds.", "a\nb\n\nc", "जाँच हो रही है", "👨‍👩‍👧 family 🇩🇪🇫🇷", "日本語のテキスト", "e\u{301}e\u{301}e\u{301}", "\r\nx", ""] {
            #expect(try lines(text, width: width).joined() == text)
        }
    }

    @Test("A word wider than the line starts a new one and is broken between grapheme clusters")
    func emergency() throws {
        let prepared = try TextPreparer(metrics: BuiltInMetrics.system).prepare("Die „Rechtsschutzversicherung“!", language: "de")
        let layout = prepared.layout(size: 53, width: 288)
        #expect(layout.lines.count == 4)
        #expect(prepared.string(layout.lines[0].range) == "Die ")
        #expect(layout.brokenWords.map(prepared.string) == ["Rechtsschutzversicherung"])
        #expect(layout.lines.map(\.endsInsideWord) == [false, true, true, false])
        #expect(layout.lines.allSatisfy { $0.width <= 288.02 })
        #expect(try lines("e\u{301}e\u{301}", width: 1) == ["e\u{301}", "e\u{301}"])
    }

    @Test("Line breaks in the text are kept")
    func mandatory() throws {
        #expect(try lines("one\ntwo", width: 1000) == ["one\n", "two"])
        #expect(try lines("one\r\ntwo", width: 1000) == ["one\r\n", "two"])
    }

    @Test("A soft hyphen is a place to break, and shows a hyphen there")
    func softHyphen() throws {
        let prepared = try TextPreparer(metrics: BuiltInMetrics.system).prepare("Daten\u{AD}schutz", language: "de")
        let layout = prepared.layout(size: 17, width: 60)
        #expect(layout.lines.count == 2 && layout.lines[0].endsInHyphen && layout.brokenWords.isEmpty)
        let whole = prepared.layout(size: 17, width: 300)
        #expect(whole.lines.count == 1 && !whole.lines[0].endsInHyphen)
    }

    @Test("Korean breaks between syllables, or between words if asked")
    func korean() throws {
        #expect(try lines("카드를 확인하는 중입니다", "ko", width: 70).count == 3)
        for line in try lines("카드를 확인하는 중입니다", "ko", width: 70, hangulWords: true).dropLast() { #expect(line.hasSuffix(" ")) }
    }

    @Test("Thai breaks between words of the dictionary")
    func thai() throws {
        let found = try lines("กำลังตรวจสอบบัตร", "th", width: 80)
        #expect(found.first == "กำลัง" || found.first == "กำลังตรวจสอบ" || found.first == "กำลังตรวจ")
        #expect(found.count == 2)
    }

    @Test("Counting lines agrees with laying them out")
    func summary() throws {
        let prepared = try TextPreparer(metrics: BuiltInMetrics.system).prepare("Karte wird überprüft. Das dauert bis zu 10 Sekunden.", language: "de")
        for size in [17.0, 28, 53] {
            for width in stride(from: 20.0, through: 600, by: 7) {
                let layout = prepared.layout(size: size, width: width), summary = prepared.summary(size: size, width: width)
                #expect(summary.lines == layout.lines.count && summary.hasBrokenWord == !layout.brokenWords.isEmpty)
            }
        }
    }
}

@Suite("Built-in metrics")
struct BuiltInMetricsTests {
    func em(_ text: String, _ language: String = "en", _ metrics: BuiltInMetrics = .system) throws -> Double {
        // 12 pt has no tracking.
        try TextPreparer(metrics: metrics).prepare(text, language: language).naturalWidth(size: 12) / 12
    }

    @Test("Full-width characters are one em, emoji 1.25")
    func fullWidth() throws {
        #expect(abs(try em("日本語", "ja") - 3) < 1e-4)
        #expect(abs(try em("；", "ja") - 1) < 1e-4)
        for emoji in ["😀", "👨‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣"] { #expect(abs(try em(emoji) - 1.25) < 1e-4, "\(emoji)") }
        #expect(abs(try em("🇩🇪🇫🇷") - 2.5) < 1e-4)
    }

    @Test("Marks and joiners have no width")
    func zero() throws {
        #expect(try em("e\u{301}") == em("e"))
        #expect(try em("a\u{200B}b\u{AD}c\u{2060}") == em("abc"))
    }

    @Test("Arabic letters are as wide as their joined form; lam and alef are one")
    func arabic() throws {
        #expect(try em("ببب", "ar") < 3 * em("ب", "ar"))
        #expect(try em("لا", "ar") < em("ل", "ar") + em("ا", "ar"))
        #expect(try em("ب\u{200C}ب", "ar") == 2 * em("ب", "ar"))
        #expect(try em("بُّب", "ar") == em("بب", "ar"))
    }

    @Test("Conjuncts are narrower than their letters")
    func devanagari() throws {
        #expect(try em("स्थापना", "hi") < em("स", "hi") + em("थ", "hi") + em("ा", "hi") + em("पना", "hi"))
        #expect(try em("र्क", "hi") < em("र", "hi") + em("क", "hi"))
    }

    @Test("A script without a table says so")
    func missing() throws {
        let prepared = try TextPreparer(metrics: BuiltInMetrics.system).prepare("ᚠᚢᚦ ok", language: "en")
        #expect(prepared.missing == ["ᚠ", "ᚢ", "ᚦ"])
    }

    @Test("Tracking follows Apple's table")
    func tracking() {
        let metrics = BuiltInMetrics.system
        for (size, value) in [(5.0, 41.0), (6, 41), (12, 0), (17, -26), (24, 3), (28, 14), (31, 13), (33, 12), (40, 10), (44, 8), (53, 6), (60, 4), (80, 0), (200, 0)] {
            #expect(abs(metrics.tracking(size: size) - value / 1000) < 1e-6, "\(size)")
        }
        #expect(BuiltInMetrics.inter.tracking(size: 17) == 0)
    }
}

@Suite("Sizes and devices")
struct SizeTests {
    @Test("Apple's table of text sizes", arguments: [("body", "large", 17.0, 22.0), ("body", "AX5", 53, 62), ("footnote", "AX5", 44, 52), ("large-title", "xSmall", 31, 38), ("caption2", "AX5", 40, 48), ("subhead", "xxxLarge", 21, 28)])
    func sizes(style: String, contentSize: String, points: Double, leading: Double) throws {
        let size = try #require(DynamicTypeSize(name: contentSize)).size(of: try #require(TextStyle(name: style)))
        #expect(size == TextSize(points: points, leading: leading))
    }

    @Test("A style never gets smaller with the content size")
    func ascending() {
        for style in TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map { $0.size(of: style).points }
            #expect(sizes == sizes.sorted())
        }
        for style in WatchTextStyle.allCases {
            let sizes = WatchTypeSize.allCases.map { $0.size(of: style).points }
            #expect(sizes == sizes.sorted())
        }
    }

    @Test("Names of content sizes", arguments: ["AX5", "ax5", "accessibility5", "accessibilityExtraExtraExtraLarge", "accessibility-extra-extra-extra-large"])
    func names(name: String) { #expect(DynamicTypeSize(name: name) == .accessibility5) }

    @Test("Devices by name, model and size")
    func devices() throws {
        #expect(Device.standard.map(\.width) == [320, 375, 393, 440])
        #expect(try #require(Device(named: "iPhone 15 Pro")).height == 852)
        #expect(try #require(Device(named: "iphone-se")).width == 375)
        #expect(try #require(Device(named: "402 x 874")).name == "iPhone 17")
        #expect(try #require(Device(named: "500x1000")).width == 500)
        for bad in ["", "x", "0x0", "nanx3", "1e9x2", "iPhone 99", "-5x100"] { #expect(Device(named: bad) == nil, "\(bad)") }
    }
}
