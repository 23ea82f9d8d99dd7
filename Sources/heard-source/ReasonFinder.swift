/// A use with the texts it can stand for.
struct ResolvedUse {
    var use: Use
    var alternatives: [Alternative]
}

/// Joins controls of one file with the visible text that says why they can't be used.
struct ReasonFinder {
    let facts: FileFacts
    /// Views and functions of the app that are used in menus only.
    var menuParts: Set<String> = []

    /// Reasons as further uses (slot `reason`), and what is known of waits.
    func join(_ uses: [ResolvedUse]) -> [ResolvedUse] {
        var out: [ResolvedUse] = []
        var byControl: [Int: [Int]] = [:]
        for (i, u) in uses.enumerated() where u.use.control >= 0 { byControl[u.use.control, default: []].append(i) }

        for index in facts.controls.indices {
            leaveOut(index)
            let control = facts.controls[index]
            let isField = control.kind == "textField"
            guard !control.disablings.isEmpty || isField, control.kind != "text", control.kind != "image", control.kind != "chart", control.kind != "progress" else { continue }
            let disabled = control.disablings.map(\.condition)
            var found: [ResolvedUse] = []
            for u in uses where u.use.slot == .visible && u.use.screen == control.screen && !u.use.isInsideControl && u.use.control != index {
                let text = u.use.control >= 0 ? facts.controls[u.use.control] : nil
                // Titles of bars, alerts and menus stand beside nothing.
                guard text?.isOption != true, text?.kind == "text" || text?.name == "ContentUnavailableView" || (control.isUIKit && text?.kind == "other") else { continue }
                var matching = u.alternatives.filter { a in [a.condition, u.use.condition].contains { $0.map { c in disabled.contains { Condition.agree(disabled: $0, shown: c) } } ?? false } }
                if matching.isEmpty, control.isUIKit, let text, text.isUIKit, belongs(text, to: control, disabled) { matching = u.alternatives }
                if matching.isEmpty, isField, !control.isUIKit, follows(u.use, control), u.alternatives.contains(where: { isErrorCondition($0.condition) }) {
                    matching = u.alternatives.filter { isErrorCondition($0.condition) }
                }
                // Shown in more states than this one: it may say why, or something else.
                if matching.isEmpty, text?.kind == "text", u.alternatives.contains(where: { a in [a.condition, u.use.condition].contains { $0.map { c in disabled.contains { Condition.overlap(disabled: $0, shown: c) } } ?? false } }) { facts.controls[index].hasNeighbourText = true }
                if !matching.isEmpty {
                    var copy = u.use
                    copy.slot = .reason
                    copy.control = index
                    copy.font = u.use.font ?? text?.font
                    copy.isApart = !control.isUIKit && text?.isUIKit == false && !isNear(u.use, control) && u.use.footer.map { isInside(control, $0) } != true
                    found.append(ResolvedUse(use: copy, alternatives: ReasonCertainty.judged(matching, of: text, for: control)))
                }
            }
            // Another title, or an indicator, while the control can't be used.
            for i in byControl[index] ?? [] where uses[i].use.slot == .title {
                guard uses[i].alternatives.contains(where: { a in (a.condition ?? uses[i].use.condition).map { c in c != control.condition && disabled.contains { Condition.agree(disabled: $0, shown: c) } } ?? false }) else { continue }
                facts.controls[index].showsProgress = true
                facts.controls[index].isRetitled = true
            }
            // `setTitle(kind.title)` beside `isEnabled = kind != .done`, `Text(title(sending: isSending))`.
            if (byControl[index] ?? []).contains(where: { i in uses[i].use.slot == .title && disabled.contains { Self.isAbout($0, uses[i].use.value) } }) {
                facts.controls[index].showsProgress = true
                facts.controls[index].isRetitled = true
            }
            if !control.showsProgress, facts.controls.contains(where: { p in p.kind == "progress" && p.screen == control.screen && ((p.condition.map { [$0] } ?? []) + p.hidden.map { Condition.negated($0) }).contains { c in disabled.contains { Condition.agree(disabled: $0, shown: c) } } }) {
                facts.controls[index].showsProgress = true
            }
            if let waits = facts.waits[control.screen], waits.contains(where: { c in disabled.contains { Condition.agree(disabled: $0, shown: c) } }) { facts.controls[index].showsProgress = true }
            if control.told.contains(where: { c in disabled.contains { Condition.overlap(disabled: $0, shown: c) || Condition.isSame($0, Condition.negated(c)) } }) { facts.controls[index].isRetitled = true }
            if found.isEmpty, !control.isUIKit, uses.contains(where: { $0.use.slot == .visible && $0.use.screen == control.screen && $0.use.condition == control.condition && isNext($0.use, control) && !$0.use.isInsideControl && $0.use.control >= 0 && facts.controls[$0.use.control].kind == "text" }) {
                facts.controls[index].hasNeighbourText = true
            }
            if found.isEmpty, !control.isUIKit {
                // A text in the footer of the section, and a view of the app that comes with the state: both may say why.
                if uses.contains(where: { u in u.use.slot == .visible && u.use.footer.map { isInside(control, $0) } == true && (u.use.condition == nil || u.use.condition == control.condition) }) { facts.controls[index].hasNeighbourText = true }
                if let shown = facts.ownShown[control.screen], shown.contains(where: { s in disabled.contains { Condition.overlap(disabled: $0, shown: s) } }) { facts.controls[index].hasNeighbourText = true }
            }
            let bindings = Set(facts.controls.lazy.filter { $0.screen == control.screen && $0.kind == "toggle" }.compactMap(\.binding))
            if !menuParts.isEmpty, control.maker.map(menuParts.contains) == true || control.screen.split(separator: ".").last.map({ menuParts.contains(String($0)) }) == true { facts.controls[index].isInMenu = true }
            facts.controls[index].isGoverned = isGovernedByChoice(control, disabled) || isOneOfTwo(index, disabled) || !bindings.isEmpty && !disabled.isEmpty && disabled.allSatisfy { d in Condition.atoms(d).allSatisfy { bindings.contains($0.text) } }
            out += found
        }
        return out
    }

