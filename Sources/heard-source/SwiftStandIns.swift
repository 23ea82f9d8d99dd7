import SwiftSyntax

/// Texts that nobody reads: the words under a skeleton, what is drawn without colour, what only keeps a place.
extension SwiftFileReader {
    /// Whether a modifier leaves nothing to read of a view: always, in a state only (false), or not (nil).
    func covers(_ m: Modifier) -> Bool? {
        let first = m.call.arguments.first?.expression.trimmedDescription
        switch m.name {
        case "hidden": return first == nil ? true : nil
        case "opacity": return ["0", "0.0", ".zero"].contains(first) ? true : nil
        case "redacted": return first == nil || first == ".placeholder" || first == "true"
        case "if", "modifier", "conditional", "applyIf", "when":
            let told = m.call.arguments.trimmedDescription + (m.call.trailingClosure?.trimmedDescription ?? "")
            return ["redacted(", "himmer", "keleton"].contains { contains(told, $0) } ? false : nil
        default: return saysSkeleton(m.name) && m.name != "unredacted" ? first == nil || first == "true" : nil
        }
    }

    func saysSkeleton(_ name: String) -> Bool {
        if let known = skeletonNames[name] { return known }
        let found = Self.isSkeleton(name)
        skeletonNames[name] = found
        return found
    }

    private static func isSkeleton(_ name: String) -> Bool {
        guard contains(name, "keleton") || contains(name, "himmer") || contains(name, "edacted") else { return false }
        return !Set(words(name)).isDisjoint(with: ["skeleton", "skeletons", "shimmer", "shimmering", "shimmered", "redacted"])
    }

    /// `body` is covered as a whole, or `row(nil).redacted()` covers what a function makes.
    func noteCovered(_ modifiers: [Modifier], _ root: ExprSyntax, isWhole: Bool) {
        let found = modifiers.compactMap { covers($0) }
        guard !found.isEmpty else { return }
        if isWhole, found.contains(true), closureDepth == 0, conditions.isEmpty, functionNames.last == "body" { coveredScreens.insert(screen) }
        let called = root.as(FunctionCallExprSyntax.self)?.calledExpression ?? root
        if let name = converter.path(called)?.last, name.utf8.first.map({ $0 >= 0x61 }) == true { coveredMakers.insert(screen + "/" + name) }
    }

    /// What the views around a text make of it.
    func judge(_ use: inout Use) {
        guard use.slot.isShown else { return }
        // What is typed into a field for the user is no text of the app.
        if use.api == "text", use.control >= 0, facts.controls[use.control].isUIKit, facts.controls[use.control].kind == "textField" { use.isStandIn = true }
        if isUnderDebugMark(use.span.start) { use.isDeclaration = true }
        use.maker = functionNames.last
        let drawing = ownDrawing ?? drawings.last
        // Lists set the text under a section in footnote.
        use.font = drawing?.font ?? (use.footer == nil ? nil : "footnote")
        if drawing?.isCovered == true || placeholders > 0 || functionNames.contains(where: saysSkeleton) || types.contains(where: saysSkeleton) { use.isStandIn = true } else if drawing?.mayBeCovered == true { use.standIns.formUnion(fallbacks(use.value)) }
    }

    /// `coin?.name ?? "COIN NAME"`: texts that stand in for what is not known yet.
    func fallbacks(_ value: Expression) -> [String] {
        switch value {
        case .localizing(let inner, _, _), .lookup(let inner, _, _, _), .verbatim(let inner): return fallbacks(inner)
        case .choice(let list):
            let written = list.compactMap { one -> String? in if case .string(let parts, _) = one.value, parts.count == 1, case .text(let text) = parts[0] { text } else { nil } }
            return written.count < list.count ? written : []
        default: return []
        }
    }

    /// `text == "DELETE"`: the word that has to be typed is part of the code. Also in bodies that are not parsed.
    private func compared() -> [(subject: String, text: String)] {
        let bytes = facts.bytes
        guard Prefilter.has(bytes, "= \"") else { return [] }
        var found: [(subject: String, text: String)] = [], i = 1
        while i + 3 < bytes.count {
            guard bytes[i] == 0x3D, bytes[i - 1] == 0x3D || bytes[i - 1] == 0x21, bytes[i + 1] == 0x20, bytes[i + 2] == 0x22 else { i += 1; continue }
            let text = bytes[(i + 3)...].prefix { $0 != 0x22 && $0 != 0x0A }
            var end = i - 1
            while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
            var start = end
            while start > 0, Condition.isNameByte(bytes[start - 1]) || [0x2E, 0x3F, 0x21, 0x28, 0x29].contains(bytes[start - 1]) { start -= 1 }
            if text.count > 1 { found.append((Condition.normalized(String(decoding: bytes[start..<end], as: UTF8.self)), String(decoding: text, as: UTF8.self))) }
            i += 3
        }
        return found
    }

    /// `static var placeholder: some View`: what stands there until the content comes.
    func isPlaceholder(_ n: AccessorBlockSyntax) -> Bool {
        guard let binding = n.parent?.as(PatternBindingSyntax.self), binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "placeholder" else { return false }
        return binding.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.text == "static" } == true
    }

    /// What developers look at in the canvas is called so; so is what users see before they choose.
    static func isPreview(_ name: String) -> Bool { name.hasSuffix("Preview") || name.hasSuffix("Previews") }

    /// At the end of a file.
    func joinStandIns() {
        let compared = compared(), typed = compared.isEmpty ? [] : facts.typed.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        let words = Set(compared.lazy.filter { subject, _ in ["?.text", ".text", ".text!", ".stringValue"].contains { subject.hasSuffix($0) } || typed.contains { subject == $0 || subject.hasPrefix($0 + ".") } }.map(\.text))
        for i in facts.uses.indices where facts.uses[i].slot.isShown {
            if coveredScreens.contains(facts.uses[i].screen) { facts.uses[i].isStandIn = true; continue }
            if let maker = facts.uses[i].maker, coveredMakers.contains(facts.uses[i].screen + "/" + maker) { facts.uses[i].standIns.formUnion(fallbacks(facts.uses[i].value)) }
            if !words.isEmpty { facts.uses[i].standIns.formUnion(words) }
        }
    }
}
