import HeardCore

/// The order of a report: file, place, rule, locale, variation, message; what is equal in all of them stays in the order given.
enum FindingOrder {
    /// What decides nearly always, as numbers.
    private struct Key {
        var file: Int32
        var line: Int32
        var column: Int32
        var rule: Int32
        var index: Int32
    }

    /// Sorts keys and not findings, which are large; each finding is moved once.
    static func sort(_ findings: inout [Finding]) {
        let files = ranks(findings.lazy.map(\.file)), rules = ranks(findings.lazy.map(\.rule))
        var keys: [Key] = []
        keys.reserveCapacity(findings.count)
        // Findings of one file mostly stand together.
        var file = (name: "", rank: files[""] ?? 0)
        for index in findings.indices {
            let start = findings[index].start
            if findings[index].file != file.name { file = (findings[index].file, files[findings[index].file] ?? 0) }
            keys.append(Key(file: file.rank, line: Int32(truncatingIfNeeded: start?.line ?? 0), column: Int32(truncatingIfNeeded: start?.column ?? 0),
                            rule: rules[findings[index].rule] ?? 0, index: Int32(truncatingIfNeeded: index)))
        }
        findings.withUnsafeBufferPointer { findings in
            keys.sort { a, b in
                if a.file != b.file { return a.file < b.file }
                if a.line != b.line { return a.line < b.line }
                if a.column != b.column { return a.column < b.column }
                if a.rule != b.rule { return a.rule < b.rule }
                return isBefore(findings, Int(a.index), Int(b.index)) ?? (a.index < b.index)
            }
        }
        // Along the cycles of the permutation. Findings are moved as memory: swapping them would count references for each of their texts.
        findings.withUnsafeMutableBufferPointer { findings in
            guard let memory = findings.baseAddress else { return }
            for start in keys.indices where keys[start].index >= 0 && keys[start].index != Int32(truncatingIfNeeded: start) {
                let first = (memory + start).move()
                var at = start
                while true {
                    let from = Int(keys[at].index)
                    keys[at].index = -1
                    if from == start { break }
                    (memory + at).moveInitialize(from: memory + from, count: 1)
                    at = from
                }
                (memory + at).initialize(to: first)
            }
        }
    }

    /// Texts → their place among all of them, in the order of `<`.
    private static func ranks(_ texts: some Sequence<String>) -> [String: Int32] {
        var seen: Set<String> = []
        var last = ""
        for text in texts where text != last {
            seen.insert(text)
            last = text
        }
        seen.insert("")
        return Dictionary(uniqueKeysWithValues: seen.sorted().enumerated().map { ($0.element, Int32(truncatingIfNeeded: $0.offset)) })
    }

    /// Whether one comes before another by what is no number; nil where they are equal.
    private static func isBefore(_ findings: UnsafeBufferPointer<Finding>, _ a: Int, _ b: Int) -> Bool? {
        let one = findings[a].locale?.text ?? "", other = findings[b].locale?.text ?? ""
        if one != other { return one < other }
        if findings[a].variation != findings[b].variation { return (findings[a].variation ?? "") < (findings[b].variation ?? "") }
        return findings[a].message == findings[b].message ? nil : findings[a].message < findings[b].message
    }
}

extension [Finding] {
    /// Keeps what `body` says, in place: findings are large, and many.
    mutating func keep(_ body: (_ index: Int, inout Finding) -> Bool) {
        var kept = 0
        withUnsafeMutableBufferPointer { findings in
            guard let memory = findings.baseAddress else { return }
            for index in findings.indices where body(index, &findings[index]) {
                if kept != index {
                    let dropped = (memory + kept).move()
                    (memory + kept).moveInitialize(from: memory + index, count: 1)
                    (memory + index).initialize(to: dropped)
                }
                kept += 1
            }
        }
        removeLast(count - kept)
    }
}
