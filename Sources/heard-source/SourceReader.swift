#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The whole job: read, parse what is needed, follow names, print.
final class SourceReader {
    private let paths: [String]
    private var localizers: Set<String>
    private let jobs: Int

    init(paths: [String], localizers: Set<String>, jobs: Int) {
        self.paths = paths
        self.localizers = localizers
        let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        self.jobs = max(1, jobs > 0 ? jobs : cores)
    }

    func run() {
        var unreadable: [String] = []
        var tests = 0
        var first: [FileFacts] = [], rest: [FileFacts] = []
        for (index, path) in paths.enumerated() {
            guard let bytes = readFile(path) else { unreadable.append(path); continue }
            if Prefilter.isTest(path: path, bytes) { tests += 1; continue }
            if Nesting.isExcessive(bytes) { unreadable.append(path); continue }
            let facts = FileFacts(path: path, index: Int32(truncatingIfNeeded: index), bytes: bytes)
            if Prefilter.hasUses(bytes) { first.append(facts) } else if path.hasSuffix(".swift") { rest.append(facts) }
        }
        parse(first, definitionsOnly: false)
        // Functions that hand a parameter to a lookup are lookups: files that call them are read again with that knowledge.
        let found = Set(first.flatMap { $0.localizers }).subtracting(localizers).filter { !isKnownLookup($0) }
        if !found.isEmpty {
            localizers.formUnion(found)
            let again = first.filter { f in found.contains { name in Prefilter.has(f.bytes, name + "(") } }
            for f in again { f.reset() }
            parse(again, definitionsOnly: false)
        }
        let evaluator = Evaluator(first)
        var resolved = resolve(first, evaluator)
        // Names that are still needed may be defined in files without any use.
        var wave = 0, wanted = evaluator.missing
        while wave < 3, !wanted.isEmpty || !evaluator.wantedCalls.isEmpty, !rest.isEmpty {
            var needed: [FileFacts] = [], left: [FileFacts] = []
            let calls = evaluator.wantedCalls
            for f in rest { if Prefilter.declares(f.bytes, wanted) || Prefilter.calls(f.bytes, calls) { needed.append(f) } else { left.append(f) } }
            guard !needed.isEmpty else { break }
            rest = left
            parse(needed, definitionsOnly: true)
            for f in needed { evaluator.add(f) }
            resolved = resolve(first, evaluator)
            wave += 1
            let next = evaluator.missing.subtracting(wanted)
            wanted = next
        }
        var out = Output()
        var dynamic = 0
        for (facts, uses) in zip(first, resolved) {
            var uses = uses
            let reasons = ReasonFinder(facts: facts).join(uses)
            uses += reasons
            for u in uses where ![.visible, .title, .tooltip, .reason].contains(u.use.slot) && u.alternatives.allSatisfy({ $0.kind == .dynamic }) && !u.alternatives.isEmpty { dynamic += 1 }
            let colors = ColorStates(facts: facts, uses: uses)
            out.write(facts, uses) { colors.only($0) }
            flush(&out)
        }
        out.line {
            $0.add("end", paths.count)
            $0.add("tests", tests)
            $0.add("dynamic", dynamic)
            $0.add("unreadable", unreadable)
        }
        flush(&out)
    }

    private func isKnownLookup(_ name: String) -> Bool { SwiftExpressions(file: 0, localizers: []).looksUp(name) }

    private func resolve(_ files: [FileFacts], _ evaluator: Evaluator) -> [[ResolvedUse]] {
        files.map { f in
            f.uses.map { use in
                evaluator.notesMissing = ![.visible, .title, .tooltip].contains(use.slot)
                let isShown = [.visible, .title, .tooltip].contains(use.slot)
                let found = evaluator.evaluate(use).filter { !(isShown && $0.isVerbatim && $0.kind == .literal) }
                return ResolvedUse(use: use, alternatives: unique(found))
            }
        }
    }

    private func unique(_ list: [Alternative]) -> [Alternative] {
        var seen: Set<String> = []
        let kept = list.contains { $0.kind != .dynamic } ? list.filter { $0.kind != .dynamic } : Array(list.prefix(1))
        return kept.filter { seen.insert("\($0.kind.rawValue)|\($0.text)|\($0.table ?? "")|\($0.condition ?? "")").inserted }
    }

