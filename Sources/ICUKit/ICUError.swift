import CICU

/// A failure that ICU reported.
public struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
    /// ICU's `UErrorCode`, always positive.
    public let code: Int32
    /// What was being done, in a few words.
    public let operation: String

    /// ICU's name of the error: `U_MISSING_RESOURCE_ERROR`.
    public var name: String { String(cString: cicu_error_name(code)) }
    public var description: String { "ICU: \(operation): \(name)" }
}

/// Runs one ICU call and throws if it fails. Warnings (such as "a fallback was used") are not errors.
@inline(__always)
func icu<Result>(_ operation: @autoclosure () -> String, _ body: (inout Int32) -> Result) throws(ICUError) -> Result {
    var status: Int32 = 0
    let result = body(&status)
    if status > 0 { throw ICUError(code: status, operation: operation()) }
    return result
}

/// Opens an ICU handle; a null handle without an error is reported as one.
func icuOpen(_ operation: @autoclosure () -> String, _ body: (inout Int32) -> OpaquePointer?) throws(ICUError) -> OpaquePointer {
    guard let handle = try icu(operation(), body) else { throw ICUError(code: 7, operation: operation()) } // U_MEMORY_ALLOCATION_ERROR
    return handle
}

/// Text that ICU writes as UTF-16: asked once with a buffer on the stack, again with a larger one if that was too short.
func icuText(_ operation: @autoclosure () -> String, expecting: Int = 128,
             _ body: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32) throws(ICUError) -> String {
    var capacity = max(32, expecting)
    while true {
        var status: Int32 = 0
        var length: Int32 = 0
        let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer -> String in
            guard let base = buffer.baseAddress else { return "" }
            length = body(base, Int32(clamping: capacity), &status)
            guard status <= 0, length > 0 else { return "" }
            return String(decoding: UnsafeBufferPointer(start: base, count: min(Int(length), capacity)), as: UTF16.self)
        }
        if Int(status) == cicu_buffer_overflow, Int(length) > capacity - 1 { capacity = Int(length) + 1; continue }
        if status > 0 { throw ICUError(code: status, operation: operation()) }
        return text
    }
}

/// A short ASCII text (locale id, name) that ICU writes.
func icuName(_ operation: @autoclosure () -> String, _ body: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32) throws(ICUError) -> String {
    var capacity = 160
    while true {
        var status: Int32 = 0
        var length: Int32 = 0
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer -> String in
            guard let base = buffer.baseAddress else { return "" }
            length = body(base, Int32(clamping: capacity), &status)
            guard status <= 0, length > 0 else { return "" }
            return base.withMemoryRebound(to: UInt8.self, capacity: capacity) {
                String(decoding: UnsafeBufferPointer(start: $0, count: min(Int(length), capacity)), as: UTF8.self)
            }
        }
        if Int(status) == cicu_buffer_overflow, Int(length) > capacity - 1 { capacity = Int(length) + 1; continue }
        if status > 0 { throw ICUError(code: status, operation: operation()) }
        return text
    }
}

/// Calls `body` with the UTF-16 units of a text, which live during the call only.
@inline(__always)
func withUTF16<Result>(_ text: some StringProtocol, _ body: (UnsafePointer<UInt16>, Int32) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(1, text.utf8.count)) { buffer in
        var count = 0
        for unit in text.utf16 {
            buffer[count] = unit
            count += 1
        }
        // The buffer has room for at least one unit, so it has an address.
        return body(UnsafePointer(buffer.baseAddress!), Int32(clamping: count))
    }
}
