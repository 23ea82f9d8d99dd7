#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Signals that ask the process to end: Ctrl-C (SIGINT), SIGTERM, SIGHUP.
///
/// They end it at once, whatever it is doing, as if nothing had been set up here; but half-written files are removed first, and programs that
/// it started are ended too. Only where results are worth a report, the first Ctrl-C asks for what was found so far (``isRequested``).
package enum Interrupt {
    private struct State {
        /// What the thread waits for: none before ``watch()``.
        var watched: [Int32]?
        var offersPartialResult = false
        var isRequested = false
        var files: Set<String> = []
        var folders: Set<String> = []
        var processes: Set<pid_t> = []
    }

    private static let state = Locked(State())

    /// True once the user has asked to stop: what has been begun is finished, and reported.
    package static var isRequested: Bool { state.withLock { $0.isRequested } }

    /// From here on the first Ctrl-C sets ``isRequested``; the next one ends the process.
    package static func offerPartialResult() { state.withLock { $0.offersPartialResult = true } }

    /// From here on Ctrl-C ends the process again.
    package static func closeOffer() { state.withLock { $0.offersPartialResult = false } }

    // MARK: What is left behind

    /// Calls `make`, which creates a file that nobody is to find half-written: until ``release(file:)`` a signal removes it.
    package static func hold<Result>(file: String, _ make: () -> Result) -> Result {
        state.withLock {
            $0.files.insert(file)
            return make()
        }
    }

    package static func release(file: String) { state.withLock { _ = $0.files.remove(file) } }

    /// Calls `make`, which makes a temporary folder (nil when it can't): until ``remove(folder:)`` a signal removes it with all that is in it.
    package static func hold(folder make: () -> String?) -> String? {
        state.withLock {
            let folder = make()
            if let folder { $0.folders.insert(folder) }
            return folder
        }
    }

    /// Removes the folder with all that is in it.
    package static func remove(folder: String) {
        removeTree(folder)
        state.withLock { _ = $0.folders.remove(folder) }
    }

    /// Calls `start`, which starts a process (nil when it can't): until ``release(process:)`` a signal ends it too.
    package static func hold(process start: () -> pid_t?) -> pid_t? {
        state.withLock {
            let process = start()
            if let process { $0.processes.insert(process) }
            return process
        }
    }

    /// To be called before the process is waited for: its number may be another's afterwards.
    package static func release(process: pid_t) { state.withLock { _ = $0.processes.remove(process) } }

    // MARK: Signals

    /// Waits for signals from here on. To be called once, by the program's own main function, before any thread is started. A signal that is
    /// ignored (a job in the background of a script) stays ignored.
    package static func watch() {
        guard state.withLock({ let isFirst = $0.watched == nil; $0.watched = $0.watched ?? []; return isFirst }) else { return }
        let watched = [SIGINT, SIGTERM, SIGHUP].filter { number in
            guard let former = signal(number, SIG_DFL), unsafeBitCast(former, to: Int.self) == 1 else { return true }
            _ = signal(number, SIG_IGN)
            return false
        }
        state.withLock { $0.watched = watched }
        var set = set(of: watched)
        // Threads inherit the mask, so that only the one that waits gets them.
        guard pthread_sigmask(SIG_BLOCK, &set, nil) == 0 else { return }
        if !startThread() { pthread_sigmask(SIG_UNBLOCK, &set, nil) }
    }

    private static func startThread() -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        pthread_attr_setstacksize(&attributes, 1 << 18)
        #if canImport(Glibc)
        var thread = pthread_t()
        return pthread_create(&thread, &attributes, { _ in Interrupt.wait() }, nil) == 0
        #else
        var thread: pthread_t?
        return pthread_create(&thread, &attributes, { _ in Interrupt.wait() }, nil) == 0
        #endif
    }

    /// Not all that is blocked is waited for: who started this process may have blocked more.
    private static func set(of numbers: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        return set
    }

    private static func wait() -> Never {
        var set = set(of: state.withLock { $0.watched ?? [] })
        while true {
            var number: Int32 = 0
            guard sigwait(&set, &number) == 0 else { continue }
            if number == SIGINT, request() { continue }
            end(number)
        }
    }

    /// - Returns: true where Ctrl-C asks for what was found so far
    private static func request() -> Bool {
        state.withLock {
            guard $0.offersPartialResult, !$0.isRequested else { return false }
            $0.isRequested = true
            return true
        }
    }

    /// Cleans up and dies of the signal, so that a shell knows. The lock is kept: nothing is begun any more.
    private static func end(_ number: Int32) -> Never {
        state.withLock { (held: inout State) -> Never in
            for process in held.processes { kill(process, SIGTERM) }
            for file in held.files { unlink(file) }
            for folder in held.folders { removeTree(folder) }
            signal(number, SIG_DFL)
            var set = set(of: [number])
            pthread_sigmask(SIG_UNBLOCK, &set, nil)
            kill(getpid(), number)
            _exit(2)
        }
    }

    /// What can't be removed stays; links are removed, not followed.
    private static func removeTree(_ path: String) {
        guard unlink(path) != 0 else { return }
        if let folder = opendir(path) {
            while let entry = readdir(folder) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
                if name != ".", name != ".." { removeTree(path + "/" + name) }
            }
            closedir(folder)
        }
        rmdir(path)
    }
}
