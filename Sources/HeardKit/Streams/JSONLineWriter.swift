import HeardReporters

/// Writes one line of JSON into bytes that a worker keeps: numbers short, texts escaped as ``JSONWriter`` does, which writes whole documents to a sink.
struct JSONLineWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func comma() {
        if needsComma { bytes.append(0x2C) }
        needsComma = true
    }

    mutating func open(_ bracket: Character) {
        comma()
        raw(String(bracket))
        needsComma = false
    }

    mutating func close(_ bracket: Character) {
        raw(String(bracket))
        needsComma = true
    }

    mutating func name(_ name: String) {
        comma()
        quoted(name)
        raw(":")
        needsComma = false
    }

    mutating func string(_ text: String) {
        comma()
        quoted(text)
    }

    mutating func number(_ value: Double, decimals: Int = 4) {
        comma()
        raw(Self.decimal(value, decimals))
    }

    mutating func bool(_ value: Bool) {
        comma()
        raw(value ? "true" : "false")
    }

    mutating func null() {
        comma()
        raw("null")
    }

    /// A number with at most `decimals` decimals and no needless zeros.
    static func decimal(_ value: Double, _ decimals: Int) -> String {
        guard value.isFinite else { return "0" }
        var factor = 1.0
        for _ in 0..<decimals { factor *= 10 }
        let scaled = (value * factor).rounded()
        guard abs(scaled) < 9e15 else { return String(value) }
        let number = Int(scaled), unit = Int(factor)
        let fraction = String(abs(number) % unit)
        var tail = String(repeating: "0", count: max(0, decimals - fraction.utf8.count)) + fraction
        while tail.utf8.last == 0x30 { tail.removeLast() }
        let head = (number < 0 ? "-" : "") + String(abs(number) / unit)
        return tail.isEmpty ? head : head + "." + tail
    }

    private mutating func quoted(_ text: String) {
        let sink = ByteSink()
        JSONWriter.escape(text, to: sink)
        bytes.append(contentsOf: sink.bytes)
    }
}
