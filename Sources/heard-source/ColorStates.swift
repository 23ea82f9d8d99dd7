/// Which colours that a state chooses are the only sign of it.
struct ColorStates {
    let facts: FileFacts
    let uses: [ResolvedUse]

    /// For a control, the indices of its colours that nothing else on the same screen goes with.
    func only(_ index: Int) -> [Int] {
        let control = facts.controls[index]
        guard !control.colors.isEmpty else { return [] }
        if control.kind == "chart" {
            return control.signals.contains("chart") ? [] : control.colors.indices.filter { control.colors[$0].condition == "chart" }.prefix(1).map { $0 }
        }
        // A style gets its state from the view that it is put on.
        if let type = control.screen.split(separator: ".").last, type.hasSuffix("Style") || type.hasSuffix("Modifier") { return [] }
        var shown: Set<String> = []
        for c in facts.controls where c.screen == control.screen {
            for s in c.signals { shown.formUnion(Condition.atoms(s).map(\.text)) }
        }
        for u in uses where u.use.screen == control.screen {
            for a in u.alternatives { if let c = a.condition { shown.formUnion(Condition.atoms(c).map(\.text)) } }
            if let c = u.use.condition { shown.formUnion(Condition.atoms(c).map(\.text)) }
        }
        return control.colors.indices.filter { k in
            let condition = control.colors[k].condition
            // UIKit gives the trait to what is selected by its own property.
            if control.isUIKit, ["selected", "highlighted", "isSelected", "isHighlighted"].contains(condition) || condition.hasSuffix(".isSelected") || condition.hasSuffix(".selected") { return false }
            return condition != "chart" && Self.isState(condition) && !Condition.atoms(condition).contains { shown.contains($0.text) }
        }
    }

    private static let states = ["select", "chosen", "current", "checked", "ison", "isactive", "valid", "error", "fail", "paid", "overdue", "available", "isopen", "complete", "done", "favor", "unread",
                                 "online", "warning", "exceed", "correct", "wrong", "success", "required", "status", "picked", "expired", "critical", "enough", "low", "late", "missing", "overbudget", "negative", "positive"]
    private static let looks = ["colorscheme", "dark", "press", "hover", "focus", "enabled", "disabled", "pad", "contrast", "transparen", "animat", "loading", "preview", "theme", "index", "sizeclass", "scroll",
                                "keyboard", "first", "last", "editing", "#available", "drag", "highlight", "follow", "allow"]

    /// A state of the thing, not of its looks.
    static func isState(_ condition: String) -> Bool {
        let lower = condition.lowercased()
        return states.contains { contains(lower, $0) } && !looks.contains { contains(lower, $0) }
    }
}
