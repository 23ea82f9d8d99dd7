struct ObjectiveCReader {
    static func read(_ facts: FileFacts, localizers: Set<String>) {}
}
