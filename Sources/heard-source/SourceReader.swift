#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The whole job: read, parse what is needed, follow names, print.
final class SourceReader {
    private let paths: [String]
    private var localizers: Set<String>
    private let workers: Workers
    /// Every body is parsed at once; for tests of what is left unread.
    private let isWhole: Bool
    private let unread = UnreadIndex()

    init(paths: [String], localizers: Set<String>, jobs: Int, isWhole: Bool) {
        self.isWhole = isWhole
        self.paths = paths
        self.localizers = localizers
        workers = Workers(jobs: jobs)
    }

    /// Ends the process.
    func run() {
        let paths = self.paths
        let inputs = workers.map(paths.count) { Input.of(paths[$0], index: $0) }
        var unreadable: [String] = []
        var tests = 0
        var first: [FileFacts] = [], rest: [FileFacts] = [], headers: [FileFacts] = []
        for (path, input) in zip(paths, inputs) {
            switch input {
            case .unreadable: unreadable.append(path)
            case .test: tests += 1
            case .ignored: break
            case .macros(let facts): headers.append(facts)
            case .uses(let facts): first.append(facts)
            case .names(let facts): rest.append(facts)
            }
        }
        parse(first, definitionsOnly: false)
        // Functions that hand a parameter to a lookup are lookups: files that call them are read again with that knowledge.
        parse(headers, definitionsOnly: true)
        let found = Set((first + headers).flatMap { $0.localizers }).subtracting(localizers).filter { !isKnownLookup($0) }
        if !found.isEmpty {
            localizers.formUnion(found)
            let again = first.filter { f in found.contains { name in Prefilter.has(f.bytes, name + "(") } }
            for f in again { f.reset() }
            parse(again, definitionsOnly: false)
        }
        let names = Names([]), all = rest
        add(first, to: names)
        // Names that are still needed may be defined in files without any use.
        var seen: Set<String> = []
        for _ in 0..<3 where !rest.isEmpty {
            let wants = wanted(first, names)
            let missing = wants.names.subtracting(seen)
            seen.formUnion(missing)
            guard !missing.isEmpty || !wants.calls.isEmpty else { break }
            let candidates = rest
            let isNeeded = workers.map(candidates.count) { Prefilter.declares(candidates[$0].bytes, missing) || Prefilter.calls(candidates[$0].bytes, wants.calls) }
            let needed = zip(candidates, isNeeded).filter(\.1).map(\.0)
            guard !needed.isEmpty else { break }
            rest = zip(candidates, isNeeded).filter { !$0.1 }.map(\.0)
            parse(needed, definitionsOnly: true)
            add(needed, to: names)
        }
        leaveOutPreviews(first, all)
        let dynamic = report(first, names)
        var out = Output()
        out.line {
            $0.add("end", paths.count)
            $0.add("tests", tests)
            $0.add("dynamic", dynamic)
            $0.add("unreadable", unreadable)
        }
        flush(out)
        // Nothing is freed at the end: the process is.
        withExtendedLifetime((first, rest, names)) { exit(0) }
    }

    private func isKnownLookup(_ name: String) -> Bool { SwiftExpressions(file: 0, localizers: []).looksUp(name) }

    private func add(_ files: [FileFacts], to names: Names) {
        for f in files {
            names.add(f)
            names.add(types: f.unread.typeNames)
            unread.add(f)
        }
    }

    /// Parses the largest files first, so that no thread is left with one of them at the end.
    private func parse(_ files: [FileFacts], definitionsOnly: Bool) {
        let files = files.sorted { $0.bytes.count > $1.bytes.count }, localizers = self.localizers, isWhole = self.isWhole
        workers.run(files.count) { i in
            let facts = files[i]
            facts.isNamesOnly = definitionsOnly
            guard facts.path.hasSuffix(".swift") else { return ObjectiveCReader.read(facts, localizers: localizers) }
            SwiftFileReader.read(facts, isWhole ? facts.bytes : facts.unread.leave(facts.bytes), localizers: localizers, definitionsOnly: definitionsOnly)
        }
    }

