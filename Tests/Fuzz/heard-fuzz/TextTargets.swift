import HeardCore
@testable import HeardKit
import HeardLanguage
import HeardLayout
import ICUKit

/// Texts: what a value may hold.
enum TextTargets {
    private static let locales = ["de", "ar", "he", "th", "ja", "hi", "ko", "zh-Hant", "fi", "my"]

    static func specifiers(_ bytes: UnsafeRawBufferPointer) {
        let format = FormatString(utf8: bytes.bindMemory(to: UInt8.self))
        for specifier in format.specifiers { precondition(specifier.range.upperBound <= bytes.count, "a specifier outside the text") }
        let text = AnalyzedText(String(decoding: bytes, as: UTF8.self))
        _ = text.arguments
        _ = CommentDirectives.parse(text.value)
        _ = KeyRoles.find(text.value)
        _ = CommentRoles.find(text.value)
    }

    static func bidi(_ bytes: UnsafeRawBufferPointer) {
        guard let first = bytes.first, let paragraph = try? BidiParagraph() else { return }
        let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
        do {
            try paragraph.set(text, base: first & 1 == 0 ? .leftToRight : .rightToLeft)
            _ = try paragraph.levels()
            _ = try paragraph.runs()
            _ = try paragraph.logicalToVisual()
            _ = try paragraph.visualToLogical()
            _ = try paragraph.reordered()
        } catch {}
    }

    static func layout(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 2 else { return }
        let text = String(decoding: bytes.dropFirst(2), as: UTF8.self)
        guard text.unicodeScalars.count <= Limits().analyzedLength else { return }
        let preparer = TextPreparer(metrics: bytes[0] & 1 == 0 ? BuiltInMetrics.system : BuiltInMetrics.inter, hangulWordPriority: bytes[0] & 2 != 0)
        guard let prepared = try? preparer.prepare(text, language: locales[Int(bytes[0] >> 2) % locales.count]) else { return }
        for width in [1, Double(bytes[1]), Double(bytes[1]) * 4 + 0.5] where width > 0 {
            let layout = prepared.layout(size: 53, width: width)
            let summary = prepared.summary(size: 53, width: width)
            precondition(layout.lines.count == summary.lines, "the summary counts other lines")
            for line in layout.lines { _ = prepared.lineText(line.range) }
            for word in layout.brokenWords { _ = prepared.string(word) }
        }
    }

    static func configuration(_ bytes: UnsafeRawBufferPointer) {
        _ = try? ConfigurationReader(HeardCommand.vocabulary).read(Array(bytes), file: ".heard.yml")
        _ = try? Baseline.parse(Array(bytes), file: "baseline.txt")
    }

    static func interfaceBuilder(_ bytes: UnsafeRawBufferPointer) { _ = InterfaceBuilderReader.read(Array(bytes), path: "Main.storyboard") }

    /// What heard-source prints, as heard reads it.
    static func facts(_ bytes: UnsafeRawBufferPointer) { _ = JSONRecordParser.parse(bytes) }
}
