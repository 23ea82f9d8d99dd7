import HeardCore
@testable import HeardKit
import HeardTestSupport
import Testing
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite struct MeasureTests {
    private func answer(_ line: String) -> String { answer(Array(line.utf8)) }

    private func answer(_ line: [UInt8]) -> String {
        let stream = MeasureStream(metrics: nil, hangulWordPriority: false)
        return String(decoding: line.withUnsafeBytes { stream.answer(.bytes($0), number: 3) }, as: UTF8.self)
    }

    @Test func aLineIsAnswered() {
        let text = answer(#"{"id":7,"locale":"de","text":"Karte wird geprüft","style":"body","contentSize":"AX5","width":300}"#)
        #expect(text.hasPrefix(#"{"id":7,"natural":"#) && text.contains(#""texts":["#) && text.contains(#""brokenWords":["#), "\(text)")
    }

    @Test(arguments: [
        "", "{", "[]", "null", "{}", "{\"id\":1}", #"{"id":1,"text":7,"width":10}"#, #"{"id":1,"text":"x"}"#, #"{"id":1,"text":"x","width":0}"#, #"{"id":1,"text":"x","width":1e400}"#,
        #"{"id":1,"text":"x","width":-5}"#, #"{"id":1,"text":"x","width":"10"}"#, #"{"id":1,"text":"x","width":10,"size":0}"#, #"{"id":1,"text":"x","width":10,"size":1e9}"#,
        #"{"id":1,"text":"x","width":10,"style":"huge"}"#, #"{"id":1,"text":"x","width":10,"contentSize":"AX9"}"#, #"{"id":1,"text":"x","device":"toaster"}"#, #"{"id":1,"text":"x","width":10} x"#,
        #"{"id":1,"text":"\ud8","width":10}"#, "{\"id\":1,\"text\":\"a\u{1}b\",\"width\":10}", #"{"id":1,"text":"x","locale":["de"],"width":10}"#, #"{"a":[[[[[[[[[["#,
    ])
    func badLinesAreErrors(line: String) {
        let text = answer(line)
        #expect(text.contains("\"error\":\"") && text.hasSuffix("\"line\":3}"), "\(text)")
        #expect(!text.utf8.contains { $0 < 0x20 || $0 == 0x7F })
    }

    @Test func notUTF8AndTooLongAreErrors() {
        #expect(answer(Array("{\"id\":1,\"text\":\"".utf8) + [0xC3, 0x28, 0xFF] + Array("\",\"width\":10}".utf8)).contains("not UTF-8"))
        let long = String(repeating: "wort ", count: 10_000)
        #expect(answer("{\"id\":\"x\",\"text\":\"\(long)\",\"width\":10}").hasPrefix("{\"id\":\"x\",\"error\":\"the text is longer"))
        let stream = MeasureStream(metrics: nil, hangulWordPriority: false)
        #expect(String(decoding: stream.answer(.tooLong, number: 9), as: UTF8.self).contains("\"line\":9"))
        #expect(answer("{\"a\":" + String(repeating: "[", count: 100_000)).contains("nested too deeply"))
    }

    @Test func strangeTextsAreLaidOut() {
        for text in ["", " ", "\\u0000\\u001b[31m", "\\ud800", "\\u202e\\u2066x", "\\n\\r\\u2028\\u2029", "\\ud83d\\udc69\\u200d\\ud83d\\udc67", "a\\u0301\\u0301\\u0301", "\\u00ad\\u00ad"] {
            let answer = answer("{\"id\":1,\"text\":\"\(text)\",\"width\":0.001,\"size\":1000}")
            #expect(answer.hasPrefix("{\"id\":1,\"natural\":"), "\(answer)")
            #expect(!answer.utf8.contains { $0 < 0x20 })
        }
    }

    // MARK: SVG

    private func svg(_ texts: [String], _ locale: String, control: String? = nil) throws -> String {
        var options = MeasureOptions()
        options.texts = texts
        options.locales = [locale]
        options.format = "svg"
        options.control = control
        options.devices = ["320x568"]
        return try Measure.output(options)
    }

    @Test func aPictureIsWellFormedAndDescribed() throws {
        let picture = try svg(["Pay <now> & \"here\"", "Verifying card. This takes up to 10 seconds."], "en", control: "reason")
        #expect(picture.hasPrefix("<svg") && picture.contains("<title") && picture.contains("<desc") && picture.contains("prefers-color-scheme"))
        #expect(!picture.contains("<now>") && picture.contains("&lt;now&gt;"))
        #expect(!picture.contains("<script") && !picture.contains("href"))
        #expect(try isWellFormed(picture))
        // Each line of the reason at AX5 stands in it with the width that it was given.
        #expect(picture.contains("textLength") && picture.contains("Verifying"))
    }

    @Test func rightToLeftIsMirrored() throws {
        let arabic = try svg(["تعذر التحقق من البطاقة"], "ar"), english = try svg(["Verifying card"], "en")
        #expect(arabic.contains("rtl") && !english.contains("\"rtl\""))
        #expect(try isWellFormed(arabic))
    }

    @Test func hostileTextsStayText() throws {
        for text in ["\u{1B}[31m\u{0}\u{FFFE}", "]]>", "</svg><script>alert(1)</script>", "\u{202E}abc", "&#0;"] {
            let picture = try svg([text], "en")
            #expect(try isWellFormed(picture), "\(picture)")
            #expect(!picture.contains("<script") && !picture.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E || $0.value == 0xFFFE })
        }
    }

    /// Reads the picture with the XML reader that reads XLIFF.
    private func isWellFormed(_ text: String) throws -> Bool {
        var depth = 0, scanner = TagScanner(bytes: Array(text.utf8))
        while let tag = scanner.next() { depth += tag.isEnd ? -1 : tag.isEmpty ? 0 : 1 }
        return depth == 0
    }

    // MARK: A key

    @Test func aKeyIsLookedUpInItsTables() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(Array("\"pay.reason\" = \"Verifying card.\";\n\"other\" = \"x\";".utf8), to: "en.lproj/Localizable.strings")
        try folder.write(Array("\"pay.reason\" = \"Karte wird geprüft.\";".utf8), to: "de.lproj/Localizable.strings")
        var options = MeasureOptions()
        options.key = "pay.reason"
        options.paths = [folder.path]
        let all = try Measure.output(options)
        #expect(all.contains("Verifying card.") && all.contains("Karte wird geprüft.") && !all.contains("“\u{2068}x"))
        options.locales = ["de"]
        options.format = "json"
        let german = try Measure.output(options)
        #expect(german.contains("Karte wird gepr") && !german.contains("Verifying"))
        options.key = "nothing"
        #expect(throws: Measure.Failure.self) { try Measure.output(options) }
    }
}
