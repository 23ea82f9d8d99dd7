#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Work on a few threads: each takes the next index until none is left, so that results do not depend on the number of threads.
package enum Parallel {
    /// Number of processors that may be used.
    package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    private final class Work: @unchecked Sendable {
        private var mutex = pthread_mutex_t()
        private var next = 0
        private let count: Int
        private let stopsWhenInterrupted: Bool
        let body: @Sendable (Int, Int) -> Void

        init(_ count: Int, _ stopsWhenInterrupted: Bool, _ body: @escaping @Sendable (Int, Int) -> Void) {
            self.count = count
            self.stopsWhenInterrupted = stopsWhenInterrupted
            self.body = body
            pthread_mutex_init(&mutex, nil)
        }

        deinit { pthread_mutex_destroy(&mutex) }

        func take() -> Int? {
            pthread_mutex_lock(&mutex)
            defer { pthread_mutex_unlock(&mutex) }
            // Interrupted: what has been begun is finished, nothing new is begun.
            guard next < count, !stopsWhenInterrupted || !Interrupt.isRequested else { return nil }
            next += 1
            return next - 1
        }

        func run(worker: Int) { while let index = take() { body(index, worker) } }
    }

    private final class Start: Sendable {
        let work: Work
        let worker: Int
        init(_ work: Work, _ worker: Int) {
            self.work = work
            self.worker = worker
        }
    }

    /// Calls `body` once for each of 0 ..< `count` with the index and the number of the worker (0 ..< `jobs`).
    ///
    /// - Parameter stopsWhenInterrupted: after Ctrl-C the indices that are not begun are left out
    package static func forEach(_ count: Int, jobs: Int, stopsWhenInterrupted: Bool = false, _ body: @escaping @Sendable (_ index: Int, _ worker: Int) -> Void) {
        let jobs = min(max(1, jobs), max(1, count))
        let work = Work(count, stopsWhenInterrupted, body)
        var threads: [pthread_t] = []
        if jobs > 1 {
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            // Readers and layout recurse to the depth limit.
            pthread_attr_setstacksize(&attributes, 8 << 20)
            for worker in 1..<jobs {
                let start = Unmanaged.passRetained(Start(work, worker))
                #if canImport(Glibc)
                var thread = pthread_t()
                let status = pthread_create(&thread, &attributes, { pointer in
                    guard let pointer else { return nil }
                    let start = Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue()
                    start.work.run(worker: start.worker)
                    return nil
                }, start.toOpaque())
                if status == 0 { threads.append(thread) } else { start.release() }
                #else
                var thread: pthread_t?
                let status = pthread_create(&thread, &attributes, { pointer in
                    let start = Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue()
                    start.work.run(worker: start.worker)
                    return nil
                }, start.toOpaque())
                if status == 0, let thread { threads.append(thread) } else { start.release() }
                #endif
            }
            pthread_attr_destroy(&attributes)
        }
        work.run(worker: 0)
        for thread in threads { pthread_join(thread, nil) }
    }
}
