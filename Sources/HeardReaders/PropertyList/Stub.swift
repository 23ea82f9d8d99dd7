import HeardCore
enum BinaryPropertyListReader { static func read(into file: inout LocalizationFile, limits: Limits) {} }
enum XMLPropertyListReader {
    static func looksLikeXML(_ bytes: UnsafeRawBufferPointer) -> Bool { false }
    static func read(into file: inout LocalizationFile, limits: Limits) {}
}
enum XLIFFReader { static func read(into file: inout LocalizationFile, limits: Limits) {} }
enum XMLText { static func decode(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, isAttribute: Bool, into sink: inout some TextSink) { sink.copy(range) } }
