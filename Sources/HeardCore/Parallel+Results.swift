extension Parallel {
    /// The results of `body` in the order of the indices; fewer when the run is interrupted.
    package static func map<T: Sendable>(_ count: Int, jobs: Int, _ body: @escaping @Sendable (_ index: Int, _ worker: Int) -> T) -> [T] {
        let slots = Slots<T>(count)
        forEach(count, jobs: jobs, stopsWhenInterrupted: true) { index, worker in slots.set(index, body(index, worker)) }
        return slots.values
    }

    /// The results of `body` in the order of the indices, for many small pieces of work: workers take `step` indices at a time.
    package static func fill<T: Sendable>(_ count: Int, step: Int, jobs: Int, _ body: @escaping @Sendable (_ index: Int) -> T) -> [T] {
        guard count > 0 else { return [] }
        return [T](unsafeUninitializedCapacity: count) { buffer, initialized in
            let memory = Place(buffer.baseAddress!)
            forEach((count + step - 1) / step, jobs: jobs) { piece, _ in
                for index in piece * step..<min(count, (piece + 1) * step) { (memory.start + index).initialize(to: body(index)) }
            }
            initialized = count
        }
    }

    /// Memory that several threads fill at different places.
    private struct Place<T>: @unchecked Sendable {
        let start: UnsafeMutablePointer<T>
        init(_ start: UnsafeMutablePointer<T>) { self.start = start }
    }

    /// One slot an index: every slot is written once, by one thread.
    private final class Slots<T>: @unchecked Sendable {
        private let memory: UnsafeMutablePointer<T?>
        private let count: Int

        init(_ count: Int) {
            self.count = count
            memory = .allocate(capacity: max(1, count))
            memory.initialize(repeating: nil, count: count)
        }

        deinit {
            memory.deinitialize(count: count)
            memory.deallocate()
        }

        func set(_ index: Int, _ value: T) { memory[index] = value }
        var values: [T] { UnsafeBufferPointer(start: memory, count: count).compactMap { $0 } }
    }
}
