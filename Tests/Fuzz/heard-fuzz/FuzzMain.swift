import CFuzzer

/// `heard-fuzz TARGET [libFuzzer's options] [corpus folders]`; `heard-fuzz --list` names the targets. See ../README.md.
@main enum FuzzMain {
    static func main() {
        guard CommandLine.arguments.count > 1, let target = FuzzTarget.all.first(where: { $0.name == CommandLine.arguments[1] }) else {
            print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
            exitNow(CommandLine.arguments.contains("--list") ? 0 : 2)
        }
        FuzzTarget.current = target
        var arguments = CommandLine.arguments
        arguments.remove(at: 1)
        var count = Int32(arguments.count)
        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { copied($0) } + [nil]
        exitNow(pointers.withUnsafeMutableBufferPointer { list -> Int32 in
            var base = list.baseAddress
            return LLVMFuzzerRunDriver(&count, &base) { data, size in
                FuzzTarget.current?.run(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : size))
                return 0
            }
        })
    }
}
