#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// `heard-fuzz TARGET [libFuzzer's options] [corpus folders]`; `heard-fuzz --list` names the targets. See ../README.md.
// libFuzzer brings the main function; it calls these two.

/// Takes the target's name from the arguments.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>) -> Int32 {
    let name = count.pointee > 1 ? arguments.pointee[1].map { String(cString: $0) } : nil
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
        print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
        exit(name == "--list" ? 0 : 2)
    }
    FuzzTarget.current = target
    // The program's name stands for both.
    arguments.pointee[1] = arguments.pointee[0]
    arguments.pointee += 1
    count.pointee -= 1
    return 0
}

/// One input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    FuzzTarget.current?.run(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : size))
    return 0
}
