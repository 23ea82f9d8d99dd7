/// The specifiers of a format.
enum FormatString {
    /// The pieces of a text in which every specifier of the format is what fills it; `%2$@` takes the second value, `%%` is a percent sign.
    static func filled(_ parts: [Segment], _ values: [Expression]) -> [Segment] {
        var out: [Segment] = [], next = 0
        for part in parts {
            guard case .text(let text) = part else { out.append(part); continue }
            let b = Array(text.utf8)
            var plain: [UInt8] = [], i = 0
            while i < b.count {
                guard b[i] == UInt8(ascii: "%"), let specifier = specifier(b, i) else { plain.append(b[i]); i += 1; continue }
                i = specifier.end
                if specifier.isPercent { plain.append(UInt8(ascii: "%")); continue }
                if !plain.isEmpty { out.append(.text(String(decoding: plain, as: UTF8.self))) }
                plain = []
                let place = specifier.place.map { $0 - 1 } ?? next
                if specifier.place == nil { next += 1 }
                out.append(.inserted(values.indices.contains(place) ? values[place] : .dynamic(Span(file: 0, start: 0, end: 0))))
            }
            if !plain.isEmpty { out.append(.text(String(decoding: plain, as: UTF8.self))) }
        }
        return out
    }

    private static func specifier(_ b: [UInt8], _ start: Int) -> (end: Int, place: Int?, isPercent: Bool)? {
        var i = start + 1, number = 0, place: Int?
        if i < b.count, b[i] == UInt8(ascii: "%") { return (i + 1, nil, true) }
        while i < b.count, b[i] >= 0x30, b[i] <= 0x39, i < start + 4 { number = number * 10 + Int(b[i] - 0x30); i += 1 }
        if i < b.count, b[i] == UInt8(ascii: "$") { place = number; i += 1 }
        while i < b.count, "0123456789.+-'#lhqzt".utf8.contains(b[i]) { i += 1 }
        guard i < b.count, "@dDiuUxXoOfFeEgGcCsSpaA".utf8.contains(b[i]) else { return nil }
        return (i + 1, place, false)
    }
}