    private func readFile(_ path: String) -> [UInt8]? {
        // Not to wait for the writer of a pipe.
        let fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard fd >= 0 else { return nil }
        defer { close(fd) }
        var info = stat()
        guard fstat(fd, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= 16 << 20 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(info.st_size))
        var done = 0
        while done < bytes.count {
            let n = bytes.withUnsafeMutableBytes { read(fd, $0.baseAddress! + done, $0.count - done) }
            if n <= 0 { break }
            done += n
        }
        if done < bytes.count { bytes.removeLast(bytes.count - done) }
        return bytes
    }

    /// Calls `body` in a thread with room on the stack: names are followed recursively.
    static func withLargeStack(_ body: @escaping () -> Void) {
        final class Box { let body: () -> Void; init(_ body: @escaping () -> Void) { self.body = body } }
        let box = Unmanaged.passRetained(Box(body))
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 512 << 20)
        #if canImport(Darwin)
        var thread: pthread_t?
        pthread_create(&thread, &attributes, { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().body(); return nil }, box.toOpaque())
        if let thread { pthread_join(thread, nil) } else { body() }
        #else
        var thread = pthread_t()
        if pthread_create(&thread, &attributes, { p in if let p { Unmanaged<Box>.fromOpaque(p).takeUnretainedValue().body() }; return nil }, box.toOpaque()) == 0 { pthread_join(thread, nil) } else { body() }
        #endif
        pthread_attr_destroy(&attributes)
        box.release()
    }

    /// Parses in threads of our own, with room on the stack for long chains of modifiers.
    private func parse(_ files: [FileFacts], definitionsOnly: Bool) {
        guard !files.isEmpty else { return }
        let queue = WorkQueue(files: files.sorted { $0.bytes.count > $1.bytes.count }, localizers: localizers, definitionsOnly: definitionsOnly)
        let shared = Unmanaged.passRetained(queue)
        var threads: [pthread_t] = []
        for _ in 0..<min(jobs, files.count) {
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            pthread_attr_setstacksize(&attributes, 512 << 20)
            #if canImport(Darwin)
            var thread: pthread_t?
            pthread_create(&thread, &attributes, { Unmanaged<WorkQueue>.fromOpaque($0).takeUnretainedValue().work(); return nil }, shared.toOpaque())
            if let thread { threads.append(thread) }
            #else
            var thread = pthread_t()
            if pthread_create(&thread, &attributes, { p in if let p { Unmanaged<WorkQueue>.fromOpaque(p).takeUnretainedValue().work() }; return nil }, shared.toOpaque()) == 0 { threads.append(thread) }
            #endif
            pthread_attr_destroy(&attributes)
        }
        if threads.isEmpty { queue.work() }
        for t in threads { pthread_join(t, nil) }
        shared.release()
    }

    private func flush(_ out: inout Output) {
        var bytes = out.bytes
        out = Output()
        var done = 0
        while done < bytes.count {
            let n = bytes.withUnsafeMutableBytes { write(1, $0.baseAddress! + done, $0.count - done) }
            if n <= 0 { exit(1) }
            done += n
        }
    }
}

/// Files to parse, handed out one by one.
final class WorkQueue: @unchecked Sendable {
    private let files: [FileFacts]
    private let localizers: Set<String>
    private let definitionsOnly: Bool
    private var next = 0
    private var lock = pthread_mutex_t()

    init(files: [FileFacts], localizers: Set<String>, definitionsOnly: Bool) {
        self.files = files
        self.localizers = localizers
        self.definitionsOnly = definitionsOnly
        pthread_mutex_init(&lock, nil)
    }

    private func take() -> FileFacts? {
        pthread_mutex_lock(&lock)
        defer { pthread_mutex_unlock(&lock) }
        guard next < files.count else { return nil }
        next += 1
        return files[next - 1]
    }

    func work() {
        while let facts = take() {
            if facts.path.hasSuffix(".swift") { SwiftFileReader.read(facts, localizers: localizers, definitionsOnly: definitionsOnly) }
            else { ObjectiveCReader.read(facts, localizers: localizers) }
        }
    }
}
