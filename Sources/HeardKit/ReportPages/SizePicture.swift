import HeardCore
import HeardLanguage
import HeardLayout
import HeardRules

/// A picture of a string at the default and the largest text size: each reason, and each title of a control with a size finding.
enum SizePicture {
    private static let sizeRules: Set<String> = ["broken-word", "detached-reason", "excess-lines"]

    /// Nil where the size is not checked, or the string has characters without metrics.
    static func svg(_ string: ReportString, _ locale: LanguageTag) -> String? {
        let isReason = string.roles.contains(.reason)
        let finding = string.findings.first { sizeRules.contains($0.rule) }
        guard isReason || finding != nil, !string.value.isEmpty, string.value.unicodeScalars.count <= 2000 else { return nil }
        let context = LocaleContext(locale)
        let text = context.worstCase.fill(string.value, FormatString(string.value), category: nil).text
        guard let prepared = try? context.layout.prepare(text, language: locale.isLanguage ? locale.text : "en"), prepared.missing.isEmpty else { return nil }
        var picture = ScreenPicture(title: isReason ? nil : prepared, text: isReason ? prepared : nil, device: .narrowest)
        picture.isRightToLeft = context.isRightToLeft
        picture.idPrefix = id(string, locale)
        return try? picture.svg()
    }

    /// An id of its own on the page: a hash (FNV-1a) of table, key, variation and locale, the same in every run.
    private static func id(_ string: ReportString, _ locale: LanguageTag) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in [string.table, string.key, string.variation, locale.text] {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        return "picture-" + String(hash, radix: 36)
    }
}
