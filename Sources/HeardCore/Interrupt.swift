#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Ctrl-C: the first one ends the work early, with what was found so far; a second one ends the process.
package enum Interrupt {
    /// Read and written by the signal handler: plain memory, nothing that could lock.
    nonisolated(unsafe) private static let flag: UnsafeMutablePointer<sig_atomic_t> = {
        let memory = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
        memory.initialize(to: 0)
        return memory
    }()

    /// True once the user has asked to stop.
    package static var isRequested: Bool { flag.pointee != 0 }

    /// From here on SIGINT and SIGTERM set ``isRequested`` once, and then do what they always do. A signal that is ignored (a job in the
    /// background of a script) stays ignored.
    package static func watch() {
        _ = flag
        for number in [SIGINT, SIGTERM] {
            guard let former = signal(number, { received in
                Interrupt.flag.pointee = 1
                _ = signal(received, SIG_DFL)
            }) else { continue }
            if isIgnored(former) { _ = signal(number, SIG_IGN) }
        }
    }

    private static func isIgnored(_ handler: @convention(c) (Int32) -> Void) -> Bool {
        unsafeBitCast(handler, to: Int.self) == 1
    }
}
