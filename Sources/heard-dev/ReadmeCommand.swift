#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import HeardKit

/// `heard-dev readme [FILE]`: writes the rules table between its markers.
enum ReadmeCommand {
    static func run(_ arguments: [String]) {
        let path = arguments.first ?? "README.md"
        do {
            let text = String(decoding: try FileAccess.read(path), as: UTF8.self)
            guard let updated = RulesTable.update(text) else {
                print("no markers in \(path)")
                exit(2)
            }
            try FileAccess.write(path) { $0.write(updated) }
        } catch {
            print(error)
            exit(2)
        }
    }
}
