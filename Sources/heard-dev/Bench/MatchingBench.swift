import HeardCore
import HeardKit
import HeardLanguage
import HeardRules

/// The words of `Locales/` in every string of a project that has such words, on one core: from a text to the list of its words, or to the certainty
/// that it has none that rules ask for.
struct MatchingBench {
    private var texts: [(value: String, locale: LocaleContext)] = []

    /// A text of a portion and its locale, which somebody else keeps.
    private struct Shared {
        let text: Unmanaged<AnalyzedText>
        let locale: Unmanaged<LocaleContext>

        @inline(__always)
        var mayHaveWords: Bool { locale._withUnsafeGuaranteedRef { locale in text._withUnsafeGuaranteedRef { locale.mayHave(.asked, in: $0) } } }
        @inline(__always)
        func scan() { locale._withUnsafeGuaranteedRef { locale in text._withUnsafeGuaranteedRef { _ = locale.scan($0) } } }
    }

    init(_ project: Project) {
        let context = RuleContext()
        for table in project.tables {
            let locales = table.locales.map { context.locale($0.tag) }
            for row in table.rows {
                for reference in row.entries where locales[Int(reference.locale)].words != nil {
                    let file = project.files[Int(reference.file)]
                    for unit in file.entries[Int(reference.entry)].units where !file.units[Int(unit)].value.isEmpty {
                        texts.append((file.units[Int(unit)].value, locales[Int(reference.locale)]))
                    }
                }
            }
        }
    }

    func run() {
        guard !texts.isEmpty else { return }
        var found = 0, look = Double.infinity, all = Double.infinity
        // The quickest of three: what else the machine does takes the processor's memory away.
        for _ in 0..<3 {
            var lookTime = 0.0, time = 0.0
            found = 0
            for start in stride(from: 0, to: texts.count, by: 500) {
                let portion = texts[start..<min(texts.count, start + 500)]
                lookTime += Self.measure(portion) { if $0.mayHaveWords { found += 1 } }
                // As rules do it: who sees that there are words asks for them at once.
                time += Self.measure(portion) { if $0.mayHaveWords { $0.scan() } }
            }
            look = min(look, lookTime)
            all = min(all, time)
        }
        let count = Double(texts.count)
        print("matching: \(texts.count) strings; the first look takes \(figure(look / count * 1e6, 3)) µs a string and finds words in \(figure(Double(found) / count * 100)) %, "
            + "which are listed in \(figure((all - look) / Double(max(1, found)) * 1e6, 3)) µs each; \(figure(all / count * 1e6, 3)) µs a string on average")
    }

    /// Processor time, in seconds, of work on a portion of texts, none of which has been looked at before. As in a run, what a text consists of has just
    /// been found, and its view keeps it; copies of the list's elements would count references here, which takes a quarter as long as the look itself.
    private static func measure(_ portion: ArraySlice<(value: String, locale: LocaleContext)>, _ work: (Shared) -> Void) -> Double {
        let kept = portion.map { (text: AnalyzedText($0.value), locale: $0.locale) }
        for (text, _) in kept where text.classes.contains(.percent) { _ = text.arguments }
        let shared = kept.map { Shared(text: .passUnretained($0.text), locale: .passUnretained($0.locale)) }
        return withExtendedLifetime(kept) { Stopwatch.measure { for one in shared { work(one) } }.1.processor }
    }
}
