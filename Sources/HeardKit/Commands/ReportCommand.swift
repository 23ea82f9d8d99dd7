import HeardCore
import HeardReporters

/// `heard report`: an index, one page per locale, JSON and Markdown beside them.
enum ReportCommand {
    static func run(_ given: RunOptions) throws(CommandError) -> Int32 {
        guard let folder = given.outputFolder else { throw CommandError("report needs --output DIR") }
        let (options, configuration) = try CheckCommand.prepare(given)
        let (result, status) = try CheckCommand.lint(options, configuration)
        try FileAccess.makeFolder(folder)
        let context = HeardCommand.context
        let locales = LocaleReport.all(result, options)
        for locale in locales {
            let page = LocalePage(report: locale, context: context, pictures: SizePicture(result.project, locale.locale, configuration.ruleSettings),
                                  controls: ReportControl.all(result.project.source, locale.texts))
            try FileAccess.write(folder + "/\(locale.fileName).html") { page.write(to: $0) }
            var summary = Summary()
            summary.files = Set(locale.findings.map(\.file)).count
            summary.units = locale.counts.units
            summary.errors = locale.counts.errors
            summary.warnings = locale.counts.warnings
            summary.notes = locale.counts.notes
            summary.byLocale = [locale.locale: locale.counts]
            summary.notRun = locale.notRun
            let part = Report(findings: locale.findings, summary: summary)
            try FileAccess.write(folder + "/\(locale.fileName).json") { JSONReporter().write(part, context, to: $0) }
            try FileAccess.write(folder + "/\(locale.fileName).md") { MarkdownReporter().write(part, context, to: $0) }
        }
        let index = IndexPage(report: result.report, locales: locales, context: context)
        try FileAccess.write(folder + "/index.html") { index.write(to: $0) }
        try FileAccess.write(folder + "/report.json") { JSONReporter().write(result.report, context, to: $0) }
        try FileAccess.write(folder + "/report.md") { MarkdownReporter().write(result.report, context, to: $0) }
        if !options.isQuiet {
            let s = result.report.summary
            _ = HeardCommand.printed("\(locales.count) pages in \(visible(folder)): \(s.errors) errors, \(s.warnings) warnings, \(s.notes) notes\n")
        }
        return status
    }
}
