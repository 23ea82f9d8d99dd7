import SwiftSyntax

/// Signs of a state that are no colour: views that are only there in it, shapes, weights, views of the app that are told it.
extension SwiftFileReader {
    /// Conditions of every `? :` in an expression but for colours and closures: `.font(.system(size: 12, weight: isActive ? .bold : .regular))`.
    func choices(in e: ExprSyntax) -> [String] {
        switch e.as(ExprSyntaxEnum.self) {
        case .sequenceExpr(let s):
            let elements = Array(s.elements)
            return (ternaryCondition(elements).map { [$0] } ?? []) + elements.flatMap { choices(in: $0) }
        case .tupleExpr(let t): return t.elements.flatMap { choices(in: $0.expression) }
        case .arrayExpr(let a): return a.elements.flatMap { choices(in: $0.expression) }
        case .memberAccessExpr(let m): return m.base.map { choices(in: $0) } ?? []
        case .functionCallExpr(let c):
            let isColor = c.calledExpression.as(MemberAccessExprSyntax.self).map { colorModifiers.contains($0.declName.baseName.text) } ?? false
            return choices(in: c.calledExpression) + c.arguments.filter { !isColorLabel($0.label?.text) && (!isColor || $0.label != nil) }.flatMap { choices(in: $0.expression) }
        case .unresolvedTernaryExpr(let t): return choices(in: t.thenExpression)
        default: return []
        }
    }

    /// What a modifier other than a colour shows of a state: another font, a frame, a line through the text.
    func noteSigns(of m: Modifier, _ index: Int, _ owner: Int) {
        guard !Self.unseen.contains(m.name), !m.name.hasPrefix("accessibility"), !m.name.hasPrefix("on") else { return }
        for a in m.call.arguments where !isColorLabel(a.label?.text) {
            // `buttonStyle(selected ? FlatStyle(background: .blue) : FlatStyle(background: .clear))`: one style in two colours.
            if m.name.hasSuffix("Style"), elements(a.expression).last?.is(FunctionCallExprSyntax.self) == true { continue }
            for c in choices(in: a.expression) { note(c, on: index, owner) }
        }
        if ["strikethrough", "underline", "bold", "italic"].contains(m.name), let first = m.call.arguments.first, first.label == nil { note(SwiftExpressions.text(first.expression), on: index, owner) }
    }

    /// Modifiers that change nothing of what is seen.
    private static let unseen: Set<String> = ["animation", "transition", "id", "tag", "zIndex", "help", "disabled", "allowsHitTesting", "environment", "environmentObject", "task", "sheet", "alert", "redacted", "keyboardShortcut",
                                              "matchedGeometryEffect", "navigationTitle", "focused", "contentShape", "sensoryFeedback"]

