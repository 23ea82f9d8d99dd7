/// Whether a text that goes with a control which is off certainly tells why: the join is generous, the role of a string is not.
enum ReasonCertainty {
    /// The alternatives of a reason with ``Alternative/isSure`` set.
    static func judged(_ list: [Alternative], of text: ControlFact?, for control: ControlFact) -> [Alternative] {
        let isControl = !control.isUIKit || control.kind != "other" || ["item", "action", "control"].contains { control.name.lowercased().hasSuffix($0) }
        guard isControl, !control.disablings.isEmpty else { return list }
        return list.map { var one = $0; one.isSure = isReason(one.condition, text, control); return one }
    }

    private static func isReason(_ condition: String?, _ text: ControlFact?, _ control: ControlFact) -> Bool {
        // Headers, and the name of a row.
        let name = text?.name.lowercased() ?? ""
        if contains(name, "header") || name.hasSuffix("textlabel") || name.hasSuffix("titlelabel") { return false }
        let disabled = control.disablings.map(\.condition)
        // The text of an empty screen.
        if text?.name == "ContentUnavailableView" { return false }
        if let condition, !condition.isEmpty {
            // Where the control stands, the text never does.
            let around = control.condition.map { Set(Condition.atoms($0)) } ?? []
            if Condition.atoms(condition).contains(where: { around.contains(Condition.Atom(text: $0.text, isTrue: !$0.isTrue)) }) { return false }
            return !isEmptyList(condition) && disabled.contains { implies(condition, $0) }
        }
        guard let text, control.isUIKit else { return false }
        // A label that is only there while the control is off, or that is called the reason.
        if text.hidden.contains(where: { h in disabled.contains { implies(Condition.negated(h), $0) } }) { return true }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return ["reason", "why", "error", "warning", "explanation", "problem", "validation"].contains { contains(last, $0) }
    }

    /// Whenever the text is there, the control is off.
    static func implies(_ shown: String, _ disabled: String) -> Bool {
        let cases = alternatives(disabled)
        return alternatives(shown).allSatisfy { s in cases.contains { d in d.allSatisfy { atom in s.contains { $0 == atom || isSameSet($0, atom) } } } }
    }

    private static func isSameSet(_ a: Condition.Atom, _ b: Condition.Atom) -> Bool {
        guard a.isTrue == b.isTrue, a.text.hasSuffix(")"), b.text.hasSuffix(")"), let x = Condition.firstRange(of: ".contains(", in: a.text), let y = Condition.firstRange(of: ".contains(", in: b.text) else { return false }
        return a.text[..<x.lowerBound] == b.text[..<y.lowerBound]
    }

    /// The text stands in for what a list does not hold.
    private static func isEmptyList(_ condition: String) -> Bool {
        Condition.atoms(condition).contains { atom in
            if (atom.isTrue && (atom.text == "isEmpty" || atom.text.hasSuffix("ount==0"))) || (!atom.isTrue && atom.text.hasSuffix("ount>0")) { return true }
            guard atom.isTrue, atom.text.hasSuffix(".isEmpty") else { return false }
            let name = atom.text.dropLast(8).split(whereSeparator: { $0 == "." || $0 == "(" || $0 == ")" || $0 == "?" }).last.map(String.init) ?? ""
            return (name.hasSuffix("s") && !name.hasSuffix("ss") && !name.hasSuffix("us")) || ["List", "Data", "Array", "Set", "Queue", "History", "Collection", "list", "data"].contains { name.hasSuffix($0) }
        }
    }

    /// A condition as alternatives, each of parts that hold together; no more than sixteen.
    private static func alternatives(_ condition: String, negated: Bool = false) -> [[Condition.Atom]] {
        let (text, isFlipped) = Condition.unwrapped(condition), isNegated = negated != isFlipped
        var parts = Condition.split(text, at: [Condition.or]), isAny = true
        if parts.count < 2 { (parts, isAny) = (Condition.split(text, at: Condition.ands), false) }
        if parts.count < 2 { return [Condition.atoms(text, negated: isNegated)] }
        let inner = parts.map { alternatives($0, negated: isNegated) }
        if isAny != isNegated { return Array(inner.joined().prefix(16)) }
        return inner.reduce([[]]) { made, next in Array(made.flatMap { start in next.map { start + $0 } }.prefix(16)) }
    }
}
