import HeardCore
import HeardKit
import HeardLayout
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The layout stage of the benchmark: every string of a project that may be on screen, at three sizes and four widths, on one core.
enum LayoutBench {
    static func run(_ folder: String) {
        do { run(try Linter.check(paths: [folder], rules: ["over-length"]).project) } catch { print(error.message) }
    }

    static func run(_ project: Project) {
        var texts: [(text: String, language: String)] = []
        for table in project.tables {
            for row in table.rows where row.roles.isVisibleOrUnknown {
                for reference in row.entries {
                    let file = project.files[Int(reference.file)], entry = file.entries[Int(reference.entry)]
                    let tag = table.locales[Int(reference.locale)].tag
                    for index in entry.units where !file.units[Int(index)].value.isEmpty { texts.append((file.units[Int(index)].value, tag.isLanguage ? tag.text : "en")) }
                }
            }
        }
        let preparer = TextPreparer(metrics: BuiltInMetrics.system)
        let sizes = [DynamicTypeSize.large, .accessibility1, .accessibility5].map { $0.size(of: .body).points }
        let widths = Device.standard.map { ControlModel.reason.lineWidth(on: $0) }
        var lines = 0, layouts = 0, strings = 0
        var preparation = 0.0, layout = 0.0
        // In portions, as a run has them: nothing is kept.
        for start in stride(from: 0, to: texts.count, by: 1000) {
            var prepared: [PreparedText] = []
            prepared.reserveCapacity(1000)
            preparation += processorTime {
                for (text, language) in texts[start..<min(texts.count, start + 1000)] {
                    if let made = try? preparer.prepare(text, language: language) { prepared.append(made) }
                }
            }
            strings += prepared.count
            layout += processorTime {
                for index in prepared.indices {
                    for size in sizes {
                        for width in widths {
                            lines &+= prepared[index].summary(size: size, width: width).lines
                            layouts += 1
                        }
                    }
                }
            }
        }
        print("layout: \(strings) strings, \(layouts) layouts, \(lines) lines; preparing \(rate(strings, preparation)) strings/s, "
            + "laying out \(rate(layouts, layout)) layouts/s, both together \(rate(layouts, preparation + layout)) layouts/s")
    }

    /// Seconds of this process's processor time: other work on the machine does not count.
    private static func processorTime(_ body: () -> Void) -> Double {
        var start = timespec(), end = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
        body()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
        return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
    }

    private static func rate(_ count: Int, _ seconds: Double) -> String {
        let millions = Double(count) / max(seconds, 1e-9) / 1e6
        return "\((millions * 100).rounded() / 100) million"
    }
}
