/// Bytes on their way out: collected, and handed on in large pieces when there is somewhere to hand them to.
public final class ByteSink {
    /// What has not been handed on yet; all of it when there is no receiver.
    public private(set) var bytes: [UInt8] = []
    private let receive: ((UnsafeRawBufferPointer) -> Bool)?
    /// False once the receiver has refused bytes (a closed pipe, a full disk): the rest is dropped.
    private(set) var isOpen = true
    private static let pieceSize = 1 << 16

    /// - Parameter receive: takes a piece; false when it could not. Nil keeps everything in ``bytes``.
    public init(_ receive: ((UnsafeRawBufferPointer) -> Bool)? = nil) {
        self.receive = receive
        bytes.reserveCapacity(receive == nil ? 1 << 12 : Self.pieceSize + 4096)
    }

    /// All that was written, as text (for sinks without a receiver).
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    @inline(__always)
    public func byte(_ byte: UInt8) { bytes.append(byte) }

    public func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
        if bytes.count >= Self.pieceSize { flush() }
    }

    public func write(_ text: Substring) { write(String(text)) }

    public func write(_ literal: StaticString) {
        if literal.hasPointerRepresentation {
            bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
        } else { write("\(literal)" as String) }
    }

    public func write(_ number: Int) { write(String(number)) }

    public func append(_ buffer: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: buffer) }

    /// Hands on what is there.
    public func flush() {
        guard let receive else { return }
        if isOpen, !bytes.isEmpty { isOpen = bytes.withUnsafeBytes(receive) }
        bytes.removeAll(keepingCapacity: true)
    }
}
