#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Threads of our own: syntax trees and names are followed recursively and need room on the stack.
struct Workers: Sendable {
    private let count: Int

    /// - Parameter jobs: threads; 0 for one a core
    init(jobs: Int) {
        count = max(1, jobs > 0 ? jobs : Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }

    /// Calls `body` for each number below `total`; threads take the next number as they get free.
    func run(_ total: Int, _ body: @escaping (Int) -> Void) {
        guard total > 0 else { return }
        let queue = Unmanaged.passRetained(NumberQueue(total, body))
        defer { queue.release() }
        var threads: [pthread_t] = []
        for _ in 0..<min(count, total) { if let thread = Self.start(queue) { threads.append(thread) } }
        if threads.isEmpty { queue.takeUnretainedValue().work() }
        for thread in threads { pthread_join(thread, nil) }
    }

    /// The results for each number below `total`, in order.
    func map<T>(_ total: Int, _ body: @escaping (Int) -> T) -> [T] {
        var results = [T?](repeating: nil, count: total)
        results.withUnsafeMutableBufferPointer { slots in
            // Each thread writes places that no other one touches.
            nonisolated(unsafe) let slots = slots
            run(total) { slots[$0] = body($0) }
        }
        return results.map { $0! }
    }

    /// Neighbouring numbers in runs short enough that threads finish together.
    func runs(of total: Int) -> [Range<Int>] {
        let size = max(1, total / (count * 16))
        return stride(from: 0, to: total, by: size).map { $0..<min(total, $0 + size) }
    }

    private static func start(_ queue: Unmanaged<NumberQueue>) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, 512 << 20)
        #if canImport(Darwin)
        var thread: pthread_t?
        pthread_create(&thread, &attributes, { Unmanaged<NumberQueue>.fromOpaque($0).takeUnretainedValue().work(); return nil }, queue.toOpaque())
        return thread
        #else
        var thread = pthread_t()
        let failed = pthread_create(&thread, &attributes, { p in if let p { Unmanaged<NumberQueue>.fromOpaque(p).takeUnretainedValue().work() }; return nil }, queue.toOpaque())
        return failed == 0 ? thread : nil
        #endif
    }
}

/// Numbers handed out one by one.
private final class NumberQueue: @unchecked Sendable {
    private let total: Int
    private let body: (Int) -> Void
    private var next = 0
    private var lock = pthread_mutex_t()

    init(_ total: Int, _ body: @escaping (Int) -> Void) {
        self.total = total
        self.body = body
        pthread_mutex_init(&lock, nil)
    }

    deinit { pthread_mutex_destroy(&lock) }

    private func take() -> Int? {
        pthread_mutex_lock(&lock)
        defer { pthread_mutex_unlock(&lock) }
        guard next < total else { return nil }
        next += 1
        return next - 1
    }

    func work() { while let number = take() { body(number) } }
}
