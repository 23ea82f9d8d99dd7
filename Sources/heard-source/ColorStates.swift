/// Which colours that a state chooses are the only sign of it.
struct ColorStates {
    let facts: FileFacts
    let uses: [ResolvedUse]

    /// States that are told already: one finding for a state of a screen, one for its charts.
    private var told: Set<String> = []

    init(facts: FileFacts, uses: [ResolvedUse]) {
        self.facts = facts
        self.uses = uses
    }

    /// For a control, the indices of its colours that nothing else on the same screen goes with.
    mutating func only(_ index: Int) -> [Int] {
        let control = facts.controls[index]
        guard !control.colors.isEmpty else { return [] }
        if control.kind == "chart" {
            guard !control.signals.contains("chart"), let first = control.colors.firstIndex(where: { $0.condition == "chart" }), told.insert(control.screen + "/chart").inserted else { return [] }
            return [first]
        }
        // A style gets its state from the view that it is put on.
        let types = control.screen.split(separator: ".").map(String.init)
        if types.contains(where: { type in type.hasSuffix("Style") || type.hasSuffix("Modifier") || facts.inheritance.contains { $0.type == type && $0.from.contains { $0.hasSuffix("Style") || $0 == "ViewModifier" } } }) { return [] }
        let signs = signs(on: control.screen)
        return control.colors.indices.filter { k in
            let condition = control.colors[k].condition
            // UIKit gives the trait to what is selected by its own property.
            if control.isUIKit, ["selected", "highlighted", "isSelected", "isHighlighted"].contains(condition) || condition.hasSuffix(".isSelected") || condition.hasSuffix(".selected") { return false }
            // The background of a whole screen is nobody's state.
            if control.isUIKit, control.kind != "cell", !control.screen.hasSuffix("Cell"), control.colors[k].api == "backgroundColor", ["view", "contentView", "tableView", "collectionView", "scrollView"].contains(control.name) || control.name == control.screen.split(separator: ".").last.map(String.init) { return false }
            guard condition != "chart", Self.isState(condition), !isMarked(condition, control.screen), !isMessage(condition, index), !isSaid(condition, control.screen), !isText(of: condition, index) else { return false }
            return !Condition.atoms(condition).contains { signs.contains(Self.bare($0.text)) } && told.insert(control.screen + "/" + condition).inserted
        }
    }

    /// The states that a screen shows by more than a colour: a text, an icon, a view that is there or not, or "dimmed".
    private func signs(on screen: String) -> Set<String> {
        var signs: Set<String> = []
        func add(_ condition: String) { signs.formUnion(Condition.atoms(condition).map { Self.bare($0.text) }) }
        for c in facts.controls where c.screen == screen {
            c.signals.forEach(add)
            c.hidden.forEach(add)
            for d in c.disablings { add(d.condition) }
            if let binding = c.binding { add(binding) }
        }
        for u in uses where u.use.screen == screen {
            for a in u.alternatives { if let c = a.condition { add(c) } }
            if let c = u.use.condition { add(c) }
        }
        facts.shown[screen]?.forEach(add)
        facts.told[screen]?.forEach(add)
        return signs
    }