    /// What is not to be seen while it is off, or is never off where it stands, needs no reason.
    private func leaveOut(_ index: Int) {
        let control = facts.controls[index]
        guard !control.disablings.isEmpty else { return }
        facts.controls[index].disablings.removeAll { d in
            control.hidden.contains { Condition.isSame($0, d.condition) } || control.condition.map { $0 != d.condition && Condition.isNever(d.condition, around: $0) } == true
        }
    }

    /// Of two controls one is always off: the tabs of a view, start and stop.
    private func isOneOfTwo(_ index: Int, _ disabled: [String]) -> Bool {
        guard disabled.count == 1, let own = disabled.first, own != "true" else { return false }
        let other = Condition.negated(own)
        return facts.controls.indices.contains { i in
            i != index && facts.controls[i].screen == facts.controls[index].screen && facts.controls[i].disablings.contains { Condition.isSame($0.condition, other) }
        }
    }

    /// The text is asked for by what the condition asks.
    static func isAbout(_ condition: String, _ value: Expression) -> Bool {
        switch value {
        case .localizing(let inner, _, _), .lookup(let inner, _, _, _), .verbatim(let inner): return isAbout(condition, inner)
        case .name(let path, let arguments, _, _):
            let atoms = Condition.atoms(condition)
            if path.count > 1, case let owner = path.dropLast().joined(separator: "."), atoms.contains(where: { ColorStates.compared($0.text)?.subject == owner }) { return true }
            return (arguments ?? []).contains { argument in
                guard case .name(let path, nil, _, _) = argument.value else { return false }
                let name = path.joined(separator: ".")
                return atoms.contains { $0.text == name || ColorStates.compared($0.text)?.subject == name }
            }
        default: return false
        }
    }

