/// Conditions are compared as written, by their parts: `!isReady && name.isEmpty` is `isReady` (false) and `name.isEmpty` (true).
enum Condition {
    struct Atom: Hashable {
        var text: String
        var isTrue: Bool
    }

    /// White space out, `self.` out.
    static func normalized(_ text: String) -> String {
        var out = ""
        var previousWasSpace = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace { previousWasSpace = true; continue }
            if previousWasSpace, let last = out.unicodeScalars.last, isWord(last), isWord(scalar) { out += " " }
            previousWasSpace = false
            out.unicodeScalars.append(scalar)
        }
        return replace(replace(out, "self.", ""), "self->", "")
    }

    static func isWord(_ s: Unicode.Scalar) -> Bool { s.properties.isAlphabetic || s == "_" || (s.value >= 0x30 && s.value <= 0x39) }

    static func replace(_ text: String, _ what: String, _ with: String) -> String {
        guard !what.isEmpty, text.utf8.count >= what.utf8.count else { return text }
        let bytes = Array(text.utf8), pattern = Array(what.utf8), new = Array(with.utf8)
        var out: [UInt8] = [], i = 0
        while i < bytes.count {
            if i + pattern.count <= bytes.count, bytes[i] == pattern[0], bytes[i..<(i + pattern.count)].elementsEqual(pattern),
               i == 0 || !(isNameByte(bytes[i - 1]) && isNameByte(pattern[0])) {
                out += new
                i += pattern.count
            } else {
                out.append(bytes[i])
                i += 1
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    static func isNameByte(_ b: UInt8) -> Bool { b == 0x5F || (b >= 0x30 && b <= 0x39) || (b | 0x20 >= 0x61 && b | 0x20 <= 0x7A) || b >= 0x80 }

    /// The parts of a condition with what they have to be.
    static func atoms(_ condition: String, negated: Bool = false) -> [Atom] {
        let (bare, isFlipped) = unwrapped(condition), negated = negated != isFlipped
        var text = bare
        let parts = split(text)
        if parts.count > 1 { return parts.flatMap { atoms($0, negated: negated) } }
        var isTrue = !negated
        while text.hasPrefix("!") { text.removeFirst(); isTrue.toggle() }
        if text.hasPrefix("let ") || text.hasPrefix("var ") {
            text = String(text.dropFirst(4))
            if let equals = text.firstIndex(of: "=") { text = String(text[text.index(after: equals)...]) }
            return [Atom(text: text + "==nil", isTrue: !isTrue)]
        }
        for (suffix, flips) in [("==false", true), ("==true", false), ("==NO", true), ("==YES", false)] where text.hasSuffix(suffix) {
            text = String(text.dropLast(suffix.utf8.count))
            if flips { isTrue.toggle() }
        }
        for (from, to) in [(".count==0", ".isEmpty"), (".length==0", ".isEmpty")] where text.hasSuffix(from) { text = String(text.dropLast(from.utf8.count)) + to }
        for from in [".count>0", ".count!=0", ".length>0"] where text.hasSuffix(from) { text = String(text.dropLast(from.utf8.count)) + ".isEmpty"; isTrue.toggle() }
        if let r = firstRange(of: "!=", in: text) {
            text = String(text[..<r.lowerBound]) + "==" + String(text[r.upperBound...])
            isTrue.toggle()
            for (suffix, flips) in [("==false", true), ("==true", false)] where text.hasSuffix(suffix) {
                text = String(text.dropLast(suffix.utf8.count))
                if flips { isTrue.toggle() }
            }
        }
        text = replace(text, "?.", ".")
        while text.hasPrefix("("), text.hasSuffix(")"), closesAtEnd(text) { text = String(text.dropFirst().dropLast()) }
        return [Atom(text: text, isTrue: isTrue)]
    }

    static func firstRange(of what: String, in text: String) -> Range<String.Index>? {
        let pattern = Array(what.utf8)
        var i = text.utf8.startIndex
        while i < text.utf8.endIndex {
            if text.utf8[i...].starts(with: pattern) { return i..<text.utf8.index(i, offsetBy: pattern.count) }
            i = text.utf8.index(after: i)
        }
        return nil
    }

    private static func closesAtEnd(_ text: String) -> Bool {
        var depth = 0, left = text.utf8.count
        for b in text.utf8 {
            left -= 1
            if b == 0x28 { depth += 1 } else if b == 0x29 { depth -= 1; if depth == 0, left > 0 { return false } }
        }
        return true
    }

    /// A condition without the brackets around all of it, and whether it is negated: `!(a)`, `((a))`.
    static func unwrapped(_ condition: String) -> (text: String, isNegated: Bool) {
        var text = normalized(condition), isNegated = false
        while text.hasSuffix(")") {
            if text.hasPrefix("!("), closesAtEnd(String(text.dropFirst())) { text = String(text.dropFirst(2).dropLast()); isNegated.toggle() }
            else if text.hasPrefix("("), closesAtEnd(text) { text = String(text.dropFirst().dropLast()) } else { break }
        }
        return (text, isNegated)
    }

    static let or: [UInt8] = [0x7C, 0x7C]
    /// `&&` and the comma of an `if`.
    static let ands: [[UInt8]] = [[0x26, 0x26], [0x2C]]

    /// Splits at `&&`, `||` and `,`, or at some of them, outside of brackets.
    static func split(_ text: String, at marks: [[UInt8]] = ands + [or]) -> [String] {
        var parts: [String] = [], current: [UInt8] = [], depth = 0
        let b = Array(text.utf8)
        var i = 0
        while i < b.count {
            if b[i] == 0x28 || b[i] == 0x5B || b[i] == 0x7B { depth += 1 } else if b[i] == 0x29 || b[i] == 0x5D || b[i] == 0x7D { depth -= 1 }
            if depth == 0, let mark = marks.first(where: { b[i] == $0[0] && b[i...].starts(with: $0) }) {
                parts.append(String(decoding: current, as: UTF8.self))
                current = []
                i += mark.count
                continue
            }
            current.append(b[i])
            i += 1
        }
        parts.append(String(decoding: current, as: UTF8.self))
        return parts.filter { !$0.isEmpty }
    }

    /// One of several parts is enough: `a || b`, `!(a && b)`.
    static func isEither(_ condition: String) -> Bool {
        let (text, isNegated) = unwrapped(condition)
        guard split(text).count > 1 else { return false }
        return (firstRange(of: "||", in: text) != nil) != isNegated && !(firstRange(of: "||", in: text) != nil && firstRange(of: "&&", in: text) != nil)
    }

    /// The same parts with the same truth.
    static func isSame(_ a: String, _ b: String) -> Bool { Set(atoms(a)) == Set(atoms(b)) }

    /// What is off under `disabled` never is where `around` holds: `status != .connected` in the branch `status == .connected`.
    static func isNever(_ disabled: String, around: String) -> Bool {
        let a = atoms(disabled)
        guard a.count == 1, let only = a.first, !isEither(around) else { return false }
        return atoms(around).contains { $0.text == only.text && $0.isTrue != only.isTrue }
    }

    /// Text shown under `shown` is there in some state in which `disabled` holds.
    static func overlap(disabled: String, shown: String) -> Bool {
        let a = Set(atoms(disabled))
        return agree(disabled: disabled, shown: shown) || atoms(shown).contains { a.contains($0) }
    }

    /// True when text shown under `shown` can be the reason for what is disabled under `disabled`: they share a part that has the same truth. Text that is shown
    /// in several states is no reason unless all of them switch the control off.
    static func agree(disabled: String, shown: String) -> Bool {
        let a = Set(atoms(disabled).flatMap { [$0] + (caseForm($0).map { [$0] } ?? []) }), b = atoms(shown).map { bareCase($0) }
        if b.count > 1, isEither(shown) ? b.allSatisfy({ a.contains($0) }) : b.contains(where: { a.contains($0) }) { return true }
        if b.count == 1, a.contains(b[0]) { return true }
        // `set.contains(one)` and `set.contains(.other)` ask the same set.
        let asked = Set(a.compactMap { membership($0) })
        return !asked.isEmpty && b.contains { membership($0).map { asked.contains($0) } ?? false }
    }

    /// `state.isLocked` asks for the case `.locked` of the state.
    private static func caseForm(_ atom: Atom) -> Atom? {
        guard let dot = atom.text.lastIndex(of: "."), dot > atom.text.startIndex else { return nil }
        let name = atom.text[atom.text.index(after: dot)...]
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase, name.utf8.allSatisfy({ isNameByte($0) }) else { return nil }
        return Atom(text: atom.text[..<dot] + "==." + first.lowercased() + name.dropFirst(3), isTrue: atom.isTrue)
    }

    /// `state==.locked(let date)` is the case without what it carries.
    private static func bareCase(_ atom: Atom) -> Atom {
        guard atom.text.hasSuffix(")"), let equals = firstRange(of: "==.", in: atom.text), let bracket = atom.text[equals.upperBound...].firstIndex(of: "(") else { return atom }
        return Atom(text: String(atom.text[..<bracket]), isTrue: atom.isTrue)
    }

    private static func membership(_ atom: Atom) -> Atom? {
        guard atom.text.hasSuffix(")"), let r = firstRange(of: ".contains(", in: atom.text) else { return nil }
        return Atom(text: String(atom.text[..<r.upperBound]), isTrue: atom.isTrue)
    }

    static func negated(_ condition: String) -> String {
        let text = normalized(condition)
        if text.hasPrefix("!"), !text.dropFirst().utf8.contains(where: { $0 == 0x26 || $0 == 0x7C || $0 == 0x20 }) { return String(text.dropFirst()) }
        return text.utf8.allSatisfy { isNameByte($0) || $0 == 0x2E || $0 == 0x28 || $0 == 0x29 } ? "!" + text : "!(" + text + ")"
    }

    /// A path of names stands in an expression.
    static func names(_ text: String, _ path: String) -> Bool {
        guard !path.isEmpty else { return false }
        var rest = Substring(text)
        while let r = firstRange(of: path, in: String(rest)) {
            let whole = String(rest)
            let before = r.lowerBound > whole.startIndex ? whole.utf8[whole.utf8.index(before: r.lowerBound)] : 0x20
            let after = r.upperBound < whole.endIndex ? whole.utf8[r.upperBound] : 0x20
            if !isNameByte(before), !isNameByte(after) { return true }
            rest = Substring(whole[r.upperBound...])
        }
        return false
    }
}