    /// `_itemSelected` is what `item.selected` says, `isCurrent` what `current` does.
    private static func bare(_ name: String) -> String {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "=" }
        return letters.hasPrefix("is") ? String(letters.dropFirst(2)) : letters
    }

    /// An error that is coloured as one: the text is made at run time, with the error in it.
    private func isMessage(_ condition: String, _ index: Int) -> Bool {
        let lower = condition.lowercased()
        guard facts.controls[index].kind == "text", ["valid", "error", "warning", "fail"].contains(where: { contains(lower, $0) }) else { return false }
        return uses.contains { $0.use.control == index && $0.use.slot == .visible && !$0.alternatives.isEmpty && $0.alternatives.allSatisfy { $0.kind == .dynamic } }
    }

    /// The coloured text is a message of the object that the condition asks: `Text(result.message).foregroundStyle(result.isReachable ? .green : .red)`. A name says nothing of a state.
    private func isText(of condition: String, _ index: Int) -> Bool {
        guard facts.controls[index].kind == "text" else { return false }
        let owners = Condition.atoms(condition).compactMap { atom in atom.text.lastIndex(of: ".").map { String(atom.text[..<$0]) } }.filter { !$0.isEmpty }
        guard !owners.isEmpty else { return false }
        return uses.contains { u in
            guard u.use.control == index, u.use.slot == .visible, u.use.span.file == facts.index, !u.alternatives.contains(where: { $0.kind != .dynamic && $0.hops == 0 }) else { return false }
            let text = Condition.normalized(String(decoding: facts.bytes[Int(u.use.span.start)..<Int(u.use.span.end)], as: UTF8.self))
            return owners.contains { owner in ["text", "message", "description", "localizedDescription", "status", "summary", "contents", "reason", "details", "errorDescription", "statusText"].contains { text == owner + "." + $0 } }
        }
    }

    /// What is compared stands in a text of the screen: `Text("\(count)")` beside `count > 0`.
    private func isSaid(_ condition: String, _ screen: String) -> Bool {
        let subjects = Condition.atoms(condition).compactMap { Self.compared($0.text)?.subject }.filter { $0.utf8.count > 1 }
        guard !subjects.isEmpty else { return false }
        return uses.contains { u in
            guard u.use.screen == screen, u.use.slot == .visible || u.use.slot == .title, u.use.span.file == facts.index else { return false }
            let text = Condition.normalized(String(decoding: facts.bytes[Int(u.use.span.start)..<Int(u.use.span.end)], as: UTF8.self))
            return subjects.contains { Condition.names(text, $0) }
        }
    }

    /// What is chosen has a check mark, or the focus of VoiceOver goes with it.
    private func isMarked(_ condition: String, _ screen: String) -> Bool {
        let lower = condition.lowercased()
        guard ["select", "check", "chosen", "picked", "done", "complete", "current"].contains(where: { contains(lower, $0) }) else { return false }
        return facts.checks.contains(screen) || Prefilter.has(facts.bytes, "accessibilityFocused(")
    }

    private static let states = ["select", "chosen", "current", "checked", "ison", "isactive", "valid", "error", "fail", "paid", "overdue", "available", "isopen", "complete", "done", "favor", "unread",
                                 "online", "warning", "exceed", "correct", "wrong", "success", "required", "status", "picked", "expired", "critical", "enough", "low", "late", "missing", "overbudget", "negative", "positive"]
    /// What a view looks like, where it stands and who touches it is no state of what it shows.
    private static let looks = ["colorscheme", "dark", "press", "hover", "focus", "enabled", "disabled", "pad", "contrast", "transparen", "animat", "loading", "preview", "theme", "index", "sizeclass", "scroll",
                                "keyboard", "first", "last", "editing", "#available", "drag", "highlight", "follow", "allow", "background", "fullscreen", "onhome", "landscape", "portrait", "compact", "placeholder", "expanded", "collapsed", "hidden", "embedded", "rounded", "centered", "inset", "presented", "inverted", "outlined", "filled", "bordered", "elevated", "tinted", "colored", "themed", "custom", "screen", "inline", "#unavailable", "style", "subtitle",
                                "destructive", "primary", "secondary", "rtl", "righttoleft", "layoutdirection", "large", "small", "header", "footer", "modal", "popover", "widget", "phone", "macos", "ios", "catalyst", "watch", "vision", "dimmed", "drop", "outgoing", "incoming", "mention", "visible", "derived", "scrub", "slid", "zoom", "swip", "divider", "emphas", "group", "accessibility", "gradient", "shadow", "even", "odd", "typing", "multiple(of"]
    /// Numbers of a layout.
    private static let measures = ["width", "height", "offset", "scale", "page", "position", "column", "row", "geometry", "frame", "bounds", "length", "count", "number", "%", "depth", "minx", "miny", "maxx", "maxy", "index", "duration", "radius", "size", "step"]

    /// A state that is only known by the form of its name, on a text that is made at run time and may say it.
    func isDoubtful(_ index: Int, _ color: Int) -> Bool {
        let control = facts.controls[index], lower = control.colors[color].condition.lowercased()
        guard control.colors[color].condition != "chart", !Self.states.contains(where: { contains(lower, $0) }) else { return false }
        return uses.contains { $0.use.control == index && ($0.use.slot == .visible || $0.use.slot == .title) && $0.alternatives.contains { $0.kind == .dynamic } }
    }

    /// A state of the thing, not of its looks.
    static func isState(_ condition: String) -> Bool {
        let lower = condition.lowercased()
        // A placeholder stands where nothing is.
        if Condition.atoms(lower).allSatisfy({ $0.text.hasSuffix("==nil") || $0.text.hasSuffix(".isempty") }), !contains(lower, "error") { return false }
        guard !looks.contains(where: { contains(lower, $0) }) else { return false }
        return Condition.atoms(condition).contains { atom in
            if atom.text.hasSuffix(".isEmpty"), !contains(lower, "error") { return false }
            if let (subject, other) = compared(atom.text) { return isState(subject, comparedWith: other, isOrder: !contains(atom.text, "==")) }
            return isNamedState(atom.text) || states.contains { contains(atom.text.lowercased(), $0) }
        }
    }

    /// The sides of `a==b`, `a<b`, `a>=b`.
    static func compared(_ atom: String) -> (subject: String, other: String)? {
        for sign in ["==", "<=", ">=", "<", ">"] {
            guard let r = Condition.firstRange(of: sign, in: atom) else { continue }
            return (String(atom[..<r.lowerBound]), String(atom[r.upperBound...]))
        }
        return nil
    }

    /// `choice==seat` is a choice, `battery<0.2` a level; `kind==.small` says what a view is made as, unless it is called a state.
    private static func isState(_ subject: String, comparedWith other: String, isOrder: Bool) -> Bool {
        let lower = subject.lowercased()
        // `case is Zone`, `case .some(let link)`, `case text where …` ask for the kind of a value.
        if other.hasPrefix("is ") || other.hasPrefix("let") || other.hasPrefix(subject) { return false }
        if isOrder { return !measures.contains { contains(lower, $0) } && !contains(subject, "(") }
        if states.contains(where: { contains(lower, $0) }) { return true }
        guard other.utf8.first.map({ $0 != 0x2E && $0 != 0x22 && !($0 >= 0x30 && $0 <= 0x39) && $0 != 0x2D && !($0 >= 0x41 && $0 <= 0x5A) }) == true, other != "nil" else { return states.contains { contains(other.lowercased(), $0) } }
        return !measures.contains { contains(lower, $0) || contains(other.lowercased(), $0) }
    }

    /// `isTaken`, `seat.isBooked`, `plant.needsWater`, `hasConflict`, `muted`: a state by the form of its name.
    private static func isNamedState(_ atom: String) -> Bool {
        var name = atom.split(separator: ".").last.map(String.init) ?? atom
        if let bracket = name.firstIndex(of: "(") { name = String(name[..<bracket]) }
        guard !name.isEmpty, name.utf8.allSatisfy({ Condition.isNameByte($0) }) else { return false }
        for start in ["is", "was", "needs", "did"] where name.hasPrefix(start) && name.utf8.dropFirst(start.utf8.count).first.map({ $0 < 0x61 }) == true { return true }
        if name.hasPrefix("has"), name.utf8.dropFirst(3).first.map({ $0 < 0x61 }) == true { return !parts.contains { name.hasSuffix($0) } }
        return name.hasSuffix("ed") && name.utf8.count > 4
    }

    /// What a view is made of is no state of what it shows.
    private static let parts = ["Border", "Shadow", "Header", "Footer", "Icon", "Image", "Content", "Text", "Value", "Notch", "Separator", "Title", "Subtitle", "Style", "Background", "Color", "Colour", "Items", "Results", "Data"]
}
