import CSimdJSON
import HeardCore

/// The tokens of a catalog as one of its two readers sees them, for the test that compares the readers.
package struct CatalogTokens: Equatable, Sendable {
    package struct Token: Equatable, Sendable {
        package var piece: Int32
        package var start: UInt32
        package var end: UInt32
        package var kind: UInt8
        package var isEscaped: Bool
    }

    package private(set) var tokens: [Token] = []
    /// The text was read to its end.
    package private(set) var isSound = false

    /// - Parameter byteByByte: by ``JSONByteReader``; else by simdjson
    package init(_ source: SourceText, byteByByte: Bool, depth: Int = Limits().depth) {
        if byteByByte {
            var reader = JSONByteReader(source.bytes, maxDepth: depth)
            var found: [Token] = []
            let stop = reader.read { piece, tokens in
                found += tokens.map { Token(piece: piece, $0) }
                return true
            }
            tokens = found
            isSound = stop == nil
        } else if let base = source.bytes.baseAddress {
            let status = withUnsafeMutablePointer(to: &tokens) { pointer in
                csimdjson_walk(base.assumingMemoryBound(to: UInt8.self), UInt64(source.count), UInt32(clamping: depth), { context, piece, tokens, count in
                    guard let context, let tokens else { return 0 }
                    context.assumingMemoryBound(to: [Token].self).pointee += UnsafeBufferPointer(start: tokens, count: Int(count)).map { Token(piece: piece, $0) }
                    return 1
                }, pointer)
            }
            isSound = Int(status) == CSIMDJSON_OK
        }
    }
}

extension CatalogTokens.Token {
    fileprivate init(piece: Int32, _ token: csimdjson_token) {
        self.init(piece: piece, start: token.start, end: token.end, kind: token.kind, isEscaped: token.escaped != 0)
    }
}
