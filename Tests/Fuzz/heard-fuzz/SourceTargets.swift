@testable import HeardSource

/// Swift and Objective-C through the source reader.
enum SourceTargets {
    static func read(_ bytes: UnsafeRawBufferPointer, _ path: String) {
        // Such a file is kept from the parser, whose time it would take without end.
        if Nesting.isExcessive(Array(bytes)) { return }
        let facts = FileFacts(path: path, index: 0, bytes: Array(bytes))
        if path.hasSuffix(".swift") { SwiftFileReader.read(facts, localizers: ["L"], definitionsOnly: false) } else { ObjectiveCReader.read(facts, localizers: ["L"]) }
        let evaluator = Evaluator(Names([facts]))
        for use in facts.uses { _ = evaluator.evaluate(use) }
    }
}
