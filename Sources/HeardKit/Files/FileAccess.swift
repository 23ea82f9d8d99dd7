#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import HeardCore
import HeardReporters

/// Small files, read and written through the C library.
public enum FileAccess {
    /// All bytes of a regular file.
    ///
    /// - Parameter limit: most bytes; a larger file is an error
    public static func read(_ path: String, limit: Int = 64 << 20) throws(CommandError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw CommandError("can't open \(visible(path)): \(reason(errno))") }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { throw CommandError("\(visible(path)) is no file") }
        return try read(descriptor, name: path, limit: limit)
    }

    /// Everything from a descriptor until its end.
    public static func read(_ descriptor: Int32, name: String, limit: Int) throws(CommandError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe(&buffer, descriptor)
            if count < 0 {
                if errno == EINTR { continue }
                throw CommandError("can't read \(visible(name)): \(reason(errno))")
            }
            if count == 0 { return bytes }
            bytes.append(contentsOf: buffer[0..<count])
            if bytes.count > limit { throw CommandError("\(visible(name)) is larger than \(limit) bytes") }
        }
    }

    private static func unsafe(_ buffer: inout [UInt8], _ descriptor: Int32) -> Int {
        buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
    }

    private static func systemRead(_ descriptor: Int32, _ address: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
        Glibc.read(descriptor, address, count)
        #else
        Darwin.read(descriptor, address, count)
        #endif
    }

    private static func systemWrite(_ descriptor: Int32, _ address: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
        Glibc.write(descriptor, address, count)
        #else
        Darwin.write(descriptor, address, count)
        #endif
    }

    /// Writes all of `bytes`; the C error number, or 0.
    static func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int32 {
        var offset = 0
        while offset < bytes.count {
            guard let base = bytes.baseAddress else { break }
            let count = systemWrite(descriptor, base + offset, bytes.count - offset)
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN {
                    var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&poller, 1, 1000)
                    continue
                }
                return errno
            }
            offset += count
        }
        return 0
    }

    /// Writes a file beside its place and renames it, so that nobody sees half of it and a full disk harms nothing. Pipes and devices
    /// (`/dev/stdout`) are written to as they are.
    public static func write(_ path: String, _ body: (ByteSink) -> Void) throws(CommandError) {
        var info = stat()
        if stat(path, &info) == 0, info.st_mode & S_IFMT != S_IFREG, info.st_mode & S_IFMT != S_IFDIR { return try writeStream(path, body) }
        let temporary = "\(path).\(getpid()).tmp"
        defer { Interrupt.release(file: temporary) }
        let descriptor = Interrupt.hold(file: temporary) { open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
        guard descriptor >= 0 else { throw CommandError("can't write \(visible(path)): \(reason(errno))") }
        var failure = fill(descriptor, body)
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure == 0, rename(temporary, path) != 0 { failure = errno }
        if failure != 0 {
            unlink(temporary)
            throw CommandError("can't write \(visible(path)): \(reason(failure))")
        }
    }

    /// Writes what `body` makes; returns `errno` of the first write that failed, after which nothing more is written, or 0.
    private static func fill(_ descriptor: Int32, _ body: (ByteSink) -> Void) -> Int32 {
        var failure: Int32 = 0
        let sink = ByteSink { bytes in
            failure = writeAll(descriptor, bytes)
            return failure == 0
        }
        body(sink)
        sink.flush()
        return failure
    }

    private static func writeStream(_ path: String, _ body: (ByteSink) -> Void) throws(CommandError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CommandError("can't write \(visible(path)): \(reason(errno))") }
        defer { close(descriptor) }
        let failure = fill(descriptor, body)
        guard failure == 0 || failure == EPIPE else { throw CommandError("can't write \(visible(path)): \(reason(failure))") }
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    static func isFolder(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }

    /// Makes a folder and those above it.
    static func makeFolder(_ path: String) throws(CommandError) {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
            if mkdir(made, 0o755) != 0, errno != EEXIST { throw CommandError("can't make the folder \(visible(path)): \(reason(errno))") }
        }
        guard isFolder(path) else { throw CommandError("\(visible(path)) is no folder") }
    }

    /// Absolute path of the current folder.
    /// A template for `mkstemp` and `mkdtemp`: in the folder that `TMPDIR` names where it can be written, else in `/tmp`.
    static func temporaryTemplate(_ name: String) -> [CChar] {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        return Array(((folder.hasPrefix("/") && access(folder, W_OK) == 0 ? folder : "/tmp") + "/" + name + ".XXXXXX").utf8CString)
    }

    static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
