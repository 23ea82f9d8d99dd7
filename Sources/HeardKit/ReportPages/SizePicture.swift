import HeardCore
import HeardLanguage
import HeardLayout
import HeardReporters
import HeardRules

/// Pictures of strings at the default and the largest text size: each reason under its button, and each title of a control with a size finding.
struct SizePicture {
    private static let sizeRules: Set<String> = ["broken-word", "detached-reason", "excess-lines"]

    private let project: ProjectView
    private let rules: RuleContext
    private let locale: LocaleContext

    init(_ project: Project, _ tag: LanguageTag, _ settings: RuleSettings) {
        self.project = ProjectView(project)
        rules = RuleContext(settings: settings)
        locale = LocaleContext(tag)
    }

    /// A figure for a page; nil where the size is not checked, or the string has characters without metrics.
    func figure(_ string: ReportString) -> String? {
        let isReason = string.roles.contains(.reason)
        let finding = string.findings.first { Self.sizeRules.contains($0.rule) }
        guard isReason || finding != nil, !string.value.isEmpty, string.value.unicodeScalars.count <= 2000 else { return nil }
        let text = locale.worstCase.fill(string.value, FormatString(string.value), category: nil).text
        guard let prepared = try? locale.layout.prepare(text, language: locale.isLanguage ? locale.tag.text : "en"), prepared.missing.isEmpty else { return nil }
        let title = isReason ? string.reference.flatMap { ReasonTitle.find($0, locale.tag, in: project, rules) } : prepared
        var picture = ScreenPicture(title: title, text: isReason ? prepared : nil, device: .narrowest)
        picture.isRightToLeft = locale.isRightToLeft
        picture.idPrefix = id(string)
        guard let svg = try? picture.svg() else { return nil }
        // A picture that explains a finding is shown at once; the others on demand.
        let summary = isReason ? title == nil ? "The reason at two text sizes (its button is not known)" : "The reason under its button at two text sizes" : "The title at two text sizes"
        return "<details class=\"picture\"\(finding == nil ? "" : " open")><summary>\(summary)</summary>\n\(svg)</details>"
    }

    /// An id of its own on the page: a hash (FNV-1a) of file, table, key, variation and locale, the same in every run.
    private func id(_ string: ReportString) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in [string.file, string.table, string.key, string.variation, locale.tag.text] {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        return "picture-" + String(hash, radix: 36)
    }
}
