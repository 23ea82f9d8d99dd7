import HeardCore
import HeardLayout
import ICUKit
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// `measure --ndjson`: a filter from standard input to standard output that keeps one line in memory.
struct MeasureStream {
    private let shared: (any FontMetrics)?
    private let system: TextPreparer
    private let plain: TextPreparer
    private let limits: Limits

    /// - Parameter metrics: the fonts of `--font`; nil for built-in metrics
    init(metrics: (any FontMetrics)?, hangulWordPriority: Bool, limits: Limits = Limits()) {
        shared = metrics
        system = TextPreparer(metrics: metrics ?? BuiltInMetrics.system, hangulWordPriority: hangulWordPriority)
        plain = metrics == nil ? TextPreparer(metrics: BuiltInMetrics.inter, hangulWordPriority: hangulWordPriority) : system
        self.limits = limits
    }

    /// The answer to one line, without a line break.
    func answer(_ line: UnsafeRawBufferPointer) -> [UInt8] {
        var id: JSONLineValue = .null
        do {
            let fields = try JSONLine.fields(line)
            id = fields["id"] ?? .null
            let request = try MeasureRequest(fields: fields)
            guard request.text.unicodeScalars.count <= limits.analyzedLength else { return failure(id, "the text is longer than \(limits.analyzedLength) characters") }
            let prepared = try (request.isSystemFont ? system : plain).prepare(request.text, language: request.locale)
            return success(id, prepared, request)
        } catch let error as JSONLine.Failure {
            return failure(id, "not a JSON object: \(error.message)")
        } catch let error as MeasureRequest.Failure {
            return failure(id, error.message)
        } catch {
            return failure(id, "\(error)")
        }
    }

    private func start(_ id: JSONLineValue) -> JSONText {
        var out = JSONText()
        out.open("{")
        out.name("id")
        switch id {
        case .string(let text): out.string(text)
        case .number(let number): out.number(number)
        case .bool(let value): out.bool(value)
        case .null, .other: out.null()
        }
        return out
    }

    func failure(_ id: JSONLineValue, _ message: String) -> [UInt8] {
        var out = start(id)
        out.name("error")
        out.string(message)
        out.close("}")
        return out.bytes
    }

    private func success(_ id: JSONLineValue, _ prepared: PreparedText, _ request: MeasureRequest) -> [UInt8] {
        let size = request.size.points, layout = prepared.layout(size: size, width: request.width)
        var out = start(id)
        out.name("natural")
        out.number(prepared.naturalWidth(size: size))
        out.name("lines")
        out.number(Double(layout.lines.count))
        out.name("texts")
        out.open("[")
        for line in layout.lines { out.string(prepared.lineText(line.range)) }
        out.close("]")
        out.name("brokenWords")
        out.open("[")
        for word in layout.brokenWords { out.string(prepared.string(word)) }
        out.close("]")
        out.name("height")
        out.number(Double(layout.lines.count) * request.size.leading)
        out.name("metrics")
        out.string(prepared.metrics.source.name)
        if !prepared.missing.isEmpty {
            out.name("missing")
            out.string(String(String.UnicodeScalarView(prepared.missing)))
        }
        out.close("}")
        return out.bytes
    }

    /// Reads standard input to its end. Returns false when the output was closed.
    func run() -> Bool {
        var pending: [UInt8] = [], isTooLong = false
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        func finish(_ line: UnsafeRawBufferPointer) {
            if isTooLong {
                output += failure(.null, "the line is longer than \(limits.lineLength) bytes")
                isTooLong = false
            } else {
                var isBlank = true
                for byte in line where byte != 0x20 && byte != 0x0D && byte != 0x09 { isBlank = false; break }
                if isBlank { return }
                output += answer(line)
            }
            output.append(0x0A)
        }
        while true {
            let count = read(0, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            chunk.withUnsafeBytes { all in
                var start = 0
                while let end = all[start..<count].firstIndex(of: 0x0A) {
                    if pending.isEmpty, !isTooLong { finish(UnsafeRawBufferPointer(rebasing: all[start..<end])) } else {
                        if !isTooLong { pending += all[start..<end] }
                        pending.withUnsafeBytes { finish($0) }
                        pending.removeAll(keepingCapacity: true)
                    }
                    start = end + 1
                }
                if !isTooLong { pending += all[start..<count] }
                if pending.count > limits.lineLength {
                    isTooLong = true
                    pending = []
                }
            }
            if !flush(&output) { return false }
        }
        if !pending.isEmpty || isTooLong { pending.withUnsafeBytes { finish($0) } }
        return flush(&output)
    }

    private func flush(_ output: inout [UInt8]) -> Bool {
        var written = 0
        while written < output.count {
            let count = output.withUnsafeBytes { bytes in bytes.baseAddress.map { write(1, $0 + written, bytes.count - written) } ?? 0 }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            written += count
        }
        output.removeAll(keepingCapacity: true)
        return true
    }
}

extension PreparedText {
    /// The text of a line without the line break that ends it.
    func lineText(_ range: Range<Int>) -> String {
        var end = range.upperBound
        while end > range.lowerBound, (units[end - 1] >= 0x0A && units[end - 1] <= 0x0D) || units[end - 1] == 0x85 || units[end - 1] == 0x2028 || units[end - 1] == 0x2029 { end -= 1 }
        return string(range.lowerBound..<end)
    }
}
