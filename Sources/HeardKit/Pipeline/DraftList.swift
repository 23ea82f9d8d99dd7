import HeardRules

/// What the rules found, in the pieces that workers made of it: joining them would copy each draft and count references for its texts.
struct DraftList: Sendable {
    private let chunks: [[FindingDraft]]
    /// Index of each chunk's first draft.
    private let starts: [Int]
    let count: Int

    init(_ chunks: [[FindingDraft]]) {
        self.chunks = chunks.filter { !$0.isEmpty }
        var starts: [Int] = [], count = 0
        for chunk in self.chunks {
            starts.append(count)
            count += chunk.count
        }
        self.starts = starts
        self.count = count
    }

    /// Indices of the files that drafts are in; -1 for places in source files.
    var files: Set<Int> {
        var found: Set<Int> = [], last = Int.min
        for chunk in chunks {
            chunk.withUnsafeBufferPointer { drafts in
                for index in drafts.indices where drafts[index].file != last {
                    last = drafts[index].file
                    found.insert(last)
                }
            }
        }
        return found
    }

    /// Calls `body` with a draft.
    func with<T>(_ index: Int, _ body: (FindingDraft) -> T) -> T {
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return chunks.withUnsafeBufferPointer { $0[low].withUnsafeBufferPointer { body($0[index - starts[low]]) } }
    }
}
