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
        if let type = control.screen.split(separator: ".").last, type.hasSuffix("Style") || type.hasSuffix("Modifier") { return [] }
        let signs = signs(on: control.screen)
        return control.colors.indices.filter { k in
            let condition = control.colors[k].condition
            // UIKit gives the trait to what is selected by its own property.
            if control.isUIKit, ["selected", "highlighted", "isSelected", "isHighlighted"].contains(condition) || condition.hasSuffix(".isSelected") || condition.hasSuffix(".selected") { return false }
            // The background of a whole screen is nobody's state.
            if control.isUIKit, control.kind != "cell", control.colors[k].api == "backgroundColor", ["view", "contentView"].contains(control.name) || control.name == control.screen.split(separator: ".").last.map(String.init) { return false }
            guard condition != "chart", Self.isState(condition), !isMarked(condition, control.screen), !isMessage(condition, index) else { return false }
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
        }
        for u in uses where u.use.screen == screen {
            for a in u.alternatives { if let c = a.condition { add(c) } }
            if let c = u.use.condition { add(c) }
        }
        facts.shown[screen]?.forEach(add)
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

    /// What is chosen has a check mark, or the focus of VoiceOver goes with it.
    private func isMarked(_ condition: String, _ screen: String) -> Bool {
        let lower = condition.lowercased()
        guard ["select", "check", "chosen", "picked", "done", "complete", "current"].contains(where: { contains(lower, $0) }) else { return false }
        return facts.checks.contains(screen) || Prefilter.has(facts.bytes, "accessibilityFocused(")
    }

    private static let states = ["select", "chosen", "current", "checked", "ison", "isactive", "valid", "error", "fail", "paid", "overdue", "available", "isopen", "complete", "done", "favor", "unread",
                                 "online", "warning", "exceed", "correct", "wrong", "success", "required", "status", "picked", "expired", "critical", "enough", "low", "late", "missing", "overbudget", "negative", "positive"]
    private static let looks = ["colorscheme", "dark", "press", "hover", "focus", "enabled", "disabled", "pad", "contrast", "transparen", "animat", "loading", "preview", "theme", "index", "sizeclass", "scroll",
                                "keyboard", "first", "last", "editing", "#available", "drag", "highlight", "follow", "allow", "background", "fullscreen", "onhome", "landscape", "portrait", "compact", "placeholder", "expanded", "collapsed", "hidden", "embedded", "rounded", "centered", "inset", "presented", "inverted", "outlined", "filled", "bordered", "elevated", "tinted", "colored", "themed", "custom", "screen", "inline", "#unavailable", "style", "subtitle"]

    /// A state of the thing, not of its looks.
    static func isState(_ condition: String) -> Bool {
        let lower = condition.lowercased()
        // What is compared with a number is a number, and shown as one.
        if condition.utf8.contains(where: { $0 == 0x3C || $0 == 0x3E }) { return false }
        // A placeholder stands where nothing is.
        if Condition.atoms(lower).allSatisfy({ $0.text.hasSuffix("==nil") || $0.text.hasSuffix(".isempty") }), !contains(lower, "error") { return false }
        guard !looks.contains(where: { contains(lower, $0) }) else { return false }
        return states.contains { contains(lower, $0) } || Condition.atoms(condition).contains { isAdjective($0.text) }
    }

    /// `isTaken`, `seat.isBooked`, `hasConflict`, `isInStock`: a state by the form of its name.
    private static func isAdjective(_ atom: String) -> Bool {
        let name = atom.split(separator: ".").last.map(String.init) ?? atom
        guard name.utf8.allSatisfy({ Condition.isNameByte($0) }) else { return false }
        if name.hasPrefix("has"), name.utf8.dropFirst(3).first.map({ $0 < 0x61 }) == true { return !parts.contains { name.hasSuffix($0) } }
        guard name.hasPrefix("is"), name.utf8.dropFirst(2).first.map({ $0 < 0x61 }) == true else { return false }
        return name.hasSuffix("ed") || name.hasSuffix("en") || name.hasPrefix("isIn")
    }

    /// What a view is made of is no state of what it shows.
    private static let parts = ["Border", "Shadow", "Header", "Footer", "Icon", "Image", "Content", "Text", "Value", "Notch", "Separator", "Title", "Subtitle", "Style", "Background", "Color", "Colour", "Items", "Results", "Data"]
}
