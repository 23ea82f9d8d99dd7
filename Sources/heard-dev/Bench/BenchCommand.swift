import HeardCore
import HeardKit
import HeardLanguage
import HeardReaders
import HeardReporters
import HeardRules
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// `heard-dev bench [--jobs N] PATH …`: what each stage of `check` costs, in milliseconds on the clock and of processor time, MB/s and strings/s.
enum BenchCommand {
    static func run(_ arguments: [String]) {
        var jobs: Int?
        var paths: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--jobs" { jobs = rest.popFirst().flatMap { Int($0) } } else { paths.append(argument) }
        }
        guard !paths.isEmpty else {
            print("usage: heard-dev bench [--jobs N] PATH …")
            exit(2)
        }
        do { try Bench(paths: paths, jobs: jobs).run() } catch let error as CommandError {
            print(error.message)
            exit(2)
        } catch {
            print("\(error)")
            exit(2)
        }
    }
}

private struct Bench {
    let stages: Linter.Stages
    let paths: [String]
    let jobs: Int?

    init(paths: [String], jobs: Int?) {
        self.paths = paths
        self.jobs = jobs
        stages = Linter.Stages(paths: paths, jobs: jobs)
    }

    func run() throws {
        let (files, reading) = try Stopwatch.measure { try stages.read() }
        let bytes = files.reduce(0) { $0 + $1.source.count }, strings = files.reduce(0) { $0 + $1.units.count }
        print("\(files.count) files, \(bytes) bytes, \(strings) strings; \(jobs.map { "\($0)" } ?? "all") workers")
        row("stage", "ms", "CPU ms", "MB/s", "strings/s", "peak MB")
        func line(_ name: String, _ time: Stopwatch) {
            row(name, figure(time.wall * 1000), figure(time.processor * 1000), figure(Double(bytes) / 1e6 / max(time.wall, 1e-9)), figure(Double(strings) / max(time.wall, 1e-9), 0),
                "\(Stopwatch.peakMemory)")
        }
        line("read", reading)
        let (joined, joining) = Stopwatch.measure { stages.join(files) }
        line("join", joining)
        var project = joined
        let (_, rolesTime) = Stopwatch.measure { stages.addRoles(&project) }
        line("roles", rolesTime)
        let made = project
        // Locale data, ICU objects and tables are made on first use: a run pays for them once, the figures of the families should not.
        let (drafts, all) = Stopwatch.measure { stages.drafts(made) }
        line("rules, all, first run", all)
        let (_, views) = Stopwatch.measure { stages.check(made, rules: ["none"]) }
        line("views of keys and values", views)
        let (_, again) = Stopwatch.measure { stages.check(made, rules: []) }
        line("rules, all, with views", again)
        for family in RuleFamily.allCases {
            let rules = RuleRegistry.all.filter { $0.metadata.family == family }.map { $0.metadata.id }
            let (_, time) = Stopwatch.measure { stages.check(made, rules: rules) }
            line("  \(family.rawValue)", Stopwatch(wall: max(0, time.wall - views.wall), processor: max(0, time.processor - views.processor)))
        }
        let (findings, assembling) = Stopwatch.measure { stages.findings(drafts, made) }
        line("findings (\(findings.count))", assembling)
        for format in [ReportFormat.text, .json] {
            let (size, time) = Stopwatch.measure { stages.report(findings, format) }
            line("report, \(format.rawValue) (\(size / 1000) kB)", time)
        }
        walk(files)
        MatchingBench(made).run()
        LayoutBench.run(made)
    }

    /// Reading a catalog against simdjson alone, on one core each, from the same bytes in memory; the best of five. Without catalogs that are no JSON:
    /// simdjson stops at the first fault, where the reader begins to look for its place.
    private func walk(_ files: [LocalizationFile]) {
        var reader = 0.0, bare = 0.0, bytes = 0
        for file in files where file.format == .xcstrings && file.source.count > 0 && LocalizationReader.bareWalk(file.source) >= 0 {
            var best = Double.infinity
            for _ in 0..<5 {
                let memory = SourceText.allocate(count: file.source.count)
                if let base = file.source.bytes.baseAddress { memory.copyMemory(from: base, byteCount: file.source.count) }
                let (_, time) = Stopwatch.measure {
                    LocalizationReader.read(path: file.path, format: .xcstrings, table: file.table, adopting: memory, count: file.source.count, limits: limits)
                }
                best = min(best, time.processor)
            }
            reader += best
            bare += Stopwatch.best(of: 5) { LocalizationReader.bareWalk(file.source) }.1.processor
            bytes += file.source.count
        }
        guard bytes > 0 else { return }
        print("catalogs: \(bytes) bytes of sound JSON; read in \(figure(reader * 1000)) ms, simdjson walks and unescapes them in \(figure(bare * 1000)) ms: \(figure(reader / max(bare, 1e-9))) times")
    }

    private var limits: Limits {
        var limits = Limits()
        limits.fileSize = Limits.largestFileSize
        return limits
    }

    private func row(_ cells: String...) {
        let widths = [38, 10, 10, 9, 12, 8]
        print(cells.enumerated().map { index, cell in
            let gap = String(repeating: " ", count: max(1, widths[index] - cell.unicodeScalars.count))
            return index == 0 ? cell + gap : gap + cell
        }.joined())
    }
}
