#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that was given, and what its bytes say it is good for.
enum Input {
    case unreadable
    case test
    /// Nothing in it is asked for, and nothing can be.
    case ignored
    /// Gives text to an API.
    case uses(FileFacts)
    /// A header that makes look-ups of the app's own.
    case macros(FileFacts)
    /// Read when a name in it is needed.
    case names(FileFacts)

    static func of(_ path: String, index: Int) -> Input {
        guard let bytes = bytes(path) else { return .unreadable }
        if Prefilter.isTest(path: path, bytes) { return .test }
        if Nesting.isExcessive(bytes) { return .unreadable }
        if path.hasSuffix(".h") || path.hasSuffix(".pch") {
            return Prefilter.has(bytes, "ocalizedString") ? .macros(FileFacts(path: path, index: Int32(truncatingIfNeeded: index), bytes: bytes)) : .ignored
        }
        let facts = FileFacts(path: path, index: Int32(truncatingIfNeeded: index), bytes: bytes)
        if Prefilter.hasUses(bytes) { return .uses(facts) }
        return path.hasSuffix(".swift") ? .names(facts) : .ignored
    }

    private static func bytes(_ path: String) -> [UInt8]? {
        // Not to wait for the writer of a pipe.
        let fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard fd >= 0 else { return nil }
        defer { close(fd) }
        var info = stat()
        guard fstat(fd, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= 16 << 20 else { return nil }
        let size = Int(info.st_size)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let n = read(fd, buffer.baseAddress! + count, size - count)
                if n <= 0 { break }
                count += n
            }
        }
    }
}