    /// Parses the bodies in which one of the names is called or assigned.
    ///
    /// - Returns: the names that are known better now
    private func parseBodies(asked: [NameSet], _ names: Names) -> NameSet {
        let wanted = unread.take(asked).sorted { $0.facts.bytes.count > $1.facts.bytes.count }, localizers = self.localizers
        let found = workers.map(wanted.count) { i in
            let facts = wanted[i].facts, part = FileFacts(path: facts.path, index: facts.index, bytes: [])
            SwiftFileReader.read(part, facts.unread.source(of: wanted[i].bodies, facts.bytes), localizers: localizers, definitionsOnly: facts.isNamesOnly)
            // The functions and types themselves are known already.
            part.functions = []
            part.inheritance = []
            return part
        }
        for part in found.sorted(by: { $0.index < $1.index }) { names.add(part) }
        return wanted.reduce(into: NameSet()) { for body in $1.bodies { $0.formUnion(body.names) } }
    }

    /// Follows the texts of each file, again where a body had to be parsed that says more about a name that was looked for.
    private func follow<T>(_ files: [FileFacts], _ names: Names, _ body: @escaping (Evaluator, FileFacts) -> T) -> [T] {
        var results = [T?](repeating: nil, count: files.count), asked = [NameSet](repeating: NameSet(), count: files.count)
        var left = Array(files.indices)
        while !left.isEmpty {
            let numbers = left, runs = workers.runs(of: numbers.count)
            let found = workers.map(runs.count) { run in
                let evaluator = Evaluator(names)
                return numbers[runs[run]].map { (number: $0, result: body(evaluator, files[$0]), asked: evaluator.takeAsked()) }
            }
            for one in found.joined() { (results[one.number], asked[one.number]) = (one.result, one.asked) }
            let better = parseBodies(asked: numbers.map { asked[$0] }, names)
            left = better.isEmpty ? [] : files.indices.filter { !asked[$0].isDisjoint(with: better) }
        }
        return results.map { $0! }
    }

    /// What is asked for while the names of spoken text are followed, and is not there.
    private func wanted(_ files: [FileFacts], _ names: Names) -> (names: Set<String>, calls: [String: Set<String>]) {
        let found = follow(files, names) { evaluator, facts in
            for use in facts.uses where !use.slot.isShown { _ = evaluator.evaluate(use) }
            return evaluator.takeMissing()
        }
        var missing: Set<String> = [], calls: [String: Set<String>] = [:]
        for one in found {
            missing.formUnion(one.names)
            calls.merge(one.calls) { $0.union($1) }
        }
        return (missing, calls)
    }

    /// Views called `…Preview` that nothing but previews makes: no file but their own names them.
    private func leaveOutPreviews(_ files: [FileFacts], _ others: [FileFacts]) {
        for facts in files where !facts.previews.isEmpty {
            let unused = facts.previews.filter { name in
                !Prefilter.makes(facts.bytes, name) && !(files + others).contains { $0 !== facts && Prefilter.has($0.bytes, name) }
            }
            guard !unused.isEmpty else { continue }
            for i in facts.uses.indices where facts.uses[i].screen.split(separator: ".").contains(where: { unused.contains(String($0)) }) { facts.uses[i].isDeclaration = true }
        }
    }

    /// Follows the names of all texts and prints what the files say, in their order.
    ///
    /// - Returns: the number of spoken texts that are not known
    private func report(_ files: [FileFacts], _ names: Names) -> Int {
        let resolved = follow(files, names) { (uses: $0.resolve($1), symbols: $0.symbols($1)) }
        let runs = workers.runs(of: files.count)
        let menuParts = files.reduce(into: Set<String>()) { $0.formUnion($1.usedInMenus) }.subtracting(files.reduce(into: Set<String>()) { $0.formUnion($1.usedElsewhere) })
        let found = workers.map(runs.count) { run in
            var out = Output(), dynamic = 0
            for i in runs[run] {
                let facts = files[i], uses = resolved[i].uses + ReasonFinder(facts: facts, menuParts: menuParts).join(resolved[i].uses)
                facts.symbols += resolved[i].symbols
                for u in uses where !u.use.slot.isShown && u.use.slot != .reason && u.alternatives.allSatisfy({ $0.kind == .dynamic }) && !u.alternatives.isEmpty { dynamic += 1 }
                var colors = ColorStates(facts: facts, uses: uses)
                out.write(facts, uses) { control in colors.only(control).map { ($0, colors.isDoubtful(control, $0)) } }
            }
            return (out, dynamic)
        }
        for one in found { flush(one.0) }
        return found.reduce(0) { $0 + $1.1 }
    }

    private func flush(_ out: Output) {
        out.bytes.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let n = write(1, bytes.baseAddress! + done, bytes.count - done)
                if n <= 0 { exit(1) }
                done += n
            }
        }
    }
}
