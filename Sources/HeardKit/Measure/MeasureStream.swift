import HeardCore
import HeardLayout
import ICUKit

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
    ///
    /// - Parameter number: of the line in the stream, from 1
    func answer(_ line: LineSplitter.Line, number: Int) -> [UInt8] {
        var id: JSONLineValue = .null
        func failure(_ message: String) -> [UInt8] { self.failure(id, line: number, message) }
        guard case .bytes(let line) = line else { return failure("the line is longer than \(limits.lineLength) bytes") }
        do {
            let fields = try JSONLine.fields(line)
            id = fields["id"] ?? .null
            let request = try MeasureRequest(fields: fields)
            guard request.text.unicodeScalars.count <= limits.analyzedLength else { return failure("the text is longer than \(limits.analyzedLength) characters") }
            let prepared = try (request.isSystemFont ? system : plain).prepare(request.text, language: request.locale)
            return success(id, prepared, request)
        } catch let error as JSONLine.Failure {
            return failure("not a JSON object: \(error.message)")
        } catch let error as MeasureRequest.Failure {
            return failure(error.message)
        } catch {
            return failure("\(error)")
        }
    }

    private func start(_ id: JSONLineValue) -> JSONLineWriter {
        var out = JSONLineWriter()
        out.open("{")
        out.name("id")
        switch id {
        case .string(let text): out.string(text)
        case .number(let number): out.number(number)
        case .bool(let value): out.bool(value)
        case .null, .strings, .other: out.null()
        }
        return out
    }

    private func failure(_ id: JSONLineValue, line: Int, _ message: String) -> [UInt8] {
        var out = start(id)
        out.name("error")
        out.string(message)
        out.name("line")
        out.number(Double(line))
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

    /// Reads standard input to its end.
    ///
    /// - Returns: the exit status: 0, or 2 when input or output failed
    func run() -> Int32 {
        var lines = LineSplitter(limit: limits.lineLength)
        return Filter.run(pieceSize: 1 << 16) { piece, output in
            func answer(_ line: LineSplitter.Line, _ number: Int) {
                output += self.answer(line, number: number)
                output.append(0x0A)
            }
            if let piece { lines.feed(piece, answer) } else { lines.end(answer) }
        }
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
