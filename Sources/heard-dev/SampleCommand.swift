import HeardCore
import HeardKit

/// `heard-dev sample [--seed N] [--per-rule N] [--per-app N] [--rule ID] [--least note|warning|error] FOLDER`: random findings to read and judge,
/// with key, comment, source and neighbours. Every folder directly below FOLDER is one app.
enum SampleCommand {
    private struct Options {
        var seed: UInt64 = 1
        var perRule = 30
        var perApp = 5
        var rules: [String] = []
        var least = Severity.warning
        var folder = "."
    }

    static func run(_ arguments: [String]) {
        var options = Options()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--seed": options.seed = rest.popFirst().flatMap { UInt64($0) } ?? 1
            case "--per-rule": options.perRule = rest.popFirst().flatMap { Int($0) } ?? 30
            case "--per-app": options.perApp = rest.popFirst().flatMap { Int($0) } ?? 5
            case "--rule": if let rule = rest.popFirst() { options.rules.append(rule) }
            case "--least": options.least = rest.popFirst().flatMap { Severity(name: $0) } ?? .warning
            default: options.folder = argument
            }
        }
        let result: LintResult
        do { result = try Linter.check(paths: [options.folder], rules: options.rules) } catch {
            print(error.message)
            return
        }
        var byRule: [String: [Finding]] = [:]
        for finding in result.report.findings { byRule[finding.rule, default: []].append(finding) }
        let neighbours = Neighbours(result.project)
        for (rule, findings) in byRule.sorted(by: { $0.key < $1.key }) {
            let counts = Severity.allCases.map { severity in "\(findings.filter { $0.severity == severity }.count) \(severity.name)" }
            print("# \(rule): \(counts.joined(separator: ", "))")
            show(findings.filter { $0.severity >= options.least }, options, neighbours)
        }
    }

    /// Comment and neighbouring keys of an entry, by file and key.
    private struct Neighbours {
        private var files: [String: LocalizationFile] = [:]

        init(_ project: Project) { for file in project.files { files[file.path] = file } }

        func lines(_ finding: Finding) -> [String] {
            guard let file = files[finding.file], let key = finding.key,
                  let index = file.entries.firstIndex(where: { $0.key == key && (finding.locale == nil || $0.locale == finding.locale) }) else { return [] }
            var lines: [String] = []
            if let comment = file.entries[index].comment { lines.append("comment \(visible(comment))") }
            if let before = file.entries[..<index].last(where: { $0.key != key }) { lines.append("before  \(visible(before.key))") }
            if let after = file.entries[index...].first(where: { $0.key != key }) { lines.append("after   \(visible(after.key))") }
            return lines
        }
    }

    private static func show(_ findings: [Finding], _ options: Options, _ neighbours: Neighbours) {
        var generator = SeededNumbers(seed: options.seed)
        var perApp: [String: Int] = [:]
        var shown = 0
        let root = options.folder.hasSuffix("/") ? options.folder : options.folder + "/"
        for finding in findings.shuffled(using: &generator) where shown < options.perRule {
            let path = finding.file.hasPrefix(root) ? String(finding.file.dropFirst(root.utf8.count)) : finding.file
            let app = String(path.split(separator: "/").first ?? "")
            guard perApp[app, default: 0] < options.perApp else { continue }
            perApp[app, default: 0] += 1
            shown += 1
            print("[\(finding.severity.name)] \(path):\(finding.start?.line ?? 0) \(finding.locale?.text ?? "") \(finding.variation ?? "")")
            print("   key     \(visible(finding.key ?? ""))")
            if let source = finding.source { print("   source  \(visible(source))") }
            if let value = finding.value { print("   value   \(visible(value))") }
            for line in neighbours.lines(finding) { print("   " + line) }
            print("   says    \(finding.message)")
        }
    }
}
