import HeardCore

/// What the app's source says, before it is joined with tables.
public struct SourceReading: Sendable {
    struct RawText: Sendable {
        var kind: String
        var text: String
        var table: String?
        var condition: String?
        var isolates: Bool
        /// Of a reason: shown only while the control is off.
        var isSure: Bool
        /// Stands in for other text for a while.
        var isStandIn = false
        var hops: Int
        var place: SourcePlace
    }

    struct RawUse: Sendable {
        var slot: String
        var api: String
        var control: Int
        var isDeclaration: Bool
        var isStandIn = false
        var font: String?
        var isApart = false
        var place: SourcePlace
        var texts: [RawText]
    }

    var uses: [RawUse] = []
    /// Controls without their texts.
    var controls: [Control] = []
    var neighbours: Set<Int> = []
    var symbols: [SourceFacts.Symbol] = []
    var observations: [SourceFacts.Observation] = []
    var interfaceBuilder: [InterfaceBuilderObject] = []
    /// Swift and Objective-C files that were given.
    var code: [String] = []
    /// Files of source that were given.
    var fileCount = 0
    /// Spoken texts whose key could not be known.
    var dynamicCount = 0
    /// What went wrong; the run is incomplete then (exit 2).
    public var problems: [String] = []

    /// True where `heard-source` stands beside this executable.
    public static var isAvailable: Bool { HeardSourceProcess.executable() != nil }

