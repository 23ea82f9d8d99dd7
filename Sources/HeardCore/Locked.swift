#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A value behind a lock. Hold it for look-ups only.
public final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    public init(_ value: Value) {
        self.value = value
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
}

extension Locked {
    /// Adds to a cache. When it is full, which no real project reaches, it starts anew: input must not make it grow without bound.
    public func remember<Key, Item>(_ item: Item, for key: Key) where Value == [Key: Item] {
        withLock {
            if $0.count >= Limits.cachedLocales { $0.removeAll() }
            $0[key] = item
        }
    }
}
