import Synchronization
import Testing
@testable import HeardCore

@Suite struct ParallelTests {
    private final class Seen: Sendable {
        let indices = Mutex<[Int: Int]>([:])
        let workers = Mutex<Set<Int>>([])
    }

    @Test(arguments: [0, 1, 2, 7, 1000], [1, 2, 4, 64])
    func eachIndexOnce(_ count: Int, _ jobs: Int) {
        let seen = Seen()
        Parallel.forEach(count, jobs: jobs) { index, worker in
            seen.indices.withLock { $0[index, default: 0] += 1 }
            _ = seen.workers.withLock { $0.insert(worker) }
        }
        #expect(seen.indices.withLock { $0.count } == count)
        #expect(seen.indices.withLock { $0.values.allSatisfy { $0 == 1 } })
        #expect(seen.workers.withLock { $0.allSatisfy { (0..<max(1, jobs)).contains($0) } })
    }
}