    /// Reads Swift, Objective-C and Interface Builder files.
    ///
    /// - Parameters:
    ///   - files: paths relative to the current folder, as the user will see them
    ///   - wrappers: names of the app's own functions that look a key up, beside those that are recognized
    ///   - jobs: threads; 0 for one a core
    public static func read(files: [String], wrappers: [String] = [], jobs: Int = 0) -> SourceReading {
        var reading = SourceReading()
        let headers = files.filter { $0.hasSuffix(".h") || $0.hasSuffix(".pch") }.sorted()
        let code = files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".m") || $0.hasSuffix(".mm") }.sorted()
        // Headers only say which look-ups the app has.
        reading.fileCount = files.count - headers.count
        reading.code = code
        if !code.isEmpty {
            do { reading.take(try HeardSourceProcess.run(files: code + headers, wrappers: wrappers, jobs: jobs)) } catch let failure as HeardSourceProcess.Failure {
                reading.problems.append(failure.message)
            } catch { reading.problems.append("the app's source was not read (\(error))") }
        }
        for file in files.sorted() where file.hasSuffix(".xib") || file.hasSuffix(".storyboard") {
            reading.interfaceBuilder += InterfaceBuilderReader.read(file)
        }
        reading.symbols += reading.interfaceBuilder.flatMap(\.symbols).filter { DirectedSymbol.namesOneSide($0.name) }.map { .init(name: $0.name, place: $0.place) }
        return reading
    }

    /// Takes the lines that `heard-source` printed.
    mutating func take(_ output: [UInt8]) {
        var file = "", base = 0, numbers: [Int: Int] = [:]
        var sawEnd = false
        output.withUnsafeBytes { all in
            var start = 0
            while start < all.count {
                var end = start
                while end < all.count, all[end] != 0x0A { end += 1 }
                if end > start, let record = JSONRecordParser.parse(UnsafeRawBufferPointer(rebasing: all[start..<end])) {
                    if let path = record["file"]?.string {
                        file = path
                        base = controls.count
                        numbers = [:]
                    } else if let number = record["control"]?.integer {
                        numbers[number] = controls.count
                        takeControl(record, file)
                    } else if let slot = record["use"]?.string { takeUse(slot, record, file, numbers) } else if let name = record["symbol"]?.string {
                        if DirectedSymbol.namesOneSide(name) { symbols.append(.init(name: name, place: place(record, file))) }
                    } else if let kind = record["seen"]?.string.flatMap(SourceFacts.Observation.Kind.init(rawValue:)) {
                        observations.append(.init(kind: kind, place: place(record, file), detail: record["detail"]?.string ?? ""))
                    } else if record["end"] != nil {
                        sawEnd = true
                        dynamicCount += record["dynamic"]?.integer ?? 0
                        for path in record["unreadable"]?.array ?? [] { if let path = path.string { problems.append("\(visible(path)) could not be read") } }
                    }
                }
                start = end + 1
            }
        }
        _ = base
        if !sawEnd { problems.append("the app's source was not read to its end: heard-source stopped early") }
    }

    private func place(_ record: JSONValue, _ file: String) -> SourcePlace {
        let l = record["l"]?.integer ?? 1, c = record["c"]?.integer ?? 1
        return SourcePlace(file: file, start: SourcePosition(line: l, column: c),
                           end: SourcePosition(line: record["el"]?.integer ?? l, column: record["ec"]?.integer ?? c))
    }

    private mutating func takeControl(_ record: JSONValue, _ file: String) {
        var traits: Control.Traits = []
        for t in record["traits"]?.array ?? [] {
            switch t.string {
            case "selected": traits.insert(.selected)
            case "toggle": traits.insert(.toggle)
            case "notEnabled": traits.insert(.notEnabled)
            case "updatesFrequently": traits.insert(.updatesFrequently)
            case "adjustable": traits.insert(.adjustable)
            case "header": traits.insert(.header)
            case "button": traits.insert(.button)
            default: break
            }
        }
        let kind = record["kind"]?.string.flatMap(Control.Kind.init(rawValue:)) ?? .other
        if kind == .toggle { traits.insert(.toggle) }
        var control = Control(kind: kind, name: record["name"]?.string ?? "", place: place(record, file), screen: record["screen"]?.string ?? file, traits: traits)
        for d in record["disabled"]?.array ?? [] {
            control.disablings.append(.init(condition: d["when"]?.string ?? "", place: place(d, file), isTyped: d["typed"]?.isTrue ?? false))
        }
        for c in record["colors"]?.array ?? [] {
            control.colorStates.append(.init(api: c["api"]?.string ?? "", condition: c["when"]?.string ?? "", place: place(c, file), isDoubtful: c["doubtful"]?.isTrue ?? false))
        }
        control.showsProgress = record["progress"]?.isTrue ?? false
        if record["neighbour"]?.isTrue ?? false { control.hasNeighbourText = true }
        control.isInMenu = record["menu"]?.isTrue ?? false
        control.isGoverned = record["governed"]?.isTrue ?? false
        control.isRetitled = record["retitled"]?.isTrue ?? false
        control.isInBar = record["bar"]?.isTrue ?? false
        controls.append(control)
    }

    private mutating func takeUse(_ slot: String, _ record: JSONValue, _ file: String, _ numbers: [Int: Int]) {
        var use = RawUse(slot: slot, api: record["api"]?.string ?? "", control: record["of"]?.integer.flatMap { numbers[$0] } ?? -1,
                         isDeclaration: record["declared"]?.isTrue ?? false, place: place(record, file), texts: [])
        use.isApart = record["apart"]?.isTrue ?? false
        use.font = record["font"]?.string
        use.isStandIn = record["standin"]?.isTrue ?? false
        for t in record["texts"]?.array ?? [] {
            use.texts.append(RawText(kind: t["is"]?.string ?? "dynamic", text: t["text"]?.string ?? "", table: t["table"]?.string, condition: t["when"]?.string,
                                     isolates: t["isolates"]?.isTrue ?? false, isSure: t["sure"]?.isTrue ?? false, isStandIn: t["standin"]?.isTrue ?? false, hops: t["hops"]?.integer ?? 0, place: t["l"] == nil ? use.place : place(t, file)))
        }
        uses.append(use)
    }

    static func roles(slot: String) -> RoleSet {
        switch slot {
        case "label", "rotor": .label
        case "value", "content": .value
        case "hint": .hint
        case "input": .inputLabel
        case "announcement": .announcement
        case "action": .customAction
        case "reason": .reason
        default: .visible
        }
    }
}