    /// `option == .none`, where buttons or a picker of the same screen set the option.
    private func isGovernedByChoice(_ control: ControlFact, _ disabled: [String]) -> Bool {
        guard !control.isUIKit, !disabled.isEmpty else { return false }
        let chosen = facts.chosen[control.screen] ?? [], picked = facts.picked[control.screen] ?? []
        // `option == one ? "largecircle.fill.circle" : "circle"`: the button of one option.
        func isOption(_ subject: String) -> Bool {
            facts.controls.contains { c in
                c.screen == control.screen && c.signals.contains { s in Condition.atoms(s).contains { ColorStates.compared($0.text).map { $0.subject == subject && !$0.other.hasPrefix(".") } ?? false } }
            }
        }
        return disabled.allSatisfy { d in
            Condition.atoms(d).allSatisfy { atom in ColorStates.compared(atom.text).map { ($0.other.hasPrefix(".") || picked.contains($0.subject) && $0.other.allSatisfy(\.isNumber)) && (chosen.contains($0.subject) || isOption($0.subject)) } ?? false }
        }
    }

    private func isErrorCondition(_ c: String?) -> Bool {
        guard let lower = c?.lowercased() else { return false }
        if contains(lower, "error") || contains(lower, "invalid") || contains(lower, "problem") { return true }
        return Condition.atoms(lower).contains { contains($0.text, "valid") && !$0.isTrue }
    }

    /// Where a use stands in a statement list, looking upwards through the lists around it.
    private func order(of use: Use, in block: Int) -> Int? {
        var id = use.block, order = use.order
        for _ in 0..<64 {
            if id == block { return order }
            guard let parent = facts.blockParents[id] else { return nil }
            (id, order) = parent
        }
        return nil
    }

    /// The statements in which text and control stand follow each other, in the innermost list that has both.
    private func isNear(_ use: Use, _ control: ControlFact) -> Bool {
        guard use.maker == control.maker else { return false }
        var id = control.block, order = control.order
        for _ in 0..<64 {
            if let other = self.order(of: use, in: id) { return abs(other - order) <= 1 }
            guard let parent = facts.blockParents[id] else { return false }
            (id, order) = parent
        }
        return false
    }

    /// The control stands in a statement, or in one of the lists inside of it.
    private func isInside(_ control: ControlFact, _ place: (block: Int, order: Int)) -> Bool {
        var id = control.block, order = control.order
        for _ in 0..<64 {
            if id == place.block { return order == place.order }
            guard let parent = facts.blockParents[id] else { return false }
            (id, order) = parent
        }
        return false
    }

    private func follows(_ use: Use, _ control: ControlFact) -> Bool {
        guard let o = order(of: use, in: control.block) else { return false }
        return o == control.order + 1
    }

    private func isNext(_ use: Use, _ control: ControlFact) -> Bool { use.block == control.block && use.order == control.order + 1 }

    private static let reasonWords = ["reason", "why", "error", "hint", "message", "info", "warning", "explanation", "notice", "status", "help", "note", "problem", "validation"]

    /// A UIKit label that goes with a control: shown when the control is off, or named after it.
    private func belongs(_ text: ControlFact, to control: ControlFact, _ disabled: [String]) -> Bool {
        guard text.screen == control.screen else { return false }
        if text.hidden.contains(where: { h in disabled.contains { Condition.agree(disabled: $0, shown: Condition.negated(h)) } }) { return true }
        let name = text.name.lowercased()
        let words = control.kind == "textField" ? ["error", "invalid", "validation", "problem", "warning", "reason"] : Self.reasonWords
        guard words.contains(where: { contains(name, $0) }) else { return false }
        var stem = (control.name.split(separator: ".").last.map(String.init) ?? control.name).lowercased()
        for ending in ["barbuttonitem", "button", "btn", "textfield", "field", "switch", "toggle", "item"] where stem.hasSuffix(ending) && stem.utf8.count > ending.utf8.count {
            stem = String(stem.dropLast(ending.utf8.count))
            break
        }
        if stem.utf8.count >= 3, contains(name, stem) { return true }
        // `reasonLabel` beside the only control that is ever off.
        if control.kind == "button", Self.reasonWords.prefix(2).contains(where: { name.hasPrefix($0) || name.hasPrefix("disabled" + $0) }) {
            return facts.controls.filter { $0.screen == control.screen && !$0.disablings.isEmpty && $0.kind == "button" }.count == 1
        }
        return false
    }
}
