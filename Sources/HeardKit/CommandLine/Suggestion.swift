/// "Did you mean": the nearest of a few words, if it is near enough to be a typing mistake.
public enum Suggestion {
    /// ", did you mean 'x'?" or nothing.
    public static func text(for word: String, among candidates: some Sequence<String>, prefix: String = "") -> String {
        guard let near = nearest(to: word, among: candidates) else { return "" }
        return ", did you mean '\(prefix)\(near)'?"
    }

    /// The candidate with the smallest edit distance, at most a third of the word's length (and at least one edit); the first of equals.
    static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let typed = Array(word.lowercased().utf8.prefix(64))
        let limit = max(1, (typed.count + 1) / 3)
        var best: (String, Int)?
        for candidate in candidates {
            let distance = distance(typed, Array(candidate.lowercased().utf8.prefix(64)))
            if distance <= limit, distance < best?.1 ?? .max { best = (candidate, distance) }
        }
        // A shortened word is a frequent mistake too: --sever for --severity.
        if best == nil, typed.count >= 3 { return candidates.first { $0.lowercased().hasPrefix(word.lowercased()) } }
        return best?.0
    }

    /// Edits (insert, delete, replace, swap of neighbours) between two words.
    static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var before = [Int](repeating: 0, count: b.count + 1), previous = Array(0...b.count), row = previous
        for i in 1...a.count {
            row[0] = i
            for j in 1...b.count {
                let cost = a[i - 1] == b[j - 1] ? 0 : 1
                row[j] = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + cost)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], before[j - 2] + 1) }
            }
            before = previous
            previous = row
        }
        return previous[b.count]
    }
}
