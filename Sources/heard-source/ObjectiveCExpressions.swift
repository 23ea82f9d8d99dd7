/// What a range of tokens stands for.
extension ObjectiveCReader {
    func expression(_ from: Int, _ to: Int) -> Expression {
        guard from < to, from < tokens.count else { return .empty }
        let place = span(from, to)
        // `a ? b : c`
        var j = from
        while j < to {
            if isMark(j, "(") || isMark(j, "[") || isMark(j, "{") { j = closing(j) + 1; continue }
            if isMark(j, "?") { break }
            j += 1
        }
        if j < to, isMark(j, "?") {
            var k = j + 1, depth = 0
            while k < to {
                if isMark(k, "(") || isMark(k, "[") || isMark(k, "{") { k = closing(k) + 1; continue }
                if isMark(k, "?") { depth += 1 } else if isMark(k, ":") { if depth == 0 { break }; depth -= 1 }
                k += 1
            }
            let condition = source(from, j)
            let first: Expression = k == j + 1 ? expression(from, j) : expression(j + 1, k)
            return .choice([(condition, first), (Condition.negated(condition), expression(k + 1, to))])
        }
        if to == from + 1 {
            let t = tokens[from]
            if t.kind == .string { return t.text.isEmpty ? .empty : .string([.text(t.text)], place) }
            if t.kind == .word {
                if t.text == "nil" || t.text == "NULL" || t.text == "Nil" { return .empty }
                return .name([t.text.hasPrefix("_") ? String(t.text.dropFirst()) : t.text], arguments: nil, scope, place)
            }
            return .dynamic(place)
        }
        if isMark(from, "("), closing(from) == to - 1 { return expression(from + 1, to - 1) }
        // A cast.
        if isMark(from, "("), closing(from) < to - 1 { return expression(closing(from) + 1, to) }
        if isMark(from, "@"), isMark(from + 1, "["), closing(from + 1) == to - 1 {
            return .choice(arguments(from + 2, to - 1).map { (nil, expression($0.0, $0.1)) })
        }
        if tokens[from].kind == .word, isMark(from + 1, "("), closing(from + 1) == to - 1 {
            let name = tokens[from].text
            let parts = arguments(from + 2, to - 1)
            if name.hasPrefix("NSLocalizedString") || looks.looksUp(name), let key = parts.first {
                var table: String?
                if name.contains("FromTable"), parts.count > 1 { table = tokens[parts[1].0].kind == .string ? tokens[parts[1].0].text : "?" }
                if name.contains("WithDefaultValue"), parts.count > 1, tokens[parts[1].0].kind == .string { table = tokens[parts[1].0].text }
                return .lookup(expression(key.0, key.1), table: table, isolates: false, place)
            }
            return .name([name], arguments: parts.map { Argument(label: nil, value: expression($0.0, $0.1)) }, scope, place)
        }
        if isMark(from, "["), closing(from) == to - 1, let m = parseMessage(from), let first = m.parts.first {
            switch first.name {
            case "stringWithFormat", "localizedStringWithFormat", "initWithFormat", "stringByAppendingFormat":
                let values = arguments(first.value.0, first.value.1).map { expression($0.0, $0.1) }
                let filled = values.first.map { Expression.format($0, Array(values.dropFirst()), place) } ?? .dynamic(place)
                return first.name.hasPrefix("stringByAppending") ? .joined([expression(m.receiver.0, m.receiver.1), filled], place) : filled
            case "localizedStringForKey":
                let table = m.parts.first { $0.name == "table" }.map { p in tokens[p.value.0].kind == .string ? tokens[p.value.0].text : (text(p.value.0) == "nil" ? nil : "?") } ?? nil
                return .lookup(expression(first.value.0, first.value.1), table: table, isolates: false, place)
            case "stringByAppendingString": return .joined([expression(m.receiver.0, m.receiver.1), expression(first.value.0, first.value.1)], place)
            case "componentsJoinedByString": return .all([expression(m.receiver.0, m.receiver.1)])
            case "stringWithString", "initWithString", "attributedStringWithString", "arrayWithObjects", "arrayWithObject": return expression(first.value.0, end(from: first.value.0, limit: first.value.1))
            case "lowercaseString", "uppercaseString", "capitalizedString", "localizedCapitalizedString", "copy", "autorelease", "localizedUppercaseString": return expression(m.receiver.0, m.receiver.1)
            default:
                let values = m.parts.enumerated().map { Argument(label: $0 == 0 ? nil : $1.name, value: expression($1.value.0, $1.value.1)) }
                if let base = path(m.receiver.0, m.receiver.1) { return .name(base + [first.name], arguments: first.value.0 == first.value.1 ? nil : values, scope, place) }
                return .dynamic(place)
            }
        }
        if let path = path(from, to) { return .name(path, arguments: nil, scope, place) }
        return .dynamic(place)
    }
}