    /// `if isSelected { checkmark }`, `if isSelected { Icons.tick.padding() }`: a view by its name.
    func noteShownName(_ item: CodeBlockItemSyntax) {
        guard !conditions.isEmpty, insideDifferentiate == 0, !definitionsOnly, case .expr(let e) = item.item else { return }
        var inner = e, isView = false
        while true {
            if let call = inner.as(FunctionCallExprSyntax.self), let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
                if Self.viewModifiers.contains(access.declName.baseName.text) { isView = true }
                inner = base
            } else if let call = inner.as(FunctionCallExprSyntax.self), let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.utf8.first.map({ $0 >= 0x61 }) == true {
                // `checkmark()`: known to be a view when the whole file is read.
                madeViews.append((clean(name), screen, conditions))
                return
            } else { break }
        }
        guard inner.is(DeclReferenceExprSyntax.self) || inner.is(MemberAccessExprSyntax.self), isView || inner.id == e.id else { return }
        facts.shown[screen, default: []] += conditions
        facts.ownShown[screen, default: []] += conditions
    }

    /// Modifiers that only views have.
    private static let viewModifiers: Set<String> = ["foregroundStyle", "foregroundColor", "frame", "padding", "font", "resizable", "renderingMode", "background", "overlay", "opacity", "imageScale", "transition", "scaledToFit", "scaledToFill",
                                                     "accessibilityHidden", "accessibilityLabel"]

    /// A view of the app that is told a state may show it by more than a colour.
    func noteTold(_ call: FunctionCallExprSyntax) {
        for a in call.arguments where !isColorLabel(a.label?.text) {
            switch a.expression.as(ExprSyntaxEnum.self) {
            case .declReferenceExpr, .memberAccessExpr, .sequenceExpr, .prefixOperatorExpr:
                guard a.label != nil else { continue }
                let text = SwiftExpressions.text(a.expression).filter { $0 != "$" }
                facts.told[screen, default: []].append(text)
                if let owner = owners.last, owner >= 0 { facts.controls[owner].told.append(text) }
            default: continue
            }
        }
    }

    /// `label.text = "date"` where the label is made, `label.text = visit.date` where it is filled.
    private func markStandIns() {
        var byControl: [Int: [Int]] = [:]
        for (i, use) in facts.uses.enumerated() where use.control >= 0 && use.slot.isShown && facts.controls[use.control].isUIKit { byControl[use.control, default: []].append(i) }
        // `label.text = "info"` in the builder of a label: what people read begins with a capital.
        for i in facts.uses.indices where facts.uses[i].function < 0 && facts.uses[i].slot.isShown && facts.uses[i].control >= 0 && facts.controls[facts.uses[i].control].isUIKit {
            guard case .string(let segments, _) = facts.uses[i].value, segments.count == 1, case .text(let text) = segments[0], let first = text.first(where: { $0.isLetter }), first.isLowercase, text.split(separator: " ").count <= 3 else { continue }
            facts.uses[i].isStandIn = true
        }
        func isWritten(_ use: Use) -> Bool { if case .string = use.value { true } else { false } }
        for list in byControl.values where list.count > 1 {
            for i in list where !facts.uses[i].isStandIn && facts.uses[i].condition == nil && isWritten(facts.uses[i]) {
                facts.uses[i].isStandIn = list.contains { facts.uses[$0].function != facts.uses[i].function && facts.uses[$0].condition == nil && !isWritten(facts.uses[$0]) }
            }
        }
    }

    /// When a modifier lets a view be seen: `.renderedIf(c)`, `.hidden(c)`, `.opacity(c ? 0 : 1)`; nil where it says nothing of it.
    func shownCondition(_ m: Modifier) -> String? {
        guard let e = m.call.arguments.first?.expression, m.call.arguments.count == 1 else { return nil }
        switch m.name {
        case "opacity": return hiddenCondition(elements(e)).map { Condition.negated($0) }
        case "renderedIf", "visible", "isVisible", "showIf", "shown": return SwiftExpressions.text(e)
        case "isHidden", "hidden", "hideIf": return Condition.negated(SwiftExpressions.text(e))
        default: return nil
        }
    }

    /// `c ? 0 : 1`: not to be seen while c.
    func hiddenCondition(_ elements: [ExprSyntax]) -> String? {
        guard let at = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), let ternary = elements[at].as(UnresolvedTernaryExprSyntax.self), at + 2 == elements.count, let condition = ternaryCondition(elements) else { return nil }
        func isNothing(_ e: ExprSyntax) -> Bool { ["0", "0.0", ".zero"].contains(e.trimmedDescription) }
        if isNothing(ternary.thenExpression) { return condition }
        return isNothing(elements[at + 1]) ? Condition.negated(condition) : nil
    }

    /// A text that a modifier shows and hides is there under that condition.
    func note(shown condition: String, _ index: Int) {
        facts.controls[index].condition = condition
        for i in facts.uses.indices.reversed() {
            guard facts.uses[i].control >= index else { break }
            if facts.uses[i].control == index, facts.uses[i].slot == .visible { facts.uses[i].condition = condition }
        }
    }

    /// What a field's text, a picker's choice is bound to.
    func noteBindings(_ name: String, _ call: FunctionCallExprSyntax) {
        func bound(_ label: String) -> String? { call.arguments.first { $0.label?.text == label }.map { Condition.normalized($0.expression.trimmedDescription).filter { $0 != "$" } } }
        if swiftUIKind(name) == "textField" || name.hasSuffix("Field") || name.hasSuffix("Input"), let text = bound("text") ?? bound("value") { facts.typed[screen, default: []].insert(text) }
        if name == "Picker", let choice = bound("selection") {
            facts.chosen[screen, default: []].insert(choice)
            facts.picked[screen, default: []].insert(choice)
        }
    }

    /// A view of the app, or one of its functions, that stands somewhere.
    func kindOfUse(_ call: FunctionCallExprSyntax?, _ name: String) -> Bool {
        guard let call, call.calledExpression.is(DeclReferenceExprSyntax.self) else { return false }
        return swiftUIKind(name) == nil || name.hasSuffix("Button")
    }

    /// At the end of a file.
    func joinSigns() {
        markStandIns()
        joinStandIns()
        joinDeveloperTitles()
        for field in fields where objects[field.key] == nil {
            facts.controls.append(ControlFact(kind: "textField", name: field.name, span: field.span, screen: field.screen, isUIKit: true))
            objects[field.key] = facts.controls.count - 1
        }
        for one in madeViews where facts.functions.contains(where: { $0.name == one.name }) && viewMakers.contains(one.name) {
            facts.shown[one.screen, default: []] += one.conditions
            facts.ownShown[one.screen, default: []] += one.conditions
        }
    }
}
