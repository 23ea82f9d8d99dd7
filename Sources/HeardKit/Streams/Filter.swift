#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import HeardCore

/// The loop of a filter: standard input in pieces, what they lead to on standard output before the next piece is read. A slow reader
/// behind thus slows the writer before, and memory does not grow with the length of the stream.
enum Filter {
    /// - Parameters:
    ///   - pieceSize: most bytes that are read at once
    ///   - body: takes a piece (nil at the end of the input) and appends what is to be written
    /// - Returns: 0, or 2 when input or output failed; a reader that goes away (`| head`) ends the work and is no failure
    static func run(pieceSize: Int, _ body: (UnsafeRawBufferPointer?, _ output: inout [UInt8]) -> Void) -> Int32 {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 16)
        defer { memory.deallocate() }
        var output: [UInt8] = []
        while true {
            let count = read(0, memory.baseAddress, memory.count)
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN {
                    var poller = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
                    _ = poll(&poller, 1, 1000)
                    continue
                }
                Console.error("can't read standard input: \(FileAccess.reason(errno))")
                return 2
            }
            body(count == 0 ? nil : UnsafeRawBufferPointer(rebasing: memory[..<count]), &output)
            if !output.isEmpty {
                let failure = output.withUnsafeBytes { FileAccess.writeAll(1, $0) }
                if failure == EPIPE { return 0 }
                if failure != 0 {
                    Console.error("can't write to standard output: \(FileAccess.reason(failure))")
                    return 2
                }
                // A burst must not keep its memory for good.
                output.removeAll(keepingCapacity: output.capacity <= 4 << 20)
            }
            if count == 0 { return 0 }
        }
    }
}
