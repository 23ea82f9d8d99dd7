import CYAML
import HeardCore

/// A place in the configuration; line and column count from 1.
public struct YAMLMark: Sendable, Hashable {
    public var line: Int
    public var column: Int
}

/// A value of the configuration with its place.
public struct YAMLNode: Sendable {
    /// `isPlain`: without quotes, so that `true` may be a truth value.
    public enum Content: Sendable {
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([Pair])
    }

    /// A key of a mapping with its value; no key stands twice in one.
    public struct Pair: Sendable {
        public var key: String
        public var mark: YAMLMark
        public var value: YAMLNode
    }

    public var content: Content
    public var mark: YAMLMark

    /// What stands there, for messages.
    var kind: String {
        switch content {
        case .scalar: "a single value"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// An error with its place in the configuration.
public struct YAMLError: Error, Sendable {
    public var mark: YAMLMark
    /// Without file and place.
    public var message: String
}

/// Reads one YAML document. No aliases: they could grow a small file without bound, and a configuration needs none.
public enum YAMLDocument {
    /// - Returns: the root; nil for an empty document
    public static func parse(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
        let start = YAMLMark(line: 1, column: 1)
        guard bytes.count <= Limits.configurationSize else { throw YAMLError(mark: start, message: "larger than \(Limits.configurationSize) bytes") }
        let outcome: Result<YAMLNode?, YAMLError> = bytes.withUnsafeBufferPointer { buffer in
            guard let parser = cyaml_new(buffer.baseAddress, UInt64(buffer.count)) else { return .failure(YAMLError(mark: start, message: "no memory")) }
            defer { cyaml_free(parser) }
            do throws(YAMLError) { return .success(try read(parser)) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// A collection that is being read.
    private struct Open {
        var mark: YAMLMark
        var isMapping: Bool
        var items: [YAMLNode] = []
        var pairs: [YAMLNode.Pair] = []
        var key: (String, YAMLMark)?
        var names: Set<String> = []
    }

    private static func read(_ parser: OpaquePointer) throws(YAMLError) -> YAMLNode? {
        var event = CYAMLEvent()
        var stack: [Open] = []
        var root: YAMLNode?
        var count = 0, documents = 0
        func add(_ node: YAMLNode) throws(YAMLError) {
            guard var top = stack.popLast() else { root = node; return }
            if !top.isMapping { top.items.append(node) } else if let (key, mark) = top.key {
                if !top.names.insert(key).inserted { throw YAMLError(mark: mark, message: "'\(key)' stands here twice") }
                top.pairs.append(YAMLNode.Pair(key: key, mark: mark, value: node))
                top.key = nil
            } else {
                guard case .scalar(let text, _) = node.content else { throw YAMLError(mark: node.mark, message: "a key must be a word") }
                top.key = (text, node.mark)
            }
            stack.append(top)
        }
        while true {
            cyaml_next(parser, &event)
            let mark = YAMLMark(line: Int(clamping: event.line) &+ 1, column: Int(clamping: event.column) &+ 1)
            count += 1
            if count > Limits.configurationNodes { throw YAMLError(mark: mark, message: "more than \(Limits.configurationNodes) values") }
            if event.hasAnchor != 0 { throw YAMLError(mark: mark, message: "anchors (&name) are not read here") }
            switch Int(event.kind) {
            case Int(CYAML_SCALAR):
                try add(YAMLNode(content: .scalar(text(event), isPlain: event.isPlain != 0), mark: mark))
            case Int(CYAML_SEQUENCE_START), Int(CYAML_MAPPING_START):
                if stack.count >= Limits.configurationDepth { throw YAMLError(mark: mark, message: "nested more than \(Limits.configurationDepth) deep") }
                stack.append(Open(mark: mark, isMapping: Int(event.kind) == Int(CYAML_MAPPING_START)))
            case Int(CYAML_SEQUENCE_END), Int(CYAML_MAPPING_END):
                guard let top = stack.popLast() else { break }
                try add(YAMLNode(content: top.isMapping ? .mapping(top.pairs) : .sequence(top.items), mark: top.mark))
            case Int(CYAML_ALIAS):
                throw YAMLError(mark: mark, message: "aliases (*name) are not read here")
            case Int(CYAML_DOCUMENT_START):
                documents += 1
                if documents > 1 { throw YAMLError(mark: mark, message: "a second document (---)") }
            case Int(CYAML_ERROR):
                throw YAMLError(mark: mark, message: "not valid YAML here (the parser says: \(text(event)))")
            default: return root
            }
        }
    }

    private static func text(_ event: CYAMLEvent) -> String {
        guard let start = event.text else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: Int(clamping: event.length)), as: UTF8.self)
    }
}
