/// Writes facts as NDJSON; see README.md for the form.
struct Output {
    private(set) var bytes: [UInt8] = []

    mutating func line(_ build: (inout JSONLine) -> Void) {
        var line = JSONLine()
        build(&line)
        bytes += line.finished()
    }
}

/// One flat JSON object, with arrays of objects inside.
struct JSONLine {
    private var bytes: [UInt8] = [0x7B]
    private var isFirst = true

    private mutating func key(_ name: String) {
        if !isFirst { bytes.append(0x2C) }
        isFirst = false
        Self.append(name, to: &bytes)
        bytes.append(0x3A)
    }

    mutating func add(_ name: String, _ value: String) { key(name); Self.append(value, to: &bytes) }
    mutating func add(_ name: String, ifSome value: String?) { if let value { add(name, value) } }
    mutating func add(_ name: String, _ value: Int) { key(name); bytes += Array(String(value).utf8) }
    mutating func add(_ name: String, ifTrue value: Bool) { if value { key(name); bytes += Array("true".utf8) } }
    mutating func add(_ name: String, _ values: [String]) {
        guard !values.isEmpty else { return }
        key(name)
        bytes.append(0x5B)
        for (i, v) in values.enumerated() {
            if i > 0 { bytes.append(0x2C) }
            Self.append(v, to: &bytes)
        }
        bytes.append(0x5D)
    }
    mutating func add<T>(_ name: String, objects: [T], _ build: (inout JSONLine, T) -> Void) {
        guard !objects.isEmpty else { return }
        key(name)
        bytes.append(0x5B)
        for (i, o) in objects.enumerated() {
            if i > 0 { bytes.append(0x2C) }
            var inner = JSONLine()
            build(&inner, o)
            bytes += inner.bytes
            bytes.append(0x7D)
        }
        bytes.append(0x5D)
    }
    mutating func add(_ facts: FileFacts, _ span: Span) {
        let a = facts.position(span.start), b = facts.position(max(span.start, span.end))
        add("l", a.line)
        add("c", a.column)
        add("el", b.line)
        add("ec", b.column)
    }

    func finished() -> [UInt8] { bytes + [0x7D, 0x0A] }

    static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(0x22)
        for b in text.utf8 {
            switch b {
            case 0x22: bytes += [0x5C, 0x22]
            case 0x5C: bytes += [0x5C, 0x5C]
            case 0..<0x20:
                let digits = Array("0123456789abcdef".utf8)
                bytes += Array("\\u00".utf8) + [digits[Int(b >> 4)], digits[Int(b & 15)]]
            default: bytes.append(b)
            }
        }
        bytes.append(0x22)
    }
}

extension Output {
    mutating func write(_ facts: FileFacts, _ uses: [ResolvedUse], colors: (Int) -> [(index: Int, isDoubtful: Bool)]) {
        guard !uses.isEmpty || !facts.controls.isEmpty || !facts.symbols.isEmpty || !facts.observations.isEmpty else { return }
        line { $0.add("file", facts.path) }
        let mentioned = Set(uses.map(\.use.control))
        for (i, c) in facts.controls.enumerated() {
            guard mentioned.contains(i) || !c.disablings.isEmpty || !c.colors.isEmpty else { continue }
            line {
                $0.add("control", i)
                $0.add("kind", c.kind)
                $0.add("name", c.name)
                $0.add("screen", c.screen)
                $0.add("traits", c.traits.sorted())
                $0.add("disabled", objects: c.disablings) { o, d in
                    o.add("when", d.condition)
                    o.add("typed", ifTrue: facts.typed[c.screen]?.contains { Condition.names(d.condition, $0) } == true)
                    o.add(facts, d.span)
                }
                $0.add("colors", objects: colors(i)) { o, one in
                    let color = c.colors[one.index]
                    o.add("api", color.api)
                    o.add("when", color.condition)
                    o.add("doubtful", ifTrue: one.isDoubtful)
                    o.add(facts, color.span)
                }
                $0.add("progress", ifTrue: c.showsProgress)
                $0.add("neighbour", ifTrue: c.hasNeighbourText)
                $0.add("menu", ifTrue: c.isInMenu)
                $0.add("governed", ifTrue: c.isGoverned)
                $0.add("retitled", ifTrue: c.isRetitled)
                $0.add("bar", ifTrue: c.isInBar)
                $0.add("uikit", ifTrue: c.isUIKit)
                $0.add(facts, c.span)
            }
        }
        for u in uses where !u.alternatives.isEmpty {
            line {
                $0.add("use", u.use.slot.rawValue)
                $0.add("api", u.use.api)
                if u.use.control >= 0 { $0.add("of", u.use.control) }
                $0.add("declared", ifTrue: u.use.isDeclaration)
                $0.add("standin", ifTrue: u.use.isStandIn)
                if u.use.slot == .reason { $0.add("font", ifSome: u.use.font) }
                $0.add("apart", ifTrue: u.use.isApart)
                $0.add(facts, u.use.span)
                $0.add("texts", objects: u.alternatives) { o, a in
                    o.add("is", a.kind.rawValue)
                    o.add("text", a.text)
                    o.add("table", ifSome: a.table)
                    o.add("when", ifSome: a.condition)
                    o.add("isolates", ifTrue: a.isolates)
                    o.add("sure", ifTrue: a.isSure)
                    o.add("standin", ifTrue: u.use.standIns.contains(a.text))
                    if a.hops > 0 { o.add("hops", a.hops) }
                    if a.span.file == facts.index { o.add(facts, a.span) }
                }
            }
        }
        for s in facts.symbols { line { $0.add("symbol", s.name); $0.add(facts, s.span) } }
        for o in facts.observations { line { $0.add("seen", o.kind); $0.add("detail", o.detail); $0.add(facts, o.span) } }
    }
}
